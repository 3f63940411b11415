//! The built program, given files and entries that nobody would write: it ends by itself, within limits, and what it prints
//! does nothing to a terminal.

use std::fs::File;
use std::process::Command;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

use super::corpus;
use super::mutation::damaged;
use crate::support::program::{Answer, Home};
use crate::support::seed;
use crate::support::size::size;

/// A shell in which the program may take so much memory, in kB, and time of the processor, in seconds.
const LIMITED: &str = "ulimit -d 262144; ulimit -t 10; ulimit -c 0; exec \"$0\" \"$@\"";

/// What is damaged, and the commands that read it.
type Reading = (&'static str, fn() -> Vec<Vec<u8>>, &'static [&'static [&'static str]]);

const READINGS: [Reading; 9] = [
    (
        "game.jsonl",
        corpus::journal_resealed,
        &[
            &["replay", "game.jsonl"],
            &["export", "game.jsonl", "--pgn"],
            &["export", "game.jsonl", "--text"],
            &["--resume", "game.jsonl", "--voice", "none"],
            &["screen", "--journal", "game.jsonl", "--once"],
        ],
    ),
    (
        "own.toml",
        corpus::settings,
        &[&["--settings", "own.toml", "--voice", "none"]],
    ),
    ("event.toml", corpus::event_file, &[&["check-event", "event.toml"]]),
    (
        "list.json",
        corpus::equipment_list,
        &[&["equipment", "--from", "list.json"]],
    ),
    (
        "game.pgn",
        corpus::pgn_games,
        &[&["read", "game.pgn"], &["read", "game.pgn", "--json"]],
    ),
    (
        "sheet.txt",
        corpus::sheet_in_print,
        &[&["resolve", "--ours", "sheet.txt", "--theirs", "other.txt"]],
    ),
    (
        "sheet.brf",
        corpus::sheet_in_brf,
        &[
            &["read", "sheet.brf"],
            &["resolve", "--ours", "other.txt", "--theirs", "sheet.brf"],
        ],
    ),
    ("sheet.pef", corpus::sheet_in_pef, &[&["read", "sheet.pef"]]),
    (
        "voices/en/messages.ftl",
        corpus::messages_laid_over,
        &[&["--voices", "voices", "--voice", "none"]],
    ),
];

/// Runs the program within the limits; it comes to an end and says nothing that steers a terminal.
pub(super) fn runs(home: &Home, line: &[&str], entries: &[u8]) -> Answer {
    let mut shell = home.configured(Command::new("sh"));
    shell.args(["-c", LIMITED, env!("CARGO_BIN_EXE_ansage")]).args(line);
    // Out of a file, for in a pipe very much of it would wait until what is printed is read.
    laid_down(home, "entries", entries);
    shell.stdin(File::open(home.path("entries")).expect("a file"));
    let answer = Answer::of(shell.spawn().expect("a shell"));
    assert!(
        matches!(answer.code, Some(0..=9)),
        "{line:?}: {:?}: {:.2000}",
        answer.code,
        answer.err
    );
    let steers = |it: char| it.is_control() && it != '\n' || ('\u{202a}'..='\u{202e}').contains(&it);
    for said in [&answer.out, &answer.err] {
        assert!(!said.contains(steers), "{line:?}: {said:?}");
    }
    answer
}

fn laid_down(home: &Home, name: &str, bytes: &[u8]) {
    let path = home.file(name, "");
    std::fs::write(path, bytes).expect("a file");
}

#[test]
fn the_program_reads_any_file_or_refuses_it() {
    seed::cases(size(16, 2_000), |random: &mut StdRng| {
        let home = Home::new();
        home.file("other.txt", "1. e4 e5\n2. Nf3 Nc6\n");
        let (name, valid, lines) = READINGS.choose(random).expect("readings");
        let mut bytes = damaged(&valid(), random);
        if name.ends_with(".jsonl") {
            bytes = super::targets::sealed(&String::from_utf8_lossy(&bytes)).into_bytes();
        }
        laid_down(&home, name, &bytes);
        runs(&home, lines.choose(random).expect("lines"), b"e4\n\n/quit\n");
    });
}

#[test]
fn the_program_takes_any_entry() {
    seed::cases(size(6, 500), |random: &mut StdRng| {
        let home = Home::new();
        let valid = corpus::typed();
        let entries: Vec<Vec<u8>> = (0..60).map(|_| damaged(&valid, random)).collect();
        runs(&home, &["--voice", "none", "--time", "5+3"], &entries.join(&b'\n'));
    });
}
