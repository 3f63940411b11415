//! What the Laws say of a position and its history, for the arbiter alone: mate, stalemate, dead position, five-fold
//! repetition, 75 moves, an illegal move. Nothing here is ever told to a player (11.3.a).

use shakmaty::{Position as _, Square};

use super::Rules;
use crate::game::{ArbiterNote, Board, Ending, Move, Position};

/// 75 moves by each player (9.6.b), in half-moves.
pub(in crate::game) const SEVENTY_FIVE_MOVES: u32 = 150;

/// How often a position must have stood for 9.6.a.
pub(in crate::game) const FIVEFOLD: usize = 5;

/// Returns what the arbiter is told after the last of `moves`, each fact once: at the move that brings it about.
pub fn notes_after(rules: &Rules, start: &Board, moves: &[Move]) -> Vec<ArbiterNote> {
    let mut positions = vec![Position::of(start.clone())];
    for (index, m) in moves.iter().enumerate() {
        positions.push(positions[index].after(*m));
    }
    let made: Vec<(&Position, Move)> = positions.iter().zip(moves.iter().copied()).collect();
    let illegal = made.last().filter(|(before, m)| before.is_legal(*m) == Some(false));
    let illegal = illegal.map(|(_, m)| {
        let ply = u16::try_from(moves.len()).unwrap_or(u16::MAX);
        ArbiterNote::IllegalMove { ply, m: *m }
    });
    let notes = notes_on_position(rules, &made, &positions[moves.len()], repetitions(start, moves));
    illegal.into_iter().chain(notes).collect()
}

/// Returns what holds from the half-moves that were made on, each with the position it was made in, and did not hold before.
///
/// `stood` is how often the position after them has stood in the game, this time included.
pub fn notes_on_position(
    rules: &Rules,
    made: &[(&Position, Move)],
    after: &Position,
    stood: usize,
) -> Vec<ArbiterNote> {
    let Some(((before, _), earlier)) = made.split_last() else {
        return after.ending().map(ending_note).into_iter().collect();
    };
    // The game is over at once (5.1.a, 5.2.a, 5.2.b), so no count matters any more (AMB-19).
    if let Some(ending) = ending_after(made.iter().copied(), after) {
        let is_new = ending_after(earlier.iter().copied(), before) != Some(ending);
        return is_new.then(|| ending_note(ending)).into_iter().collect();
    }
    let mut notes = Vec::new();
    if after.legal().is_none() {
        return notes;
    }
    if rules.fivefold && stood == FIVEFOLD {
        let earlier = made.iter().map(|(position, _)| position.board());
        notes.push(match rules.fivefold_in_a_row && !consecutive(earlier, after.board()) {
            true => ArbiterNote::FivefoldApart,
            false => ArbiterNote::Fivefold,
        });
    }
    let moves_75 = |position: &Position| position.board().halfmove_clock() >= SEVENTY_FIVE_MOVES;
    let since = made
        .iter()
        .rev()
        .map(|(position, _)| position)
        .take_while(|it| moves_75(it));
    if rules.seventy_five_moves && moves_75(after) && since.filter(|it| it.legal().is_some()).count() == 0 {
        notes.push(ArbiterNote::SeventyFiveMoves);
    }
    notes
}

/// Returns how the game ended with the position after half-moves, each with the position it was made in.
///
/// A legal move must have led to it (5.1.a, 5.2.a, 5.2.b), or the game begun with it. What is dead may stay so behind one that
/// is illegal.
pub fn ending_after<'a>(
    made: impl DoubleEndedIterator<Item = (&'a Position, Move)>,
    after: &Position,
) -> Option<Ending> {
    let ending = after.ending()?;
    for (before, m) in made.rev() {
        if before.is_legal(m) == Some(true) {
            return Some(ending);
        }
        if ending != Ending::DeadPosition || before.ending() != Some(ending) {
            return None;
        }
    }
    Some(ending)
}

fn ending_note(ending: Ending) -> ArbiterNote {
    match ending {
        Ending::Checkmate => ArbiterNote::Checkmate,
        Ending::Stalemate => ArbiterNote::Stalemate,
        Ending::DeadPosition => ArbiterNote::DeadPosition,
    }
}

/// Returns how often the position after the last of `moves` has stood in the game (9.2), itself included.
pub fn repetitions(start: &Board, moves: &[Move]) -> usize {
    let mut board = start.clone();
    // No position before a pawn move or a capture can come back.
    let mut since_irreversible = vec![board.clone()];
    for m in moves {
        board.play(*m);
        if board.halfmove_clock() == 0 {
            since_irreversible.clear();
        }
        since_irreversible.push(board.clone());
    }
    times_stood(&since_irreversible, &board)
}

/// Returns how often a position stands among others (9.2).
pub(in crate::game) fn times_stood<'a>(boards: impl IntoIterator<Item = &'a Board>, board: &Board) -> usize {
    boards.into_iter().filter(|it| same_position(it, board)).count()
}

/// Returns true if a position that is there for the fifth time came back every time with the second move of each player, the
/// soonest that it can (9.6.a of 2014).
pub(in crate::game) fn consecutive<'a>(earlier: impl DoubleEndedIterator<Item = &'a Board>, board: &Board) -> bool {
    /// Two moves of each player, in half-moves.
    const CYCLE: usize = 4;
    let came: Vec<&Board> = earlier
        .rev()
        .skip(CYCLE - 1)
        .step_by(CYCLE)
        .take(FIVEFOLD - 1)
        .collect();
    came.len() == FIVEFOLD - 1 && came.into_iter().all(|it| same_position(it, board))
}

/// Returns true if two positions are the same in the sense of 9.2: side to move, placement, castling rights, and a
/// possible capture in passing.
pub(super) fn same_position(one: &Board, other: &Board) -> bool {
    one.turn() == other.turn()
        && one.setup().board == other.setup().board
        && one.setup().castling_rights == other.setup().castling_rights
        && en_passant(one) == en_passant(other)
}

/// Returns the square of a capture in passing that can be made: legally, where the Laws allow such a position at all.
fn en_passant(board: &Board) -> Option<Square> {
    let square = board.setup().ep_square?;
    match Position::of(board.clone()).legal() {
        Some(legal) => legal.legal_ep_square(),
        None => {
            let pawns = board.setup().board.by_piece(shakmaty::Role::Pawn.of(board.turn()));
            pawns.into_iter().any(|it| board.reaches(it, square)).then_some(square)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{notes_after, notes_on_position, repetitions};
    use crate::game::ArbiterNote;
    use crate::game::ArbiterNote::{Checkmate, DeadPosition, Fivefold, SeventyFiveMoves, Stalemate};
    use crate::game::{Board, Edition, Move, Position};
    use proptest::prelude::*;

    fn board(fen: &str) -> Board {
        Board::from_fen(fen, false).expect("a FEN")
    }

    fn moves(text: &str) -> Vec<Move> {
        text.split_whitespace()
            .map(|uci| uci.parse().expect("a move"))
            .collect()
    }

    #[track_caller]
    fn notes(start: &Board, text: &str, expected: &[ArbiterNote]) {
        assert_eq!(
            notes_after(Edition::default().rules(), start, &moves(text)),
            expected,
            "{text}"
        );
    }

    #[track_caller]
    fn stands(start: &Board, text: &str, times: usize) {
        assert_eq!(repetitions(start, &moves(text)), times, "{text}");
    }

    #[test]
    fn the_start_position_counts_as_its_first_occurrence() {
        stands(&Board::start(), "", 1);
        stands(&Board::start(), "g1f3 g8f6 f3g1 f6g8", 2);
        stands(&Board::start(), "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", 3);
        stands(&Board::start(), "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", 2);
    }

    #[test]
    fn the_side_to_move_is_part_of_the_position() {
        let rooks = board("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        stands(&rooks, "a1a2 e8e7 a2a3 e7e8 a3a1", 1);
    }

    #[test]
    fn a_capture_in_passing_that_is_not_legal_makes_no_difference() {
        let pinned = board("4r1k1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1");
        stands(&pinned, "d7d5", 1);
        stands(&pinned, "d7d5 g1f3 g8h8 f3g1 h8g8 g1f3 g8h8 f3g1 h8g8", 3);
    }

    #[test]
    fn a_lost_chance_to_take_in_passing_makes_another_position() {
        let played = "e2e4 g8f6 e4e5 d7d5 b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8";
        stands(&Board::start(), played, 2);
        stands(&Board::start(), &format!("{played} b1c3"), 3);
    }

    #[test]
    fn a_lost_castling_right_makes_another_position() {
        let played = "g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8";
        stands(&Board::start(), played, 2);
        stands(&Board::start(), &format!("{played} h1g1 h8g8 g1h1 g8h8"), 3);
    }

    #[test]
    fn a_castling_right_that_cannot_be_used_now_makes_no_difference() {
        // The rook on f8 bars castling in both occurrences.
        let barred = board("5rk1/8/8/8/8/8/8/4K2R w K - 0 1");
        stands(&barred, "h1h2 f8f7 h2h1 f7f8", 1);
        stands(&board("5rk1/8/8/8/8/8/P7/4K1NR w K - 0 1"), "g1h3 f8f7 h3g1 f7f8", 2);
    }

    #[test]
    fn repetition_need_not_be_consecutive() {
        let apart = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 a1b1 a8b8 b1a1 b8a8 c3b1 c6b8";
        stands(&Board::start(), apart, 1);
        let rooks_moved = "a1b1 a8b8 b1a1 b8a8";
        let knights = "g1f3 g8f6 f3g1 f6g8";
        let free = board("r3k1nr/7p/8/8/8/8/7P/R3K1NR w - - 0 1");
        stands(&free, &format!("{rooks_moved} {knights} a1a2 a8a7 a2a1 a7a8"), 4);
    }

    #[test]
    fn an_illegal_move_does_not_stop_the_count() {
        stands(&Board::start(), "b1b5 g8f6 b5b4 f6g8 b4b5 g8f6 b5b4 f6g8", 2);
        // White stands in check and leaves it: Black can take in passing by how pieces move, later no more.
        let in_check = board("4k1r1/8/8/8/3p4/8/4P3/6K1 w - - 0 1");
        stands(&in_check, "e2e4 e8e7 g1h1 e7e8 h1g1", 1);
        stands(&in_check, "e2e4 e8e7 g1h1 e7e8 h1g1 e8e7 g1h1 e7e8 h1g1", 2);
    }

    #[test]
    fn the_fifth_occurrence_is_noted_at_its_half_move_and_not_before() {
        let once = "g1f3 g8f6 f3g1 f6g8 ";
        let sixteen = once.repeat(4);
        notes(&Board::start(), &sixteen, &[Fivefold]);
        notes(&Board::start(), sixteen.trim_end().trim_end_matches(" f6g8"), &[]);
        notes(&Board::start(), &once.repeat(3), &[]);
        notes(&Board::start(), &once.repeat(5), &[]);
    }

    #[test]
    fn seventy_five_moves_are_noted_once() {
        let start = board("8/8/8/4k3/8/8/R7/4K3 w - - 148 120");
        notes(&start, "a2a3", &[]);
        notes(&start, "a2a3 e5e4", &[SeventyFiveMoves]);
        notes(&start, "a2a3 e5e4 a3a4", &[]);
        notes(
            &board("8/8/8/4k3/8/8/R7/4K3 w - - 149 120"),
            "a2a3",
            &[SeventyFiveMoves],
        );
        notes(&board("8/8/8/4k3/8/8/R6P/4K3 w - - 149 120"), "h2h3", &[]);
    }

    #[test]
    fn mate_comes_before_seventy_five_moves() {
        notes(&board("7k/8/6K1/8/8/8/8/R7 w - - 149 120"), "a1a8", &[Checkmate]);
    }

    #[test]
    fn mate_is_noted() {
        notes(&Board::start(), "f2f3 e7e5 g2g4 d8h4", &[Checkmate]);
        notes(&Board::start(), "f2f3 e7e5 g2g4", &[]);
    }

    #[test]
    fn stalemate_is_noted() {
        notes(&board("7k/Q7/6K1/8/8/8/8/8 w - - 0 1"), "a7f7", &[Stalemate]);
    }

    #[test]
    fn a_dead_position_is_noted_where_the_material_proves_it() {
        notes(&board("8/8/8/4k3/8/6p1/4KN2/8 w - - 0 1"), "f2h1", &[]);
        notes(&board("8/8/8/4k3/8/8/4Kp2/7N w - - 0 1"), "h1f2", &[DeadPosition]);
        notes(&board("8/8/8/4k3/8/8/3NKp2/7N w - - 0 1"), "h1f2", &[]);
        notes(&board("8/8/8/4k3/8/8/4Kp2/8 w - - 0 1"), "e2f2", &[DeadPosition]);
        notes(&board("8/8/3b4/4k3/8/8/4Kp2/4B3 w - - 0 1"), "e1f2", &[DeadPosition]);
        notes(&board("8/8/4b3/4k3/8/8/4Kp2/4B3 w - - 0 1"), "e1f2", &[]);
    }

    #[test]
    fn a_dead_position_is_noted_once() {
        notes(&board("8/8/8/4k3/8/8/4Kp2/8 w - - 0 1"), "e2f2 e5e4", &[]);
    }

    #[test]
    fn an_illegal_move_is_noted_with_its_half_move() {
        let played = "e2e4 d7d5 f1b5 a7a6";
        let m = "a7a6".parse().expect("a move");
        notes(&Board::start(), played, &[ArbiterNote::IllegalMove { ply: 4, m }]);
        let m = "b5e8".parse().expect("a move");
        let takes_the_king = format!("{played} b5e8");
        notes(
            &Board::start(),
            &takes_the_king,
            &[ArbiterNote::IllegalMove { ply: 5, m }],
        );
    }

    #[test]
    fn after_an_illegal_move_the_ends_are_noted_again() {
        notes(&Board::start(), "e2e5 a7a6 f1c4 a6a5 d1h5 a5a4 h5f7", &[Checkmate]);
        notes(
            &board("7k/8/6K1/8/8/8/Q7/8 w - - 0 1"),
            "a2c7 h8g8 c7e7 g8h8 e7f7",
            &[Stalemate],
        );
        notes(
            &board("8/8/8/4k3/8/6p1/4KN2/8 w - - 0 1"),
            "f2f1 e5e6 f1g3",
            &[DeadPosition],
        );
        let again = format!("b1b5 g8f6 {}", "b5c3 f6g8 c3b5 g8f6 ".repeat(4));
        notes(&Board::start(), again.trim_end(), &[Fivefold]);
    }

    #[test]
    fn an_illegal_move_ends_no_game_and_counts_all_the_same() {
        let mated = "7k/8/6K1/8/8/8/8/R7 w - - 149 120";
        let illegal = |ply, uci: &str| {
            let m = uci.parse().expect("a move");
            ArbiterNote::IllegalMove { ply, m }
        };
        notes(&board(mated), "a1b8", &[illegal(1, "a1b8"), SeventyFiveMoves]);
        notes(&board(mated), "a1b8 h8h7", &[illegal(2, "h8h7")]);
        // Dead through an illegal move, it is noted at the next legal one, and once.
        let dead = "8/8/8/4k3/8/8/4K2p/8 w - - 0 1";
        notes(&board(dead), "e2h2", &[illegal(1, "e2h2")]);
        notes(&board(dead), "e2h2 e5e4", &[DeadPosition]);
        notes(&board(dead), "e2h2 e5e4 h2h3", &[]);
        notes(&board(dead), "e2h2 e5e4 h2h5 e4e3", &[]);
    }

    #[test]
    fn on_a_board_no_game_comes_to_nothing_is_judged_and_later_it_is() {
        let start = board("4k3/8/8/8/8/8/4R3/K7 w - - 147 120");
        let illegal = || ArbiterNote::IllegalMove {
            ply: 2,
            m: "e8e7".parse().expect("a move"),
        };
        notes(&start, "e2e1 e8e7", &[illegal()]);
        notes(&start, "e2e1 e8e7 a1a2", &[SeventyFiveMoves]);
        let later = board("4k3/8/8/8/8/8/4R3/K7 w - - 148 120");
        notes(&later, "e2e1 e8e7", &[illegal()]);
        notes(&later, "e2e1 e8e7 a1a2", &[SeventyFiveMoves]);
        notes(&later, "e2e1 e8e7 a1a2 e7d7", &[]);
    }

    #[test]
    fn the_position_a_game_begins_with_is_judged_too() {
        notes(&board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "", &[Stalemate]);
        notes(&board("R6k/8/6K1/8/8/8/8/8 b - - 0 1"), "", &[Checkmate]);
        notes(&board("8/8/8/4k3/8/8/4K3/8 w - - 0 1"), "", &[DeadPosition]);
        notes(&board("8/8/8/4k3/8/8/4K3/8 w - - 0 1"), "e2e3", &[]);
        notes(&Board::start(), "", &[]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn positions_are_counted_as_shakmaty_compares_them(choices in prop::collection::vec(0..6_usize, 0..150)) {
            // Few pieces and few choices, so that positions come back.
            let start = board("r3k2r/8/8/8/4p3/8/3P4/R3K2R w KQkq - 0 1");
            let mut position = Position::of(start.clone());
            let mut history = vec![position.clone()];
            let mut played = Vec::new();
            for choice in choices {
                let moves = position.legal_moves().expect("only legal moves were made");
                if moves.is_empty() { break; }
                let m = moves[choice % moves.len()];
                position.play(m);
                played.push(m);
                history.push(position.clone());
                let by_shakmaty = history.iter().filter(|it| it.legal() == position.legal()).count();
                prop_assert_eq!(repetitions(&start, &played), by_shakmaty);
                let made: Vec<(&Position, Move)> = history.iter().zip(played.iter().copied()).collect();
                let rules = Edition::default().rules();
                prop_assert_eq!(notes_after(rules, &start, &played), notes_on_position(rules, &made, &position, by_shakmaty));
            }
        }
    }
}
