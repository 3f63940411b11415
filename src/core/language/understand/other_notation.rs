//! Notations that are not the scoresheet's: recognized, so that the person can be told what to use.

use shakmaty::{Role, Square};

use super::{EntryRefusal, Reader};

/// Recognizes `P-K4`, `N-KB3`, `N-B3` (C.0-1): with a hyphen and in capitals this is English descriptive notation, even
/// where it could be a square.
pub(super) fn is_english_descriptive(text: &str) -> bool {
    let text = squeezed(text);
    let Some((piece, target)) = text.split_once('-') else {
        return false;
    };
    let letters = without_signs(target).trim_end_matches(|it: char| ('1'..='8').contains(&it));
    are_all(piece, ENGLISH) && are_all(letters, ENGLISH)
}

/// Returns what to say of a line that is no move, if it is one in another notation.
pub(super) fn recognize(text: &str, reader: &Reader<'_>) -> Option<EntryRefusal> {
    let text = squeezed(text);
    if is_descriptive_capture(&text) || is_spanish_descriptive(&text) {
        return Some(EntryRefusal::UseAlgebraic);
    }
    glossary_exchange(&text, reader)
}

const ENGLISH: &str = "KQRBNP";
const SPANISH: &str = "RDTACP";

fn squeezed(text: &str) -> String {
    text.chars().filter(|it| !it.is_whitespace()).take(12).collect()
}

fn without_signs(text: &str) -> &str {
    text.trim_end_matches(['+', '!', '?'])
}

/// Returns true for one to three letters of a set.
fn are_all(text: &str, letters: &str) -> bool {
    (1..=3).contains(&text.len()) && text.chars().all(|it| letters.contains(it))
}

/// Recognizes `PxP`, `QBxN`.
fn is_descriptive_capture(text: &str) -> bool {
    let Some((piece, taken)) = without_signs(text).split_once('x') else {
        return false;
    };
    [ENGLISH, SPANISH]
        .into_iter()
        .any(|it| are_all(piece, it) && are_all(taken, it))
}

/// Recognizes `P4R`, `C3AR`.
fn is_spanish_descriptive(text: &str) -> bool {
    without_signs(text)
        .split_once(|it: char| ('1'..='8').contains(&it))
        .is_some_and(|(piece, file)| are_all(piece, SPANISH) && are_all(file, SPANISH))
}

/// Recognizes `BxC(d7)`, which says what is taken where the scoresheet says only where.
fn glossary_exchange(text: &str, reader: &Reader<'_>) -> Option<EntryRefusal> {
    let (exchange, square) = text.strip_suffix(')')?.split_once('(')?;
    let square: Square = square.parse().ok()?;
    let (piece, taken) = exchange.split_once(['x', 'X'])?;
    let role = the_piece(piece, reader)?;
    the_piece(taken, reader)?;
    let writer = reader.letters.first()?;
    Some(match role {
        Role::Pawn => EntryRefusal::UseAlgebraic,
        _ => EntryRefusal::UseNotation(format!("{}x{square}", writer.letter(role))),
    })
}

fn the_piece(text: &str, reader: &Reader<'_>) -> Option<Role> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_letter| letters.next().is_none())?;
    reader.letters.iter().find_map(|set| set.role(letter))
}
