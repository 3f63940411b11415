//! The board as it stands and, wherever the Laws allow such a position, the same as they see it.

use std::borrow::Cow;

use shakmaty::fen::Fen;
use shakmaty::{
    CastlingMode, CastlingSide, Chess, EnPassantMode, FromSetup, Position as _, PositionErrorKinds, Role, Square,
};

use super::{Board, Move, Outcome, Sight, board, locked, looks};

/// A [`Board`] and beside it what the Laws say of it.
///
/// After an illegal move they judge what stands then, as soon as it is a position they allow.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Position {
    board: Board,
    laws: Laws,
}

/// What the Laws have to say of a board.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Laws {
    /// They allow such a position, and judge it.
    Lawful(Chess),
    /// They allow none like it: a king stands to be taken or is missing, a pawn stands on the last rank. Nothing ends there,
    /// and a move is judged by how pieces move and by the check to the own king.
    Unlawful,
    /// They are not asked, here and after every further move.
    NotAsked,
}

impl Laws {
    fn of(board: &Board) -> Self {
        let legal = Chess::from_setup(board.setup().clone(), castling_mode(board))
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            // Both may be left behind by an illegal move: then nobody castles, or takes in passing.
            .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
            .or_else(shakmaty::PositionError::ignore_invalid_ep_square);
        legal.map_or(Laws::Unlawful, Laws::Lawful)
    }
}

/// How a position ends the game at once, as far as the program can prove it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ending {
    /// The side to move is mated (5.1.a).
    Checkmate,
    /// The side to move has no legal move and is not in check (5.2.a).
    Stalemate,
    /// Bare material with which nobody can mate (5.2.b, 9.7).
    DeadPosition,
}

/// Why no game can come to a position.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum PositionFlaw {
    /// No piece stands on the board.
    EmptyBoard,
    /// A side has no king.
    MissingKing,
    /// A side has several kings.
    TooManyKings,
    /// Pawns stand on the first or the last rank.
    PawnsOnBackRank,
    /// King and rook do not stand for a right to castle.
    CastlingRights,
    /// No pawn has just passed the square for taking in passing.
    EnPassant,
    /// The side not to move is in check.
    OppositeCheck,
    /// No move can have given such a check.
    ImpossibleCheck,
    /// A side has more pieces than promotions can account for.
    TooMuchMaterial,
}

/// A legal move, and what the Laws need to make it: it need not be looked for again.
#[derive(Clone, Copy, Debug)]
pub struct LegalMove {
    /// The move.
    pub m: Move,
    legal: shakmaty::Move,
}

impl LegalMove {
    /// Returns where a piece is taken off, if one is; in passing not the arrival square.
    pub fn captured_square(&self) -> Option<Square> {
        match self.legal {
            shakmaty::Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            legal => legal.is_capture().then_some(self.m.to),
        }
    }
}

impl Position {
    /// Returns the usual start position.
    pub fn start() -> Self {
        Self::of(Board::start())
    }

    /// Looks at a board, and asks the Laws about it.
    pub fn of(board: Board) -> Self {
        let laws = Laws::of(&board);
        Self { board, laws }
    }

    /// Returns the same position with another number of the move to be made.
    #[must_use]
    pub fn numbered(&self, number: u32) -> Self {
        let board = self.board.clone().numbered(number);
        match self.laws {
            Laws::NotAsked => Self {
                board,
                laws: Laws::NotAsked,
            },
            Laws::Lawful(_) | Laws::Unlawful => Self::of(board),
        }
    }

    /// Returns the same position as far as `sight` goes: for movement alone the Laws are not asked, nor after further moves.
    pub fn seen(&self, sight: Sight) -> Cow<'_, Position> {
        match sight {
            Sight::Legal => Cow::Borrowed(self),
            Sight::Movement | Sight::Words => Cow::Owned(Self {
                board: self.board.clone(),
                laws: Laws::NotAsked,
            }),
        }
    }

    /// Returns the board as it stands.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the position as the Laws see it; `None` where they allow no such position, or are not asked.
    pub fn legal(&self) -> Option<&Chess> {
        looks::note();
        match &self.laws {
            Laws::Lawful(legal) => Some(legal),
            Laws::Unlawful | Laws::NotAsked => None,
        }
    }

    /// Returns whether a move is legal on the board as it stands; `None` where the Laws are not asked.
    ///
    /// Where they allow no such position it is by how pieces move, unless it leaves the own king in check or takes the other:
    /// who left his king in check made an illegal move, and the reply to it is not to take him (7.5).
    pub fn is_legal(&self, m: Move) -> Option<bool> {
        looks::note();
        match &self.laws {
            Laws::Lawful(legal) => Some(self.as_legal(legal, m).is_some()),
            Laws::Unlawful => Some(self.board.is_legal_by_movement(m)),
            Laws::NotAsked => None,
        }
    }

    /// Returns why no game can come to the position; nothing is known of why one could.
    pub fn flaws(&self) -> Vec<PositionFlaw> {
        let kinds = match Chess::from_setup(self.board.setup().clone(), castling_mode(&self.board)) {
            Ok(_lawful) => return Vec::new(),
            Err(error) => error.kinds(),
        };
        if kinds.contains(PositionErrorKinds::EMPTY_BOARD) {
            return vec![PositionFlaw::EmptyBoard];
        }
        let found = FLAWS.into_iter().filter(|(kind, _)| kinds.contains(*kind));
        found.map(|(_, flaw)| flaw).collect()
    }

    /// Returns how castling is written.
    pub(super) fn castling_mode(&self) -> CastlingMode {
        castling_mode(&self.board)
    }

    /// Returns all legal moves; `None` where the Laws allow no such position, or are not asked.
    pub fn legal_moves(&self) -> Option<Vec<Move>> {
        let mode = castling_mode(&self.board);
        self.legal()
            .map(|it| it.legal_moves().iter().map(|m| from_shakmaty(*m, mode)).collect())
    }

    /// Returns the moves of a kind of piece to a square, castling aside: the legal ones, or those by how pieces move where
    /// the Laws have nothing to say.
    pub fn possible_to(&self, role: Role, to: Square) -> Vec<Move> {
        let Laws::Lawful(legal) = &self.laws else {
            let is_meant = |m: &Move| {
                m.to == to && self.board.own_piece_at(m.from) == Some(role) && self.board.castling_side(*m).is_none()
            };
            return self.board.moves_by_movement().into_iter().filter(is_meant).collect();
        };
        let mode = castling_mode(&self.board);
        let candidates = legal.san_candidates(role, to);
        candidates.iter().map(|it| from_shakmaty(*it, mode)).collect()
    }

    /// Returns the one legal move of a kind of piece to a square that fits, castling aside; `None` if there is not exactly
    /// one, or the Laws have nothing to say.
    pub fn only_legal_to(&self, role: Role, to: Square, fits: impl Fn(Move) -> bool) -> Option<LegalMove> {
        let Laws::Lawful(legal) = &self.laws else { return None };
        // A list of moves has room for all there can be: it is not moved about.
        let candidates = legal.san_candidates(role, to);
        self.only(&candidates, fits)
    }

    /// Returns the castling to a side if it is legal; `None` as well where the Laws have nothing to say.
    pub fn legal_castling(&self, side: CastlingSide) -> Option<LegalMove> {
        let Laws::Lawful(legal) = &self.laws else { return None };
        let candidates = legal.castling_moves(side);
        self.only(&candidates, |_castling| true)
    }

    fn only(&self, legal: &[shakmaty::Move], fits: impl Fn(Move) -> bool) -> Option<LegalMove> {
        let mode = castling_mode(&self.board);
        let mut fitting = legal.iter().filter_map(|legal| {
            let (m, legal) = (from_shakmaty(*legal, mode), *legal);
            fits(m).then_some(LegalMove { m, legal })
        });
        let only = fitting.next()?;
        fitting.next().is_none().then_some(only)
    }

    /// Makes a legal move of it.
    pub fn play_legal(&mut self, it: LegalMove) {
        if let Laws::Lawful(legal) = &mut self.laws {
            legal.play_unchecked(it.legal);
            board::follow(&mut self.board, it.m, it.legal, legal.board());
        }
    }

    /// Returns a legal move as shakmaty's.
    pub fn legal_move(&self, m: Move) -> Option<shakmaty::Move> {
        self.legal().and_then(|it| self.as_legal(it, m))
    }

    fn as_legal(&self, legal: &Chess, m: Move) -> Option<shakmaty::Move> {
        let mode = castling_mode(&self.board);
        let wanted = self.board.usual_castling(m).unwrap_or(m);
        // Of a king all are looked at, for castling is among them.
        let moves = match self.board.own_piece_at(wanted.from) {
            Some(role) if role != Role::King => legal.san_candidates(role, wanted.to),
            _ => legal.legal_moves(),
        };
        moves.iter().copied().find(|it| from_shakmaty(*it, mode) == wanted)
    }

    /// Returns true if the side to move is in check; `None` where that cannot be said.
    pub fn is_check(&self) -> Option<bool> {
        self.legal().map(|it| it.is_check())
    }

    /// Makes a move, whatever it is, and asks the Laws about what stands then, if they are asked at all.
    pub fn play(&mut self, m: Move) {
        let after_legal = match &self.laws {
            Laws::NotAsked => return self.board.play(m),
            Laws::Unlawful => None,
            Laws::Lawful(legal) => self.as_legal(legal, m).and_then(|it| legal.clone().play(it).ok()),
        };
        self.board.play(m);
        self.laws = after_legal.map_or_else(|| Laws::of(&self.board), Laws::Lawful);
    }

    /// Returns the position after a move.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }

    /// Returns the position with the other side to move, as if a half-move that nobody knows had been made; `None` where the
    /// side to move is in check, or the Laws allow no such position.
    #[must_use]
    pub fn passed(&self) -> Option<Self> {
        let Laws::Lawful(legal) = &self.laws else { return None };
        Some(Self {
            laws: Laws::Lawful(legal.clone().swap_turn().ok()?),
            board: self.board.passed(),
        })
    }

    /// Returns how the position ends the game, if a legal move has led to it (5.1.a, 5.2.a, 5.2.b).
    pub fn ending(&self) -> Option<Ending> {
        let legal = self.legal()?;
        if legal.is_checkmate() {
            Some(Ending::Checkmate)
        } else if legal.is_stalemate() {
            Some(Ending::Stalemate)
        } else if legal.is_insufficient_material() || locked::is_locked(legal) {
            Some(Ending::DeadPosition)
        } else {
            None
        }
    }

    /// Returns the result of a position that ends the game, if a legal move has led to it.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(match self.ending()? {
            Ending::Checkmate => Outcome::won_by(!self.board.turn()),
            Ending::Stalemate | Ending::DeadPosition => Outcome::Draw,
        })
    }

    /// Writes the position as FEN; the e.p. square stands only where such a capture is legal.
    pub fn fen(&self) -> String {
        match &self.laws {
            Laws::Lawful(legal) => Fen::from_position(legal, EnPassantMode::Legal).to_string(),
            Laws::Unlawful | Laws::NotAsked => self.board.fen(),
        }
    }
}

/// What shakmaty calls each flaw but that of an empty board. Rules of variants do not concern us.
const FLAWS: [(PositionErrorKinds, PositionFlaw); 8] = [
    (PositionErrorKinds::MISSING_KING, PositionFlaw::MissingKing),
    (PositionErrorKinds::TOO_MANY_KINGS, PositionFlaw::TooManyKings),
    (PositionErrorKinds::PAWNS_ON_BACKRANK, PositionFlaw::PawnsOnBackRank),
    (
        PositionErrorKinds::INVALID_CASTLING_RIGHTS,
        PositionFlaw::CastlingRights,
    ),
    (PositionErrorKinds::INVALID_EP_SQUARE, PositionFlaw::EnPassant),
    (PositionErrorKinds::OPPOSITE_CHECK, PositionFlaw::OppositeCheck),
    (PositionErrorKinds::IMPOSSIBLE_CHECK, PositionFlaw::ImpossibleCheck),
    (PositionErrorKinds::TOO_MUCH_MATERIAL, PositionFlaw::TooMuchMaterial),
];

fn castling_mode(board: &Board) -> CastlingMode {
    if board.is_chess960() {
        CastlingMode::Chess960
    } else {
        CastlingMode::Standard
    }
}

pub(super) fn from_shakmaty(m: shakmaty::Move, mode: CastlingMode) -> Move {
    if let shakmaty::Move::Normal {
        from, to, promotion, ..
    } = m
    {
        return Move { from, to, promotion };
    }
    let uci = m.to_uci(mode);
    Move {
        from: uci.from().unwrap_or(Square::A1),
        to: uci.to().unwrap_or(Square::A1),
        promotion: uci.promotion(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Position, PositionFlaw};
    use crate::game::{Board, Move, Sight};
    use proptest::prelude::*;

    fn at(fen: &str) -> Position {
        Position::of(Board::from_fen(fen, false).expect("a FEN"))
    }

    fn m(uci: &str) -> Move {
        uci.parse().expect("a move")
    }

    #[test]
    fn castling_moves_king_and_rook() {
        let position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
            .after(m("e1g1"))
            .after(m("e8c8"));
        assert_eq!(position.fen(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
        assert_eq!(position.board().fen(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
    }

    #[test]
    fn an_illegal_move_stands_and_the_laws_judge_again_what_they_allow() {
        let mut position = at("rnbqkbnr/ppp1pppp/8/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2");
        assert_eq!(position.is_legal(m("a7a6")), Some(false));
        position.play(m("a7a6"));
        assert!(position.legal().is_none());
        assert_eq!(
            position.fen(),
            "rnbqkbnr/1pp1pppp/p7/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3"
        );
        assert_eq!(position.is_check(), None);
        position.play(m("b5c4"));
        assert!(position.legal().is_some());
        assert_eq!(position, Position::of(position.board().clone()));
    }

    #[test]
    fn on_a_board_no_game_comes_to_a_move_is_judged_by_movement_and_own_check() {
        let in_check = "rnb1kbnr/pppp1ppp/8/4p3/4PP1q/P7/1PPP2PP/RNBQKBNR b KQkq - 0 3";
        for (fen, moves, is_legal) in [
            (in_check, "h4h5 h4h2 a7a5 e8e7 e5f4", true),
            // Through a pawn, the king, two files without castling.
            (in_check, "a8a5 h4e1 e8g8 e8c8 a7a6q a3a4 c3c3", false),
            // The own king would be left in check, or go into one.
            ("4k3/4r3/8/b7/8/2B5/8/r3K3 b - - 0 1", "e7e1 a1e1", false),
            ("4k3/4r3/8/b7/8/2B5/8/r3K3 b - - 0 1", "a5c3 e7e6", true),
            ("4r3/8/8/8/3k4/8/4B3/r2RK3 w - - 0 1", "e2c4 d1d3 d1d4", false),
            // Without a king nobody is in check.
            ("4r3/8/8/8/8/8/4B3/4K3 b - - 0 1", "e8e2 e8d8", true),
            ("4r3/8/8/8/8/8/4B3/4K3 b - - 0 1", "e8e1", false),
            // A pawn on the last rank moves no more, and nothing else is changed by it.
            ("P3k3/8/8/8/8/8/8/R3K2R w K - 0 1", "a1a8 a8a7 a8b8q e1c1", false),
            ("P3k3/8/8/8/8/8/8/R3K2R w K - 0 1", "a1a7 e1g1 e1h1", true),
            // Castling out of check, and over an attacked square.
            ("P3k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false),
            ("P3kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false),
            ("P3k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", false),
            ("P3k2r/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true),
        ] {
            let position = at(fen);
            assert!(position.legal().is_none() && position.ending().is_none(), "{fen}");
            for it in moves.split_whitespace() {
                assert_eq!(position.is_legal(m(it)), Some(is_legal), "{it} in {fen}");
            }
        }
    }

    #[test]
    fn a_pawn_may_stay_on_the_last_rank_and_no_end_is_judged_there() {
        let before = at("7k/P7/8/8/8/8/8/K7 w - - 0 1");
        assert_eq!(before.is_legal(m("a7a8")), Some(false));
        let after = before.after(m("a7a8"));
        assert_eq!(after.board().fen(), "P6k/8/8/8/8/8/8/K7 b - - 0 1");
        assert_eq!((after.ending(), after.is_legal(m("h8g8"))), (None, Some(true)));
    }

    #[test]
    fn where_the_laws_are_not_asked_they_say_nothing_after_any_move() {
        let seen = Position::start().seen(Sight::Movement).into_owned();
        let after = seen.after(m("e2e5")).after(m("a7a6"));
        for position in [seen, after] {
            assert_eq!(position.is_legal(m("b1c3")), None);
            assert!(position.legal().is_none() && position.legal_moves().is_none());
            assert!(position.is_check().is_none() && position.ending().is_none() && position.passed().is_none());
        }
    }

    #[test]
    fn in_chess960_the_rook_that_is_taken_castles() {
        // The right is the c1 rook's; the king takes the one on h1.
        let position = at("4k3/8/8/8/8/8/8/1KR4R w C - 0 1");
        assert_eq!(position.is_legal(m("b1h1")), Some(false));
        assert_eq!(
            position.after(m("b1h1")).board().fen(),
            "4k3/8/8/8/8/8/8/2R2RK1 b - - 1 1"
        );
        assert_eq!(position.is_legal(m("b1c1")), Some(true));
        assert_eq!(position.after(m("b1c1")).fen(), "4k3/8/8/8/8/8/8/5RKR b - - 1 1");
    }

    #[test]
    fn what_no_game_can_come_to_is_named() {
        for (fen, flaws) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", vec![]),
            ("8/8/8/8/8/8/8/8 w - - 0 1", vec![PositionFlaw::EmptyBoard]),
            ("8/8/8/8/8/8/8/R3K3 w - - 0 1", vec![PositionFlaw::MissingKing]),
            ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", vec![PositionFlaw::TooManyKings]),
            ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", vec![PositionFlaw::PawnsOnBackRank]),
            ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", vec![PositionFlaw::CastlingRights]),
            ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", vec![PositionFlaw::EnPassant]),
            ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", vec![PositionFlaw::OppositeCheck]),
            ("4r3/8/8/8/4K3/8/8/k3r3 w - - 0 1", vec![PositionFlaw::ImpossibleCheck]),
            (
                "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
                vec![PositionFlaw::TooMuchMaterial],
            ),
            (
                "7P/8/8/8/8/8/8/8 w - - 0 1",
                vec![PositionFlaw::MissingKing, PositionFlaw::PawnsOnBackRank],
            ),
        ] {
            assert_eq!(at(fen).flaws(), flaws, "{fen}");
        }
    }

    #[test]
    fn castling_out_of_place_still_moves_both_pieces() {
        let mut board = Board::from_fen("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", false).expect("a FEN");
        let castling = board
            .castling_move(shakmaty::CastlingSide::KingSide)
            .expect("king and rook stand for it");
        board.play(castling);
        assert_eq!(board.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    }

    proptest! {
        #[test]
        fn the_board_and_the_laws_walk_together(choices in prop::collection::vec(any::<u16>(), 0..120), start in 0..960_u32) {
            let chess960 = start != 518;
            let setup = shakmaty::Setup { board: shakmaty::Board::chess960(start), ..Default::default() };
            let setup = shakmaty::Setup { castling_rights: setup.board.rooks(), ..setup };
            let fen = shakmaty::fen::Fen::try_from_setup(setup).expect("a start").to_string();
            let mut position = Position::of(Board::from_fen(&fen, chess960).expect("a FEN"));
            for choice in choices {
                let moves = position.legal_moves().expect("only legal moves were made");
                if moves.is_empty() { break; }
                let m = moves[usize::from(choice) % moves.len()];
                let by_movement = position.board().moves_by_movement();
                prop_assert!(moves.iter().all(|it| by_movement.contains(it)));
                position.play(m);
                let of_board = Position::of(position.board().clone());
                prop_assert_eq!(position.fen(), of_board.fen());
                prop_assert_eq!(position.legal(), of_board.legal());
            }
        }
    }
}
