//! The material for a mate on a board that the Laws allow or do not: a king may be open to capture, or a pawn be left on the last rank.

use shakmaty::{Bitboard, Board, Color, Rank};

/// Returns true if no arrangement of the men that are left, or of fewer, is a mate by `side`.
///
/// A pawn on its last rank gives no check and never moves, so it mates with nothing. It may still block its own king.
pub(super) fn is_lacking(board: &Board, side: Color) -> bool {
    let last_rank = Bitboard::from(side.fold_wb(Rank::Eighth, Rank::First));
    let own = board.by_color(side) & !(board.pawns() & last_rank);
    let others = board.by_color(!side);
    if !(own & (board.pawns() | board.rooks_and_queens())).is_empty() {
        return false;
    }
    let knights = own & board.knights();
    let bishops = own & board.bishops();
    if !knights.is_empty() {
        let is_alone = knights.count() == 1 && bishops.is_empty();
        return is_alone && (others & !board.kings() & !board.queens()).is_empty();
    }
    let all_bishops = board.bishops();
    let is_of_one_colour =
        (all_bishops & Bitboard::DARK_SQUARES).is_empty() || (all_bishops & Bitboard::LIGHT_SQUARES).is_empty();
    bishops.is_empty() || is_of_one_colour && (others & (board.pawns() | board.knights())).is_empty()
}
