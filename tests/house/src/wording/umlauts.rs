//! German is written with its umlauts and ß: `fünf`, not `fuenf`.

use std::path::Path;

use toml_edit::{DocumentMut, Item};

use super::passage::Word;
use super::words::FILE;

/// The words of the announcements as Appendix D prints them.
const LEXICON: &str = "voices/de-fide/lexicon.toml";

/// `ss` is right in most words, so those are named that have ß.
const WITH_SHARP_S: [&str; 13] = [
    "weiss",
    "heisst",
    "heissen",
    "gross",
    "grosse",
    "grosser",
    "grosses",
    "ausser",
    "ausserdem",
    "schliessen",
    "schliesst",
    "gemäss",
    "massnahme",
];

/// Words that have no umlaut though they look it.
#[derive(Clone, Debug)]
pub struct WithoutUmlaut(Vec<String>);

impl WithoutUmlaut {
    /// Reads those of the list and those that Appendix D prints without umlauts.
    ///
    /// # Panics
    ///
    /// Panics with the reason where one of the files has a flaw.
    #[must_use]
    pub fn read(repository: &Path) -> Self {
        let parsed = |path: &str| -> DocumentMut {
            let text = std::fs::read_to_string(repository.join(path)).unwrap_or_else(|why| panic!("{path}: {why}"));
            text.parse().unwrap_or_else(|why| panic!("{path}: {why}"))
        };
        let (list, lexicon) = (parsed(FILE), parsed(LEXICON));
        let listed = list
            .get("without-umlaut")
            .and_then(Item::as_array)
            .into_iter()
            .flatten();
        // Where a word has `read`, its other form is that of the Laws.
        let printed = lexicon.iter().filter(|(_, entry)| entry.get("read").is_some());
        let printed = printed.filter_map(|(_, entry)| entry.get("written").and_then(Item::as_str));
        Self(
            listed
                .filter_map(|it| it.as_str())
                .chain(printed)
                .map(str::to_lowercase)
                .collect(),
        )
    }

    /// Returns each word of a German passage that lacks its umlaut or its ß.
    #[must_use]
    pub fn lacking_in<'a>(&self, words: &'a [Word]) -> Vec<&'a Word> {
        words
            .iter()
            .filter(|word| looks_so(&word.text) && !self.0.contains(&word.text))
            .collect()
    }
}

/// Tells whether a word in lower case has `ae`, `oe` or `ue` for an umlaut. `neue`, `Mauer` and `Quelle` have not.
fn looks_so(word: &str) -> bool {
    let is_pair = |at: usize| matches!(word.get(at..at + 2), Some("ae" | "oe" | "ue"));
    let is_after_vowel = |at: usize| word.get(..at).is_some_and(|it| it.ends_with(['a', 'e', 'ä', 'o', 'q']));
    let has_pair = word.char_indices().any(|(at, _)| is_pair(at) && !is_after_vowel(at));
    has_pair || WITH_SHARP_S.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::passage::Passage;

    #[test]
    fn what_stands_for_an_umlaut_is_found() {
        for word in [
            "fuer",
            "ueber",
            "zurueck",
            "koennen",
            "naechste",
            "läuft-ueber",
            "weiss",
        ] {
            assert!(looks_so(word), "{word}");
        }
        for word in ["neue", "mauer", "quelle", "für", "treue", "genauer", "dass", "wissen"] {
            assert!(!looks_so(word), "{word}");
        }
    }

    #[test]
    fn words_of_appendix_d_and_listed_ones_are_right() {
        let right = WithoutUmlaut(["fuenf", "zuerst"].map(str::to_owned).to_vec());
        let passage = Passage {
            path: "a.ftl".to_owned(),
            lines: vec![(7, "Zuerst Bauer Eva fuenf, fuer alle.".to_owned())],
        };
        let lines: Vec<usize> = right.lacking_in(&passage.words()).iter().map(|it| it.line).collect();
        assert_eq!(lines, [7]);
    }

    #[test]
    fn those_of_appendix_d_are_in_the_lexicon() {
        let right = WithoutUmlaut::read(&crate::source::repository());
        for word in ["laeufer", "koenig", "fuenf"] {
            assert!(right.0.iter().any(|it| it == word), "{word} is not in {LEXICON}");
        }
    }
}
