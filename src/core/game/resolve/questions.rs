//! Which squares to ask about, so that what stands on a board is known after few questions.

use std::collections::HashMap;
use std::mem::discriminant;

use shakmaty::{Piece, Square};

use super::placement::{Code, EMPTY, Placement, code};
use super::search::{Search, bits};
use super::{Executed, Slip};

/// A board that is found out by asking what stands on its squares.
///
/// As long as the answers fit the game executed rightly or with one slip, the square is asked that tells these boards
/// apart best, and it ends when one of them is left and each square on which it differs from the right one was asked: the
/// others are not. When none is left, every other square is asked, rank by rank. No square is asked twice, so there are
/// never more than 64 questions.
#[derive(Clone, Debug)]
pub struct Questions {
    right: Placement,
    /// What may stand on the board, as what differs from the right one, and how likely it is held to be before anything
    /// is known.
    boards: Vec<(Differing, f64)>,
    known: Placement,
    asked: u64,
}

/// The squares on which a board differs from the right one, in their order, and what stands there.
type Differing = Vec<(u8, Code)>;

/// A board that is looked at may well be the right one: both are looked at, and often one is wrong.
const RIGHT: f64 = 1.0;

impl Questions {
    /// Prepares the questions about a board on which a game was executed. Each half-move is held to be as likely to go
    /// wrong as any other, and in it each kind of slip.
    pub fn about(game: &Executed) -> Self {
        let mut weights: HashMap<Differing, f64> = HashMap::new();
        weights.insert(Vec::new(), RIGHT);
        let search = Search::new(game, game.last());
        for made in 0..game.plies() {
            let ends = search.ends(made);
            let mut kinds: HashMap<_, f64> = HashMap::new();
            for (slip, _end) in &ends {
                *kinds.entry(discriminant::<Slip>(slip)).or_default() += 1.0;
            }
            let of_kind = kinds.clone();
            let ply = game.plies() as f64 * kinds.len() as f64;
            for (slip, end) in ends {
                let weight = 1.0 / (ply * of_kind.get(&discriminant(&slip)).copied().unwrap_or(1.0));
                *weights.entry(end).or_default() += weight;
            }
        }
        let mut boards: Vec<_> = weights.into_iter().collect();
        // The order in which sums are made must not depend on the map.
        boards.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        Self {
            right: *game.last(),
            boards,
            known: Placement::empty(),
            asked: 0,
        }
    }

    /// Returns the square to ask about next; `None` once the board is known.
    pub fn next(&self) -> Option<Square> {
        match self.boards.as_slice() {
            [] => (0..64).map(Square::new).find(|it| !self.was_asked(*it)),
            [only] => self.unseen(only),
            _ => self.most_telling(),
        }
    }

    /// Takes what stands on a square.
    pub fn answer(&mut self, square: Square, piece: Option<Piece>) {
        let answer = piece.map_or(EMPTY, code);
        self.known.set(square, piece);
        self.asked |= 1 << u32::from(square);
        let right = self.right.code(square);
        let stands = |differing: &Differing| on(differing, square.into()).unwrap_or(right);
        self.boards.retain(|(differing, _weight)| stands(differing) == answer);
    }

    /// Returns what stands on the board, once it is known.
    pub fn found(&self) -> Option<Placement> {
        match self.boards.as_slice() {
            [] => (self.asked == u64::MAX).then_some(self.known),
            [only] if self.unseen(only).is_some() => None,
            [(differing, _weight)] => {
                let mut placement = self.right;
                for (square, code) in differing {
                    placement.codes_mut()[usize::from(*square)] = *code;
                }
                Some(placement)
            }
            _ => None,
        }
    }

    /// Returns how many questions were answered.
    pub fn asked(&self) -> usize {
        usize::try_from(self.asked.count_ones()).unwrap_or(usize::MAX)
    }

    /// Returns true once the answers fit no single slip.
    pub fn asks_for_all(&self) -> bool {
        self.boards.is_empty()
    }

    /// Returns a square on which the board that is left differs from the right one and that nobody has looked at: what is
    /// told to be changed must have been seen, or a slip of another kind would be taken for this one.
    fn unseen(&self, (differing, _weight): &(Differing, f64)) -> Option<Square> {
        let squares = differing.iter().map(|(square, _code)| Square::new((*square).into()));
        squares.into_iter().find(|it| !self.was_asked(*it))
    }

    fn was_asked(&self, square: Square) -> bool {
        self.asked >> u32::from(square) & 1 == 1
    }

    /// Returns the square whose answer is least known in advance: the one of the greatest entropy.
    fn most_telling(&self) -> Option<Square> {
        let total: f64 = self.boards.iter().map(|(_differing, weight)| weight).sum();
        let mut by_square = vec![[0.0; 13]; 64];
        for (differing, weight) in &self.boards {
            for (square, code) in differing {
                by_square[usize::from(*square)][usize::from(*code)] += weight;
            }
        }
        let mut best: Option<(Square, f64)> = None;
        for square in bits(!self.asked).map(|it| Square::new(it.into())) {
            let others = by_square[usize::from(square)];
            let as_right = total - others.iter().sum::<f64>();
            let part = |weight: &f64| {
                let share = weight / total;
                if share > 0.0 { -share * share.log2() } else { 0.0 }
            };
            let entropy = others.iter().map(part).sum::<f64>() + part(&as_right);
            let differs = others.iter().any(|it| *it > 0.0);
            if differs && best.is_none_or(|(_, other)| entropy > other) {
                best = Some((square, entropy));
            }
        }
        best.map(|(square, _entropy)| square)
    }
}

fn on(differing: &Differing, square: u8) -> Option<Code> {
    let found = differing.iter().find(|(it, _code)| *it == square);
    found.map(|(_square, code)| *code)
}

#[cfg(test)]
mod tests {
    use super::Questions;
    use crate::game::resolve::{Executed, Placement};
    use crate::game::{Board, Move};

    fn game(moves: &str) -> Executed {
        let moves: Vec<Move> = moves.split(' ').map(|it| it.parse().expect("a move")).collect();
        Executed::of(&Board::start(), &moves)
    }

    fn asked(board: &str, moves: &str) -> (Questions, Placement) {
        let board = Placement::from_fen(board).expect("a placement");
        let mut questions = Questions::about(&game(moves));
        while let Some(square) = questions.next() {
            questions.answer(square, board.at(square));
        }
        (questions, board)
    }

    #[test]
    fn a_single_slip_is_found_in_few_questions() {
        let (questions, board) = asked(
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R",
            "e2e4 e7e5 g1f3 b8c6 f1b5",
        );
        assert_eq!(questions.found(), Some(board));
        assert!(!questions.asks_for_all());
        assert!(questions.asked() <= 12, "{} questions", questions.asked());
    }

    #[test]
    fn what_is_left_is_believed_only_if_it_was_seen() {
        // No slip that is looked for leads the knight to h3.
        let (questions, board) = asked("rnbqkbnr/pppp1ppp/8/4p3/4P3/7N/PPPP1PPP/RNBQKB1R", "e2e4 e7e5 g1f3");
        assert_eq!(questions.found(), Some(board));
        assert!(questions.asks_for_all());
    }

    #[test]
    fn any_other_board_is_asked_square_by_square() {
        let (questions, board) = asked("8/8/8/3k4/8/8/8/K7", "e2e4 e7e5");
        assert_eq!(questions.found(), Some(board));
        assert!(questions.asks_for_all());
        assert_eq!(questions.asked(), 64);
    }

    #[test]
    fn without_a_half_move_there_is_nothing_to_ask() {
        let questions = Questions::about(&Executed::of(&Board::start(), &[]));
        assert_eq!(questions.next(), None);
        assert_eq!(questions.found(), Some(Placement::of(&Board::start())));
    }
}
