//! Scoresheets in Braille: written, read back, and held against schemas and pages.

use std::path::Path;
use std::process::Command;

use ansage::devices::storage::Journal;
use ansage::game::{Event, Mode, Moment, Opening, Outcome, Recorded};
use serde_json::Value;

use crate::played::played;
use crate::program::{Home, text};
use crate::{SAMPLE, opening};

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

#[test]
fn every_journal_there_is_comes_back_from_its_sheet() {
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    let files = std::fs::read_dir(journals)
        .expect("the folder")
        .map(|it| it.expect("a file").path());
    let mut count = 0;
    for path in files.filter(|it| it.extension().is_some_and(|it| it == "jsonl")) {
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
            assert!(rows[0].starts_with(".PARTIEFORM") && rows[0].len() == cells, "{page}");
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
            concat!(env!("CARGO_MANIFEST_DIR"), "/tests/braille/pef-2008-1.rng"),
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
}
