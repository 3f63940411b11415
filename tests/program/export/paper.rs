//! Sheets as people need them: with the terms of an event in their head, in large print, in the characters of an embosser.

use std::fs;
use std::path::Path;
use std::process::Command;

use ansage_core::game::event_terms::Arbiter;
use ansage_core::game::{Condition, Edition, Event, EventTerms, Mode, Opening};
use ansage_core::language::braille::of_unicode;
use serde_json::{Value, json};
use shakmaty::Color;

use super::{SAMPLE, and_then, exported, journal, opening};
use crate::support::played::played;
use crate::support::program::{Home, text};
use crate::support::python::{python_with_chess, told_by_oracle};

fn of_an_event() -> Opening {
    let mut terms = EventTerms {
        arbiters: vec![Arbiter {
            initials: "AB".to_owned(),
            name: "A. Bauer".to_owned(),
        }],
        ..EventTerms::default()
    };
    terms.conditions.lay_down(Condition::DefaultTime, "30m".to_owned());
    Opening {
        mode: Mode::Event,
        event: Some(Box::new(terms)),
        time: Some("40/90m, G/30m, +30s".parse().expect("a time control")),
        ..opening("de")
    }
}

#[test]
fn form_2_the_head_of_an_event_has_its_terms_and_blanks_for_what_nobody_laid_down() {
    let printed = exported(&played(of_an_event(), "e2e4"), &["--text", "--reports", "de"]);
    for line in [
        "Runde: 3  Wettkampf: 2  Brett: 4",
        "Regeln von 2023, Standardschach.",
        "Bedenkzeit: 40/90m, G/30m, +30s.",
        "Schiedsrichter: A. Bauer (AB)",
        "Assistent: ____",
    ] {
        assert!(printed.lines().any(|it| it == line), "{line} is not in {printed}");
    }
    assert!(printed.contains("30m") && printed.contains("____"), "{printed}");
    let no_time = Opening {
        time: None,
        ..of_an_event()
    };
    let printed = exported(&played(no_time, "e2e4"), &["--text", "--reports", "de"]);
    assert!(printed.contains("Bedenkzeit: ____."), "{printed}");
    let free = exported(&played(opening("de"), "e2e4"), &["--text", "--reports", "de"]);
    assert!(!free.contains("Regeln von"), "{free}");
}

/// Returns the half-moves and which of them came with an offer, as `read` finds them in a file.
fn read_back(home: &Home, file: &str) -> (String, Vec<usize>) {
    let read = home.run(&["read", file, "--json"], "").expect(0).out;
    let game: Value = serde_json::from_str(&read).expect("one game");
    let moves = game["moves"].as_array().expect("moves");
    let uci: Vec<&str> = moves.iter().filter_map(|it| it["uci"].as_str()).collect();
    let offers = moves.iter().enumerate().filter(|(_, it)| it["offer"] == true);
    (uci.join(" "), offers.map(|(index, _)| index).collect())
}

#[test]
fn form_2_the_head_in_braille_has_the_same_terms_and_is_taken_for_no_move() {
    let home = Home::new();
    let journal = journal(&home, &played(of_an_event(), SAMPLE));
    let arguments = [
        "export",
        &journal,
        "--unicode-braille",
        "--reports",
        "de",
        "--cells",
        "80",
    ];
    let cells = home.run(&arguments, "").expect(0).out;
    home.file("sheet.txt", &cells);
    let back = home.run(&["braille", "--back"], cells).expect(0).out;
    for term in ["40/90m", "+30s", "30m", "bauer", "assistent: ____"] {
        assert!(back.contains(term), "{term} is not in {back}");
    }
    assert_eq!(read_back(&home, "sheet.txt").0, SAMPLE);
}

#[test]
fn offers_have_the_sign_of_the_edition_on_every_sheet_and_are_read_back() {
    for (laws, sign) in [
        (Edition::Of1997, "Kb1="),
        (Edition::Of2005, "Kb1="),
        (Edition::Of2009, "Kb1(=)"),
        (Edition::Of2023, "Kb1(=)"),
    ] {
        let opening = Opening { laws, ..opening("en") };
        let records = and_then(
            played(opening, SAMPLE),
            vec![Event::OfferedDraw {
                side: Color::White,
                irregular: false,
            }],
        );
        let home = Home::new();
        let journal = journal(&home, &records);
        let written = |form: &str, file: &str| {
            home.run(&["export", &journal, form, "-o", file], "").expect(0);
            fs::read_to_string(home.path(file)).expect("what was written")
        };
        for (form, file) in [("--text", "sheet.txt"), ("--large-print=26", "sheet.html")] {
            let sheet = written(form, file);
            let has_it = sheet
                .split(char::is_whitespace)
                .any(|it| it.trim_end_matches("</p>") == sign);
            assert!(has_it, "{laws:?} {form}: {sheet}");
        }
        for (form, file) in [
            ("--brf", "sheet.brf"),
            ("--pef", "sheet.pef"),
            ("--unicode-braille", "cells.txt"),
        ] {
            written(form, file);
            assert_eq!(read_back(&home, file), (SAMPLE.to_owned(), vec![20]), "{laws:?} {form}");
        }
        let back = home.run(&["braille", "--back"], written("--unicode-braille", "cells.txt"));
        let back = back.expect(0).out;
        assert!(back.split_whitespace().any(|it| it == sign), "{laws:?}: {back}");
        // Whatever the edition: programs that read PGN know one comment.
        assert!(written("--pgn", "game.pgn").contains("Kb1 {(=)}"));
        let resolved = home.run(&["resolve", "--ours", &journal, "--theirs", "sheet.txt", "--json"], "");
        let found: Value = serde_json::from_str(&resolved.expect(0).out).expect("one object");
        assert_eq!(
            (&found["agreement"], &found["last_agreed_ply"]),
            (&json!("agree"), &json!(21))
        );
    }
}

#[test]
fn large_print_has_each_move_of_both_sides_on_a_line_and_is_whole() {
    let Some(python) = python_with_chess() else { return };
    let named = Opening {
        header: ansage_core::game::Header {
            white: "<b>Anna & \"Eva\"</b>".to_owned(),
            ..opening("de").header
        },
        ..opening("de")
    };
    let records = played(named, SAMPLE);
    let page = exported(&records, &["--large-print", "26", "--reports", "de"]);
    assert!(page.contains("26pt") && !page.contains("<script"), "{page}");
    let read: Value = serde_json::from_str(&told_by_oracle(&python, "html_lines.py", [json!(page)])).expect("JSON");
    assert_eq!((&read["language"], &read["wrong"]), (&json!("de"), &json!([])));
    let lines: Vec<&str> = read["lines"]
        .as_array()
        .expect("lines")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let in_text = exported(&records, &["--text", "--columns", "1", "--reports", "de"]);
    let moves: Vec<&str> = in_text
        .lines()
        .filter(|it| it.starts_with(|c: char| c.is_ascii_digit()))
        .map(str::trim_end)
        .collect();
    assert_eq!(moves.len(), 11);
    for line in moves {
        assert!(lines.contains(&line), "{line} is not on the page: {lines:?}");
    }
    assert!(lines.contains(&"Weiß: <b>Anna & \"Eva\"</b>"), "{lines:?}");
}

#[test]
fn letters_of_no_size_are_refused_in_one_sentence() {
    let home = Home::new();
    let journal = journal(&home, &played(opening("de"), "e2e4"));
    let file = home.file("sheet.html", "mine");
    let asked = |size: &str| {
        let arguments = [
            "export",
            &journal,
            "--large-print",
            size,
            "--reports",
            "en",
            "-o",
            text(&file),
        ];
        home.run(&arguments, "")
    };
    for size in ["13", "97", "0", "300", "70000"] {
        asked(size).refused(3, &["Large print has letters of 14 to 96 points", size]);
    }
    asked("abc").refused(3, &["--large-print abc is not possible", "a whole number"]);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");
}

/// The characters of the German embossers, as liblouis has them; skipped where it has no tables.
#[test]
fn an_embosser_gets_the_characters_it_knows() {
    let table = Path::new("/usr/share/liblouis/tables/de-eurobrl6.dis");
    let Ok(table) = fs::read_to_string(table) else {
        assert!(std::env::var_os("CI").is_none(), "CI needs the tables of liblouis");
        println!("skipped: liblouis has no tables here");
        return;
    };
    let character = |dots: &str| -> char {
        let of_dots = table
            .lines()
            .filter_map(|it| it.strip_prefix("display ")?.split_once(' '));
        let sign = of_dots
            .filter(|it| it.1.trim() == dots)
            .map(|it| it.0)
            .next()
            .expect("a sign");
        if sign == "\\s" {
            ' '
        } else {
            sign.chars().next().expect("a character")
        }
    };
    let records = played(opening("de"), SAMPLE);
    let cells = exported(&records, &["--unicode-braille"]);
    let expected: String = cells
        .lines()
        .map(|line| {
            let line = line.trim_start_matches('\u{c}');
            let row = of_unicode(line).expect("cells");
            let dots = |it: &ansage_core::language::braille::Cell| match it.dots().as_str() {
                "" | "0" => " ".to_owned(),
                dots => character(dots).to_string(),
            };
            row.iter().map(dots).collect::<String>() + "\r\n"
        })
        .collect();
    let embossed = exported(&records, &["--brf", "--brf-table", "de-eurobrl6"]);
    assert_eq!(embossed.replace('\u{c}', ""), expected);
}

#[test]
fn a_table_that_lacks_a_cell_writes_nothing() {
    let home = Home::new();
    let journal = journal(&home, &played(opening("de"), "e2e4"));
    let written = home.path("sheet.brf");
    let asked = |table: &str| {
        home.run(
            &[
                "export",
                &journal,
                "--brf",
                "--brf-table",
                table,
                "-o",
                text(&written),
                "--reports",
                "en",
            ],
            "",
        )
    };
    let short = home.file("short.dis", "display a 1\n");
    asked(text(&short)).refused(1, &["no character in", "Nothing was written."]);
    let flawed = home.file("flawed.dis", "display a 1\ndisplay ab 12\n");
    asked(text(&flawed)).refused(3, &["flawed.dis", "line 2"]);
    asked("xx-none").refused(3, &["liblouis has no table xx-none"]);
    assert!(!written.exists());
}

#[test]
fn a_sheet_goes_to_the_device_of_an_embosser_and_to_its_queue() {
    let home = Home::new();
    let journal = journal(&home, &played(opening("de"), "e2e4 e7e5"));
    let brf = home.run(&["export", &journal, "--brf"], "").expect(0).out;
    let device = home.path("embosser");
    let made = Command::new("mkfifo").arg(&device).status().expect("mkfifo");
    assert!(made.success());
    let reader = std::thread::spawn({
        let device = device.clone();
        move || fs::read_to_string(device).expect("what is embossed")
    });
    home.run(&["export", &journal, "--brf", "--emboss", text(&device)], "")
        .expect(0);
    assert_eq!(reader.join().expect("it is read"), brf);

    let file = home.file("sheet.brf", "mine");
    home.run(
        &["export", &journal, "--brf", "--emboss", text(&file), "--reports", "en"],
        "",
    )
    .refused(1, &["is no device", "--output"]);
    assert_eq!(fs::read_to_string(&file).expect("the file"), "mine");

    // A printer that stands for the one of the system.
    let script = "#!/bin/sh\necho \"$@\" > \"$HOME/asked\"\ncat > \"$HOME/printed\"\n";
    let folder = with_program(&home, "lp", script);
    let mut command = home.ansage(&["export", &journal, "--brf", "--emboss", "index"]);
    command.env("PATH", &folder).env("HOME", home.path(""));
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(fs::read_to_string(home.path("printed")).expect("printed"), brf);
    assert_eq!(
        fs::read_to_string(home.path("asked")).expect("asked"),
        "-d index -o raw\n"
    );

    let folder = with_program(&home, "lp", "#!/bin/sh\nexit 1\n");
    let mut command = home.ansage(&["export", &journal, "--brf", "--emboss", "index", "--reports", "en"]);
    let output = command.env("PATH", &folder).output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && told.contains("The printer queue index took nothing."),
        "{told}"
    );
}

/// Lays a program down in a folder in front of those of the system, and returns the search path.
fn with_program(home: &Home, name: &str, script: &str) -> String {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = home.path("programs");
    fs::create_dir_all(&folder).expect("a folder");
    let program = folder.join(name);
    fs::write(&program, script).expect("a program");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it may run");
    format!("{}:{}", text(&folder), std::env::var("PATH").expect("a search path"))
}
