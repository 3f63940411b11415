//! A board as people type or dictate it, read: a list of its pieces, or its ranks one after the other.
//!
//! A text is read in one language as a whole. Nothing is guessed: what may mean two things is not understood.

mod list;
mod ranks;
mod token;

use shakmaty::{Rank, Square};

use super::{Reader, Vocabulary, fold};
use crate::game::resolve::Placement;
use crate::language::placement::{BoardWord, BoardWords};
use crate::language::{Letters, Lexicon, Word};

/// Longer texts are no boards. In bytes; 64 pieces in words take less than 2000.
const LONGEST_BYTES: usize = 8000;

/// Why a text is no board, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PlacementFlaw {
    /// Nothing of it was understood.
    Nothing,
    /// It is a board in several languages, and another one in each.
    Several,
    /// A word that is not understood here, as it was written.
    Unknown(String),
    /// A square was named twice.
    Twice(Square),
    /// It was not said which colour a piece has; the word that names it.
    NoColor(String),
    /// It was not said, or not clearly, which piece stands on a square.
    NoPiece(Square),
    /// No square follows a piece; the word that names it.
    NoSquare(String),
    /// So many pieces were announced and others named; the word of the piece.
    Count {
        /// The word of the piece.
        piece: String,
        /// As announced.
        said: u32,
        /// As named.
        named: u32,
    },
    /// A rank with more or fewer than eight squares.
    RankLength {
        /// The rank.
        rank: Rank,
        /// Its squares.
        count: usize,
    },
    /// A rank was told twice.
    RankTwice(Rank),
    /// A rank was not told.
    RankMissing(Rank),
}

/// A language in which boards are read.
#[derive(Clone, Debug)]
pub struct PlacementReader {
    vocabulary: Vocabulary,
    letters: Letters,
    /// The words beside those of the lexicon, folded, longest first.
    words: Vec<(Vec<char>, BoardWord)>,
}

impl PlacementReader {
    /// Takes the words of a language and the letters of its pieces.
    pub fn new(lexicon: &Lexicon, words: &BoardWords, letters: Letters) -> Self {
        let mut forms: Vec<(String, Word)> = lexicon.heard().map(|(form, it)| (form.to_owned(), it)).collect();
        let mut others = Vec::new();
        for (form, word) in words.forms() {
            match word {
                BoardWord::Several(role) => forms.push((form.to_owned(), Word::Piece(role))),
                _ => others.extend(fold::spellings(form).into_iter().map(|it| (it, word))),
            }
        }
        others.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
        Self {
            vocabulary: Vocabulary::new(forms),
            letters,
            words: others,
        }
    }

    fn reader(&self) -> Reader<'_> {
        Reader {
            vocabulary: &self.vocabulary,
            letters: std::slice::from_ref(&self.letters),
        }
    }

    /// Reads a text in this language alone; a flaw comes with how many parts of the text are words of the language.
    fn read(&self, text: &str) -> Result<Placement, (PlacementFlaw, usize)> {
        let tokens = token::tokens(text, self);
        let known = tokens.iter().take_while(|it| it.is_known()).count();
        if let Some(unknown) = tokens.get(known) {
            return Err(if tokens[..known].iter().all(token::Lexeme::is_stop) {
                (PlacementFlaw::Nothing, 0)
            } else {
                (PlacementFlaw::Unknown(unknown.text.clone()), known)
            });
        }
        let read = match ranks::RankHeading::of(&tokens) {
            Some(style) => ranks::read(&tokens, style),
            None => list::read(&tokens),
        };
        // A text that is understood word by word is one of this language.
        read.map_err(|flaw| (flaw, usize::MAX))
    }
}

/// Reads a board out of a text, all of it in one language. The first language goes before the others; among these
/// nothing is chosen.
///
/// # Errors
///
/// Returns the first [`PlacementFlaw`] of the language in which most was understood.
pub fn placement(text: &str, languages: &[PlacementReader]) -> Result<Placement, PlacementFlaw> {
    let mut best = (PlacementFlaw::Nothing, 0);
    let Some((first, others)) = languages.split_first().filter(|_| text.len() <= LONGEST_BYTES) else {
        return Err(best.0);
    };
    let mut keep = |flaw: (PlacementFlaw, usize)| {
        if flaw.1 > best.1 {
            best = flaw;
        }
    };
    match first.read(text) {
        Ok(placement) => return Ok(placement),
        Err(flaw) => keep(flaw),
    }
    let mut found: Option<Placement> = None;
    for language in others {
        match language.read(text) {
            Ok(placement) if found.is_some_and(|it| it != placement) => return Err(PlacementFlaw::Several),
            Ok(placement) => found = Some(placement),
            Err(flaw) => keep(flaw),
        }
    }
    found.ok_or(best.0)
}
