use shakmaty::{Color, Position as _};

use super::{CanMate, can_mate, mating_line};
use crate::game::{Board, Move, Position};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn at(fen: &str, chess960: bool) -> Position {
    Position::of(Board::from_fen(fen, chess960).expect("a FEN"))
}

/// Returns the positions that are meant: with either side to move where only the men are named.
fn meant(fen: &str) -> Vec<Position> {
    let fens = match fen.split_whitespace().count() {
        1 => vec![format!("{fen} w - - 0 1"), format!("{fen} b - - 0 1")],
        2 => vec![format!("{fen} - - 0 1")],
        _ => vec![fen.to_owned()],
    };
    let positions: Vec<Position> = fens.iter().map(|it| at(it, false)).collect();
    let lawful: Vec<Position> = positions.into_iter().filter(|it| it.legal().is_some()).collect();
    assert!(!lawful.is_empty(), "{fen}");
    lawful
}

#[track_caller]
fn says(fen: &str, side: Color, expected: CanMate) {
    for position in meant(fen) {
        assert_eq!(can_mate(&position, side), expected, "{side} in {}", position.fen());
        assert_eq!(ends_in_mate(&position, side), expected == CanMate::Yes);
    }
}

#[track_caller]
fn can(fen: &str, side: Color) {
    says(fen, side, CanMate::Yes);
}

#[track_caller]
fn cannot(fen: &str, side: Color) {
    says(fen, side, CanMate::No);
}

/// Plays the line of a "yes"; false where there is none.
#[track_caller]
fn ends_in_mate(position: &Position, side: Color) -> bool {
    let Some(line) = mating_line(position, side) else {
        return false;
    };
    let mut position = position.clone();
    for m in line {
        assert_eq!(position.is_legal(m), Some(true), "{m} in {}", position.fen());
        position.play(m);
    }
    let legal = position.legal().expect("only legal moves were made");
    assert!(legal.is_checkmate() && legal.turn() != side, "{}", position.fen());
    true
}

#[test]
fn c_6_9_a_bare_king_cannot_mate() {
    cannot("q5k1/8/8/8/8/8/8/6K1", WHITE);
    cannot("q5k1/8/8/8/8/8/8/6K1 b", WHITE);
    cannot("8/8/8/4k3/8/8/4KN2/8", BLACK);
    cannot("8/8/8/4k3/8/8/3NKN2/8", BLACK);
}

#[test]
fn c_6_9_a_lone_knight_mates_only_with_the_help_of_a_man_that_is_no_queen() {
    cannot("8/8/8/4k3/8/8/4KN2/8", WHITE);
    cannot("q5k1/8/8/8/8/8/5N2/6K1", WHITE);
    cannot("qq4k1/8/8/8/8/8/5N2/6K1", WHITE);
    for helper in ["r5k1", "b5k1", "n5k1"] {
        can(&format!("{helper}/8/8/8/8/8/5N2/6K1"), WHITE);
    }
    can("4k3/4p3/8/8/8/8/4N3/4K3", WHITE);
    can("8/8/8/4k3/8/8/3NKN2/8", WHITE);
}

#[test]
fn c_6_9_a_lone_bishop_mates_only_with_the_help_of_a_pawn_a_knight_or_a_bishop_of_the_other_colour() {
    cannot("4k3/8/8/8/8/8/4B3/4K3", WHITE);
    cannot("4k2r/8/8/8/8/8/4B3/4K3", WHITE);
    cannot("4k2q/8/8/8/8/8/4B3/4K3", WHITE);
    cannot("2b1k3/8/8/8/8/8/4B3/4K3", WHITE);
    can("4kb2/8/8/8/8/8/4B3/4K3", WHITE);
    can("4k1n1/8/8/8/8/8/4B3/4K3", WHITE);
    can("4k3/4p3/8/8/8/8/4B3/4K3", WHITE);
    can("4k3/8/8/8/8/8/3BB3/4K3", WHITE);
    // Three bishops on squares of one colour, against rooks.
    cannot("r3k2r/8/8/3B4/4B3/8/4B3/4K3", WHITE);
}

#[test]
fn c_6_9_a_pawn_a_rook_and_a_queen_mate() {
    can("4k3/8/8/8/8/8/4P3/4K3", WHITE);
    can("4k3/8/8/8/8/8/4R3/4K3", WHITE);
    can("4k3/8/8/8/8/8/4Q3/4K3", WHITE);
    for side in Color::ALL {
        can("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", side);
    }
}

#[test]
fn c_5_1_1_what_is_mate_already_is_mate_by_one_side() {
    let mated = "7k/5N2/5NK1/8/8/8/8/8 b";
    can(mated, WHITE);
    cannot(mated, BLACK);
    // Both have a queen, and only one has mated.
    can("q6k/6Q1/6K1/8/8/8/8/8 b", WHITE);
    cannot("q6k/6Q1/6K1/8/8/8/8/8 b", BLACK);
}

#[test]
fn c_5_2_1_in_a_stalemate_nobody_can_mate() {
    for side in Color::ALL {
        cannot("7k/5Q2/6K1/8/8/8/8/8 b", side);
    }
}

#[test]
fn c_5_2_2_behind_walls_of_pawns_nobody_can_mate() {
    for side in Color::ALL {
        cannot("8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8 w", side);
        // Bishops that stay behind their own pawns.
        cannot("8/4b3/4k3/p1p1p1p1/P1P1P1P1/8/4K1B1/8", side);
    }
    // The others take pawns.
    can("8/3b4/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8", BLACK);
    can("8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/4B3", WHITE);
    // With a way round the wall there is a pawn to take.
    can("8/8/4k3/p1p1p3/P1P1P3/8/4K3/8 w", WHITE);
    // A rook goes round it, or a pawn takes it and is through.
    for side in Color::ALL {
        can("8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/R7 w", side);
    }
}

#[test]
fn c_5_2_2_pawns_that_can_still_move_behind_a_wall_open_none() {
    for side in Color::ALL {
        cannot("8/8/4k3/p1p1p1p1/P1P1P1P1/8/P3K3/8", side);
    }
}

#[test]
fn c_6_9_a_side_that_is_made_to_take_the_last_man_cannot_be_mated() {
    // Only the king moves, and only onto the queen.
    cannot("k7/1Q6/8/8/8/8/8/7K b", WHITE);
    cannot("kb6/1Q6/8/8/8/8/8/7K b", WHITE);
    can("k7/1Q6/K7/8/8/8/8/8 b", WHITE);
}

#[test]
fn castling_and_taking_in_passing_are_moves_too() {
    for (fen, chess960) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", false),
        ("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", true),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", false),
    ] {
        let position = at(fen, chess960);
        for side in Color::ALL {
            assert_eq!(can_mate(&position, side), CanMate::Yes, "{fen}");
            assert!(ends_in_mate(&position, side));
        }
    }
}

#[test]
fn where_the_laws_allow_no_such_position_the_arbiter_decides() {
    for fen in ["P3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/7R w - - 0 1"] {
        let position = at(fen, false);
        assert_eq!(can_mate(&position, WHITE), CanMate::ArbiterDecides, "{fen}");
        assert_eq!(mating_line(&position, WHITE), None, "{fen}");
    }
}

#[test]
fn a_pawn_left_on_the_last_rank_mates_with_nothing_else() {
    for fen in [
        "P3k3/8/8/8/8/8/8/4K3",
        "P3k3/8/8/8/8/8/8/4KN2",
        "P3k3/8/8/8/8/8/8/4KB2",
        "PPP1k3/8/8/8/8/8/8/4K3",
    ] {
        for turn in ["w", "b"] {
            let position = at(&format!("{fen} {turn} - - 0 1"), false);
            assert_eq!(can_mate(&position, WHITE), CanMate::No, "{fen} {turn}");
            assert_eq!(can_mate(&position, BLACK), CanMate::No, "{fen} {turn}");
        }
    }
    // It stands in the way of its own king.
    let position = at("4k3/8/8/8/8/8/8/p3KN2 w - - 0 1", false);
    assert_eq!(can_mate(&position, WHITE), CanMate::ArbiterDecides);
    assert_eq!(can_mate(&position, BLACK), CanMate::No);
}

#[test]
fn what_was_answered_holds_a_move_earlier_too() {
    // Whoever can mate after some move can mate before it.
    let mut position = Position::start();
    let mut answers = vec![can_mate(&position, WHITE)];
    let moves = "e2e4 e7e5 d1h5 e8e7 h5e5";
    for m in moves.split_whitespace().map(|it| it.parse::<Move>().expect("a move")) {
        position.play(m);
        answers.push(can_mate(&position, WHITE));
    }
    assert_eq!(answers, [CanMate::Yes; 6]);
    assert_eq!(mating_line(&position, WHITE), Some(Vec::new()));
    assert_eq!(can_mate(&position, BLACK), CanMate::No);
}
