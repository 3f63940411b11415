//! A line of which a word is misspelt: each word that means nothing gives way to the nearest of the vocabulary.
//!
//! There is no position among the arguments: what is nearest is told by the letters alone, and the person is asked.

use super::words::understand_words;
use super::{Decision, MoveSpec, Reader, is_too_long};
use crate::language::misspelling::{nearest, wrong_letters};
use crate::language::voices::fold;

/// A move that may have been meant.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MisspeltMove {
    /// The line as it is understood.
    pub text: String,
    /// What it says of a move.
    pub spec: MoveSpec,
}

/// Shorter words are notation, or are as near to each other as to what was meant.
const SHORTEST: usize = 3;

/// Returns which move a line says that means none, once its words are spelled as the nearest ones; `None` where a word is like
/// none, or like several, or where that says no move either.
pub fn misspelt(text: &str, reader: &Reader<'_>) -> Option<MisspeltMove> {
    if is_too_long(text) {
        return None;
    }
    let mut respelled = String::new();
    for run in runs(text) {
        match run.chars().next().is_some_and(char::is_alphabetic) {
            true => respelled.push_str(&word(run, reader)?),
            false => respelled.push_str(run),
        }
    }
    if respelled == text {
        return None;
    }
    match understand_words(&respelled, reader).decision {
        Decision::Said { spec } => Some(MisspeltMove { text: respelled, spec }),
        _ => None,
    }
}

/// Returns a word as it is known, or as the nearest one is spelled.
fn word(run: &str, reader: &Reader<'_>) -> Option<String> {
    let folded = fold(run);
    if folded.chars().count() < SHORTEST || reader.vocabulary.knows(&folded) {
        return Some(run.to_owned());
    }
    let words = reader.vocabulary.words();
    let meant = nearest(
        &folded,
        words.iter().map(|(spelling, meaning)| (spelling.as_str(), meaning)),
    )?;
    let spelled_so = words.iter().filter(|(_, it)| it == meant);
    let near = spelled_so.filter_map(|(spelling, _)| Some((wrong_letters(&folded, spelling)?, spelling)));
    near.min().map(|(_, spelling)| spelling.clone())
}

/// Cuts a line into words and what stands between them.
fn runs(text: &str) -> Vec<&str> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_like_the_first = |it: char| it.is_alphabetic() == first.is_alphabetic();
        let end = rest.find(|it| !is_like_the_first(it)).unwrap_or(rest.len());
        let (run, behind) = rest.split_at(end);
        runs.push(run);
        rest = behind;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::{misspelt, runs};
    use crate::language::{Letters, Reader, Vocabulary, Voices};

    #[track_caller]
    fn respelled(text: &str) -> Option<String> {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicons = ["de-fide", "en"].map(|tag| voices.lexicon(tag).expect("it comes with the program"));
        let vocabulary = Vocabulary::of(lexicons);
        let letters: Vec<Letters> = ["de", "en"].iter().filter_map(|it| Letters::named(it)).collect();
        let reader = Reader {
            vocabulary: &vocabulary,
            letters: &letters,
        };
        misspelt(text, &reader).map(|it| it.text)
    }

    #[test]
    fn a_wrong_letter_in_a_word_is_found() {
        for (typed, meant) in [
            ("springr f3", "springer f3"),
            ("Spinger Felix drei", "springer Felix drei"),
            ("Springer Feliks drei", "Springer felix drei"),
            ("sprnger f3", "springer f3"),
            ("Lange Rohcade", "Lange rochade"),
            ("knigt f3", "knight f3"),
        ] {
            assert_eq!(respelled(typed).as_deref(), Some(meant), "{typed}");
        }
    }

    #[test]
    fn what_is_like_nothing_is_not_guessed() {
        for typed in ["Ross f3", "dora vier", "hello world", "zzz", "springr", "e4", ""] {
            assert_eq!(respelled(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_line_is_cut_at_its_words() {
        assert_eq!(runs("springr f3!"), ["springr", " ", "f", "3!"]);
        assert_eq!(runs(""), Vec::<&str>::new());
    }
}
