//! Games by chance, rich in what is seldom: castling, taking in passing, promotion.

use ansage_core::game::{Board, Move, Position};
use rand::prelude::IndexedRandom as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};
use shakmaty::Setup;
use shakmaty::fen::Fen;

use super::oracle::Ply;

/// A game from a position that came about in a game.
pub(crate) struct RandomGame {
    pub(crate) start: Board,
    pub(crate) moves: Vec<Move>,
    /// The same moves for the oracle.
    pub(crate) plies: Vec<Ply>,
}

/// Returns the chance of a case.
pub(crate) fn chance(proof: u64, case: usize) -> StdRng {
    StdRng::seed_from_u64(proof << 32 | u64::try_from(case).expect("a number"))
}

/// Returns a game of up to `longest` half-moves, every third of Chess960, from the beginning or from later on.
pub(crate) fn random_game(random: &mut StdRng, longest: usize) -> RandomGame {
    let mut position = Position::of(random_start(random));
    let before = if random.random_bool(0.3) {
        0
    } else {
        random.random_range(0..80)
    };
    for _ in 0..before {
        match random_move(&position, random) {
            Some(m) => position.play(m),
            None => position = Position::start(),
        }
    }
    let length = random.random_range(1..=longest);
    let start = position.board().clone();
    let (mut moves, mut plies) = (Vec::new(), Vec::new());
    while moves.len() < length {
        let Some(m) = random_move(&position, random) else {
            break;
        };
        plies.push(Ply {
            side: position.board().turn(),
            m: position.legal_move(m).expect("a legal move"),
        });
        moves.push(m);
        position.play(m);
    }
    if moves.is_empty() {
        return random_game(random, longest);
    }
    RandomGame { start, moves, plies }
}

fn random_start(random: &mut StdRng) -> Board {
    if random.random_bool(0.67) {
        return Board::start();
    }
    let board = shakmaty::Board::chess960(random.random_range(0..960));
    let setup = Setup {
        castling_rights: board.rooks(),
        board,
        ..Setup::default()
    };
    let fen = Fen::try_from_setup(setup).expect("a start").to_string();
    Board::from_fen(&fen, true).expect("a FEN")
}

fn random_move(position: &Position, random: &mut StdRng) -> Option<Move> {
    let moves = position.legal_moves()?;
    let board = position.board();
    let is_seldom = |m: &&Move| {
        m.promotion.is_some()
            || board.castling_side(**m).is_some()
            || board.captured_square(**m).is_some_and(|it| it != m.to)
    };
    let seldom: Vec<&Move> = moves.iter().filter(is_seldom).collect();
    match seldom.choose(random) {
        Some(m) if random.random_bool(0.5) => Some(**m),
        Some(_) | None => moves.choose(random).copied(),
    }
}
