//! What the program and `ansage-scorer` say to each other, inside the envelope of every helper.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// A request to the scorer.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToScorer {
    /// Loads these nets and these phrases, in place of those before; answered by [`FromScorer::Ready`] or
    /// [`FromScorer::Failed`].
    #[serde(rename = "hold")]
    Load(Box<Loading>),
    /// Scores the sound from one place to another, of the last half minute; sound that is still on its way is waited for.
    /// Answered by [`FromScorer::Scored`] or [`FromScorer::Unscored`].
    Score {
        /// Comes back in the report.
        id: ScoringId,
        /// The first sample.
        from: u64,
        /// The sample behind the last.
        to: u64,
    },
}

/// What the scorer reports.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromScorer {
    /// Nets are loaded, and phrases can be scored with them.
    Ready {
        /// One technical line for each net that cannot be used; the others hear on without it.
        unusable: Vec<String>,
    },
    /// None can be used.
    Failed {
        /// One technical line for the log and `doctor`.
        why: String,
    },
    /// What a piece of sound may be.
    Scored(Scored),
    /// A piece of sound cannot be scored: it is not there, or nothing is held.
    Unscored {
        /// Which.
        id: ScoringId,
    },
}

/// Nets, and what may be said.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Loading {
    /// The folders of the nets: what a phrase scores is the mean of what it scores with each.
    pub nets: Vec<PathBuf>,
    /// The language that is spoken: `de`.
    pub language: String,
    /// Texts of the kind that is said; the score of a phrase is the mean behind each of them.
    pub prompts: Vec<String>,
    /// What may be said.
    pub phrases: Phrases,
}

/// Every phrase that may be said: a graph of words, whose first state is the start.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Phrases {
    /// The words.
    pub words: Vec<WrittenWord>,
    /// The places between words.
    pub states: Vec<PhraseState>,
}

/// A word, and how people write it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct WrittenWord {
    /// As it comes back.
    pub word: String,
    /// Each way it is written where speech is written down; one that begins with `+` is written in one with the word before.
    pub written: Vec<String>,
}

/// A place between words.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct PhraseState {
    /// What may be said next: the index of a word, and that of the state behind it.
    pub steps: Vec<(usize, usize)>,
    /// Whether a phrase may end here.
    pub ends: bool,
}

/// Names a scoring.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ScoringId(pub u64);

/// What a piece of sound may be.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scored {
    /// Which scoring.
    pub id: ScoringId,
    /// The likeliest phrases, the likeliest first; none where nothing was said.
    pub phrases: Vec<ScoredPhrase>,
    /// So many samples of the piece never came; silence stood for them.
    #[serde(default)]
    pub lost: u64,
    /// How long it took from the request to the answer, in microseconds.
    pub work_us: u64,
}

/// A phrase, and how likely it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScoredPhrase {
    /// Its words.
    pub words: Vec<String>,
    /// The natural logarithm of its likelihood among everything that could have been said.
    pub log: f32,
}
