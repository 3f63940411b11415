//! A set-up of Chess960 as people ask for it (F.2): by its number, by chance, or by eight pieces as dice gave them.

use shakmaty::Role;

use super::{Letters, Message};
use crate::game::{BackRank, BackRankError};

/// Asks for any of them.
pub const BY_CHANCE: &str = "random";

/// What was asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum AskedBackRank {
    /// Any, by chance.
    Any,
    /// The one of this number.
    Numbered(u16, BackRank),
    /// The one of these pieces.
    Pieces(BackRank),
}

/// Reads what was asked for; pieces are read in English letters, else in those of the sets of these names.
///
/// # Errors
///
/// Returns which rule of F.2 it breaks.
pub fn read(asked: &str, letters: &[String]) -> Result<AskedBackRank, BackRankError> {
    if asked.eq_ignore_ascii_case(BY_CHANCE) {
        return Ok(AskedBackRank::Any);
    }
    if !asked.is_empty() && asked.chars().all(|it| it.is_ascii_digit()) {
        let number = asked.parse().unwrap_or(u16::MAX);
        return BackRank::numbered(number).map(|it| AskedBackRank::Numbered(number, it));
    }
    let named = letters.iter().filter_map(|it| Letters::named(it));
    let mut sets = Letters::named("en").into_iter().chain(named);
    let pieces = sets.find_map(|it| pieces_in(asked, &it));
    BackRank::of(pieces.ok_or(BackRankError::Unknown)?).map(AskedBackRank::Pieces)
}

/// Returns the pieces from a to h in English letters.
pub fn in_english(rank: &BackRank) -> String {
    rank.pieces().into_iter().map(Role::upper_char).collect()
}

/// Returns the sentence that says which rule of F.2 a set-up breaks.
pub fn refusal(text: &str, why: BackRankError) -> Message {
    let text = text.into();
    match why {
        BackRankError::Unknown => Message::Chess960Unknown { text },
        BackRankError::Pieces => Message::Chess960Pieces { text },
        BackRankError::Bishops => Message::Chess960Bishops { text },
        BackRankError::King => Message::Chess960King { text },
    }
}

/// Reads pieces in the letters of one language; blanks and commas may part them, as dice are called out.
fn pieces_in(asked: &str, letters: &Letters) -> Option<Vec<Role>> {
    let mut signs = asked
        .chars()
        .filter(|it| !it.is_whitespace() && !matches!(it, ',' | '-'));
    signs.try_fold(Vec::new(), |mut pieces, sign| {
        let capital = sign.to_uppercase().next()?;
        pieces.push(letters.role(capital)?);
        Some(pieces)
    })
}
