//! The scorer of the program: how likely each phrase that may be said is for a piece of sound.
//!
//! `ansage-scorer` does it, with nets that were trained on people. It never says what it heard by itself: it weighs the
//! phrases it is given. Without it everything goes on with the recogniser alone.

pub mod loading;
pub mod net;

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_protocol::pipe::HelperPipe;
use ansage_sound::feed::Feed;
use ansage_wire::Health;
use ansage_wire::scoring::{FromScorer, Loading, Scored, ScoringId, ToScorer};

/// Name of the helper program.
pub const SCORER: &str = "ansage-scorer";

/// What a scorer tells the program.
#[derive(Clone, Debug, PartialEq)]
pub enum ScoringEvent {
    /// What a piece of sound may be.
    Scored(Scored),
    /// A piece of sound was not scored, and will not be.
    Unscored(ScoringId),
    /// The scorer changed its health; never twice the same.
    Health(Health),
    /// Why nets cannot be used that it was to hold, one technical line for each; told when they become others.
    Unusable(Vec<String>),
}

/// The scorer of the program; no call ever waits.
#[derive(Debug)]
pub struct Scoring {
    scorer: Helper<ToScorer, FromScorer>,
    feed: Feed,
}

impl Scoring {
    /// Starts a scorer that holds nothing yet. What is not to be had is told as an event, not as an error.
    pub fn open(events: Sender<ScoringEvent>) -> Self {
        Self::open_with(Program::beside(SCORER), Timeouts::default(), events)
    }

    /// Starts a scorer that holds nothing yet, one that lies elsewhere or with other timeouts.
    pub fn open_with(mut scorer: Program, timeouts: Timeouts, events: Sender<ScoringEvent>) -> Self {
        let feed = Feed::default();
        scorer.pipe = Some(HelperPipe::Into(feed.pipe()));
        let mut reports = Reports {
            events,
            scorings: Vec::new(),
            name: String::new(),
            health: None,
            unusable: Vec::new(),
        };
        Self {
            scorer: Helper::start(scorer, timeouts, None, move |event| reports.hear(event)),
            feed,
        }
    }

    /// Loads nets and what may be said, in place of those before.
    pub fn load(&self, loading: Loading) {
        self.scorer.ask_always(ToScorer::Load(Box::new(loading)));
    }

    /// Has a piece of the sound scored. It is answered by [`ScoringEvent::Scored`] or [`ScoringEvent::Unscored`].
    pub fn score(&self, id: ScoringId, from: u64, to: u64) {
        self.scorer.ask(ToScorer::Score { id, from, to });
    }

    /// Returns the way of the sound, for the thread that has it.
    pub fn feed(&self) -> Feed {
        self.feed.clone()
    }

    /// Stops scoring and waits until the scorer has ended, for at most two seconds.
    pub fn close(self) {
        self.scorer.close();
    }
}

fn names(nets: &[PathBuf]) -> String {
    let names: Vec<String> = nets.iter().map(|it| it.display().to_string()).collect();
    names.join(", ")
}

/// Makes events of what happens to the scorer.
struct Reports {
    events: Sender<ScoringEvent>,
    /// Those that go on.
    scorings: Vec<ScoringId>,
    /// What the nets are called.
    name: String,
    health: Option<Health>,
    unusable: Vec<String>,
}

impl Reports {
    fn hear(&mut self, event: HelperEvent<ToScorer, FromScorer>) {
        match event {
            HelperEvent::Sent(ToScorer::Score { id, .. }) => self.scorings.push(id),
            HelperEvent::Refused(ToScorer::Score { id, .. }) => self.send(ScoringEvent::Unscored(id)),
            HelperEvent::Sent(ToScorer::Load(loading)) => self.name = names(&loading.nets),
            HelperEvent::Up | HelperEvent::Refused(ToScorer::Load(_)) => {}
            HelperEvent::Reported(FromScorer::Ready { unusable }) => {
                if self.unusable != unusable {
                    self.unusable.clone_from(&unusable);
                    self.send(ScoringEvent::Unusable(unusable));
                }
                let name = self.name.clone();
                self.change(Health::Ready { name });
            }
            HelperEvent::Reported(FromScorer::Failed { why }) => {
                self.give_up();
                self.change(Health::Missing { why });
            }
            HelperEvent::Reported(FromScorer::Scored(scored)) => {
                if self.ends(scored.id) {
                    self.send(ScoringEvent::Scored(scored));
                }
            }
            HelperEvent::Reported(FromScorer::Unscored { id }) => {
                if self.ends(id) {
                    self.send(ScoringEvent::Unscored(id));
                }
            }
            HelperEvent::Down(health) => {
                self.give_up();
                self.change(health);
            }
        }
    }

    fn ends(&mut self, id: ScoringId) -> bool {
        let before = self.scorings.len();
        self.scorings.retain(|it| *it != id);
        self.scorings.len() < before
    }

    fn give_up(&mut self) {
        for id in std::mem::take(&mut self.scorings) {
            self.send(ScoringEvent::Unscored(id));
        }
    }

    fn change(&mut self, health: Health) {
        if self.health.as_ref() != Some(&health) {
            self.health = Some(health.clone());
            self.send(ScoringEvent::Health(health));
        }
    }

    fn send(&self, event: ScoringEvent) {
        // Without a listener the program is ending.
        let _ = self.events.send(event);
    }
}
