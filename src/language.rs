//! How people say it: words, announcements, understanding, messages. Pure.

pub mod letters;
pub mod sight;
pub mod speech;
pub mod understand;
pub mod word;

pub use letters::Letters;
pub use sight::Sight;
pub use speech::{Part, Segment};
pub use understand::{Answer, Decision, Reader, Understanding, Vocabulary, answer, answer_origin, understand};
pub use word::Word;
