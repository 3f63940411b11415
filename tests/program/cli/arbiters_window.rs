//! `screen --arbiter`: whoever knows the arbiters' secret is shown at once what only the arbiter is told, and nobody else.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::beside_event::{Played, other_commands};
use crate::support::program::{Home, laid_down, with_leave_for_a_script};
use crate::support::wait::wait_until;

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(30);
const FILE: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
    time = \"G/30m\"\n[players]\nblind = \"black\"\n";

/// A window that is open, and what it printed.
struct Window {
    program: Child,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Window {
    /// Opens it with what is entered where it asks for the secret.
    fn open(home: &Home, entered: &str) -> Self {
        let line = ["screen", "--journal", "event.jsonl", "--arbiter", "--reports", "en"];
        let mut program = home.ansage(&line).spawn().expect("the program");
        let mut entries = program.stdin.take().expect("a pipe");
        entries.write_all(entered.as_bytes()).expect("a pipe");
        let lines = Arc::new(Mutex::new(Vec::new()));
        let (printed, kept) = (program.stdout.take().expect("a pipe"), Arc::clone(&lines));
        thread::spawn(move || {
            for line in BufReader::new(printed).lines().map_while(Result::ok) {
                kept.lock().expect("no panic").push(line);
            }
        });
        Self { program, lines }
    }

    fn shows(&self, part: &str) -> bool {
        self.lines.lock().expect("no panic").iter().any(|it| it.contains(part))
    }

    #[track_caller]
    fn waits_for(&self, part: &str) {
        let is_there = || self.shows(part);
        let lines = || self.lines.lock().expect("no panic").join("\n");
        wait_until(DEADLINE, is_there);
        assert!(is_there(), "{part:?} is missing in {}", lines());
    }

    /// Returns everything that was printed.
    fn close(self) -> Vec<String> {
        let lines = Arc::clone(&self.lines);
        drop(self);
        lines.lock().expect("no panic").clone()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let ended = self.program.kill().and_then(|()| self.program.wait());
        assert!(ended.is_ok(), "{ended:?}");
    }
}

/// Begins a game of an event, and returns the secret of its arbiters.
fn begin(home: &Home) -> (Played, String) {
    home.file("event.toml", &with_leave_for_a_script(&laid_down(FILE)));
    let secret = home.draw_secret("event.toml");
    let options = ["--event-file", "event.toml", "--listen", "off"];
    let mut game = Played::of(home, &options, "event.jsonl");
    game.enter(&format!("/arbiter AB\n{secret}\n/start\n/player\n"));
    game.enter("e4\n");
    wait_until(DEADLINE, || {
        std::fs::read_to_string(home.path("event.jsonl")).is_ok_and(|it| it.contains("repeated"))
    });
    (game, secret)
}

#[test]
fn an_arbiter_who_knows_the_secret_sees_every_note_when_its_line_stands() {
    let home = Home::new();
    let (mut game, secret) = begin(&home);
    let window = Window::open(&home, &format!("{secret}\n"));
    window.waits_for("room: Bauer Eva vier");
    // White plays on where the rook jumps: an illegal move, completed by the press.
    game.enter("/clock\n");
    game.enter("e5\n\n/made\n/clock\n");
    game.enter("h1h5\n/clock\n");
    window.waits_for("Possible illegal move: 2.Rh1h5. Article 7.5.1.");
    window.waits_for("clocks ");
    game.enter("/stop position\n");
    window.waits_for("open: An irregularity is settled first.");
    game.enter(&format!("/arbiter AB\n{secret}\n/resume\n"));
    window.waits_for("open: Nothing.");
    let lines = window.close();
    let note = lines
        .iter()
        .find(|it| it.contains("illegal move: 2."))
        .expect("it is there");
    assert!(note.starts_with("arbiter: 0:00:0"), "{note}");
    assert!(note.contains("after move 2 White: clocks "), "{note}");
    game.leave().expect(0);
    assert_eq!(other_commands(&home), ["screen --arbiter opened 1"]);
}

#[test]
fn whoever_does_not_know_it_sees_what_the_opponent_may_see_and_is_told_of() {
    let home = Home::new();
    let (mut game, _secret) = begin(&home);
    let window = Window::open(&home, "one wrong secret\nanother wrong one\nand a third one\n");
    window.waits_for("room: Bauer Eva vier");
    game.enter("/clock\ne5\n\n/made\n/clock\nh1h5\n/clock\n");
    window.waits_for("room: Turm Hector");
    let lines = window.close();
    assert!(
        lines
            .iter()
            .all(|it| it.starts_with("room: ") || it.starts_with("table: ")),
        "{lines:?}"
    );
    game.leave().expect(0);
    assert_eq!(other_commands(&home), ["screen --arbiter wrong-secret 3"]);
}

#[test]
fn a_free_game_has_no_secret_and_no_window_for_an_arbiter() {
    let home = Home::new();
    home.run(&["--journal", "event.jsonl", "--voice", "none"], "e4\n")
        .expect(0);
    let window = Window::open(&home, "a secret of ours\n");
    window.waits_for("room: Bauer Eva vier");
    assert!(window.close().iter().all(|it| it.starts_with("room: ")));
}
