//! Scoresheets in Braille: written, read back, and held against schemas and pages.

use std::path::Path;
use std::process::Command;

use ansage_core::game::{Event, Mode, Moment, Opening, Outcome, Recorded};
use ansage_devices::storage::Journal;
use serde_json::{Value, json};

use super::{SAMPLE, opening};
use crate::support::played::played;
use crate::support::program::{Home, text};

fn finished(opening: Opening, moves: &str) -> Vec<Recorded> {
    let mut records = played(opening, moves);
    let outcome = Outcome::WhiteWins;
    records.push(Recorded::new(Moment(99_000), Event::Resulted { outcome }));
    records
}

fn journal(home: &Home, records: &[Recorded]) -> String {
    let path = home.path("game.jsonl");
    drop(Journal::create_from(&path, records).expect("a new journal"));
    text(&path).to_owned()
}

#[test]
fn a_sheet_in_braille_is_read_as_the_same_game() {
    let home = Home::new();
    for (letters, reports) in [
        ("de", "de"),
        ("en", "en"),
        ("es", "es"),
        ("pt", "pt-BR"),
        ("pt", "pt-PT"),
        ("fr", "fr"),
        ("nl", "nl"),
        ("fr", "en"),
        ("nl", "de"),
    ] {
        let home = Home::new();
        let journal = journal(&home, &finished(opening(letters), SAMPLE));
        for (form, file) in [
            ("--brf", "sheet.brf"),
            ("--unicode-braille", "sheet.txt"),
            ("--pef", "sheet.pef"),
        ] {
            let arguments = [
                "export",
                &journal,
                form,
                "--reports",
                reports,
                "--cells",
                "32",
                "-o",
                file,
            ];
            assert_eq!(home.run(&arguments, "").expect(0).out, "");
            let read = home.run(&["read", file, "--json"], "").expect(0);
            let game: Value = serde_json::from_str(&read.out).expect("one game");
            let moves = game["moves"].as_array().expect("moves");
            let uci: Vec<&str> = moves.iter().map(|it| it["uci"].as_str().expect("a move")).collect();
            assert_eq!(
                uci.join(" "),
                SAMPLE.split_whitespace().collect::<Vec<_>>().join(" "),
                "{letters} {file}"
            );
            assert_eq!(game["result"], "1-0");
            assert_eq!(game["letters"], letters);
            assert_eq!(game["complete"], true, "{}", read.out);
            let tags = game["tags"].as_array().expect("tags").clone();
            assert!(tags.contains(&serde_json::json!(["White", "Anna"])), "{tags:?}");
            let resolved = home
                .run(&["resolve", "--ours", &journal, "--theirs", file, "--json"], "")
                .expect(0);
            let found: Value = serde_json::from_str(&resolved.out).expect("one object");
            assert_eq!(found["agreement"], "agree", "{letters} {file}: {}", resolved.out);
            assert_eq!(found["last_agreed_ply"], 21);
        }
    }
    home.file("bad.brf", "1 E4 E5\n2 ,NF3 é\n");
    home.run(&["read", "bad.brf", "--json"], "")
        .refused(4, &["bad.brf", "line 2", "character 8"]);
    home.file("comment.pgn", "1. e4 {⠑⠲} e5 *\n");
    let read = home.run(&["read", "comment.pgn", "--json"], "").expect(0);
    assert!(
        read.out.contains("e7e5"),
        "a comment in Braille makes no sheet: {}",
        read.out
    );
    home.file("words.brf", ",DEAR ,ANNA\n");
    home.run(&["read", "words.brf", "--json"], "")
        .refused(4, &["words.brf"]);
    home.file("bad.pef", "<pef/>");
    home.run(&["resolve", "--ours", "bad.pef", "--theirs", "bad.pef"], "")
        .refused(4, &["bad.pef", "PEF"]);
}

/// Compares a game with its sheet in Braille, damaged.
fn compare_damaged(damage: impl Fn(&str) -> String) -> (Value, Value) {
    let home = Home::new();
    let journal = journal(&home, &finished(opening("en"), SAMPLE));
    let table = ["--braille-table", "en-chess-short6"];
    let brf = home
        .run(&[&["export", &journal, "--brf"], &table[..]].concat(), "")
        .expect(0)
        .out;
    home.file("damaged.brf", &damage(&brf));
    let arguments = ["resolve", "--ours", &journal, "--theirs", "damaged.brf", "--json"];
    let found = home.run(&arguments, "").expect(0).out;
    let read = home.run(&["read", "damaged.brf", "--json"], "").expect(0).out;
    let value = |text: &str| serde_json::from_str(text).expect("one object");
    (value(&found), value(&read))
}

#[test]
fn a_cell_that_cannot_be_read_in_whites_column_ends_no_sheet() {
    let damages = [
        ("a cell", ",N^3 ", "illegible"),
        ("a gap", "     ", "missing"),
        ("a dash", "-    ", "missing"),
    ];
    for (name, damage, why) in damages {
        let (found, read) = compare_damaged(|it| it.replace(",NF3 ", damage));
        assert_eq!(found["agreement"], "undecided", "{name}: {found}");
        assert_eq!(
            (&found["ambiguous"][0]["ply"], &found["ambiguous"][0]["why"]),
            (&json!(3), &json!(why)),
            "{name}"
        );
        assert_eq!(found["if_read_alike"]["last_agreed_ply"], 21, "{name}: {found}");
        assert_eq!(read["complete"], false, "{name}");
        let flaw = &read["flaws"][0];
        assert_eq!(flaw["stops"], true, "{name}: {flaw}");
        // The second row of moves, where White's move begins or Black's, if nothing stands in White's column.
        assert!(
            flaw["line"].as_u64() > Some(8) && [5, 17].contains(&flaw["column"].as_u64().expect("a cell")),
            "{flaw}"
        );
    }
}

#[test]
fn a_sheet_without_capitals_is_read() {
    let home = Home::new();
    home.file(
        "small.brf",
        "1 E4 E5\r\n2 SF3 SC6\r\n3 LB5 A6\r\n4 LXC6 DXC6\r\n5 0-0 DD6\r\n",
    );
    let read = home.run(&["read", "small.brf", "--json"], "").expect(0).out;
    let game: Value = serde_json::from_str(&read).expect("one game");
    assert_eq!(
        (&game["complete"], &game["letters"]),
        (&json!(true), &json!("de")),
        "{read}"
    );
    let moves = game["moves"].as_array().expect("moves");
    let uci: Vec<&str> = moves.iter().map(|it| it["uci"].as_str().expect("a move")).collect();
    assert_eq!(uci.join(" "), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 d8d6");
    // A pawn or the queen may have taken, and nobody marked which.
    home.file("either.brf", "1 D4 E5\r\n2 DD3 D6\r\n3 DXE5 DXE5\r\n4 DE3\r\n");
    let read = home
        .run(&["read", "either.brf", "--letters", "de", "--json"], "")
        .expect(0)
        .out;
    assert!(!read.contains("ambiguous-move"), "one of them is legal: {read}");
    home.file("both.brf", "1 D4 E5\r\n2 DD2 D6\r\n3 DG5 A6\r\n4 DXE5 A5\r\n");
    let read = home
        .run(&["read", "both.brf", "--letters", "de", "--json"], "")
        .expect(0)
        .out;
    let game: Value = serde_json::from_str(&read).expect("one game");
    assert_eq!(game["flaws"][0]["kind"], "ambiguous-move", "{read}");
}

#[test]
fn a_sheet_in_eight_dots_names_its_letters() {
    let home = Home::new();
    let journal = journal(&home, &finished(opening("de"), SAMPLE));
    let table = ["--braille-table", "computer8", "-o", "sheet.txt"];
    home.run(&[&["export", &journal, "--unicode-braille"], &table[..]].concat(), "")
        .expect(0);
    let arguments = ["resolve", "--ours", &journal, "--theirs", "sheet.txt", "--json"];
    let found: Value = serde_json::from_str(&home.run(&arguments, "").expect(0).out).expect("one object");
    assert_eq!(
        (&found["agreement"], &found["ambiguous"]),
        (&json!("agree"), &json!([])),
        "{found}"
    );
    let read = home.run(&["read", "sheet.txt", "--json"], "").expect(0).out;
    let game: Value = serde_json::from_str(&read).expect("one game");
    assert_ne!(game["letters"], "none", "{read}");
}

#[test]
fn every_journal_there_is_comes_back_from_its_sheet() {
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    let files = std::fs::read_dir(journals)
        .expect("the folder")
        .map(|it| it.expect("a file").path());
    let mut count = 0;
    // A clock without a game has no sheet.
    let is_a_game = |it: &std::path::PathBuf| !it.ends_with("0.1.0-talking-clock.jsonl");
    for path in files
        .filter(is_a_game)
        .filter(|it| it.extension().is_some_and(|it| it == "jsonl"))
    {
        let home = Home::new();
        let json = home.run(&["export", text(&path), "--json"], "").expect(0).out;
        let game: Value = serde_json::from_str(&json).expect("one object");
        home.run(&["export", text(&path), "--brf", "-o", "sheet.brf"], "")
            .expect(0);
        let answer = home
            .run(
                &["resolve", "--ours", text(&path), "--theirs", "sheet.brf", "--json"],
                "",
            )
            .expect(0);
        let found: Value = serde_json::from_str(&answer.out).expect("one object");
        assert_eq!(found["agreement"], "agree", "{}: {}", path.display(), answer.out);
        let moves = game["moves"].as_array().expect("moves").len();
        assert_eq!(found["last_agreed_ply"], moves, "{}", path.display());
        count += 1;
    }
    assert!(count >= 7);
}

#[test]
fn names_of_many_countries_stand_on_a_sheet_in_letters() {
    let home = Home::new();
    let names = ["--white", "Søren Łukasz Œ", "--black", "Đorđe „Æ“ & Co"];
    let play = ["--voice", "none", "--journal", "game.jsonl", "--reports", "en"];
    home.run(&[&play[..], &names].concat(), "e4\n").expect(0);
    let answer = home
        .run(&["export", "game.jsonl", "--brf", "--reports", "en"], "")
        .expect(0);
    for head in [",WHITE: ,S@OREN @,LUKASZ ,OE\r\n", ",BLACK: @,DOR@DE '',AE'' + ,CO\r\n"] {
        assert!(answer.out.contains(head), "{head} in\n{}", answer.out);
    }
    assert_eq!(answer.err, "", "no sign stands as its number");
}

#[test]
fn a_brf_is_seven_bit_and_fits_its_page() {
    let home = Home::new();
    let journal = journal(&home, &finished(opening("de"), SAMPLE));
    for (cells, lines) in [(40, 24), (28, 10), (20, 5)] {
        let size = [cells.to_string(), lines.to_string()];
        let page = ["--cells", &size[0], "--lines", &size[1]];
        let arguments = [&["export", &journal, "--brf", "--reports", "de"], &page[..]].concat();
        let brf = home.run(&arguments, "").expect(0).out;
        assert!(
            brf.bytes().all(|it| matches!(it, b' '..=b'_' | b'\r' | b'\n' | 0x0C)),
            "{brf}"
        );
        assert!(brf.ends_with("\r\n\u{c}"));
        let pages: Vec<&str> = brf.split_terminator('\u{c}').collect();
        for (index, page) in pages.iter().enumerate() {
            let rows: Vec<&str> = page.split_terminator("\r\n").collect();
            assert!(rows.len() <= lines && rows.iter().all(|it| it.len() <= cells), "{page}");
            // The first page has the title, the others the names.
            let head = if index == 0 { ".PARTIEFORM" } else { ".ANNA - " };
            assert!(rows[0].starts_with(head) && rows[0].len() == cells, "{page}");
            let digits = (index + 1)
                .to_string()
                .bytes()
                .map(|it| char::from(if it == b'0' { b'J' } else { it + 16 }))
                .collect::<String>();
            assert!(rows[0].ends_with(&format!("#{digits}")), "{page}");
        }
    }
    home.run(&["export", &journal, "--brf", "--cells", "12"], "")
        .refused(3, &["20"]);
    home.run(&["export", &journal, "--brf", "--braille-table", "ukaaf2015"], "")
        .refused(1, &["en passant"]);
    home.run(&["export", &journal, "--brf", "--braille-table", "computer8"], "")
        .refused(1, &["Line 1", "six"]);
    home.run(&["export", &journal, "--brf", "--braille-table", "x"], "")
        .refused(3, &["de-chess-short6"]);
}

#[test]
fn a_pef_is_what_its_schema_says() {
    let home = Home::new();
    let journal = journal(&home, &finished(opening("de"), SAMPLE));
    home.run(&["export", &journal, "--pef", "-o", "sheet.pef"], "")
        .expect(0);
    let Ok(output) = Command::new("xmllint")
        .args([
            "--noout",
            "--relaxng",
            concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/braille/pef-2008-1.rng"),
        ])
        .arg(home.path("sheet.pef"))
        .output()
    else {
        assert!(
            std::env::var_os("CI").is_none(),
            "xmllint is missing: package libxml2-utils"
        );
        println!("left out: xmllint is not installed (package libxml2-utils)");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_sheet_of_an_event_that_goes_on_tells_nothing_of_check_mate_or_legality() {
    let moves = "e2e4 f7f6 d1h5 a7a6 e4e6";
    let event = Opening {
        mode: Mode::Event,
        event: Some(Box::default()),
        ..opening("en")
    };
    for form in ["--brf", "--unicode-braille"] {
        let table = ["--braille-table", "en-chess-short6"];
        let sheet = |records: &[Recorded]| {
            let home = Home::new();
            let journal = journal(&home, records);
            home.run(&[&["export", &journal, form], &table[..]].concat(), "")
                .expect(0)
                .out
        };
        let (running, over) = (
            sheet(&played(event.clone(), moves)),
            sheet(&finished(event.clone(), moves)),
        );
        let check = if form == "--brf" { ",QH5+" } else { "⠠⠟⠓⠢⠬" };
        let mark = if form == "--brf" { "*" } else { "⠡" };
        assert!(!running.contains(check) && over.contains(check), "{running}");
        assert!(!running.contains(mark) && over.contains(mark), "{running}");
    }
}

#[test]
fn the_report_for_the_arbiter_is_written_in_braille() {
    let home = Home::new();
    home.file("ours.txt", "1. e4 e5\n2. Sf3 Sc6\n3. Lb5\n");
    home.file("theirs.brf", "1 E4 E5\r\n2 .SF3 .SC6\r\n3 .LC4\r\n\u{c}");
    let compare = [
        "resolve",
        "--ours",
        "ours.txt",
        "--theirs",
        "theirs.brf",
        "--reports",
        "de",
    ];
    for report in ["report.brf", "report.pef"] {
        home.run(&[&compare[..], &["--report", report, "--cells", "38"]].concat(), "")
            .expect(0);
    }
    let brf = std::fs::read_to_string(home.path("report.brf")).expect("a report");
    let lines: Vec<&str> = brf.split("\r\n").map(|it| it.trim_start_matches('\u{c}')).collect();
    assert!(lines.iter().all(|it| it.len() <= 38), "{brf}");
    assert!(lines.contains(&"3'     .LB5            .LC4"), "{brf}");
    assert!(lines.iter().any(|it| it.starts_with(".SCHIEDSRICHTER: ____")), "{brf}");
    // Where a line ends a FEN is parted between its ranks, and a capital sign stays with its letter.
    assert!(lines.iter().all(|it| !it.ends_with('.')), "{brf}");
    assert!(brf.contains("/ "), "{brf}");

    home.file("ours.pgn", "1. e4 e5 2. Nf3 {(=)} *\n");
    home.file("offer.brf", "1 E4 E5\r\n2 ,NF3(=)\r\n");
    let compare = [
        "resolve",
        "--ours",
        "ours.pgn",
        "--theirs",
        "offer.brf",
        "--words",
        "en",
        "--report",
        "offer.txt",
    ];
    home.run(&compare, "").expect(0);
    let report = std::fs::read_to_string(home.path("offer.txt")).expect("a report");
    assert!(
        report.contains("2.      Nf3 (=)                  Nf3 (=)\n"),
        "{report}"
    );
}
