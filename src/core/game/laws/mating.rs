//! Whether a side can still mate by any series of legal moves of both sides: what a fallen flag (6.9), a second illegal move
//! (7.5.5) and a dead position (5.2.2, 9.7) depend on. The Laws ask it of the position alone, so no count of moves and no
//! repetition matters here.

use shakmaty::{Chess, Color, Position as _};

use crate::game::Position;

/// What can be said of a side that might still mate.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum CanMate {
    /// Some series of legal moves ends with the mate.
    Yes,
    /// No series of legal moves does.
    No,
    /// Neither is proven, or the Laws allow no such position.
    ArbiterDecides,
}

/// Returns whether `side` can mate by any series of legal moves of both sides (6.9, 7.5.5).
///
/// "No" is proven by material.
pub fn can_mate(position: &Position, side: Color) -> CanMate {
    match position.legal().map(|it| proof(it, side)) {
        Some(Proof::Mate) => CanMate::Yes,
        Some(Proof::NoMate) => CanMate::No,
        Some(Proof::Neither) | None => CanMate::ArbiterDecides,
    }
}

/// What was proven.
enum Proof {
    Mate,
    NoMate,
    Neither,
}

fn proof(legal: &Chess, side: Color) -> Proof {
    if is_mated(legal, !side) {
        return Proof::Mate;
    }
    if lacks_material(legal, side) || legal.legal_moves().is_empty() {
        return Proof::NoMate;
    }
    Proof::Neither
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
