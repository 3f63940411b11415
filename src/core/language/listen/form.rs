//! In which form a move was spoken, so that it can be read back in another.

use super::heard::Heard;
use crate::language::voices::fold;
use crate::language::{Lexicon, Word};

/// The form of a spoken move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SpokenForm {
    /// Where it goes, and perhaps with what: "Springer Felix drei", "Springer schlägt".
    Arrival,
    /// From where and to where: "Springer Gustav eins Felix drei".
    BothSquares,
    /// By a word for castling.
    Castling,
}

impl SpokenForm {
    /// Returns the form of what was heard.
    pub fn of(heard: &Heard, lexicon: &Lexicon) -> Self {
        let meanings = lexicon.meanings();
        let words: Vec<String> = heard.likeliest_text().split_whitespace().map(fold).collect();
        let ranks = words
            .iter()
            .filter(|it| matches!(meanings.get(*it), Some(Word::Rank(_))))
            .count();
        let names_castling = |it: &Word| matches!(it, Word::Castles(_) | Word::Castling);
        let of_castling: Vec<&str> = (meanings.iter())
            .filter(|(_, word)| names_castling(word))
            .flat_map(|(form, _)| form.split(' '))
            .collect();
        if ranks > 1 {
            SpokenForm::BothSquares
        } else if words.iter().any(|it| of_castling.contains(&it.as_str())) {
            SpokenForm::Castling
        } else {
            SpokenForm::Arrival
        }
    }
}
