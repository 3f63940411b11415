//! The scorer as the program uses it: what it is to hold, and a scorer that is waited for, for recordings.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};

use crate::desk::Health;
use crate::devices::scoring::message::{Loading, PhraseState, Phrases, Scored, ScoringId, WrittenWord};
use crate::devices::scoring::{Scoring, ScoringEvent, net};
use crate::language::Sight;
use crate::language::listen::{Asked, ScoredPhrase, WordGraph, WrittenPhrases};

/// Returns the folder of the net: the one that a person named, else the one that comes with the program, if it is there.
pub(super) fn net_of(named: Option<&Path>) -> Option<PathBuf> {
    let folder = named.map_or_else(net::shipped, Path::to_owned);
    (named.is_some() || folder.join(net::WEIGHTS).is_file()).then_some(folder)
}

/// Returns what a scorer is to hold where this is asked.
pub(super) fn loading(
    net: &Path,
    language: &str,
    phrases: &WrittenPhrases,
    sight: Sight,
    asked: &Asked<'_>,
) -> Loading {
    Loading {
        net: net.to_owned(),
        // Portuguese is one language there.
        language: language.split('-').next().unwrap_or(language).to_owned(),
        prompts: phrases.prompts().to_vec(),
        phrases: as_phrases(&phrases.graph(sight, asked), phrases),
    }
}

fn as_phrases(graph: &WordGraph, written: &WrittenPhrases) -> Phrases {
    let mut words: Vec<WrittenWord> = Vec::new();
    let mut place = |word: &str| {
        words.iter().position(|it| it.word == word).unwrap_or_else(|| {
            words.push(WrittenWord {
                word: word.to_owned(),
                written: written.written(word).to_vec(),
            });
            words.len() - 1
        })
    };
    let states = graph.states().iter().map(|state| PhraseState {
        steps: state.steps.iter().map(|it| (place(&it.word), it.to)).collect(),
        ends: state.end.is_some(),
    });
    let states = states.collect();
    Phrases { words, states }
}

/// Returns what was scored as the pure part of listening takes it.
pub(super) fn as_scored(scored: &Scored) -> Vec<ScoredPhrase> {
    let phrase = |it: &crate::devices::scoring::message::ScoredPhrase| ScoredPhrase {
        said: it.words.join(" "),
        log: it.log,
    };
    scored.phrases.iter().map(phrase).collect()
}

/// A scorer that is waited for.
pub(super) struct WaitingScorer {
    scoring: Scoring,
    events: Receiver<ScoringEvent>,
    scorings: u64,
}

impl WaitingScorer {
    /// Starts a scorer and waits until it holds its net.
    ///
    /// # Errors
    ///
    /// Says why it cannot.
    pub(super) fn open(loading: Loading) -> Result<Self, String> {
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
            ScoringEvent::Scored(scored) if scored.id == asked => Some(Some(as_scored(&scored))),
            ScoringEvent::Unscored(id) if id == asked => Some(None),
            ScoringEvent::Scored(_) | ScoringEvent::Unscored(_) | ScoringEvent::Health(_) => None,
        })?
    }

    /// Ends the scorer.
    pub(super) fn close(self) {
        self.scoring.close();
    }
}
