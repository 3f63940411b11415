//! Words: what is understood, and what is taught.

mod phrases;
mod sentences;
mod taught_words;
