//! A board that takes any well-formed move and never refuses: what people put on theirs, legal or not.

use std::num::NonZeroU32;

use shakmaty::attacks;
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, CastlingSide, Color, File, FromSetup, Piece, Rank, Role, Setup, Square};

use super::{Move, looks};

/// Where the pieces stand and what else a FEN says. It knows how pieces move, and nothing of check.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Board {
    setup: Setup,
    chess960: bool,
}

/// The squares of a castling: where each piece comes from and where it goes. In Chess960 one of them may stay.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct CastlingSquares {
    /// The king's.
    pub king: (Square, Square),
    /// The rook's.
    pub rook: (Square, Square),
}

impl CastlingSquares {
    /// Returns true if the king changes its square.
    pub fn king_moves(&self) -> bool {
        self.king.0 != self.king.1
    }

    /// Returns true if the rook changes its square.
    pub fn rook_moves(&self) -> bool {
        self.rook.0 != self.rook.1
    }
}

/// The text is no position on a board.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("not a position in FEN")]
pub struct FenError;

impl Board {
    /// Returns the usual start position.
    pub fn start() -> Self {
        Self {
            setup: Setup::default(),
            chess960: false,
        }
    }

    /// Reads a FEN; any placement is taken. It is Chess960 if `chess960` says so or its castling rights need it.
    ///
    /// # Errors
    ///
    /// Returns [`FenError`] if the text is no FEN at all.
    pub fn from_fen(fen: &str, chess960: bool) -> Result<Self, FenError> {
        let setup = fen.trim().parse::<Fen>().map_err(|_parse| FenError)?.into_setup();
        let needs_chess960 = shakmaty::Chess::from_setup(setup.clone(), CastlingMode::Standard).is_err()
            && shakmaty::Chess::from_setup(setup.clone(), CastlingMode::Chess960).is_ok();
        Ok(Self {
            setup,
            chess960: chess960 || needs_chess960,
        })
    }

    /// Takes any setup as what stands on a board, without Chess960.
    pub(crate) fn standing(setup: Setup) -> Self {
        Self { setup, chess960: false }
    }

    /// Writes the position as FEN; an e.p. square stands after every double step.
    pub fn fen(&self) -> String {
        match Fen::try_from_setup(self.setup.clone()) {
            Ok(fen) => fen.to_string(),
            Err(lossy) => lossy.ignore().to_string(),
        }
    }

    /// Returns the position as shakmaty's unchecked setup.
    pub fn setup(&self) -> &Setup {
        looks::note();
        &self.setup
    }

    /// Returns what stands where; each look is counted for the tests.
    fn pieces(&self) -> &shakmaty::Board {
        looks::note();
        &self.setup.board
    }

    /// Returns true if castling is written king takes rook.
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.setup.turn
    }

    /// Returns the number of the move to be made, 1 at the start.
    pub fn move_number(&self) -> u32 {
        self.setup.fullmoves.get()
    }

    /// Returns the same with another number of the move to be made, which is at least 1.
    #[must_use]
    pub fn numbered(mut self, number: u32) -> Self {
        self.setup.fullmoves = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        self
    }

    /// Returns the half-moves since the last pawn move or capture.
    pub fn halfmove_clock(&self) -> u32 {
        self.setup.halfmoves
    }

    /// Returns what stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces().piece_at(square)
    }

    /// Returns the piece of the side to move on a square.
    pub fn own_piece_at(&self, square: Square) -> Option<Role> {
        self.piece_at(square)
            .filter(|it| it.color == self.turn())
            .map(|it| it.role)
    }

    /// Returns which castling a move is, if it is one: king takes own rook, or the king's two files in standard chess.
    pub fn castling_side(&self, m: Move) -> Option<CastlingSide> {
        if let Some(side) = self.castling_by_steps(m) {
            return self.castling_rook(side, m.from).map(|_| side);
        }
        self.is_onto_own_rook(m).then(|| side_of(m))
    }

    /// Returns which castling the king's two files from his place are in standard chess, with a rook or without.
    pub(super) fn castling_by_steps(&self, m: Move) -> Option<CastlingSide> {
        let is_it = !self.chess960
            && self.own_piece_at(m.from) == Some(Role::King)
            && m.from.file() == File::E
            && m.from.rank() == back_rank(self.turn())
            && m.to.rank() == m.from.rank()
            && m.from.file().distance(m.to.file()) == 2
            && !self.is_onto_own_rook(m);
        is_it.then(|| side_of(m))
    }

    /// Returns true if a king goes along his rank onto an own rook: castling, as UCI writes it in Chess960.
    pub fn is_onto_own_rook(&self, m: Move) -> bool {
        m.from.rank() == m.to.rank()
            && self.own_piece_at(m.from) == Some(Role::King)
            && self.own_piece_at(m.to) == Some(Role::Rook)
    }

    /// Returns the move that castles to `side`, legal or not; `None` without a king and a rook on one rank for it.
    pub fn castling_move(&self, side: CastlingSide) -> Option<Move> {
        let king = self.pieces().king_of(self.turn())?;
        let rook = self.castling_rook(side, king)?;
        let usual = !self.chess960 && king.file() == File::E && king.rank() == back_rank(self.turn());
        Some(Move::new(
            king,
            if usual {
                Square::from_coords(side.king_to_file(), king.rank())
            } else {
                rook
            },
        ))
    }

    /// Returns a castling move as it is usually written, however it was: king takes rook may mean the king's two files.
    pub fn usual_castling(&self, m: Move) -> Option<Move> {
        let side = self.castling_side(m)?;
        let takes_another_rook =
            self.own_piece_at(m.to) == Some(Role::Rook) && self.castling_rook(side, m.from) != Some(m.to);
        if takes_another_rook {
            None
        } else {
            self.castling_move(side)
        }
    }

    /// Returns which squares king and rook leave and reach when a move castles; `None` if it does not.
    pub fn castling_squares(&self, m: Move) -> Option<CastlingSquares> {
        let side = self.castling_side(m)?;
        let on_rank = |file| Square::from_coords(file, m.from.rank());
        Some(CastlingSquares {
            king: (m.from, on_rank(side.king_to_file())),
            rook: (self.castling_rook_of(m, side), on_rank(side.rook_to_file())),
        })
    }

    /// Returns the rook that castles to `side`: the one with the right, else the outermost on the king's rank.
    fn castling_rook(&self, side: CastlingSide, king: Square) -> Option<Square> {
        let beside = |square: &Square| CastlingSide::from_king_side(square.file() > king.file()) == side;
        let rooks = self.pieces().by_piece(Role::Rook.of(self.turn())) & Bitboard::from(king.rank());
        let outermost = |squares: Bitboard| match side {
            CastlingSide::KingSide => squares.into_iter().rfind(beside),
            CastlingSide::QueenSide => squares.into_iter().find(beside),
        };
        outermost(rooks & self.setup.castling_rights).or_else(|| outermost(rooks))
    }

    /// Returns the piece that a move takes off, if it takes one.
    pub fn taken_by(&self, m: Move) -> Option<Piece> {
        self.piece_at(self.captured_square(m)?)
    }

    /// Returns where a piece is taken off by a move, if one is; for e.p. not the arrival square.
    pub fn captured_square(&self, m: Move) -> Option<Square> {
        if self.castling_side(m).is_some() || m.names_no_departure() {
            return None;
        }
        if self.piece_at(m.to).is_some() {
            return Some(m.to);
        }
        let is_pawn = self.piece_at(m.from).is_some_and(|it| it.role == Role::Pawn);
        let passed = Square::from_coords(m.to.file(), m.from.rank());
        let takes_in_passing = is_pawn
            && m.from.file().distance(m.to.file()) == 1
            && self.setup.ep_square == Some(m.to)
            && self.piece_at(passed) == Some(Role::Pawn.of(!self.turn()));
        takes_in_passing.then_some(passed)
    }

    /// Returns from where pieces are lifted to make a move: the captured one, the moved one, the rook of a castling.
    pub fn lifted_by(&self, m: Move) -> Vec<Square> {
        let rook = self.castling_squares(m).map(|it| it.rook.0);
        [self.captured_square(m), Some(m.from), rook]
            .into_iter()
            .flatten()
            .collect()
    }

    /// Returns true if a move takes something.
    pub fn is_capture(&self, m: Move) -> bool {
        self.captured_square(m).is_some()
    }

    /// Returns true if a pawn of the side to move would stand on the last rank after the move.
    pub fn needs_promotion(&self, m: Move) -> bool {
        self.own_piece_at(m.from) == Some(Role::Pawn) && m.to.rank() == back_rank(!self.turn())
    }

    /// Returns true if the piece of the side to move on `from` can go to `to` by how pieces move on the standing board,
    /// ignoring check.
    pub fn reaches(&self, from: Square, to: Square) -> bool {
        self.reached(from).contains(to)
    }

    /// Returns where the piece of the side to move on `from` can go in that way; nowhere if none stands there.
    fn reached(&self, from: Square) -> Bitboard {
        let own = self.pieces().by_color(self.turn());
        let Some(piece) = self.piece_at(from).filter(|it| it.color == self.turn()) else {
            return Bitboard::EMPTY;
        };
        let reached = match piece.role {
            Role::Pawn => self.pawn_reached(from),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                attacks::attacks(from, piece, self.pieces().occupied())
            }
        };
        reached & !own
    }

    fn pawn_reached(&self, from: Square) -> Bitboard {
        let occupied = self.pieces().occupied();
        let passed = |square: &Square| self.captured_square(Move::new(from, *square)).is_some();
        let in_passing = Bitboard::from_iter(self.setup.ep_square.filter(passed));
        let takes = attacks::pawn_attacks(self.turn(), from) & (occupied | in_passing);
        let step = self.turn().fold_wb(8, -8);
        let free = |square: &Square| !occupied.contains(*square);
        let next = from.offset(step).filter(free);
        let from_start = from.rank() == self.turn().fold_wb(Rank::Second, Rank::Seventh);
        let double = next.filter(|_| from_start).and_then(|it| it.offset(step)).filter(free);
        takes | Bitboard::from_iter(next.into_iter().chain(double))
    }

    /// Returns all moves by how pieces move on the standing board, ignoring check; promotions to each piece; castling
    /// wherever king and rook stand for it with nothing between, whether they have moved or not.
    pub fn moves_by_movement(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.pieces().by_color(self.turn()) {
            for to in self.reached(from) {
                let m = Move::new(from, to);
                if self.needs_promotion(m) {
                    moves.extend(PROMOTIONS.map(|role| Move {
                        promotion: Some(role),
                        ..m
                    }));
                } else {
                    moves.push(m);
                }
            }
        }
        moves.extend(
            [CastlingSide::KingSide, CastlingSide::QueenSide]
                .into_iter()
                .filter_map(|it| self.free_castling(it)),
        );
        moves
    }

    /// Returns the castling move if king and rook stand for it and nothing is in the way, ignoring rights and check.
    fn free_castling(&self, side: CastlingSide) -> Option<Move> {
        let king = self.pieces().king_of(self.turn())?;
        let stands_for_it = king.rank() == back_rank(self.turn()) && (self.chess960 || king.file() == File::E);
        let rook = self.castling_rook(side, king).filter(|_| stands_for_it)?;
        let king_to = Square::from_coords(side.king_to_file(), king.rank());
        let rook_to = Square::from_coords(side.rook_to_file(), king.rank());
        let path = attacks::between(king, king_to)
            | attacks::between(rook, rook_to)
            | Bitboard::from(king_to)
            | Bitboard::from(rook_to);
        let others = self.pieces().occupied().without(king).without(rook);
        if (path & others).any() {
            None
        } else {
            self.castling_move(side)
        }
    }

    /// Returns true if a move is legal as far as that can be said of any board: pieces move so, no king is taken, the own
    /// one is not attacked afterwards, and whoever castles has the right to and does not leave or pass an attacked square.
    pub(super) fn is_legal_by_movement(&self, m: Move) -> bool {
        let m = self.usual_castling(m).unwrap_or(m);
        let taken = self.taken_by(m);
        if !self.moves_by_movement().contains(&m) || taken.is_some_and(|it| it.role == Role::King) {
            return false;
        }
        if let Some(side) = self.castling_side(m)
            && !self.may_castle(side, m.from)
        {
            return false;
        }
        let mut after = self.clone();
        after.play(m);
        let kings = after.pieces().by_piece(Role::King.of(self.turn()));
        let occupied = after.pieces().occupied();
        kings.into_iter().all(|it| !after.is_attacked(it, occupied))
    }

    /// Returns true if king and rook have not moved, and no square that the king leaves or passes is attacked.
    fn may_castle(&self, side: CastlingSide, king: Square) -> bool {
        let has_right = self
            .castling_rook(side, king)
            .is_some_and(|it| self.setup.castling_rights.contains(it));
        let to = Square::from_coords(side.king_to_file(), king.rank());
        let others = self.pieces().occupied().without(king);
        let passed = self.passed();
        has_right
            && attacks::between(king, to)
                .with(king)
                .into_iter()
                .all(|it| !passed.is_attacked(it, others))
    }

    /// Returns true if the side to move attacks a square where `occupied` squares stop its pieces.
    fn is_attacked(&self, square: Square, occupied: Bitboard) -> bool {
        self.pieces().attacks_to(square, self.turn(), occupied).any()
    }

    /// Returns true if the kings of both sides stand in check, which no legal move brings about.
    pub fn has_both_kings_in_check(&self) -> bool {
        let pieces = self.pieces();
        Color::ALL.into_iter().all(|side| {
            let king = pieces.king_of(side);
            king.is_some_and(|it| pieces.attacks_to(it, !side, pieces.occupied()).any())
        })
    }

    /// Returns true if a pawn stands on the rank where it is replaced.
    pub fn has_a_pawn_on_the_last_rank(&self) -> bool {
        let on_the_last = |side: Color| self.pieces().by_piece(Role::Pawn.of(side)) & back_rank(!side);
        Color::ALL.into_iter().any(|side| on_the_last(side).any())
    }

    /// Returns the same board with the other side to move.
    #[must_use]
    pub(crate) fn passed(&self) -> Self {
        let mut next = self.clone();
        next.setup.swap_turn();
        next
    }

    /// Returns true if a piece of the side to move stands where a move comes from. Without one the words of an announcement
    /// stand on the sheet, and the board stays as it is.
    pub fn follows(&self, m: Move) -> bool {
        self.own_piece_at(m.from).is_some() && !m.names_no_departure()
    }

    /// Returns how many pieces of a kind the side to move has; of bishops those on squares of one colour.
    pub fn count_own(&self, role: Role, color_of: Square) -> usize {
        let all = self.pieces().by_piece(role.of(self.turn()));
        let counted = match role {
            Role::Bishop if color_of.is_light() => all & Bitboard::LIGHT_SQUARES,
            Role::Bishop => all & Bitboard::DARK_SQUARES,
            _ => all,
        };
        counted.count()
    }

    /// Makes a move, whatever it is.
    pub fn play(&mut self, m: Move) {
        if !self.follows(m) {
            return self.pass_on();
        }
        self.make(m, self.castling_side(m), self.captured_square(m));
    }

    /// Makes a move. To which side it castles and where it takes something are known.
    fn make(&mut self, m: Move, castling: Option<CastlingSide>, captured: Option<Square>) {
        let turn = self.turn();
        let moved = self.piece_at(m.from);
        if let Some(square) = captured {
            self.setup.board.discard_piece_at(square);
        }
        self.setup.board.discard_piece_at(m.from);
        if let Some(side) = castling {
            let rook = self.castling_rook_of(m, side);
            self.setup.board.discard_piece_at(rook);
            let rank = m.from.rank();
            self.setup
                .board
                .set_piece_at(Square::from_coords(side.king_to_file(), rank), Role::King.of(turn));
            self.setup
                .board
                .set_piece_at(Square::from_coords(side.rook_to_file(), rank), Role::Rook.of(turn));
        } else if let Some(piece) = moved {
            let role = m.promotion.unwrap_or(piece.role);
            self.setup.board.set_piece_at(m.to, Piece { role, ..piece });
        }
        count(self, m, moved.map(|it| it.role));
        if captured.is_some() {
            self.setup.halfmoves = 0;
        }
    }

    /// Counts a half-move, and gives the turn to the other side.
    fn pass_on(&mut self) {
        self.setup.ep_square = None;
        self.setup.halfmoves = self.setup.halfmoves.saturating_add(1);
        self.setup.fullmoves = match self.turn() {
            Color::White => self.setup.fullmoves,
            Color::Black => self.setup.fullmoves.saturating_add(1),
        };
        self.setup.turn = !self.turn();
    }

    /// Returns where the rook of a castling move stands; the king is already lifted.
    fn castling_rook_of(&self, m: Move, side: CastlingSide) -> Square {
        if self.own_piece_at(m.to) == Some(Role::Rook) {
            return m.to;
        }
        self.castling_rook(side, m.from).unwrap_or(m.to)
    }
}

/// Follows a legal move on a board: what it looks like `after` it is known.
pub(super) fn follow(board: &mut Board, m: Move, legal: shakmaty::Move, after: &shakmaty::Board) {
    board.setup.board.clone_from(after);
    count(board, m, Some(legal.role()));
    if legal.is_capture() {
        board.setup.halfmoves = 0;
    }
}

/// Keeps what a move changes besides the pieces: castling rights, the square of a capture in passing, numbers, the turn. Of
/// half-moves since a pawn moved or something was taken, the pawn's are counted here.
fn count(board: &mut Board, m: Move, moved: Option<Role>) {
    forget_rights(&mut board.setup, m, moved);
    board.pass_on();
    let is_pawn = moved == Some(Role::Pawn);
    board.setup.ep_square = double_step_over(m, is_pawn);
    if is_pawn {
        board.setup.halfmoves = 0;
    }
}

/// The pieces a pawn may become.
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// To which side a king goes.
fn side_of(m: Move) -> CastlingSide {
    CastlingSide::from_king_side(m.to.file() > m.from.file())
}

fn back_rank(side: Color) -> Rank {
    side.fold_wb(Rank::First, Rank::Eighth)
}

/// Ends the rights to castle that a move ends; the piece that was moved is lifted.
fn forget_rights(setup: &mut Setup, m: Move, moved: Option<Role>) {
    setup.castling_rights.discard(m.from);
    setup.castling_rights.discard(m.to);
    if moved == Some(Role::King) {
        setup.castling_rights &= !Bitboard::from(back_rank(setup.turn));
    }
}

fn double_step_over(m: Move, is_pawn: bool) -> Option<Square> {
    let two_ranks = m.from.file() == m.to.file() && m.from.rank().distance(m.to.rank()) == 2;
    let from_start = matches!(m.from.rank(), Rank::Second | Rank::Seventh);
    (is_pawn && two_ranks && from_start).then(|| {
        Square::from_coords(
            m.from.file(),
            if m.from.rank() == Rank::Second {
                Rank::Third
            } else {
                Rank::Sixth
            },
        )
    })
}
