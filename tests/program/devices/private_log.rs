//! The log holds no word that was typed, said or heard, however much it is asked for.

use std::fs;
use std::io::Write as _;
use std::process::Command;

use ansage_protocol::BUILD;
use ansage_protocol::envelope::FromHelper;
use ansage_wire::Health;
use ansage_wire::speech::{FromSpeaker, SpokenChannel};

use crate::support::program::{Answer, Home};
use crate::support::screen::Screen;
use crate::support::wait::wait_until;

/// Words that nothing else in a log holds, and a move as it is typed and as it is kept.
const TYPED: [&str; 4] = ["quittenbrot", "mirabelle", "Sg1f3", "g1f3"];

/// A word of its announcement.
const SPOKEN: &str = "Felix";

#[track_caller]
fn log_of(home: &Home) -> String {
    let log = fs::read_to_string(home.path("state/ansage/ansage.log")).expect("the log");
    for word in TYPED {
        assert!(!log.contains(word), "{word}: {log}");
    }
    log
}

#[test]
fn a_helper_that_tells_all_it_hears_is_heard_by_nobody_in_the_log() {
    let home = Home::new();
    let ready = |channel| {
        let health = Health::Ready { name: "x".to_owned() };
        let report = FromSpeaker::Health { channel, health };
        serde_json::to_string(&FromHelper::Tell { report }).expect("JSON")
    };
    // It writes whatever it is told to its standard error, and as nonsense back to the program; and dies of it.
    let script = format!(
        r#"#!/bin/sh
read -r hello
echo '{{"hello":{{"build":"{BUILD}"}}}}'
echo '{}'
echo '{}'
while read -r line; do
    echo "$line" >>told
    echo "$line" >&2
    echo "nonsense $line"
    echo "thread 'main' panicked at x.rs:1:2:" >&2
    echo "byte 1 of $line" >&2
done
"#,
        ready(SpokenChannel::Room),
        ready(SpokenChannel::Ear)
    );
    let program = home.program_with_speaker(&script);
    let mut command = home.configured(Command::new(program));
    let line = ["--voice", "builtin", "--letters", "de", "--journal", "game.jsonl"];
    let mut child = command
        .args(line)
        .env("ANSAGE_LOG", "trace")
        .spawn()
        .expect("the program");
    let mut entries = child.stdin.take().expect("a pipe");
    entries.write_all(b"/note quittenbrot\nSg1f3\n\n").expect("entered");
    wait_until(|| fs::read_to_string(home.path("told")).is_ok_and(|it| it.contains(SPOKEN)));
    wait_until(|| log_of(&home).contains("a helper's line was not understood"));
    drop(entries);
    Answer::of(child);
    let log = log_of(&home);
    assert!(log.contains("panicked at x.rs:1:2"), "and where it failed: {log}");
}

#[test]
fn what_is_typed_at_a_terminal_is_not_in_the_log_key_by_key_or_whole() {
    let home = Home::new();
    let line = [
        "--voice",
        "none",
        "--plain",
        "--letters",
        "de",
        "--journal",
        "game.jsonl",
    ];
    let Some(screen) = Screen::open(home, &line, &[("ANSAGE_LOG".into(), "trace".into())]) else {
        return;
    };
    screen.wait_for("1 White:");
    screen.types("mirabelle");
    screen.wait_for("mirabelle");
    screen.press(&["C-u"]);
    screen.enters("/note quittenbrot");
    screen.enters("Sg1f3");
    screen.wait_for("?");
    screen.press(&["Enter"]);
    screen.enters("/quit");
    screen.ended();
    assert!(!log_of(screen.home()).is_empty());
    let journal = fs::read_to_string(screen.home().path("game.jsonl")).expect("the journal");
    assert!(
        journal.contains("g1f3") && journal.contains("quittenbrot"),
        "it was typed: {journal}"
    );
}
