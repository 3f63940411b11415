//! The scorer as the program uses it: where its net lies, and a scorer that is waited for, for recordings.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};

use super::trouble::Trouble;
use crate::desk::Health;
use crate::devices::scoring::message::{Loading, ScoringId};
use crate::devices::scoring::{Scoring, ScoringEvent, net};
use crate::language::Sight;
use crate::language::listen::{Asked, Hearing, ScoredPhrase, WrittenPhrases};

/// Returns the folder of the net: the one that a person named, else the one that comes with the program, if it is there.
pub(super) fn net_of(named: Option<&Path>) -> Option<PathBuf> {
    let folder = named.map_or_else(net::shipped, Path::to_owned);
    (named.is_some() || folder.join(net::WEIGHTS).is_file()).then_some(folder)
}

/// A scorer that is waited for.
pub(super) struct WaitingScorer {
    scoring: Scoring,
    events: Receiver<ScoringEvent>,
    scorings: u64,
}

impl WaitingScorer {
    /// Opens one for recordings in a language: with the net that a person named, else with the one that comes with the
    /// program; `None` where that is not there, or cannot be used and is not needed.
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
        let Some(net) = net_of(named) else {
            return Ok(None);
        };
        let phrases = WrittenPhrases::new(hearing.lexicon, hearing.spoken);
        let language = hearing.lexicon.language();
        match Self::open(Loading::new(&net, language, &phrases, sight, &Asked::Nothing)) {
            Ok(scorer) => Ok(Some(scorer)),
            Err(why) if named.is_some() || is_needed => Err(Trouble::Listener(why)),
            Err(why) => {
                tracing::warn!(why, "nothing is scored");
                Ok(None)
            }
        }
    }

    /// Starts a scorer and waits until it holds its net.
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
