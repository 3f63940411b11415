//! What the journal says of a piece of sound that was kept: of which entry, in which file, and its hash.

use serde::{Deserialize, Serialize};

use super::{Moment, Move};

/// A piece of sound that was kept of one entry: a file of its own beside the journal, in the folder that is named after it
/// (`GAME.jsonl`, `GAME.sound/0001.flac`).
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Clip {
    /// Name of the file in the folder of the sound: `0001.flac`. 16 kHz, mono, 16 bit.
    pub file: String,
    /// SHA-256 of the file as it was finished: 64 digits 0 to f.
    pub sha256: String,
    /// What it is the sound of.
    pub of: ClipOf,
    /// When that was entered; `None` for what a crash left, of which nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Moment>,
    /// Which half-move it belongs to, counted from 1: that of the entry, or the last one on the sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u16>,
    /// The move that was entered, if one was.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub m: Option<Move>,
    /// How it was entered; `None` for what a crash left, of which nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<EnteredBy>,
    /// True if it is the sound of a correction: an earlier clip of the same half-move says what was put right.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corrected: bool,
    /// White's time left when it was entered, in milliseconds, if a clock was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_left: Option<u64>,
    /// Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_left: Option<u64>,
    /// How long it is, in milliseconds.
    pub length: u64,
    /// Where in it the first voice begins, in milliseconds; without a voice where the entry was made.
    pub voice_from: u64,
    /// And where the last one ends; the same place without a voice.
    pub voice_to: u64,
}

/// What a clip is the sound of.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClipOf {
    /// A half-move.
    Move,
    /// A draw was offered.
    Offer,
    /// It was declined.
    Refusal,
    /// It was accepted.
    Acceptance,
    /// Somebody resigned.
    Resignation,
    /// The fall of a flag was claimed.
    Claim,
    /// The arbiter was called.
    Call,
    /// A note for the log.
    Note,
    /// What a program that died was keeping; it may be of anything.
    Found,
}

impl ClipOf {
    /// Returns what the messages call what is no move.
    pub fn label(self) -> &'static str {
        match self {
            ClipOf::Move => "move",
            ClipOf::Offer => "offer",
            ClipOf::Refusal => "refusal",
            ClipOf::Acceptance => "acceptance",
            ClipOf::Resignation => "resignation",
            ClipOf::Claim => "claim",
            ClipOf::Call => "call",
            ClipOf::Note => "note",
            ClipOf::Found => "found",
        }
    }
}

/// How something was entered.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnteredBy {
    /// With keys.
    Keys,
    /// By voice, through the recogniser.
    Voice,
}
