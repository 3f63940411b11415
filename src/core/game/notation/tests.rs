use std::collections::BTreeSet;

use super::{NotationStyle, San, Sign, Signs, Threat};
use crate::game::{Board, Move, Position};
use proptest::prelude::*;
use shakmaty::Role;
use shakmaty::san::SanPlus;

const ENGLISH: &str = "KQRBN";
const PORTUGUESE: &str = "RDTBC";
const GERMAN: &str = "KDTLS";

/// Looks a piece up among king, queen, rook, bishop, knight.
fn letters(set: &str) -> impl Fn(Role) -> char + '_ {
    move |role| set.chars().nth(6 - usize::from(role)).expect("pawns have no letter")
}

fn at(fen: &str) -> Position {
    Position::of(Board::from_fen(fen, false).expect("a FEN"))
}

fn m(uci: &str) -> Move {
    uci.parse().expect("a move")
}

fn after(moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(Position::start(), |position, uci| position.after(m(uci)))
}

#[track_caller]
fn writes(set: &str, position: &Position, uci: &str, expected: &str) {
    let san = San::of(position, m(uci));
    assert_eq!(san.write(letters(set), NotationStyle::Sheet), expected, "{uci}");
}

#[test]
fn a_piece_is_its_letter_and_the_arrival_square() {
    writes(ENGLISH, &Position::start(), "g1f3", "Nf3");
    writes(PORTUGUESE, &Position::start(), "g1f3", "Cf3");
    let rook = at("4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
    writes(PORTUGUESE, &rook, "a1d1", "Td1");
    writes(GERMAN, &rook, "a1d1", "Td1");
}

#[test]
fn a_pawn_has_no_letter() {
    writes(PORTUGUESE, &Position::start(), "e2e4", "e4");
    writes(ENGLISH, &after("e2e4"), "a7a5", "a5");
}

#[test]
fn captures_are_written_with_x_and_by_pawns_with_the_departure_file() {
    let sample = after("e2e4 e7e5 g1f3 g8f6 d2d4");
    writes(ENGLISH, &sample, "e5d4", "exd4");
    writes(
        ENGLISH,
        &sample.after(m("e5d4")).after(m("e4e5")).after(m("f6e4")),
        "d1d4",
        "Qxd4",
    );
}

#[test]
fn taking_in_passing_names_where_the_pawn_lands() {
    let position = after("e2e4 a7a6 e4e5 d7d5");
    let san = San::of(&position, m("e5d6"));
    assert!(san.en_passant && san.capture);
    assert_eq!(san.write(letters(ENGLISH), NotationStyle::Sheet), "exd6e.p.");
    let signed = |signs: Signs| san.signed(signs).write(letters(ENGLISH), NotationStyle::Sheet);
    assert_eq!(signed(Signs::NONE), "ed6");
    assert_eq!(signed(Signs::NONE.with(Sign::Capture)), "exd6");
    assert_eq!(signed(Signs::NONE.with(Sign::EnPassant)), "ed6e.p.");
    assert_eq!(san.write(letters(ENGLISH), NotationStyle::Pgn), "exd6");
    assert_eq!(san.write_long(letters(ENGLISH), NotationStyle::Sheet), "e5xd6e.p.");
}

#[test]
fn twins_on_one_rank_are_told_apart_by_the_file() {
    let position = at("7k/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    writes(ENGLISH, &position, "g1f3", "Ngf3");
    writes(PORTUGUESE, &position, "e1f3", "Cef3");
}

#[test]
fn twins_on_one_file_are_told_apart_by_the_rank() {
    let position = at("7k/8/8/6N1/8/8/8/K5N1 w - - 0 1");
    writes(ENGLISH, &position, "g5f3", "N5f3");
    writes(PORTUGUESE, &position, "g1f3", "C1f3");
}

#[test]
fn twins_on_other_ranks_and_files_are_told_apart_by_the_file() {
    let position = at("6k1/8/8/8/3N4/8/7N/K7 w - - 0 1");
    writes(ENGLISH, &position, "h2f3", "Nhf3");
    writes(PORTUGUESE, &position, "d4f3", "Cdf3");
    let capture = at("6k1/8/8/8/3N4/5b2/7N/K7 w - - 0 1");
    writes(ENGLISH, &capture, "d4f3", "Ndxf3");
    writes(PORTUGUESE, &capture, "d4f3", "Cdxf3");
}

#[test]
fn a_pinned_twin_cannot_go_and_three_twins_need_the_whole_square() {
    writes(ENGLISH, &at("4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1"), "g2f4", "Nf4");
    writes(ENGLISH, &at("8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1"), "h4e1", "Qh4e1");
}

#[test]
fn two_pawns_that_can_take_are_told_apart_by_their_file() {
    let position = at("6k1/8/8/3n4/2P1P3/8/8/K7 w - - 0 1");
    writes(ENGLISH, &position, "c4d5", "cxd5");
    writes(ENGLISH, &position, "e4d5", "exd5");
}

#[test]
fn the_letter_of_the_promoted_piece_follows_at_once() {
    let position = at("5r2/3PP2k/8/8/8/8/1p4p1/4K3 w - - 0 1");
    writes(PORTUGUESE, &position, "d7d8q", "d8D");
    writes(PORTUGUESE, &position, "e7f8n", "exf8C+");
    let position = at("5r2/3PP2k/8/8/8/8/1p4p1/4K3 b - - 0 1");
    writes(PORTUGUESE, &position, "b2b1b", "b1B");
    writes(PORTUGUESE, &position, "g2g1r", "g1T+");
    let san = San::of(&position, m("b2b1b"));
    assert_eq!(san.write(letters(ENGLISH), NotationStyle::Pgn), "b1=B");
    assert_eq!(san.write_long(letters(PORTUGUESE), NotationStyle::Sheet), "b2-b1B");
}

#[test]
fn castling_is_written_with_zeros() {
    let position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    writes(ENGLISH, &position, "e1g1", "0-0");
    writes(ENGLISH, &position, "e1c1", "0-0-0");
    assert_eq!(
        San::of(&position, m("e1c1")).write_long(letters(ENGLISH), NotationStyle::Sheet),
        "0-0-0"
    );
    let pgn = San::of(&position, m("e1c1"));
    assert_eq!(pgn.write(letters(ENGLISH), NotationStyle::Pgn), "O-O-O");
}

#[test]
fn check_and_mate_are_signs_that_may_be_left_out() {
    let mating = San::of(&after("f2f3 e7e5 g2g4"), m("d8h4"));
    assert_eq!(mating.threat, Some(Threat::Mate));
    assert_eq!(mating.write(letters(PORTUGUESE), NotationStyle::Sheet), "Dh4#");
    let signed = |signs: Signs| mating.signed(signs).write(letters(PORTUGUESE), NotationStyle::Sheet);
    assert_eq!(signed(Signs::NONE), "Dh4");
    assert_eq!(signed(Signs::NONE.with(Sign::Mate)), "Dh4#");
    assert_eq!(signed(Signs::NONE.with(Sign::Check)), "Dh4+", "mate is check as well");
    writes(ENGLISH, &after("e2e4 d7d5"), "f1b5", "Bb5+");
}

#[test]
fn the_long_form_names_both_squares() {
    let long =
        |position: &Position, uci: &str| San::of(position, m(uci)).write_long(letters(GERMAN), NotationStyle::Sheet);
    assert_eq!(long(&Position::start(), "g1f3"), "Sg1-f3");
    assert_eq!(long(&after("e2e4 d7d5"), "e4d5"), "e4xd5");
    assert_eq!(long(&after("e2e4 d7d5"), "f1b5"), "Lf1-b5+");
}

#[test]
fn an_illegal_move_is_told_apart_by_how_pieces_move() {
    let pinned = at("4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1");
    writes(ENGLISH, &pinned, "e2f4", "Nef4");
    let in_check = after("e2e4 d7d5 f1b5");
    writes(ENGLISH, &in_check, "a7a6", "a6");
    writes(ENGLISH, &in_check.after(m("a7a6")), "b5a6", "Bxa6");
    writes(
        ENGLISH,
        &in_check.after(m("a7a6")).after(m("b1c3")).after(m("b8c6")),
        "g1e2",
        "Nge2",
    );
}

#[test]
fn a_move_no_piece_makes_names_its_departure_square() {
    writes(ENGLISH, &Position::start(), "g1g5", "Ng1g5");
    writes(ENGLISH, &Position::start(), "e2e5", "e2e5");
    writes(ENGLISH, &Position::start(), "e4e5", "e4e5");
}

#[track_caller]
fn agrees_with_shakmaty(position: &Position) -> Result<(), TestCaseError> {
    for m in position.legal_moves().unwrap_or_default() {
        let (legal, theirs) = (position.legal().expect("legal"), position.legal_move(m).expect("legal"));
        let theirs = SanPlus::from_move(legal.clone(), theirs).to_string();
        prop_assert_eq!(San::of(position, m).write(letters(ENGLISH), NotationStyle::Pgn), theirs);
    }
    Ok(())
}

/// Crowds of like pieces, promotions, castlings, pins, taking in passing.
const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/PPPP3k/8/Q1Q1Q3/8/2Q1Q3/pppp4/7K w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "7k/8/N1N5/2N1N3/N3N3/1r1q4/2N5/3K4 w - - 0 1",
    "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w GCgc - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn every_legal_move_is_written_as_shakmaty_writes_it(
        start in prop::sample::select(STARTS.to_vec()),
        choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        let mut position = at(start);
        prop_assert!(position.legal().is_some());
        for choice in choices {
            agrees_with_shakmaty(&position)?;
            let moves = position.legal_moves().expect("only legal moves were made");
            if moves.is_empty() { break; }
            position.play(moves[usize::from(choice) % moves.len()]);
        }
    }

    #[test]
    fn once_an_illegal_move_stands_no_two_moves_are_written_alike(
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let mut position = Position::start().after(m("b1b5"));
        for choice in choices {
            let moves = position.board().moves_by_movement();
            if moves.is_empty() { break; }
            let written = moves.iter().map(|m| San::of(&position, *m).write(letters(ENGLISH), NotationStyle::Sheet));
            prop_assert_eq!(written.collect::<BTreeSet<_>>().len(), moves.len());
            position.play(moves[usize::from(choice) % moves.len()]);
        }
    }
}
