use super::nearest;
use crate::game::{Board, Move, Position};
use crate::language::understand::words::wording;
use crate::language::{Letters, Reader, Vocabulary};

/// Returns which move of the board the words are.
fn on(fen: &str, text: &str) -> String {
    in_letters(&["en"], fen, text)
}

fn in_letters(names: &[&str], fen: &str, text: &str) -> String {
    let letters: Vec<Letters> = names.iter().filter_map(|it| Letters::named(it)).collect();
    let reader = Reader {
        vocabulary: &Vocabulary::of([]),
        letters: &letters,
    };
    let said = wording(text, &reader).said;
    let position = Position::of(Board::from_fen(fen, false).expect("a FEN"));
    nearest(&said.first().expect("a move").spec, &position).to_string()
}

#[test]
fn a_pawn_is_the_one_of_its_file_whether_it_may_move_or_another_may() {
    for fen in ["7k/8/8/3n4/2PKP3/8/8/8 w - - 0 1", "7k/8/8/3n4/r1PKP3/8/8/8 w - - 0 1"] {
        assert_eq!(on(fen, "cxd5"), "c4d5", "{fen}");
        assert_eq!(on(fen, "d5"), on("7k/8/8/8/2PKP3/8/8/8 w - - 0 1", "d5"), "{fen}");
    }
    for fen in ["7k/8/8/8/3PP3/8/8/7K w - - 0 1", "7k/8/8/3n4/3PP3/8/8/7K w - - 0 1"] {
        assert_eq!(on(fen, "d5"), "d4d5", "{fen}");
    }
    assert_eq!(on("7k/8/8/8/8/4P3/4P3/7K w - - 0 1", "e4"), "e3e4");
}

#[test]
fn a_king_castles_onto_his_rook_only_where_that_is_said() {
    for fen in ["7k/8/8/8/3KR3/8/8/8 w - - 0 1", "7k/8/8/8/3K4/8/8/8 w - - 0 1"] {
        let m: Move = on(fen, "Ke4").parse().expect("a move");
        let board = Board::from_fen(fen, false).expect("a FEN");
        assert_eq!(board.castling_side(m), None, "{fen}");
    }
    assert_eq!(on("7k/8/8/8/8/8/8/4KR2 w - - 0 1", "Kf1"), "f1f1");
}

#[test]
fn where_none_can_be_it_the_nearest_moves() {
    // Blocked by its own pawn, and a second queen that could not come there on an empty board.
    let queens = "4k3/8/8/7P/7Q/8/8/Q3K3 w - - 0 1";
    assert_eq!(on(queens, "Qh8"), "a1h8");
    assert_eq!(on("4k3/8/8/7P/7Q/8/8/4K3 w - - 0 1", "Qh8"), "h4h8");
    assert_eq!(on("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e5"), "e2e5");
    assert_eq!(on("4k3/8/8/4P3/8/8/4P3/4K3 w - - 0 1", "exd6"), "e5d6");
    assert_eq!(on("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O"), "e1g1");
}

#[test]
fn squares_that_were_named_are_those_squares() {
    assert_eq!(on("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1b7"), "a1b7");
    assert_eq!(on("4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "Na1b3"), "a1b3");
    assert_eq!(on("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"), "e7e8");
}

#[test]
fn a_piece_that_is_not_where_it_was_named_moves_only_if_it_can() {
    let queen = "4k3/8/8/8/8/8/8/3QK1N1 w - - 0 1";
    assert_eq!(on(queen, "Nd1f3"), "d1f3", "the squares say which piece it is");
    assert_eq!(on(queen, "Nb1f3"), "g1f3");
    assert_eq!(on(queen, "Ndf3"), "g1f3");
    let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert_eq!(on(after, "Ng1h6"), "g8h6");
    assert_eq!(on(after, "Nf3xe5"), "f3e5", "neither knight can");
}

#[test]
fn a_pawn_that_is_said_to_stay_one_becomes_nothing() {
    let pawn = "7k/P7/8/8/8/8/8/7K w - - 0 1";
    for text in ["a8=P", "a8P", "a7a8P", "a7a8p", "a8(P)", "a8/♙"] {
        assert_eq!(on(pawn, text), "a7a8", "{text}");
    }
    // A letter that is a piece's in any of the languages is that.
    for (letters, m) in [
        (vec!["de"], "a7a8"),
        (vec!["de", "en"], "a7a8b"),
        (vec!["en", "de"], "a7a8b"),
    ] {
        assert_eq!(in_letters(&letters, pawn, "a8B"), m, "{letters:?}");
    }
    assert_eq!(in_letters(&["nl", "en"], pawn, "a8P"), "a7a8n");
    assert_eq!(on("7k/R7/8/8/8/8/8/7K w - - 0 1", "a7a8P"), "a7a8");
    assert_eq!(on("7k/8/8/8/8/8/8/7K w - - 0 1", "a8P"), "a8a8");
}

#[test]
fn where_the_board_has_none_the_words_stand() {
    let alone = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (text, m) in [("Qh8", "h8h8q"), ("e4", "e4e4"), ("a1b7", "a1b7")] {
        assert_eq!(on(alone, text), m, "{text}");
        let mut board = Board::from_fen(alone, false).expect("a FEN");
        let m: Move = m.parse().expect("a move");
        assert!(!board.follows(m));
        board.play(m);
        assert_eq!(board.fen(), "4k3/8/8/8/8/8/8/4K3 b - - 1 1");
    }
}
