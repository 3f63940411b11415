//! Holds a net and what may be said, and scores pieces of the sound.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use ansage::devices::helper::serve::Reporter;
use ansage::devices::helper::stamp;
use ansage::devices::scoring::message::{FromScorer, Loading, Phrases, Scored, ScoredPhrase, ToScorer, WrittenWord};
use ansage_net::search::{self, Search, State};
use ansage_net::{Cutting, Decoder, Encoder, Head, NetError, Tokens, Weights, is_small};

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
    language: String,
    encoder: Encoder,
    rest: Rest,
}

/// What stands upon the encoder.
enum Rest {
    /// Whisper's decoder, for a hundred languages.
    Whole { decoder: Box<Decoder>, tokens: Tokens },
    /// A head that knows the words of one.
    Small(Head),
}

/// What may be said, for the net.
struct Held {
    words: Vec<String>,
    way: Way,
}

/// How the phrases are weighed.
enum Way {
    Search(Search),
    Cutting(Cutting),
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
            Some(net) if net.is_for(&loading) => net,
            // Before a new one is there, the memory of the old one is free.
            other => {
                drop(other);
                Net::load(loading.net, &loading.language)?
            }
        };
        let net = self.net.insert(net);
        let words: Vec<String> = loading.phrases.words.iter().map(|it| it.word.clone()).collect();
        let way = match &net.rest {
            Rest::Whole { tokens, .. } => {
                Search::new(as_written(loading.phrases), &loading.prompts, &loading.language, tokens)
                    .map(Way::Search)
                    .ok_or(HoldError::Language(loading.language))?
            }
            Rest::Small(head) => Way::Cutting(Cutting::new(&as_spoken(loading.phrases), head)),
        };
        self.held = Some(Held { words, way });
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
        let scored = match (&held.way, &net.rest) {
            (Way::Search(search), Rest::Whole { decoder, .. }) => search.score(decoder, &heard),
            (Way::Cutting(cutting), Rest::Small(head)) => cutting.score(&head.fits(&heard)),
            // What is held was made for this very net.
            _ => return None,
        };
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
    fn load(folder: PathBuf, language: &str) -> Result<Self, HoldError> {
        let mut weights = Weights::read(&folder)?;
        let encoder = Encoder::read(&mut weights)?;
        let rest = if is_small(&folder) {
            let head = Head::read(&mut weights, &folder, language)?;
            Rest::Small(head.ok_or_else(|| HoldError::Language(language.to_owned()))?)
        } else {
            let decoder = Box::new(Decoder::read(&mut weights)?);
            let tokens = Tokens::read(&folder)?;
            Rest::Whole { decoder, tokens }
        };
        let language = language.to_owned();
        Ok(Self {
            folder,
            language,
            encoder,
            rest,
        })
    }

    /// Returns true if this is the net for what is to be held.
    fn is_for(&self, loading: &Loading) -> bool {
        let knows = match self.rest {
            Rest::Whole { .. } => true,
            Rest::Small(_) => self.language == loading.language,
        };
        self.folder == loading.net && knows
    }
}

/// Returns the phrases with every way in which a word is written.
fn as_written(phrases: Phrases) -> search::Phrases {
    as_searched(phrases, |it| it.written)
}

/// Returns the phrases with the words as they are heard.
fn as_spoken(phrases: Phrases) -> search::Phrases {
    as_searched(phrases, |it| vec![it.word])
}

fn as_searched(phrases: Phrases, forms: fn(WrittenWord) -> Vec<String>) -> search::Phrases {
    search::Phrases {
        words: phrases.words.into_iter().map(forms).collect(),
        states: (phrases.states.into_iter())
            .map(|it| State {
                steps: it.steps,
                ends: it.ends,
            })
            .collect(),
    }
}
