//! By which article the arbiter goes back to an earlier half-move (7.5, 7.6, D.2.8).

use super::{Remedy, Subject, bound, subject_of_touch};
use crate::game::offences::is_decided;
use crate::game::unreplaced_pawn::{fault_of_half_move, precedes_queen, queen_left_pawn};
use crate::game::{Game, Ply};

/// Returns the subject of the article by which the game goes back to so many half-moves: D.2.8 while two boards are compared; 7.5
/// where something illegal is struck, or what replied to a pawn that is a queen now, and that of the touch where a move did not keep to it; else 7.6. `None` for an illegal
/// move that remains because the opponent has moved (A.5.2).
pub fn subject_of_going_back(game: &Game, ply: u16) -> Option<Subject> {
    let struck: Vec<Struck<'_>> = (1u16..)
        .zip(game.plies())
        .skip(ply.into())
        .map(|(number, made)| Struck { game, number, made })
        .collect();
    let first = struck.first()?;
    match first.is_illegal() {
        _ if game.comparing().is_some() => Some(Subject::SheetsDiffer),
        _ if precedes_queen(game, first.number) => Some(Subject::TakingBack),
        true if queen_left_pawn(&first.made.before, first.made.m).is_some() => Some(Subject::UnreplacedPawn),
        true => (!first.remains()).then_some(Subject::TakingBack),
        false => first.touch_breach().or_else(|| {
            // 7.5.1: where the position before it is not known, the game goes on from an earlier one.
            let is_taken_back = |made: &Struck<'_>| made.is_illegal() && !made.remains();
            match struck.iter().any(is_taken_back) {
                true => Some(Subject::TakingBack),
                false => Some(Subject::MovedPieces),
            }
        }),
    }
}

/// A half-move that is struck, with its number counted from 1.
struct Struck<'a> {
    game: &'a Game,
    number: u16,
    made: &'a Ply,
}

impl Struck<'_> {
    fn is_illegal(&self) -> bool {
        self.made.before.is_legal(self.made.m) == Some(false)
    }

    /// Returns true for an illegal move that is not corrected any more (A.5.2), unless the arbiter acted on it.
    fn remains(&self) -> bool {
        let fault = fault_of_half_move(self.game, self.number, self.made.side());
        !is_decided(self.game, self.number) && self.game.remedy_for(fault) == Remedy::Stands
    }

    /// Returns the subject of the article on what was touched, if the move did not keep to it.
    fn touch_breach(&self) -> Option<Subject> {
        let (before, handled) = (&self.made.before, self.made.handled.as_slice());
        let bound = bound(before, handled).filter(|bound| !bound.is_kept_by(before, self.made.m))?;
        Some(subject_of_touch(before, handled, bound.due))
    }
}
