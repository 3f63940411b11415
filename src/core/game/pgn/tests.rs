//! The export as text.

use std::time::Duration;

use super::{MAX_LINE_CHARACTERS, export};
use crate::game::scoresheet::{self, SheetMove};
use crate::game::{Board, Header, Move, Outcome, Scoresheet};
use shakmaty::Color;

fn sheet(moves: &str) -> Scoresheet {
    Scoresheet {
        header: Header::default(),
        time: None,
        start: Board::start(),
        entries: moves
            .split_whitespace()
            .map(|uci| SheetMove::of(uci.parse().expect("a move")))
            .collect(),
        dashes: Vec::new(),
        numbered: Vec::new(),
        intended: None,
        offered: false,
        claimed: false,
        sealed: false,
        annulled: false,
        left_claim: None,
        points: None,
        outcome: None,
        resigned: None,
        signed: Vec::new(),
        replaced_after: None,
        offer_sign: scoresheet::OFFER,
    }
}

/// The movetext of a game, its lines joined.
fn movetext(sheet: &Scoresheet) -> String {
    let pgn = export(sheet);
    let (_tags, moves) = pgn.split_once("\n\n").expect("an empty line after the tags");
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_unknown_is_a_question_mark() {
    assert_eq!(
        export(&sheet("e2e4")),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"*\"]\n\n1. e4 *\n\n"
    );
}

#[test]
fn an_offer_in_a_claim_belongs_to_the_move_to_come() {
    let claimed = Scoresheet {
        offered: true,
        ..sheet("e2e4 e7e5")
    };
    assert_eq!(movetext(&claimed), "1. e4 e5 {2. (=)} *");
    let intended = Scoresheet {
        intended: Some("g1f3".parse::<Move>().expect("a move").into()),
        ..claimed
    };
    assert_eq!(movetext(&intended), "1. e4 e5 {2. Nf3 (=) (claim)} *");
}

#[test]
fn words_that_are_not_those_of_the_move_stand_in_its_comment() {
    let mut said = sheet("e2e4 e7e5 d1f3 f3e5");
    said.entries[2].said = Some("Nd1f3".parse().expect("said"));
    said.entries[3].said = Some("Nf3xe5".parse().expect("said"));
    assert_eq!(movetext(&said), "1. e4 e5 2. Qf3 {[%entered Nd1f3]} {2... Nf3xe5} *");
    let mut said = sheet("e2e4 g8f6");
    said.entries[1].said = Some("Nxf6".parse().expect("said"));
    assert_eq!(movetext(&said), "1. e4 Nf6 {[%entered Nxf6]} *");
}

#[test]
fn the_header_and_the_time_control_are_tags() {
    let mut sheet = sheet("");
    sheet.header = Header {
        event: "Club evening".into(),
        site: "Jena".into(),
        date: "2026-01-31".into(),
        round: "3".into(),
        match_number: "2".into(),
        board: "4".into(),
        white: "Silva, Ana".into(),
        black: "Meyer, Jo".into(),
    };
    sheet.time = Some("40/90m, G/30m, +30s".parse().expect("a time control"));
    sheet.resigned = Some(Color::Black);
    assert_eq!(
        export(&sheet).lines().collect::<Vec<_>>(),
        [
            "[Event \"Club evening\"]",
            "[Site \"Jena\"]",
            "[Date \"2026.01.31\"]",
            "[Round \"3\"]",
            "[White \"Silva, Ana\"]",
            "[Black \"Meyer, Jo\"]",
            "[Result \"1-0\"]",
            "[Board \"4\"]",
            "[Match \"2\"]",
            "[TimeControl \"40/5400+30:1800+30\"]",
            "",
            "1-0",
            "",
        ]
    );
}

#[test]
fn a_delay_does_not_pass_for_an_increment() {
    let mut sheet = sheet("");
    sheet.time = Some("G/5m, d5s".parse().expect("a time control"));
    assert!(export(&sheet).contains("[Delay \"5\"]\n[TimeControl \"300\"]\n"));
    sheet.time = Some("G/3m, b2s".parse().expect("a time control"));
    assert!(export(&sheet).contains("[Bronstein \"2\"]\n[TimeControl \"180\"]\n"));
}

#[test]
fn names_with_quotes_and_line_breaks_stay_in_their_tag() {
    let mut sheet = sheet("");
    sheet.header.white = "Ana \"Bella\"\nC:\\ {x} ]".into();
    sheet.header.black = "\u{2028}".repeat(300);
    let pgn = export(&sheet);
    assert!(pgn.contains("[White \"Ana \\\"Bella\\\" C:\\\\ {x} ]\"]\n"), "{pgn}");
    assert_eq!(pgn.lines().count(), 10);
    assert!(pgn.lines().all(|it| it.chars().count() < 255));
}

#[test]
fn clock_times_draw_offers_and_noted_times_are_comments() {
    let mut sheet = sheet("e2e4 e7e5 g1f3");
    sheet.entries[0].left = Some(Duration::from_millis(5_388_900));
    sheet.entries[1].noted_left = Some(Duration::from_secs(47 * 60));
    sheet.entries[2].left = Some(Duration::from_secs(59));
    sheet.entries[2].offer = true;
    assert_eq!(
        movetext(&sheet),
        "1. e4 {[%clk 1:29:48]} 1... e5 {0:47} 2. Nf3 {[%clk 0:00:59] (=)} *"
    );
}

#[test]
fn what_was_written_later_and_what_was_not_written_stand_in_comments() {
    let mut sheet = sheet("e2e4 e7e5 g1f3");
    sheet.entries[1].filled = true;
    sheet.entries[2].filled = true;
    sheet.entries[2].offer = true;
    sheet.dashes = vec![(None, false), (None, true)];
    assert_eq!(
        movetext(&sheet),
        "1. e4 e5 {[%written later]} 2. Nf3 {[%written later] (=)} {not written: 2...- 3.-(=)} *"
    );
}

#[test]
fn the_sample_game_of_appendix_c_is_exported() {
    let mut sheet = sheet(
        "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
    );
    sheet.entries.last_mut().expect("21 half-moves").offer = true;
    assert_eq!(
        movetext(&sheet),
        "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 O-O \
         10. O-O-O Re8 11. Kb1 {(=)} *"
    );
}

#[test]
fn a_game_with_an_illegal_move_goes_on_in_a_comment() {
    let mut sheet = sheet("e2e4 d7d5 f1b5 a7a6 b5e8 d8e8 e4e5 e8e5");
    sheet.entries[4].offer = true;
    sheet.outcome = Some(Outcome::WhiteWins);
    assert_eq!(
        movetext(&sheet),
        "1. e4 d5 2. Bb5+ {2... a7-a6 3. Bb5xe8 (=) Qd8xe8 4. e4-e5 Qe8xe5} 1-0"
    );
}

#[test]
fn a_game_that_begins_with_an_illegal_move_is_all_comment() {
    assert_eq!(movetext(&sheet("e2e5 e7e6")), "{1. e2-e5 e7-e6} *");
}

#[test]
fn both_lost_is_no_castling() {
    let mut sheet = sheet("e2e4");
    sheet.outcome = Some(Outcome::BothLose);
    assert!(export(&sheet).contains("[Result \"*\"]\n[Score \"0-0\"]\n[Termination \"rules infraction\"]\n"));
    assert_eq!(movetext(&sheet), "1. e4 *");
}

#[test]
fn a_set_up_position_and_chess960_have_their_tags() {
    let fen = "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w KQkq - 0 1";
    let mut sheet = sheet("f1g1");
    sheet.start = Board::from_fen(fen, true).expect("a FEN");
    let tags = format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n[Variant \"Chess960\"]\n");
    assert!(export(&sheet).contains(&tags));
    assert_eq!(movetext(&sheet), "1. O-O *");
}

#[test]
fn a_game_may_begin_with_black() {
    let mut sheet = sheet("e8e7 e2e4 e7e6");
    sheet.start = Board::from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 40", false).expect("a FEN");
    assert_eq!(movetext(&sheet), "40... Ke7 41. e4 Ke6 *");
}

#[test]
fn no_line_of_the_movetext_is_too_long() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(40);
    let mut sheet = sheet(&(shuffle.clone() + "e2e6 " + &shuffle));
    for entry in &mut sheet.entries {
        entry.left = Some(Duration::from_secs(5400));
        entry.offer = true;
    }
    let pgn = export(&sheet);
    assert!(pgn.lines().all(|it| it.chars().count() <= MAX_LINE_CHARACTERS));
    assert!(pgn.lines().any(|it| it.chars().count() > MAX_LINE_CHARACTERS - 10));
}
