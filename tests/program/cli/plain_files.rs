//! Files as they should not be: pipes, devices and folders in their place, too large, open to everybody.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::program::{Answer, Home};
use crate::support::wait::wait_until;

/// A game of four half-moves.
const JOURNAL: &str = "tests/journals/0.1.0-event.jsonl";

/// Runs the program without input and without waiting for ever.
#[track_caller]
fn at_once(home: &Home, line: &[&str]) -> Answer {
    let mut child = home.ansage(line).stdin(Stdio::null()).spawn().expect("the program");
    wait_until(|| child.try_wait().expect("it is ours").is_some());
    Answer::of(child)
}

fn fifo(home: &Home, name: &str) {
    let path = home.path(name);
    let folder = path.parent().expect("every path here has a folder");
    fs::create_dir_all(folder).expect("the folder of the tests is ours");
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

#[test]
fn no_reader_waits_for_a_pipe() {
    let home = Home::new();
    for name in [
        "f",
        "f.brf",
        "f.wav",
        "t/x.utb",
        "v/en/messages.ftl",
        "bank/bank.toml",
        "m/SHA256SUMS",
    ] {
        fifo(&home, name);
    }
    home.file("a.txt", "1. e4 e5\n");
    home.file("m/graph/words.txt", "e4 1\n");
    let lines: [&[&str]; 28] = [
        &["replay", "f"],
        &["verify", "f"],
        &["export", "f", "--text"],
        &["--voice", "none", "--resume", "f"],
        &["--voice", "none", "--resume", "f", "--journal", "new"],
        &["clock", "--voice", "none", "--resume", "f"],
        &["clock", "5+3", "--voice", "none", "--settings", "f"],
        &["screen", "--journal", "f", "--once"],
        &["read", "f"],
        &["read", "f.brf"],
        &["play", "f"],
        &["play", "f.wav"],
        &["resolve", "--ours", "f"],
        &["resolve", "--ours", "f", "--theirs", "a.txt"],
        &["resolve", "--ours", "a.txt", "--theirs", "f"],
        &["resolve", "--ours", "a.txt", "--theirs", "a.txt", "--board-a", "@f"],
        &["check-event", "f"],
        &["equipment", "--from", "f"],
        &["equipment", "--event-file", "f"],
        &["--voice", "none", "--event-file", "f"],
        &["--voice", "none", "--settings", "f"],
        &["listen", "--wav", "f"],
        &["listen", "--wav", "f.wav", "--model", "m"],
        &["record", "into", "--microphone", "f.wav"],
        &["reconstruct", "f.wav"],
        &["braille", "--tables", "t", "a"],
        &["--voice", "none", "--voices", "v"],
        &["voices", "check", "bank"],
    ];
    for line in lines {
        let answer = at_once(&home, line);
        assert_ne!(answer.code, Some(0), "{line:?}: {}{}", answer.out, answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{line:?}: {}", answer.err);
    }
    // They look at it and go on without.
    at_once(&home, &["doctor", "--settings", "f"]);
    at_once(&home, &["doctor", "--by-ear", "--settings", "f"]);
}

#[test]
fn what_is_no_file_is_said_to_be_none_in_the_language_of_the_person() {
    let home = Home::new();
    fifo(&home, "f");
    fs::create_dir(home.path("folder")).unwrap();
    for path in ["f", "folder", "/dev/zero"] {
        for task in [&["read"][..], &["replay"], &["check-event"], &["play"]] {
            let line = [task, &[path, "--reports", "de"]].concat();
            at_once(&home, &line).refused(4, &[path, "ist keine Datei"]);
        }
    }
    at_once(&home, &["read", "nowhere"]).refused(4, &["nowhere", "cannot be read"]);
}

#[test]
fn text_has_a_limit() {
    let home = Home::new();
    let large = "# x\n".repeat(1024 * 1024 + 1);
    home.file("large.toml", &large);
    for line in [
        &["check-event", "large.toml"][..],
        &["--voice", "none", "--settings", "large.toml"],
        &["resolve", "--ours", "large.toml", "--theirs", "large.toml"],
    ] {
        let answer = at_once(&home, line);
        assert_ne!(answer.code, Some(0));
        assert!(answer.err.contains("larger than 4 MiB"), "{}", answer.err);
    }
    home.file("large.brf", &",a4\n".repeat(300_000));
    at_once(&home, &["read", "large.brf"]).refused(4, &["larger than 1 MiB"]);
    let moves = |number: usize| "1. ".to_owned() + &"Nf3 Nf6 Ng1 Ng8 ".repeat(number / 4);
    home.file("whole.txt", &moves(2_000));
    at_once(&home, &["resolve", "--ours", "whole.txt", "--theirs", "whole.txt"]).expect(0);
    home.file("long.txt", &moves(2_004));
    let line = ["resolve", "--ours", "whole.txt", "--theirs", "long.txt"];
    at_once(&home, &line).refused(4, &["long.txt", "2000 half-moves"]);
}

/// Returns everything below a folder, and what others may do with it.
fn modes(folder: &Path) -> Vec<(String, u32)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let mode = entry.metadata().expect("it is there").permissions().mode() & 0o777;
        all.push((entry.path().display().to_string(), mode));
        all.extend(modes(&entry.path()));
    }
    all
}

#[test]
fn what_the_program_keeps_is_its_persons_alone_whatever_the_umask() {
    let home = Home::new();
    let open_to_all = |line: &[&str], entries: &str| {
        let mut command = home.configured(Command::new("sh"));
        command.args(["-c", "umask 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_ansage")]);
        command.args(line).env("ANSAGE_LOG", "debug");
        let mut child = command.spawn().expect("a shell");
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), entries.as_bytes()).unwrap();
        Answer::of(child).expect(0)
    };
    open_to_all(&["--voice", "none", "--time", "5+3"], "e4\n");
    open_to_all(&["--voice", "none", "--journal", "mine/game.jsonl"], "e4\n");
    // What a voice that writes has said is a person's game.
    open_to_all(
        &["--voice", "script:mine/said.txt", "--journal", "mine/b.jsonl"],
        "e4\n",
    );
    assert!(
        fs::read_to_string(home.path("mine/said.txt"))
            .unwrap()
            .contains("Eva vier")
    );
    let kept = [
        modes(&home.path("data")),
        modes(&home.path("state")),
        modes(&home.path("mine")),
    ]
    .concat();
    assert!(kept.len() >= 5, "{kept:?}");
    for (path, mode) in &kept {
        assert_eq!(mode & 0o077, 0, "{path}: {mode:o}");
    }
    // A journal that was open to all is so no longer; what is printed into a file is handed on and follows the umask.
    fs::set_permissions(home.path("mine/game.jsonl"), Permissions::from_mode(0o666)).unwrap();
    fs::set_permissions(home.path("data/ansage"), Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(home.path("mine/said.txt"), Permissions::from_mode(0o644)).unwrap();
    open_to_all(
        &["--voice", "script:mine/said.txt", "--resume", "mine/game.jsonl"],
        "e5\n",
    );
    open_to_all(&["--voice", "none"], "e4\n");
    open_to_all(&["export", "mine/game.jsonl", "--pgn", "-o", "mine/game.pgn"], "");
    let mode = |name: &str| fs::metadata(home.path(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode("mine/game.jsonl"), 0o600);
    assert_eq!(mode("mine/said.txt"), 0o600);
    assert_eq!(mode("data/ansage"), 0o700);
    assert_eq!(mode("mine/game.pgn"), 0o666);
}

#[test]
fn a_voice_that_writes_leaves_a_pipe_and_a_device_as_they_are() {
    let home = Home::new();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let null = Path::new("/dev/null");
    let before = mode(null);
    home.run(&["--voice", "script:/dev/null"], "e4\n").expect(0);
    assert_eq!(mode(null), before);
    fifo(&home, "pipe");
    fs::set_permissions(home.path("pipe"), Permissions::from_mode(0o644)).unwrap();
    let mut reader = Command::new("cat")
        .arg(home.path("pipe"))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    home.run(&["--voice", "script:pipe"], "e4\n").expect(0);
    assert!(reader.wait().unwrap().success());
    assert_eq!(mode(&home.path("pipe")), 0o644);
}

#[test]
fn a_folder_made_for_the_journal_is_named() {
    let home = Home::new();
    let first = home
        .run(&["--voice", "none", "--journal", "mistyped/game.jsonl"], "")
        .expect(0);
    assert_eq!(first.err.lines().count(), 1, "{}", first.err);
    assert!(first.err.contains("mistyped was made for the journal"), "{}", first.err);
    let second = home
        .run(&["--voice", "none", "--journal", "mistyped/other.jsonl"], "")
        .expect(0);
    assert_eq!(second.err, "");
}

#[test]
fn a_line_of_controls_alone_does_nothing() {
    let home = Home::new();
    let played = |name: &str, entries: &str| home.run(&["--voice", "none", "--journal", name], entries).expect(0).out;
    let plain = played("a.jsonl", "e4\nN\nNf6\n");
    assert_eq!(played("b.jsonl", "\u{7}\ne4\n\u{1b}\u{7}\nN\n\u{7}\nNf6\n"), plain);
}

#[test]
fn no_writer_waits_for_a_pipe() {
    let home = Home::new();
    home.file("game.jsonl", &fs::read_to_string(JOURNAL).expect("a journal"));
    fifo(&home, "f");
    let export = |output| ["export", "--text", "--output", output, "game.jsonl"];
    at_once(&home, &export("f")).refused(2, &["f is no file"]);
    at_once(&home, &export("/dev/null")).expect(0);
    let printed = at_once(&home, &export("-")).expect(0).out;
    assert_eq!(at_once(&home, &export("/dev/stdout")).expect(0).out, printed);
    // The program runs as well without a log.
    for is_link in [false, true] {
        let home = Home::new();
        let log = home.path("state/ansage/ansage.log");
        fifo(&home, if is_link { "f" } else { "state/ansage/ansage.log" });
        if is_link {
            fs::create_dir_all(home.path("state/ansage")).expect("the folder of the tests is ours");
            symlink(home.path("f"), log).expect("a link");
        }
        at_once(&home, &["--voice", "none"]).expect(0);
    }
}
