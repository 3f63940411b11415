//! The conversation in which somebody tries out how they are heard: each passage is said back, and nothing is played.

use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::report::health::health_message;
use crate::desk::report::policy::Policy;
use crate::desk::report::word_lists::is_listed;
use crate::desk::settings::{ListenSettings, Listening};
use crate::desk::voice_input::health::InputHealth;
use crate::desk::voice_input::listens::{AskedNow, Attention, Listens, MayBeSaid, TalkKey, TalkNumber};
use crate::desk::voice_input::talk::{Pressed, Talk};
use crate::desk::{Conversation, Device, Effect, Input, OpenError, Page, Progress, View};
use crate::game::{Moment, Position};
use crate::language::listen::{
    Heard, Hearing, Judged, Meaning, Outcome, Thresholds, Unheard, explain, judge, without_disfluencies,
};
use crate::language::{CommandMatch, CommandWord, Lexicon, Message, Sight, Vocabulary, Voices};
use ansage_wire::Health;

/// How somebody tries it out.
#[derive(Clone, Debug)]
pub struct PracticeSettings {
    /// Language of the moves, e.g. `de-fide`.
    pub words: String,
    /// Language of everything else.
    pub reports: String,
    /// The position in which each passage is heard and understood.
    pub position: Position,
    /// How far hearing may look: [`Sight::Movement`] as in an event.
    pub sight: Sight,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// True if the Ear is heard on the Room's device, so that the microphone would hear it.
    pub ear_in_room: bool,
    /// How the person is listened to.
    pub listen: ListenSettings,
}

/// Says back what was understood of each passage. Nothing is recorded.
pub struct Practice {
    settings: PracticeSettings,
    lexicon: Lexicon,
    vocabulary: Vocabulary,
    voice: PrivateVoice,
    talk: Talk,
    input_health: InputHealth,
    listens_openly: bool,
    /// What was said last, for `/repeat`.
    last: Option<Message>,
    quitting: bool,
}

impl Practice {
    /// Begins, and says how it is done.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the settings name words or reports that are not there.
    pub fn open(settings: PracticeSettings, voices: Arc<Voices>) -> Result<(Self, Vec<Effect>), OpenError> {
        let lexicon = voices
            .lexicon(&settings.words)
            .ok_or_else(|| OpenError::UnknownWords(settings.words.clone()))?;
        let understood = [Some(lexicon), voices.lexicon("de-fide")];
        let vocabulary = Vocabulary::of(understood.into_iter().flatten());
        let lexicon = lexicon.clone();
        let voice = PrivateVoice::new(Arc::clone(&voices), settings.reports.clone(), settings.ear_voice)?;
        let mut practice = Self {
            listens_openly: settings.listen.listening == Listening::Open,
            settings,
            lexicon,
            vocabulary,
            voice,
            talk: Talk::default(),
            input_health: InputHealth::default(),
            last: None,
            quitting: false,
        };
        practice.help();
        let effects = practice.voice.take();
        Ok((practice, effects))
    }

    fn help(&mut self) {
        self.voice.say(&Message::PracticeHelp);
        let how = if self.listens_openly {
            Message::OpenListening
        } else {
            Message::HelpTalkKey {
                key: self.settings.listen.key_named(),
            }
        };
        self.voice.say(&how);
    }

    fn line(&mut self, line: &str) {
        let voices = Arc::clone(self.voice.voices());
        let reports = self.settings.reports.clone();
        let line = line.trim();
        if !line.starts_with('/') {
            return self.help();
        }
        match voices.commands().find(line, &[reports.as_str()]) {
            CommandMatch::One(CommandWord::Quit, _) => {
                self.quitting = true;
                self.voice.quit();
            }
            CommandMatch::One(CommandWord::Listen, rest) => self.listen(rest),
            CommandMatch::One(CommandWord::Repeat | CommandWord::RepeatEar, _) => {
                if let Some(last) = self.last.clone() {
                    self.voice.say(&last);
                }
            }
            CommandMatch::One(..) | CommandMatch::Several(_) | CommandMatch::None => self.help(),
        }
    }

    fn listen(&mut self, rest: &str) {
        let is_one_of = |list| is_listed(self.voice.voices(), &self.settings.reports, list, rest);
        if is_one_of(&Message::OnWords) {
            self.listens_openly = true;
        } else if is_one_of(&Message::OffWords) {
            self.listens_openly = false;
        }
        let message = match self.input_health.tell_trouble() {
            Some(trouble) if self.listens_openly => trouble,
            _ if self.listens_openly => Message::OpenListening,
            _ => Message::TalkKeyListening,
        };
        self.voice.say(&message);
    }

    fn talk_key(&mut self, key: TalkKey) {
        if self.talk.key(key, self.voice.now()) != Pressed::Anew {
            return;
        }
        self.voice.hush();
        match self.input_health.tell_trouble() {
            Some(trouble) => self.voice.say(&trouble),
            None => self.talk.begin(self.voice.now()),
        }
    }

    fn spoken(&mut self, number: Option<TalkNumber>, heard: &Heard) {
        let is_ours = match number {
            Some(number) => self.talk.came(number).is_some(),
            None => self.listens_openly,
        };
        if !is_ours {
            return;
        }
        let hearing = Hearing {
            vocabulary: &self.vocabulary,
            lexicon: &self.lexicon,
            spoken: self.voice.voices().spoken(&self.lexicon),
        };
        let PracticeSettings { position, sight, .. } = &self.settings;
        let asked = AskedNow::Nothing.as_asked();
        let heard = &without_disfluencies(heard, &hearing);
        let thresholds = match number {
            Some(_) => Thresholds::default(),
            None => Thresholds::without_key(),
        };
        let judged = judge(heard, &hearing, position, *sight, &asked, &thresholds);
        let Judged { readings, outcome } = judged.asked_if_far(heard);
        // A room is never quite silent; whoever pressed a key wants to know that nothing was heard.
        if number.is_none() && outcome == Outcome::Nothing(Unheard::Silence) {
            return;
        }
        let is_illegal = match (&outcome, sight) {
            (Outcome::Clear(Meaning::Move(m)), Sight::Legal) => position.is_legal(*m) == Some(false),
            _ => false,
        };
        let message = explain(heard, &readings, &outcome, is_illegal);
        self.voice.say(&message);
        self.last = Some(message);
    }

    fn health(&mut self, device: Device, health: &Health) {
        let told = match device {
            Device::Microphone | Device::Recogniser => {
                if !matches!(health, Health::Ready { .. }) {
                    self.talk.end();
                }
                // Here nothing else is done than to listen.
                self.input_health.note(device, health, true)
            }
            Device::OneRecogniser | Device::ScorerNet => health_message(device, health),
            Device::EarVoice | Device::OwnVoice | Device::SystemVoice => return self.voice.health(device, health),
            Device::RoomVoice | Device::RecordedWords | Device::Journal => None,
        };
        if let Some(message) = told {
            self.voice.say(&message);
        }
    }

    fn attention(&self) -> Attention {
        let is_heard = self.settings.ear_in_room && self.voice.is_speaking();
        match self.talk.number() {
            _ if self.quitting => Attention::None,
            Some(number) => Attention::Talk(number),
            None if self.listens_openly && !is_heard => Attention::Open,
            None => Attention::None,
        }
    }
}

impl Conversation for Practice {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        self.voice.note_time(at);
        match input {
            Input::Line(line) | Input::Piped(line) => self.line(&line),
            Input::Key(key) => match self.voice.voices().commands().of_key(key.0) {
                Some(CommandWord::Repeat) => self.line("/repeat"),
                _ => self.help(),
            },
            Input::Touched => self.voice.hush(),
            Input::Talk(key) => self.talk_key(key),
            Input::Spoken(number, heard) => self.spoken(number, &heard),
            Input::Echo(text) => self.voice.echo(text),
            Input::Ended(id) | Input::Unspoken(id) => self.voice.ended(id),
            Input::Wake => self.talk.wake(self.voice.now()),
            Input::Health(device, health) => self.health(device, &health),
            Input::WouldStandStill => self.voice.say(&Message::StandsNotStill),
            Input::PartlySpoken(_) | Input::PasteCut | Input::NoDot | Input::Leaving | Input::Slept(_) => {}
            // A Braille display shows the screen here.
            Input::Braille(_) | Input::BrailleHealth(_) => {}
            // Nothing is kept of a practice.
            Input::Kept(..) | Input::Unkept(_) | Input::Found(_) | Input::Tape(_) | Input::Delivered => {}
            Input::Unplayed(..) | Input::ClipsHeard(_) | Input::Outcome(_) => {}
        }
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        let falls_silent = self.voice.falls_silent_at().filter(|_| self.listens_openly);
        [self.talk.wakes_at(), falls_silent].into_iter().flatten().min()
    }

    fn view(&self) -> View {
        let prompt = self.voice.text(&Message::PracticePrompt);
        View {
            prompt: Some(prompt).filter(|_| !self.quitting).unwrap_or_default(),
            ..View::default()
        }
    }

    fn listens(&self) -> Option<Listens> {
        let may_be_said = MayBeSaid {
            position: self.settings.position.clone(),
            sight: self.settings.sight,
            asked: AskedNow::Nothing,
        };
        let attention = self.attention();
        Some(Listens { may_be_said, attention })
    }

    fn progress(&self) -> Progress {
        Progress::default()
    }

    fn page(&self, _at: Moment) -> Page {
        Page::default()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}

#[cfg(test)]
mod tests;
