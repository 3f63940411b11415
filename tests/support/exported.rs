//! What a journal comes to in the eyes of another program.

use std::process::Command;

use super::program::{Home, text};
use super::python::python_with_chess;

/// Exports `game.jsonl` of this home as PGN, and compares the moves that python-chess reads there with those meant, in UCI.
#[track_caller]
pub(crate) fn judge(home: &Home, meant: &str) {
    let journal = home.path("game.jsonl");
    let pgn = home.run(&["export", text(&journal), "--pgn"], "").expect(0).out;
    let Some(python) = python_with_chess() else { return };
    let file = home.file("game.pgn", &pgn);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracles/read_pgn.py");
    let output = Command::new(python)
        .arg(script)
        .arg(&file)
        .output()
        .expect("the program");
    assert!(output.status.success(), "{output:?}");
    let games: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a list");
    let read = &games[0];
    assert_eq!(read["line"], meant, "{pgn}");
    assert_eq!(read["warnings"].as_array().map(Vec::len), Some(0), "{read}");
}
