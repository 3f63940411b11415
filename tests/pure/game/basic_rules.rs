//! The basic rules the board must know, silently: Articles 1 to 3 of the Laws, and castling in Chess960.

use std::collections::BTreeSet;

use ansage_core::game::{Board, Ending, Move, Position};
use shakmaty::{CastlingSide, Color, Square};

fn at(fen: &str) -> Position {
    Position::of(Board::from_fen(fen, false).expect("a FEN"))
}

fn chess960(fen: &str) -> Position {
    Position::of(Board::from_fen(fen, true).expect("a FEN"))
}

fn m(uci: &str) -> Move {
    uci.parse().expect("a move")
}

fn after(moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(Position::start(), |position, uci| position.after(m(uci)))
}

/// Says where the piece on a square may legally go, in any order.
#[track_caller]
fn goes(position: &Position, from: &str, goals: &str) {
    let from: Square = from.parse().expect("a square");
    let moves = position.legal_moves().expect("a legal position");
    let found: BTreeSet<Square> = moves.iter().filter(|m| m.from == from).map(|m| m.to).collect();
    let expected = goals
        .split_whitespace()
        .map(|it| it.parse().expect("a square"))
        .collect();
    assert_eq!(found, expected, "{from}");
}

#[track_caller]
fn legal(position: &Position, uci: &str) {
    assert_eq!(position.is_legal(m(uci)), Some(true), "{uci}");
}

#[track_caller]
fn illegal(position: &Position, uci: &str) {
    assert_eq!(position.is_legal(m(uci)), Some(false), "{uci}");
}

/// Returns whether castling is legal to the king's side and to the queen's.
fn castlings(position: &Position) -> (bool, bool) {
    let is_legal = |side| {
        let castling = position
            .board()
            .castling_move(side)
            .expect("king and rook stand for it");
        position.is_legal(castling) == Some(true)
    };
    (is_legal(CastlingSide::KingSide), is_legal(CastlingSide::QueenSide))
}

#[test]
fn white_begins_and_the_sides_move_alternately() {
    let start = Position::start();
    illegal(&start, "e7e5");
    illegal(&start.after(m("e2e4")), "d2d4");
    legal(&start.after(m("e2e4")), "e7e5");
}

#[test]
fn the_king_may_not_be_left_attacked() {
    let in_check = after("e2e4 d7d5 f1b5");
    legal(&in_check, "c7c6");
    legal(&in_check, "b8c6");
    illegal(&in_check, "a7a6");
    illegal(&in_check, "a7a5");
    illegal(&at("4k3/8/8/8/8/8/4r3/K7 w - - 0 1"), "a1a2");
}

#[test]
fn a_king_is_never_taken() {
    let position = at("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    illegal(&position, "a7a6");
    goes(&position, "e8", "d7 f7 d8 f8");
    // With the side not to move in check there is no legal position to speak of.
    assert_eq!(at("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").legal_moves(), None);
}

#[test]
fn a_square_of_an_own_piece_is_barred_and_one_of_the_opponents_is_taken() {
    let start = Position::start();
    illegal(&start, "a1a2");
    let taken = after("e2e4 d7d5 e4d5");
    assert_eq!(
        taken.board().fen().split(' ').next(),
        Some("rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR")
    );
}

#[test]
fn a_pinned_piece_attacks_what_it_may_not_go_to() {
    let pinned = at("4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1");
    assert!(pinned.board().reaches(Square::E2, Square::F4));
    illegal(&pinned, "e2f4");
    // The knight on e2 is pinned to its king and bars g3 from the other king all the same.
    let barred = at("4r3/8/8/8/7k/8/4N3/4K3 b - - 0 1");
    illegal(&barred, "h4g3");
}

#[test]
fn sliders_do_not_jump() {
    let start = Position::start();
    for from in ["a1", "c1", "d1", "f1", "h1"] {
        goes(&start, from, "");
    }
    let open = at("7k/8/8/1p1P4/8/1Q6/8/K7 w - - 0 1");
    goes(&open, "b3", "a2 a3 a4 b1 b2 b4 b5 c2 c3 c4 d1 d3 e3 f3 g3 h3");
}

#[test]
fn knights_jump_to_the_nearest_squares_on_no_common_line() {
    goes(&Position::start(), "b1", "a3 c3");
    goes(&at("7k/8/8/8/3N4/8/8/K7 w - - 0 1"), "d4", "c2 e2 b3 f3 b5 f5 c6 e6");
}

#[test]
fn pawns_go_one_square_or_two_from_their_start_and_take_diagonally() {
    let start = Position::start();
    goes(&start, "e2", "e3 e4");
    illegal(&start, "e2e5");
    illegal(&start, "e2d3");
    goes(&at("7k/8/8/8/4p3/3p1p2/4P3/K7 w - - 0 1"), "e2", "d3 e3 f3");
    goes(&at("7k/8/8/8/8/4p3/4P3/K7 w - - 0 1"), "e2", "");
    goes(&at("7k/8/8/8/8/4P3/8/K7 w - - 0 1"), "e3", "e4");
}

#[test]
fn a_pawn_is_taken_in_passing_at_once_or_never() {
    let at_once = after("e2e4 a7a6 e4e5 d7d5");
    legal(&at_once, "e5d6");
    assert_eq!(at_once.after(m("e5d6")).board().piece_at(Square::D5), None);
    illegal(&at_once.after(m("g1f3")).after(m("g8f6")), "e5d6");
    illegal(&after("e2e4 d7d6 e4e5 a7a6 g1f3 d6d5"), "e5d6");
}

#[test]
fn a_pawn_becomes_any_of_four_pieces_at_once() {
    let position = at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    for uci in ["a7a8q", "a7a8r", "a7a8b", "a7a8n"] {
        legal(&position, uci);
    }
    illegal(&position, "a7a8");
    assert_eq!(
        position
            .legal_moves()
            .map(|it| it.iter().filter(|m| m.promotion.is_some()).count()),
        Some(4)
    );
    // The new queen counts at once: it mates.
    let mating = at("7k/P7/6K1/8/8/8/8/8 w - - 0 1").after(m("a7a8q"));
    assert_eq!(mating.ending(), Some(Ending::Checkmate));
}

#[test]
fn an_attacked_square_bars_castling_only_on_the_kings_way() {
    assert_eq!(castlings(&at("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")), (true, true));
    assert_eq!(castlings(&at("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")), (true, true));
    assert_eq!(castlings(&at("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1")), (true, false));
    assert_eq!(castlings(&at("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1")), (false, true));
    assert_eq!(castlings(&at("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1")), (false, true));
    assert_eq!(castlings(&at("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1")), (false, false));
}

#[test]
fn castling_needs_unmoved_pieces_and_nothing_between() {
    let position = at("4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(castlings(&position), (true, true));
    let walked = |moves: &str| {
        moves
            .split(' ')
            .fold(position.clone(), |position, uci| position.after(m(uci)))
    };
    assert_eq!(castlings(&walked("h1h2 e8e7 h2h1 e7e8")), (false, true));
    assert_eq!(castlings(&walked("a1a2 e8e7 a2a1 e7e8")), (true, false));
    assert_eq!(castlings(&walked("e1e2 e8e7 e2e1 e7e8")), (false, false));
    assert_eq!(castlings(&at("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1")), (false, false));
}

#[test]
fn a_rook_on_the_kings_file_does_not_castle() {
    let upright = at("4R3/7k/8/8/8/8/8/4K3 w - - 0 1");
    illegal(&upright, "e1e8");
    illegal(&upright, "e1e3");
}

#[test]
fn a_check_must_be_answered() {
    // 8.Qe3+ of the sample game in Appendix C.
    let checked = after("e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3");
    assert_eq!(checked.is_check(), Some(true));
    let replies = checked.legal_moves().expect("a legal position");
    assert!(!replies.is_empty());
    for reply in replies {
        let after = checked.after(reply);
        let placement = &after.board().setup().board;
        let king = placement.king_of(Color::Black).expect("a king");
        let attackers = placement.attacks_to(king, Color::White, placement.occupied());
        assert!(attackers.is_empty(), "{reply}");
    }
    illegal(&checked, "a7a6");
}

#[test]
fn castling_in_chess960_ends_on_the_usual_squares() {
    let castled = |fen: &str, side: CastlingSide| {
        let position = chess960(fen);
        let castling = position
            .board()
            .castling_move(side)
            .expect("king and rook stand for it");
        legal(&position, &castling.to_string());
        let after = position.after(castling).fen();
        after
            .split(' ')
            .next()
            .unwrap_or_default()
            .rsplit('/')
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let start = "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w KQkq - 0 1";
    assert_eq!(castled(start, CastlingSide::KingSide), "BQRBNRKN");
    assert_eq!(
        castled("6k1/8/8/8/8/8/8/R5KR w HA - 0 1", CastlingSide::KingSide),
        "R4RK1"
    );
    assert_eq!(
        castled("4k3/8/8/8/8/8/8/R3KR2 w FA - 0 1", CastlingSide::KingSide),
        "R4RK1"
    );
    assert_eq!(
        castled("6k1/8/8/8/8/8/8/BNRKR3 w EC - 0 1", CastlingSide::QueenSide),
        "BNKRR3"
    );
}

#[test]
fn castling_in_chess960_needs_the_ways_of_both_pieces() {
    assert_eq!(castlings(&chess960("4k3/8/8/8/8/8/8/RN1K3R w HA - 0 1")), (true, false));
    assert_eq!(castlings(&chess960("4k3/8/8/8/8/8/8/1NRK3R w HC - 0 1")), (true, true));
    assert_eq!(
        castlings(&chess960("4k3/8/8/8/8/5r2/8/R2K3R w HA - 0 1")),
        (false, true)
    );
}

#[test]
fn in_chess960_a_step_of_the_king_is_no_castling() {
    let position = chess960("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1");
    let stepped = position.after(m("f1g1"));
    assert!(stepped.board().fen().starts_with("4k3/8/8/8/8/8/8/R5KR b"));
    let castled = position.after(m("f1h1"));
    assert!(castled.board().fen().starts_with("4k3/8/8/8/8/8/8/R4RK1 b"));
}
