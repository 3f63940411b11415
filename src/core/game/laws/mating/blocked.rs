//! Walls of pawns: what no series of moves can reach, whatever is played.
//!
//! Everything is taken to be possible that is not barred for ever: men move as if the other side always let them, and a man
//! is in the way only if it can neither move nor be taken. So what is out of reach here is out of reach in every game.

use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, Piece, Position as _, Rank, Role, Square, attacks};

use crate::game::board::PROMOTIONS;

/// Returns true if walls of pawns keep `side` from every mate.
pub(super) fn never_mates(legal: &Chess, side: Color) -> bool {
    let reach = Reach::of(legal);
    !reach.can_stand_mated(legal.board(), !side)
}

/// Where men of each kind can ever stand.
struct Reach {
    /// By color and role.
    squares: [[Bitboard; 7]; 2],
    /// Where a man stands for ever.
    fixed: Bitboard,
    /// The pawns of each color that stand there.
    fixed_pawns: [Bitboard; 2],
}

fn of_color(color: Color) -> usize {
    color.fold_wb(0, 1)
}

impl Reach {
    fn of(legal: &Chess) -> Self {
        let board = legal.board();
        let mut reach = Self::standing(board);
        reach.add_castling(legal);
        if let Some(square) = legal.pseudo_legal_ep_square() {
            reach.squares[of_color(!legal.turn())][usize::from(Role::Pawn)].add(square);
            let passed = Square::from_coords(square.file(), legal.turn().fold_wb(Rank::Fifth, Rank::Fourth));
            reach.keep_fixed(board, reach.fixed.without(passed));
        }
        while reach.grow(board) {}
        reach
    }

    fn standing(board: &Board) -> Self {
        let mut squares = [[Bitboard::EMPTY; 7]; 2];
        for color in Color::ALL {
            for role in Role::ALL {
                squares[of_color(color)][usize::from(role)] = board.by_piece(role.of(color));
            }
        }
        let mut reach = Self {
            squares,
            fixed: board.occupied(),
            fixed_pawns: [Bitboard::EMPTY; 2],
        };
        reach.keep_fixed(board, board.occupied());
        reach
    }

    /// Castling is taken to be possible as long as there is the right to it.
    fn add_castling(&mut self, legal: &Chess) {
        for rook in legal.castles().castling_rights() {
            let color = if rook.rank() == Rank::First {
                Color::White
            } else {
                Color::Black
            };
            let Some(king) = legal.board().king_of(color) else {
                continue;
            };
            let side = CastlingSide::from_king_side(rook.file() > king.file());
            self.squares[of_color(color)][usize::from(Role::King)].add(side.king_to(color));
            self.squares[of_color(color)][usize::from(Role::Rook)].add(side.rook_to(color));
            self.keep_fixed(legal.board(), self.fixed.without(king).without(rook));
        }
    }

    fn keep_fixed(&mut self, board: &Board, fixed: Bitboard) {
        self.fixed = fixed;
        for color in Color::ALL {
            self.fixed_pawns[of_color(color)] = board.by_piece(Role::Pawn.of(color)) & fixed;
        }
    }

    /// Lets every man move once from wherever it can stand; returns true if that led to something new.
    fn grow(&mut self, board: &Board) -> bool {
        let one = self.grow_one(board, Color::White);
        self.grow_one(board, Color::Black) || one
    }

    fn grow_one(&mut self, board: &Board, color: Color) -> bool {
        let mut is_new = false;
        for role in Role::ALL {
            let piece = role.of(color);
            for from in self.of_piece(piece) {
                let to = self.steps(board, piece, from);
                if to.any() {
                    is_new |= self.add(board, piece, from, to);
                }
            }
        }
        is_new
    }

    fn add(&mut self, board: &Board, piece: Piece, from: Square, to: Bitboard) -> bool {
        let mut is_new = false;
        let mine = &mut self.squares[of_color(piece.color)];
        let last = Bitboard::from(piece.color.fold_wb(Rank::Eighth, Rank::First));
        let becomes: &[Role] = match piece.role {
            Role::Pawn if (to & last).any() => &PROMOTIONS,
            _ => &[],
        };
        for (role, to) in becomes.iter().map(|it| (*it, to & last)).chain([(piece.role, to)]) {
            let squares = &mut mine[usize::from(role)];
            is_new |= (to & !*squares).any();
            *squares |= to;
        }
        // What moved has left its square, and what stood where it arrived has moved or was taken.
        let fixed = self.fixed & !to & !Bitboard::from(from);
        is_new |= fixed != self.fixed;
        self.keep_fixed(board, fixed);
        is_new
    }

    fn of_piece(&self, piece: Piece) -> Bitboard {
        self.squares[of_color(piece.color)][usize::from(piece.role)]
    }

    /// Returns where a man can go from a square where it can stand.
    fn steps(&self, board: &Board, piece: Piece, from: Square) -> Bitboard {
        let barred = self.fixed & (board.by_color(piece.color) | board.kings());
        match piece.role {
            Role::Pawn => self.pawn_steps(piece.color, from),
            Role::King => attacks::king_attacks(from) & !barred & !self.attacked_for_ever(!piece.color),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                attacks::attacks(from, piece, self.fixed) & !barred
            }
        }
    }

    fn pawn_steps(&self, color: Color, from: Square) -> Bitboard {
        let takes = attacks::pawn_attacks(color, from) & self.takeable(!color);
        let step = color.fold_wb(8, -8);
        let is_free = |square: &Square| !self.fixed.contains(*square);
        let next = from.offset(step).filter(is_free);
        let is_first = from.rank() == color.fold_wb(Rank::Second, Rank::Seventh);
        let double = next.filter(|_| is_first).and_then(|it| it.offset(step)).filter(is_free);
        takes | Bitboard::from_iter(next.into_iter().chain(double))
    }

    /// Returns where men of a color can be taken.
    fn takeable(&self, color: Color) -> Bitboard {
        let all = Role::ALL.into_iter().filter(|it| *it != Role::King);
        all.fold(Bitboard::EMPTY, |sum, role| sum | self.of_piece(role.of(color)))
    }

    /// Returns what the pawns of a color attack that stand for ever: no king of the other goes there.
    fn attacked_for_ever(&self, color: Color) -> Bitboard {
        let pawns = self.fixed_pawns[of_color(color)];
        pawns
            .into_iter()
            .fold(Bitboard::EMPTY, |sum, it| sum | attacks::pawn_attacks(color, it))
    }

    /// Returns true unless the king of `loser` has a way out wherever he can stand, or is never attacked.
    fn can_stand_mated(&self, board: &Board, loser: Color) -> bool {
        let winner = !loser;
        let helpers = Helpers::of(self, board, loser);
        let kings = self.of_piece(Role::King.of(loser));
        self.attack_sets(board, winner).into_iter().any(|attacked| {
            (kings & attacked).into_iter().any(|king| {
                let open = attacks::king_attacks(king) & !attacked;
                let beside = attacks::king_attacks(king).with(king);
                let by_king = |from: Square| helpers.can_fill(open & !attacks::king_attacks(from));
                (self.of_piece(Role::King.of(winner)) & !beside)
                    .into_iter()
                    .any(by_king)
            })
        })
    }

    /// Returns what men of a color, the king aside, can attack at one time; of several that move all they ever can.
    fn attack_sets(&self, board: &Board, color: Color) -> Vec<Bitboard> {
        // Behind a king who stands in check no square is safe from it.
        let barred = self.fixed & !board.by_piece(Role::King.of(!color));
        let by = |role: Role, from: Square| attacks::attacks(from, role.of(color), barred);
        let walls = self.fixed_pawns[of_color(color)];
        let by_walls = self.attacked_for_ever(color);
        let mut others = (board.by_color(color) & !board.kings() & !walls).into_iter();
        if let (Some(only), None) = (others.next(), others.next())
            && let Some(role) = board.role_at(only).filter(|it| *it != Role::Pawn)
        {
            let from = self.of_piece(role.of(color));
            return from.into_iter().map(|it| by_walls | by(role, it)).collect();
        }
        let mut all = Bitboard::EMPTY;
        for role in Role::ALL.into_iter().filter(|it| *it != Role::King) {
            for from in self.of_piece(role.of(color)) {
                all |= by(role, from);
            }
        }
        vec![all]
    }
}

/// The men that can stand in their own king's way, each with where it can stand.
struct Helpers(Vec<Bitboard>);

impl Helpers {
    fn of(reach: &Reach, board: &Board, color: Color) -> Self {
        let men = board.by_color(color) & !board.kings();
        Self(
            men.into_iter()
                .filter_map(|it| Self::of_one(reach, board, it))
                .collect(),
        )
    }

    fn of_one(reach: &Reach, board: &Board, square: Square) -> Option<Bitboard> {
        let piece = board.piece_at(square)?;
        let mut alone = Reach {
            squares: [[Bitboard::EMPTY; 7]; 2],
            fixed: reach.fixed,
            fixed_pawns: reach.fixed_pawns,
        };
        let theirs = of_color(!piece.color);
        alone.squares[theirs] = reach.squares[theirs];
        alone.squares[of_color(piece.color)][usize::from(piece.role)].add(square);
        // By castling it may come to where it could not go by itself.
        if piece.role == Role::Rook {
            return Some(reach.of_piece(piece));
        }
        while alone.grow_one(board, piece.color) {}
        Some(alone.takeable(piece.color))
    }

    /// Returns true if a man of its own can stand on each of the squares at one time.
    fn can_fill(&self, squares: Bitboard) -> bool {
        let mut square_of = vec![None; self.0.len()];
        squares
            .into_iter()
            .all(|it| self.place(it, &mut square_of, &mut vec![false; self.0.len()]))
    }

    /// Finds a man for a square; one that has another square already may be moved to a third.
    fn place(&self, square: Square, square_of: &mut [Option<Square>], tried: &mut [bool]) -> bool {
        for index in 0..self.0.len() {
            if tried[index] || !self.0[index].contains(square) {
                continue;
            }
            tried[index] = true;
            if square_of[index].is_none_or(|other| self.place(other, square_of, tried)) {
                square_of[index] = Some(square);
                return true;
            }
        }
        false
    }
}
