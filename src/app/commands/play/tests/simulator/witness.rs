//! Who looks on: hears all that a conversation is told and all that it asks for, and says what should not have been.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use ansage_core::desk::policy::Policy;
use ansage_core::desk::{BrailleLine, Channel, Conversation, Device, Effect, Input, Listens, Page, Progress, View};
use ansage_core::game::sense::doubts;
use ansage_core::game::{Event, Game, Moment, Recorded};
use ansage_wire::speech::{Saying, SpokenChannel};
use ansage_wire::{Health, TapeHears, UtteranceId};
use shakmaty::Color;

use crate::app::table::stopwatch::Stopwatch;

/// People type ahead by so much.
const AHEAD: Duration = Duration::from_secs(1);

/// How many lines are told of what went before a flaw.
const REMEMBERED: usize = 40;

/// Copies are the same witness.
#[derive(Clone)]
pub(super) struct Witness(Arc<Mutex<Seen>>);

/// What was seen of one game, through all programs in which it was played.
pub(super) struct Seen {
    stopwatch: Stopwatch,
    pub(super) game: Option<Game>,
    pub(super) records: Vec<Recorded>,
    /// Of which moment the game knows: a machine that is late knows of an earlier one than its clock shows.
    known: Moment,
    /// When the player was asked something last, however early that was due.
    asked: Moment,
    channels: HashMap<UtteranceId, Channel>,
    /// True from when it is told that the journal cannot be written until it is told that it can.
    pub(super) is_lost: bool,
    clocks: Option<ClocksSeen>,
    log: VecDeque<String>,
    flaws: Vec<String>,
}

#[derive(Clone, Copy)]
struct ClocksSeen {
    at: Moment,
    left: [Duration; 2],
    running: Option<Color>,
    records: usize,
}

impl Witness {
    pub(super) fn new(stopwatch: Stopwatch) -> Self {
        Self(Arc::new(Mutex::new(Seen {
            stopwatch,
            game: None,
            records: Vec::new(),
            known: Moment(0),
            asked: Moment(0),
            channels: HashMap::new(),
            is_lost: false,
            clocks: None,
            log: VecDeque::new(),
            flaws: Vec::new(),
        })))
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().expect("a simulation has one thread")
    }

    /// Looks on while a conversation is held.
    pub(super) fn attend(&self, desk: Box<dyn Conversation>) -> Box<dyn Conversation> {
        Box::new(Attended {
            desk,
            witness: self.clone(),
        })
    }
}

impl Seen {
    pub(super) fn note(&mut self, line: String) {
        if self.log.len() == REMEMBERED {
            self.log.pop_front();
        }
        self.log.push_back(line);
    }

    pub(super) fn find_fault(&mut self, flaw: String) {
        let before: Vec<_> = self.log.iter().map(String::as_str).collect();
        self.flaws.push(format!("{flaw}\nafter\n{}", before.join("\n")));
    }

    pub(super) fn flaws(&self) -> &[String] {
        &self.flaws
    }

    /// Goes on with what a new program has found, on its stopwatch: all that was recorded, or less if it was said that the
    /// journal cannot be written.
    pub(super) fn take_up(&mut self, found: Vec<Recorded>, stopwatch: Stopwatch) {
        let (kept, of_game) = (of_the_game(&self.records), of_the_game(&found));
        let is_whole = kept == of_game;
        if !(is_whole || self.is_lost && kept.starts_with(&of_game)) {
            let (kept, found) = (self.records.len(), found.len());
            self.find_fault(format!("of {kept} records {found} were found, or others"));
        }
        for (index, doubt) in doubts(&found) {
            self.find_fault(format!(
                "makes no sense: {doubt:?}, {:?}",
                &found[index.saturating_sub(3)..=index]
            ));
        }
        self.stopwatch = stopwatch;
        self.game = Game::replay(&found).ok();
        self.records = found;
        self.channels.clear();
        self.clocks = None;
        self.is_lost = false;
        self.known = Moment(0);
        self.asked = Moment(0);
    }

    /// Notes what is done when a program begins.
    pub(super) fn answer_to_nothing(&mut self, at: Moment, effects: &[Effect]) {
        self.answer(at, &Input::Wake, effects);
    }

    /// Notes what was answered to an input.
    pub(super) fn answer(&mut self, at: Moment, input: &Input, effects: &[Effect]) {
        let now = self.stopwatch.now();
        self.known = self.known.max(at);
        self.note(format!("{:>8} {:>8} {input:?}", at.0, now.0));
        match input {
            Input::Health(Device::Journal, health) => self.is_lost = !matches!(health, Health::Ready { .. }),
            Input::JournalContinued { .. } => self.is_lost = false,
            _ => {}
        }
        for effect in effects {
            match effect {
                Effect::Record(recorded) => self.record(at, input, recorded),
                Effect::Say(utterance) => {
                    self.note(format!("         {:?}: {}", utterance.channel, utterance.written));
                    self.channels.insert(utterance.id, utterance.channel);
                    if utterance.channel == Channel::Ear && utterance.written.ends_with('?') {
                        self.asked = now;
                    }
                }
                _ => {}
            }
        }
    }

    fn record(&mut self, at: Moment, input: &Input, recorded: &Recorded) {
        self.note(format!("         {:?}", recorded.event));
        if *input == Input::Line(String::new()) && binds(&recorded.event) && self.asked.since(at) > AHEAD {
            let asked = self.asked.0;
            self.find_fault(format!(
                "Enter of {} answers what was asked at {asked}: {recorded:?}",
                at.0
            ));
        }
        if let Some(last) = self.records.last()
            && recorded.at < last.at
        {
            self.find_fault(format!("{recorded:?} is before {last:?}"));
        }
        match &mut self.game {
            Some(game) => game.apply(recorded),
            None => self.game = Game::replay(std::slice::from_ref(recorded)).ok(),
        }
        self.records.push(recorded.clone());
    }

    /// What a loudspeaker was asked to say.
    pub(super) fn hear(&mut self, saying: &Saying) {
        let channel = self.channels.get(&saying.id).copied();
        if saying.channel == SpokenChannel::Room && channel != Some(Channel::Room) {
            self.find_fault(format!("said aloud, and meant for {channel:?}: {saying:?}"));
        }
        if channel == Some(Channel::Arbiter) {
            self.find_fault(format!("said, and meant for the arbiter: {saying:?}"));
        }
    }

    /// Compares the clocks with those of the last look. Without an increment neither gains, and while nothing is recorded the
    /// one that runs loses what has gone by.
    pub(super) fn look_at_the_clocks(&mut self) {
        let at = self.known;
        let Some(clock) = self.game.as_ref().and_then(Game::clock) else {
            return;
        };
        let seen = ClocksSeen {
            at,
            left: [Color::White, Color::Black].map(|side| clock.left(side, at)),
            running: clock.running(),
            records: self.records.len(),
        };
        let Some(before) = self.clocks.replace(seen) else {
            return;
        };
        for (side, index) in [(Color::White, 0), (Color::Black, 1)] {
            let (left, was) = (seen.left[index], before.left[index]);
            if left > was && !self.records[before.records..].iter().any(gives_time) {
                self.find_fault(format!("{side} gains {:?}", left - was));
            }
            let is_unchanged = seen.records == before.records;
            let thought = match before.running == Some(side) {
                true => seen.at.since(before.at),
                false => Duration::ZERO,
            };
            if is_unchanged && left != was.saturating_sub(thought) {
                self.find_fault(format!("{side} had {was:?}, thought for {thought:?}, and has {left:?}"));
            }
        }
    }
}

/// Returns all records but those that lead to another file, which comes before what was recorded with it.
fn of_the_game(records: &[Recorded]) -> Vec<&Recorded> {
    let leads = |it: &&Recorded| matches!(it.event, Event::JournalContinued { .. });
    records.iter().filter(|it| !leads(it)).collect()
}

/// Returns true for a penalty that gives the opponent time, and for a decision that does.
fn gives_time(recorded: &Recorded) -> bool {
    matches!(recorded.event, Event::Penalised { .. })
}

/// Returns true for what cannot be unsaid: the opponent has heard it.
fn binds(event: &Event) -> bool {
    matches!(
        event,
        Event::Announced { .. } | Event::Repeated { .. } | Event::Resulted { .. }
    )
}

/// A conversation with a witness.
struct Attended {
    desk: Box<dyn Conversation>,
    witness: Witness,
}

impl Conversation for Attended {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let effects = self.desk.handle(at, input.clone());
        self.witness.lock().answer(at, &input, &effects);
        effects
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

    fn may_the_tape_hear(&self) -> Option<TapeHears> {
        self.desk.may_the_tape_hear()
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.desk.braille()
    }

    fn progress(&self) -> Progress {
        self.desk.progress()
    }

    fn page(&self, at: Moment) -> Page {
        self.desk.page(at)
    }

    fn set_policy(&mut self, policy: Policy) {
        self.desk.set_policy(policy);
    }
}
