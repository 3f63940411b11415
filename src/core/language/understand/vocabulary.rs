//! The words a person may use, found in full or abbreviated, apart or run together.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use super::fold::{Glyph, spellings};
use crate::language::{Lexicon, Word};

/// All forms of the words of a lexicon, ready to be found in a line.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// In the order of their letters.
    forms: Vec<WordForm>,
    /// The places of the phrases that one word of them may mean.
    phrases: Vec<usize>,
    /// What [`Vocabulary::words`] returns, once it is asked for.
    words: OnceLock<Vec<(String, Meant)>>,
}

#[derive(Clone, Debug, Eq, PartialEq)]
struct WordForm {
    /// The words of the form, folded: `["kurze", "rochade"]`.
    parts: Vec<Vec<char>>,
    word: Word,
}

/// A word found in a line.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct FoundWord {
    pub(super) word: Word,
    /// Index behind its last glyph.
    pub(super) end: usize,
    pub(super) cost: u32,
}

/// What a single word stands for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Meant {
    /// A word of the announcements.
    Word(Word),
    /// A part of a phrase, such as "Rochade".
    Part(String),
}

/// A word cut short, with a blank behind it: `spr f3`.
const ABBREVIATED_COST: u32 = 1;
/// A word cut short and run together with the next: `sprf3`.
const ABBREVIATED_AND_GLUED_COST: u32 = 2;
/// Only one word of a castling phrase: `Rochade`.
const HALF_A_PHRASE_COST: u32 = 2;

/// A word within a longer one that stands there as a whole.
const TORN_COST: u32 = 2;

/// Fewer letters than this are no word and no abbreviation.
const SHORTEST_LETTERS: usize = 2;
/// Shorter words and abbreviations need a blank on both sides: `be4` is not "Bella 4".
const SHORTEST_GLUED_LETTERS: usize = 3;
/// One word of a castling phrase needs this many letters to stand for it.
const SHORTEST_HALF_LETTERS: usize = 4;

impl Vocabulary {
    /// Makes a vocabulary of forms and what they mean. Case and accents do not matter, ä is found as ae too.
    pub fn new(forms: impl IntoIterator<Item = (String, Word)>) -> Self {
        let mut all: Vec<WordForm> = Vec::new();
        for (text, word) in forms {
            for spelling in spellings(&text) {
                let parts: Vec<Vec<char>> = spelling
                    .split(|it| matches!(it, ' ' | '-'))
                    .filter(|it| !it.is_empty())
                    .map(<[char]>::to_vec)
                    .collect();
                // A single letter or digit is notation, where its case counts.
                if spelling.len() < SHORTEST_LETTERS || parts.is_empty() {
                    continue;
                }
                if let (Word::Castles(_), [first, second]) = (word, parts.as_slice()) {
                    // "Rochade kurz" is as good as "kurze Rochade".
                    let turned_round = vec![second.clone(), first.clone()];
                    all.push(WordForm {
                        parts: turned_round,
                        word,
                    });
                }
                all.push(WordForm { parts, word });
            }
        }
        Self::sorted(all)
    }

    /// Makes a vocabulary of all that is understood in some languages. A lexicon spells its forms once, whoever asks.
    pub fn of<'a>(lexicons: impl IntoIterator<Item = &'a Lexicon>) -> Self {
        let forms = |it: &'a Lexicon| it.vocabulary().forms.iter().cloned();
        Self::sorted(lexicons.into_iter().flat_map(forms).collect())
    }

    fn sorted(mut forms: Vec<WordForm>) -> Self {
        forms.sort_by(|one, other| one.parts.cmp(&other.parts));
        forms.dedup();
        let phrases = (0..forms.len()).filter(|index| forms[*index].is_phrase()).collect();
        let words = OnceLock::new();
        Self { forms, phrases, words }
    }

    /// Returns true if a word, folded, is one or abbreviates one.
    pub(super) fn knows(&self, word: &str) -> bool {
        let begins = |part: &Vec<char>| part.iter().copied().take(word.chars().count()).eq(word.chars());
        self.forms.iter().flat_map(|form| &form.parts).any(begins)
    }

    /// Returns every word, folded, with what it stands for; one that stands for several things once. A word of a phrase stands
    /// for itself.
    pub(super) fn words(&self) -> &[(String, Meant)] {
        self.words.get_or_init(|| {
            let mut all = BTreeMap::new();
            for form in &self.forms {
                for part in &form.parts {
                    let word: String = part.iter().collect();
                    let meant = match form.parts.as_slice() {
                        [_only] => Meant::Word(form.word),
                        _ => Meant::Part(word.clone()),
                    };
                    all.entry(word).or_insert(meant);
                }
            }
            all.into_iter().collect()
        })
    }

    /// Returns every form of the pieces and files, folded.
    pub(super) fn pieces_and_files(&self) -> impl Iterator<Item = String> {
        let is_one = |form: &&WordForm| matches!(form.word, Word::Piece(_) | Word::File(_));
        let spelled = |form: &WordForm| form.parts.concat().into_iter().collect();
        self.forms.iter().filter(is_one).map(spelled)
    }

    /// Returns true if a word with which a move may begin begins with this letter.
    pub(super) fn begins_a_move(&self, letter: char) -> bool {
        let opens = |word: Word| {
            matches!(
                word,
                Word::Piece(_) | Word::File(_) | Word::Rank(_) | Word::Castles(_) | Word::Takes
            )
        };
        self.forms[self.beginning_with(letter)]
            .iter()
            .any(|form| opens(form.word))
    }

    /// Returns every word that begins at `at`, and whether a whole form is there that nothing touches: then it abbreviates no
    /// other.
    pub(super) fn at(&self, line: &[Glyph], at: usize) -> (Vec<FoundWord>, bool) {
        let run = run_at(line, at);
        let Some(first) = run.first() else {
            return (Vec::new(), false);
        };
        let stands_apart = is_edge(line, at) && is_edge(line, at + run.len());
        let is_whole = stands_apart && self.has(run);
        let may_be_short = !is_whole;
        let begun = self.beginning_with(first.letter);
        let may_be_half = may_be_short && stands_apart && run.len() >= SHORTEST_HALF_LETTERS;
        let phrases = self.phrases.iter().copied().filter(|_| may_be_half);
        let (before, behind): (Vec<usize>, Vec<usize>) = phrases
            .filter(|index| !begun.contains(index))
            .partition(|index| *index < begun.start);
        let mut found = Vec::new();
        let mut ends = Vec::new();
        for index in before.into_iter().chain(begun.clone()).chain(behind) {
            let form = &self.forms[index];
            if begun.contains(&index) {
                follow(&form.parts, line, at, may_be_short, 0, &mut ends);
            }
            if may_be_half && stands_for_phrase(form, run) {
                ends.push((at + run.len(), HALF_A_PHRASE_COST));
            }
            // A whole word is no shorter one with something behind it: "effe" is an f, and not "eff" and an e.
            let is_torn = |end: usize| !may_be_short && end < at + run.len();
            found.extend(ends.drain(..).map(|(end, cost)| FoundWord {
                word: form.word,
                end,
                cost: if is_torn(end) { cost + TORN_COST } else { cost },
            }));
        }
        (found, is_whole)
    }

    fn has(&self, run: &[Glyph]) -> bool {
        let Some(first) = run.first() else { return false };
        self.forms[self.beginning_with(first.letter)].iter().any(
            |form| matches!(form.parts.as_slice(), [only] if only.len() == run.len() && common(only, run) == run.len()),
        )
    }

    /// Returns the places of the forms that begin with a letter.
    fn beginning_with(&self, letter: char) -> Range<usize> {
        let begin = self.forms.partition_point(|form| form.first_letter() < Some(letter));
        let length = self.forms[begin..].partition_point(|form| form.first_letter() == Some(letter));
        begin..begin + length
    }
}

impl WordForm {
    /// Returns true if one word of it may mean the whole.
    fn is_phrase(&self) -> bool {
        matches!(self.word, Word::Castles(_)) && self.parts.len() > 1
    }

    fn first_letter(&self) -> Option<char> {
        self.parts.first().and_then(|it| it.first()).copied()
    }
}

/// Collects where the rest of a form may end, with the cost of getting there.
fn follow(parts: &[Vec<char>], line: &[Glyph], at: usize, may_be_short: bool, cost: u32, ends: &mut Vec<(usize, u32)>) {
    let Some((part, rest)) = parts.split_first() else {
        ends.push((at, cost));
        return;
    };
    let tail = line.get(at..).unwrap_or_default();
    let same = common(part, tail);
    let mut go_on = |length: usize, cost: u32| {
        let next = at + length;
        let gap = if rest.is_empty() { 0 } else { gap_at(line, next) };
        follow(rest, line, next + gap, true, cost, ends);
    };
    if same == part.len() {
        if same >= SHORTEST_GLUED_LETTERS || (is_edge(line, at) && is_edge(line, at + same)) {
            go_on(same, cost);
        }
        return;
    }
    if !may_be_short {
        return;
    }
    let stands_apart = is_edge(line, at) && is_edge(line, at + same);
    if stands_apart && same >= SHORTEST_LETTERS {
        go_on(same, cost + ABBREVIATED_COST);
    }
    for length in SHORTEST_GLUED_LETTERS..=same {
        if !(stands_apart && length == same) {
            go_on(length, cost + ABBREVIATED_AND_GLUED_COST);
        }
    }
}

fn stands_for_phrase(form: &WordForm, run: &[Glyph]) -> bool {
    form.is_phrase() && form.parts.iter().any(|part| common(part, run) == run.len())
}

/// Returns the letters from `at` to the next glyph that is none.
fn run_at(line: &[Glyph], at: usize) -> &[Glyph] {
    let tail = line.get(at..).unwrap_or_default();
    let length = tail.iter().take_while(|it| it.letter.is_alphabetic()).count();
    tail.get(..length).unwrap_or_default()
}

/// Returns how many letters two words share at their beginning.
fn common(part: &[char], glyphs: &[Glyph]) -> usize {
    part.iter()
        .zip(glyphs)
        .take_while(|(one, other)| **one == other.letter)
        .count()
}

/// Returns true if no letter or digit touches another at `at`.
pub(in crate::language::understand) fn is_edge(line: &[Glyph], at: usize) -> bool {
    let is_inside = |index: Option<usize>| {
        index
            .and_then(|it| line.get(it))
            .is_some_and(|it| it.letter.is_alphanumeric())
    };
    !(is_inside(at.checked_sub(1)) && is_inside(Some(at)))
}

fn gap_at(line: &[Glyph], at: usize) -> usize {
    let tail = line.get(at..).unwrap_or_default();
    tail.iter().take_while(|it| matches!(it.letter, ' ' | '-')).count()
}

#[cfg(test)]
mod tests {
    use super::super::fold::{Glyph, fold};
    use super::{FoundWord, Vocabulary};
    use crate::language::{Voices, Word};
    use shakmaty::{CastlingSide, File, Role};

    fn at_the_beginning(line: &[Glyph]) -> Vec<FoundWord> {
        vocabulary().at(line, 0).0
    }

    fn vocabulary() -> Vocabulary {
        Vocabulary::new([
            ("Dame".to_owned(), Word::Piece(Role::Queen)),
            ("David".to_owned(), Word::File(File::D)),
            ("Kurze Rochade".to_owned(), Word::Castles(CastlingSide::KingSide)),
            ("Lange Rochade".to_owned(), Word::Castles(CastlingSide::QueenSide)),
            ("eff".to_owned(), Word::File(File::F)),
            ("effe".to_owned(), Word::File(File::F)),
        ])
    }

    #[track_caller]
    fn found(text: &str) -> Vec<(Word, u32)> {
        let line = fold(text);
        let whole = at_the_beginning(&line).into_iter().filter(|it| it.end == line.len());
        whole.map(|it| (it.word, it.cost)).collect()
    }

    #[test]
    fn a_vocabulary_of_lexicons_is_that_of_all_their_forms() {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicons = ["en", "de-fide", "fr", "en"].map(|tag| voices.lexicon(tag).expect("it comes with the program"));
        let forms = lexicons.into_iter().flat_map(|it| it.heard());
        let spelled_anew = Vocabulary::new(forms.map(|(form, word)| (form.to_owned(), word)));
        assert_eq!(Vocabulary::of(lexicons).forms, spelled_anew.forms);
    }

    #[test]
    fn an_abbreviation_of_two_words_means_both() {
        assert_eq!(found("da"), [(Word::Piece(Role::Queen), 1), (Word::File(File::D), 1)]);
        assert_eq!(found("dam"), [(Word::Piece(Role::Queen), 1)]);
        assert_eq!(found("d"), []);
    }

    #[test]
    fn a_whole_word_is_not_torn() {
        let ends = |text: &str| {
            let all = at_the_beginning(&fold(text)).into_iter();
            all.map(|it| (it.end, it.cost)).collect::<Vec<_>>()
        };
        assert_eq!(ends("effe"), [(3, 2), (4, 0)]);
        assert_eq!(ends("eff"), [(3, 0)]);
        assert_eq!(ends("effe4"), [(3, 0), (4, 0)]);
    }

    #[test]
    fn a_phrase_is_found_turned_round_or_abbreviated() {
        for text in ["kurze rochade", "Rochade kurze", "kurze-Rochade", "kurzerochade"] {
            assert_eq!(found(text), [(Word::Castles(CastlingSide::KingSide), 0)], "{text}");
        }
        assert_eq!(found("rochade kurz"), [(Word::Castles(CastlingSide::KingSide), 1)]);
        assert_eq!(found("rochade").len(), 4);
    }
}
