//! Words: what is understood, what is said, and how it sounds.

mod listening;
mod messages;
mod phonemes;
mod placement;
mod texts;
