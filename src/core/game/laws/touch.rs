//! What a player is bound to who has touched pieces (4.3 to 4.5) or let one go on a square (4.7). In an event it is a fact for
//! the arbiter; nobody at the board hears of it.

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Role, Square};

use crate::game::event::forms::square_name;
use crate::game::unreplaced_pawn::queen_left_pawn;
use crate::game::{Board, Move, Position};

/// What was done with a piece.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Handled {
    /// The piece on a square was touched with the intention of moving or taking it.
    Touched(#[serde(with = "square_name")] Square),
    /// A piece was let go on a square.
    Released(#[serde(with = "square_name")] Square),
}

impl Handled {
    /// Returns the square it was done on.
    pub fn square(self) -> Square {
        match self {
            Self::Touched(square) | Self::Released(square) => square,
        }
    }
}

/// What a player is bound to.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// Nothing: what was touched can neither be moved nor taken (4.5).
    Free,
    /// Any move but castling to this side: the rook was touched, then the king, and neither moves otherwise (4.4.2, 4.5).
    FreeBut(#[serde(with = "castling_name")] CastlingSide),
    /// The piece that stands there moves (4.3.1, 4.4.3).
    Moves(#[serde(with = "square_name")] Square),
    /// The piece that stands there is taken (4.3.2).
    Taken(#[serde(with = "square_name")] Square),
    /// One piece takes another (4.3.3).
    Takes {
        /// Where the one stands that takes.
        #[serde(with = "square_name")]
        by: Square,
        /// Where the one stands that is taken.
        #[serde(with = "square_name")]
        of: Square,
    },
    /// The king castles to this side (4.4.1, 4.7.2).
    Castles(#[serde(with = "castling_name")] CastlingSide),
    /// What was let go there stays there (4.7).
    Stays(#[serde(with = "square_name")] Square),
}

/// Castling as the journal writes it: "O-O" or "O-O-O".
mod castling_name {
    use serde::{Deserialize, Deserializer, Serializer};
    use shakmaty::CastlingSide;

    const SHORT: &str = "O-O";
    const LONG: &str = "O-O-O";

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    pub(super) fn serialize<S: Serializer>(side: &CastlingSide, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match side {
            CastlingSide::KingSide => SHORT,
            CastlingSide::QueenSide => LONG,
        })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CastlingSide, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            SHORT => Ok(CastlingSide::KingSide),
            LONG => Ok(CastlingSide::QueenSide),
            other => Err(serde::de::Error::custom(format_args!("no castling: {other}"))),
        }
    }
}

/// What a player is bound to, and the moves that keep to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// What it is.
    pub due: Due,
    moves: Vec<Move>,
}

impl Bound {
    /// Returns true if a move of that position keeps to it; what the pawn becomes does not matter. One that is illegal may still
    /// have moved and taken the pieces that are due.
    pub fn is_kept_by(&self, position: &Position, m: Move) -> bool {
        let m = position.board().usual_castling(m).unwrap_or(m);
        let is_one_of_them = self.moves.iter().any(|it| (it.from, it.to) == (m.from, m.to));
        is_one_of_them || (position.is_legal(m) == Some(false) && self.due.is_tried_by(position.board(), m))
    }
}

impl Due {
    /// Returns true if a move handles the pieces that are due, and no others, wherever it puts them.
    fn is_tried_by(self, board: &Board, m: Move) -> bool {
        match self {
            Self::Moves(square) => m.from == square,
            Self::Taken(of) => board.captured_square(m) == Some(of),
            Self::Takes { by, of } => m.from == by && board.captured_square(m) == Some(of),
            Self::FreeBut(_) => true,
            Self::Free | Self::Castles(_) | Self::Stays(_) => false,
        }
    }
}

/// Returns what the side to move is bound to by what was done with pieces, in the order in which it was done; `None` where
/// nothing was, where there is no move, or where the Laws allow no such position, so that the arbiter alone can say.
pub fn bound(position: &Position, handled: &[Handled]) -> Option<Bound> {
    let legal = position.legal_moves().filter(|it| !it.is_empty())?;
    let hand = Hand { position, legal };
    hand.by_a_release(handled)
        .or_else(|| hand.by_a_touch(&touched(position, handled)))
}

/// Returns what is due in place of an illegal move (7.5), before which pieces were handled already.
pub fn due_instead_of(before: &Position, handled: &[Handled], m: Move) -> Option<Due> {
    bound(before, &with_illegal(before, handled, m)).map(|it| it.due)
}

/// Returns what still binds once a move is taken back, before which pieces were handled: what was touched before one that is
/// illegal, and by it (7.5.1), and what was touched before one that did not keep to it (4.3). One that kept to it leaves
/// nothing due.
pub fn handled_still(before: &Position, handled: &[Handled], m: Move) -> Vec<Handled> {
    match bound(before, handled) {
        _ if before.is_legal(m) == Some(false) => with_illegal(before, handled, m),
        Some(bound) if !bound.is_kept_by(before, m) => handled.to_vec(),
        Some(_) | None => Vec::new(),
    }
}

/// Returns what was done with pieces once an illegal move was made: it touched the piece that moved, and the one that was taken or
/// castled with. A pawn that was left on the last rank was let go there by a part of a legal move (4.7).
fn with_illegal(before: &Position, handled: &[Handled], m: Move) -> Vec<Handled> {
    let board = before.board();
    let rook = board.castling_squares(m).map(|it| it.rook.0);
    let other = rook.or_else(|| board.captured_square(m));
    let touched = std::iter::once(m.from).chain(other).map(Handled::Touched);
    let left = queen_left_pawn(before, m).map(|queen| Handled::Released(queen.to));
    // Whoever moves the rook elsewhere did not mean to castle (4.4.3): a king that cannot move binds to nothing (4.5).
    let is_in_vain = |how: &Handled| {
        let king = how.square();
        rook.is_none()
            && board.own_piece_at(king) == Some(Role::King)
            && bound(before, &[Handled::Touched(king)]).is_some_and(|bound| bound.due == Due::Free)
    };
    let mut all: Vec<Handled> = handled.iter().copied().filter(|how| !is_in_vain(how)).collect();
    for how in touched.chain(left) {
        if !all.contains(&how) {
            all.push(how);
        }
    }
    all
}

/// Returns where pieces were touched, each once.
fn touched(position: &Position, handled: &[Handled]) -> Vec<Square> {
    let mut touched = Vec::new();
    for it in handled {
        match it {
            Handled::Touched(square) if position.board().piece_at(*square).is_some() && !touched.contains(square) => {
                touched.push(*square);
            }
            Handled::Touched(_) | Handled::Released(_) => {}
        }
    }
    touched
}

/// The side to move, and what it may do.
struct Hand<'a> {
    position: &'a Position,
    legal: Vec<Move>,
}

impl Hand<'_> {
    /// 4.7: what was let go on a square, by a legal move or a part of one, stays there.
    fn by_a_release(&self, handled: &[Handled]) -> Option<Bound> {
        let is_release = |it: &Handled| matches!(it, Handled::Released(_));
        let index = handled.iter().rposition(is_release)?;
        let Handled::Released(to) = handled[index] else {
            return None;
        };
        let own = |it: &Square| self.role(*it).is_some();
        let touched = touched(self.position, &handled[..index]);
        let from = touched.iter().copied().rfind(own);
        let arrives = |m: &Move| self.arrival(*m) == to && from.is_none_or(|it| it == m.from);
        let castles = |m: &Move| self.position.board().castling_side(*m);
        let due = match self.legal.iter().filter(|it| arrives(it)).find_map(castles) {
            Some(side) => Due::Castles(side),
            None => Due::Stays(to),
        };
        let stays = self.bound_to(due, arrives);
        let stays = stays.or_else(|| from.and_then(|king| self.by_a_castling_that_is_illegal(king, to)))?;
        self.kept_to_touch(stays, &touched)
    }

    /// 4.3 and 4.4.2: what was let go stays only if it, too, is a move of the piece that was touched first.
    fn kept_to_touch(&self, stays: Bound, touched: &[Square]) -> Option<Bound> {
        let Some(by_a_touch) = self.by_a_touch(touched) else {
            return Some(stays);
        };
        let is_kept = |m: &Move| by_a_touch.moves.contains(m);
        let moves: Vec<Move> = stays.moves.into_iter().filter(is_kept).collect();
        let due = stays.due;
        (!moves.is_empty()).then_some(Bound { due, moves })
    }

    /// 4.7.2: the king was let go where he would castle, and may not: he moves, or castles to the other side.
    fn by_a_castling_that_is_illegal(&self, king: Square, to: Square) -> Option<Bound> {
        let is_castling = self.role(king) == Some(Role::King)
            && king.rank() == to.rank()
            && self.position.board().castling_side(Move::new(king, to)).is_some();
        let moves = is_castling.then(|| self.bound_to(Due::Moves(king), |m| m.from == king));
        moves.flatten()
    }

    /// 4.3 to 4.5.
    fn by_a_touch(&self, touched: &[Square]) -> Option<Bound> {
        let (own, others): (Vec<Square>, Vec<Square>) = touched.iter().partition(|it| self.role(**it).is_some());
        match (own.as_slice(), others.as_slice()) {
            ([], []) => None,
            ([king, rook, ..], []) if self.is_king_and_rook(*king, *rook) => Some(self.castles_or_king(*king, *rook)),
            ([king, between @ ..], []) if self.role(*king) == Some(Role::King) => {
                Some(self.castles_or_first(*king, between, touched))
            }
            ([by, ..], [of, ..]) => {
                let takes = |m: &Move| m.from == *by && self.takes(*m) == Some(*of);
                let takes = self.bound_to(Due::Takes { by: *by, of: *of }, takes);
                takes.or_else(|| Some(self.first_that_can(touched)))
            }
            _ => Some(self.first_that_can(touched)),
        }
    }

    /// 4.4.1 and 4.4.3: king, then rook.
    fn castles_or_king(&self, king: Square, rook: Square) -> Bound {
        let castles = |m: &Move| self.rook_of(*m) == Some(rook);
        let side = CastlingSide::from_king_side(rook.file() > king.file());
        let castles = self.bound_to(Due::Castles(side), castles);
        castles.unwrap_or_else(|| self.king_or_free(king))
    }

    /// 4.4.1 where something else was touched between king and rook: the article names these two and no order but that of
    /// 4.4.2, and castling moves the first piece touched, as 4.3.1 wants it.
    fn castles_or_first(&self, king: Square, others: &[Square], touched: &[Square]) -> Bound {
        let rook = others.iter().find(|other| self.is_king_and_rook(king, **other));
        let castles = rook.and_then(|rook| {
            let side = CastlingSide::from_king_side(rook.file() > king.file());
            self.bound_to(Due::Castles(side), |m| self.rook_of(*m) == Some(*rook))
        });
        castles.unwrap_or_else(|| self.first_that_can(touched))
    }

    fn king_or_free(&self, king: Square) -> Bound {
        let moves = self.bound_to(Due::Moves(king), |m| m.from == king);
        moves.unwrap_or_else(|| self.free())
    }

    /// 4.3.1 to 4.3.3: the first piece that can be moved or taken. 4.4.2: who touched the rook before the king does not castle
    /// with it.
    fn first_that_can(&self, touched: &[Square]) -> Bound {
        for (index, square) in touched.iter().enumerate() {
            let before = &touched[..index];
            let moves = |m: &Move| m.from == *square && self.rook_of(*m).is_none_or(|it| !before.contains(&it));
            let taken = |m: &Move| self.takes(*m) == Some(*square);
            let square = *square;
            let found = match self.role(square) {
                Some(_) => self.bound_to(Due::Moves(square), moves),
                None => self.bound_to(Due::Taken(square), taken),
            };
            if let Some(bound) = found {
                return bound;
            }
        }
        self.free_but_castling(touched)
    }

    /// 4.5 leaves any move to who can move none of the pieces, and 4.4.2 no castling with a rook that was touched before the king.
    fn free_but_castling(&self, touched: &[Square]) -> Bound {
        let king = |square: &Square| self.role(*square) == Some(Role::King);
        let before_king = touched.iter().position(king).map_or(&[][..], |index| &touched[..index]);
        let is_barred = |m: &Move| self.rook_of(*m).is_some_and(|it| before_king.contains(&it));
        let barred = self.legal.iter().copied().find(is_barred);
        let board = self.position.board();
        let side = barred.and_then(|it| board.castling_side(it));
        let bound = side.and_then(|side| self.bound_to(Due::FreeBut(side), |m| !is_barred(m)));
        bound.unwrap_or_else(|| self.free())
    }

    fn free(&self) -> Bound {
        Bound {
            due: Due::Free,
            moves: self.legal.clone(),
        }
    }

    /// Returns what is due with the moves that keep to it, if there are any.
    fn bound_to(&self, due: Due, keeps: impl Fn(&Move) -> bool) -> Option<Bound> {
        let moves: Vec<Move> = self.legal.iter().copied().filter(keeps).collect();
        (!moves.is_empty()).then_some(Bound { due, moves })
    }

    fn role(&self, square: Square) -> Option<Role> {
        self.position.board().own_piece_at(square)
    }

    fn is_king_and_rook(&self, king: Square, rook: Square) -> bool {
        self.role(king) == Some(Role::King) && self.role(rook) == Some(Role::Rook)
    }

    fn takes(&self, m: Move) -> Option<Square> {
        self.position.board().captured_square(m)
    }

    fn rook_of(&self, m: Move) -> Option<Square> {
        self.position.board().castling_squares(m).map(|it| it.rook.0)
    }

    /// Returns where the piece comes to stand that moves; of castling the king.
    fn arrival(&self, m: Move) -> Square {
        let castles = self.position.board().castling_squares(m);
        castles.map_or(m.to, |it| it.king.1)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingSide, Square};

    use super::{Due, Handled, bound, due_instead_of, handled_still};
    use crate::game::{Board, Move, Position};

    /// In place of an illegal move, after these hands.
    fn instead(fen: &str, hands: &str, m: &str) -> Option<Due> {
        let before = Position::of(Board::from_fen(fen, false).expect("a FEN"));
        due_instead_of(&before, &read(hands), m.parse().expect("a move"))
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// After 1.e4 d5.
    const SCANDINAVIAN: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    const ROOKS: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

    /// "c1 b1 >f3": two pieces touched, and one let go.
    fn due(fen: &str, hands: &str) -> Option<(Due, Vec<Move>)> {
        let position = Position::of(Board::from_fen(fen, false).expect("a FEN"));
        bound(&position, &read(hands)).map(|it| (it.due, it.moves))
    }

    fn read(hands: &str) -> Vec<Handled> {
        let square = |text: &str| text.parse::<Square>().expect("a square");
        let read = |hand: &str| match hand.strip_prefix('>') {
            Some(to) => Handled::Released(square(to)),
            None => Handled::Touched(square(hand)),
        };
        hands.split_whitespace().map(read).collect()
    }

    #[track_caller]
    fn is_due(fen: &str, hands: &str, expected: Due) {
        assert_eq!(due(fen, hands).map(|it| it.0), Some(expected), "{hands} in {fen}");
    }

    fn moves(square: Square) -> Due {
        Due::Moves(square)
    }

    #[test]
    fn c_4_3_1_the_first_own_piece_that_can_move_moves() {
        is_due(START, "c1 b1", moves(Square::B1));
        is_due(START, "b1 g1", moves(Square::B1));
        // D.2.2-1: after 1.e4 e5 the king moves to e2, and nowhere else.
        let open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        let (_, only) = due(open, "e1").expect("it is bound");
        assert_eq!(only, ["e1e2".parse::<Move>().expect("a move")]);
    }

    #[test]
    fn c_4_3_2_the_first_piece_of_the_opponent_that_can_be_taken_is_taken() {
        is_due(SCANDINAVIAN, "d8 d5", Due::Taken(Square::D5));
    }

    #[test]
    fn c_4_3_3_one_takes_the_other_where_it_can() {
        let takes = Due::Takes {
            by: Square::E4,
            of: Square::D5,
        };
        is_due(SCANDINAVIAN, "e4 d5", takes);
        is_due(SCANDINAVIAN, "d5 e4", takes);
        is_due(SCANDINAVIAN, "f1 d5", moves(Square::F1));
        is_due(SCANDINAVIAN, "d5 f1", Due::Taken(Square::D5));
    }

    #[test]
    fn c_4_3_3_a_pawn_is_taken_in_passing() {
        let passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
        let takes = Due::Takes {
            by: Square::E5,
            of: Square::D5,
        };
        is_due(passed, "e5 d5", takes);
        is_due(passed, "d5", Due::Taken(Square::D5));
    }

    #[test]
    fn c_4_4_1_king_and_rook_castle() {
        is_due(ROOKS, "e1 h1", Due::Castles(CastlingSide::KingSide));
        is_due(ROOKS, "e1 a1", Due::Castles(CastlingSide::QueenSide));
    }

    /// The text binds who touched king and rook, whatever was touched between them; who castles moves the first piece touched.
    #[test]
    fn c_4_4_1_another_piece_between_king_and_rook_changes_nothing() {
        is_due(ROOKS, "e1 a2 h1", Due::Castles(CastlingSide::KingSide));
        is_due(ROOKS, "e1 a2 a1 h1", Due::Castles(CastlingSide::QueenSide));
        // The pawn was touched first, and 4.3.1 wants it moved.
        is_due(ROOKS, "a2 e1 h1", moves(Square::A2));
        // The castling is illegal, and the first piece that can move is the king.
        let attacked = "3rk3/8/8/8/8/8/P7/R3K2R w KQ - 0 1";
        is_due(attacked, "e1 a2 a1", moves(Square::E1));
        // The king cannot move at all: then the pawn does.
        is_due(START, "e1 a2 h1", moves(Square::A2));
    }

    #[test]
    fn c_4_4_2_rook_and_king_do_not_castle_that_way() {
        is_due(ROOKS, "h1 e1", moves(Square::H1));
        // The rook cannot move, and the king has castling with the other one and the squares beside him.
        let barred = "4k3/8/8/8/8/8/6PP/R3K1NR w KQ - 0 1";
        is_due(barred, "h1 e1", moves(Square::E1));
        let (_, all) = due(barred, "h1 e1").expect("it is bound");
        assert!(all.contains(&"e1c1".parse().expect("a move")), "{all:?}");
    }

    #[test]
    fn c_4_4_3_where_castling_is_illegal_the_king_moves_or_castles_to_the_other_side() {
        let attacked = "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        is_due(attacked, "e1 a1", moves(Square::E1));
        let (_, all) = due(attacked, "e1 a1").expect("it is bound");
        assert!(all.contains(&"e1g1".parse().expect("a move")), "{all:?}");
        assert!(!all.contains(&"e1c1".parse().expect("a move")), "{all:?}");
        // No move of the king: any legal move, whatever the rook could.
        let shut_in = "4k3/8/8/8/8/8/3PPP2/R2QKB1R w KQ - 0 1";
        is_due(shut_in, "e1 a1", Due::Free);
    }

    #[test]
    fn c_4_4_2_rook_and_king_that_move_only_by_castling_leave_any_other_move() {
        const START_960: &str = "bbrkrqnn/pppppppp/8/8/8/8/PPPPPPPP/BBRKRQNN w ECec - 0 1";
        let in_960 = |fen: &str, hands: &str| {
            let position = Position::of(Board::from_fen(fen, true).expect("a FEN"));
            bound(&position, &read(hands)).map(|it| (it.due, it.moves))
        };
        let castling = "d1c1".parse::<Move>().expect("a move");
        let barred = Due::FreeBut(CastlingSide::QueenSide);
        for hands in ["c1 d1", "c1 a1 d1", "a8 c1 d1", "c1 d1 >c1"] {
            let (due, moves) = in_960(START_960, hands).expect("it is bound");
            assert_eq!(due, barred, "{hands}");
            assert!(!moves.iter().any(|it| it.from == castling.from), "{hands}: {moves:?}");
            assert!(moves.contains(&"g1f3".parse().expect("a move")), "{hands}");
        }
        assert_eq!(in_960(START_960, "c1").map(|it| it.0), Some(Due::Free));
        assert_eq!(in_960(START_960, "c1 d1 a2").map(|it| it.0), Some(moves(Square::A2)));
        assert_eq!(
            in_960(START_960, "d1 c1").map(|it| it.0),
            Some(Due::Castles(CastlingSide::QueenSide))
        );
        // The castling to the other side is a move of the king, and due.
        let both = "bbrkr3/pppppppp/8/8/8/8/PPPPPPPP/BBRKR3 w ECec - 0 1";
        let (due, only) = in_960(both, "c1 d1").expect("it is bound");
        assert_eq!((due, only.len()), (moves(Square::D1), 1), "{only:?}");
    }

    #[test]
    fn c_4_5_what_can_neither_move_nor_be_taken_binds_to_nothing() {
        is_due(START, "e1", Due::Free);
        is_due(START, "e8 d1", Due::Free);
    }

    #[test]
    fn c_4_7_what_was_let_go_stays() {
        is_due(START, "g1 >f3", Due::Stays(Square::F3));
        is_due(START, ">f3", Due::Stays(Square::F3));
        // No legal move leads there, so the touch counts.
        is_due(START, "g1 >g4", moves(Square::G1));
        assert_eq!(due(START, ">e5"), None);
        is_due("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7 >a8", Due::Stays(Square::A8));
    }

    #[test]
    fn c_4_7_2_a_king_let_go_where_he_castles() {
        is_due(ROOKS, "e1 >g1", Due::Castles(CastlingSide::KingSide));
        let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        is_due(attacked, "e1 >g1", moves(Square::E1));
        let (_, all) = due(attacked, "e1 >g1").expect("it is bound");
        assert!(all.contains(&"e1c1".parse().expect("a move")), "{all:?}");
    }

    #[test]
    fn c_7_5_1_the_piece_of_an_illegal_move_moves_if_it_can() {
        let instead = |fen: &str, m: &str| instead(fen, "", m);
        // After 1.e4 f5 2.Qh5+ the pawn g7 goes to g5; after 1.e4 d5 2.Bb5+ the pawn a7 to a6.
        let queen = "rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2";
        assert_eq!(instead(queen, "g7g5"), Some(moves(Square::G7)));
        let (_, only) = due(queen, "g7").expect("it is bound");
        assert_eq!(only, ["g7g6".parse::<Move>().expect("a move")]);
        let bishop = "rnbqkbnr/ppp1pppp/8/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2";
        assert_eq!(instead(bishop, "a7a6"), Some(Due::Free));
        // What it took is touched as well, and castling touches king and rook.
        let pinned = "4r1k1/8/8/3p4/4N3/8/2P5/4K3 w - - 0 1";
        assert_eq!(instead(pinned, "e4d5"), Some(Due::Free));
        let by_the_pawn = "4r1k1/8/8/3p4/2P1N3/8/8/4K3 w - - 0 1";
        assert_eq!(instead(by_the_pawn, "e4d5"), Some(Due::Taken(Square::D5)));
        assert_eq!(
            instead("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"),
            Some(moves(Square::E1))
        );
    }

    #[test]
    fn c_7_5_1_the_piece_touched_before_an_illegal_move_comes_first() {
        // 4.4.2: rook, then king, and castling is illegal anyway.
        let attacked = "4k3/8/8/8/8/5r2/P7/4K2R w K - 0 1";
        assert_eq!(instead(attacked, "h1 e1", "e1g1"), Some(moves(Square::H1)));
        assert_eq!(instead(attacked, "h1", "a2b4"), Some(moves(Square::H1)));
        assert_eq!(instead(attacked, "e1 h1", "e1g1"), Some(moves(Square::E1)));
        assert_eq!(instead(attacked, "a2 e1", "e1g1"), Some(moves(Square::A2)));
        // 4.3.2 and 4.3.3: a piece of the opponent first, or one of each.
        let pawns = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1";
        assert_eq!(instead(pawns, "d5", "a1b3"), Some(Due::Taken(Square::D5)));
        let takes = Due::Takes {
            by: Square::E4,
            of: Square::D5,
        };
        assert_eq!(instead(pawns, "d5", "e4f5"), Some(takes));
        assert_eq!(instead(pawns, "d5 e4", "a1b3"), Some(takes));
        assert_eq!(instead(pawns, "e8", "a1b3"), Some(moves(Square::A1)));
        // 4.7: what was let go by a legal move or a part of one stays there.
        assert_eq!(instead(START, "g1 >f3", "d1b4"), Some(Due::Stays(Square::F3)));
    }

    #[test]
    fn c_7_5_1_what_was_touched_in_vain_leaves_the_next_one_due() {
        assert_eq!(instead(START, "c1", "b1b4"), Some(moves(Square::B1)));
        assert_eq!(instead(START, "c1 d1", "f1f4"), Some(Due::Free));
        // A king who cannot move: a rook that went elsewhere was not meant to castle.
        let shut_in = "4k3/8/8/8/8/8/P2PPP2/1R1QKB2 w - - 0 1";
        assert_eq!(instead(shut_in, "e1", "b1c3"), Some(moves(Square::B1)));
    }

    #[test]
    fn c_7_5_1_a_pawn_left_on_the_last_rank_was_let_go_there() {
        let pawn = "7r/P6k/8/8/8/8/8/K7 w - - 0 1";
        assert_eq!(instead(pawn, "", "a7a8"), Some(Due::Stays(Square::A8)));
        assert_eq!(instead(pawn, "a1", "a7a8"), Some(moves(Square::A1)));
    }

    #[test]
    fn c_4_3_what_is_let_go_leaves_the_piece_due_that_was_touched_first() {
        is_due(START, "g1 e2 >e4", moves(Square::G1));
        is_due(START, "c1 e2 >e4", Due::Stays(Square::E4));
        is_due(ROOKS, "h1 e1 >g1", moves(Square::H1));
        is_due(ROOKS, "a2 e1 >g1", moves(Square::A2));
        let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        is_due(attacked, "h1 e1 >g1", moves(Square::H1));
        is_due(
            SCANDINAVIAN,
            "d5 e4 >e5",
            Due::Takes {
                by: Square::E4,
                of: Square::D5,
            },
        );
    }

    #[test]
    fn an_illegal_move_of_the_piece_that_is_due_keeps_to_the_touch() {
        let position = Position::of(Board::from_fen(SCANDINAVIAN, false).expect("a FEN"));
        let is_kept = |hands: &str, m: &str| {
            let bound = bound(&position, &read(hands)).expect("it is bound");
            bound.is_kept_by(&position, m.parse().expect("a move"))
        };
        assert!(is_kept("b1", "b1b3"));
        assert!(!is_kept("b1", "g1g3"));
        assert!(is_kept("d5", "d1d5"));
        assert!(!is_kept("e4 d5", "d1d5"));
        assert!(!is_kept("g1 >f3", "g1g4"));
    }

    #[test]
    fn c_7_5_1_what_still_binds_once_a_move_is_taken_back() {
        let position = Position::of(Board::from_fen(SCANDINAVIAN, false).expect("a FEN"));
        let still = |hands: &str, m: &str| handled_still(&position, &read(hands), m.parse().expect("a move"));
        assert_eq!(still("b1", "g1g3"), read("b1 g1"));
        assert_eq!(still("", "d1d5"), read("d1 d5"));
        assert_eq!(still("b1", "g1f3"), read("b1"));
        assert_eq!(still("b1", "b1c3"), []);
        assert_eq!(still("", "b1c3"), []);
    }

    #[test]
    fn empty_squares_and_unlawful_boards_bind_to_nothing() {
        assert_eq!(due(START, "e4 d5"), None);
        assert_eq!(due("8/8/8/8/8/8/8/K7 w - - 0 1", "a1"), None);
        assert_eq!(due("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "h8"), None);
    }
}
