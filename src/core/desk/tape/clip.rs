//! What the desk and the tape say to each other of the sound of a game.

use crate::language::listen::Heard;

/// What the recogniser heard in a clip.
#[derive(Clone, Debug, PartialEq)]
pub struct ClipHeard {
    /// Name of its file.
    pub file: String,
    /// Each passage in it; none if it could not be had.
    pub said: Vec<Heard>,
}
