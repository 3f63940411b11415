//! What the program and `ansage-recorder` say to each other, inside the envelope of every helper.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::{Health, KeepId, KeptSound, TapeHealth, TapeHears};

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
        /// Where sound is kept, if it is; the source goes on if only this is another than before.
        #[serde(default)]
        tape: Option<TapeOrder>,
    },
    /// Keeps the sound of something that was just entered: what was said since the last entry, at most the last half minute.
    Keep {
        /// Comes back with what was kept.
        id: KeepId,
    },
    /// Completes what is to be kept with the sound there is.
    Finish,
    /// Names the microphones.
    List,
}

/// A device that hears.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct InputDevice {
    /// Its name, as the settings have it: `pulseaudio:NAME`, `alsa:NAME` or `wasapi:NAME`.
    pub name: String,
    /// What the system calls it when it talks to people.
    pub description: Option<String>,
}

/// Where sound is kept, and when.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TapeOrder {
    /// The folder; it is made when there is something to keep.
    pub folder: PathBuf,
    /// What makes a clip.
    pub cut: Cut,
    /// Names of files in it that need not be told of; any other that lies there is [`FromRecorder::Found`].
    #[serde(default)]
    pub known: Vec<String>,
    /// What it may hear; of what it may not hear nothing is kept, not even in memory.
    pub hears: TapeHears,
}

/// What makes a clip.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cut {
    /// Each entry of a game: [`ToRecorder::Keep`]. Voices of which nothing was entered are forgotten.
    AtEntries,
    /// Each voice from pause to pause.
    AtPauses,
}

/// Where sound comes from.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The microphone of this name, such as `pulseaudio:vmic`, or the default one.
    Device(Option<String>),
    /// A recording in place of a microphone: WAV, FLAC or MP3. After its end it is silent.
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
    /// Sound was kept: the file is whole and on the disk.
    Kept {
        /// Of which entry; `None` with [`Cut::AtPauses`].
        id: Option<KeepId>,
        /// What was kept.
        kept: KeptSound,
    },
    /// Something that was to be kept was not.
    Unkept {
        /// Which.
        id: KeepId,
    },
    /// A file that a crash left was found: what was being kept has been finished, or was finished and perhaps never told of.
    Found {
        /// What there is.
        kept: KeptSound,
    },
    /// The disk takes no sound, or does again.
    Tape(TapeHealth),
    /// What was to be kept has been completed, as [`ToRecorder::Finish`] asked.
    Finished,
    /// The microphones, all of them; none where there is no sound.
    Devices(Vec<InputDevice>),
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
