//! How far a side's pawns are from the last rank: what an estimate counts as long as there is nobody to mate with.

use shakmaty::{Bitboard, Board, Color, Square};

/// What a pawn counts at most.
const NO_WAY: u32 = 40;

/// What it counts that a man of the other side comes to be taken: one that moves freely, or only what a pawn becomes.
const LURED: u32 = 3;
const LURED_PAWN: u32 = 8;

/// What it counts that something stands before a pawn.
const BEHIND_PAWN: u32 = 3;
const BEFORE_PAWN: u32 = 8;
const BEHIND_OTHER: u32 = 2;

/// Returns about how many half-moves of `side` the nearest of its pawns is from the last rank, with what must go out of its
/// way; `None` without a pawn.
pub(super) fn to_promotion(board: &Board, side: Color) -> Option<u32> {
    let pawns = board.by_color(side) & board.pawns();
    if pawns.is_empty() {
        return None;
    }
    let ways = Ways::of(board, side);
    pawns.into_iter().map(|it| ways.from(it)).min()
}

/// How far it is from each square.
struct Ways {
    side: Color,
    /// By rank as that side counts them, then by file.
    costs: [[u32; 8]; 8],
}

impl Ways {
    fn of(board: &Board, side: Color) -> Self {
        let mut ways = Self {
            side,
            costs: [[0; 8]; 8],
        };
        let takeable = board.by_color(!side) & !board.kings();
        let lured = match (takeable & !board.pawns()).any() {
            true => LURED,
            false => LURED_PAWN,
        };
        for rank in (1..7).rev() {
            let ahead = ways.costs[rank + 1];
            for file in 0..8 {
                let push = ahead[file] + bars(board, side, ways.square(rank + 1, file));
                let take = |beside: usize| {
                    let stands_there = takeable.contains(ways.square(rank + 1, beside));
                    ahead[beside] + if stands_there { 0 } else { lured }
                };
                let left = file.checked_sub(1).map_or(NO_WAY, take);
                let right = if file < 7 { take(file + 1) } else { NO_WAY };
                ways.costs[rank][file] = 1 + push.min(left).min(right);
            }
        }
        ways
    }

    fn from(&self, square: Square) -> u32 {
        let rank = usize::from(square.rank());
        let rank = self.side.fold_wb(rank, 7 - rank);
        self.costs[rank][usize::from(square.file())]
    }

    /// `rank` as the side counts.
    fn square(&self, rank: usize, file: usize) -> Square {
        let rank = self.side.fold_wb(rank, 7 - rank);
        Square::ALL[rank * 8 + file]
    }
}

fn bars(board: &Board, side: Color, square: Square) -> u32 {
    let men: [(Bitboard, u32); 3] = [
        (board.by_color(side) & board.pawns(), BEHIND_PAWN),
        (board.by_color(!side) & board.pawns(), BEFORE_PAWN),
        (board.occupied(), BEHIND_OTHER),
    ];
    let first = men.into_iter().find(|(it, _)| it.contains(square));
    first.map_or(0, |(_, cost)| cost)
}
