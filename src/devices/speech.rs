//! The voice of the program: announcements and reports made audible, or written to a file.

mod choice;
mod earcon;
mod events;
pub mod message;
pub mod plain;
mod script;

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::desk::{Channel, Utterance, UtteranceId, VoiceChange};
use crate::devices::helper::{Helper, Patience, Program};
pub use choice::{VoiceChoice, VoiceChoiceError};
use events::Listener;
pub use events::SpeechEvent;
use message::{FromSpeaker, PlayedClip, Saying, SoundSettings, SpokenChannel, ToSpeaker};
use script::Script;

/// Name of the helper program.
pub const SPEAKER: &str = "ansage-speaker";

/// What a voice is opened with.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct SpeechSettings {
    /// Who speaks.
    pub voice: VoiceChoice,
    /// Where it is heard, and how.
    pub sound: SoundSettings,
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
    Script(Script),
    Silent,
}

impl Speech {
    /// Opens the voice the settings ask for. What is not to be had is told as an event, not as an error.
    pub fn open(settings: SpeechSettings, events: Sender<SpeechEvent>) -> Self {
        Self::open_with(Program::beside(SPEAKER), settings, events)
    }

    /// Does the same with a speaker that lies elsewhere.
    pub fn open_with(speaker: Program, settings: SpeechSettings, events: Sender<SpeechEvent>) -> Self {
        let sound = settings.sound.clone();
        let voice = match settings.voice {
            VoiceChoice::Auto | VoiceChoice::Builtin | VoiceChoice::Own => {
                let mut listener = Listener::new(events.clone());
                Voice::Speaker(Helper::start(
                    speaker,
                    Patience::default(),
                    Some(ToSpeaker::Configure(settings.sound)),
                    move |news| listener.hear(news),
                ))
            }
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

    /// Finds the clips of utterances in this folder from now on.
    pub fn play_from(&mut self, folder: PathBuf) {
        self.clips = folder;
    }

    /// Speaks an utterance after those its channel is already to say, or at once if it is urgent.
    pub fn say(&self, utterance: &Utterance) {
        let Some(channel) = SpokenChannel::of(utterance.channel) else {
            return self.leave_unspoken(utterance.id);
        };
        match &self.voice {
            Voice::Speaker(speaker) => speaker.ask(ToSpeaker::Say(Saying {
                id: utterance.id,
                channel,
                segments: utterance.spoken.clone(),
                urgent: utterance.urgent,
                // Whoever asks for it on another channel does not know who hears it there.
                earcon: utterance
                    .earcon
                    .filter(|_| utterance.channel == Channel::Ear)
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
            })),
            Voice::Script(script) => script.write(utterance.id, channel, utterance),
            Voice::Silent => self.leave_unspoken(utterance.id),
        }
    }

    /// Stops what a channel is saying and forgets what it was about to say.
    pub fn hush(&self, channel: Channel) {
        if let (Voice::Speaker(speaker), Some(channel)) = (&self.voice, SpokenChannel::of(channel)) {
            speaker.ask(ToSpeaker::Hush(channel));
        }
    }

    /// Changes devices, rates and volumes.
    pub fn configure(&self, sound: SoundSettings) {
        if let Voice::Speaker(speaker) = &self.voice {
            speaker.ask_always(ToSpeaker::Configure(sound));
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
        if let Voice::Speaker(speaker) = self.voice {
            speaker.close();
        }
    }

    fn leave_unspoken(&self, id: UtteranceId) {
        // Without a listener the program is ending.
        let _ = self.events.send(SpeechEvent::Unspoken(id));
    }
}

#[cfg(test)]
mod tests;
