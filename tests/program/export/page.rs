//! `ansage export --html`: the page as a parser and python-chess read it, which are not ours.

use std::fs;
use std::path::Path;

use ansage_core::game::{Event, EventTerms, Header, Mode, Opening, Outcome};
use ansage_devices::recording::clips::folder_of;
use ansage_sound_files::clips::sha256_of;
use serde_json::{Value, json};
use shakmaty::Color;

use super::audio::recorded;
use super::{ILLEGAL, SAMPLE, and_then, exported, journal, opening};
use crate::support::played::played;
use crate::support::program::{Home, text};
use crate::support::python::{python_with_chess, told_by_oracle};

/// What others read in a page of a game, of which nothing may be amiss for who cannot see it.
#[track_caller]
fn read(python: &str, asked: &Value) -> Value {
    let told = told_by_oracle(python, "html_page.py", [asked.clone()]);
    let read: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(read["amiss"], json!([]), "{}", asked["page"]);
    read
}

fn texts(value: &Value) -> Vec<&str> {
    let all = value.as_array().expect("a list").iter();
    all.filter_map(Value::as_str).collect()
}

/// The sample game with a note after the tenth move, a draw offer with the last and times that were noted.
fn told() -> Vec<ansage_core::game::Recorded> {
    let noted = Event::Noted {
        text: "a secret of mine".to_owned(),
    };
    let (begun, rest) = SAMPLE.split_at(SAMPLE.rfind(" c1b1").expect("the last move"));
    let mut records = and_then(
        played(opening("de"), begun),
        vec![Event::TimeNoted { left: 5_400 }, noted],
    );
    let last = played(opening("de"), &format!("e2e4 e7e5{rest}"));
    let last: Vec<Event> = last.into_iter().skip(5).map(|it| it.event).collect();
    records = and_then(records, last);
    and_then(
        records,
        vec![
            Event::OfferedDraw {
                side: Color::White,
                irregular: false,
            },
            Event::TimeNoted { left: 3_725 },
            Event::Resigned { side: Color::Black },
            Event::Resulted {
                outcome: Outcome::WhiteWins,
            },
        ],
    )
}

#[test]
fn the_page_of_a_game_is_whole_in_each_language() {
    let Some(python) = python_with_chess() else { return };
    let letters = [
        ("de", "KDTLSB"),
        ("en", "KQRBNP"),
        ("es", "RDTACP"),
        ("fr", "RDTFCP"),
        ("nl", "KDTLPO"),
        ("pt-BR", "RDTBCP"),
        ("pt-PT", "RDTBCP"),
    ];
    for (language, letters) in letters {
        let arguments = ["--reports", language, "--letters", language];
        let page = exported(&told(), &[&["--html"], &arguments[..]].concat());
        if language == "de" {
            let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/sheets/de.html");
            if std::env::var_os("ANSAGE_BLESS").is_some() {
                fs::write(&golden, &page).expect("a golden page");
            }
            assert_eq!(page, fs::read_to_string(&golden).expect("a golden page"));
        }
        assert!(!page.contains("a secret of mine"), "{page}");
        let read = read(&python, &json!({"page": page, "moves": SAMPLE, "letters": letters}));
        assert_eq!(read["language"], language);
        assert_eq!(read["languages"], json!([]));
        // What the printed sheet has, the page has.
        let printed = exported(&told(), &[&["--text", "--columns", "1"], &arguments[..]].concat());
        let moves: Vec<&str> = printed
            .lines()
            .filter(|it| it.starts_with(|c: char| c.is_ascii_digit()))
            .collect();
        let rows = read["tables"][0].as_array().expect("rows").iter().skip(1);
        let rows: Vec<String> = rows.map(|it| texts(it).join(" ")).collect();
        assert_eq!(rows.iter().map(|it| it.trim_end()).collect::<Vec<_>>(), moves);
        let terms = texts(&read["terms"]);
        assert!(terms.contains(&"Anna") && terms.contains(&"1-0"), "{terms:?}");
        // Diagrams of the note, and of the end with its offer; drawn and told alike, and as python-chess has them.
        let diagrams = read["diagrams"].as_array().expect("diagrams");
        assert_eq!(diagrams.len(), 2);
        for (diagram, half_moves) in diagrams.iter().zip([20, 21]) {
            assert_eq!(diagram["drawn"], read["boards"][half_moves], "{language}");
            assert_eq!(diagram["told"], read["boards"][half_moves], "{language}");
        }
        assert_eq!(texts(&read["tables"][1][2]), ["11.", "1:02:05", ""]);
    }
}

#[test]
fn letters_of_another_language_are_marked_as_such() {
    let Some(python) = python_with_chess() else { return };
    let arguments = ["--html", "--reports", "en", "--letters", "es"];
    let page = exported(&played(opening("de"), "e2e4 e7e5 g1f3"), &arguments);
    let read = read(&python, &json!({"page": page, "letters": "RDTACP"}));
    assert_eq!((&read["language"], &read["languages"]), (&json!("en"), &json!(["es"])));
    assert_eq!(texts(&read["tables"][0][2]), ["2.", "Cf3", ""]);
}

#[test]
fn diagrams_stand_where_they_are_asked_for_in_chess960_too() {
    let Some(python) = python_with_chess() else { return };
    let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let moves = "e1f3 e8f6 g2g3 g7g6 g1h1 g8h8";
    let of_960 = Opening {
        fen: Some(fen.to_owned()),
        chess960: true,
        ..opening("en")
    };
    let records = played(of_960, moves);
    let page = exported(&records, &["--html", "--diagram-at", "3b, 1w,3b", "--reports", "en"]);
    let read = read(
        &python,
        &json!({"page": page, "moves": moves, "fen": fen, "chess960": true}),
    );
    let diagrams = read["diagrams"].as_array().expect("diagrams");
    assert_eq!(diagrams.len(), 2);
    for (diagram, half_moves) in diagrams.iter().zip([1, 6]) {
        assert_eq!(diagram["drawn"], read["boards"][half_moves]);
        assert_eq!(diagram["told"], read["boards"][half_moves]);
    }
    assert_eq!(diagrams[0]["title"], "Position after 1. Nf3");
}

#[test]
fn the_times_stand_in_a_chart_and_in_a_table() {
    let Some(python) = python_with_chess() else { return };
    let timed = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/0.1.0-clock.jsonl");
    let home = Home::new();
    let run = |form: &str| home.run(&["export", timed, form, "--reports", "en"], "").expect(0).out;
    let sheet: Value = serde_json::from_str(&run("--json")).expect("JSON");
    let read = read(&python, &json!({"page": run("--html")}));
    let clock = |left: &Value| {
        let seconds = left.as_u64().expect("a time") / 1000;
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    };
    let moves = sheet["moves"].as_array().expect("moves");
    let left: Vec<String> = moves
        .iter()
        .map(|it| &it["left_ms"])
        .filter(|it| !it.is_null())
        .map(clock)
        .collect();
    assert!(left.len() > 2, "{sheet}");
    let rows = read["tables"][1].as_array().expect("rows").iter().skip(1);
    let shown: Vec<String> = rows
        .flat_map(|it| texts(it).into_iter().skip(1).map(str::to_owned))
        .collect();
    let shown: Vec<String> = shown.into_iter().filter(|it| !it.is_empty()).collect();
    assert_eq!(shown, left);
    assert!(texts(&read["charts"])[0].starts_with("Solid line: White, at the end "));
}

#[test]
fn names_are_words_on_the_page_and_nothing_else() {
    let Some(python) = python_with_chess() else { return };
    let named = Opening {
        header: Header {
            white: "<script>alert(1)</script> & \"Eva\"".to_owned(),
            black: "</title><img src=x onerror=alert(1)>".to_owned(),
            event: "'\"><a href=http://example.org>".to_owned(),
            ..opening("de").header
        },
        ..opening("de")
    };
    let page = exported(&played(named, "e2e4"), &["--html", "--reports", "de"]);
    let read = read(&python, &json!({"page": page}));
    let terms = texts(&read["terms"]);
    for name in ["<script>alert(1)</script> & \"Eva\"", "'\"><a href=http://example.org>"] {
        assert!(terms.contains(&name), "{terms:?}");
    }
}

#[test]
fn a_game_of_an_event_shows_no_more_than_its_printed_sheet_before_it_is_over() {
    let Some(python) = python_with_chess() else { return };
    let event = Opening {
        mode: Mode::Event,
        event: Some(Box::new(EventTerms::default())),
        ..opening("de")
    };
    let running = and_then(played(event, ILLEGAL), vec![Event::TimeNoted { left: 600 }]);
    let page = exported(&running, &["--html", "--reports", "de"]);
    let first = read(&python, &json!({"page": page}));
    assert_eq!((&first["diagrams"], &first["charts"]), (&json!([]), &json!([])));
    assert_eq!(first["tables"].as_array().expect("tables").len(), 1);
    assert!(!page.contains('*') && !page.contains("Lb5+"), "{page}");
    assert!(
        texts(&first["paragraphs"])
            .iter()
            .any(|it| it.starts_with("Die Partie läuft"))
    );
    assert!(texts(&first["headings"][0])[1].starts_with("Private Aufzeichnung, kein Beweis: Anna – Bella"));
    let home = Home::new();
    let at = journal(&home, &running);
    for asks in [&["--diagram-at", "1w"][..], &["--with-sound"]] {
        let arguments = [&["export", &at, "--html", "--reports", "de"], asks].concat();
        home.run(&arguments, "")
            .refused(1, &["Die Turnierpartie ist nicht beendet"]);
    }
    let resulted = Event::Resulted { outcome: Outcome::Draw };
    let page = exported(&and_then(running, vec![resulted]), &["--html", "--reports", "de"]);
    let over = read(&python, &json!({"page": page, "moves": ILLEGAL, "letters": "KDTLSB"}));
    assert_eq!(over["diagrams"][0]["told"], over["boards"][4]);
    assert!(
        texts(&over["paragraphs"])
            .iter()
            .any(|it| it.starts_with("Regelwidriger Zug, Ende der Partie"))
    );
}

#[test]
fn recordings_are_in_the_page_as_they_were_kept() {
    let Some(python) = python_with_chess() else { return };
    let home = Home::new();
    let at = recorded(&home);
    let export = |more: &[&str]| {
        home.run(
            &[&["export", text(&at), "--html", "--reports", "en"], more].concat(),
            "",
        )
    };
    assert!(!export(&[]).expect(0).out.contains("<audio"));
    let sound = read(&python, &json!({"page": export(&["--with-sound"]).expect(0).out}));
    let heard = sound["sound"].as_array().expect("sound");
    assert_eq!(heard.len(), 8);
    for (number, it) in (1..).zip(heard) {
        let kept = fs::read(folder_of(&at).join(format!("{number:04}.flac"))).expect("a clip");
        assert_eq!(it["sha256"], sha256_of(&kept));
    }
    assert_eq!(heard[2]["name"], "Sound: 2. Springer Felix drei");
    assert_eq!(sound["languages"], json!(["de"]));

    fs::remove_file(folder_of(&at).join("0003.flac")).expect("a clip");
    let without = export(&["--with-sound"]);
    assert!(without.err.contains("0003.flac"), "{}", without.err);
    let without = read(&python, &json!({"page": without.expect(0).out}));
    assert_eq!(without["sound"].as_array().expect("sound").len(), 7);
    fs::remove_dir_all(folder_of(&at)).expect("the folder");
    let nothing = export(&["--with-sound"]).expect(4);
    assert!(
        nothing.out.is_empty() && nothing.err.contains("None of the recordings"),
        "{}",
        nothing.err
    );
    export(&[]).expect(0);
}

#[test]
fn what_cannot_be_shown_is_refused_in_one_sentence() {
    let home = Home::new();
    let at = journal(&home, &played(opening("de"), "e2e4 e7e5"));
    let file = home.file("page.html", "mine");
    let asked = |more: &[&str]| {
        let arguments = ["export", &at, "--reports", "en", "-o", text(&file)];
        home.run(&[&arguments[..], more].concat(), "")
    };
    for place in ["2w", "12", "", "1w,", "0b", "abc", "99999999999w"] {
        asked(&["--html", "--diagram-at", place]).refused(3, &["The game has no move", "12w"]);
    }
    asked(&["--html", "--with-sound"]).refused(4, &["There are no recordings"]);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
    asked(&["--html"]).expect(0);
    assert!(
        fs::read_to_string(&file)
            .expect("the file")
            .starts_with("<!DOCTYPE html>")
    );
}
