//! What the program and `ansage-speaker` say to each other, inside the envelope of every helper.

pub mod by_channel;
pub mod plain;
pub mod system;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::{ClipRefusal, ClipSound, Health, Segment, UtteranceId};
pub use by_channel::ByChannel;

/// A request to the speaker.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToSpeaker {
    /// Sets the devices and voices. A channel whose device stays the same goes on speaking.
    Configure(SoundSettings),
    /// Speaks, after what its channel is already to say, or at once if urgent.
    Say(Saying),
    /// Falls silent within one buffer and forgets what the channel was about to say.
    Hush(SpokenChannel),
    /// Names the devices on which somebody may be heard.
    List,
}

/// What the speaker reports.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromSpeaker {
    /// An utterance has begun to sound.
    Began {
        /// Which.
        id: UtteranceId,
        /// `CLOCK_MONOTONIC` nanoseconds of the callback in which its first audible sample was handed out.
        at_ns: u64,
    },
    /// An utterance has been spoken to its end, and the device's buffer with it.
    Ended {
        /// Which.
        id: UtteranceId,
    },
    /// An utterance was hushed, cut off by an urgent one, or lost with its device.
    Cut {
        /// Which.
        id: UtteranceId,
    },
    /// The clip of an utterance is not heard; its words are, and its end is told as ever.
    Unplayed {
        /// Which utterance.
        id: UtteranceId,
        /// Why.
        trouble: ClipRefusal,
    },
    /// A channel changed its health.
    Health {
        /// Which.
        channel: SpokenChannel,
        /// How it is now.
        health: Health,
    },
    /// The devices on which somebody may be heard, all of them; none where there is no sound.
    Devices(Vec<OutputDevice>),
    /// How recorded words are: missing also if only some of them cannot be used. The other voice says what is not there.
    RecordedWords {
        /// How they are.
        health: Health,
    },
    /// The person's own voice changed its health; while it is not there the built-in voice speaks in its place.
    OwnVoice {
        /// How it is now.
        health: Health,
    },
    /// A device ran dry in the middle of speech; it is asked to hold more from now on.
    RanDry {
        /// What it needs.
        needs: DeviceBuffer,
    },
    /// No voice speaks a language; another reads it. Said once for each language.
    Substituted {
        /// The BCP 47 tag that was asked for.
        language: String,
        /// Name of the voice that reads it.
        voice: String,
    },
}

/// A device on which somebody may be heard, and one person alone.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct OutputDevice {
    /// Its name, as the settings have it: `pulseaudio:NAME`, `alsa:NAME` or `wasapi:NAME`.
    pub name: String,
    /// What the system calls it when it talks to people.
    pub description: Option<String>,
    /// True if it has a left and a right, each for one person.
    pub has_sides: bool,
}

/// The channels that are spoken.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpokenChannel {
    /// The loudspeaker.
    Room,
    /// The earphone.
    Ear,
}

/// An utterance as the speaker needs it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Saying {
    /// Comes back in the reports.
    pub id: UtteranceId,
    /// Where it is spoken.
    pub channel: SpokenChannel,
    /// What is spoken, in order. Nothing to pronounce: it ends at once.
    pub segments: Vec<Segment>,
    /// True if it cuts off what its channel is saying and goes before what waits.
    pub urgent: bool,
    /// The short sound before the words; nothing for none. There need be no words then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earcon: Vec<Tone>,
    /// What is heard behind the words; in the Ear alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sound: Option<PlayedClip>,
}

/// A clip, and where it lies.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct PlayedClip {
    /// The folder of the sound of the game, or of the recording.
    pub folder: PathBuf,
    /// The clip.
    pub clip: ClipSound,
}

/// A part of a short sound.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Tone {
    /// Its pitch in hertz; 0 is a pause.
    pub hertz: u16,
    /// Its length in milliseconds.
    pub milliseconds: u16,
}

/// Where the channels are heard and how they sound.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct SoundSettings {
    /// The Room's device, `pulseaudio:NAME`, `alsa:NAME` or the bare name of a sink; `None`: the machine's default.
    pub room: Option<String>,
    /// The Ear's device.
    pub ear: EarDevice,
    /// How the Room speaks.
    pub room_manner: Manner,
    /// How the Ear speaks.
    pub ear_manner: Manner,
    /// BCP 47 tags of what will be spoken: their voices are made ready, so that the first words come as fast as the rest.
    #[serde(default)]
    pub languages: Vec<String>,
    /// The folder of recorded words for the Room; read when it becomes another.
    #[serde(default)]
    pub room_bank: Option<PathBuf>,
    /// The same for the Ear.
    #[serde(default)]
    pub ear_bank: Option<PathBuf>,
    /// How loud short sounds are.
    #[serde(default)]
    pub earcon_volume: EarconVolume,
    /// Whose voice the Room has.
    #[serde(default)]
    pub room_voice: ChannelVoice,
    /// Whose voice the Ear has.
    #[serde(default)]
    pub ear_voice: ChannelVoice,
    /// Voices of the person's own speech service, by language; without any the service chooses.
    #[serde(default)]
    pub own_voices: Vec<OwnVoice>,
    /// What devices that ran dry before are asked to hold.
    #[serde(default)]
    pub buffers: Vec<DeviceBuffer>,
}

/// How much sound a device must hold so that it does not run dry.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct DeviceBuffer {
    /// Driver and device, e.g. `pulseaudio:vspk`.
    pub device: String,
    /// How long the sound is that it holds.
    pub milliseconds: u16,
}

/// How loud short sounds are, in percent of the loudest that goes beside the voice of the Ear.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct EarconVolume(pub u8);

impl Default for EarconVolume {
    fn default() -> Self {
        Self(50)
    }
}

/// Whose voice a channel has.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelVoice {
    /// espeak-ng in the speaker.
    #[default]
    Builtin,
    /// The person's own: Speech Dispatcher, and the built-in one wherever that fails.
    Own,
}

/// A voice of the person's own speech service.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct OwnVoice {
    /// The language it is for, as a BCP 47 tag: `de`, `pt-BR`.
    pub language: String,
    /// The output module that has it, such as `espeak-ng` or `rhvoice`; `None`: the usual one.
    pub module: Option<String>,
    /// Its name there; `None`: the usual one of the language.
    pub name: Option<String>,
}

impl OwnVoice {
    /// True if it is meant for a language: `de` for `de` and `de-AT`.
    pub fn speaks(&self, language: &str) -> bool {
        let (ours, theirs) = (self.language.to_ascii_lowercase(), language.to_ascii_lowercase());
        theirs == ours || theirs.strip_prefix(&ours).is_some_and(|rest| rest.starts_with('-'))
    }
}

/// Where the Ear is heard.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarDevice {
    /// Nowhere: the speaker answers that the Ear is missing.
    #[default]
    None,
    /// On this device and never on another: `pulseaudio:NAME` or the bare name of a sink, or with ALSA only
    /// `hw:…` and `plughw:…`.
    Own(String),
    /// On the Room's device, for all to hear; never while the Room is speaking.
    SharedWithRoom,
}

/// How a channel speaks.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Manner {
    /// Words per minute, held between [`Manner::SLOWEST_WPM`] and [`Manner::FASTEST_WPM`].
    pub words_per_minute: u16,
    /// Percent of the voice's own loudness, at most [`Manner::LOUDEST_PERCENT`].
    pub volume: u8,
    /// Percent above the voice's own pitch or, negative, below it; held between -100 and 100.
    #[serde(default)]
    pub pitch: i8,
}

impl Manner {
    /// The slowest speech the built-in voice can do, in words per minute.
    pub const SLOWEST_WPM: u16 = 80;
    /// The fastest speech the built-in voice can do, in words per minute.
    pub const FASTEST_WPM: u16 = 450;
    /// The rate of whoever wants no other, in words per minute.
    pub const USUAL_WPM: u16 = 175;
    /// The loudest speech, in percent; beyond it the voice would be distorted.
    pub const LOUDEST_PERCENT: u8 = 100;

    /// Returns the rate the voice is asked for.
    pub fn rate(self) -> u16 {
        self.words_per_minute.clamp(Self::SLOWEST_WPM, Self::FASTEST_WPM)
    }

    /// Returns the rate beside the usual one, from -100, the slowest, to 100, the fastest. A voice that has a usual rate of
    /// its own is asked for so much more or less.
    pub fn rate_from_usual(self) -> i32 {
        let usual = i32::from(Self::USUAL_WPM);
        let beyond = i32::from(self.rate()) - usual;
        let all = if beyond < 0 {
            usual - i32::from(Self::SLOWEST_WPM)
        } else {
            i32::from(Self::FASTEST_WPM) - usual
        };
        beyond * 100 / all
    }

    /// Returns the pitch the voice is asked for, beside its own.
    pub fn pitch(self) -> i8 {
        self.pitch.clamp(-100, 100)
    }

    /// Returns the factor each sample is multiplied with, 0 to 1.
    pub fn gain(self) -> f32 {
        f32::from(self.volume.min(Self::LOUDEST_PERCENT)) / f32::from(Self::LOUDEST_PERCENT)
    }
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            words_per_minute: Self::USUAL_WPM,
            volume: Self::LOUDEST_PERCENT,
            pitch: 0,
        }
    }
}
