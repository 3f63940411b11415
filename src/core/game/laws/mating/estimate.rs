//! How near a mate seems to be: what a search looks at first. It decides nothing, and may be wrong.

use shakmaty::{Board, Color, Square, attacks};

use super::pawn_way::to_promotion;

/// What one attempt is after, and what counts how much on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// Where the king is to be mated.
    pub(super) corner: Square,
    /// Each square on which that king could still go.
    pub(super) flight: u32,
    /// Each step that the kings are apart.
    pub(super) apart: u32,
    /// Each man on the board: an empty one is easier.
    pub(super) man: u32,
}

/// How a position looks to whoever is to mate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estimate {
    /// About how much is left to do; less is better.
    pub(super) left: u32,
    /// The king that is to be mated is in check and cannot go anywhere: it may be mate.
    pub(super) is_shut_in: bool,
}

/// A step that the king is from his corner.
const STEP: u32 = 3;

/// He is not in check.
const NO_CHECK: u32 = 2;

/// There is nobody to mate with yet but pawns, and each half-move to the promotion of one.
const NO_FORCE: u32 = 64;
const TO_FORCE: u32 = 8;

/// Looks at a position for `side`.
pub(super) fn estimate(board: &Board, side: Color, aim: Aim) -> Estimate {
    let (Some(own), Some(other)) = (board.king_of(side), board.king_of(!side)) else {
        return Estimate {
            left: 0,
            is_shut_in: false,
        };
    };
    // Behind a king who stands in check no square is safe from it.
    let barred = board.occupied().without(other);
    let is_attacked = |square: &Square| board.attacks_to(*square, side, barred).any();
    let beside = attacks::king_attacks(other) & !board.by_color(!side);
    let flights: u32 = beside.into_iter().map(|it| u32::from(!is_attacked(&it))).sum();
    let is_check = is_attacked(&other);
    let from_corner = other.distance(aim.corner);
    let left = match to_force(board, side) {
        Some(to_force) => to_force + from_corner,
        None => {
            let apart = own.distance(other).saturating_sub(2);
            let check = if is_check { 0 } else { NO_CHECK };
            STEP * from_corner + aim.flight * flights + aim.apart * apart + check
        }
    };
    Estimate {
        left: left + aim.man * men(board),
        is_shut_in: is_check && flights == 0,
    }
}

fn men(board: &Board) -> u32 {
    board.occupied().into_iter().map(|_| 1).sum()
}

/// Returns what is left until a pawn has become somebody to mate with; `None` with a queen, a rook or no pawn.
fn to_force(board: &Board, side: Color) -> Option<u32> {
    let has_force = (board.by_color(side) & board.rooks_and_queens()).any();
    let to_promotion = to_promotion(board, side).filter(|_| !has_force)?;
    Some(NO_FORCE + TO_FORCE * to_promotion)
}
