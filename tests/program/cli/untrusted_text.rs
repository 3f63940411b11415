//! Text of others never steers a terminal: whatever prints is fed with what clears, retitles and turns around.

use std::fs;

use crate::support::program::{Answer, Home};

/// Between two words that are looked for: an escape sequence, a title, C1, DEL, and controls of the direction.
const HOSTILE: &str =
    "Silva\u{1b}[2J\u{1b}]0;x\u{7}\u{8}\u{9b}31m\u{90}\u{7f}\u{202e}\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}Zeta";

/// Where a name may hold a line end too.
const TWO_LINES: &str = "Silva\r\n\u{1b}[2J\u{202e}Zeta";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Looks at all that was printed, and that the text of others was among it: else nothing was tried.
#[track_caller]
fn is_clean(case: &str, answer: Answer) -> Answer {
    look_at(case, &answer.out);
    look_at(case, &answer.err);
    let all = format!("{}{}", answer.out, answer.err);
    let brf = all.to_lowercase();
    assert!(brf.contains("silva"), "{case} shows nothing of it: {all}");
    answer
}

#[track_caller]
fn look_at(case: &str, text: &str) {
    let steers = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    assert!(!text.contains(steers), "{case}: {text:?}");
}

/// Plays two half-moves under hostile names, and notes what nobody should print as it is.
fn game(home: &Home) -> Answer {
    let options = [
        "--voice",
        "none",
        "--ear",
        "text",
        "--journal",
        "game.jsonl",
        "--white",
        HOSTILE,
        "--black",
        TWO_LINES,
        "--event-name",
        TWO_LINES,
        "--site",
        HOSTILE,
    ];
    let entries = format!(
        "e4\ne5\n{HOSTILE}\n/note {HOSTILE}\n/correct {HOSTILE}\n/{HOSTILE}\n/sheet\n/header\n/help {HOSTILE}\n"
    );
    home.run(&options, entries)
}

#[test]
fn a_game_and_all_that_its_journal_leads_to() {
    let home = Home::new();
    is_clean("a pipe", game(&home).expect(0));
    let kept = fs::read_to_string(home.path("game.jsonl")).unwrap();
    assert!(kept.contains("Silva\\u001b[2J"), "the journal keeps what was entered");
    assert!(kept.contains('\u{202e}'));

    is_clean(
        "resume",
        home.run(&["--voice", "none", "--resume", "game.jsonl"], format!("{HOSTILE}\n")),
    );
    // What people wrote is not retold: nothing of it is there, as text or as JSON.
    for line in [&["replay", "game.jsonl"][..], &["replay", "game.jsonl", "--json"]] {
        look_at("replay", &home.run(line, "").expect(0).out);
    }
    look_at(
        "screen",
        &home
            .run(&["screen", "--journal", "game.jsonl", "--once"], "")
            .expect(0)
            .out,
    );
    for form in ["--text", "--pgn", "--pef", "--json"] {
        let printed = is_clean(form, home.run(&["export", "game.jsonl", form], "").expect(0));
        let output = format!("out{form}");
        home.run(&["export", "game.jsonl", form, "-o", &output], "").expect(0);
        assert_eq!(fs::read_to_string(home.path(&output)).unwrap(), printed.out);
        let is_split = |line: &str| line.trim_start().starts_with("[2J");
        assert!(
            !printed.out.lines().any(is_split),
            "{form}: a name stays on its line: {}",
            printed.out
        );
    }
    // Pages have ends of their own.
    for form in ["--brf", "--unicode-braille"] {
        let answer = home.run(&["export", "game.jsonl", form], "").expect(0);
        assert!(answer.out.contains(['\u{c}', '⠀']), "{form}: {:?}", answer.out);
        look_at(form, &answer.out.replace(['\r', '\u{c}'], ""));
        look_at(form, &answer.err);
    }
    let envelope = home.run(
        &["export", "game.jsonl", "--text", "--envelope", "--resumes", HOSTILE],
        "",
    );
    is_clean("--envelope", envelope.expect(0));
}

#[test]
fn a_game_out_of_the_net() {
    let home = Home::new();
    let game = |black: &str| {
        format!(
            "[White \"{HOSTILE}\"]\n[Black \"{black}\"]\n\n{{{HOSTILE}}} 1. e4 {{gut {HOSTILE}}} e5 {HOSTILE} 2. Nf3 *\n\n"
        )
    };
    home.file("one.pgn", &game("Bella"));
    home.file("two.pgn", &(game("Bella") + &game("Clara")));
    is_clean("the list", home.run(&["read", "two.pgn"], "").expect(0));
    is_clean("the moves", home.run(&["read", "one.pgn"], "").expect(0));
    let json = is_clean("read --json", home.run(&["read", "one.pgn", "--json"], "").expect(0));
    let game: serde_json::Value = serde_json::from_str(json.out.trim()).expect("JSON");
    assert!(game.to_string().contains('\u{202e}'), "JSON leaves nothing out: {game}");
}

#[test]
fn two_sheets_and_their_report() {
    let home = Home::new();
    let sheet = |move_: &str| format!("[White \"{HOSTILE}\"]\n[Event \"{HOSTILE}\"]\n\n1. e4 e5 2. {move_} *\n");
    home.file("ours.pgn", &sheet("Nf3"));
    home.file("theirs.txt", &format!("1. e4 e5\n2. {HOSTILE}\n"));
    home.file("a.txt", &format!("1. e4 {HOSTILE}\n"));
    is_clean(
        "resolve",
        home.run(&["resolve", "--ours", "a.txt", "--theirs", "theirs.txt"], "")
            .expect(0),
    );
    for ending in ["txt", "json", "brf", "pef"] {
        let report = format!("Silva\u{1b}[2J.{ending}");
        let line = [
            "resolve",
            "--ours",
            "ours.pgn",
            "--theirs",
            "theirs.txt",
            "--report",
            &report,
        ];
        is_clean("--report", home.run(&line, "").expect(0));
        let text = fs::read_to_string(home.path(&report)).unwrap();
        look_at(
            ending,
            &if ending == "brf" {
                text.replace(['\r', '\u{c}'], "")
            } else {
                text
            },
        );
    }
    home.run(
        &["--voice", "none", "--journal", "a.jsonl", "--event-name", TWO_LINES],
        "e4\n",
    )
    .expect(0);
    home.run(
        &[
            "resolve", "--ours", "a.jsonl", "--theirs", "ours.pgn", "--report", "b.txt",
        ],
        "",
    )
    .expect(0);
    let report = fs::read_to_string(home.path("b.txt")).unwrap();
    assert!(
        !report.lines().any(|it| it.contains("Zeta") && !it.contains("Silva")),
        "{report}"
    );
}

#[test]
fn files_that_are_laid_down_by_others() {
    let home = Home::new();
    let key = HOSTILE
        .escape_unicode()
        .to_string()
        .replace("\\u{", "\\U")
        .replace('}', "");
    // TOML knows eight digits.
    let key: String = key
        .split("\\U")
        .filter(|it| !it.is_empty())
        .map(|it| format!("\\U{it:0>8}"))
        .collect();
    home.file("settings.toml", &format!("\"{key}\" = 1\n"));
    is_clean(
        "--settings",
        home.run(&["--settings", "settings.toml", "--voice", "none"], "")
            .expect(3),
    );
    is_clean("doctor", home.run(&["doctor", "--settings", "settings.toml"], ""));
    is_clean(
        "doctor --json",
        home.run(&["doctor", "--json", "--settings", "settings.toml"], ""),
    );
    home.file("bad.toml", &format!("say = \"{key}\"\n"));
    is_clean(
        "a bad value",
        home.run(&["--settings", "bad.toml", "--voice", "none"], "").expect(3),
    );
    let event = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n";
    home.file("key.toml", &format!("\"{key}\" = 1\n{event}"));
    is_clean("an unknown key", home.run(&["check-event", "key.toml"], ""));
    home.file(
        "name.toml",
        &format!("{event}[assistant]\nname = \"{key}\"\naccepted-by = \"AB\"\n[players]\nwhite = \"{key}\"\n"),
    );
    is_clean("a name", home.run(&["check-event", "name.toml"], ""));
    home.file("voices/en/lexicon.toml", &format!("\"{key}\" = 1\n"));
    is_clean("words", home.run(&["--voices", "voices", "--voice", "none"], ""));
    home.file("tables/Silva\u{1b}[2J.utb", &format!("{HOSTILE} {HOSTILE}\n"));
    let table = ["braille", "--tables", "tables", "--table", "silva\u{1b}[2j", "a"];
    is_clean("a table", home.run(&table, ""));
}

#[test]
fn what_stands_on_the_command_line() {
    let home = Home::new();
    let option = format!("--{HOSTILE}");
    let lines: [&[&str]; 18] = [
        &[&option],
        &[HOSTILE],
        &["--say", HOSTILE],
        &["--time", HOSTILE],
        &["clock", HOSTILE],
        &["--fen", HOSTILE, "--voice", "none"],
        &["--chess960", HOSTILE],
        &["--words", HOSTILE, "--voice", "none"],
        &["--reports", HOSTILE, "--voice", "none"],
        &["--voice", HOSTILE],
        &["announce", "--fen", HOSTILE, "--move", "e2e4"],
        &["announce", "--fen", START, "--move", HOSTILE],
        &["understand", "--fen", HOSTILE, "e4"],
        &["understand", "--fen", START, HOSTILE, "--words", HOSTILE],
        &["braille", "--fen", HOSTILE],
        &["braille", "--table", HOSTILE, "a"],
        &["listen", "--model", HOSTILE, "--wav", HOSTILE],
        &["voices", "check", HOSTILE],
    ];
    for line in lines {
        is_clean(&line.join(" "), home.run(line, ""));
    }
    // Said back as cells.
    look_at("braille", &home.run(&["braille", HOSTILE], "").err);
    let back = home.run(&["braille", "--back", "--table", "en", HOSTILE], "");
    look_at("--back", &back.out);
    look_at("--back", &back.err);
}

#[test]
fn names_of_files() {
    let home = Home::new();
    let line: [&[&str]; 18] = [
        &["replay", HOSTILE],
        &["verify", HOSTILE],
        &["export", HOSTILE, "--text"],
        &["--resume", HOSTILE, "--voice", "none"],
        &["clock", "--resume", HOSTILE, "--voice", "none"],
        &["--settings", HOSTILE, "--voice", "none"],
        &["--event-file", HOSTILE, "--voice", "none"],
        &["check-event", HOSTILE],
        &["equipment", "--from", HOSTILE],
        &["equipment", "--event-file", HOSTILE],
        &["read", HOSTILE],
        &["play", HOSTILE],
        &["resolve", "--ours", HOSTILE, "--theirs", HOSTILE],
        &["screen", "--journal", HOSTILE, "--once"],
        &["record", "x", "--microphone", "Silva\u{1b}[2J\u{202e}.wav"],
        &["reconstruct", HOSTILE],
        &["--voices", HOSTILE, "--voice", "none"],
        &["braille", "--tables", HOSTILE, "a"],
    ];
    for line in line {
        let answer = is_clean(&line.join(" "), home.run(line, ""));
        assert_ne!(answer.code, Some(0), "{line:?}");
    }
    let journal = format!("{HOSTILE}.jsonl");
    home.run(&["--voice", "none", "--journal", &journal], "e4\n").expect(0);
    is_clean(
        "a journal",
        home.run(&["--voice", "none", "--journal", &journal], "e4\n"),
    );
}

#[test]
fn a_helper_that_complains() {
    let home = Home::new();
    let complaint = "printf 'Silva\\033[2J\\033]0;x\\007\\302\\2331mZeta\\n' >&2; exit 1";
    let program = home.program_with_speaker(&format!("#!/bin/sh\n{complaint}\n"));
    let mut command = home.configured(std::process::Command::new(&program));
    command.env("ANSAGE_LOG", "debug");
    let line = ["--voice", "builtin", "--journal", "game.jsonl"];
    let child = command.args(line).spawn().expect("the program");
    let answer = Answer::of(child);
    look_at("doctor", &answer.out);
    look_at("doctor", &answer.err);
    let logged = fs::read_to_string(home.path("state/ansage/ansage.log")).unwrap();
    assert!(logged.contains("Silva"), "{logged}");
    look_at("the log", &logged);
}

#[test]
fn a_defect_of_the_program_that_names_it() {
    const WHOSE: &str = "ANSAGE_TEST_OF_A_DEFECT";
    if std::env::var_os(WHOSE).is_some() {
        // The arguments of the tests are none of the program: it refuses them, and is set up by then.
        let _refused = ansage::app::run(ansage_texts::VOICES);
        panic!("{HOSTILE}");
    }
    let home = Home::new();
    let mut command = home.configured(std::process::Command::new(std::env::current_exe().unwrap()));
    let (_, module) = module_path!().split_once("::").expect("a module of the runner");
    let this = format!("{module}::a_defect_of_the_program_that_names_it");
    let this = ["--exact", &this, "--nocapture"];
    let output = command
        .args(this)
        .env(WHOSE, "")
        .env("RUST_BACKTRACE", "1")
        .output()
        .unwrap();
    assert!(!output.status.success());
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("Silva"), "{told}");
    assert!(told.contains("untrusted_text.rs"), "where it happened: {told}");
    assert!(told.contains("stack backtrace"), "as it was asked for: {told}");
    look_at("standard error", &told);
}

#[test]
fn the_log_has_lines_and_nothing_else() {
    let home = Home::new();
    let log = home.path("state/ansage/ansage.log");
    let mut command = home.ansage(&["--voice", "none", "--journal", "game.jsonl", "--settings", HOSTILE]);
    let _refused = command.env("ANSAGE_LOG", "trace").output().unwrap();
    let mut command = home.ansage(&["--resume", HOSTILE, "--voice", "none"]);
    let _refused = command.env("ANSAGE_LOG", "trace").output().unwrap();
    home.file(&format!("{HOSTILE}\nforged.jsonl"), "no journal\n");
    let mut command = home.ansage(&["--resume", &format!("{HOSTILE}\nforged.jsonl"), "--voice", "none"]);
    let _refused = command.env("ANSAGE_LOG", "trace").output().unwrap();
    let logged = fs::read_to_string(&log).unwrap();
    assert!(logged.contains("Silva"), "{logged}");
    look_at("the log", &logged);
    assert!(!logged.lines().any(|it| it.starts_with("forged")), "{logged}");
}
