//! The conversation in which somebody tries out how they are heard: each passage is said back, and nothing is played.

use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::{PrivateVoiceInput, PrivateVoiceInputSettings, Understood, hears};
use crate::desk::report::policy::Policy;
use crate::desk::settings::ListenSettings;
use crate::desk::voice_input::listens::{AskedNow, Listens, MayBeSaid, TalkNumber};
use crate::desk::{Conversation, Device, Effect, Input, OpenError, Page, Progress, View};
use crate::game::{Moment, Position};
use crate::language::listen::{Heard, Meaning, Outcome, explain};
use crate::language::{CommandMatch, CommandWord, Message, Sight, Vocabulary, Voices};
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
    reports: String,
    position: Position,
    sight: Sight,
    voice: PrivateVoice,
    voice_input: PrivateVoiceInput,
    /// What was said last, for `/repeat`.
    last: Option<Message>,
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
        let voice_input = PrivateVoiceInput::new(PrivateVoiceInputSettings {
            lexicon: lexicon.clone(),
            vocabulary: Vocabulary::of(understood.into_iter().flatten()),
            listen: settings.listen,
            ear_in_room: settings.ear_in_room,
        });
        let voice = PrivateVoice::new(Arc::clone(&voices), settings.reports.clone(), settings.ear_voice)?;
        let mut practice = Self {
            reports: settings.reports,
            position: settings.position,
            sight: settings.sight,
            voice,
            voice_input,
            last: None,
        };
        practice.help();
        let effects = practice.voice.take();
        Ok((practice, effects))
    }

    fn help(&mut self) {
        self.voice.say(&Message::PracticeHelp);
        self.voice.say(&self.voice_input.how());
    }

    fn line(&mut self, line: &str) {
        let voices = Arc::clone(self.voice.voices());
        let reports = self.reports.clone();
        let line = line.trim();
        if !line.starts_with('/') {
            return self.help();
        }
        match voices.commands().find(line, &[reports.as_str()]) {
            CommandMatch::One(CommandWord::Quit, _) => {
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
        let is_one_of = |list| self.voice.voices().is_listed(&self.reports, list, rest);
        let message = if is_one_of(&Message::OnWords) {
            self.voice_input.listen_openly(true)
        } else if is_one_of(&Message::OffWords) {
            self.voice_input.listen_openly(false)
        } else {
            self.voice_input.told_how()
        };
        self.voice.say(&message);
    }

    fn spoken(&mut self, number: Option<TalkNumber>, heard: &Heard) {
        let may_be_said = self.may_be_said();
        let understood = self.voice_input.understand(number, heard, &may_be_said, &self.voice);
        let Some(Understood { heard, judged, .. }) = understood else {
            return;
        };
        let is_illegal = match (&judged.outcome, self.sight) {
            (Outcome::Clear(Meaning::Move(m)), Sight::Legal) => self.position.is_legal(*m) == Some(false),
            _ => false,
        };
        let message = explain(&heard, &judged.readings, &judged.outcome, is_illegal);
        self.voice.say(&message);
        self.last = Some(message);
    }

    fn health(&mut self, device: Device, health: &Health) {
        if !hears(device) {
            return self.voice.health(device, health);
        }
        if let Some(message) = self.voice_input.note_health(device, health) {
            self.voice.say(&message);
        }
    }

    fn may_be_said(&self) -> MayBeSaid {
        MayBeSaid {
            position: self.position.clone(),
            sight: self.sight,
            asked: AskedNow::Nothing,
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
            Input::Talk(key) => self.voice_input.talk_key(key, &mut self.voice),
            Input::Spoken(number, heard) => self.spoken(number, &heard),
            Input::Echo(text) => self.voice.echo(text),
            Input::Ended(id) | Input::Unspoken(id) => self.voice.ended(id),
            Input::Wake => self.voice_input.wake(self.voice.now()),
            Input::Health(device, health) => self.health(device, &health),
            Input::WouldStandStill => self.voice.say(&Message::StandsNotStill),
            Input::Tick | Input::SecretTried(_) | Input::KeyMade(_) | Input::KeyNotMade | Input::Sealed(_) => {}
            Input::SealOpened(_) => {}
            Input::PartlySpoken(_)
            | Input::PasteCut
            | Input::ToldLate(_)
            | Input::NoDot
            | Input::Leaving
            | Input::Slept(_) => {}
            Input::JournalContinued { .. } | Input::JournalNearlyFull | Input::Head(_) => {}
            // A Braille display shows the screen here.
            Input::Braille(_) | Input::BrailleHealth(_) => {}
            // Nothing is kept of a practice.
            Input::Kept(..) | Input::Unkept(_) | Input::Found(_) | Input::Tape(_) | Input::Delivered => {}
            Input::Unplayed(..) | Input::ClipsHeard(_) | Input::Outcome(_) => {}
            Input::ForTheArbiter(_) | Input::Power(_) | Input::File(_) => {}
        }
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        self.voice_input.wakes_at(&self.voice)
    }

    fn view(&self) -> View {
        let prompt = self.voice.text(&Message::PracticePrompt);
        View {
            prompt: Some(prompt).filter(|_| !self.voice.is_over()).unwrap_or_default(),
            ..View::default()
        }
    }

    fn listens(&self) -> Option<Listens> {
        Some(Listens {
            may_be_said: self.may_be_said(),
            attention: self.voice_input.attention(&self.voice),
        })
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
