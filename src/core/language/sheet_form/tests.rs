use std::sync::LazyLock;
use std::time::Duration;

use super::{Columns, SheetForm, WIDTH, is_a_scoresheet};
use crate::game::scoresheet::{self, SheetMove};
use crate::game::{Board, Header, Move, Outcome, Position, Scoresheet, Sight, Signs};
use crate::language::{Letters, Voices};
use proptest::prelude::*;
use shakmaty::Color;
use unicode_width::UnicodeWidthStr as _;

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 ";

fn sheet(moves: &str) -> Scoresheet {
    let entry = |uci: &str| SheetMove::of(uci.parse().expect("a move"));
    Scoresheet {
        header: Header::default(),
        time: None,
        start: Board::start(),
        entries: moves.split_whitespace().map(entry).collect(),
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

fn printed(sheet: &Scoresheet, columns: Columns) -> String {
    in_language("en", sheet, columns)
}

fn in_language(language: &str, sheet: &Scoresheet, columns: Columns) -> String {
    let form = SheetForm {
        terms: &[],
        sheet,
        struck: &[],
        messages: VOICES.messages(language).expect("it is there"),
        letters: Letters::named(language).expect("they are there"),
        sight: Sight::Legal,
        is_evidence: true,
        columns,
        signs: Signs::ALL,
    };
    form.print()
}

#[track_caller]
fn has_line(text: &str, line: &str) {
    assert!(text.lines().any(|it| it == line), "{line:?} is not in\n{text}");
}

#[test]
fn form_1_seventy_moves_on_a_sheet_and_the_rest_on_the_next() {
    let text = printed(&sheet(&SHUFFLE.repeat(36)), Columns::Two);
    let sheets: Vec<&str> = text.split("Scoresheet, ").skip(1).collect();
    let [first, second] = sheets.as_slice() else {
        panic!("72 moves need two sheets:\n{text}");
    };
    assert!(first.starts_with("sheet 1\n") && second.starts_with("sheet 2\n"));
    has_line(
        first,
        "  1. Nf3              Nf6                 36. Ng1              Ng8",
    );
    has_line(
        first,
        " 34. Ng1              Ng8                 69. Nf3              Nf6",
    );
    has_line(
        first,
        " 35. Nf3              Nf6                 70. Ng1              Ng8",
    );
    has_line(second, " 71. Nf3              Nf6");
    has_line(second, " 72. Ng1              Ng8");
    assert!(!first.contains("71.") && !second.contains("70."));
    assert_eq!(first.matches("Signatures:").count(), 1, "each sheet is signed");
    assert_eq!(second.matches("Round:").count(), 1, "each sheet has its header");
}

#[test]
fn one_sheet_is_not_numbered() {
    assert!(!printed(&sheet(&SHUFFLE.repeat(35)), Columns::Two).contains("sheet 1"));
    assert!(!printed(&sheet(""), Columns::Two).contains(", sheet"));
}

#[test]
fn form_2_the_header_names_round_match_and_board() {
    let mut sheet = sheet("e2e4");
    sheet.header.round = "3".into();
    sheet.header.match_number = "2".into();
    sheet.header.board = "4".into();
    let text = in_language("pt-BR", &sheet, Columns::Two);
    has_line(&text, "RODADA Nº: 3  MATCH 2  TAB Nº: 4");
    has_line(&printed(&sheet, Columns::Two), "Round: 3  Match: 2  Board: 4");
}

#[test]
fn form_3_the_match_may_be_empty() {
    let text = in_language("pt-BR", &sheet(""), Columns::Two);
    has_line(&text, "RODADA Nº: ____  MATCH ____  TAB Nº: ____");
    has_line(&text, "Brancas: ______________________________");
}

#[test]
fn one_column_has_one_line_per_move_and_no_second_sheet() {
    let text = printed(&sheet(&SHUFFLE.repeat(36)), Columns::One);
    has_line(&text, "1. Nf3 Nf6");
    has_line(&text, "72. Ng1 Ng8");
    assert_eq!(text.matches("Round:").count(), 1);
}

#[test]
fn who_resigned_stands_with_the_result_at_the_foot() {
    let mut sheet = sheet("e2e4");
    sheet.resigned = Some(Color::Black);
    let text = in_language("pt-BR", &sheet, Columns::Two);
    let foot = text.split("e4").nth(1).expect("a foot");
    assert!(foot.contains("Abandono: Pretas\nResultado: 1-0\n"), "{text}");
}

#[test]
fn a_move_that_needs_more_room_goes_on_below_its_beginning() {
    let mut sheet = sheet("e2e4 a7a6 e4e5 d7d5 e5d6 a6a5");
    sheet.entries[4].offer = true;
    sheet.entries[4].noted_left = Some(Duration::from_secs(10 * 3600 + 47 * 60));
    let text = printed(&sheet, Columns::Two);
    assert!(text.contains("  3. exd6e.p.(=)      a5\n     10:47\n"), "{text}");
    has_line(&printed(&sheet, Columns::One), "3. exd6e.p.(=) 10:47 a5");
}

#[test]
fn illegal_moves_are_marked_where_legality_may_be_told() {
    let sheet = sheet("e2e4 d7d5 f1b5 a7a6 b5c6 b8c6 e4e6");
    let text = printed(&sheet, Columns::One);
    has_line(&text, "2. Bb5+ a6*");
    has_line(&text, "4. e4e6*");
    has_line(&text, "* illegal move");
    let unseen = SheetForm {
        terms: &[],
        sheet: &sheet,
        struck: &[],
        messages: VOICES.messages("en").expect("it is there"),
        letters: Letters::named("en").expect("they are there"),
        sight: Sight::Movement,
        is_evidence: true,
        columns: Columns::One,
        signs: Signs::ALL,
    };
    let unseen = unseen.print();
    assert!(!unseen.contains(['*', '+']), "no hint of any kind:\n{unseen}");
    has_line(&unseen, "2. Bb5 a6");
}

#[test]
fn a_game_that_begins_with_black_and_elsewhere_says_so() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40";
    let mut sheet = sheet("e8e7 e2e4");
    sheet.start = Board::from_fen(fen, false).expect("a FEN");
    let text = printed(&sheet, Columns::One);
    has_line(&text, &format!("Start position: {fen}"));
    has_line(&text, "40. ... Ke7");
    has_line(&printed(&sheet, Columns::Two), " 40. ...              Ke7");
}

#[test]
fn c_0_2_in_an_event_it_is_a_scoresheet_only_if_somebody_allowed_it() {
    let opening = |event: &str| -> crate::game::Opening {
        let text = format!(
            r#"{{"mode":"event","laws":"2014","blind":"white","role":"player","announces":"program","illegal":"ask",
                "clock":"none","words":"de-fide","letters":["de"]{event}}}"#
        );
        serde_json::from_str(&text).expect("an opening")
    };
    assert!(!is_a_scoresheet(&opening("")));
    assert!(!is_a_scoresheet(&opening(
        r#","event":{"leaves":[{"what":"time-left","by":"AB"}]}"#
    )));
    assert!(is_a_scoresheet(&opening(
        r#","event":{"leaves":[{"what":"scoresheet","by":"AB"}]}"#
    )));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn no_line_is_wider_than_80_columns_and_no_move_is_lost(
        choices in prop::collection::vec((any::<u16>(), any::<bool>(), prop::option::of(0..360_000_u64)), 0..300),
        name in "\\PC{0,120}", event in "[\\x00-\\x7f\u{2028}棋 ]{0,200}", language in 0..7_usize,
    ) {
        let mut sheet = sheet("");
        // A name may hold the sign of an offer.
        sheet.header.white = name.replace('=', "-");
        sheet.header.event = event.replace('=', "-");
        sheet.outcome = Some(Outcome::BothLose);
        let mut position = Position::start();
        for (choice, offer, noted) in choices {
            // Illegal moves too: whatever stands on a board.
            let moves = position.board().moves_by_movement();
            let Some(m) = moves.get(usize::from(choice) % moves.len().max(1)).copied() else { break };
            position.play(m);
            sheet.entries.push(SheetMove { offer, noted_left: noted.map(Duration::from_secs), ..SheetMove::of(m) });
        }
        let language = ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"][language];
        for columns in [Columns::One, Columns::Two] {
            let text = in_language(language, &sheet, columns);
            for line in text.lines() {
                prop_assert!(line.width() <= WIDTH, "{}", line);
                prop_assert!(!line.ends_with(' '));
                prop_assert!(!line.chars().any(char::is_control));
            }
            prop_assert_eq!(text.matches("(=)").count(), sheet.entries.iter().filter(|it| it.offer).count());
        }
    }

    #[test]
    fn each_move_of_a_random_game_stands_on_its_line(choices in prop::collection::vec(any::<u16>(), 0..200)) {
        let mut sheet = sheet("");
        let mut position = Position::start();
        for choice in choices {
            let moves: Vec<Move> = position.legal_moves().expect("only legal moves were made");
            let Some(m) = moves.get(usize::from(choice) % moves.len().max(1)).copied() else { break };
            position.play(m);
            sheet.entries.push(SheetMove::of(m));
        }
        let text = printed(&sheet, Columns::Two);
        let rows = sheet.rows(|role| role.upper_char(), crate::game::NotationStyle::Sheet);
        for row in rows {
            let begin = format!("{}. {}", row.number, row.white.expect("White began").text);
            prop_assert!(text.contains(&begin), "{} in {}", begin, text);
        }
    }
}
