//! The voice of the program: announcements and reports made audible, or written to a file.

pub mod buffers;
mod choice;
mod earcon;
mod events;
mod script;
pub mod spoken_channel;
mod turns;

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::helper::{Helper, PlayedHelper, Program, Timeouts};
use ansage_core::desk::{Channel, Earcon, Utterance, VoiceChange};
use ansage_wire::UtteranceId;
pub use ansage_wire::speech::by_channel::ByChannel;
use ansage_wire::speech::{EarDevice, FromSpeaker, PlayedClip, Saying, SoundSettings, SpokenChannel, ToSpeaker};
pub use choice::{VoiceChoice, VoiceChoiceError};
use events::Listener;
pub use events::SpeechEvent;
use script::Script;
use spoken_channel::spoken;
use turns::{Beside, Turns};

/// Name of the helper program.
pub const SPEAKER: &str = "ansage-speaker";
/// Name of the helper program that speaks in the voice of the system.
pub const SYSTEM_VOICE: &str = "ansage-systemvoice";
/// Name of the helper program that has the person's screen reader speak.
pub const SCREEN_READER: &str = "ansage-screenreader";

/// What a voice is opened with.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct SpeechSettings {
    /// Who speaks.
    pub voice: VoiceChoice,
    /// Where it is heard, and how.
    pub sound: SoundSettings,
    /// The file that keeps what devices need which ran dry; `None`: nothing is kept.
    pub buffers: Option<PathBuf>,
    /// True if the voice of the system speaks where there is no built-in one.
    pub system_stands_in: bool,
}

/// The voice of the program. Each utterance is answered once, by [`SpeechEvent::Ended`] or
/// [`SpeechEvent::Unspoken`]; no call ever waits.
#[derive(Debug)]
pub struct Speech {
    voice: Voice,
    events: Sender<SpeechEvent>,
    /// Where it is heard now, and how.
    sound: SoundSettings,
    /// Where the clips of the game lie.
    clips: PathBuf,
}

#[derive(Debug)]
enum Voice {
    Speaker(Helper<ToSpeaker, FromSpeaker>),
    InTurns(Turns),
    Script(Script),
    Silent,
}

impl Speech {
    /// Opens the voice the settings ask for. What is not to be had is told as an event, not as an error.
    pub fn open(settings: SpeechSettings, events: Sender<SpeechEvent>) -> Self {
        Self::open_with(Program::beside(SPEAKER), settings, events)
    }

    /// Opens the voice the settings ask for, of a speaker that lies elsewhere.
    pub fn open_with(speaker: Program, settings: SpeechSettings, events: Sender<SpeechEvent>) -> Self {
        let other = match settings.voice {
            VoiceChoice::ScreenReader => SCREEN_READER,
            _ => SYSTEM_VOICE,
        };
        Self::open_with_both(speaker, Program::beside(other), settings, events)
    }

    /// Opens the voice the settings ask for, of two helpers that lie elsewhere: the speaker, and the voice of the system or what
    /// asks the screen reader.
    pub fn open_with_both(
        speaker: Program,
        other: Program,
        settings: SpeechSettings,
        events: Sender<SpeechEvent>,
    ) -> Self {
        let mut sound = settings.sound.clone();
        sound.buffers = settings.buffers.as_deref().map(buffers::known).unwrap_or_default();
        let beside = match (&settings.voice, &sound.ear) {
            (VoiceChoice::System, _) => Some(Beside::System),
            (VoiceChoice::ScreenReader, EarDevice::Own(_)) => Some(Beside::ScreenReaderInTheEar),
            (VoiceChoice::ScreenReader, _) => Some(Beside::ScreenReader),
            (VoiceChoice::Auto, _) if settings.system_stands_in => Some(Beside::InPlaceOfTheSpeaker),
            _ => None,
        };
        let voice = match settings.voice {
            VoiceChoice::Auto
            | VoiceChoice::Builtin
            | VoiceChoice::Own
            | VoiceChoice::System
            | VoiceChoice::ScreenReader => match beside {
                Some(beside) => {
                    let (buffers, told) = (settings.buffers, events.clone());
                    Voice::InTurns(Turns::start(speaker, (beside, other), sound.clone(), buffers, told))
                }
                None => {
                    let told = events.clone();
                    let configure = Some(ToSpeaker::Configure(sound.clone()));
                    let listen = |asker| {
                        // Without a listener the program is ending.
                        let mut listener = Listener::new(move |event| drop(told.send(event)), asker, settings.buffers);
                        move |news| listener.hear(news)
                    };
                    Voice::Speaker(Helper::start_asking(speaker, Timeouts::default(), configure, listen))
                }
            },
            VoiceChoice::Script(file) => Voice::Script(Script::create(file, events.clone())),
            VoiceChoice::None => Voice::Silent,
        };
        let clips = PathBuf::new();
        Self {
            voice,
            events,
            sound,
            clips,
        }
    }

    /// Returns a voice whose speaker a test plays.
    pub fn played(
        settings: SpeechSettings,
        events: Sender<SpeechEvent>,
    ) -> (Self, PlayedHelper<ToSpeaker, FromSpeaker>) {
        let told = events.clone();
        let (speaker, played) = PlayedHelper::new(Some(ToSpeaker::Configure(settings.sound.clone())), |asker| {
            let mut listener = Listener::new(move |event| drop(told.send(event)), asker, settings.buffers);
            move |news| listener.hear(news)
        });
        let speech = Self {
            voice: Voice::Speaker(speaker),
            events,
            sound: settings.sound,
            clips: PathBuf::new(),
        };
        (speech, played)
    }

    /// Finds the clips of utterances in this folder from now on.
    pub fn play_from(&mut self, folder: PathBuf) {
        self.clips = folder;
    }

    /// Speaks an utterance after those its channel is already to say, or at once if it is urgent.
    pub fn say(&self, utterance: &Utterance) {
        let Some(channel) = spoken(utterance.channel) else {
            return self.leave_unspoken(utterance.id);
        };
        match &self.voice {
            Voice::Speaker(speaker) => speaker.ask(ToSpeaker::Say(self.saying(utterance, channel))),
            Voice::InTurns(turns) => turns.say(self.saying(utterance, channel)),
            Voice::Script(script) => script.write(utterance.id, channel, utterance),
            Voice::Silent => self.leave_unspoken(utterance.id),
        }
    }

    fn saying(&self, utterance: &Utterance, channel: SpokenChannel) -> Saying {
        Saying {
            id: utterance.id,
            channel,
            segments: utterance.spoken.clone(),
            urgent: utterance.urgent,
            // Whoever asks for it on another channel does not know who hears it there.
            earcon: utterance
                .earcon
                .filter(|sound| match sound {
                    Earcon::ArbiterNeeded => utterance.channel == Channel::Room,
                    _ => utterance.channel == Channel::Ear,
                })
                .map(earcon::tones)
                .unwrap_or_default(),
            // Nobody but the player hears what was recorded.
            sound: utterance
                .sound
                .clone()
                .filter(|_| channel == SpokenChannel::Ear)
                .map(|clip| PlayedClip {
                    folder: self.clips.clone(),
                    clip,
                }),
        }
    }

    /// Stops what a channel is saying and forgets what it was about to say.
    pub fn hush(&self, channel: Channel) {
        let Some(channel) = spoken(channel) else {
            return;
        };
        match &self.voice {
            Voice::Speaker(speaker) => speaker.ask(ToSpeaker::Hush(channel)),
            Voice::InTurns(turns) => turns.hush(channel),
            Voice::Script(_) | Voice::Silent => {}
        }
    }

    /// Changes devices, rates and volumes.
    pub fn configure(&self, sound: SoundSettings) {
        match &self.voice {
            Voice::Speaker(speaker) => speaker.ask_always(ToSpeaker::Configure(sound)),
            Voice::InTurns(turns) => turns.configure(sound),
            Voice::Script(_) | Voice::Silent => {}
        }
    }

    /// Changes how loud the Room is, in percent; what is being said goes on at the new loudness.
    pub fn set_room_volume(&mut self, percent: u8) {
        self.sound.room_manner.volume = percent;
        self.configure(self.sound.clone());
    }

    /// Lets the Ear speak otherwise, from its next words on.
    pub fn change_ear(&mut self, change: VoiceChange) {
        let manner = &mut self.sound.ear_manner;
        match change {
            VoiceChange::Rate(words_per_minute) => manner.words_per_minute = words_per_minute,
            VoiceChange::Volume(percent) => manner.volume = percent,
            VoiceChange::Pitch(percent) => manner.pitch = percent,
        }
        self.configure(self.sound.clone());
    }

    /// Falls silent and waits until the speaker has ended, for at most two seconds.
    pub fn close(self) {
        match self.voice {
            Voice::Speaker(speaker) => speaker.close(),
            Voice::InTurns(turns) => turns.close(),
            Voice::Script(_) | Voice::Silent => {}
        }
    }

    fn leave_unspoken(&self, id: UtteranceId) {
        // Without a listener the program is ending.
        let _ = self.events.send(SpeechEvent::Unspoken(id));
    }
}

#[cfg(test)]
mod tests;
