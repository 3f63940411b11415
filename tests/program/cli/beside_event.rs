//! Beside a game of an event the same person asks the program for nothing that tells of positions or games (11.3.a).

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::process::{Child, ChildStdin, Command};

use serde_json::Value;

use crate::support::program::{Answer, Home, with_leave_for_a_script};
use crate::support::wait::wait_until;

const FILE: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n";
const RUNNING: &str = "An event game is running; this is not done beside it.\n";

/// What is the arbiters' asks for their secret.
const NOT_THE_SECRET: &str = "An event game is running; the secret of the arbiters opens this beside it.\n\
                              That is not the secret. It is noted.\n";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game whose entries come from a pipe that stays open.
pub(super) struct Played {
    program: Child,
    entries: ChildStdin,
}

impl Played {
    /// Begins a game.
    pub(super) fn of(home: &Home, options: &[&str], journal: &str) -> Self {
        let usual = ["--voice", "none", "--journal", journal];
        let mut program = home.ansage(&[&usual, options].concat()).spawn().expect("the program");
        let entries = program.stdin.take().expect("a pipe");
        Self { program, entries }
    }

    /// Begins a game and waits until its first move is in the journal.
    fn begin(home: &Home, options: &[&str], journal: &str) -> Self {
        let mut played = Self::of(home, options, journal);
        played.enter("e4\n\n");
        wait_until(|| fs::read_to_string(home.path(journal)).is_ok_and(|it| it.contains("announced")));
        played
    }

    /// Begins a game of an event.
    fn of_an_event(home: &Home) -> Self {
        home.file("event.toml", &with_leave_for_a_script(FILE));
        Self::begin(home, &["--event-file", "event.toml"], "event.jsonl")
    }

    pub(super) fn enter(&mut self, text: &str) {
        self.entries.write_all(text.as_bytes()).expect("a pipe");
    }

    pub(super) fn leave(self) -> Answer {
        drop(self.entries);
        Answer::of(self.program)
    }
}

/// Returns what the arbiter is told in a journal of what was asked for.
pub(super) fn other_commands(home: &Home) -> Vec<String> {
    let journal = fs::read_to_string(home.path("event.jsonl")).expect("a journal");
    let lines = journal
        .lines()
        .map(|it| serde_json::from_str::<Value>(it).expect("JSON"));
    lines
        .filter_map(|it| {
            let other = Some(&it["event"]["note"]).filter(|it| it["what"] == "other-command")?;
            let times = other["times"].as_u64().unwrap_or(1);
            Some(format!(
                "{} {} {times}",
                other["command"].as_str()?,
                other["answer"].as_str()?
            ))
        })
        .collect()
}

/// A command with so few files to open that it cannot look for a game does not take that for none.
#[test]
fn a_command_that_cannot_look_for_a_game_is_not_done() {
    let home = Home::new();
    let game = Played::of_an_event(&home);
    for files in 4..7 {
        let mut command = home.configured(Command::new("sh"));
        let limited = format!("ulimit -n {files}; exec \"$0\" \"$@\"");
        command.args(["-c", &limited, env!("CARGO_BIN_EXE_ansage")]);
        command.args(["understand", "--fen", START, "e4"]);
        let answer = Answer::of(command.spawn().expect("a shell"));
        assert!(!answer.out.contains("legal"), "{files}: {}", answer.out);
    }
    game.leave().expect(0);
}

#[test]
fn nothing_that_tells_of_positions_or_games_is_done_beside_an_event() {
    let refused: [&[&str]; 16] = [
        &["--voice", "none"],
        &["play", "game.jsonl"],
        &["announce", "--fen", START, "--move", "e2e4"],
        &["understand", "--fen", START, "e4"],
        &["read", "game.pgn"],
        &["read", "game.pgn", "--json"],
        &["replay", "event.jsonl"],
        &["export", "event.jsonl", "--pgn"],
        &["export", "event.jsonl", "--text", "--envelope"],
        &["export", "event.jsonl", "--log"],
        &["resolve", "--ours", "event.jsonl", "--theirs", "game.pgn"],
        &["braille", "e4"],
        &["--event-file", "event.toml", "--voice", "none"],
        &["reconstruct", "game.wav"],
        &["hand-in", "."],
        &["brief", "opponent", "--rehearse"],
    ];
    let mut counts = BTreeMap::<String, u64>::new();
    // What the game is told between two looks has room for so many kinds with their names, and for few more.
    for lines in refused.chunks(8) {
        for line in told_of(lines) {
            let (name, times) = line.rsplit_once(' ').expect("a number");
            *counts.entry(name.to_owned()).or_default() += times.parse::<u64>().expect("a number");
        }
    }
    let counts: Vec<_> = counts
        .into_iter()
        .map(|(name, times)| format!("{name} {times}"))
        .collect();
    let expected = [
        "announce refused 1",
        "braille refused 1",
        "brief refused 1",
        "export refused 1",
        "export wrong-secret 2",
        "hand-in refused 1",
        "play refused 2",
        "play wrong-secret 1",
        "read refused 2",
        "reconstruct refused 1",
        "replay refused 1",
        "resolve wrong-secret 1",
        "screen refused 2",
        "understand refused 1",
    ];
    assert_eq!(counts, expected);
}

/// Plays a game of an event, and returns what it was told of commands that are refused there.
fn told_of(refused: &[&[&str]]) -> Vec<String> {
    let home = Home::new();
    home.file("game.pgn", "1. e4 e5 *\n");
    let game = Played::of_an_event(&home);
    for line in refused {
        let answer = home.run(line, "e4\n");
        assert_eq!(answer.out, "", "{line:?}");
        let is_refused = [RUNNING, NOT_THE_SECRET].contains(&answer.err.as_str());
        assert!(is_refused, "{line:?}: {}", answer.err);
        answer.expect(1);
    }
    fs::copy(home.path("event.jsonl"), home.path("copy.jsonl")).expect("a journal");
    home.run(&["screen", "--journal", "copy.jsonl", "--once"], "")
        .refused(1, &["An event game is running"]);
    for line in [
        &["screen", "--journal", "event.jsonl", "--once"][..],
        &["check-event", "event.toml"],
        &["equipment", "--event-file", "event.toml"],
        &["about"],
        &["brief", "opponent"],
        &["verify", "event.jsonl"],
    ] {
        let answer = home.run(line, "");
        assert!(!answer.err.contains(RUNNING), "{line:?}: {}", answer.err);
        assert_ne!(answer.code, Some(1), "{line:?}");
    }
    game.leave().expect(0);
    let told = other_commands(&home);
    home.run(&["read", "game.pgn"], "").expect(0);
    told
}

/// Two blind players, one machine; and what an arbiter needs in the middle of a round.
#[test]
fn the_secret_opens_what_is_the_arbiters() {
    const OPENED: &str = "An event game is running; the secret of the arbiters opens this beside it.";
    let home = Home::new();
    home.file("theirs.txt", "1. e4 e5\n");
    home.file("event.toml", &with_leave_for_a_script(FILE));
    let secret = home.draw_secret("event.toml");
    let event = Played::begin(&home, &["--event-file", "event.toml"], "event.jsonl");
    let second = [
        "--event-file",
        "event.toml",
        "--voice",
        "none",
        "--journal",
        "second.jsonl",
    ];
    let resolve = ["resolve", "--ours", "event.jsonl", "--theirs", "theirs.txt"];
    let log = ["export", "event.jsonl", "--log"];
    for line in [&second[..], &resolve, &log] {
        let wrong = home.run(line, "not that one\nd4\n\n").expect(1);
        assert_eq!(wrong.out, "", "{line:?}");
        assert!(wrong.err.starts_with(OPENED), "{}", wrong.err);
        assert!(
            wrong.err.ends_with("That is not the secret. It is noted.\n"),
            "{}",
            wrong.err
        );
        assert!(!home.path("second.jsonl").exists());
    }
    let opened = home.run(&second, format!("{secret}\nd4\n\n")).expect(0);
    assert!(
        opened.out.contains("Bauer David vier"),
        "what stands behind the secret is played: {}",
        opened.out
    );
    for line in [&resolve[..], &log] {
        let answer = home.run(line, format!("{secret}\n"));
        assert!(!answer.out.is_empty(), "{line:?}: {}", answer.err);
    }
    home.run(&["read", "theirs.txt"], format!("{secret}\n")).expect(1);
    event.leave().expect(0);
    let mut told = other_commands(&home);
    told.sort();
    let expected = [
        "export opened 1",
        "export wrong-secret 1",
        "play opened 1",
        "play wrong-secret 1",
        "read refused 1",
        "resolve opened 1",
        "resolve wrong-secret 1",
    ];
    assert_eq!(told, expected);
}

/// Whoever entered it for the command has entered it for what is sealed.
#[test]
fn the_secret_is_entered_once_for_a_log_beside_its_game() {
    let home = Home::new();
    home.file("event.toml", &with_leave_for_a_script(FILE));
    let secret = home.draw_secret("event.toml");
    let mut event = Played::begin(&home, &["--event-file", "event.toml"], "event.jsonl");
    event.enter(&format!("/arbiter AB\n{secret}\n/note The phone rang\n/player\n"));
    wait_until(|| fs::read_to_string(home.path("event.jsonl")).is_ok_and(|it| it.contains("arbiter-left")));
    let log = home
        .run(&["export", "event.jsonl", "--log", "--secret"], format!("{secret}\n"))
        .expect(0);
    assert!(log.out.contains("Note of arbiter AB: The phone rang"), "{}", log.out);
    event.leave().expect(0);
}

#[test]
fn a_game_that_is_played_when_an_event_is_opened_is_left_and_kept() {
    let home = Home::new();
    let free = Played::begin(&home, &[], "free.jsonl");
    let event = Played::of_an_event(&home);
    let mut free = free;
    let ended = {
        wait_until(|| free.program.try_wait().expect("a child").is_some());
        free.leave().expect(1)
    };
    assert!(ended.err.contains(RUNNING), "{}", ended.err);
    event.leave().expect(0);
    assert_eq!(other_commands(&home), ["play left 1"]);
    let resumed = home.run(&["--resume", "free.jsonl", "--voice", "none"], "").expect(0);
    assert!(resumed.out.contains("move 1, Black to move"), "{}", resumed.out);
}

#[test]
fn an_event_that_was_killed_stands_in_nobodys_way() {
    let home = Home::new();
    home.file("game.pgn", "1. e4 e5 *\n");
    let mut game = Played::of_an_event(&home);
    game.program.kill().expect("a child");
    game.program.wait().expect("a child");
    home.run(&["read", "game.pgn"], "").expect(0);
    home.run(&["--resume", "event.jsonl", "--voice", "none"], "").expect(0);
}

/// The folder of a person's session is not on every machine; elsewhere it is the one that others look into first.
#[test]
fn the_notice_is_in_the_folder_of_the_session_where_there_is_one() {
    let home = Home::new();
    home.file("game.pgn", "1. e4 e5 *\n");
    home.file("event.toml", &with_leave_for_a_script(FILE));
    let session = home.path("session");
    let line = [
        "--voice",
        "none",
        "--event-file",
        "event.toml",
        "--journal",
        "event.jsonl",
    ];
    let mut program = home
        .ansage(&line)
        .env("XDG_RUNTIME_DIR", &session)
        .spawn()
        .expect("the program");
    let entries = program.stdin.take().expect("a pipe");
    wait_until(|| {
        let read = home
            .ansage(&["read", "game.pgn"])
            .env("XDG_RUNTIME_DIR", &session)
            .output();
        read.is_ok_and(|it| it.status.code() == Some(1))
    });
    home.run(&["read", "game.pgn"], "").expect(0);
    drop(entries);
    Answer::of(program).expect(0);
}
