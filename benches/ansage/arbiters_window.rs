//! From a line of the journal to the arbiter's window.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::clock::now;
use crate::figures::{Figures, Report};
use crate::program::{Home, with_leave_for_a_script};

/// No arbiter sees the difference.
const BOUND: Duration = Duration::from_millis(100);
const NOTES: usize = 100;
const FILE: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n";

/// A program that is fed, and what it prints with when.
struct Fed {
    program: Child,
    entries: ChildStdin,
    printed: Receiver<(Duration, String)>,
}

impl Fed {
    fn begin(home: &Home, line: &[&str], entered: &str) -> Self {
        let mut program = home.ansage(line).spawn().expect("the program");
        let (entries, out) = (program.stdin.take(), program.stdout.take());
        let (sender, printed) = channel();
        thread::spawn(move || {
            let lines = BufReader::new(out.expect("a pipe")).lines().map_while(Result::ok);
            lines.for_each(|it| drop(sender.send((now(), it))));
        });
        let entries = entries.expect("a pipe");
        let mut fed = Self {
            program,
            entries,
            printed,
        };
        fed.enter(entered);
        fed
    }

    fn enter(&mut self, text: &str) {
        self.entries.write_all(text.as_bytes()).expect("a pipe");
    }

    /// Waits for a line, and returns when it was printed.
    fn until(&self, part: &str) -> Duration {
        let printed = self.printed.iter().find(|(_, line)| line.contains(part));
        printed.expect("it is printed").0
    }

    fn close(mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it ends");
    }
}

/// The arbiter is called again and again; what comes between the line and the window is the look at the file.
pub(crate) fn measure(report: &mut Report) {
    let home = Home::new();
    home.file("event.toml", &with_leave_for_a_script(FILE));
    let secret = home.draw_secret("event.toml");
    let line = [
        "--event-file",
        "event.toml",
        "--voice",
        "none",
        "--listen",
        "off",
        "--journal",
        "event.jsonl",
    ];
    let mut game = Fed::begin(&home, &line, "/note a first line\n");
    game.until("Noted");
    let line = ["screen", "--journal", "event.jsonl", "--arbiter", "--reports", "en"];
    let window = Fed::begin(&home, &line, &format!("{secret}\n"));
    game.enter("/arbiter\n");
    window.until("asks for the arbiter");
    let (mut to_the_journal, mut to_the_window) = (Vec::new(), Vec::new());
    for _ in 0..NOTES {
        let before = fs::metadata(home.path("event.jsonl")).expect("a journal").len();
        let entered = now();
        game.enter("/arbiter\n");
        while fs::metadata(home.path("event.jsonl")).is_ok_and(|it| it.len() == before) {
            thread::yield_now();
        }
        let written = now();
        to_the_journal.push(written.saturating_sub(entered));
        to_the_window.push(window.until("asks for the arbiter").saturating_sub(written));
    }
    window.close();
    game.close();
    let to_the_window = Figures::of(to_the_window);
    report.figures("Line of the journal to the arbiter's window", &to_the_window);
    let to_the_journal = Figures::of(to_the_journal).median();
    report.ratio(
        "Line of the journal to the arbiter's window, median",
        to_the_window.median(),
        "command to its line in the journal",
        to_the_journal,
    );
    report.hold(
        "Line of the journal to the arbiter's window, p95",
        to_the_window.percentile(95),
        BOUND,
    );
}
