//! How people say it: words, announcements, understanding, messages. Pure.

pub mod letters;
pub mod speech;
pub mod word;

pub use letters::Letters;
pub use speech::{Part, Segment};
pub use word::Word;
