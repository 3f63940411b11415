//! Whether a side can still mate by any series of legal moves of both sides: what a fallen flag (6.9), a second illegal move
//! (7.5.5) and a dead position (5.2.2, 9.7) depend on. The Laws ask it of the position alone, so no count of moves and no
//! repetition matters here.

mod ahead;
mod attempt;
mod blocked;
mod estimate;
mod material;
mod pattern;
mod pawn_way;
mod search;
mod seen;

use shakmaty::{Chess, Color, Position as _};

use crate::game::position::from_shakmaty;
use crate::game::unreplaced_pawn::queen_left_pawns;
use crate::game::{Game, Move, Position};

/// What can be said of a side that might still mate.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum CanMate {
    /// Some series of legal moves ends with the mate: [`mating_line`] returns one.
    Yes,
    /// No series of legal moves does.
    No,
    /// Neither is proven within the bound on positions that are looked at, or the Laws allow no such position and the material
    /// would do.
    ArbiterDecides,
}

/// Returns whether `side` can mate by any series of legal moves of both sides (6.9, 7.5.5).
///
/// It looks at a fixed number of positions at most, so the answer is the same on every machine. "No" is proven by material,
/// by walls of pawns, or by all positions that can come about; "yes" by a line of moves. Material alone proves
/// if the Laws allow no such position.
pub fn can_mate(position: &Position, side: Color) -> CanMate {
    match position.legal().map(|it| proof(it, side)) {
        Some(Proof::Mate(_)) => CanMate::Yes,
        Some(Proof::NoMate) => CanMate::No,
        None if material::is_lacking(&position.board().setup().board, side) => CanMate::No,
        Some(Proof::Neither) | None => CanMate::ArbiterDecides,
    }
}

/// Returns the same in a game, with a queen for each pawn that was left on the last rank if the edition makes one of it (7.5.2).
pub fn can_mate_in(game: &Game, position: &Position, side: Color) -> CanMate {
    match queen_left_pawns(game, position) {
        Some(replaced) => can_mate(&replaced, side),
        None => can_mate(position, side),
    }
}

/// Returns legal moves of both sides that end with the mate by `side`, none if it is mate already; `None` unless
/// [`can_mate`] says yes. The line is no shortest one.
pub fn mating_line(position: &Position, side: Color) -> Option<Vec<Move>> {
    match proof(position.legal()?, side) {
        Proof::Mate(moves) => {
            let mode = position.castling_mode();
            Some(moves.into_iter().map(|it| from_shakmaty(it, mode)).collect())
        }
        Proof::NoMate | Proof::Neither => None,
    }
}

/// What was proven.
enum Proof {
    Mate(Vec<shakmaty::Move>),
    NoMate,
    Neither,
}

fn proof(legal: &Chess, side: Color) -> Proof {
    if is_mated(legal, !side) {
        return Proof::Mate(Vec::new());
    }
    if lacks_material(legal, side) || legal.legal_moves().is_empty() || blocked::never_mates(legal, side) {
        return Proof::NoMate;
    }
    search::prove(legal, side)
}

fn is_mated(legal: &Chess, side: Color) -> bool {
    legal.turn() == side && legal.is_checkmate()
}

/// Returns true if no arrangement of the men that are left, or of fewer, is a mate by `side`.
///
/// A bare king; a knight against queens alone; bishops on squares of one colour where no pawn, knight or bishop on the others
/// can stand in its own king's way. Any other material mates somewhere on an empty board.
fn lacks_material(legal: &Chess, side: Color) -> bool {
    legal.has_insufficient_material(side)
}

#[cfg(test)]
mod tests;
