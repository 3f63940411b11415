//! The voice of the program: announcements and reports made audible, or written to a file.

mod earcon;
pub mod message;
mod script;

use std::collections::HashSet;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::mpsc::Sender;

use crate::desk::{Channel, ClipTrouble, Device, Health, Utterance, UtteranceId};
use crate::devices::helper::{Helper, News, Patience, Program};
use message::{FromSpeaker, PlayedClip, Saying, SoundSettings, SpokenChannel, ToSpeaker};
use script::Script;

/// Name of the helper program.
pub const SPEAKER: &str = "ansage-speaker";

/// Who speaks.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum VoiceChoice {
    /// Whatever voice there is; today the built-in one.
    #[default]
    Auto,
    /// espeak-ng in `ansage-speaker`.
    Builtin,
    /// Nobody: every utterance is answered as unspoken.
    None,
    /// Nobody; each utterance is written to this file as a line `room: …` or `ear: …` and has then ended.
    Script(PathBuf),
}

/// Why a voice cannot be chosen.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum VoiceChoiceError {
    /// `own`, the person's own Speech Dispatcher voice.
    #[error("the voice `own` comes later; use auto, builtin, none or script:FILE")]
    ComesLater,
    /// Anything else.
    #[error("there is no voice `{0}`; use auto, builtin, none or script:FILE")]
    Unknown(String),
}

impl FromStr for VoiceChoice {
    type Err = VoiceChoiceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "auto" => Ok(Self::Auto),
            "builtin" => Ok(Self::Builtin),
            "none" => Ok(Self::None),
            "own" => Err(VoiceChoiceError::ComesLater),
            _ => match text.strip_prefix("script:") {
                Some(file) if !file.is_empty() => Ok(Self::Script(file.into())),
                Some(_) | None => Err(VoiceChoiceError::Unknown(text.to_owned())),
            },
        }
    }
}

impl fmt::Display for VoiceChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Builtin => f.write_str("builtin"),
            Self::None => f.write_str("none"),
            Self::Script(file) => write!(f, "script:{}", file.display()),
        }
    }
}

/// What a voice is opened with.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct SpeechSettings {
    /// Who speaks.
    pub voice: VoiceChoice,
    /// Where it is heard, and how.
    pub sound: SoundSettings,
}

/// What a voice tells the program.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum SpeechEvent {
    /// An utterance has begun to sound, at this `CLOCK_MONOTONIC` time in nanoseconds.
    Began(UtteranceId, u64),
    /// An utterance was spoken to its end.
    Ended(UtteranceId),
    /// An utterance was cut off, or nobody could say it.
    Unspoken(UtteranceId),
    /// The clip of an utterance is not heard; its end is told as ever.
    Unplayed(UtteranceId, ClipTrouble),
    /// A voice changed its health; never twice the same.
    Health(Device, Health),
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
            VoiceChoice::Auto | VoiceChoice::Builtin => {
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

/// Makes speech events of what happens to the speaker.
struct Listener {
    events: Sender<SpeechEvent>,
    /// Utterances that the running speaker has been asked for and has not answered.
    pending: HashSet<UtteranceId>,
    room: Option<Health>,
    ear: Option<Health>,
    recorded_words: Option<Health>,
}

impl Listener {
    fn new(events: Sender<SpeechEvent>) -> Self {
        Self {
            events,
            pending: HashSet::new(),
            room: None,
            ear: None,
            recorded_words: None,
        }
    }

    fn hear(&mut self, news: News<ToSpeaker, FromSpeaker>) {
        match news {
            News::Up | News::Handed(ToSpeaker::Configure(_) | ToSpeaker::Hush(_) | ToSpeaker::List) => {}
            News::Handed(ToSpeaker::Say(saying)) => {
                self.pending.insert(saying.id);
            }
            News::Refused(ToSpeaker::Say(saying)) => self.send(SpeechEvent::Unspoken(saying.id)),
            News::Refused(ToSpeaker::Configure(_) | ToSpeaker::Hush(_) | ToSpeaker::List) => {}
            News::Told(report) => self.report(report),
            News::Down(health) => self.go_down(&health),
        }
    }

    fn report(&mut self, report: FromSpeaker) {
        match report {
            FromSpeaker::Began { id, at_ns } => self.send(SpeechEvent::Began(id, at_ns)),
            FromSpeaker::Ended { id } => self.settle(id, SpeechEvent::Ended(id)),
            FromSpeaker::Cut { id } => self.settle(id, SpeechEvent::Unspoken(id)),
            FromSpeaker::Unplayed { id, trouble } => self.send(SpeechEvent::Unplayed(id, trouble)),
            FromSpeaker::Health { channel, health } => self.change(channel, health),
            // Nobody here asks for them.
            FromSpeaker::Devices(_) => {}
            FromSpeaker::RecordedWords { health } => {
                // A speaker that died and came back reads them again.
                if self.recorded_words.as_ref() != Some(&health) {
                    self.recorded_words = Some(health.clone());
                    self.send(SpeechEvent::Health(Device::RecordedWords, health));
                }
            }
            FromSpeaker::Substituted { language, voice } => {
                tracing::warn!(language, voice, "no voice speaks this language; another reads it");
            }
        }
    }

    fn settle(&mut self, id: UtteranceId, event: SpeechEvent) {
        if self.pending.remove(&id) {
            self.send(event);
        }
    }

    fn go_down(&mut self, health: &Health) {
        let mut void: Vec<_> = self.pending.drain().collect();
        void.sort_unstable();
        for id in void {
            self.send(SpeechEvent::Unspoken(id));
        }
        for channel in [SpokenChannel::Room, SpokenChannel::Ear] {
            // What was missing before the speaker died was not lost with it.
            let was_missing = matches!(self.health(channel), Some(Health::Missing { .. }));
            if !(was_missing && matches!(health, Health::Lost { .. })) {
                self.change(channel, health.clone());
            }
        }
    }

    fn change(&mut self, channel: SpokenChannel, health: Health) {
        if self.health(channel).as_ref() == Some(&health) {
            return;
        }
        *self.health(channel) = Some(health.clone());
        let device = match channel {
            SpokenChannel::Room => Device::RoomVoice,
            SpokenChannel::Ear => Device::EarVoice,
        };
        self.send(SpeechEvent::Health(device, health));
    }

    fn health(&mut self, channel: SpokenChannel) -> &mut Option<Health> {
        match channel {
            SpokenChannel::Room => &mut self.room,
            SpokenChannel::Ear => &mut self.ear,
        }
    }

    fn send(&self, event: SpeechEvent) {
        // Without a listener the program is ending.
        let _ = self.events.send(event);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, Receiver};
    use std::time::Duration;

    use super::*;
    use crate::desk::OnScreen;
    use crate::language::Segment;

    /// For a machine in trouble.
    const DEADLINE: Duration = Duration::from_secs(30);

    fn open(voice: VoiceChoice) -> (Speech, Receiver<SpeechEvent>) {
        let (sender, events) = mpsc::channel();
        let settings = SpeechSettings {
            voice,
            ..SpeechSettings::default()
        };
        (Speech::open(settings, sender), events)
    }

    fn utterance(id: u64, channel: Channel, spoken: &[&str]) -> Utterance {
        Utterance {
            id: UtteranceId(id),
            channel,
            written: "not this".to_owned(),
            spoken: spoken.iter().map(|words| Segment::plain("de", *words)).collect(),
            urgent: false,
            earcon: None,
            sound: None,
            on_screen: OnScreen::Shown,
        }
    }

    fn next(events: &Receiver<SpeechEvent>) -> SpeechEvent {
        events.recv_timeout(DEADLINE).unwrap()
    }

    #[test]
    fn a_script_has_each_utterance_with_its_channel() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("said");
        let (speech, events) = open(VoiceChoice::Script(file.clone()));
        assert!(matches!(
            next(&events),
            SpeechEvent::Health(Device::RoomVoice, Health::Ready { .. })
        ));
        assert!(matches!(
            next(&events),
            SpeechEvent::Health(Device::EarVoice, Health::Ready { .. })
        ));
        speech.say(&utterance(1, Channel::Room, &["Springer Gustav eins", "Felix drei"]));
        speech.say(&utterance(2, Channel::Ear, &["Matt"]));
        speech.say(&utterance(3, Channel::Ear, &[]));
        for id in 1..=3 {
            assert_eq!(next(&events), SpeechEvent::Ended(UtteranceId(id)));
        }
        let said = std::fs::read_to_string(file).unwrap();
        assert_eq!(said, "room: Springer Gustav eins Felix drei\near: Matt\near: \n");
    }

    #[test]
    fn a_script_that_cannot_be_written_is_a_missing_voice() {
        let (speech, events) = open(VoiceChoice::Script("/nonexistent/said".into()));
        assert!(matches!(
            next(&events),
            SpeechEvent::Health(Device::RoomVoice, Health::Missing { .. })
        ));
        assert!(matches!(
            next(&events),
            SpeechEvent::Health(Device::EarVoice, Health::Missing { .. })
        ));
        speech.say(&utterance(1, Channel::Room, &["Matt"]));
        assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(1)));
    }

    #[test]
    fn without_a_voice_everything_is_unspoken() {
        let (speech, events) = open(VoiceChoice::None);
        speech.say(&utterance(1, Channel::Room, &["Matt"]));
        speech.hush(Channel::Ear);
        speech.say(&utterance(2, Channel::Ear, &["Matt"]));
        assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(1)));
        assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(2)));
    }

    #[test]
    fn the_arbiter_is_never_spoken_to_and_the_sheet_is_read_out_in_the_ear() {
        let folder = tempfile::tempdir().unwrap();
        let (speech, events) = open(VoiceChoice::Script(folder.path().join("said")));
        speech.say(&utterance(1, Channel::Arbiter, &["Matt"]));
        speech.say(&utterance(2, Channel::Sheet, &["Matt"]));
        let told: Vec<_> = std::iter::from_fn(|| Some(next(&events))).take(4).collect();
        assert!(told.contains(&SpeechEvent::Unspoken(UtteranceId(1))), "{told:?}");
        assert!(told.contains(&SpeechEvent::Ended(UtteranceId(2))), "{told:?}");
        assert_eq!(
            std::fs::read_to_string(folder.path().join("said")).unwrap(),
            "ear: Matt\n"
        );
    }

    #[test]
    fn without_a_speaker_everything_is_unspoken_and_it_is_said_why() {
        let (sender, events) = mpsc::channel();
        let nowhere = Program::at("/nonexistent/ansage-speaker");
        let speech = Speech::open_with(nowhere, SpeechSettings::default(), sender);
        assert!(matches!(
            next(&events),
            SpeechEvent::Health(Device::RoomVoice, Health::Missing { .. })
        ));
        assert!(matches!(
            next(&events),
            SpeechEvent::Health(Device::EarVoice, Health::Missing { .. })
        ));
        speech.say(&utterance(1, Channel::Room, &["Matt"]));
        assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(1)));
    }

    #[test]
    fn voices_are_chosen_by_name() {
        assert_eq!("auto".parse(), Ok(VoiceChoice::Auto));
        assert_eq!("builtin".parse(), Ok(VoiceChoice::Builtin));
        assert_eq!("none".parse(), Ok(VoiceChoice::None));
        assert_eq!("script:said.txt".parse(), Ok(VoiceChoice::Script("said.txt".into())));
        assert_eq!("own".parse::<VoiceChoice>(), Err(VoiceChoiceError::ComesLater));
        for unknown in ["", "script:", "loud", "Auto"] {
            assert_eq!(
                unknown.parse::<VoiceChoice>(),
                Err(VoiceChoiceError::Unknown(unknown.to_owned()))
            );
        }
    }
}
