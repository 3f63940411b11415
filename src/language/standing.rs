//! What somebody says stands on a square: a piece and its colour, a letter, nothing.

use shakmaty::{Color, Piece, Role};

use super::{Letters, Lexicon, MessageId, Messages, Word, fold};

/// Understands a piece and its colour in words, a letter whose case is the colour (a capital is White's), or nothing at
/// all for an empty square. Returns `None` if it is not understood.
pub fn standing(line: &str, lexicon: &Lexicon, letters: &Letters, messages: &Messages) -> Option<Option<Piece>> {
    let folded = fold(line);
    let is_one_of = |word: &str, id: MessageId| messages.say(&id.into()).split(',').any(|it| fold(it) == word);
    if folded.is_empty() || is_one_of(&folded, MessageId::ResolveEmptyWords) {
        return Some(None);
    }
    let line = line.trim();
    if let (Some(letter), true) = (line.chars().next(), line.chars().count() == 1) {
        return by_letter(letter, letters).map(Some);
    }
    let mut role = None;
    let mut color = None;
    for word in folded.split([' ', ',']).filter(|it| !it.is_empty()) {
        if is_one_of(word, MessageId::ResolveWhiteWords) {
            color = Some(Color::White);
        } else if is_one_of(word, MessageId::ResolveBlackWords) {
            color = Some(Color::Black);
        } else {
            role = Some(by_name(word, lexicon)?);
        }
    }
    Some(Some(Piece {
        color: color?,
        role: role?,
    }))
}

fn by_letter(letter: char, letters: &Letters) -> Option<Piece> {
    let capital = letter.to_uppercase().next().unwrap_or(letter);
    let color = if letter.is_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    letters.role(capital).map(|role| Piece { color, role })
}

fn by_name(word: &str, lexicon: &Lexicon) -> Option<Role> {
    lexicon.heard().find_map(|(form, it)| match it {
        Word::Piece(role) if fold(form) == word => Some(role),
        _ => None,
    })
}
