//! python-chess, called by `ANSAGE_PYTHON`, else `python3`. Where it is not installed a proof says so and passes, unless
//! `CI` or `ANSAGE_PYTHON` is set.

use std::env;
use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

use super::repository::in_repository;

/// Returns a Python that can import python-chess, if there is one.
pub(crate) fn python_with_chess() -> Option<String> {
    if cfg!(windows) {
        println!("skipped: the system on which these tests are built asks python-chess");
        return None;
    }
    let named = env::var("ANSAGE_PYTHON").ok();
    let required = named.is_some() || env::var_os("CI").is_some();
    let python = named.unwrap_or_else(|| "python3".to_owned());
    let installed = Command::new(&python).args(["-c", "import chess.pgn"]).output();
    let reason = match installed {
        Ok(output) if output.status.success() => return Some(python),
        Ok(output) => String::from_utf8_lossy(&output.stderr)
            .lines()
            .last()
            .unwrap_or_default()
            .to_owned(),
        Err(error) => error.to_string(),
    };
    assert!(!required, "{python} cannot import chess: {reason}");
    println!("skipped: {python} cannot import chess ({reason}); python3 -m pip install chess, or set ANSAGE_PYTHON");
    None
}

/// Returns what a script of `tests/oracles` prints when it is asked these, one JSON value on each line.
pub(crate) fn told_by_oracle(python: &str, script: &str, asked: impl IntoIterator<Item = Value>) -> String {
    let script = in_repository("tests/oracles").join(script);
    let mut file = tempfile::tempfile().expect("a file");
    for it in asked {
        writeln!(file, "{it}").expect("what is asked is written");
    }
    std::io::Seek::rewind(&mut file).expect("it is read again");
    let output = Command::new(python)
        .arg(script)
        .stdin(Stdio::from(file))
        .output()
        .expect("python starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}
