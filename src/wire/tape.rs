//! What desk, tape and speaker say to each other about the sound of a game.

use serde::{Deserialize, Serialize};

/// Names a piece of sound that is to be kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Ord, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeepId(pub u32);

/// What the tape may hear.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TapeHears {
    /// Everything.
    All,
    /// Nothing now; what it heard before may still belong to the next entry.
    NothingNow,
    /// Nothing, and what it heard before belongs to no entry any more: it is forgotten.
    NothingAndForgets,
}

/// A clip as it lies on the disk. All places are in samples of 16 kHz.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KeptSound {
    /// Name of the file in its folder.
    pub file: String,
    /// SHA-256 of the file, 64 digits.
    pub sha256: String,
    /// How long it is.
    pub length: u64,
    /// Where the first voice in it begins.
    pub voice_from: u64,
    /// Where the last one ends.
    pub voice_to: u64,
}

/// How the disk is that sound is kept on.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TapeHealth {
    /// Sound is kept.
    Well,
    /// The disk is full. It is tried again by itself.
    Full,
    /// It takes no sound for another reason, such as a folder that may only be read. It is tried again by itself.
    Unwritable {
        /// What the system said.
        why: String,
    },
}

/// A clip that is to be heard.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ClipSound {
    /// Name of the file in its folder.
    pub file: String,
    /// How much of it.
    pub extent: Extent,
    /// How fast, in percent of life; the pitch stays.
    pub percent: u16,
}

/// How much of a file is heard.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extent {
    /// All of a clip of a game.
    Clip {
        /// Its SHA-256 as the journal has it: another file of that name is not heard.
        sha256: String,
    },
    /// A stretch of a recording of any kind that we know, in samples of 16 kHz.
    Stretch {
        /// The first.
        from: u64,
        /// The one behind the last; where the file ends before, so does the sound.
        to: u64,
    },
}

/// Why a clip was not heard.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClipRefusal {
    /// There is no such file.
    Missing,
    /// It is not the file that was kept.
    Changed,
    /// It cannot be read.
    Unreadable,
}
