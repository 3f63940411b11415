//! `ansage record`: a dictation without a game. What is said about it is true: that it is recorded, what was found, and what
//! cannot be heard.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says why it was skipped"
)]

#[path = "../support/program.rs"]
#[expect(dead_code, reason = "tests/cli.rs needs more of it")]
mod program;
#[path = "../support/recording.rs"]
#[expect(dead_code, reason = "the tests of the listener need more of it")]
mod recording;

use std::fs;

use program::Home;
use recording::{Recording, is_everything_there};

/// A voice with silence around it.
fn dictated() -> Recording {
    Recording::silence(2.5)
        .then(&Recording::spoken("Springer Gustav eins Felix drei"))
        .pause(2.0)
}

#[test]
fn only_what_a_crash_left_is_told_as_found_and_once() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    dictated().laid_in(&home, "dictated.wav");
    let record = |more: &[&str]| {
        let arguments = [&["record", "tape", "--microphone", "dictated.wav"], more].concat();
        home.run(&arguments, "").expect(0).out
    };
    record(&[]);
    let again = record(&[]);
    assert!(again.contains("0002.flac: "), "{again}");
    assert!(!again.contains("0001.flac"), "it was ended properly: {again}");
    let left = |name: &str| fs::rename(dictated().laid_in(&home, "left.wav"), home.path("tape").join(name)).unwrap();
    left("0003.part.wav");
    let found = record(&[]);
    assert_eq!(found.matches("before the program died").count(), 1, "{found}");
    assert!(found.contains("found: 0003.flac"), "{found}");
    assert!(found.contains("0004.flac: "), "{found}");
    assert!(!record(&[]).contains("before the program died"));
    // A script learns of it too, by a line that says that it is one.
    left("0006.part.wav");
    let lines = record(&["--json"]);
    let lines: Vec<serde_json::Value> = lines.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let told: Vec<_> = lines
        .iter()
        .map(|it| (it["file"].as_str().unwrap(), &it["found"]))
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(told[0], ("0006.flac", &serde_json::Value::Bool(true)));
    assert_eq!(told[1], ("0007.flac", &serde_json::Value::Null));
    assert!(
        lines[0]["voice-to"].as_u64() > lines[0]["voice-from"].as_u64(),
        "{lines:?}"
    );
}
