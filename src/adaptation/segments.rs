//! Which pdfs a word is made of, in their order: `graph/phones/segments.txt`, a word and its pdfs on each line.
//!
//! A word may stand on several lines, one for each way to say it. `<sil>` is silence, `[unk]` speech that is none of the
//! words.

use std::collections::BTreeMap;

use super::LearnError;
use ansage_wire::listening::UNKNOWN_WORD;

const SILENCE: &str = "<sil>";

/// The words of a model as the pdfs that they are made of.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Segments {
    words: BTreeMap<String, Vec<Vec<usize>>>,
    /// The pdf of silence.
    pub silence: usize,
    /// The pdfs of other speech.
    pub unknown: Vec<usize>,
}

impl Segments {
    /// Reads the list; every pdf must be less than `pdfs`.
    ///
    /// # Errors
    ///
    /// Returns the line that is damaged.
    pub fn read(text: &str, pdfs: usize) -> Result<Self, LearnError> {
        let mut words = BTreeMap::<String, Vec<Vec<usize>>>::new();
        for (index, line) in text.lines().enumerate() {
            let damaged = || LearnError::Segments(index + 1);
            let mut fields = line.split_whitespace();
            let Some(word) = fields.next() else { continue };
            let pdf = |field: &str| field.parse().ok().filter(|it| *it < pdfs);
            let segments: Option<Vec<usize>> = fields.map(pdf).collect();
            let segments = segments.filter(|it| !it.is_empty()).ok_or_else(damaged)?;
            words.entry(word.to_owned()).or_default().push(segments);
        }
        let mut take = |word: &str| words.remove(word).map(|mut it| it.swap_remove(0));
        match (take(SILENCE).as_deref(), take(UNKNOWN_WORD)) {
            (Some([silence]), Some(unknown)) => Ok(Self {
                silence: *silence,
                words,
                unknown,
            }),
            _ => Err(LearnError::Segments(text.lines().count())),
        }
    }

    /// Iterates over the words.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.keys().map(String::as_str)
    }

    /// Returns every way to say words, one after the other; none if one of them is unknown.
    pub fn ways(&self, words: &[String]) -> Vec<Vec<Vec<usize>>> {
        let mut ways: Vec<Vec<Vec<usize>>> = vec![Vec::new()];
        for word in words {
            let own = self.words.get(word).map_or(&[][..], Vec::as_slice);
            let longer = |way: &Vec<Vec<usize>>| {
                let begun = way.clone();
                own.iter()
                    .map(move |it| [begun.as_slice(), std::slice::from_ref(it)].concat())
                    .collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        ways
    }
}
