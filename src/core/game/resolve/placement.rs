//! What stands on a board, and nothing else: no side to move, no rights, any number of kings.

use std::fmt;
use std::num::NonZeroU32;

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, Piece, Role, Setup, Square};

use crate::game::board::FenError;
use crate::game::{Board, Position, PositionFlaw};

/// What stands on each of the 64 squares.
#[derive(Clone, Copy, Eq, PartialEq, Hash)]
pub struct Placement([Code; 64]);

/// A piece as a small number; 0 is an empty square.
pub(super) type Code = u8;

/// Nothing.
pub(super) const EMPTY: Code = 0;

/// A square on which a board does not show what it should.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Difference {
    /// The square.
    pub square: Square,
    /// What stands there.
    pub has: Option<Piece>,
    /// What should stand there.
    pub wants: Option<Piece>,
}

impl Placement {
    /// Returns a board without a piece.
    pub const fn empty() -> Self {
        Self([EMPTY; 64])
    }

    /// Returns what stands on a board.
    pub fn of(board: &Board) -> Self {
        Self::of_board(&board.setup().board)
    }

    fn of_board(board: &shakmaty::Board) -> Self {
        let mut placement = Self::empty();
        for (square, piece) in board.clone() {
            placement.set(square, Some(piece));
        }
        placement
    }

    /// Reads the placement of a FEN; what else stands in it is passed over, and any placement is taken.
    ///
    /// # Errors
    ///
    /// Returns [`FenError`] if the text holds no eight ranks.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let first = fen.split_whitespace().next().ok_or(FenError)?;
        let fen = first.parse::<Fen>().map_err(|_parse| FenError)?;
        Ok(Self::of_board(&fen.as_setup().board))
    }

    /// Returns what stands on a square.
    pub fn at(&self, square: Square) -> Option<Piece> {
        decoded(self.code(square))
    }

    /// Puts a piece on a square, or takes off what stands there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0[usize::from(square)] = piece.map_or(EMPTY, code);
    }

    /// Returns the squares that do not show what they should, from a1 to h8.
    pub fn differences(&self, wanted: &Placement) -> Vec<Difference> {
        let differs = |square: &Square| self.code(*square) != wanted.code(*square);
        let difference = |square: Square| Difference {
            square,
            has: self.at(square),
            wants: wanted.at(square),
        };
        Square::ALL.into_iter().filter(differs).map(difference).collect()
    }

    /// Returns why no game can come to such a placement with `turn` to move; rights to castle are not asked for.
    pub fn flaws(&self, turn: Color) -> Vec<PositionFlaw> {
        Position::of(Board::standing(self.setup(turn))).flaws()
    }

    fn setup(&self, turn: Color) -> Setup {
        Setup {
            board: self.board(),
            promoted: Bitboard::EMPTY,
            pockets: None,
            turn,
            castling_rights: Bitboard::EMPTY,
            ep_square: None,
            remaining_checks: None,
            halfmoves: 0,
            fullmoves: NonZeroU32::MIN,
        }
    }

    fn board(&self) -> shakmaty::Board {
        let mut board = shakmaty::Board::empty();
        for square in Square::ALL {
            if let Some(piece) = self.at(square) {
                board.set_piece_at(square, piece);
            }
        }
        board
    }

    /// Writes the first field of a FEN.
    pub fn fen(&self) -> String {
        self.board().board_fen().to_string()
    }

    pub(super) fn code(&self, square: Square) -> Code {
        self.0[usize::from(square)]
    }

    pub(super) fn codes(&self) -> &[Code; 64] {
        &self.0
    }

    pub(super) fn codes_mut(&mut self) -> &mut [Code; 64] {
        &mut self.0
    }

    pub(super) fn occupied(&self) -> u64 {
        (0..64)
            .filter(|it| self.0[*it] != EMPTY)
            .fold(0, |mask, it| mask | 1 << it)
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placement({})", self.fen())
    }
}

pub(super) fn code(piece: Piece) -> Code {
    Code::from(piece.role) + piece.color.fold_wb(0, 6)
}

pub(super) fn decoded(code: Code) -> Option<Piece> {
    let color = if code > 6 { Color::Black } else { Color::White };
    let role = Role::try_from(if code > 6 { code - 6 } else { code }).ok()?;
    Some(Piece { color, role })
}

#[cfg(test)]
mod tests {
    use super::Placement;
    use crate::game::{Board, PositionFlaw};
    use shakmaty::Color;

    #[test]
    fn a_placement_is_written_as_it_was_read() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "8/8/8/8/8/8/8/8",
            "KKkkQQqq/PPPPPPPP/pppppppp/8/8/NNNNnnnn/BBBBbbbb/RRRRrrrr",
        ] {
            let placement = Placement::from_fen(fen).expect("a placement");
            assert_eq!(placement.fen(), fen);
            let whole = Placement::from_fen(&format!("{fen} b - - 3 9")).expect("a FEN");
            assert_eq!(whole, placement);
        }
        assert_eq!(
            Placement::of(&Board::start()).fen(),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
        );
        for no_fen in ["", "8/8/8", "9/8/8/8/8/8/8/8", "Bauer e4"] {
            assert!(Placement::from_fen(no_fen).is_err(), "{no_fen}");
        }
    }

    #[test]
    fn what_no_game_comes_to_is_named_and_taken() {
        let placement = Placement::from_fen("4k3/8/8/8/8/8/8/P2KK3").expect("a placement");
        assert_eq!(
            placement.flaws(Color::White),
            [PositionFlaw::TooManyKings, PositionFlaw::PawnsOnBackRank]
        );
        let start = Placement::of(&Board::start());
        assert_eq!(start.flaws(Color::Black), []);
    }
}
