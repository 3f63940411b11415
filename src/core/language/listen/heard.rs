//! What was heard: the words of a recogniser, and the noise among them.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::phrasebook::NOISE;
use super::written_phrases::ScoredPhrase;

/// Seconds. What took less is no whole word: of 2,425 announcements that were heard clearly and rightly one held a word of
/// less than 0.17 s, while one word that somebody said was heard as three, two of them of 0.09 s (docs/listening.md).
pub const SHORTEST_WORD_S: f32 = 0.12;
/// The least that the recogniser is sure of a word that is believed; measured (docs/listening.md).
const SURE_CONFIDENCE: f32 = 0.99;
/// Seconds. Noise that goes on for less is a hesitation, a breath or the end of a word: no two words were lost in it, and one
/// that was told of a square is asked for where it is needed.
pub(super) const SHORT_NOISE_S: f32 = 0.3;
/// Seconds. Places in the sound are told in hundredths; half of one is no difference.
const NO_DIFFERENCE_S: f32 = 0.005;

/// Decibels. What is so much softer than the person at the microphone may be somebody else's.
const FAR_DB: f32 = 5.0;

/// What a recogniser heard from one silence to the next.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Heard {
    /// The words, in order; [`NOISE`] for what is none.
    pub words: Vec<HeardWord>,
    /// What the scorer makes of the same sound, the likeliest first; `None` where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scored: Option<Vec<ScoredPhrase>>,
    /// Who heard it.
    #[serde(default, skip_serializing_if = "By::is_recogniser")]
    pub by: By,
    /// Seconds from the end of the voice until it was heard; 0 where that is not known.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub late: f32,
    /// By how many dB it is softer than the person at the microphone speaks; 0 where that is not known.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub softer: f32,
}

/// Who heard a passage.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The recogniser, and the scorer beside it where there is one.
    #[default]
    Recogniser,
    /// The scorer alone: the words are those of the likeliest phrase where it is sure, else noise.
    ScorerAlone,
}

impl By {
    fn is_recogniser(&self) -> bool {
        *self == By::Recogniser
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &f32) -> bool {
    *number == 0.0
}

/// A word that was heard.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct HeardWord {
    /// The word, as the recogniser spells it.
    pub word: String,
    /// How sure the recogniser says it is, 0 to 1. It is as sure of junk as of words, so it makes nothing clear; but where
    /// it wavers between words of its own, or heard another at a second hearing, what was heard is asked about.
    pub confidence: f32,
    /// When it began, in seconds.
    pub start: f32,
    /// When it ended, in seconds.
    pub end: f32,
}

impl Heard {
    /// Returns words without times, as a table of phrases has them.
    pub fn of(text: &str) -> Self {
        let word = |word: &str| HeardWord {
            word: word.to_owned(),
            confidence: 1.0,
            start: 0.0,
            end: 0.0,
        };
        Self {
            words: text.split_whitespace().map(word).collect(),
            ..Self::default()
        }
    }

    /// Returns true if there is noise among the words.
    pub fn has_noise(&self) -> bool {
        self.words.iter().any(HeardWord::is_noise)
    }

    /// Returns true if a word took less than [`SHORTEST_WORD_S`]. Then nothing of it is clear: what is left without that word
    /// may be another move.
    pub fn is_hurried(&self) -> bool {
        self.said().any(HeardWord::is_too_short)
    }

    /// Returns true if it may be somebody else's, farther away: a neighbour's announcement. So it is asked about, never
    /// passed over: people lean back, and speak softly.
    pub fn is_far(&self) -> bool {
        self.softer >= FAR_DB
    }

    /// Returns true if a word of it is not to be relied on.
    pub(super) fn is_doubted(&self) -> bool {
        self.said().any(HeardWord::is_doubted)
    }

    /// Returns the places of noise that goes on for at least so many seconds, each piece of it. Noise without times is as
    /// long as it needs to be.
    pub(super) fn noise_of(&self, seconds: f32) -> Vec<usize> {
        let mut places = Vec::new();
        let mut at = 0;
        for run in self.words.chunk_by(|one, other| one.is_noise() == other.is_noise()) {
            let (first, last) = (&run[0], &run[run.len() - 1]);
            let is_timed = last.end > 0.0;
            if first.is_noise() && !(is_timed && last.end - first.start < seconds) {
                places.extend(at..at + run.len());
            }
            at += run.len();
        }
        places
    }

    /// Returns the words that are no noise, with blanks between them.
    pub fn text(&self) -> String {
        let words: Vec<&str> = self.said().map(|it| it.word.as_str()).collect();
        words.join(" ")
    }

    /// Returns what was heard, in words: where the scorer alone heard it and is not sure, its likeliest phrase.
    pub fn likeliest_text(&self) -> String {
        let likeliest = || self.scored.as_ref()?.first().map(|it| it.said.clone());
        match self.by {
            By::ScorerAlone if self.said().next().is_none() => likeliest().unwrap_or_default(),
            By::ScorerAlone | By::Recogniser => self.text(),
        }
    }

    /// Returns how long ago it began: its own length, and how long its words took to come.
    pub fn began_ago(&self) -> Duration {
        self.length() + Duration::try_from_secs_f32(self.late.max(0.0)).unwrap_or_default()
    }

    /// Returns how long it took from the first word to the end of the last.
    pub fn length(&self) -> Duration {
        let span = match (self.said().next(), self.said().last()) {
            (Some(first), Some(last)) => last.end - first.start,
            _ => 0.0,
        };
        Duration::try_from_secs_f32(span.max(0.0)).unwrap_or_default()
    }

    /// Returns the words that are no noise.
    pub(super) fn said(&self) -> impl Iterator<Item = &HeardWord> {
        self.words.iter().filter(|it| !it.is_noise())
    }
}

impl HeardWord {
    pub(super) fn is_noise(&self) -> bool {
        self.word == NOISE
    }

    /// Returns true if the recogniser wavered about the word, or if it is too short to be one.
    pub(super) fn is_doubted(&self) -> bool {
        self.confidence < SURE_CONFIDENCE || self.is_too_short()
    }

    /// Returns true if nobody says the word so fast. Words without times, as a table of phrases has them, are as long as
    /// they need to be.
    pub(crate) fn is_too_short(&self) -> bool {
        self.end > 0.0 && self.end - self.start < SHORTEST_WORD_S - NO_DIFFERENCE_S
    }
}
