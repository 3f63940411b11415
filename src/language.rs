//! How people say it: words, announcements, understanding, messages. Pure.

pub mod speech;

pub use speech::{Part, Segment};
