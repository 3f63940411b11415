//! The tutorial: somebody learns the program at a real desk, with a sample game, and is told before each step what is done.
//!
//! Whatever is entered goes to the desk, which answers as in any game; what came of it says whether the step is done. Nothing
//! is recorded, whatever is done at the desk.

mod course;
mod progress;
mod sample_game;
mod word;

use std::sync::Arc;

use serde::Deserialize;

use crate::desk::report::policy::{Information, Policy};
use crate::desk::{
    BrailleLine, Conversation, Desk, DeskSettings, DeviceOrder, DeviceOutcome, Effect, Input, Listening, Listens,
    OpenError, Page, View,
};
use crate::game::{Moment, Opening};
use crate::language::listen::Spoken;
use crate::language::{CommandWord, Message, Voices};
use ansage_wire::UtteranceId;
use course::{Lesson, Line, Names, Step, lessons};
use progress::{Before, Came, enters};
use sample_game::{SECRET, SampleGame};
use word::TutorialWord;

/// What somebody learns to be.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Learner {
    /// Who plays, and cannot see the other board.
    #[default]
    Player,
    /// Who sits beside a player.
    Assistant,
    /// Who takes the keys where something is to be decided.
    Arbiter,
}

impl Learner {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Player, Self::Assistant, Self::Arbiter];

    /// Returns the name of the part, as options and files have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Assistant => "assistant",
            Self::Arbiter => "arbiter",
        }
    }

    /// Returns what the shell is told to go on.
    fn command(self) -> String {
        match self {
            Self::Player => "ansage tutorial".to_owned(),
            Self::Assistant | Self::Arbiter => format!("ansage tutorial --as {}", self.name()),
        }
    }
}

/// Where somebody is who learns.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct TutorialPlace {
    /// What is learned.
    pub learner: Learner,
    /// The name of the lesson that was begun; `None` once all were done.
    pub lesson: Option<&'static str>,
}

/// How somebody learns.
#[derive(Clone, Debug)]
pub struct TutorialSettings {
    /// What is learned.
    pub learner: Learner,
    /// The words and letters of the moves; what else it says of a game does not count.
    pub opening: Opening,
    /// How this person is told things.
    pub desk: DeskSettings,
    /// The name of the lesson that was left; one that there is not, and none, begin with the first.
    pub goes_on: Option<String>,
}

/// Teaches step by step, and waits for each.
pub struct Tutorial {
    desk: Desk,
    sample: SampleGame,
    learner: Learner,
    lesson: usize,
    step: usize,
    /// How often something else was entered since the step was told.
    missed: u8,
    /// What was told of the step: once it is done a finger need not acknowledge it.
    told: Vec<UtteranceId>,
    /// False once it was found that the place cannot be kept.
    keeps_the_place: bool,
    /// True if the last entry was made at the Braille display.
    is_felt: bool,
    /// True if the last entry came through a pipe.
    is_piped: bool,
    /// True once everything is learned, and the last sentence stands on the Braille display.
    is_being_read: bool,
    is_over: bool,
}

/// After so many misses it is said how the lesson is repeated or skipped.
const MISSES: u8 = 2;

impl Tutorial {
    /// Begins, or goes on with the lesson that was left.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the settings name words, letters or reports that are not there.
    pub fn open(settings: TutorialSettings, voices: Arc<Voices>) -> Result<(Self, Vec<Effect>), OpenError> {
        let sample = SampleGame::new(settings.learner, settings.opening);
        let desk = DeskSettings {
            face: String::new(),
            journal: String::new(),
            is_last_game: false,
            unfinished: None,
            // Nothing is secret here that could not be taken back.
            is_piped: false,
            ..settings.desk
        };
        let desk = Desk::to_learn(&sample.events(0, Moment(0))?, desk, voices, Moment(0))?;
        let left = |name: String| lessons(settings.learner).iter().position(|it| it.name == name);
        let lesson = settings.goes_on.and_then(left).unwrap_or_default();
        let mut tutorial = Self {
            desk,
            sample,
            learner: settings.learner,
            lesson,
            step: 0,
            missed: 0,
            told: Vec::new(),
            keeps_the_place: true,
            is_felt: false,
            is_piped: false,
            is_being_read: false,
            is_over: false,
        };
        tutorial.greet();
        tutorial.begin_the_lesson(true);
        let effects = tutorial.taken(Vec::new());
        Ok((tutorial, effects))
    }

    /// Returns what is to be keyed now, before Enter; empty for Enter alone.
    pub fn asked_for(&self) -> String {
        self.keyed(self.next_line())
    }

    /// Returns the name of the lesson.
    pub fn lesson_name(&self) -> &'static str {
        self.lesson().name
    }

    fn lesson(&self) -> &'static Lesson {
        let lessons = lessons(self.learner);
        &lessons[self.lesson.min(lessons.len() - 1)]
    }

    fn step(&self) -> &'static Step {
        let steps = self.lesson().steps;
        &steps[self.step.min(steps.len() - 1)]
    }

    fn greet(&mut self) {
        let names = Names(&self.desk);
        let message = Message::TutorialOpens {
            lesson: names.own(TutorialWord::Lesson),
            skip: names.own(TutorialWord::Skip),
            quit: names.command(CommandWord::Quit),
        };
        self.tell(&message);
        if let Some(message) = self.by_voice() {
            self.tell(&message);
        }
        if self.lesson > 0 {
            let command = self.learner.command();
            self.tell(&Message::TutorialGoesOn { command });
        }
        // A finger reads it before the first lesson.
        self.told.clear();
    }

    /// Returns how one answers aloud, in the words that are understood; `None` where nobody listens.
    fn by_voice(&self) -> Option<Message> {
        let speaker = &self.desk.table.speaker;
        let listen = &speaker.settings().listen;
        if listen.listening == Listening::Off {
            return None;
        }
        let spoken = speaker.hearing().spoken?;
        let word = |it| spoken.usual(it).map(str::to_owned);
        Some(Message::TutorialByVoice {
            key: listen.key_named(),
            yes: word(Spoken::Yes)?,
            made: word(Spoken::Command(CommandWord::Made))?,
            clock: word(Spoken::Command(CommandWord::Clock))?,
            skip: word(Spoken::Ends)?,
        })
    }

    /// Begins the lesson; the place is kept before anything is said of it.
    fn begin_the_lesson(&mut self, sets_up: bool) {
        self.step = 0;
        let place = TutorialPlace {
            learner: self.learner,
            lesson: Some(self.lesson().name),
        };
        self.desk
            .table
            .outbox
            .push(Effect::Order(DeviceOrder::KeepPlace(place)));
        self.begin_the_step(sets_up);
    }

    /// Sets up the sample game where it does not stand as it should, and says what is done.
    fn begin_the_step(&mut self, sets_up: bool) {
        self.missed = 0;
        self.let_go_what_was_told();
        let aloud_from = self.lesson().aloud_from.filter(|_| self.step == 0);
        let from = aloud_from.unwrap_or(self.step().begins);
        if sets_up || !self.stands_at(from) {
            self.set_up(from);
        }
        if aloud_from.is_some() {
            for command in self.sample.commands(from, self.step().begins).to_vec() {
                self.desk.table.settle(command);
            }
        }
        let about = (self.step().about)(&Names(&self.desk));
        let message = match self.step {
            0 => Message::TutorialLesson {
                number: self.lesson.saturating_add(1).into(),
                of: lessons(self.learner).len().to_string(),
                about: about.into(),
            },
            _ => about,
        };
        self.tell(&message);
        self.ask();
    }

    /// What was answered need not be acknowledged by a finger.
    fn let_go_what_was_told(&mut self) {
        for id in std::mem::take(&mut self.told) {
            self.desk.table.braille.acknowledge(id);
        }
    }

    fn set_up(&mut self, upto: usize) {
        if let Ok(events) = self.sample.events(upto, self.desk.table.now) {
            self.desk.set_up_anew(&events);
        }
    }

    fn stands_at(&self, upto: usize) -> bool {
        self.sample.stands(self.desk.game(), upto, self.desk.table.now)
    }

    /// Says what is to be keyed now.
    fn ask(&mut self) {
        let line = self.next_line();
        let entry = self.keyed(line);
        let message = match line {
            Line::Enter => Message::TutorialAskEnter,
            Line::Move(m) => Message::TutorialAskMove {
                entry,
                m: Names(&self.desk).phrase(m),
            },
            _ => Message::TutorialAskLine { entry },
        };
        self.tell(&message);
    }

    fn tell(&mut self, message: &Message) {
        let table = &mut self.desk.table;
        let before = table.outbox.mark();
        table.say(Information::Lesson, message);
        let ids: Vec<UtteranceId> = table.outbox.told_since(before).map(|it| it.id).collect();
        table.braille.question_last();
        self.told.extend(ids);
    }

    /// Does what follows for the lesson.
    fn follow(&mut self, came: Came) {
        match came {
            Came::Done => self.go_on(),
            Came::Nothing => {}
            Came::OnTheWay => {
                self.let_go_what_was_told();
                self.ask();
            }
            Came::Aside => self.ask(),
            Came::Missed => {
                self.missed = self.missed.saturating_add(1);
                self.ask();
                if self.missed == MISSES {
                    self.tell_the_ways_out();
                }
            }
            Came::Astray => {
                self.set_up(self.step().begins);
                self.tell(&Message::TutorialAstray);
                self.ask();
            }
        }
    }

    fn tell_the_ways_out(&mut self) {
        let names = Names(&self.desk);
        let message = Message::TutorialWaysOut {
            lesson: names.own(TutorialWord::Lesson),
            skip: names.own(TutorialWord::Skip),
        };
        self.tell(&message);
    }

    /// Goes on to the next step, or to the next lesson.
    fn go_on(&mut self) {
        self.step += 1;
        if self.step < self.lesson().steps.len() {
            return self.begin_the_step(false);
        }
        self.next_lesson(false);
    }

    fn next_lesson(&mut self, sets_up: bool) {
        self.lesson += 1;
        if self.lesson < lessons(self.learner).len() {
            return self.begin_the_lesson(sets_up);
        }
        let place = TutorialPlace {
            learner: self.learner,
            lesson: None,
        };
        self.desk
            .table
            .outbox
            .push(Effect::Order(DeviceOrder::KeepPlace(place)));
        let message = match self.learner {
            Learner::Player => Message::TutorialEnds,
            Learner::Assistant => Message::TutorialAssistantEnds,
            Learner::Arbiter => Message::TutorialArbiterEnds,
        };
        if self.is_felt {
            // A finger that reads on answers nothing any more.
            self.desk.question = None;
            self.desk.table.braille.let_go_but(&[]);
        }
        self.tell(&message);
        // With the program the display goes back to the screen reader: what was told last would never be felt.
        self.is_being_read = self.is_felt;
        if !self.is_being_read {
            self.end();
        }
    }

    /// Ends when the last sentence was let go, or something is entered elsewhere.
    fn end_when_read(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let is_entered_elsewhere = enters(&input) && !matches!(input, Input::Braille(_));
        let effects = self.desk.handle(at, input);
        if is_entered_elsewhere || self.desk.table.quitting || self.desk.table.braille.standing().is_none() {
            self.end();
        }
        self.taken(effects)
    }

    fn end(&mut self) {
        self.is_over = true;
        self.desk.table.quitting = true;
        self.desk.table.outbox.push(Effect::Quit);
    }

    /// It is left before its end.
    fn leave(&mut self) {
        if self.keeps_the_place {
            self.tell(&Message::TutorialLeft {
                command: self.learner.command(),
                number: self.lesson.saturating_add(1).into(),
            });
        }
    }

    /// The place is not kept: that is said once.
    fn note_that_nothing_is_kept(&mut self) {
        if std::mem::replace(&mut self.keeps_the_place, false) {
            self.tell(&Message::TutorialNotKept);
        }
    }

    fn carry_out(&mut self, word: TutorialWord) {
        match word {
            TutorialWord::Lesson => self.begin_the_lesson(true),
            TutorialWord::Skip => self.next_lesson(true),
        }
    }

    /// The secret that was told opens the keys; another one is answered as at any board.
    fn with_the_secret(&mut self, at: Moment, effects: Vec<Effect>) -> Vec<Effect> {
        let opened = effects.into_iter().flat_map(|it| match it {
            Effect::TrySecret(_, secret) => {
                let is_right = secret.reveal() == SECRET;
                self.desk.handle(at, Input::SecretTried(is_right))
            }
            other => vec![other],
        });
        opened.collect()
    }

    /// Returns what came of an input: what the desk did, then what the lesson says. Nothing of it is recorded.
    fn taken(&mut self, before: Vec<Effect>) -> Vec<Effect> {
        let (mut effects, mut quits) = (before, false);
        effects.extend(self.desk.table.outbox.take());
        effects.retain(|it| {
            quits |= *it == Effect::Quit;
            !matches!(
                it,
                Effect::Record(_)
                    | Effect::Keep(_)
                    | Effect::ForgetSound
                    | Effect::TellHead
                    | Effect::BeginAnother
                    | Effect::Quit
            )
        });
        effects.extend(quits.then_some(Effect::Quit));
        effects
    }
}

impl Conversation for Tutorial {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        if self.is_over {
            return Vec::new();
        }
        self.desk.table.now = self.desk.table.now.max(at);
        match &input {
            Input::Leaving => {
                self.leave();
                return self.taken(Vec::new());
            }
            Input::Outcome(DeviceOutcome::PlaceNotKept) => {
                self.note_that_nothing_is_kept();
                return self.taken(Vec::new());
            }
            // Who wrote the lines of a script waited for no answer.
            Input::ToldLate(_) if self.is_piped => return Vec::new(),
            _ => {}
        }
        if self.is_being_read {
            return self.end_when_read(at, input);
        }
        let at_the_display = matches!(input, Input::Braille(_));
        self.is_felt = at_the_display || self.is_felt && !enters(&input);
        if let Some(word) = self.taken_from(&input) {
            self.carry_out(word);
            return self.taken(Vec::new());
        }
        let enters = enters(&input);
        self.is_piped = matches!(input, Input::Piped(_)) || self.is_piped && !enters;
        // A line of a pipe is an entry like any other: it takes no shorter path, for the path is what is learned.
        let input = match input {
            Input::Piped(line) => Input::Line(line),
            other => other,
        };
        let before = Before {
            is_asked: self.is_asked(self.step().line),
            played: self.played().unwrap_or(self.step().begins),
        };
        let effects = self.desk.handle(at, input);
        let effects = self.with_the_secret(at, effects);
        if self.desk.table.quitting {
            self.is_over = true;
            self.leave();
            return self.taken(effects);
        }
        if enters {
            let is_answered = effects.iter().any(|it| matches!(it, Effect::Say(_)));
            self.follow(self.came_of(&before, is_answered));
        }
        self.taken(effects)
    }

    fn next_wake(&self) -> Option<Moment> {
        self.desk.next_wake()
    }

    fn view(&self) -> View {
        self.desk.view()
    }

    fn listens(&self) -> Option<Listens> {
        self.desk.listens()
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.desk.braille()
    }

    fn page(&self, at: Moment) -> Page {
        self.desk.page(at)
    }

    fn set_policy(&mut self, policy: Policy) {
        self.desk.set_policy(policy);
    }
}
