//! What was said of a move in an event, kept beside the move it was taken for.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::{CastlingSide, File, Rank, Role, Square};

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
    Goes {
        /// The piece; `None` where squares alone were said.
        role: Option<Role>,
        /// File of departure.
        file: Option<File>,
        /// Rank of departure.
        rank: Option<Rank>,
        /// True if a capture was said.
        takes: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
}

/// A move, with what was said of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct SaidMove {
    /// The move of the board.
    pub m: Move,
    /// What was said; `None` outside of events, and in journals of earlier versions.
    pub said: Option<Said>,
}

impl SaidMove {
    /// Makes a move of what was taken for one.
    pub const fn new(m: Move, said: Option<Said>) -> Self {
        Self { m, said }
    }

    /// Returns true if another is the same: by what was said of both, so that a refusal tells nothing of the board, or else by
    /// their squares.
    pub fn is_the_same(self, other: SaidMove) -> bool {
        match (self.said, other.said) {
            (Some(said), Some(other)) => said == other,
            _ => self.m == other.m,
        }
    }
}

impl From<Move> for SaidMove {
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
        let Said::Goes {
            role, file, rank, to, ..
        } = self
        else {
            return self;
        };
        let role = role.or_else(|| board.own_piece_at(m.from));
        if let Some(side) = board.castling_by_steps(m).filter(|_| role == Some(Role::King)) {
            return Said::Castles(side);
        }
        let (file, rank) = match role {
            Some(Role::Pawn) => (file.filter(|it| *it != to.file()), None),
            Some(role) if board.count_own(role, to) < 2 => (None, None),
            Some(_) | None => (file, rank),
        };
        self.naming(role, (file, rank))
    }

    fn naming(self, piece: Option<Role>, (file, rank): (Option<File>, Option<Rank>)) -> Self {
        match self {
            Said::Castles(_) => self,
            Said::Goes {
                takes, to, promotion, ..
            } => Said::Goes {
                role: piece,
                file,
                rank,
                takes: takes || (piece == Some(Role::Pawn) && file.is_some_and(|it| it != to.file())),
                to,
                promotion,
            },
        }
    }

    /// Returns true if the board has a piece for it: the one that was said stands where the move begins.
    pub fn is_on(self, board: &Board, m: Move) -> bool {
        match self {
            Said::Castles(side) => board.castling_side(m) == Some(side),
            Said::Goes { role, .. } => {
                let stands = board.own_piece_at(m.from);
                !m.names_no_departure() && stands.is_some() && role.is_none_or(|it| stands == Some(it))
            }
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (role, file, rank, takes, to, promotion) = match *self {
            Said::Castles(CastlingSide::KingSide) => return f.write_str("O-O"),
            Said::Castles(CastlingSide::QueenSide) => return f.write_str("O-O-O"),
            Said::Goes {
                role,
                file,
                rank,
                takes,
                to,
                promotion,
            } => (role, file, rank, takes, to, promotion),
        };
        // A pawn's move has a letter only where it could be taken for squares alone.
        let is_plain = role == Some(Role::Pawn) && (file.is_none() || rank.is_none());
        let letter = role.filter(|_| !is_plain).map(Role::upper_char);
        let signs = [letter, file.map(File::char), rank.map(Rank::char), takes.then_some('x')];
        for sign in signs.into_iter().flatten() {
            write!(f, "{sign}")?;
        }
        write!(f, "{to}")?;
        promotion.map_or(Ok(()), |it| write!(f, "{}", it.upper_char()))
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
        is_read.then_some(Said::Goes {
            role,
            file,
            rank,
            takes,
            to,
            promotion,
        })
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Said {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

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
