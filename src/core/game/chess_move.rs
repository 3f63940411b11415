//! A move as the journal keeps it: from, to, promotion; castling as UCI writes it.

use std::fmt;
use std::str::FromStr;

use shakmaty::{Role, Square};

use super::as_text::kept_as_text;

/// A move in UCI form. Castling is the king's step of two files in standard chess and king takes rook in Chess960.
///
/// What was announced and no piece on the board can be goes from its arrival square, with the piece that was named where
/// that of a promotion stands: `h8h8q` is "queen h8" ([`Move::names_no_departure`]).
///
/// Whether it is a capture, a castling or legal is the [`Board`](super::Board)'s to say.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Ord, PartialOrd)]
pub struct Move {
    /// Departure square; for castling the king's.
    pub from: Square,
    /// Arrival square; for castling see the type.
    pub to: Square,
    /// The piece a pawn becomes. A pawn stands here only where a move is being understood: it was said to stay one, which
    /// no legal move does ([`Move::as_made`]).
    pub promotion: Option<Role>,
}

impl Move {
    /// Makes a move without promotion.
    pub const fn new(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotion: None,
        }
    }

    /// Returns the move as a board has it and a journal keeps it: a pawn that was said to stay one becomes nothing.
    #[must_use]
    pub fn as_made(self) -> Self {
        let promotion = self.promotion.filter(|it| *it != Role::Pawn);
        Self { promotion, ..self }
    }

    /// Returns true for words of which no piece on the board and no departure square is known.
    pub fn names_no_departure(self) -> bool {
        self.from == self.to
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.char()),
            None => Ok(()),
        }
    }
}

/// The text is not a move in UCI form.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("not a move in UCI form")]
pub struct ParseMoveError;

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        if !text.is_ascii() || !(4..=5).contains(&text.len()) {
            return Err(ParseMoveError);
        }
        let square = |range: std::ops::Range<usize>| {
            Square::from_ascii(&text.as_bytes()[range]).map_err(|_not_a_square| ParseMoveError)
        };
        let promotion = match text.as_bytes().get(4) {
            None => None,
            Some(b'q') => Some(Role::Queen),
            Some(b'r') => Some(Role::Rook),
            Some(b'b') => Some(Role::Bishop),
            Some(b'n') => Some(Role::Knight),
            Some(_) => return Err(ParseMoveError),
        };
        Ok(Self {
            from: square(0..2)?,
            to: square(2..4)?,
            promotion,
        })
    }
}

kept_as_text!(Move);

#[cfg(test)]
mod tests {
    use super::Move;

    #[test]
    fn a_move_is_written_as_it_was_read() {
        for text in ["e2e4", "e7e8n", "e1g1"] {
            assert_eq!(text.parse::<Move>().expect("a move").to_string(), text);
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in ["", "e2", "e2e9", "e7e8k", "e2e4e", "éé"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
