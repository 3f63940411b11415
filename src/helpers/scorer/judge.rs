//! Holds a net and what may be said, and scores pieces of the sound.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use ansage::devices::helper::serve::Reporter;
use ansage::devices::helper::stamp;
use ansage::devices::scoring::message::{FromScorer, Loading, Phrases, Scored, ScoredPhrase, ToScorer};
use ansage_net::search::{self, Search, State};
use ansage_net::{Decoder, Encoder, NetError, Tokens, Weights};

use crate::sound::{Sound, voice};

/// No more phrases are told than this.
const MOST: usize = 30;

/// Why nothing can be scored.
#[derive(Debug, thiserror::Error)]
enum HoldError {
    #[error(transparent)]
    Net(#[from] NetError),
    #[error("the net does not know the language \"{0}\"")]
    Language(String),
}

/// The thread that scores.
pub(crate) struct Judge {
    inbox: Receiver<ToScorer>,
    sound: Arc<Sound>,
    reporter: Reporter<FromScorer>,
    net: Option<Net>,
    held: Option<Held>,
}

/// A net that is loaded.
struct Net {
    folder: PathBuf,
    encoder: Encoder,
    decoder: Decoder,
    tokens: Tokens,
}

/// What may be said, for the net.
struct Held {
    words: Vec<String>,
    search: Search,
}

impl Judge {
    pub(crate) fn new(inbox: Receiver<ToScorer>, sound: Arc<Sound>, reporter: Reporter<FromScorer>) -> Self {
        Self {
            inbox,
            sound,
            reporter,
            net: None,
            held: None,
        }
    }

    /// Scores until the process ends.
    pub(crate) fn run(mut self) {
        while let Ok(request) = self.inbox.recv() {
            match request {
                ToScorer::Hold(loading) => match self.hold(*loading) {
                    Ok(()) => self.reporter.tell(FromScorer::Ready),
                    Err(error) => {
                        tracing::warn!(%error, "nothing can be scored");
                        self.reporter.tell(FromScorer::Failed { why: error.to_string() });
                    }
                },
                ToScorer::Score { id, from, to } => {
                    let begun_us = stamp::now_ns() / 1000;
                    let report = match self.score(from, to) {
                        Some((phrases, lost)) => FromScorer::Scored(Scored {
                            id,
                            phrases,
                            lost,
                            work_us: stamp::now_ns() / 1000 - begun_us,
                        }),
                        None => FromScorer::Unscored { id },
                    };
                    self.reporter.tell(report);
                }
            }
        }
    }

    fn hold(&mut self, loading: Loading) -> Result<(), HoldError> {
        self.held = None;
        let net = match self.net.take() {
            Some(net) if net.folder == loading.net => net,
            // Before a new one is there, the memory of the old one is free.
            other => {
                drop(other);
                Net::load(loading.net)?
            }
        };
        let net = self.net.insert(net);
        let words = loading.phrases.words.iter().map(|it| it.word.clone()).collect();
        let phrases = as_searched(loading.phrases);
        let search = Search::new(phrases, &loading.prompts, &loading.language, &net.tokens)
            .ok_or(HoldError::Language(loading.language))?;
        self.held = Some(Held { words, search });
        Ok(())
    }

    /// Returns what was said from one place to another, nothing if nobody spoke, and how many samples were lost of it.
    fn score(&self, from: u64, to: u64) -> Option<(Vec<ScoredPhrase>, u64)> {
        let (net, held) = (self.net.as_ref()?, self.held.as_ref()?);
        let (piece, lost) = self.sound.piece(from, to)?;
        let Some(voice) = voice(&piece) else {
            return Some((Vec::new(), lost));
        };
        let heard = net.encoder.encode(voice);
        let scored = held.search.score(&net.decoder, &heard);
        let told = scored.into_iter().take(MOST).map(|it| ScoredPhrase {
            words: it
                .words
                .iter()
                .filter_map(|word| held.words.get(*word).cloned())
                .collect(),
            log: it.log,
        });
        Some((told.collect(), lost))
    }
}

impl Net {
    fn load(folder: PathBuf) -> Result<Self, NetError> {
        let mut weights = Weights::read(&folder)?;
        Ok(Self {
            encoder: Encoder::read(&mut weights)?,
            decoder: Decoder::read(&mut weights)?,
            tokens: Tokens::read(&folder)?,
            folder,
        })
    }
}

fn as_searched(phrases: Phrases) -> search::Phrases {
    search::Phrases {
        words: phrases.words.into_iter().map(|it| it.written).collect(),
        states: (phrases.states.into_iter())
            .map(|it| State {
                steps: it.steps,
                ends: it.ends,
            })
            .collect(),
    }
}
