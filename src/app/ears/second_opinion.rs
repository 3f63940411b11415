//! The scorer beside the recogniser: what was heard waits for its word, but never long.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use crate::app::scorer;
use crate::desk::{AskedNow, Health, MayBeSaid, TalkNumber};
use crate::devices::helper::stamp;
use crate::devices::scoring::message::ScoringId;
use crate::devices::scoring::{Scoring, ScoringEvent};
use crate::language::Sight;
use crate::language::listen::{Heard, Hearing, WrittenPhrases};

/// How long an utterance waits for the scorer: whoever waits at the board has their clock running.
const LONGEST: Duration = Duration::from_millis(1500);

/// The scorer, and what waits for it.
#[derive(Debug)]
pub(super) struct SecondOpinion {
    scoring: Scoring,
    net: PathBuf,
    language: String,
    phrases: WrittenPhrases,
    /// What it was told to hold.
    held: Option<Expected>,
    is_ready: bool,
    waiting: VecDeque<Waiting>,
    scorings: u64,
}

/// What is expected: the phrases depend on nothing else.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Expected {
    sight: Sight,
    asked: std::mem::Discriminant<AskedNow>,
}

/// An utterance whose words are there.
#[derive(Debug)]
struct Waiting {
    scoring: ScoringId,
    utterance: Utterance,
    overdue_ns: u64,
}

/// An utterance, and the talk key it was taken with.
#[derive(Debug)]
pub(super) struct Utterance {
    pub(super) number: Option<TalkNumber>,
    pub(super) heard: Heard,
}

impl SecondOpinion {
    /// Nothing is loaded before somebody is listened to.
    pub(super) fn new(scoring: Scoring, net: PathBuf, hearing: &Hearing<'_>) -> Self {
        Self {
            scoring,
            net,
            language: hearing.lexicon.language().to_owned(),
            phrases: WrittenPhrases::new(hearing.lexicon, hearing.spoken),
            held: None,
            is_ready: false,
            waiting: VecDeque::new(),
            scorings: 0,
        }
    }

    /// Has the scorer expect what may be said.
    pub(super) fn expect(&mut self, said: &MayBeSaid) {
        let expected = Expected {
            sight: said.sight,
            asked: std::mem::discriminant(&said.asked),
        };
        if self.held != Some(expected) {
            self.held = Some(expected);
            let asked = said.asked.as_asked();
            let loading = scorer::loading(&self.net, &self.language, &self.phrases, said.sight, &asked);
            self.scoring.hold(loading);
        }
    }

    /// Asks about an utterance from one place to another; it is given back if nobody can be asked.
    pub(super) fn ask(&mut self, utterance: Utterance, from: u64, to: u64) -> Option<Utterance> {
        if !self.is_ready {
            return Some(utterance);
        }
        self.scorings += 1;
        let scoring = ScoringId(self.scorings);
        self.scoring.score(scoring, from, to);
        self.waiting.push_back(Waiting {
            scoring,
            utterance,
            overdue_ns: stamp::now_ns() + stamp::ns(LONGEST),
        });
        None
    }

    /// Returns until when the next utterance waits.
    pub(super) fn overdue_ns(&self) -> Option<u64> {
        self.waiting.front().map(|it| it.overdue_ns)
    }

    /// Returns the utterances that wait no longer.
    pub(super) fn give_up(&mut self) -> Vec<Utterance> {
        let now_ns = stamp::now_ns();
        let count = self.waiting.iter().take_while(|it| it.overdue_ns <= now_ns).count();
        if count > 0 {
            tracing::warn!(count, "the scorer did not answer in time");
        }
        self.waiting.drain(..count).map(|it| it.utterance).collect()
    }

    /// Takes what the scorer tells, and returns the utterances that are complete, in the order in which they were said.
    pub(super) fn take(&mut self, event: ScoringEvent) -> Vec<Utterance> {
        let (scoring, phrases) = match event {
            ScoringEvent::Scored(scored) => (scored.id, Some(scorer::as_scored(&scored))),
            ScoringEvent::Unscored(id) => (id, None),
            ScoringEvent::Health(health) => {
                tracing::info!(?health, "the scorer");
                self.is_ready = matches!(health, Health::Ready { .. });
                return Vec::new();
            }
        };
        let Some(place) = self.waiting.iter().position(|it| it.scoring == scoring) else {
            return Vec::new();
        };
        self.waiting[place].utterance.heard.scored = phrases;
        self.waiting.drain(..=place).map(|it| it.utterance).collect()
    }

    /// Stops the scorer.
    pub(super) fn close(self) {
        self.scoring.close();
    }
}
