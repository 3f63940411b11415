//! What was said of a move in an event, kept beside the move it was taken for.

use std::fmt;
use std::str::FromStr;

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::as_text::kept_as_text;
use super::{Board, Move};

/// What was said of a move: squares as squares, whatever stands on them.
///
/// Which piece it was is worked out from the board of the program; whatever is announced, written and read again is this,
/// so that nothing tells by its form whether the move was possible (P.3). As text it is algebraic notation: `Nf3`, `Nxf3`,
/// `ed6`, `h5h8`, `Ph5h8`, `e8Q`, `O-O`. `P` stands before a pawn's move that names both squares.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Said {
    /// Castling, by name.
    Castles(CastlingSide),
    /// A piece goes to a square.
    Goes(Goes),
}

/// A piece, and where it goes, as far as it was said.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Goes {
    /// The piece; `None` where squares alone were said.
    pub role: Option<Role>,
    /// File of departure.
    pub file: Option<File>,
    /// Rank of departure.
    pub rank: Option<Rank>,
    /// True if a capture was said.
    pub takes: bool,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl Goes {
    /// Returns true if it may be said of a king who takes his own rook, which castles (Chess960): with both squares, or as a
    /// capture.
    pub fn names_a_taken_rook(&self) -> bool {
        self.takes || (self.file.is_some() && self.rank.is_some())
    }
}

/// A move, with what was said of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct MoveAsSaid {
    /// The move of the board.
    pub m: Move,
    /// What was said; `None` outside of events, and in journals of earlier versions.
    pub said: Option<Said>,
}

impl MoveAsSaid {
    /// Makes a move of what was taken for one.
    pub const fn new(m: Move, said: Option<Said>) -> Self {
        Self { m, said }
    }

    /// Returns true if another is the same: by what was said of both, so that a refusal tells nothing of the board, or else by
    /// their squares.
    pub fn is_the_same(self, other: MoveAsSaid) -> bool {
        match (self.said, other.said) {
            (Some(said), Some(other)) => said == other,
            _ => self.m == other.m,
        }
    }
}

impl From<Move> for MoveAsSaid {
    fn from(m: Move) -> Self {
        Self { m, said: None }
    }
}

impl Said {
    /// Returns the short form: the piece, with its departure square only where more than one own piece of its kind stands on
    /// the board, and of a pawn the file that it leaves.
    ///
    /// Nothing else of the board counts, unlike in C.10, but what stands on the first square where squares alone were said,
    /// and where a king stands that castles by his steps: he does by the words, with a rook or the right or without (D.2.1-5).
    #[must_use]
    pub fn short(self, board: &Board, m: Move) -> Self {
        let Said::Goes(goes) = self else { return self };
        let role = goes.role.or_else(|| board.own_piece_at(m.from));
        let castles = board
            .castling_by_steps(m)
            .or_else(|| board.castling_side(m).filter(|_| goes.names_a_taken_rook()));
        if let Some(side) = castles.filter(|_| role == Some(Role::King)) {
            return Said::Castles(side);
        }
        let (file, rank) = match role {
            Some(Role::Pawn) => (goes.file.filter(|it| *it != goes.to.file()), None),
            Some(role) if board.count_own(role, goes.to) < 2 => (None, None),
            Some(_) | None => (goes.file, goes.rank),
        };
        let takes = goes.takes || (role == Some(Role::Pawn) && file.is_some());
        Said::Goes(Goes {
            role,
            file,
            rank,
            takes,
            ..goes
        })
    }

    /// Returns true if the board has a piece for it: the one that was said stands where the move begins, and that is where it
    /// was said to stand.
    pub fn is_on(self, board: &Board, m: Move) -> bool {
        let goes = match self {
            Said::Castles(side) => return board.castling_side(m) == Some(side),
            Said::Goes(goes) => goes,
        };
        let Some(stands) = board.own_piece_at(m.from).filter(|_| !m.names_no_departure()) else {
            return false;
        };
        // A pawn of which no file is said stays on that of its arrival.
        let file = goes.file.or((stands == Role::Pawn).then_some(m.to.file()));
        goes.role.is_none_or(|it| it == stands)
            && file.is_none_or(|it| it == m.from.file())
            && goes.rank.is_none_or(|it| it == m.from.rank())
    }
}

impl Said {
    /// Returns true if the move is in every word what was said: the piece, where it comes from, that it takes, what it
    /// becomes.
    pub fn is_all_of(self, board: &Board, m: Move) -> bool {
        let is_as_said = |goes: Goes| {
            let takes = !goes.takes || board.captured_square(m).is_some() || board.castling_side(m).is_some();
            takes && goes.promotion.is_none_or(|role| m.promotion == Some(role))
        };
        self.is_on(board, m)
            && match self {
                Said::Castles(_) => true,
                Said::Goes(goes) => is_as_said(goes),
            }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goes = match self {
            Said::Castles(CastlingSide::KingSide) => return f.write_str("O-O"),
            Said::Castles(CastlingSide::QueenSide) => return f.write_str("O-O-O"),
            Said::Goes(goes) => goes,
        };
        // A pawn's move has a letter only where it could be taken for squares alone.
        let is_plain = goes.role == Some(Role::Pawn) && (goes.file.is_none() || goes.rank.is_none());
        let letter = goes.role.filter(|_| !is_plain).map(Role::upper_char);
        let from = [goes.file.map(File::char), goes.rank.map(Rank::char)];
        for sign in [letter]
            .into_iter()
            .chain(from)
            .chain([goes.takes.then_some('x')])
            .flatten()
        {
            write!(f, "{sign}")?;
        }
        write!(f, "{}", goes.to)?;
        goes.promotion.map_or(Ok(()), |it| write!(f, "{}", it.upper_char()))
    }
}

/// The text is not what is said of a move.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("not what is said of a move")]
pub struct ParseSaidError;

impl FromStr for Said {
    type Err = ParseSaidError;

    fn from_str(text: &str) -> Result<Self, ParseSaidError> {
        Self::castles(text).or_else(|| Self::goes(text)).ok_or(ParseSaidError)
    }
}

impl Said {
    fn castles(text: &str) -> Option<Self> {
        match text {
            "O-O" => Some(Said::Castles(CastlingSide::KingSide)),
            "O-O-O" => Some(Said::Castles(CastlingSide::QueenSide)),
            _ => None,
        }
    }

    fn goes(text: &str) -> Option<Self> {
        let role_of = |sign: char| sign.is_ascii_uppercase().then(|| Role::from_char(sign)).flatten();
        let named = text.chars().next().and_then(role_of);
        let text = named.map_or(text, |_| &text[1..]);
        let promotion = text.chars().last().and_then(role_of);
        let text = promotion.map_or(text, |_| &text[..text.len() - 1]);
        let (from, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let to = to.parse().ok()?;
        let mut from = from.chars().peekable();
        let file = from
            .next_if(|it| it.is_ascii_lowercase() && *it != 'x')
            .map(File::from_char);
        let rank = from.next_if(char::is_ascii_digit).map(Rank::from_char);
        let takes = from.next_if_eq(&'x').is_some();
        let is_read = from.next().is_none() && file != Some(None) && rank != Some(None);
        let (file, rank) = (file.flatten(), rank.flatten());
        let is_squares_alone = file.is_some() && rank.is_some();
        let role = named.or((!is_squares_alone).then_some(Role::Pawn));
        is_read.then_some(Said::Goes(Goes {
            role,
            file,
            rank,
            takes,
            to,
            promotion,
        }))
    }
}

kept_as_text!(Said);

#[cfg(test)]
mod tests {
    use super::Said;

    #[test]
    fn what_was_said_is_written_as_it_was_read() {
        for text in [
            "Nf3", "Nxf3", "exd6", "e5xd6", "Ngf3", "N1f3", "Ng1f3", "e4", "ed6", "e5d6", "Pe5d6", "e8Q", "a7a8N",
            "O-O", "O-O-O", "Kg1",
        ] {
            assert_eq!(text.parse::<Said>().expect("said").to_string(), text);
        }
    }

    #[test]
    fn what_nobody_says_is_refused() {
        for text in [
            "", "e", "e9", "Nf", "é4", "Xe4", "e4e5e6", "O-", "44e4", "eee4", "e8=Q", "nf3", "xxe4", "Nxx", "xNe4",
        ] {
            assert!(text.parse::<Said>().is_err(), "{text}");
        }
    }
}
