//! Whisper as a judge: how likely given words are for a piece of speech.
//!
//! The net is that of Radford et al., "Robust Speech Recognition via Large-Scale Weak Supervision" (2022). It is never
//! asked what was said: whoever uses it hands in the tokens that may come next, and gets how likely each is among all.
//!
//! * [`weights`] – the file the net is read from;
//! * [`convert`] – that file out of the published one;
//! * [`mel`] – what the net hears of the sound;
//! * [`encoder`] – the sound as a row of vectors;
//! * [`decoder`] – what may come next, token by token;
//! * [`search`] – which of many phrases are the likeliest;
//! * [`tokens`] – words as tokens;
//! * [`head`] – in the place of the decoder of a small net: which piece of which word is heard when;
//! * [`cutting`] – which phrases are the likeliest, by that.
//!
//! Sound is mono, 16 kHz, 32 bits floating, 1.0 at full scale. Matrices have a row for each place in time.

mod arithmetic;
pub mod convert;
pub mod cutting;
pub mod decoder;
pub mod encoder;
pub mod head;
mod layers;
mod matrix;
pub mod mel;
pub mod search;
pub mod tokens;
pub mod weights;

pub use cutting::Cutting;
pub use decoder::{Decoder, Judgement, Next, Odds, Place};
pub use encoder::Encoder;
pub use head::Head;
pub use tokens::{Token, Tokens};
pub use weights::{NetError, Weights};

/// Samples in a second of the sound.
pub const RATE: usize = 16_000;
