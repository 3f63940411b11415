//! What hands do on a board to execute a move, taken from the game as the sheets have it.

use shakmaty::{Color, Role, Square};

use super::placement::{Code, EMPTY, Placement, code, decoded};
use crate::game::{Board, Move};

/// What hands do to execute a half-move of the game: it was announced for the position of the sheets, and is done on
/// whatever stands there.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Action {
    /// Who moves.
    pub side: Color,
    /// The kind of piece that moves; the king when castling.
    pub role: Role,
    /// What is done.
    pub deed: Deed,
}

/// The squares of a half-move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Deed {
    /// A piece goes somewhere.
    Goes {
        /// Departure square.
        from: Square,
        /// Arrival square.
        to: Square,
        /// Where a piece is taken off first; not the arrival square when taking in passing.
        captured: Option<Square>,
        /// The piece a pawn becomes.
        promotion: Option<Role>,
    },
    /// King and rook, departure and arrival of each.
    Castles {
        /// The king's.
        king: (Square, Square),
        /// The rook's.
        rook: (Square, Square),
    },
}

impl Action {
    /// Returns what is done to execute a move in the position of the sheets.
    pub fn of(board: &Board, m: Move) -> Self {
        let deed = match board.castling_squares(m) {
            Some(squares) => Deed::Castles {
                king: squares.king,
                rook: squares.rook,
            },
            None => Deed::Goes {
                from: m.from,
                to: m.to,
                captured: board.captured_square(m),
                promotion: m.promotion,
            },
        };
        Self {
            side: board.turn(),
            role: board.piece_at(m.from).map_or(Role::Pawn, |it| it.role),
            deed,
        }
    }

    /// Executes the half-move on any board, rightly: what stands on the departure square goes, whatever it is; where
    /// nothing stands, nothing is done at all. What is captured is taken off, and so is what stands on the arrival
    /// square. When castling, king and rook are each moved if they are there.
    pub fn execute(&self, placement: &mut Placement) {
        let writes = self.writes(|square| placement.codes()[usize::from(square)]);
        writes.put_on(placement);
    }

    pub(super) fn writes(&self, at: impl Fn(u8) -> Code) -> Writes {
        let mut writes = Writes::default();
        match self.deed {
            Deed::Goes { from, to, captured, .. } => {
                let moved = at(from.into());
                if moved != EMPTY {
                    if let Some(captured) = captured {
                        writes.put(captured, EMPTY);
                    }
                    writes.put(from, EMPTY);
                    writes.put(to, self.becomes(moved));
                }
            }
            Deed::Castles { king, rook } => {
                let lifted = [(king, at(king.0.into())), (rook, at(rook.0.into()))];
                for ((from, _to), code) in lifted {
                    if code != EMPTY {
                        writes.put(from, EMPTY);
                    }
                }
                for ((_from, to), code) in lifted {
                    if code != EMPTY {
                        writes.put(to, code);
                    }
                }
            }
        }
        writes
    }

    /// Returns what stands on the arrival square after a piece has come there.
    pub(super) fn becomes(&self, moved: Code) -> Code {
        match self.deed {
            Deed::Goes {
                promotion: Some(role), ..
            } => code(role.of(self.side)),
            Deed::Goes { .. } | Deed::Castles { .. } => moved,
        }
    }

    /// Returns the piece that moves.
    pub(super) fn mover(&self) -> Code {
        code(self.role.of(self.side))
    }

    /// Returns true if a piece is one of the side to move.
    pub(super) fn is_own(&self, piece: Code) -> bool {
        decoded(piece).is_some_and(|it| it.color == self.side)
    }

    /// Returns departure and arrival of each piece that moves.
    pub(super) fn parts(&self) -> [Option<(Square, Square)>; 2] {
        match self.deed {
            Deed::Goes { from, to, .. } => [Some((from, to)), None],
            Deed::Castles { king, rook } => [Some(king), Some(rook)],
        }
    }

    /// Returns true if a pawn becomes another piece.
    pub(super) fn promotes(&self) -> bool {
        matches!(self.deed, Deed::Goes { promotion: Some(_), .. })
    }

    /// Returns every square that the right execution may change.
    pub(super) fn touched(&self) -> u64 {
        let squares = match self.deed {
            Deed::Goes { from, to, captured, .. } => [Some(from), Some(to), captured, None],
            Deed::Castles { king, rook } => [Some(king.0), Some(king.1), Some(rook.0), Some(rook.1)],
        };
        squares.into_iter().flatten().fold(0, |mask, it| mask | bit(it))
    }
}

pub(super) fn bit(square: Square) -> u64 {
    1 << u32::from(square)
}

/// What is put on squares, in its order; the last on a square stands.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Writes {
    puts: [(u8, Code); 6],
    len: usize,
}

impl Writes {
    pub(super) fn put(&mut self, square: Square, code: Code) {
        self.puts[self.len] = (square.into(), code);
        self.len += 1;
    }

    pub(super) fn all(&self) -> &[(u8, Code)] {
        &self.puts[..self.len]
    }

    /// Returns what stands on a square in the end, if it was written.
    pub(super) fn on(&self, square: u8) -> Option<Code> {
        let found = self.all().iter().rev().find(|(it, _code)| *it == square);
        found.map(|(_square, code)| *code)
    }

    /// Returns the squares that were written.
    pub(super) fn squares(&self) -> u64 {
        self.all().iter().fold(0, |mask, (it, _code)| mask | 1 << *it)
    }

    pub(super) fn put_on(&self, placement: &mut Placement) {
        for (square, code) in self.all() {
            placement.codes_mut()[usize::from(*square)] = *code;
        }
    }
}
