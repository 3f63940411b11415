//! What a move may begin with: a key that may be its first letter can mean nothing else.

use shakmaty::File;

use super::Reader;
use super::fold::fold;

/// Returns true if a line that is understood as a move may begin with this character.
pub fn may_begin(character: char, reader: &Reader<'_>) -> bool {
    let Some(glyph) = fold(&character.to_string()).first().copied() else {
        return false;
    };
    let letter = glyph.letter;
    let is_piece = |capital: char| reader.letters.iter().any(|set| set.role(capital).is_some());
    // Castling is written with zeros or with the letter.
    letter.is_ascii_digit()
        || letter == 'o'
        || File::from_char(letter).is_some()
        || is_piece(letter.to_ascii_uppercase())
        || reader.vocabulary.begins_a_move(letter)
        || !(letter.is_alphanumeric() || letter.is_ascii_punctuation())
}

/// Returns the words by which a piece or a file is named, as [`crate::language::fold`] spells them.
pub fn names_of_pieces_and_files(reader: &Reader<'_>) -> Vec<String> {
    reader.vocabulary.pieces_and_files().collect()
}
