//! The scorer beside the recogniser: what was heard waits for its word, but never long.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use ansage_core::desk::{AskedNow, MayBeSaid, TalkNumber};
use ansage_core::language::Sight;
use ansage_core::language::listen::{Heard, Hearing, WrittenPhrases};
use ansage_devices::scoring::loading::{loading, scored_phrases};
use ansage_devices::scoring::{Scoring, ScoringEvent};
use ansage_protocol::stamp;
use ansage_wire::Health;
use ansage_wire::scoring::ScoringId;

/// How long a passage waits for the scorer: whoever waits at the board has their clock running.
const LONGEST: Duration = Duration::from_millis(1200);
/// How long one waits that would have to be said again without the scorer: that takes a person as long.
const LONGEST_OF_REFUSED: Duration = Duration::from_secs(4);
/// After so many passages that waited in vain only these wait, until the scorer is in time again: this machine is too slow
/// for it, or does something else.
const IN_VAIN: u32 = 3;

/// The scorer, and what waits for it.
#[derive(Debug)]
pub(super) struct SecondOpinion {
    scoring: Scoring,
    nets: Vec<PathBuf>,
    language: String,
    phrases: WrittenPhrases,
    /// What it was told to hold.
    held: Option<Expected>,
    is_ready: bool,
    waiting: VecDeque<Waiting>,
    pace: Pace,
    scorings: u64,
}

/// Whether the scorer keeps up with what is said.
#[derive(Debug, Default)]
struct Pace {
    /// So many answers in a row were too late.
    late: u32,
    /// What is scored though nobody waits for it, to see whether it would be in time, and until when that is.
    tried: Option<(ScoringId, u64)>,
}

/// What is expected: the phrases depend on nothing else.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Expected {
    sight: Sight,
    asked: std::mem::Discriminant<AskedNow>,
}

/// A passage whose words are there.
#[derive(Debug)]
struct Waiting {
    scoring: ScoringId,
    passage: SpokenPassage,
    in_time_until_ns: u64,
    overdue_ns: u64,
}

/// A passage, and the talk key it was taken with.
#[derive(Debug)]
pub(super) struct SpokenPassage {
    pub(super) number: Option<TalkNumber>,
    pub(super) heard: Heard,
    /// By the recogniser alone it would have to be said again.
    pub is_refused: bool,
}

impl SecondOpinion {
    /// Nothing is loaded before somebody is listened to.
    pub(super) fn new(scoring: Scoring, nets: Vec<PathBuf>, hearing: &Hearing<'_>) -> Self {
        Self {
            scoring,
            nets,
            language: hearing.lexicon.language().to_owned(),
            phrases: WrittenPhrases::new(hearing.lexicon, hearing.spoken),
            held: None,
            is_ready: false,
            waiting: VecDeque::new(),
            pace: Pace::default(),
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
            let loading = loading(&self.nets, &self.language, &self.phrases, said.sight, &asked);
            self.scoring.load(loading);
        }
    }

    /// Asks about a passage from one place to another; it is given back if nobody can be asked.
    pub(super) fn ask(&mut self, passage: SpokenPassage, from: u64, to: u64) -> Option<SpokenPassage> {
        let patience = self.pace.patience(&passage);
        if !self.is_ready || (patience.is_none() && self.pace.tries()) {
            return Some(passage);
        }
        self.scorings += 1;
        let scoring = ScoringId(self.scorings);
        self.scoring.score(scoring, from, to);
        let now_ns = stamp::now_ns();
        let in_time_until_ns = now_ns + stamp::ns(LONGEST);
        let Some(patience) = patience else {
            self.pace.tried = Some((scoring, in_time_until_ns));
            return Some(passage);
        };
        self.waiting.push_back(Waiting {
            scoring,
            passage,
            in_time_until_ns,
            overdue_ns: now_ns + stamp::ns(patience),
        });
        None
    }

    /// Has a piece scored that the recogniser does not hear; whoever asks waits for it.
    pub(super) fn score(&mut self, from: u64, to: u64) -> ScoringId {
        self.scorings += 1;
        let scoring = ScoringId(self.scorings);
        self.scoring.score(scoring, from, to);
        scoring
    }

    /// Returns until when the next passage waits.
    pub(super) fn overdue_ns(&self) -> Option<u64> {
        self.waiting.front().map(|it| it.overdue_ns)
    }

    /// Returns the passages that wait no longer.
    pub(super) fn give_up(&mut self) -> Vec<SpokenPassage> {
        let now_ns = stamp::now_ns();
        let count = self.waiting.iter().take_while(|it| it.overdue_ns <= now_ns).count();
        for _ in 0..count {
            self.pace.note(false);
        }
        if count > 0 {
            tracing::warn!(
                count,
                waits_on = self.pace.keeps_up(),
                "the scorer did not answer in time"
            );
        }
        self.waiting.drain(..count).map(|it| it.passage).collect()
    }

    /// Takes what the scorer tells, and returns the passages that are complete, in the order in which they were said.
    pub(super) fn take(&mut self, event: ScoringEvent) -> Vec<SpokenPassage> {
        let (scoring, phrases) = match event {
            ScoringEvent::Scored(scored) => (scored.id, Some(scored_phrases(&scored))),
            ScoringEvent::Unscored(id) => (id, None),
            ScoringEvent::Health(health) => {
                tracing::info!(?health, "the scorer");
                self.is_ready = matches!(health, Health::Ready { .. });
                self.pace = Pace::default();
                return Vec::new();
            }
            ScoringEvent::Unusable(_) => return Vec::new(),
        };
        let Some(place) = self.waiting.iter().position(|it| it.scoring == scoring) else {
            self.pace.came(scoring, stamp::now_ns());
            return Vec::new();
        };
        self.pace.note(stamp::now_ns() <= self.waiting[place].in_time_until_ns);
        self.waiting[place].passage.heard.scored = phrases;
        self.waiting.drain(..=place).map(|it| it.passage).collect()
    }

    /// Stops the scorer.
    pub(super) fn close(self) {
        self.scoring.close();
    }
}

impl Pace {
    fn note(&mut self, is_in_time: bool) {
        self.late = if is_in_time { 0 } else { self.late + 1 };
    }

    /// Returns how long a passage waits; `None` if it does not.
    fn patience(&self, passage: &SpokenPassage) -> Option<Duration> {
        if passage.is_refused {
            Some(LONGEST_OF_REFUSED)
        } else {
            (self.keeps_up() && !self.tries()).then_some(LONGEST)
        }
    }

    /// Returns true if the scorer was in time lately.
    fn keeps_up(&self) -> bool {
        self.late < IN_VAIN
    }

    /// Returns true while something is scored that nobody waits for: more would only come later still.
    fn tries(&self) -> bool {
        self.tried.is_some()
    }

    /// Takes an answer that nobody waited for.
    fn came(&mut self, scoring: ScoringId, now_ns: u64) {
        if let Some((tried, overdue_ns)) = self.tried
            && tried == scoring
        {
            self.tried = None;
            if now_ns <= overdue_ns {
                self.note(true);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, IN_VAIN, LONGEST, LONGEST_OF_REFUSED, Pace, ScoringId, SpokenPassage};

    #[test]
    fn a_scorer_that_is_always_late_is_not_waited_for_until_it_is_in_time_again() {
        let mut pace = Pace::default();
        for _ in 0..IN_VAIN {
            assert!(pace.keeps_up());
            pace.note(false);
        }
        assert!(!pace.keeps_up());
        let mut tries = |number, now_ns| {
            pace.tried = Some((ScoringId(number), 100));
            assert!(pace.tries());
            pace.came(ScoringId(number + 1), now_ns);
            assert!(pace.tries(), "another answer tells nothing");
            pace.came(ScoringId(number), now_ns);
            assert!(!pace.tries());
            pace.keeps_up()
        };
        assert!(!tries(4, 101));
        assert!(tries(5, 99));
    }

    #[test]
    fn what_would_have_to_be_said_again_waits_longer_however_late_the_scorer_is() {
        let passage = |is_refused| SpokenPassage {
            number: None,
            heard: Heard::default(),
            is_refused,
        };
        let mut pace = Pace::default();
        assert_eq!(pace.patience(&passage(false)), Some(LONGEST));
        for _ in 0..IN_VAIN {
            pace.note(false);
        }
        assert_eq!(pace.patience(&passage(false)), None);
        assert_eq!(pace.patience(&passage(true)), Some(LONGEST_OF_REFUSED));
    }

    #[test]
    fn one_answer_in_time_makes_up_for_those_that_were_late() {
        let mut pace = Pace::default();
        for is_in_time in [false, false, true, false, false] {
            pace.note(is_in_time);
        }
        assert!(pace.keeps_up());
    }
}
