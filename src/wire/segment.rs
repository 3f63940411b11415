//! Text made ready for a voice.

use serde::{Deserialize, Serialize};

/// A stretch of speech in one language.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Segment {
    /// Language of the voice as a BCP 47 tag: `de`, `en`, `pt-BR`.
    pub language: String,
    /// What is said, in order; spoken as one phrase.
    pub parts: Vec<Part>,
}

/// A few words, with their sounds where a voice needs to be told.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// Plain text for any voice, e.g. `Zäsar`.
    pub text: String,
    /// Phoneme mnemonics of espeak-ng for these words, e.g. `ts'e:zar`; other voices use [`Part::text`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phonemes: Option<String>,
    /// Name of the clip in which a person may have recorded these words, e.g. `springer`; only a word of a lexicon has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clip: Option<String>,
}

impl Segment {
    /// Makes a segment of plain text.
    pub fn plain(language: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            language: language.into(),
            parts: vec![Part {
                text: text.into(),
                ..Part::default()
            }],
        }
    }

    /// Returns the words without phonemes, parts joined by blanks.
    pub fn text(&self) -> String {
        self.parts
            .iter()
            .map(|part| part.text.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }
}
