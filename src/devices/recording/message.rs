//! What the program and `ansage-recorder` say to each other, inside the envelope of every helper.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::desk::Health;

/// A request to the recorder.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToRecorder {
    /// Takes sound from a source, in place of the one before. Whatever fails is tried again by itself.
    Open {
        /// Where the sound comes from.
        source: Source,
        /// The `CLOCK_MONOTONIC` nanosecond at which sample 0 was heard, or would have been. A source that opens later,
        /// or again, begins at the place that belongs to its time.
        epoch_ns: u64,
    },
}

/// Where sound comes from.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The microphone of this name, such as `pulseaudio:vmic`, or the default one.
    Device(Option<String>),
    /// A WAV file in place of a microphone. After its end it is silent.
    File {
        /// The file.
        path: PathBuf,
        /// How fast it is played.
        pace: Pace,
    },
}

/// How fast a file is played.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As it was recorded, its first sample at the epoch; what a recorder that was down did not play is lost.
    #[default]
    Own,
    /// As fast as it is taken, to its end; nothing is lost.
    AsTaken,
}

/// What the recorder reports.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromRecorder {
    /// The source changed its health; never twice the same. Ready comes with the first sound, not with the device.
    Health(Health),
    /// How loud it was in the last second.
    Level(Level),
    /// The file has been played to its end.
    Ended,
}

/// How loud a second was.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Level {
    /// The largest sample, without its sign.
    pub peak: u16,
    /// The root of the mean square.
    pub rms: u16,
}

impl Level {
    /// Returns true if there was nothing at all, not even noise: a microphone that is muted, or a cable without one.
    pub fn is_dead(&self) -> bool {
        self.peak == 0
    }
}
