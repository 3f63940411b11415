//! The terms of an event, asked for one by one as an arbiter thinks of them: Enter takes what is usual, and what goes beyond the
//! Laws is explained with its article. All is read back before anything is written.

pub mod answers;
pub mod question;
mod rarer;

use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::PrivateVoiceInputSettings;
use crate::desk::conversation::questionnaire::{COMMANDS, Questionnaire};
use crate::desk::conversation::spoken_answers::{SpokenAnswers, SpokenMeaning, without_moves};
use crate::desk::report::refusal::cited;
use crate::desk::report::terms::laws_in_force;
use crate::desk::voice_input::listens::{AskedNow, MayBeSaid};
use crate::desk::{DeviceOrder, DeviceOutcome, DisplayCells, Effect, OpenError};
use crate::language::listen::{Meaning, Spoken};
use crate::language::{CommandMatch, CommandWord, Message, Voices, letters, time_control};
use answers::{EventAnswers, EventGiven};
use question::{EventAnswerKind, EventQuestion, NONE};

/// Leaves something open, or as it usually is.
const OPEN: &str = "-";

/// Asks what a question is about.
const WHY: &str = "?";

/// The largest number that is heard, of a round, a board or minutes.
const LARGEST_SAID: usize = 60;

/// How somebody is asked for the terms of an event.
#[derive(Clone, Debug)]
pub struct EventFormSettings {
    /// What is known before anything is asked.
    pub given: EventGiven,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
    /// How answers are heard that are said aloud; `None` where nobody listens.
    pub listen: Option<PrivateVoiceInputSettings>,
}

/// What the files lay down, as `check-event` tells it, and where they will be.
#[derive(Clone, Debug, PartialEq)]
pub struct EventReview {
    /// The sentences.
    pub lines: Vec<Message>,
    /// The files, as people read them.
    pub paths: String,
}

/// Asks for the terms of an event, and has them written.
pub struct EventForm {
    settings: EventFormSettings,
    voice: PrivateVoice,
    answers: EventAnswers,
    aloud: SpokenAnswers<SpokenAnswer>,
    step: Step,
    end: EventFormEnd,
}

/// How the questions ended.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum EventFormEnd {
    /// They were left.
    #[default]
    Left,
    /// All is written.
    Written,
    /// It could not be written.
    NotWritten,
}

#[derive(Clone, Debug)]
enum Step {
    /// This is asked.
    Ask(EventQuestion),
    /// What the files lay down is being looked at.
    Reviewing,
    /// Is all that was read back written?
    Confirm(EventReview),
    /// It is being written.
    Writing(EventReview),
    /// The last sentence is being said.
    Over,
}

/// An answer that was said aloud.
#[derive(Clone, Copy, Debug)]
pub(in crate::desk) enum SpokenAnswer {
    /// The choice of this number, or a number.
    Number(usize),
    Yes,
    No,
    /// What is usual, or was answered before, is taken.
    Keep,
    /// It is left open.
    Open,
    /// The question is told once more, and what it is about.
    Again,
    Back,
    Leave,
}

impl EventForm {
    /// Begins with the first question that was not answered; `answers` is what was answered before.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        answers: EventAnswers,
        settings: EventFormSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let voice = PrivateVoice::new(voices, settings.given.reports.clone(), settings.ear_voice)?;
        let voice = voice.felt_in(settings.cells.as_ref());
        let mut form = Self {
            aloud: SpokenAnswers::new(settings.listen.clone()),
            settings,
            voice,
            answers,
            step: Step::Over,
            end: EventFormEnd::default(),
        };
        form.help();
        form.tell_colours();
        form.go_on(None);
        let effects = form.voice.take();
        Ok((form, effects))
    }

    /// Returns what was answered.
    pub fn answers(&self) -> &EventAnswers {
        &self.answers
    }

    /// Returns how the questions ended.
    pub fn end(&self) -> EventFormEnd {
        self.end
    }

    fn help(&mut self) {
        let help = Message::NewEventHelp {
            again: self.voice.command_name(CommandWord::Repeat),
            back: self.voice.command_name(CommandWord::Correct),
            stop: self.voice.command_name(CommandWord::Quit),
        };
        self.voice.say(&help);
        let Some(how) = self.aloud.how() else { return };
        let word = |it| self.aloud.word_for(it, &self.voice);
        let aloud = Message::NewEventAloud {
            on: word(Spoken::Ends),
            again: word(Spoken::Command(CommandWord::Repeat)),
            back: word(Spoken::Command(CommandWord::Correct)),
            stop: word(Spoken::Command(CommandWord::Cancel)),
        };
        self.voice.say(&how);
        self.voice.say(&aloud);
    }

    /// A list of boards that says nothing of colours has them in turn, which is heard before it is too late.
    fn tell_colours(&mut self) {
        if self.settings.given.teams && !self.settings.given.colours {
            self.voice.say(&Message::NewEventColours);
        }
    }

    fn is_asked(&self, question: EventQuestion) -> bool {
        question.is_asked(&self.answers, &self.settings.given, self.voice.voices())
    }

    fn value(&self, question: EventQuestion) -> String {
        self.answers.value(question, &self.settings.given, self.voice.voices())
    }

    fn choices(&self, question: EventQuestion) -> Vec<String> {
        question.choices(&self.answers, &self.settings.given, self.voice.voices())
    }

    /// Comes to the next question; when the list is opened, to the first that was not answered.
    fn go_on(&mut self, from: Option<EventQuestion>) {
        let is_next = |it: &EventQuestion| match from {
            Some(from) => *it > from,
            None => self.answers.noted(*it).is_none(),
        };
        let mut next = EventQuestion::ALL.into_iter().filter(is_next);
        match next.find(|it| self.is_asked(*it)) {
            Some(question) => self.come_to(question),
            None => self.review(),
        }
    }

    fn come_to(&mut self, question: EventQuestion) {
        self.step = Step::Ask(question);
        if question.leave().is_some() {
            self.tell_why(question);
        }
        self.ask();
    }

    /// Says what a question is about, with the article of the edition that was chosen.
    fn tell_why(&mut self, question: EventQuestion) {
        let why = Message::NewEventWhy {
            question: question.explained_as().to_owned(),
        };
        let why = cited(self.answers.rules(), question.subject(), why);
        self.voice.say(&why);
    }

    fn ask_about(&mut self, question: EventQuestion) {
        let named = question.label();
        let value = self.value(question);
        let now = self.in_words(question, &value);
        let choices = match question.kind() {
            EventAnswerKind::Choice => self.choices(question),
            _ => Vec::new(),
        };
        let named_choices = choices.iter().map(|it| self.voice.text(&question.named(it)));
        let numbered = (1..).zip(named_choices).map(|(number, it)| format!("{number} {it}"));
        let own_time = Some(Message::SetupOwnTime).filter(|_| question == EventQuestion::Time);
        let numbered: Vec<String> = numbered.chain(own_time.map(|it| self.voice.text(&it))).collect();
        let message = if question.must_be_answered() && value.is_empty() {
            Message::NewEventAskFor { asked: named.into() }
        } else if numbered.is_empty() {
            Message::NewEventAsk {
                asked: named.into(),
                now: now.into(),
            }
        } else {
            Message::NewEventAskWhich {
                asked: named.into(),
                choices: numbered.join("; "),
                now: now.into(),
            }
        };
        self.voice.say(&message);
    }

    /// Returns an answer as it is told.
    fn in_words(&self, question: EventQuestion, value: &str) -> Message {
        match question {
            EventQuestion::Time => self.time_in_words(value),
            EventQuestion::Letters => self.letters_in_words(value),
            _ => question.named(value),
        }
    }

    /// Returns the names of some piece letters, of the usual ones where none were answered.
    fn letters_in_words(&self, value: &str) -> Message {
        let named = |it: &str| {
            let letters = it.to_owned();
            self.voice.text(&Message::LettersNamed { letters })
        };
        let names: Vec<String> = match value {
            "" => letters::usual_names(self.voice.reports(), &self.value(EventQuestion::Announcements)),
            _ => value.split(", ").map(str::to_owned).collect(),
        };
        let names: Vec<String> = names.iter().map(|it| named(it)).collect();
        Message::Name { text: names.join(", ") }
    }

    /// Returns a time control in words.
    fn time_in_words(&self, value: &str) -> Message {
        match value.parse() {
            Ok(control) => {
                let parts = time_control::parts(&control);
                let parts: Vec<String> = parts.iter().map(|it| self.voice.text(it)).collect();
                Message::Name { text: parts.join(", ") }
            }
            Err(_none) => EventQuestion::Time.named(value),
        }
    }

    fn typed(&mut self, line: &str) {
        match &self.step {
            Step::Ask(question) => self.answer(*question, line),
            Step::Confirm(review) if line.is_empty() || self.is_one_of(&Message::YesWords, line) => {
                self.step = Step::Writing(review.clone());
                let answers = Box::new(self.answers.clone());
                self.voice.order(DeviceOrder::WriteEvent(answers));
            }
            Step::Confirm(_) => self.ask(),
            Step::Reviewing | Step::Writing(_) | Step::Over => {}
        }
    }

    fn is_one_of(&self, list: &Message, text: &str) -> bool {
        self.voice.voices().is_listed(self.voice.reports(), list, text)
    }

    fn answer(&mut self, question: EventQuestion, line: &str) {
        if line.is_empty() {
            let value = self.value(question);
            if question.must_be_answered() && value.is_empty() {
                self.voice.say(&Message::NewEventNeedsInitials);
                return self.ask();
            }
            self.answers.note(question, value);
            self.tell_what_it_takes(question);
            return self.go_on(Some(question));
        }
        if line == OPEN && !question.must_be_answered() {
            let is_one_of_some = matches!(question.kind(), EventAnswerKind::Choice | EventAnswerKind::YesOrNo);
            let value = match is_one_of_some {
                true => question.usual(&self.answers, &self.settings.given, self.voice.voices()),
                false => String::new(),
            };
            return self.take(question, value);
        }
        let voices = Arc::clone(self.voice.voices());
        match question.read(line, &self.answers, &self.settings.given, &voices) {
            Ok(value) => self.take(question, value),
            Err(why) => {
                self.voice.say(&why);
                self.ask();
            }
        }
    }

    /// Notes an answer, says what was understood, and goes on.
    fn take(&mut self, question: EventQuestion, value: String) {
        let named = self.in_words(question, &value);
        self.answers.note(question, value);
        self.voice.say(&Message::SetupNoted { value: named.into() });
        if question == EventQuestion::Time && self.value(question) != NONE {
            let time = self.answers.time(&self.settings.given, self.voice.voices());
            let laws = laws_in_force(self.answers.rules(), time.as_ref());
            self.voice.say(&laws);
        }
        self.tell_what_it_takes(question);
        self.go_on(Some(question));
    }

    /// Names what an answer takes of the arbiter though nobody is asked for it by itself: a leave, or that an assistant is accepted.
    fn tell_what_it_takes(&mut self, question: EventQuestion) {
        let Some(taken) = question.takes(&self.value(question)) else {
            return;
        };
        let taken = taken.to_owned();
        let why = Message::NewEventTakes { taken: taken.clone() };
        let why = cited(self.answers.rules(), question.subject(), why);
        self.voice.say(&why);
        let back = self.voice.command_name(CommandWord::Correct);
        self.voice.say(&Message::NewEventFirstArbiter { taken, back });
    }

    fn go_back(&mut self) {
        let before = match &self.step {
            Step::Ask(question) => Some(*question),
            Step::Confirm(_) => None,
            Step::Reviewing | Step::Writing(_) | Step::Over => return,
        };
        let earlier = EventQuestion::ALL.into_iter().rev();
        let mut earlier = earlier.filter(|it| before.is_none_or(|before| *it < before));
        match earlier.find(|it| self.is_asked(*it)) {
            Some(question) => self.come_to(question),
            None => self.ask(),
        }
    }

    /// Has the files looked at as `check-event` does, before anything is written.
    fn review(&mut self) {
        self.step = Step::Reviewing;
        let answers = Box::new(self.answers.clone());
        self.voice.order(DeviceOrder::ReviewEvent(answers));
    }

    fn reviewed(&mut self, outcome: Result<EventReview, Message>) {
        match outcome {
            Ok(review) => {
                self.step = Step::Confirm(review);
                self.ask();
            }
            Err(why) => {
                self.end = EventFormEnd::NotWritten;
                self.step = Step::Over;
                self.voice.say(&why);
            }
        }
    }

    fn written(&mut self, outcome: Result<(), Message>) {
        let Step::Writing(review) = std::mem::replace(&mut self.step, Step::Over) else {
            return;
        };
        match outcome {
            Ok(()) => {
                self.end = EventFormEnd::Written;
                let path = review.paths;
                self.voice.say(&Message::SetupKept { path: path.clone() });
                self.voice.say(&Message::NewEventCheck { path });
            }
            Err(why) => {
                self.end = EventFormEnd::NotWritten;
                self.voice.say(&why);
            }
        }
    }

    /// Reads back what the files lay down, and asks whether they are written.
    fn read_back(&mut self, review: &EventReview) {
        for line in &review.lines {
            self.voice.say(line);
        }
        let keep = Message::SetupKeep {
            path: review.paths.clone(),
            back: self.voice.command_name(CommandWord::Correct),
            stop: self.voice.command_name(CommandWord::Quit),
        };
        self.voice.say(&keep);
    }

    /// Tells what the question is about, and asks it again.
    fn explain(&mut self) {
        if let Step::Ask(question) = self.step
            && question.leave().is_none()
        {
            self.tell_why(question);
        }
        self.again();
    }

    /// Asks again; a leave is explained whenever it is asked about.
    fn again(&mut self) {
        match self.step {
            Step::Ask(question) => self.come_to(question),
            _ => self.ask(),
        }
    }

    /// A name is not taken from what was said.
    fn said(&mut self, question: EventQuestion, words: &Message) {
        let takes_yes = question.kind() == EventAnswerKind::YesOrNo;
        if !takes_yes {
            let on = self.aloud.word_for(Spoken::Ends, &self.voice);
            self.voice.say(&Message::NewEventTypeIt { on });
            return self.ask();
        }
        let words = self.voice.text(words);
        let word = words.split(',').next().unwrap_or_default().trim().to_owned();
        self.typed(&word);
    }
}

impl Questionnaire for EventForm {
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
            Step::Ask(question) => AskedNow::Numbered(match question.kind() {
                EventAnswerKind::Choice => self.choices(*question).len(),
                EventAnswerKind::Number | EventAnswerKind::Minutes => LARGEST_SAID,
                _ => 0,
            }),
            Step::Confirm(_) => AskedNow::YesOrNo,
            Step::Reviewing | Step::Writing(_) | Step::Over => AskedNow::Nothing,
        })
    }

    /// Returns what is meant by something that was said. It can be gone back to, so that it counts at once; to leave is asked about.
    fn meant(meaning: Meaning) -> SpokenMeaning<SpokenAnswer> {
        match meaning {
            Meaning::Number(number) => SpokenMeaning::AtOnce(SpokenAnswer::Number(number)),
            Meaning::Yes => SpokenMeaning::AtOnce(SpokenAnswer::Yes),
            Meaning::No => SpokenMeaning::AtOnce(SpokenAnswer::No),
            Meaning::LeftOpen => SpokenMeaning::AtOnce(SpokenAnswer::Keep),
            Meaning::Missing => SpokenMeaning::AtOnce(SpokenAnswer::Open),
            Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar) => {
                SpokenMeaning::AtOnce(SpokenAnswer::Again)
            }
            Meaning::Command(CommandWord::Correct) => SpokenMeaning::AtOnce(SpokenAnswer::Back),
            Meaning::Command(CommandWord::Cancel) => SpokenMeaning::ReadBack(SpokenAnswer::Leave),
            _ => SpokenMeaning::Nothing,
        }
    }

    fn answered_aloud(&mut self, answer: SpokenAnswer) {
        match (answer, &self.step) {
            (SpokenAnswer::Number(number), Step::Ask(_)) => self.typed(&number.to_string()),
            (SpokenAnswer::Yes, Step::Ask(question)) => self.said(*question, &Message::YesWords),
            (SpokenAnswer::No, Step::Ask(question)) => self.said(*question, &Message::NoWords),
            (SpokenAnswer::Yes | SpokenAnswer::Keep, Step::Confirm(_)) => self.typed(""),
            (SpokenAnswer::Keep, Step::Ask(_)) => self.typed(""),
            (SpokenAnswer::Open, Step::Ask(_)) => self.typed(OPEN),
            (SpokenAnswer::Again, _) => self.explain(),
            (SpokenAnswer::Back, _) => self.go_back(),
            (SpokenAnswer::Leave, _) => self.leave(),
            _ => self.ask(),
        }
    }

    fn ask(&mut self) {
        match self.step.clone() {
            Step::Ask(question) => self.ask_about(question),
            Step::Confirm(review) => self.read_back(&review),
            Step::Reviewing | Step::Writing(_) | Step::Over => {}
        }
    }

    fn no_command(&self, line: &str) -> Option<Message> {
        self.voice.no_command(line, &COMMANDS)
    }

    fn line(&mut self, line: &str) {
        // Who answers has heard enough of what was asked.
        if self.settings.ear_voice && !matches!(self.step, Step::Over) {
            self.voice.hush();
        }
        match self.voice.command_of(line, &COMMANDS) {
            CommandMatch::One(CommandWord::Correct, _) => self.go_back(),
            CommandMatch::One(CommandWord::Repeat | CommandWord::RepeatEar, _) => self.again(),
            CommandMatch::One(CommandWord::Help, _) => {
                self.help();
                self.explain();
            }
            CommandMatch::One(CommandWord::Quit | CommandWord::Stop | CommandWord::Cancel, _) => self.leave(),
            _ if line == WHY => self.explain(),
            _ => self.typed(line),
        }
    }

    fn leave(&mut self) {
        if matches!(self.step, Step::Writing(_) | Step::Over) {
            return self.voice.hush();
        }
        self.step = Step::Over;
        self.voice.say(&Message::SetupLeft);
    }

    fn came_of_an_order(&mut self, outcome: DeviceOutcome) {
        match outcome {
            DeviceOutcome::EventReviewed(outcome) => self.reviewed(*outcome),
            DeviceOutcome::EventWritten(outcome) => self.written(outcome.map_err(|it| *it)),
            _ => {}
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }
}
