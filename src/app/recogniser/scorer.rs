//! The scorer as the program uses it: where its nets lie, and a scorer that is waited for, for recordings.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};

use crate::app::failure::{Failure, listener_failure};
use crate::app::settings::words::Words;
use ansage_core::language::Sight;
use ansage_core::language::listen::{Asked, Hearing, ScoredPhrase, WrittenPhrases};
use ansage_devices::scoring::loading::{loading, scored_phrases};
use ansage_devices::scoring::{Scoring, ScoringEvent, net};
use ansage_files::model_folder::ModelError;
use ansage_wire::Health;
use ansage_wire::scoring::{Loading, ScoringId};

/// Returns the folders of the nets for a language: the one that a person named, else those that are there.
pub(in crate::app) fn nets_of(named: Option<&Path>, language: &str) -> Vec<PathBuf> {
    named.map_or_else(|| net::shipped(language), |it| vec![it.to_owned()])
}

/// Returns why a net cannot be used for a language; `None` if it can, or nobody announces in that language.
pub(in crate::app) fn error_of(net: &Path, language: &str, words: &Words) -> Option<String> {
    let mut lexicons = words.voices.lexicon_tags().filter_map(|tag| words.voices.lexicon(tag));
    let lexicon = lexicons.find(|it| it.language() == language)?;
    let phrases = WrittenPhrases::new(lexicon, words.voices.spoken(lexicon));
    let nets = [net.to_owned()];
    let loading = loading(&nets, language, &phrases, Sight::Movement, &Asked::Nothing);
    match WaitingScorer::start(loading) {
        Ok((scorer, _)) => {
            scorer.close();
            None
        }
        Err(why) => Some(why),
    }
}

/// A scorer that is waited for.
pub(in crate::app) struct WaitingScorer {
    scoring: Scoring,
    events: Receiver<ScoringEvent>,
    scorings: u64,
}

/// The scorer that hears recordings.
pub(in crate::app) struct ForRecordings {
    /// `None` where no net is there, or none can be used.
    pub(in crate::app) scorer: Option<WaitingScorer>,
    /// Whether a net is there that cannot be used.
    pub(in crate::app) is_net_damaged: bool,
}

impl WaitingScorer {
    /// Opens one for recordings in a language: with the net that a person named, else with those that are there. What cannot
    /// be used and is not needed is left out.
    ///
    /// # Errors
    ///
    /// Says why the net that was named, or that is needed, cannot be used.
    pub(in crate::app) fn of_recordings(
        named: Option<&Path>,
        hearing: &Hearing<'_>,
        sight: Sight,
        is_needed: bool,
    ) -> Result<ForRecordings, Failure> {
        let language = hearing.lexicon.language();
        let nets = nets_of(named, language);
        let found = |scorer, is_net_damaged| ForRecordings { scorer, is_net_damaged };
        if nets.is_empty() {
            return Ok(found(None, false));
        }
        if let Some(lacks) = named.map(|it| it.join(net::WEIGHTS)).filter(|it| !it.is_file()) {
            return Err(ModelError::Lacks(lacks).into());
        }
        let phrases = WrittenPhrases::new(hearing.lexicon, hearing.spoken);
        let scorer = Self::start(loading(&nets, language, &phrases, sight, &Asked::Nothing));
        match scorer {
            Ok((scorer, unusable)) => Ok(found(Some(scorer), !unusable.is_empty())),
            Err(why) if named.is_some() || is_needed => Err(listener_failure::failed(&why)),
            Err(why) => {
                tracing::warn!(why, "nothing is scored");
                Ok(found(None, true))
            }
        }
    }

    /// Starts a scorer and waits until it holds its nets; returns it, and why some of them cannot be used.
    ///
    /// # Errors
    ///
    /// Says why none can.
    fn start(loading: Loading) -> Result<(Self, Vec<String>), String> {
        let (sender, events) = mpsc::channel();
        let scoring = Scoring::open(sender);
        scoring.load(loading);
        let mut unusable = Vec::new();
        let ready = events.iter().find_map(|it| match it {
            ScoringEvent::Health(Health::Ready { .. }) => Some(Ok(())),
            ScoringEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) => Some(Err(why)),
            ScoringEvent::Unusable(nets) => {
                unusable = nets;
                None
            }
            ScoringEvent::Scored(_) | ScoringEvent::Unscored(_) => None,
        });
        ready.unwrap_or_else(|| Err("it ended".to_owned()))?;
        let scorer = Self {
            scoring,
            events,
            scorings: 0,
        };
        Ok((scorer, unusable))
    }

    /// Returns what a piece of a recording may be; `None` if it cannot be scored.
    pub(in crate::app) fn score(&mut self, from: u64, samples: &[i16]) -> Option<Vec<ScoredPhrase>> {
        self.scorings += 1;
        let asked = ScoringId(self.scorings);
        self.scoring.feed().send(from, samples);
        self.scoring.score(asked, from, from + samples.len() as u64);
        self.events.iter().find_map(|it| match it {
            ScoringEvent::Scored(scored) if scored.id == asked => Some(Some(scored_phrases(&scored))),
            ScoringEvent::Unscored(id) if id == asked => Some(None),
            _ => None,
        })?
    }

    /// Ends the scorer.
    pub(in crate::app) fn close(self) {
        self.scoring.close();
    }
}
