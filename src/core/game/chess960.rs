//! Start positions of Chess960 (F.2): by their number, or by the back rank as dice or cards gave it.

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, File, Rank, Role, Setup, Square};

/// How many start positions there are.
pub const START_POSITIONS: u16 = 960;

/// White's back rank from a to h, as F.2 allows it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct BackRank([Role; 8]);

/// Why pieces are no back rank of Chess960.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum BackRankError {
    /// There is no start position of that number, and these are not eight pieces.
    #[error("neither a number from 0 to 959 nor eight pieces")]
    Unknown,
    /// Other pieces than those of the usual back rank.
    #[error("not the pieces of a back rank")]
    Pieces,
    /// Both bishops stand on squares of one colour (F.2.c).
    #[error("the bishops stand on squares of one colour")]
    Bishops,
    /// The king does not stand between the rooks (F.2.b).
    #[error("the king does not stand between the rooks")]
    King,
}

impl BackRank {
    /// Returns the start position of that number, as Scharnagl counts them: 518 is the usual one.
    ///
    /// # Errors
    ///
    /// Returns [`BackRankError::Unknown`] from 960 on.
    pub fn numbered(number: u16) -> Result<Self, BackRankError> {
        if number >= START_POSITIONS {
            return Err(BackRankError::Unknown);
        }
        let board = shakmaty::Board::chess960(number.into());
        let role = |file| board.role_at(Square::from_coords(file, Rank::First));
        Self::of(File::ALL.into_iter().filter_map(role))
    }

    /// Returns a back rank of these pieces, from a to h.
    ///
    /// # Errors
    ///
    /// Returns which rule of F.2 they break.
    pub fn of(pieces: impl IntoIterator<Item = Role>) -> Result<Self, BackRankError> {
        let pieces: Vec<Role> = pieces.into_iter().collect();
        let rank: [Role; 8] = pieces.try_into().map_err(|_other_length| BackRankError::Unknown)?;
        let files = |role: Role| (0..8).filter(move |file| rank[*file] == role).collect::<Vec<usize>>();
        let (kings, queens, knights) = (files(Role::King), files(Role::Queen), files(Role::Knight));
        let (rooks, bishops) = (files(Role::Rook), files(Role::Bishop));
        let ([king], [_queen], [_, _], [left, right], [one, other]) = (
            kings.as_slice(),
            queens.as_slice(),
            knights.as_slice(),
            rooks.as_slice(),
            bishops.as_slice(),
        ) else {
            return Err(BackRankError::Pieces);
        };
        if one % 2 == other % 2 {
            Err(BackRankError::Bishops)
        } else if !(left..right).contains(&king) {
            Err(BackRankError::King)
        } else {
            Ok(Self(rank))
        }
    }

    /// Returns the pieces from a to h.
    pub fn pieces(&self) -> [Role; 8] {
        self.0
    }

    /// Writes the start position as FEN: Black mirrors White file by file, and everybody may castle.
    pub fn fen(&self) -> String {
        let mut setup = Setup::initial();
        for (file, role) in File::ALL.into_iter().zip(self.0) {
            for (rank, side) in [(Rank::First, Color::White), (Rank::Eighth, Color::Black)] {
                setup.board.set_piece_at(Square::from_coords(file, rank), role.of(side));
            }
        }
        let back_ranks = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
        setup.castling_rights = setup.board.rooks() & back_ranks;
        match Fen::try_from_setup(setup) {
            Ok(fen) => fen.to_string(),
            Err(lossy) => lossy.ignore().to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{BackRank, BackRankError, START_POSITIONS};
    use crate::game::{Board, Move, Position};
    use shakmaty::{CastlingSide, File, Rank, Role, Square};

    fn typed(pieces: &str) -> Result<BackRank, BackRankError> {
        BackRank::of(pieces.chars().filter_map(|it| Role::from_char(it.to_ascii_lowercase())))
    }

    #[test]
    fn f_2_1_what_the_laws_ask_of_the_back_rank() {
        assert!(typed("BQRBNKRN").is_ok());
        assert!(typed("BBQRNKRN").is_ok());
        assert_eq!(typed("RKBNBRNQ"), Err(BackRankError::Bishops));
        assert_eq!(typed("KRBBQNRN"), Err(BackRankError::King));
        assert_eq!(typed("QQRBNKRN"), Err(BackRankError::Pieces));
        assert_eq!(typed("BQRBNKR"), Err(BackRankError::Unknown));
        assert_eq!(typed(""), Err(BackRankError::Unknown));
        assert_eq!(BackRank::numbered(960), Err(BackRankError::Unknown));
    }

    #[test]
    fn f_2_1_there_are_960_and_518_is_the_usual_one() {
        let all: BTreeSet<String> = (0..START_POSITIONS)
            .map(|number| BackRank::numbered(number).expect("it is lawful").fen())
            .collect();
        assert_eq!(all.len(), 960);
        assert_eq!(
            BackRank::numbered(518).expect("it is lawful").fen(),
            Board::start().fen()
        );
    }

    #[test]
    fn f_2_1_black_mirrors_white_and_the_laws_take_the_position() {
        for number in 0..START_POSITIONS {
            let fen = BackRank::numbered(number).expect("it is lawful").fen();
            let board = Board::from_fen(&fen, true).expect("a FEN");
            for file in File::ALL {
                let role = |rank| board.piece_at(Square::from_coords(file, rank)).map(|it| it.role);
                assert_eq!(role(Rank::First), role(Rank::Eighth), "{fen}");
            }
            assert!(Position::of(board).flaws().is_empty(), "{fen}");
        }
    }

    #[test]
    fn f_3_n2_king_or_rook_may_stay_but_never_both() {
        for number in 0..START_POSITIONS {
            let fen = BackRank::numbered(number).expect("it is lawful").fen();
            let board = Board::from_fen(&fen, true).expect("a FEN");
            for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
                let m: Move = board.castling_move(side).expect("both rooks stand");
                let castling = board.castling_squares(m).expect("it castles");
                assert!(castling.king_moves() || castling.rook_moves(), "{fen} {m}");
            }
        }
    }
}
