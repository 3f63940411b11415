//! `ansage equipment` as an arbiter and scripts use it.

use std::io::{BufRead as _, BufReader, Write as _};

use serde_json::{Value, json};

use crate::support::program::{Answer, Home};
use crate::support::signal::signal;

/// Every item answered as it is to be, without an event file: a talking clock.
const ALL_WELL: &str = "20\nyes\nyes\nyes\nyes\nyes\nyes\n95\n42\nyes\nyes\nyes\n57\nyes\nyes\nyes\nyes\n50\n120\n70\n\
                        no\nyes\nyes\nyes\nyes\nyes\nyes\nAB\nAB\nAB\n\n";

fn read(home: &Home, name: &str) -> String {
    std::fs::read_to_string(home.path(name)).expect("it is there")
}

fn items(report: &Value) -> Vec<(&str, &Value)> {
    let items = report["items"].as_array().expect("a list").iter();
    items.map(|it| (it["item"].as_str().expect("a name"), it)).collect()
}

fn item<'a>(report: &'a Value, name: &str) -> &'a Value {
    let all = items(report);
    let (_, it) = all
        .iter()
        .find(|(it, _)| *it == name)
        .unwrap_or_else(|| panic!("no {name}"));
    it
}

#[test]
fn c02_1_a_list_is_gone_through_and_printed() {
    let home = Home::new();
    let answer = home.run(&["equipment"], ALL_WELL).expect(0);
    let questions: Vec<&str> = answer.err.lines().collect();
    assert!(
        questions.contains(&"Shorter side of the special board, in cm?"),
        "{}",
        answer.err
    );
    assert_eq!(questions.last(), Some(&"The list is closed. The arbiter approves."));
    for line in [
        "Equipment before play, Laws of 2023.",
        "Special board, D.1.",
        "Shorter side of the special board: 20 cm",
        "Height of the king: 95 mm",
        "Clock, D.2.6.1.",
        "Only the player hears the clock: yes",
        "Boards and pieces approved: by AB",
        "Nothing reported.",
        "This report decides nothing; the arbiter approves.",
        "Arbiter: ____________",
    ] {
        assert!(answer.out.lines().any(|it| it == line), "{line}\n{}", answer.out);
    }
    assert!(
        !answer.out.contains("Open:") && !answer.out.contains("flag"),
        "{}",
        answer.out
    );
}

#[test]
fn what_is_beyond_the_laws_is_told_and_stands_in_every_report() {
    let home = Home::new();
    let answers = ALL_WELL
        .replacen("20\n", "19\n", 1)
        .replacen("57\n", "48\n", 1)
        .replacen("\n42\n", "\n50\n", 1);
    let told = [
        "19 cm: the special board is to measure at least 20 cm by 20 cm.",
        "53 %: the king's base is to be 40 to 50 % of its height.",
        "48 mm: the squares are to be 50 to 65 mm.",
    ];
    for ending in ["txt", "brf", "pef", "json"] {
        let report = format!("report.{ending}");
        let answer = home.run(&["equipment", "--report", &report], &answers).expect(0);
        for sentence in told {
            assert!(
                answer.err.lines().any(|it| it == sentence),
                "{sentence}\n{}",
                answer.err
            );
            assert!(
                answer.out.lines().any(|it| it == sentence),
                "{sentence}\n{}",
                answer.out
            );
        }
        assert!(
            answer.err.contains(&format!("The report is in {report}")),
            "{}",
            answer.err
        );
        assert!(!answer.err.contains("--from"), "nothing is open: {}", answer.err);
    }
    assert!(read(&home, "report.txt").contains(told[0]));
    assert!(read(&home, "report.brf").starts_with(",EQUIPMENT BEFORE PLAY"));
    assert!(read(&home, "report.pef").starts_with("<?xml"));
    let report: Value = serde_json::from_str(&read(&home, "report.json")).expect("JSON");
    assert_eq!(
        (&report["version"], &report["kind"], &report["laws"]),
        (&json!(1), &json!("equipment"), &json!("2023"))
    );
    assert_eq!(item(&report, "special-side")["mm"], json!(190));
    assert_eq!(item(&report, "special-side")["article"], json!("D.1"));
    assert_eq!(item(&report, "special-holes")["found"], json!("yes"));
    assert_eq!(item(&report, "approved-clock")["by"], json!("AB"));
    let findings = report["findings"].as_array().expect("a list");
    let kinds: Vec<&Value> = findings.iter().map(|it| &it["item"]).collect();
    assert_eq!(kinds, [&json!("special-side"), &json!("king-base"), &json!("square")]);
    assert_eq!((&findings[2]["least"], &findings[2]["most"]), (&json!(50), &json!(65)));
    assert_eq!(report["open"], json!([]));
}

#[test]
fn a_list_that_was_left_goes_on_with_what_is_open() {
    let home = Home::new();
    let answer = home
        .run(&["equipment", "--report", "e.json"], "20\n\nyes\n/quit\n")
        .expect(0);
    assert!(answer.err.contains("The list is left."), "{}", answer.err);
    assert!(answer.err.contains("To go on: --from e.json"), "{}", answer.err);
    assert!(
        answer.out.contains("Dark squares slightly raised: not looked at"),
        "{}",
        answer.out
    );
    assert!(
        answer.out.contains("Width of the table: not measured"),
        "{}",
        answer.out
    );

    // What was not looked at is asked about again, and what was is not; its report takes the place of the one before.
    let answer = home
        .run(
            &["equipment", "--from", "e.json", "--report", "e.json", "--json"],
            "no\n",
        )
        .expect(0);
    assert!(!answer.err.contains("Shorter side"), "{}", answer.err);
    assert!(answer.err.contains("Dark squares slightly raised?"), "{}", answer.err);
    assert!(!answer.err.contains("A hole in every square?"), "{}", answer.err);
    assert_eq!(read(&home, "e.json"), answer.out);
    let report: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(item(&report, "special-side")["mm"], json!(200));
    assert_eq!(item(&report, "special-raised")["found"], json!("no"));
    assert_eq!(item(&report, "special-corner")["found"], Value::Null);

    // Nor is it begun under other Laws than before, unless they are named.
    home.run(&["equipment", "--laws", "2014", "--report", "old.json"], "")
        .expect(0);
    let told = |further: &[&str]| {
        home.run(&[&["equipment", "--from", "old.json"], further].concat(), "")
            .expect(0)
            .out
    };
    assert!(told(&[]).starts_with("Equipment before play, Laws of 2014."));
    assert!(told(&["--laws", "1997"]).starts_with("Equipment before play, Laws of 1997."));
}

#[test]
fn a_signal_leaves_the_list_and_what_was_answered_is_kept() {
    for name in ["TERM", "HUP", "INT"] {
        let home = Home::new();
        let mut child = home
            .ansage(&["equipment", "--report", "e.json"])
            .spawn()
            .expect("the program");
        let mut entries = child.stdin.take().expect("a pipe");
        entries.write_all(b"20\n").expect("entered");
        let mut questions = BufReader::new(child.stderr.as_mut().expect("a pipe"));
        let mut line = String::new();
        while !line.starts_with("Dark squares") {
            line.clear();
            assert_ne!(questions.read_line(&mut line).expect("a line"), 0, "it is asked");
        }
        signal(name, child.id());
        Answer::of(child).expect(0);
        drop(entries);
        let report: Value = serde_json::from_str(&read(&home, "e.json")).expect("JSON");
        assert_eq!(item(&report, "special-side")["mm"], json!(200), "{name}");
    }
}

#[test]
fn an_event_file_says_who_approved_the_program_and_which_laws_hold() {
    let home = Home::new();
    let event = "[laws]\nedition = \"2014\"\n[event]\nname = \"Open\"\n[[arbiter]]\ninitials = \"AB\"\nname = \"A. Berg\"\nauthorised = \"2026-11-21 14:30\"\n";
    home.file("event.toml", event);
    let answers = format!("{}no\nyes\nyes\nyes\nyes\nCD\nAB\nAB\n\n", "\n".repeat(20));
    let answer = home
        .run(&["equipment", "--event-file", "event.toml"], &answers)
        .expect(0);
    assert!(answer.err.contains("Not met: A clock with hands."), "{}", answer.err);
    assert!(
        answer.err.contains("CD: please the initials of an arbiter"),
        "{}",
        answer.err
    );
    assert!(
        answer
            .err
            .contains("This device is authorised by AB, 2026-11-21 14:30."),
        "{}",
        answer.err
    );
    assert!(!answer.err.contains("Program approved?"), "{}", answer.err);
    assert!(answer.out.contains("Event: Open\n"), "{}", answer.out);
    assert!(answer.out.contains("Clock, D.2.5.\n"), "{}", answer.out);
    assert!(
        answer.out.contains("Program approved: by AB, 2026-11-21 14:30\n"),
        "{}",
        answer.out
    );
    home.run(&["equipment", "--event-file", "event.toml", "--laws", "2023"], "")
        .refused(3, &["--laws"]);
}

#[test]
fn bad_files_are_refused_in_one_sentence_before_anything_is_asked() {
    let home = Home::new();
    home.file("broken.toml", "laws = 2023\nthis is no event file\n");
    home.file("old.json", "{}");
    home.file(
        "other.json",
        "{\"version\":1,\"kind\":\"equipment\",\"laws\":\"2023\",\"items\":[{\"item\":\"light\",\"mm\":3}]}",
    );
    home.file(
        "tall.json",
        "{\"version\":1,\"kind\":\"equipment\",\"laws\":\"2023\",\"items\":[{\"item\":\"king-height\",\"mm\":0}]}",
    );
    home.file("there.txt", "kept");
    home.run(&["equipment", "--event-file", "broken.toml"], ALL_WELL)
        .refused(3, &["broken.toml"]);
    home.run(&["equipment", "--event-file", "none.toml"], ALL_WELL)
        .refused(4, &["none.toml"]);
    for from in ["old.json", "other.json", "tall.json", "there.txt"] {
        let no_record = format!("{from} is no report of ansage equipment in JSON.");
        home.run(&["equipment", "--from", from], ALL_WELL)
            .refused(4, &[&no_record]);
    }
    home.run(&["equipment", "--report", "there.txt"], ALL_WELL)
        .refused(1, &["there.txt"]);
    assert_eq!(read(&home, "there.txt"), "kept");
    home.run(&["equipment", "--report", "report.doc"], ALL_WELL)
        .refused(3, &[".txt"]);
    home.run(&["equipment", "--report", "a.brf", "--cells", "3"], ALL_WELL)
        .refused(3, &[]);
    home.run(&["equipment", "--report", "a.brf", "--braille-table", "none"], ALL_WELL)
        .refused(3, &["none"]);
    home.run(&["equipment", "--report", "there.txt", "--force"], ALL_WELL)
        .expect(0);
    assert!(read(&home, "there.txt").starts_with("Equipment before play"));
}

#[test]
fn every_language_goes_through_the_list() {
    let home = Home::new();
    for (reports, yes, told) in [
        ("de", "ja", "48 mm: Die Felder sollen 50 bis 65 mm messen."),
        ("es", "sí", "48 mm: las casillas deben medir de 50 a 65 mm."),
        ("fr", "oui", "48 mm: les cases doivent mesurer 50 à 65 mm."),
        ("nl", "ja", "48 mm: de velden moeten 50 tot 65 mm zijn."),
        ("pt-BR", "sim", "48 mm: as casas devem medir 50 a 65 mm."),
        ("pt-PT", "sim", "48 mm: as casas devem medir 50 a 65 mm."),
    ] {
        let answers = format!("{}48\n{yes}\n", "\n".repeat(12));
        let answer = home.run(&["equipment", "--reports", reports], &answers).expect(0);
        assert!(answer.err.contains(told), "{reports}: {}", answer.err);
        assert!(answer.out.contains(told), "{reports}: {}", answer.out);
    }
}

#[test]
fn the_start_position_of_the_event_is_read_out() {
    let home = Home::new();
    let event =
        "[position]\nchess960 = \"BQRBNKRN\"\n[[arbiter]]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n";
    home.file("event.toml", event);
    let answers = format!("{}?\nyes\n", "\n".repeat(23));
    let answer = home
        .run(&["equipment", "--event-file", "event.toml"], &answers)
        .expect(0);
    assert!(
        answer.err.contains("White: King f 1, Queen b 1, rooks c 1, g 1"),
        "{}",
        answer.err
    );
    assert!(
        answer.err.contains("Board B, the usual one, in the start position?"),
        "{}",
        answer.err
    );
}
