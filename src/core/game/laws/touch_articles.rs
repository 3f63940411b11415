//! Which article says what a touch binds to (4.3 to 4.7): castling has points of its own.

use shakmaty::{Role, Square};

use super::{Due, Handled, Subject};
use crate::game::{Move, Position};

/// Returns the subject of the article by which that is due after what was done with pieces, in the order in which it was done.
pub fn subject_of_touch(position: &Position, handled: &[Handled], due: Due) -> Subject {
    match due {
        Due::Castles(_) if is_released(handled) => Subject::KingReleased,
        Due::Castles(_) => Subject::TouchCastling,
        Due::Stays(_) => Subject::Released,
        Due::FreeBut(_) => Subject::RookThenKingInVain,
        Due::Taken(_) | Due::Takes { .. } => Subject::Touch,
        Due::Moves(_) | Due::Free => illegal_castling(position, handled).unwrap_or(match due {
            Due::Free => Subject::TouchedInVain,
            _ => rook_then_king(position, handled, due),
        }),
    }
}

/// 4.4.3 and 4.7.2: the king moves, or anything if he cannot, where castling was meant and is illegal.
fn illegal_castling(position: &Position, handled: &[Handled]) -> Option<Subject> {
    let own = own_pieces(position, handled);
    let [(king, Role::King), rest @ ..] = own.as_slice() else {
        return None;
    };
    let is_castling = |to: Square| {
        let castling = position.board().castling_side(Move::new(*king, to));
        castling.is_some() && to.rank() == king.rank()
    };
    match (handled.last(), rest) {
        (Some(Handled::Released(to)), _) if is_castling(*to) => Some(Subject::KingReleasedInVain),
        (_, [(_, Role::Rook), ..]) => Some(Subject::CastlingIllegal),
        _ => None,
    }
}

/// 4.4.2: the rook was touched first, and it or the king moves.
fn rook_then_king(position: &Position, handled: &[Handled], due: Due) -> Subject {
    let own = own_pieces(position, handled);
    match own.as_slice() {
        [(rook, Role::Rook), (king, Role::King), ..] if [rook, king].map(|it| Due::Moves(*it)).contains(&due) => {
            Subject::RookThenKing
        }
        _ => Subject::Touch,
    }
}

/// Returns the pieces of the side to move that were touched, with their squares.
fn own_pieces(position: &Position, handled: &[Handled]) -> Vec<(Square, Role)> {
    let touched = handled.iter().filter_map(|how| match how {
        Handled::Touched(square) => Some(*square),
        Handled::Released(_) => None,
    });
    let own = touched.filter_map(|square| Some((square, position.board().own_piece_at(square)?)));
    own.collect()
}

fn is_released(handled: &[Handled]) -> bool {
    handled.iter().any(|how| matches!(how, Handled::Released(_)))
}
