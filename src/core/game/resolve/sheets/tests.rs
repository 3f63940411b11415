use super::{Agreement, Comparison, Doubt, EntryMeaning, Orders, Remark, SheetEntry, Whose, compare, compare_orders};
use crate::game::{Board, Move, Position};

/// The sample game of Appendix C in UCI.
const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 \
                      e1c1 f8e8 c1b1";

/// Reads moves in UCI form, several of them apart by `/`; anything else cannot be read, and `!` is no move.
fn read(text: &str, _position: &Position) -> EntryMeaning {
    if text == "!" {
        return EntryMeaning::NoMove;
    }
    match text.split('/').map(str::parse).collect::<Result<Vec<Move>, _>>() {
        Ok(moves) => EntryMeaning::Moves {
            moves,
            by_movement: Vec::new(),
        },
        Err(_none) => EntryMeaning::Illegible,
    }
}

fn entries(text: &str) -> Vec<SheetEntry> {
    let entry = |word: &str| match word {
        "-" => SheetEntry::Missing,
        "?" => SheetEntry::Illegible("?".to_owned()),
        _ => SheetEntry::Written(word.to_owned()),
    };
    text.split_whitespace().map(entry).collect()
}

fn compared(ours: &str, theirs: &str) -> Comparison {
    compare(&Board::start(), &entries(ours), &entries(theirs), &read)
}

/// Returns the sample with words from some half-move on replaced.
fn sample_with(ply: usize, words: &str) -> String {
    let mut all: Vec<&str> = SAMPLE.split_whitespace().collect();
    let words: Vec<&str> = words.split_whitespace().collect();
    all.splice(ply - 1..ply - 1 + words.len(), words.iter().copied());
    all.join(" ")
}

#[test]
fn d_2_8_a_sheet_agrees_with_itself() {
    let comparison = compared(SAMPLE, SAMPLE);
    assert_eq!(comparison.agreement(), Agreement::Agree);
    assert_eq!((comparison.agreed, comparison.line.len()), (21, 21));
    assert_eq!(comparison.difference, None);
    assert_eq!(comparison.tail, None);
    assert_eq!(compared("", "").agreed, 0);
}

#[test]
fn d_2_8_1_the_first_difference_is_found_at_every_half_move() {
    for ply in 1..=21 {
        let comparison = compared(SAMPLE, &sample_with(ply, "a2a3"));
        assert_eq!(comparison.agreement(), Agreement::Differ);
        assert_eq!(comparison.agreed, ply - 1);
        let difference = comparison.difference.expect("a difference");
        assert_eq!(difference.ply, ply);
        assert_eq!(difference.theirs.text.as_deref(), Some("a2a3"));
    }
}

#[test]
fn d_2_8_6_what_may_mean_two_moves_is_asked_and_the_rest_compared() {
    let comparison = compared(SAMPLE, &sample_with(17, "b1d2/f3d2"));
    assert_eq!(comparison.agreement(), Agreement::Undecided);
    assert_eq!((comparison.agreed, comparison.line.len()), (16, 21));
    let undecided = &comparison.undecided[0];
    assert_eq!(
        (undecided.ply, undecided.whose, undecided.doubt),
        (17, Whose::Theirs, Doubt::Ambiguous)
    );
    assert_eq!(undecided.candidates.len(), 2);
    assert!(undecided.fits);

    let comparison = compared(&sample_with(17, "f3g1"), &sample_with(17, "b1d2/f3d2"));
    assert_eq!(comparison.agreement(), Agreement::Differ, "it means neither");
    assert!(!comparison.undecided[0].fits);
}

#[test]
fn d_2_8_6_what_nobody_can_read_is_asked_too() {
    for (word, doubt) in [
        ("?", Doubt::Illegible),
        ("-", Doubt::Missing),
        ("xyz", Doubt::Illegible),
    ] {
        let comparison = compared(&sample_with(5, word), SAMPLE);
        assert_eq!(comparison.agreement(), Agreement::Undecided, "{word}");
        assert_eq!((comparison.agreed, comparison.line.len()), (4, 21), "{word}");
        assert_eq!(
            (comparison.undecided[0].whose, comparison.undecided[0].doubt),
            (Whose::Ours, doubt)
        );
        assert_eq!(comparison.undecided[0].candidates, []);
    }
    let both = compared(&sample_with(5, "?"), &sample_with(5, "-"));
    assert!(both.breaks_off, "nobody knows what was played");
    assert_eq!((both.agreed, both.line.len(), both.undecided.len()), (4, 4, 2));
}

#[test]
fn a_difference_behind_an_undecided_entry_is_found_as_well() {
    let comparison = compared(SAMPLE, &sample_with(17, "b1d2/f3d2 a7a6"));
    assert_eq!(comparison.agreement(), Agreement::Undecided);
    assert_eq!(comparison.agreed, 16);
    assert_eq!(comparison.difference.expect("if the knight is the one from b1").ply, 18);
}

#[test]
fn d_2_8_7_a_missing_tail_is_no_difference() {
    let shorter = SAMPLE.rsplit_once(' ').expect("several moves").0;
    for (ours, theirs, missing_on) in [(SAMPLE, shorter, Whose::Theirs), (shorter, SAMPLE, Whose::Ours)] {
        let comparison = compared(ours, theirs);
        assert_eq!(comparison.agreement(), Agreement::Agree);
        assert_eq!(comparison.agreed, 20);
        let tail = comparison.tail.expect("a tail");
        assert_eq!((tail.missing_on, tail.count, tail.moves.len()), (missing_on, 1, 1));
    }
    let empty_rows = compared(SAMPLE, &format!("{shorter} - -"));
    assert_eq!(empty_rows.agreement(), Agreement::Agree, "rows nobody has written on");
}

#[test]
fn a_move_no_piece_can_make_differs_from_any() {
    let comparison = compared(SAMPLE, &sample_with(5, "!"));
    assert_eq!(comparison.agreement(), Agreement::Differ);
    let theirs = comparison.difference.expect("a difference").theirs;
    assert_eq!((theirs.text.as_deref(), theirs.moves.len()), (Some("!"), 0));
}

#[test]
fn what_counts_by_movement_is_asked_only_where_the_other_sheet_has_it() {
    let pinned = |_text: &str, _position: &Position| EntryMeaning::Moves {
        moves: vec!["g2f4".parse().expect("a move")],
        by_movement: vec!["e2f4".parse().expect("a move")],
    };
    let board = Board::from_fen("4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1", false).expect("a FEN");
    let written = [SheetEntry::Written("Nf4".to_owned())];
    let by = |uci: &str| [SheetEntry::Move(uci.parse().expect("a move"))];
    let agreement = |uci| compare(&board, &by(uci), &written, &pinned).agreement();
    assert_eq!(agreement("g2f4"), Agreement::Agree, "C.10-5");
    assert_eq!(agreement("e2f4"), Agreement::Undecided, "an illegal move was made");
    assert_eq!(agreement("e1d1"), Agreement::Differ);
}

#[test]
fn castling_is_the_same_however_it_is_written() {
    let board = Board::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", false).expect("a FEN");
    let comparison = compare(&board, &entries("e1g1 e8c8"), &entries("e1h1 e8a8"), &read);
    assert_eq!((comparison.agreement(), comparison.agreed), (Agreement::Agree, 2));
}

#[test]
fn a_move_left_out_and_another_order_are_seen() {
    let mut left_out: Vec<&str> = SAMPLE.split_whitespace().collect();
    left_out.drain(6..8);
    let remarks = compared(SAMPLE, &left_out.join(" ")).remarks;
    assert_eq!(
        remarks,
        [Remark::LacksMoves {
            whose: Whose::Theirs,
            count: 2,
            run: 13
        }]
    );
    let exchanged = sample_with(13, "d4e3 b8c6 c1g5");
    let comparison = compared(SAMPLE, &exchanged);
    assert_eq!(comparison.agreement(), Agreement::Differ);
    assert_eq!(comparison.remarks, [Remark::SamePosition { ply: 15 }]);
}

#[test]
fn d_2_8_6_a_gap_is_asked_about_though_the_next_entry_could_stand_there() {
    let ours = entries("e2e4 e7e5 d1h5 e8e7 h5e5");
    let by_number = entries("e2e4 e7e5 d1h5 - h5e5");
    let in_order = entries("e2e4 e7e5 d1h5 e8e7");
    let orders = |by_number, in_order| Orders { by_number, in_order };
    let start = Board::start();
    let (comparison, is_in_order) = compare_orders(
        &start,
        orders(&ours, None),
        orders(&by_number, Some(&in_order)),
        [&read, &read],
    );
    assert_eq!(comparison.agreement(), Agreement::Undecided);
    assert_eq!((comparison.agreed, comparison.line.len()), (3, 5));
    assert_eq!(is_in_order, [false, false]);
}
