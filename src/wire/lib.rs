//! What the program and its helpers say to each other: plain data, without a file, a thread or a clock.
//!
//! One module for each helper holds the messages of both directions. Beside them stand the few things that the desk
//! names as well: how a device is doing, which utterance is meant, what a voice is to say, which sound of a game is to
//! be kept or heard.

pub mod braille;
mod display_refusal;
mod health;
pub mod listening;
pub mod plain_text;
pub mod recording;
pub mod scoring;
mod segment;
pub mod speech;
mod tape;
mod utterance;

pub use display_refusal::DisplayRefusal;
pub use health::Health;
pub use segment::{Part, Segment};
pub use tape::{ClipRefusal, ClipSound, Extent, KeepId, KeptSound, TapeHealth, TapeHears};
pub use utterance::UtteranceId;

/// Samples per second of the sound between the program and its helpers, one channel.
pub const RATE: u32 = 16_000;
