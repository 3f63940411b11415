//! The conversation in which somebody tries out how they are heard: each utterance is said back, and nothing is played.

use std::sync::Arc;

use crate::desk::report::health::told_of;
use crate::desk::report::speech_queue::SpeechQueue;
use crate::desk::report::word_lists::is_listed;
use crate::desk::settings::{ListenSettings, Listening};
use crate::desk::voice_input::health::InputHealth;
use crate::desk::voice_input::listens::{AskedNow, Attention, Listens, MayBeSaid, TalkKey, TalkNumber};
use crate::desk::voice_input::talk::{Pressed, Talk};
use crate::desk::{
    Channel, Conversation, Device, Effect, Health, Input, OnScreen, OpenError, Page, Progress, Utterance, UtteranceId,
    View,
};
use crate::game::{Moment, Position};
use crate::language::listen::{
    Heard, Hearing, Judged, Meaning, Outcome, Thresholds, Unheard, explain, intended, judge,
};
use crate::language::{CommandWord, Found, Lexicon, Message, MessageId, Said, Segment, Sight, Vocabulary, Voices};

/// How somebody tries it out.
#[derive(Clone, Debug)]
pub struct PracticeSettings {
    /// Language of the moves, e.g. `de-fide`.
    pub words: String,
    /// Language of everything else.
    pub reports: String,
    /// The position in which each utterance is heard and understood.
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

/// Says back what was understood of each utterance. Nothing is recorded.
pub struct Practice {
    settings: PracticeSettings,
    lexicon: Lexicon,
    vocabulary: Vocabulary,
    voices: Arc<Voices>,
    talk: Talk,
    input_health: InputHealth,
    listens_openly: bool,
    ear: SpeechQueue,
    is_voice_well: bool,
    is_own_voice_well: bool,
    /// What was said last, for `/repeat`.
    last: Option<Message>,
    next_id: u64,
    now: Moment,
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
        if voices.messages(&settings.reports).is_none() {
            return Err(OpenError::UnknownReports(settings.reports));
        }
        let understood = [Some(lexicon), voices.lexicon("de-fide")];
        let vocabulary = Vocabulary::of(understood.into_iter().flatten());
        let lexicon = lexicon.clone();
        let mut practice = Self {
            listens_openly: settings.listen.listening == Listening::Open,
            settings,
            lexicon,
            vocabulary,
            voices,
            talk: Talk::default(),
            input_health: InputHealth::default(),
            ear: SpeechQueue::default(),
            is_voice_well: true,
            is_own_voice_well: true,
            last: None,
            next_id: 1,
            now: Moment(0),
            quitting: false,
        };
        let mut effects = Vec::new();
        practice.help(&mut effects);
        Ok((practice, effects))
    }

    fn help(&mut self, effects: &mut Vec<Effect>) {
        self.say(&Message::new(MessageId::PracticeHelp), effects);
        let how = if self.listens_openly {
            Message::new(MessageId::OpenListening)
        } else {
            Message::new(MessageId::HelpTalkKey).with("key", self.settings.listen.key_named())
        };
        self.say(&how, effects);
    }

    fn line(&mut self, line: &str, effects: &mut Vec<Effect>) {
        let voices = Arc::clone(&self.voices);
        let reports = self.settings.reports.clone();
        let line = line.trim();
        if !line.starts_with('/') {
            return self.help(effects);
        }
        match voices.commands().find(line, &[reports.as_str()]) {
            Found::One(CommandWord::Quit, _) => {
                self.quitting = true;
                effects.push(Effect::Quit);
            }
            Found::One(CommandWord::Listen, rest) => self.listen(rest, effects),
            Found::One(CommandWord::Repeat | CommandWord::RepeatEar, _) => {
                if let Some(last) = self.last.clone() {
                    self.say(&last, effects);
                }
            }
            Found::One(..) | Found::Several(_) | Found::None => self.help(effects),
        }
    }

    fn listen(&mut self, rest: &str, effects: &mut Vec<Effect>) {
        let is_one_of = |list| is_listed(&self.voices, &self.settings.reports, list, rest);
        if is_one_of(MessageId::OnWords) {
            self.listens_openly = true;
        } else if is_one_of(MessageId::OffWords) {
            self.listens_openly = false;
        }
        let id = match self.input_health.tell_trouble() {
            Some(trouble) if self.listens_openly => trouble,
            _ if self.listens_openly => MessageId::OpenListening,
            _ => MessageId::TalkKeyListening,
        };
        self.say(&Message::new(id), effects);
    }

    fn talk_key(&mut self, key: TalkKey, effects: &mut Vec<Effect>) {
        if self.talk.key(key, self.now) != Pressed::Anew {
            return;
        }
        self.hush(effects);
        match self.input_health.tell_trouble() {
            Some(trouble) => self.say(&Message::new(trouble), effects),
            None => self.talk.begin(self.now),
        }
    }

    fn hush(&mut self, effects: &mut Vec<Effect>) {
        self.ear.clear();
        effects.push(Effect::Hush(Channel::Ear));
    }

    fn spoken(&mut self, number: Option<TalkNumber>, heard: &Heard, effects: &mut Vec<Effect>) {
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
            spoken: self.voices.spoken(&self.lexicon),
        };
        let PracticeSettings { position, sight, .. } = &self.settings;
        let asked = AskedNow::Nothing.as_asked();
        let heard = &intended(heard, &hearing);
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
        self.say(&message, effects);
        self.last = Some(message);
    }

    fn health(&mut self, device: Device, health: &Health, effects: &mut Vec<Effect>) {
        let is_well = matches!(health, Health::Ready { .. });
        let told = match device {
            Device::Microphone | Device::Recogniser => {
                if !is_well {
                    self.talk.end();
                }
                // Here nothing else is done than to listen.
                self.input_health.note(device, health, true)
            }
            Device::EarVoice if self.settings.ear_voice => {
                let was_well = std::mem::replace(&mut self.is_voice_well, is_well);
                if !is_well {
                    self.ear.clear();
                }
                told_of(device, health).filter(|_| was_well != is_well)
            }
            Device::OwnVoice | Device::SystemVoice if self.settings.ear_voice => {
                let was_well = std::mem::replace(&mut self.is_own_voice_well, is_well);
                told_of(device, health).filter(|_| was_well != is_well)
            }
            Device::OneRecogniser | Device::ScorerNet => told_of(device, health),
            Device::RoomVoice
            | Device::EarVoice
            | Device::OwnVoice
            | Device::SystemVoice
            | Device::RecordedWords
            | Device::Journal => None,
        };
        if let Some(id) = told {
            self.say(&Message::new(id), effects);
        }
    }

    fn say(&mut self, message: &Message, effects: &mut Vec<Effect>) {
        let said = self.voices.messages(&self.settings.reports).map(|it| it.tell(message));
        if let Some(Said { written, spoken }) = said {
            self.tell(written, spoken, effects);
        }
    }

    fn tell(&mut self, written: String, spoken: Vec<Segment>, effects: &mut Vec<Effect>) {
        let utterance = Utterance {
            id: UtteranceId(self.next_id),
            channel: Channel::Ear,
            written,
            spoken,
            urgent: false,
            earcon: None,
            sound: None,
            on_screen: OnScreen::Shown,
        };
        self.next_id += 1;
        if self.settings.ear_voice && self.is_voice_well {
            self.ear.push(&utterance, self.now);
        }
        effects.push(Effect::Say(utterance));
    }

    fn attention(&self) -> Attention {
        let is_heard = self.settings.ear_in_room && self.ear.is_speaking(self.now);
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
        self.now = self.now.max(at);
        let mut effects = Vec::new();
        match input {
            Input::Line(line) | Input::Piped(line) => self.line(&line, &mut effects),
            Input::Key(key) => match self.voices.commands().of_key(key.0) {
                Some(CommandWord::Repeat) => self.line("/repeat", &mut effects),
                _ => self.help(&mut effects),
            },
            Input::Touched => self.hush(&mut effects),
            Input::Talk(key) => self.talk_key(key, &mut effects),
            Input::Spoken(number, heard) => self.spoken(number, &heard, &mut effects),
            Input::Echo(text) => {
                let spoken = vec![Segment::plain(self.settings.reports.clone(), text)];
                self.tell(String::new(), spoken, &mut effects);
            }
            Input::Ended(id) | Input::Unspoken(id) => self.ear.ended(id),
            Input::Wake => self.talk.wake(self.now),
            Input::Health(device, health) => self.health(device, &health, &mut effects),
            Input::WouldStandStill => self.say(&MessageId::StandsNotStill.into(), &mut effects),
            Input::PartlySpoken(_) | Input::PasteCut | Input::NoDot | Input::Leaving | Input::Slept(_) => {}
            // A Braille display shows the screen here.
            Input::Braille(_) | Input::BrailleHealth(_) => {}
            // Nothing is kept of a practice.
            Input::Kept(..) | Input::Unkept(_) | Input::Found(_) | Input::Tape(_) => {}
            Input::Unplayed(..) | Input::ClipsHeard(_) => {}
        }
        effects
    }

    fn next_wake(&self) -> Option<Moment> {
        let falls_silent = self.ear.ends_at().filter(|it| self.listens_openly && *it > self.now);
        [self.talk.wakes_at(), falls_silent].into_iter().flatten().min()
    }

    fn view(&self) -> View {
        let prompt = self.voices.messages(&self.settings.reports);
        let prompt = prompt.map(|it| it.say(&Message::new(MessageId::PracticePrompt)));
        View {
            prompt: prompt.filter(|_| !self.quitting).unwrap_or_default(),
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
}

#[cfg(test)]
mod tests;
