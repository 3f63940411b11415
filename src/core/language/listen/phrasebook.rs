//! Which words of a language a recogniser can hear: each phrase in the spelling of its list, and what is lacking.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::OnceLock;

use super::graph::{Spelling, WordGraph};
use super::spoken::{Spoken, SpokenWords};
use crate::language::voices::spellings;
use crate::language::{CommandWord, Lexicon, Word};

/// What a recogniser answers to whatever is none of its words.
pub const NOISE: &str = "[unk]";

/// The words a recogniser knows.
#[derive(Clone, Debug, Default)]
pub struct KnownWords {
    exact: BTreeMap<String, Spelling>,
    /// By every spelling without accents.
    folded: BTreeMap<String, Spelling>,
}

impl KnownWords {
    /// Takes the list of a recogniser as it stands.
    pub fn new<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut known = Self::default();
        for word in words {
            let spelling = Spelling::from(word);
            for folded in spellings(word) {
                known.folded.entry(folded).or_insert_with(|| spelling.clone());
            }
            known.exact.insert(word.to_owned(), spelling);
        }
        known
    }

    /// Returns a word as the recogniser spells it.
    fn find(&self, word: &str) -> Option<Spelling> {
        let plain: String = word.chars().filter(|it| it.is_alphanumeric() || *it == '\'').collect();
        let lower = plain.to_lowercase();
        let alike = || spellings(&lower).iter().find_map(|it| self.folded.get(it));
        self.exact.get(&lower).or_else(alike).cloned()
    }

    /// Returns a phrase as the recogniser spells it; `None` if it lacks a word of it.
    pub(super) fn phrase(&self, text: &str) -> Option<Vec<Spelling>> {
        let words: Option<Vec<Spelling>> = text.split_whitespace().map(|it| self.find(it)).collect();
        words.filter(|it| !it.is_empty())
    }
}

/// Every phrase of a language that a recogniser can hear.
#[derive(Clone, Debug)]
pub struct Phrasebook {
    words: HashMap<Word, Vec<Vec<Spelling>>>,
    spoken: Vec<(Vec<Spelling>, Spoken)>,
    noise: Option<Spelling>,
    unknown: Vec<String>,
    /// Every announcement there is: the same in all positions, so it is put together once.
    pub(super) announcements: OnceLock<WordGraph>,
}

impl Phrasebook {
    /// Looks every word up among those that are known; where one is not, its other forms take its place.
    pub fn new(lexicon: &Lexicon, spoken: Option<&SpokenWords>, known: &KnownWords) -> Self {
        let mut book = Self {
            words: HashMap::new(),
            spoken: Vec::new(),
            noise: known.exact.get(NOISE).cloned(),
            unknown: Vec::new(),
            announcements: OnceLock::new(),
        };
        for (form, word) in lexicon.heard().filter(|(form, _)| can_be_said(form)) {
            let all = book.words.entry(word).or_default();
            if let Some(phrase) = known.phrase(form).filter(|it| !all.contains(it)) {
                all.push(phrase);
            }
        }
        for word in Word::all().into_iter().filter(|it| is_of_a_move(*it)) {
            // "Rochade kurz" is as good as "kurze Rochade".
            let all = book.words.entry(word).or_default();
            if let Word::Castles(_) = word {
                let two_words = all.iter().filter(|it| it.len() == 2);
                let turned: Vec<_> = two_words.map(|it| it.iter().rev().cloned().collect()).collect();
                all.extend(turned);
                all.sort();
                all.dedup();
            }
            let may_lack = matches!(
                word,
                Word::Takes | Word::Check | Word::Checkmate | Word::EnPassant | Word::Link
            );
            if all.is_empty() && !may_lack {
                book.unknown.push(lexicon.phrase(&[word]).written);
            }
        }
        let Some(spoken) = spoken else { return book };
        for (text, meaning) in spoken.phrases() {
            match known.phrase(text) {
                Some(phrase) => book.spoken.push((phrase, meaning)),
                None if spoken.usual(meaning) == Some(text) => book.unknown.push(text.to_owned()),
                None => {}
            }
        }
        let can_be_heard: Vec<Spoken> = book.spoken.iter().map(|(_, it)| *it).collect();
        let has_another = |text: &str| {
            let meaning = spoken.phrases().find(|(it, _)| *it == text);
            meaning.is_some_and(|(_, it)| can_be_heard.contains(&it))
        };
        book.unknown.retain(|it| !has_another(it));
        book
    }

    /// Takes phrases as they stand.
    pub(super) fn of(words: HashMap<Word, Vec<Vec<Spelling>>>, spoken: Vec<(Vec<Spelling>, Spoken)>) -> Self {
        Self {
            words,
            spoken,
            noise: None,
            unknown: Vec::new(),
            announcements: OnceLock::new(),
        }
    }

    /// Returns the words and phrases that cannot be heard, as they are written. Words that an announcement can do
    /// without are not named.
    pub fn unknown(&self) -> &[String] {
        &self.unknown
    }

    /// Returns the words of which announcements are made, as the recogniser spells them.
    pub fn words_of_moves(&self) -> Vec<String> {
        let moves = self.words.iter().filter(|(word, _)| is_of_a_move(**word));
        listed(moves.flat_map(|(_, forms)| forms))
    }

    /// Returns those that say that an announcement counts no more and another follows.
    pub fn words_beside_moves(&self) -> Vec<String> {
        let corrects = [Spoken::No, Spoken::Command(CommandWord::Correct)];
        listed((self.spoken.iter()).filter_map(|(phrase, it)| corrects.contains(it).then_some(phrase)))
    }

    /// Returns every way to say a word.
    pub(super) fn forms(&self, word: Word) -> &[Vec<Spelling>] {
        self.words.get(&word).map_or(&[], Vec::as_slice)
    }

    /// Returns every phrase beside the moves.
    pub(super) fn spoken(&self) -> &[(Vec<Spelling>, Spoken)] {
        &self.spoken
    }

    /// Returns how the recogniser spells noise, if it does.
    pub(super) fn noise(&self) -> Option<&Spelling> {
        self.noise.as_ref()
    }
}

/// Returns each word of some phrases once.
fn listed<'a>(phrases: impl Iterator<Item = &'a Vec<Spelling>>) -> Vec<String> {
    let words: BTreeSet<String> = phrases.flatten().map(|it| it.to_string()).collect();
    words.into_iter().collect()
}

/// Returns true for a form that is spoken and not only typed: "kng" is an abbreviation, "1" and "b" are signs, but a
/// single letter may be all there is to say.
fn can_be_said(form: &str) -> bool {
    let is_vowel = |it: char| "aeiouyäöüáéíóúâêôãõàü".contains(it);
    let is_word = |it: &str| it.chars().count() == 1 || it.to_lowercase().chars().any(is_vowel);
    form.split_whitespace().all(is_word)
}

/// Returns true for the words of an announcement; the others are said as commands.
pub(super) fn is_of_a_move(word: Word) -> bool {
    matches!(
        word,
        Word::Piece(_)
            | Word::File(_)
            | Word::Rank(_)
            | Word::Castles(_)
            | Word::Takes
            | Word::Check
            | Word::Checkmate
            | Word::EnPassant
            | Word::Link
    )
}

#[cfg(test)]
mod tests {
    use super::{KnownWords, NOISE, Phrasebook};
    use crate::language::{Voices, Word};
    use shakmaty::{CastlingSide, File, Rank, Role};

    fn book(lexicon: &str, known: &str) -> Phrasebook {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon(lexicon).expect("a lexicon");
        Phrasebook::new(
            lexicon,
            voices.spoken(lexicon),
            &KnownWords::new(known.split_whitespace()),
        )
    }

    #[track_caller]
    fn said(book: &Phrasebook, word: Word) -> Vec<String> {
        book.forms(word).iter().map(|it| it.join(" ")).collect()
    }

    #[test]
    fn a_word_is_spelled_as_the_recogniser_has_it() {
        let book = book("de-fide", "läufer fünf cesar gustaf dm kng dame zwei zwo kurze rochade");
        assert_eq!(said(&book, Word::Piece(Role::Bishop)), ["läufer"]);
        assert_eq!(said(&book, Word::Rank(Rank::Fifth)), ["fünf"]);
        assert_eq!(said(&book, Word::File(File::C)), ["cesar"]);
        // Another form takes the place of one that is lacking.
        assert_eq!(said(&book, Word::File(File::G)), ["gustaf"]);
        assert_eq!(said(&book, Word::Rank(Rank::Second)), ["zwei", "zwo"]);
        // "dm" is typed, not said.
        assert_eq!(said(&book, Word::Piece(Role::Queen)), ["dame"]);
        let short = said(&book, Word::Castles(CastlingSide::KingSide));
        assert_eq!(short, ["kurze rochade", "rochade kurze"]);
    }

    #[test]
    fn what_cannot_be_heard_is_named() {
        let book = book("de-fide", "ja zeit rochade lange");
        let unknown = book.unknown();
        for word in ["Koenig", "fuenf", "Kurze Rochade", "nein", "Korrektur"] {
            assert!(unknown.iter().any(|it| it == word), "{word}: {unknown:?}");
        }
        for word in ["ja", "Zeit", "Lange Rochade", "schlägt"] {
            assert!(unknown.iter().all(|it| it != word), "{word}: {unknown:?}");
        }
        assert!(book.noise().is_none());
        assert_eq!(super::KnownWords::new([NOISE]).exact.len(), 1);
    }
}
