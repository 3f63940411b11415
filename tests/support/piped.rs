//! A program that plays through a pipe, and what it has said so far.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command};
use std::sync::mpsc::{self, Receiver};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::signal::signal;

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(60);

/// The program; dropped, it is killed.
pub(crate) struct Piped {
    child: Child,
    entries: Option<ChildStdin>,
    lines: Receiver<String>,
    errors: Option<JoinHandle<String>>,
    /// Every line of standard output that was waited for, or passed over meanwhile.
    pub(crate) heard: Vec<String>,
}

impl Piped {
    /// Starts a program whose three streams are pipes.
    pub(crate) fn start(mut command: Command) -> Self {
        let mut child = command.spawn().expect("the program");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut errors = child.stderr.take().expect("a pipe");
        let errors = thread::spawn(move || {
            let mut text = Vec::new();
            let _cut_off = errors.read_to_end(&mut text);
            String::from_utf8_lossy(&text).into_owned()
        });
        Self {
            entries: child.stdin.take(),
            child,
            lines,
            errors: Some(errors),
            heard: Vec::new(),
        }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Enters a line. A program that has ended does not read it.
    pub(crate) fn enter(&mut self, line: &str) {
        if let Some(entries) = &mut self.entries {
            let _ended = writeln!(entries, "{line}");
        }
    }

    /// Returns the next line for which this holds.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, is_it: impl Fn(&str) -> bool) -> String {
        loop {
            let Ok(line) = self.lines.recv_timeout(DEADLINE) else {
                panic!("it was never said: {:#?}", self.heard);
            };
            self.heard.push(line.clone());
            if is_it(&line) {
                return line;
            }
        }
    }

    /// Returns how many lines of a channel were heard.
    pub(crate) fn count(&self, start: &str) -> usize {
        self.heard.iter().filter(|it| it.starts_with(start)).count()
    }

    pub(crate) fn signal(&self, name: &str) {
        signal(name, self.pid());
    }

    /// Ends the entries.
    pub(crate) fn end_entries(&mut self) {
        self.entries = None;
    }

    /// Waits for the end, hears the rest, and returns the exit code, if there is one, and standard error.
    pub(crate) fn ended(&mut self) -> (Option<i32>, String) {
        let status = self.child.wait().expect("an end");
        self.heard.extend(self.lines.iter());
        let errors = self.errors.take().map(|it| it.join().expect("text"));
        (status.code(), errors.unwrap_or_default())
    }
}

impl Drop for Piped {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _ended = self.child.wait();
    }
}
