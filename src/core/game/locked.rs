//! Kings and pawns that are locked for ever: a dead position that can be seen at once (5.2.2).

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, attacks};

/// Returns true if only kings and pawns are left, each pawn has one of the other side right before it, and neither king can
/// ever take one.
///
/// No pawn moves any more then, nothing is taken, and no king is attacked again, so neither side can mate. Each king is taken
/// to go wherever no pawn keeps it from, as if the other one were not there: what it cannot reach so, it never reaches. Other
/// walls are for the proof that an arbiter asks for (`laws/mating`).
pub fn is_locked(legal: &Chess) -> bool {
    let board = legal.board();
    let pawns = board.pawns();
    if pawns.is_empty() || board.occupied() != pawns | board.kings() || legal.pseudo_legal_ep_square().is_some() {
        return false;
    }
    let [white, black] = Color::ALL.map(|color| pawns & board.by_color(color));
    let are_face_to_face = Bitboard(white.0 << 8) == black;
    let is_open = |color: Color| {
        let theirs = pawns & board.by_color(!color);
        (attacked(board, color) & theirs).any() || may_king_take(board, color)
    };
    are_face_to_face && !Color::ALL.into_iter().any(is_open)
}

/// Returns what the pawns of a color attack.
fn attacked(board: &Board, color: Color) -> Bitboard {
    let pawns = board.pawns() & board.by_color(color);
    pawns
        .into_iter()
        .fold(Bitboard::EMPTY, |sum, from| sum | attacks::pawn_attacks(color, from))
}

/// Returns true if the king of a color could come to a pawn that no other pawn guards.
fn may_king_take(board: &Board, color: Color) -> bool {
    let theirs = board.pawns() & board.by_color(!color);
    let barred = (board.pawns() & board.by_color(color)) | attacked(board, !color);
    let mut reach = board.kings() & board.by_color(color);
    loop {
        let steps = reach
            .into_iter()
            .fold(reach, |sum, from| sum | attacks::king_attacks(from));
        let next = reach | (steps & !barred);
        if (next & theirs).any() {
            return true;
        }
        if next == reach {
            return false;
        }
        reach = next;
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Chess, Color, Position as _, fen::Fen};

    use super::is_locked;
    use crate::game::laws::{CanMate, can_mate};
    use crate::game::{Board, Position};

    fn legal(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard).expect("a legal position")
    }

    #[test]
    fn c_5_2_2_walls_of_pawns_that_no_king_crosses() {
        for fen in [
            "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 61",
            "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 61",
        ] {
            assert!(is_locked(&legal(fen)), "{fen}");
        }
    }

    #[test]
    fn c_5_2_2_what_is_not_locked_is_not_dead() {
        for fen in [
            // A king goes round, a pawn may still move or take, another man is there, a pawn can be taken in passing.
            "8/8/4k3/1p1p1p2/1P1P1P2/4K3/8/8 w - - 0 61",
            "8/8/4k3/1p1p3p/1P1P3P/4K3/8/8 w - - 0 61",
            "8/8/4k3/1p1p1p1p/1P1P1P2/4K2P/8/8 w - - 0 61",
            "8/7p/4k3/1p1p1p2/1P1P1P1P/4K3/8/8 b - - 0 61",
            "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/6B1 w - - 0 61",
            "8/8/4k3/p1p1p1p1/PpP1P1P1/1P2K3/8/8 b - c3 0 61",
            "8/8/4k3/8/8/4K3/8/8 w - - 0 61",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ] {
            assert!(!is_locked(&legal(fen)), "{fen}");
        }
    }

    #[test]
    fn c_5_2_2_whatever_is_locked_is_proved_to_be_dead() {
        // Walls of every shape, drawn by a fixed sequence: where a file has a pair of pawns, and how far up it is.
        let mut seed = 0x2545_f491_4f6c_dd1d_u64;
        let mut draw = |below: u64| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            usize::try_from(seed % below).expect("a small number")
        };
        let mut locked = 0;
        for _ in 0..4000 {
            let mut ranks = [['1'; 8]; 8];
            let mut put = |rank: usize, file: usize, man| ranks[rank][file] = man;
            for file in (0..8).filter(|_| draw(10) < 8).collect::<Vec<_>>() {
                let rank = 2 + draw(3);
                put(rank, file, 'P');
                put(rank + 1, file, 'p');
            }
            for king in ['K', 'k'] {
                let (rank, file) = (draw(8), draw(8));
                if ranks[rank][file] == '1' {
                    ranks[rank][file] = king;
                }
            }
            let rows: Vec<String> = ranks.iter().rev().map(|row| row.iter().collect()).collect();
            let fen = format!("{} w - - 0 60", rows.join("/"));
            let position = Position::of(Board::from_fen(&fen, false).expect("a board"));
            if position.legal().is_some_and(|it| is_locked(it) && !it.is_checkmate()) {
                locked += 1;
                for side in Color::ALL {
                    assert_ne!(can_mate(&position, side), CanMate::Yes, "{fen}");
                }
            }
        }
        assert!(locked > 20, "{locked} of them are locked");
    }
}
