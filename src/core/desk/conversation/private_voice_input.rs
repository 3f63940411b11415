//! Listening to somebody who is alone with the program: the talk key, open listening, and what is wrong with the microphone.

use crate::desk::Device;
use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::report::health::health_message;
use crate::desk::settings::{ListenSettings, Listening};
use crate::desk::voice_input::health::InputHealth;
use crate::desk::voice_input::listens::{Attention, MayBeSaid, TalkKey, TalkNumber};
use crate::desk::voice_input::talk::{Pressed, Talk};
use crate::game::Moment;
use crate::language::listen::{Heard, Hearing, Judged, Outcome, Thresholds, Unheard, judge, without_disfluencies};
use crate::language::{Lexicon, Message, Phrase, Vocabulary};
use ansage_wire::{Health, Segment};

/// How somebody is listened to, and in which words.
#[derive(Clone, Debug)]
pub struct PrivateVoiceInputSettings {
    /// The words of the moves.
    pub lexicon: Lexicon,
    /// All words in which moves are understood.
    pub vocabulary: Vocabulary,
    /// When somebody is listened to.
    pub listen: ListenSettings,
    /// True if the microphone hears what the Ear says.
    pub ear_in_room: bool,
}

/// What is being said to the program, and by which key.
pub(in crate::desk) struct PrivateVoiceInput {
    settings: PrivateVoiceInputSettings,
    talk: Talk,
    health: InputHealth,
    is_open: bool,
}

/// Words that were meant for the program, and what they mean.
pub(in crate::desk) struct Understood {
    /// When they were begun.
    pub(in crate::desk) began: Moment,
    pub(in crate::desk) heard: Heard,
    pub(in crate::desk) judged: Judged,
}

impl PrivateVoiceInput {
    pub(in crate::desk) fn new(settings: PrivateVoiceInputSettings) -> Self {
        Self {
            is_open: settings.listen.listening == Listening::Open,
            settings,
            talk: Talk::default(),
            health: InputHealth::default(),
        }
    }

    /// Returns how one is listened to.
    pub(in crate::desk) fn how(&self) -> Message {
        match self.is_open {
            true => Message::OpenListening,
            false => Message::HelpTalkKey {
                key: self.settings.listen.key_named(),
            },
        }
    }

    /// Returns the words of the moves.
    pub(in crate::desk) fn lexicon(&self) -> &Lexicon {
        &self.settings.lexicon
    }

    /// Returns a text as words of the language in which one is listened to.
    pub(in crate::desk) fn in_words(&self, written: String) -> Phrase {
        Phrase {
            spoken: Segment::plain(self.settings.lexicon.language(), written.clone()),
            written,
        }
    }

    /// Listens to all that is said, or while the talk key is held alone; returns how it is then.
    pub(in crate::desk) fn listen_openly(&mut self, is_open: bool) -> Message {
        self.is_open = is_open;
        self.told_how()
    }

    /// Returns how one is listened to, or why not.
    pub(in crate::desk) fn told_how(&mut self) -> Message {
        match self.health.tell_trouble() {
            Some(trouble) if self.is_open => trouble,
            _ if self.is_open => Message::OpenListening,
            _ => Message::TalkKeyListening,
        }
    }

    /// Takes a move of the talk key. Like any key it silences the voice.
    pub(in crate::desk) fn talk_key(&mut self, key: TalkKey, voice: &mut PrivateVoice) {
        if self.talk.key(key, voice.now()) != Pressed::Anew || voice.is_over() {
            return;
        }
        voice.hush();
        match self.health.tell_trouble() {
            None => self.talk.begin(voice.now()),
            Some(trouble) if self.talk.refuse(voice.now()) => voice.say(&trouble),
            Some(_) => {}
        }
    }

    /// Returns what was said and may mean; `None` if it was not meant for the program. A room is never quite silent, but
    /// whoever pressed a key wants to know that nothing was heard.
    pub(in crate::desk) fn understand(
        &mut self,
        number: Option<TalkNumber>,
        heard: &Heard,
        may_be_said: &MayBeSaid,
        voice: &PrivateVoice,
    ) -> Option<Understood> {
        let began_openly = || voice.now().before(heard.began_ago());
        let (began, thresholds) = match number {
            Some(number) => (self.talk.came(number), Thresholds::default()),
            None => (self.is_open.then(began_openly), Thresholds::without_key()),
        };
        let began = began.filter(|_| !voice.is_over())?;
        let hearing = Hearing {
            vocabulary: &self.settings.vocabulary,
            lexicon: &self.settings.lexicon,
            spoken: voice.voices().spoken(&self.settings.lexicon),
        };
        let heard = without_disfluencies(heard, &hearing);
        let MayBeSaid { position, sight, asked } = may_be_said;
        let judged = judge(&heard, &hearing, position, *sight, &asked.as_asked(), &thresholds).asked_if_far(&heard);
        let is_silence = judged.outcome == Outcome::Nothing(Unheard::Silence);
        (number.is_some() || !is_silence).then_some(Understood { began, heard, judged })
    }

    /// Notes how microphone or recogniser is; returns what is told of it.
    pub(in crate::desk) fn note_health(&mut self, device: Device, health: &Health) -> Option<Message> {
        match device {
            Device::Microphone | Device::Recogniser => {
                if !matches!(health, Health::Ready { .. }) {
                    self.talk.end();
                }
                // Who wants to be listened to needs them.
                self.health.note(device, health, true)
            }
            _ => health_message(device, health),
        }
    }

    /// Ends a passage whose time has come.
    pub(in crate::desk) fn wake(&mut self, now: Moment) {
        self.talk.wake(now);
    }

    /// Returns when what is listened to changes by itself.
    pub(in crate::desk) fn wakes_at(&self, voice: &PrivateVoice) -> Option<Moment> {
        let falls_silent = voice.falls_silent_at().filter(|_| self.is_open);
        [self.talk.wakes_at(), falls_silent].into_iter().flatten().min()
    }

    /// Returns whether anybody listens.
    pub(in crate::desk) fn attention(&self, voice: &PrivateVoice) -> Attention {
        let is_heard = self.settings.ear_in_room && voice.is_speaking();
        match self.talk.number() {
            _ if voice.is_over() => Attention::None,
            Some(number) => Attention::Talk(number),
            None if self.is_open && !is_heard => Attention::Open,
            None => Attention::None,
        }
    }
}

/// Returns true for the devices with which somebody is listened to.
pub(in crate::desk) fn hears(device: Device) -> bool {
    matches!(
        device,
        Device::Microphone | Device::Recogniser | Device::OneRecogniser | Device::ScorerNet
    )
}
