//! The settings, asked for one by one: a number chooses, Enter keeps what stands. A voice is heard before it is taken, and all is
//! read back before anything is written.

mod question;

use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::PrivateVoiceInputSettings;
use crate::desk::conversation::questionnaire::{COMMANDS, Questionnaire};
use crate::desk::conversation::spoken_answers::{SpokenAnswers, SpokenMeaning, without_moves};
use crate::desk::order::UnkeptSettings;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::{AskedNow, MayBeSaid};
use crate::desk::{DeviceOrder, DeviceOutcome, DisplayCells, Effect, OpenError};
use crate::language::listen::{Meaning, Spoken};
use crate::language::{CommandMatch, CommandWord, Message, Voices};
use ansage_wire::Segment;
use question::{NONE, Question, SCREEN_READER, TEXT, own_name, rates};

/// Keeps what stands.
const KEEP: &str = "-";

/// The settings that are asked about, as the settings file has them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ChosenSettings {
    /// The language of the messages.
    pub reports: String,
    /// Who reads to the person: `auto`, `own`, `system`, `screen-reader`, `none`, or `text` for a screen reader that reads what
    /// stands there.
    pub voice: String,
    /// How fast, in words a minute.
    pub rate: u16,
    /// The piece letters; those of the reports if none were ever chosen.
    pub letters: Option<String>,
    /// The words of the announcements.
    pub words: String,
    /// The time of a game, or `none`.
    pub time: String,
    /// The talk key, or `none` where nobody is listened to.
    pub talk_key: String,
    /// The Braille display: `yes`, a host, or `none`.
    pub display: String,
    /// True if the earphone is chosen by ear afterwards.
    pub by_ear: bool,
}

/// A voice that is to be heard before it is taken.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TriedVoice {
    /// Who speaks, as in [`ChosenSettings::voice`].
    pub voice: String,
    /// How fast.
    pub rate: u16,
}

/// Settings that are there and cannot be used.
#[derive(Clone, Debug, PartialEq)]
pub struct DamagedSettings {
    /// What is wrong with them, and in which line.
    pub why: Message,
    /// Where they would be kept, as people read it.
    pub aside: String,
}

/// How somebody is asked for the settings.
#[derive(Clone, Debug)]
pub struct SettingsQuestionsSettings {
    /// What stands now.
    pub stands: ChosenSettings,
    /// The settings file, as people read it.
    pub path: String,
    /// True if nothing was ever set, and somebody is asked who wanted to play.
    pub is_first: bool,
    /// What is wrong with the settings file that is there, if anything is.
    pub damaged: Option<DamagedSettings>,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// True if there is a device among which could be chosen.
    pub has_outputs: bool,
    /// True where a screen reader takes words of other programs.
    pub has_screen_readers: bool,
    /// The Braille display that answers, if one does.
    pub display_found: Option<String>,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
    /// How answers are heard that are said aloud; `None` where nobody listens.
    pub listen: Option<PrivateVoiceInputSettings>,
}

/// Asks for the settings, and has them written.
pub struct SettingsQuestions {
    settings: SettingsQuestionsSettings,
    voice: PrivateVoice,
    chosen: ChosenSettings,
    aloud: SpokenAnswers<SpokenAnswer>,
    step: Step,
    has_told_of_outputs: bool,
    is_kept: bool,
}

enum Step {
    /// Is begun anew in place of settings that cannot be used?
    Damaged,
    /// This is asked.
    Ask(Question),
    /// A voice is being opened.
    Trying(Tried),
    /// This voice was heard: is it taken?
    Sample(String),
    /// Is all that was chosen written?
    Confirm,
    /// It is being written.
    Keeping,
    /// The last sentence is being said.
    Over,
}

/// Why a voice is opened.
enum Tried {
    /// It was chosen.
    Voice(String),
    /// It is to be slower or faster.
    Rate(u16),
    /// The one before speaks again.
    Again,
}

/// An answer that was said aloud.
#[derive(Clone, Copy, Debug)]
pub(in crate::desk) enum SpokenAnswer {
    /// The choice of this number.
    Number(usize),
    Yes,
    No,
    /// What stands is kept.
    Keep,
    Again,
    Back,
    Leave,
}

impl SettingsQuestions {
    /// Begins with the first question, or with what is wrong with the settings that are there.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(settings: SettingsQuestionsSettings, voices: Arc<Voices>) -> Result<(Self, Vec<Effect>), OpenError> {
        let chosen = settings.stands.clone();
        let voice = PrivateVoice::new(voices, chosen.reports.clone(), settings.ear_voice)?;
        let mut questions = Self {
            voice: voice.felt_in(settings.cells.as_ref()),
            aloud: SpokenAnswers::new(settings.listen.clone()),
            chosen,
            step: Step::Over,
            has_told_of_outputs: false,
            is_kept: false,
            settings,
        };
        questions.begin();
        let effects = questions.voice.take();
        Ok((questions, effects))
    }

    /// Returns what was chosen, if it was written.
    pub fn kept(&self) -> Option<&ChosenSettings> {
        self.is_kept.then_some(&self.chosen)
    }

    fn begin(&mut self) {
        if self.settings.damaged.is_some() {
            self.step = Step::Damaged;
            return self.ask();
        }
        if self.settings.is_first {
            self.voice.say(&Message::SetupFirst);
        }
        self.help();
        self.come_to(Question::Reports);
    }

    fn help(&mut self) {
        let help = Message::SetupHelp {
            again: self.voice.command_name(CommandWord::Repeat),
            back: self.voice.command_name(CommandWord::Correct),
            stop: self.voice.command_name(CommandWord::Quit),
        };
        self.voice.say(&help);
        let Some(how) = self.aloud.how() else { return };
        let word = |it| self.aloud.word_for(it, &self.voice);
        let aloud = Message::SetupAloud {
            on: word(Spoken::Ends),
            again: word(Spoken::Command(CommandWord::Repeat)),
            back: word(Spoken::Command(CommandWord::Correct)),
            stop: word(Spoken::Command(CommandWord::Cancel)),
        };
        self.voice.say(&how);
        self.voice.say(&aloud);
    }

    /// Returns true if it is asked, as things stand.
    fn is_asked(&self, question: Question) -> bool {
        let speaks = ![TEXT, NONE].contains(&self.chosen.voice.as_str());
        match question {
            Question::Rate => speaks,
            Question::Display => self.settings.display_found.is_some() || self.settings.stands.display != NONE,
            Question::Earphone => speaks && !self.plays_elsewhere() && self.settings.has_outputs,
            _ => true,
        }
    }

    fn choices(&self, question: Question) -> Vec<String> {
        question.choices(&self.chosen, self.voice.voices(), self.settings.has_screen_readers)
    }

    /// True for a voice of which the system or the screen reader alone decides where it is heard.
    fn plays_elsewhere(&self) -> bool {
        ["system", SCREEN_READER].contains(&self.chosen.voice.as_str())
    }

    fn come_to(&mut self, question: Question) {
        if question == Question::Display
            && let Some(device) = self.settings.display_found.clone()
        {
            self.voice.say(&Message::SetupDisplayFound { device });
        }
        self.step = Step::Ask(question);
        self.ask();
    }

    fn go_on(&mut self, from: Question) {
        let next = Question::ALL.into_iter().find(|it| *it > from && self.is_asked(*it));
        match next {
            Some(question) => self.come_to(question),
            None => self.come_to_the_end(),
        }
    }

    fn come_to_the_end(&mut self) {
        let speaks = ![TEXT, NONE].contains(&self.chosen.voice.as_str());
        if speaks && !self.settings.has_outputs && !self.has_told_of_outputs {
            self.has_told_of_outputs = true;
            self.voice.say(&Message::SetupNoOutputs);
        }
        self.step = Step::Confirm;
        self.ask();
    }

    /// Names each language as it calls itself, and in its own voice.
    fn ask_reports(&mut self) {
        let voices = Arc::clone(self.voice.voices());
        let now = own_name(&self.chosen.reports, &voices);
        let mut telling = self
            .voice
            .report(Information::Program, &Message::SetupAskReports { now });
        for (number, tag) in (1..).zip(voices.message_tags()) {
            let named = format!("{number} {}.", own_name(tag, &voices));
            telling.written.push(' ');
            telling.written.push_str(&named);
            telling.spoken.push(Segment::plain(tag, named));
        }
        self.voice.tell(telling);
    }

    fn ask_about(&mut self, question: Question) {
        let choices = if question == Question::Rate {
            self.voice.text(&rates())
        } else {
            let choices = self.choices(question);
            let named = choices.iter().map(|it| self.voice.text(&question.named(it)));
            let numbered = (1..).zip(named).map(|(number, it)| format!("{number} {it}"));
            let beside = question.typed_beside().map(|it| self.voice.text(&it));
            numbered.chain(beside).collect::<Vec<_>>().join("; ")
        };
        let now = question.named(&question.now(&self.chosen));
        self.voice.say(&Message::SetupAsk {
            asked: question.name().to_owned(),
            choices,
            now: Box::new(now),
        });
    }

    /// Reads back what was chosen, and asks whether it is written.
    fn read_back(&mut self) {
        let voices = Arc::clone(self.voice.voices());
        let named = |it: Question| Box::new(it.named(&it.now(&self.chosen)));
        let chosen = Message::SetupChosen {
            reports: own_name(&self.chosen.reports, &voices),
            voice: named(Question::Voice),
            letters: named(Question::Letters),
            words: named(Question::Words),
        };
        let too = Message::SetupChosenToo {
            rate: named(Question::Rate),
            time: named(Question::Time),
            key: named(Question::TalkKey),
            display: named(Question::Display),
        };
        let keep = Message::SetupKeep {
            path: self.settings.path.clone(),
            back: self.voice.command_name(CommandWord::Correct),
            stop: self.voice.command_name(CommandWord::Quit),
        };
        for message in [chosen, too, keep] {
            self.voice.say(&message);
        }
    }

    fn typed(&mut self, line: &str) {
        let is_no = line == KEEP || self.is_one_of(&Message::NoWords, line);
        let is_yes = self.is_one_of(&Message::YesWords, line);
        match &self.step {
            Step::Damaged if is_yes => self.begin_anew(),
            Step::Damaged if is_no => self.leave(),
            Step::Ask(question) if line.is_empty() => self.keep(*question),
            Step::Ask(question) if is_no && !has_no(*question) => self.keep(*question),
            Step::Ask(question) if is_no => self.answer(*question, NONE.to_owned()),
            Step::Ask(question) => {
                let question = *question;
                match question.read(line, &self.choices(question), (&self.chosen, self.voice.voices())) {
                    Ok(value) => self.answer(question, value),
                    Err(why) => {
                        self.voice.say(&why);
                        self.ask();
                    }
                }
            }
            Step::Sample(_) if line.is_empty() || is_yes => self.take_voice(),
            Step::Sample(_) if is_no => self.try_voice(Tried::Again),
            Step::Confirm if line.is_empty() || is_yes => self.write(),
            Step::Damaged | Step::Sample(_) | Step::Confirm => self.ask(),
            Step::Trying(_) | Step::Keeping | Step::Over => {}
        }
    }

    fn is_one_of(&self, list: &Message, text: &str) -> bool {
        self.voice.voices().is_listed(self.voice.reports(), list, text)
    }

    fn begin_anew(&mut self) {
        self.help();
        self.come_to(Question::Reports);
    }

    fn keep(&mut self, question: Question) {
        self.go_on(question);
    }

    /// Notes an answer and goes on; a voice is heard first.
    fn answer(&mut self, question: Question, value: String) {
        match question {
            Question::Voice if value != self.chosen.voice => return self.try_voice(Tried::Voice(value)),
            Question::Rate => {
                let rate = value.parse().unwrap_or(self.chosen.rate);
                return self.try_voice(Tried::Rate(rate));
            }
            Question::Reports => self.voice.speak_in(&value),
            _ => {}
        }
        self.note(question, value);
    }

    fn note(&mut self, question: Question, value: String) {
        let named = Box::new(question.named(&value));
        question.set(&mut self.chosen, value);
        self.voice.say(&Message::SetupNoted { value: named });
        self.go_on(question);
    }

    fn try_voice(&mut self, tried: Tried) {
        let (voice, rate) = match &tried {
            Tried::Voice(voice) => (voice.clone(), self.chosen.rate),
            Tried::Rate(rate) => (self.chosen.voice.clone(), *rate),
            Tried::Again => (self.chosen.voice.clone(), self.chosen.rate),
        };
        self.step = Step::Trying(tried);
        self.voice.order(DeviceOrder::TryVoice(TriedVoice { voice, rate }));
    }

    fn tried(&mut self, outcome: Result<bool, Message>) {
        let Step::Trying(tried) = std::mem::replace(&mut self.step, Step::Over) else {
            return;
        };
        if let Ok(is_heard) = &outcome {
            self.voice.set_heard(*is_heard);
        }
        match (tried, outcome) {
            (Tried::Voice(_), Err(why)) => {
                self.voice.say(&why);
                self.come_to(Question::Voice);
            }
            (Tried::Voice(voice), Ok(true)) => {
                self.step = Step::Sample(voice);
                self.ask();
            }
            (Tried::Voice(voice), Ok(false)) => self.note(Question::Voice, voice),
            (Tried::Rate(_), Err(why)) => {
                self.voice.say(&why);
                self.come_to(Question::Rate);
            }
            (Tried::Rate(rate), Ok(_)) => {
                self.chosen.rate = rate;
                self.come_to(Question::Rate);
            }
            (Tried::Again, _) => self.come_to(Question::Voice),
        }
    }

    fn take_voice(&mut self) {
        if let Step::Sample(voice) = std::mem::replace(&mut self.step, Step::Over) {
            self.note(Question::Voice, voice);
        }
    }

    fn go_back(&mut self) {
        let before = match &self.step {
            Step::Ask(question) => Some(*question),
            Step::Sample(_) => return self.try_voice(Tried::Again),
            Step::Confirm => None,
            Step::Damaged | Step::Trying(_) | Step::Keeping | Step::Over => return self.ask(),
        };
        let earlier = Question::ALL.into_iter().rev();
        let mut earlier = earlier.filter(|it| before.is_none_or(|before| *it < before));
        match earlier.find(|it| self.is_asked(*it)) {
            Some(question) => self.come_to(question),
            None => self.ask(),
        }
    }

    fn write(&mut self) {
        self.step = Step::Keeping;
        self.voice
            .order(DeviceOrder::KeepSettings(Box::new(self.chosen.clone())));
    }

    fn written(&mut self, outcome: Result<(), UnkeptSettings>) {
        self.step = Step::Over;
        let path = self.settings.path.clone();
        match outcome {
            Ok(()) => {
                self.is_kept = true;
                self.voice.say(&Message::SetupKept { path });
                if let Some(damaged) = &self.settings.damaged {
                    let path = damaged.aside.clone();
                    self.voice.say(&Message::SetupKeptAside { path });
                }
                self.voice.say(&Message::SetupNext);
            }
            Err(UnkeptSettings { why, lines }) => {
                self.voice.say(&Message::SetupNotKept { why, path });
                for line in lines.lines().filter(|it| !it.trim().is_empty()) {
                    let telling = self.voice.plain(Information::Program, line.to_owned());
                    self.voice.tell(telling);
                }
            }
        }
    }

    /// Answers with the first of these words.
    fn said(&mut self, words: &Message) {
        let words = self.voice.text(words);
        let word = words.split(',').next().unwrap_or_default().trim().to_owned();
        self.typed(&word);
    }
}

/// Returns true if no is an answer of its own, and does not leave what stands.
fn has_no(question: Question) -> bool {
    matches!(question, Question::Display | Question::Earphone)
}

impl Questionnaire for SettingsQuestions {
    type Answer = SpokenAnswer;

    fn voice(&self) -> &PrivateVoice {
        &self.voice
    }

    fn aloud(&self) -> &SpokenAnswers<SpokenAnswer> {
        &self.aloud
    }

    fn both(&mut self) -> (&mut SpokenAnswers<SpokenAnswer>, &mut PrivateVoice) {
        (&mut self.aloud, &mut self.voice)
    }

    fn may_be_said(&self) -> MayBeSaid {
        without_moves(match &self.step {
            Step::Ask(question) => AskedNow::Numbered(self.choices(*question).len()),
            Step::Damaged | Step::Sample(_) | Step::Confirm => AskedNow::YesOrNo,
            Step::Trying(_) | Step::Keeping | Step::Over => AskedNow::Nothing,
        })
    }

    /// Returns what is meant by something that was said. It can be gone back to, so that it counts at once; to leave is asked about.
    fn meant(meaning: Meaning) -> SpokenMeaning<SpokenAnswer> {
        match meaning {
            Meaning::Number(number) => SpokenMeaning::AtOnce(SpokenAnswer::Number(number)),
            Meaning::Yes => SpokenMeaning::AtOnce(SpokenAnswer::Yes),
            Meaning::No => SpokenMeaning::AtOnce(SpokenAnswer::No),
            Meaning::LeftOpen | Meaning::Missing => SpokenMeaning::AtOnce(SpokenAnswer::Keep),
            Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar) => {
                SpokenMeaning::AtOnce(SpokenAnswer::Again)
            }
            Meaning::Command(CommandWord::Correct) => SpokenMeaning::AtOnce(SpokenAnswer::Back),
            Meaning::Command(CommandWord::Cancel) => SpokenMeaning::ReadBack(SpokenAnswer::Leave),
            _ => SpokenMeaning::Nothing,
        }
    }

    fn answered_aloud(&mut self, answer: SpokenAnswer) {
        match answer {
            SpokenAnswer::Number(number) => self.typed(&number.to_string()),
            SpokenAnswer::Yes => self.said(&Message::YesWords),
            SpokenAnswer::No => self.typed(KEEP),
            SpokenAnswer::Keep if matches!(self.step, Step::Damaged) => self.ask(),
            SpokenAnswer::Keep => self.typed(""),
            SpokenAnswer::Again => self.ask(),
            SpokenAnswer::Back => self.go_back(),
            SpokenAnswer::Leave => self.leave(),
        }
    }

    fn ask(&mut self) {
        match &self.step {
            Step::Damaged => {
                if let Some(damaged) = self.settings.damaged.clone() {
                    let (why, path) = (Box::new(damaged.why), damaged.aside);
                    self.voice.say(&Message::SetupDamaged { why, path });
                }
            }
            Step::Ask(Question::Reports) => self.ask_reports(),
            Step::Ask(question) => self.ask_about(*question),
            Step::Sample(_) => self.voice.say(&Message::SetupSample),
            Step::Confirm => self.read_back(),
            Step::Trying(_) | Step::Keeping | Step::Over => {}
        }
    }

    fn no_command(&self, line: &str) -> Option<Message> {
        self.voice.no_command(line, &COMMANDS)
    }

    fn line(&mut self, line: &str) {
        // Who answers has heard enough of what was asked.
        if !matches!(self.step, Step::Over) {
            self.voice.hush();
        }
        match self.voice.command_of(line, &COMMANDS) {
            CommandMatch::One(CommandWord::Correct, _) => self.go_back(),
            CommandMatch::One(CommandWord::Repeat | CommandWord::RepeatEar, _) => self.ask(),
            CommandMatch::One(CommandWord::Help, _) => {
                self.help();
                self.ask();
            }
            CommandMatch::One(CommandWord::Quit | CommandWord::Stop | CommandWord::Cancel, _) => self.leave(),
            _ => self.typed(line),
        }
    }

    fn leave(&mut self) {
        if matches!(self.step, Step::Keeping | Step::Over) {
            return self.voice.hush();
        }
        self.step = Step::Over;
        self.voice.say(&Message::SetupLeft);
        if self.settings.is_first {
            self.voice.say(&Message::SetupNext);
        }
    }

    fn came_of_an_order(&mut self, outcome: DeviceOutcome) {
        match outcome {
            DeviceOutcome::VoiceTried(outcome) => self.tried(outcome),
            DeviceOutcome::SettingsKept(outcome) => self.written(outcome),
            _ => {}
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }
}
