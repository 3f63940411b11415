//! The scorer as the program uses it: where its nets lie, and a scorer that is waited for, for recordings.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};

use super::trouble::Trouble;
use crate::desk::Health;
use crate::devices::scoring::message::{Loading, ScoringId};
use crate::devices::scoring::{Scoring, ScoringEvent, net};
use crate::language::Sight;
use crate::language::listen::{Asked, Hearing, ScoredPhrase, WrittenPhrases};

/// Returns the folders of the nets for a language: the one that a person named, else those that are there.
pub(super) fn nets_of(named: Option<&Path>, language: &str) -> Vec<PathBuf> {
    named.map_or_else(|| net::shipped(language), |it| vec![it.to_owned()])
}

/// A scorer that is waited for.
pub(super) struct WaitingScorer {
    scoring: Scoring,
    events: Receiver<ScoringEvent>,
    scorings: u64,
}

impl WaitingScorer {
    /// Opens one for recordings in a language: with the net that a person named, else with those that are there; `None`
    /// where none is, or they cannot be used and are not needed.
    ///
    /// # Errors
    ///
    /// Says why the net that was named cannot be used.
    pub(super) fn of_recordings(
        named: Option<&Path>,
        hearing: &Hearing<'_>,
        sight: Sight,
        is_needed: bool,
    ) -> Result<Option<Self>, Trouble> {
        let language = hearing.lexicon.language();
        let nets = nets_of(named, language);
        if nets.is_empty() {
            return Ok(None);
        }
        let phrases = WrittenPhrases::new(hearing.lexicon, hearing.spoken);
        match Self::open(Loading::new(&nets, language, &phrases, sight, &Asked::Nothing)) {
            Ok(scorer) => Ok(Some(scorer)),
            Err(why) if named.is_some() || is_needed => Err(Trouble::Listener(why)),
            Err(why) => {
                tracing::warn!(why, "nothing is scored");
                Ok(None)
            }
        }
    }

    /// Starts a scorer and waits until it holds its nets.
    ///
    /// # Errors
    ///
    /// Says why it cannot.
    fn open(loading: Loading) -> Result<Self, String> {
        let (sender, events) = mpsc::channel();
        let scoring = Scoring::open(sender);
        scoring.hold(loading);
        let ready = events.iter().find_map(|it| match it {
            ScoringEvent::Health(Health::Ready { .. }) => Some(Ok(())),
            ScoringEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) => Some(Err(why)),
            ScoringEvent::Scored(_) | ScoringEvent::Unscored(_) => None,
        });
        ready.unwrap_or_else(|| Err("it ended".to_owned()))?;
        Ok(Self {
            scoring,
            events,
            scorings: 0,
        })
    }

    /// Returns what a piece of a recording may be; `None` if it cannot be scored.
    pub(super) fn score(&mut self, from: u64, samples: &[i16]) -> Option<Vec<ScoredPhrase>> {
        self.scorings += 1;
        let asked = ScoringId(self.scorings);
        self.scoring.feed().send(from, samples);
        self.scoring.score(asked, from, from + samples.len() as u64);
        self.events.iter().find_map(|it| match it {
            ScoringEvent::Scored(scored) if scored.id == asked => Some(Some(scored.as_heard())),
            ScoringEvent::Unscored(id) if id == asked => Some(None),
            ScoringEvent::Scored(_) | ScoringEvent::Unscored(_) | ScoringEvent::Health(_) => None,
        })?
    }

    /// Ends the scorer.
    pub(super) fn close(self) {
        self.scoring.close();
    }
}
