//! By which slips in executing the game of the sheets a board can have come to what stands on it.

use shakmaty::Color;

use super::search::Search;
use super::slip::Slip;
use super::{Action, Placement};
use crate::game::{Board, Move, Position};

/// The game of the sheets as it is executed on a board: what hands do, and what then stands there.
#[derive(Clone, Debug)]
pub struct Executed {
    pub(super) actions: Vec<Action>,
    /// What stands there before the first half-move and after each.
    pub(super) boards: Vec<Placement>,
}

impl Executed {
    /// Executes the moves of a game from its start position.
    pub fn of(start: &Board, moves: &[Move]) -> Self {
        let mut board = start.clone();
        let mut actions = Vec::with_capacity(moves.len());
        let mut boards = vec![Placement::of(start)];
        for m in moves {
            let action = Action::of(&board, *m);
            let mut placement = *boards.last().unwrap_or(&Placement::empty());
            action.execute(&mut placement);
            actions.push(action);
            boards.push(placement);
            board.play(*m);
        }
        Self { actions, boards }
    }

    /// Returns the number of half-moves.
    pub fn plies(&self) -> usize {
        self.actions.len()
    }

    /// Returns what is done in a half-move, counted from 1.
    pub fn action(&self, ply: usize) -> Option<&Action> {
        self.actions.get(ply.checked_sub(1)?)
    }

    /// Returns what stands there before the first half-move.
    pub fn first(&self) -> &Placement {
        &self.boards[0]
    }

    /// Returns what stands on a board on which everything was executed rightly.
    pub fn last(&self) -> &Placement {
        // There is always the start position.
        &self.boards[self.actions.len()]
    }
}

/// A slip and when it happened.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Ord, PartialOrd)]
pub struct Slipped {
    /// The half-move, counted from 1.
    pub ply: usize,
    /// What went wrong.
    pub slip: Slip,
}

/// Slips that together make the board what it is, in the order of the game.
pub type Explanation = Vec<Slipped>;

/// All ways with the fewest slips.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Explained {
    /// How many slips it takes; `None` if two are not enough.
    pub fewest: Option<usize>,
    /// Every explanation with so many, in the order of the game; none if no slip is needed or two are not enough.
    pub explanations: Vec<Explanation>,
}

/// Finds every way in which one slip, or else two slips in two half-moves, lead exactly to what stands on the board;
/// all else was executed as announced, on what stood there.
pub fn explain(game: &Executed, board: &Placement) -> Explained {
    if board == game.last() {
        return Explained {
            fewest: Some(0),
            explanations: Vec::new(),
        };
    }
    let search = Search::new(game, board);
    let single = search.single();
    if !single.is_empty() {
        return Explained {
            fewest: Some(1),
            explanations: single.into_iter().map(|it| vec![it]).collect(),
        };
    }
    let double = search.double();
    Explained {
        fewest: (!double.is_empty()).then_some(2),
        explanations: double.into_iter().map(|it| it.to_vec()).collect(),
    }
}

/// Returns who moves in a half-move counted from 1, and the number of the move, for what is told about it.
pub fn move_number(start: &Position, ply: usize) -> (u32, Color) {
    let first = start.board().turn();
    let behind = usize::from(first == Color::Black) + ply.saturating_sub(1);
    let number = start.board().move_number() + u32::try_from(behind / 2).unwrap_or(u32::MAX);
    let side = if behind.is_multiple_of(2) {
        Color::White
    } else {
        Color::Black
    };
    (number, side)
}
