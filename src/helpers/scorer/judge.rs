//! Holds nets and what may be said, and scores pieces of the sound.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use ansage_net::search::{self, Search, State};
use ansage_net::{Cutting, Decoder, Encoder, Head, NetError, Tokens, Weights};
use ansage_protocol::serve::Reporter;
use ansage_protocol::stamp;
use ansage_wire::scoring::{FromScorer, Loading, Phrases, Scored, ScoredPhrase, ToScorer, WrittenWord};

use crate::mean::{half_as_sure, mean};
use crate::sound::{Sound, voice};

/// No more phrases are told than this.
const MAX_PHRASES: usize = 30;

/// Why a net cannot be used.
#[derive(Debug, thiserror::Error)]
enum LoadError {
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
    nets: Vec<Net>,
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

/// What may be said, for each net.
struct Held {
    words: Vec<String>,
    methods: Vec<Method>,
}

/// How the phrases are weighed.
enum Method {
    Search(Search),
    Cutting(Cutting),
}

impl Judge {
    pub(crate) fn new(inbox: Receiver<ToScorer>, sound: Arc<Sound>, reporter: Reporter<FromScorer>) -> Self {
        Self {
            inbox,
            sound,
            reporter,
            nets: Vec::new(),
            held: None,
        }
    }

    /// Scores until the process ends.
    pub(crate) fn run(mut self) {
        while let Ok(request) = self.inbox.recv() {
            match request {
                ToScorer::Load(loading) => {
                    let unusable = self.load_nets(&loading);
                    let report = match self.held {
                        Some(_) => FromScorer::Ready { unusable },
                        None => FromScorer::Failed {
                            why: unusable.join("; "),
                        },
                    };
                    self.reporter.tell(report);
                }
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

    /// Loads the nets that can be loaded, and returns why others cannot.
    fn load_nets(&mut self, loading: &Loading) -> Vec<String> {
        self.held = None;
        // Before new ones are there, the memory of the old ones is free.
        self.nets.retain(|it| it.is_for(loading));
        let before = self.nets.drain(..).map(|it| (it.folder.clone(), it));
        let mut kept: HashMap<PathBuf, Net> = before.collect();
        let (mut methods, mut unusable) = (Vec::new(), Vec::new());
        for folder in &loading.nets {
            let net = kept
                .remove(folder)
                .map_or_else(|| Net::load(folder, &loading.language), Ok);
            match net.and_then(|it| Ok((it.method(loading)?, it))) {
                Ok((method, net)) => {
                    methods.push(method);
                    self.nets.push(net);
                }
                Err(error) => {
                    tracing::warn!(%error, "a net cannot be used");
                    unusable.push(error.to_string());
                }
            }
        }
        let words = loading.phrases.words.iter().map(|it| it.word.clone()).collect();
        self.held = (!methods.is_empty()).then_some(Held { words, methods });
        unusable
    }

    /// Returns what was said from one place to another, nothing if nobody spoke, and how many samples were lost of it.
    fn score(&self, from: u64, to: u64) -> Option<(Vec<ScoredPhrase>, u64)> {
        let held = self.held.as_ref()?;
        let (piece, lost) = self.sound.piece(from, to)?;
        let Some(voice) = voice(&piece) else {
            return Some((Vec::new(), lost));
        };
        let by_net = self.nets.iter().zip(&held.methods).map(|(net, method)| {
            let mut scored = net.score(method, voice);
            scored.truncate(MAX_PHRASES);
            scored
        });
        let mut scored = mean(by_net.collect());
        if self.nets.iter().all(Net::is_small) {
            scored = half_as_sure(scored);
        }
        let told = scored.into_iter().take(MAX_PHRASES).map(|it| ScoredPhrase {
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
    fn load(folder: &Path, language: &str) -> Result<Self, LoadError> {
        let mut weights = Weights::read(folder)?;
        let encoder = Encoder::read(&mut weights)?;
        let rest = if Head::is_in(folder) {
            let head = Head::read(&mut weights, folder, language)?;
            Rest::Small(head.ok_or_else(|| LoadError::Language(language.to_owned()))?)
        } else {
            let decoder = Box::new(Decoder::read(&mut weights)?);
            let tokens = Tokens::read(folder)?;
            Rest::Whole { decoder, tokens }
        };
        let language = language.to_owned();
        Ok(Self {
            folder: folder.to_owned(),
            language,
            encoder,
            rest,
        })
    }

    fn is_small(&self) -> bool {
        matches!(self.rest, Rest::Small(_))
    }

    /// Returns how the phrases are weighed with this net.
    fn method(&self, loading: &Loading) -> Result<Method, LoadError> {
        match &self.rest {
            Rest::Whole { tokens, .. } => Search::new(
                as_written(&loading.phrases),
                &loading.prompts,
                &loading.language,
                tokens,
            )
            .map(Method::Search)
            .ok_or_else(|| LoadError::Language(loading.language.clone())),
            Rest::Small(head) => Ok(Method::Cutting(Cutting::new(&as_spoken(&loading.phrases), head))),
        }
    }

    /// Returns how likely each phrase is, the likeliest first.
    fn score(&self, method: &Method, voice: &[f32]) -> Vec<search::Scored> {
        let heard = self.encoder.encode(voice);
        match (method, &self.rest) {
            (Method::Search(search), Rest::Whole { decoder, .. }) => search.score(decoder, &heard),
            (Method::Cutting(cutting), Rest::Small(head)) => cutting.score(&head.fits(&heard)),
            // Each method was made for this very net.
            _ => Vec::new(),
        }
    }

    /// Returns true if this is one of the nets for what is to be held.
    fn is_for(&self, loading: &Loading) -> bool {
        let knows = match self.rest {
            Rest::Whole { .. } => true,
            Rest::Small(_) => self.language == loading.language,
        };
        loading.nets.contains(&self.folder) && knows
    }
}

/// Returns the phrases with every way in which a word is written.
fn as_written(phrases: &Phrases) -> search::Phrases {
    as_searched(phrases, |it| it.written.clone())
}

/// Returns the phrases with the words as they are heard.
fn as_spoken(phrases: &Phrases) -> search::Phrases {
    as_searched(phrases, |it| vec![it.word.clone()])
}

fn as_searched(phrases: &Phrases, forms: fn(&WrittenWord) -> Vec<String>) -> search::Phrases {
    search::Phrases {
        words: phrases.words.iter().map(forms).collect(),
        states: (phrases.states.iter())
            .map(|it| State {
                steps: it.steps.clone(),
                ends: it.ends,
            })
            .collect(),
    }
}
