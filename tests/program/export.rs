//! The exports of a journal: the printed scoresheet in seven languages, JSON that others read, and what is refused.
//!
//! `ANSAGE_BLESS=1` writes the sheets under `tests/golden/sheets/` anew: read them before you believe them.

mod audio;
mod envelope;
mod hand_in;
mod outcome;
mod page;
mod paper;
mod pgn;
mod summary;

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use ansage_core::game::{ArbiterNote, Event, EventTerms, Game, Header, Mode, Moment, Opening, Outcome, Recorded};
use ansage_devices::storage::Journal;
use serde_json::{Value, json};
use shakmaty::Color;

use crate::support::played::{played, stamped};
use crate::support::program::{Home, text};
use crate::support::table::usual_opening;

/// The sample game at the end of Appendix C; the last move came with a draw offer.
const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                      f8e8 c1b1";

/// Three moves of which the last is illegal.
const ILLEGAL: &str = "e2e4 d7d5 f1b5 a7a6";

fn opening(letters: &str) -> Opening {
    Opening {
        letters: vec![letters.to_owned()],
        header: Header {
            event: "Lehrpartie".into(),
            site: "Jena".into(),
            date: "2026.11.21".into(),
            round: "3".into(),
            match_number: "2".into(),
            board: "4".into(),
            white: "Anna".into(),
            black: "Bella".into(),
        },
        ..usual_opening()
    }
}

fn and_then(mut records: Vec<Recorded>, events: Vec<Event>) -> Vec<Recorded> {
    let last = records.last().expect("an opening").at.0;
    let later = stamped(events).into_iter().map(|it| Recorded {
        at: Moment(it.at.0 + last + 1000),
        ..it
    });
    records.extend(later);
    records
}

/// Writes a journal into the home and returns its name.
fn journal(home: &Home, records: &[Recorded]) -> String {
    let path = home.path("game.jsonl");
    drop(Journal::create_from(&path, records).expect("a new journal"));
    text(&path).to_owned()
}

fn exported(records: &[Recorded], arguments: &[&str]) -> String {
    let home = Home::new();
    let journal = journal(&home, records);
    let arguments = [&["export", journal.as_str()], arguments].concat();
    home.run(&arguments, "").expect(0).out
}

fn as_json(records: &[Recorded]) -> Value {
    serde_json::from_str(&exported(records, &["--json"])).expect("one JSON object")
}

#[test]
fn the_sample_game_is_printed_in_each_language() {
    let resigned = vec![
        Event::OfferedDraw {
            side: Color::White,
            irregular: false,
        },
        Event::TimeNoted { left: 47 * 60 },
        Event::Resigned { side: Color::Black },
        Event::Resulted {
            outcome: Outcome::WhiteWins,
        },
    ];
    let records = and_then(played(opening("en"), SAMPLE), resigned);
    for language in ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"] {
        let printed = exported(&records, &["--text", "--reports", language, "--letters", language]);
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/sheets/{language}.txt"));
        if env::var_os("ANSAGE_BLESS").is_some() {
            fs::write(&golden, &printed).expect("a golden sheet");
        }
        assert_eq!(
            printed,
            fs::read_to_string(&golden).expect("a golden sheet"),
            "{language}"
        );
    }
}

#[test]
fn the_sheet_is_in_the_language_and_letters_of_the_game() {
    let opening = Opening {
        reports: "de".into(),
        ..opening("de")
    };
    let printed = exported(&played(opening, "e2e4 e7e5 g1f3"), &["--text", "--columns", "1"]);
    assert!(
        printed.starts_with("Partieformular\nRunde: 3  Wettkampf: 2  Brett: 4\nWeiß: Anna\n"),
        "{printed}"
    );
    assert!(printed.contains("\n2. Sf3\n"), "{printed}");
}

#[test]
fn what_the_documentation_shows_is_what_is_printed() {
    let documentation = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/export.md"));
    let shown = |fence: &str| {
        let (_, begin) = documentation.split_once(&format!("```{fence}\n")).expect("an example");
        begin.split_once("```").expect("its end").0
    };
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/0.1.0-offers.jsonl");
    let home = Home::new();
    let printed = home.run(&["export", journal, "--json"], "").expect(0).out;
    assert_eq!(printed, shown("json"));
    let printed = home.run(&["export", journal, "--text"], "").expect(0).out;
    assert_eq!(printed, shown("text"));
}

#[test]
fn json_tells_every_half_move() {
    let records = and_then(
        played(opening("de"), ILLEGAL),
        vec![
            Event::TimeNoted { left: 600 },
            Event::OfferedDraw {
                side: Color::Black,
                irregular: false,
            },
        ],
    );
    let record = as_json(&records);
    assert_eq!(
        record["moves"][3],
        json!({
            "ply": 4, "number": 2, "side": "black", "uci": "a7a6", "san": "a6", "text": "a6(=)", "legal": false,
            "offer": true, "left_ms": null, "noted_left_s": 600, "filled_later": false, "at_ms": 7000
        })
    );
    assert_eq!(record["moves"][2]["san"], "Bb5+");
    assert_eq!(record["moves"][2]["text"], "Lb5+");
    assert_eq!(record["result"], Value::Null);
    assert_eq!(
        record["final_fen"],
        Game::replay(&records).expect("a game").position().fen()
    );
}

/// D.2.8-3, P.4: what was struck stays readable, and is no part of the game.
#[test]
fn what_was_struck_is_read_beside_the_game() {
    let records = and_then(
        played(opening("de"), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5"),
        vec![Event::BoardsDiffer, Event::Restored { ply: 4, periods: None }],
    );
    let record = as_json(&records);
    assert_eq!(record["moves"].as_array().map(Vec::len), Some(4));
    assert_eq!(record["struck"][0]["after_ply"], 4);
    let struck = &record["struck"][0]["moves"];
    assert_eq!((&struck[0]["text"], &struck[0]["ply"]), (&json!("Lc4"), &json!(5)));
    assert_eq!(
        (&struck[1]["text"], &struck[1]["side"]),
        (&json!("Lc5"), &json!("black"))
    );
    let text = exported(&records, &["--text", "--columns", "1", "--reports", "de"]);
    assert!(text.lines().any(|it| it == "Gestrichen: 3.Lc4 Lc5"), "{text}");
    assert!(!text.contains("3. Lc4"), "{text}");
    let pgn = exported(&records, &["--pgn"]);
    assert!(pgn.contains("2. Nf3 Nc6 *"), "{pgn}");
    assert!(!pgn.contains("Bc4"), "{pgn}");
}

/// C.3, C.13: in print the pieces may be drawn, and check and mate need no signs.
#[test]
fn figurines_are_printed_and_signs_left_out_where_that_is_asked_for() {
    let records = played(opening("en"), "f2f3 e7e5 g2g4 d8h4");
    let line = |arguments: &[&str]| {
        let printed = exported(&records, &[&["--text", "--columns", "1"], arguments].concat());
        let found = printed.lines().find(|it| it.trim_start().starts_with("2. "));
        found.unwrap_or_else(|| panic!("{printed}")).trim().to_owned()
    };
    assert_eq!(line(&[]), "2. g4 Qh4#");
    assert_eq!(line(&["--letters", "figurines"]), "2. g4 ♕h4#");
    assert_eq!(line(&["--signs", "no"]), "2. g4 Qh4");
    assert_eq!(line(&["--signs", "mate,capture"]), "2. g4 Qh4#");
    assert_eq!(line(&["--signs", "check"]), "2. g4 Qh4+");
    let home = Home::new();
    let journal = journal(&home, &records);
    home.run(&["export", &journal, "--brf", "--letters", "figurines"], "")
        .refused(3, &["figurines"]);
    home.run(&["export", &journal, "--text", "--signs", "check,!"], "")
        .refused(3, &["--signs", "capture, en-passant, check, mate"]);
}

/// C.9-1, C.13: what is left out is found by whoever reads the sheet.
#[test]
fn a_sheet_without_signs_is_read_as_the_same_game() {
    let home = Home::new();
    let journal = journal(&home, &played(opening("en"), SAMPLE));
    for (form, file) in [("--text", "sheet.txt"), ("--brf", "sheet.brf")] {
        for signs in ["no", "capture", "en-passant", "check,mate"] {
            home.run(&["export", &journal, form, "--signs", signs, "-o", file], "")
                .expect(0);
            let resolved = home.run(&["resolve", "--ours", &journal, "--theirs", file, "--json"], "");
            let found: Value = serde_json::from_str(&resolved.expect(0).out).expect("one object");
            let agreed = (&found["agreement"], &found["last_agreed_ply"]);
            assert_eq!(agreed, (&json!("agree"), &json!(21)), "{form} {signs}");
        }
    }
    let braille = exported(&played(opening("en"), SAMPLE), &["--brf", "--signs", "no"]);
    assert!(braille.contains("6   ED6") && braille.contains(",QE3 "), "{braille}");
}

#[test]
fn json_and_text_tell_how_chess960_began() {
    let fen = "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w KQkq - 0 1";
    let opening = Opening {
        fen: Some(fen.into()),
        chess960: true,
        ..opening("en")
    };
    let records = played(opening, "f1g1");
    let record = as_json(&records);
    assert_eq!((&record["chess960"], &record["start_fen"]), (&json!(true), &json!(fen)));
    assert_eq!(record["moves"][0]["san"], "O-O");
    assert_eq!(record["moves"][0]["text"], "0-0");
    let printed = exported(&records, &["--text"]);
    assert!(printed.contains(&format!("Start position: {fen}\n")), "{printed}");
}

#[test]
fn python_reads_the_json() {
    let home = Home::new();
    let path = home.file("sheet.json", &exported(&played(opening("en"), SAMPLE), &["--json"]));
    let script = "import json, sys; print(' '.join(m['uci'] for m in json.load(open(sys.argv[1]))['moves']))";
    let python = env::var("ANSAGE_PYTHON").unwrap_or_else(|_unset| "python3".to_owned());
    let Ok(output) = Command::new(&python).args(["-c", script, text(&path)]).output() else {
        assert!(env::var_os("CI").is_none(), "{python} does not start");
        return;
    };
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), SAMPLE);
}

fn in_an_event(terms: Option<EventTerms>) -> Opening {
    Opening {
        mode: Mode::Event,
        event: terms.map(Box::new),
        ..opening("en")
    }
}

fn told_of_the_illegal_move() -> Event {
    Event::ArbiterNoted {
        note: ArbiterNote::IllegalMove {
            ply: 4,
            m: "a7a6".parse().expect("a move"),
        },
    }
}

#[test]
fn p_3_while_a_game_of_an_event_goes_on_no_export_gives_a_hint() {
    let records = and_then(played(in_an_event(None), ILLEGAL), vec![told_of_the_illegal_move()]);
    let printed = exported(&records, &["--text", "--columns", "1"]);
    assert!(printed.contains("2. Bb5 a6\n"), "{printed}");
    assert!(!printed.contains(['+', '#', '*']), "{printed}");
    let record = as_json(&records);
    assert_eq!(record["moves"][2]["san"], "Bb5");
    assert!(
        record["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .all(|it| it["legal"].is_null())
    );
    assert_eq!(record["arbiter_notes"], Value::Null);
}

#[test]
fn dashes_and_what_was_written_later_stand_on_every_sheet() {
    let dashed = |side| Event::Dashed { side };
    let filled = |ply, m: &str| Event::DashFilled {
        ply,
        m: m.parse().expect("a move"),
        said: None,
    };
    let records = and_then(
        played(opening("de"), "e2e4"),
        vec![
            dashed(Color::Black),
            dashed(Color::White),
            dashed(Color::Black),
            filled(2, "e7e5"),
            Event::OfferedDraw {
                side: Color::Black,
                irregular: false,
            },
        ],
    );
    let printed = exported(&records, &["--text", "--columns", "1", "--reports", "de"]);
    assert!(printed.contains("\n1. e4 e5\n2. - -(=)\n"), "{printed}");
    assert!(printed.contains("\nNachgetragen: 1...e5\n"), "{printed}");
    let record = as_json(&records);
    assert_eq!(record["moves"][1]["filled_later"], true);
    let dash = json!({ "ply": 4, "number": 2, "side": "black", "offer": true, "at_ms": 5000 });
    assert_eq!((&record["dashes"][1], &record["dashes"][2]), (&dash, &Value::Null));
    let pgn = exported(&records, &["--pgn"]);
    assert!(
        pgn.contains("1. e4 e5 {[%written later]} {not written: 2.- 2...-(=)} *"),
        "{pgn}"
    );
    let braille = exported(&records, &["--unicode-braille", "--reports", "de"]);
    assert!(braille.contains('⠤'), "{braille}");
}

#[test]
fn once_the_game_is_over_the_export_is_the_arbiters() {
    let over = vec![
        told_of_the_illegal_move(),
        Event::Resulted {
            outcome: Outcome::WhiteWins,
        },
    ];
    let records = and_then(played(in_an_event(None), ILLEGAL), over);
    let printed = exported(&records, &["--text", "--columns", "1"]);
    assert!(printed.contains("2. Bb5+ a6*\n"), "{printed}");
    assert!(printed.contains("* illegal move\n"), "{printed}");
    let record = as_json(&records);
    assert_eq!(record["moves"][3]["legal"], false);
    let note = json!({ "at_ms": 7000, "what": "illegal-move", "ply": 4, "move": "a7a6" });
    assert_eq!(record["arbiter_notes"], json!([note]));
}

#[test]
fn c_0_2_without_leave_it_is_a_private_log() {
    let allowed = r#"{"leaves":[{"what":"scoresheet","by":"AB"}]}"#;
    let allowed = serde_json::from_str(allowed).expect("terms");
    for (terms, title, is_one) in [
        (None, "Private log, not evidence\n", false),
        (Some(EventTerms::default()), "Private log, not evidence\n", false),
        (Some(allowed), "Scoresheet\n", true),
    ] {
        let records = played(in_an_event(terms), "e2e4");
        let printed = exported(&records, &["--text"]);
        assert!(printed.starts_with(title), "{printed}");
        assert_eq!(as_json(&records)["scoresheet"], is_one);
    }
}

#[test]
fn exactly_one_form_is_asked_for() {
    let home = Home::new();
    let journal = journal(&home, &played(opening("en"), "e2e4"));
    for arguments in [
        &[][..],
        &["--text", "--json"],
        &["--pgn", "--text"],
        &["--json", "--columns", "1"],
        &["--pgn", "--columns", "2"],
        &["--text", "--columns", "3"],
        &["--pgn", "--letters", "de"],
    ] {
        let arguments = [&["export", journal.as_str()], arguments].concat();
        let answer = home.run(&arguments, "").expect(3);
        assert_eq!(answer.out, "", "{arguments:?}");
    }
    home.run(&["export", &journal, "--text", "--letters", "xx"], "")
        .refused(3, &["xx"]);
    home.run(&["export", &journal, "--text", "--reports", "xx"], "")
        .refused(3, &["xx"]);
}

#[test]
fn an_export_goes_to_a_file_and_never_over_the_journal() {
    let home = Home::new();
    let journal = journal(&home, &played(opening("en"), "e2e4"));
    home.run(&["export", &journal, "--text", "-o", "sheet.txt"], "")
        .expect(0);
    let written = fs::read_to_string(home.path("sheet.txt")).expect("a sheet");
    assert!(written.contains("  1. e4\n"), "{written}");
    for form in ["--text", "--json", "--pgn"] {
        home.run(&["export", &journal, form, "-o", &journal], "")
            .refused(1, &["is the journal itself"]);
    }
}
