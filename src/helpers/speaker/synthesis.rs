//! Between what is to be said and who says it.

use ansage_wire::Health;
use ansage_wire::Segment;
use ansage_wire::speech::Manner;

/// Whoever makes sound of words: the built-in voice, or another.
pub(crate) trait Synthesizer {
    /// Speaks a segment in a manner, piece by piece, until all is said or `take` stops it. Loudness is left to the player.
    fn speak(&mut self, segment: &Segment, manner: Manner, take: Take<'_>) -> Result<(), SynthesisError>;
}

/// What takes the sound, piece by piece, and tells whether it wants more.
pub(crate) type Take<'a> = &'a mut dyn FnMut(Sound<'_>) -> Then;

/// A piece of speech, mono; none at all from a voice that only wants to know whether it is still wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sound<'a> {
    /// Samples per second; each piece may have its own.
    pub(crate) rate: u32,
    pub(crate) samples: &'a [i16],
}

/// Whether synthesis is to go on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Then {
    GoOn,
    Stop,
}

/// A segment was not spoken to its end: another voice is to say the whole utterance again.
#[derive(Debug, thiserror::Error)]
#[error("{why}")]
pub(crate) struct SynthesisError {
    pub(crate) why: String,
    /// What is to be told of it; `None` if that is known already.
    pub(crate) health: Option<Health>,
}

impl SynthesisError {
    /// An error that was told before.
    pub(crate) fn known(why: &str) -> Self {
        Self {
            why: why.to_owned(),
            health: None,
        }
    }
}
