//! A program that plays through a pipe, and what it has said so far.

use std::io::Write as _;
use std::process::{Child, ChildStdin, Command};
use std::sync::mpsc::Receiver;

use super::lines::lines_of;
use super::signal::signal;
use super::wait::receive;

/// The program; dropped, it is killed.
pub(crate) struct Piped {
    child: Child,
    entries: Option<ChildStdin>,
    lines: Receiver<String>,
    error_lines: Receiver<String>,
    /// Every line of standard output that was waited for, or passed over meanwhile.
    pub(crate) heard: Vec<String>,
    /// The same of standard error.
    errors: String,
}

impl Piped {
    /// Starts a program whose three streams are pipes.
    pub(crate) fn start(mut command: Command) -> Self {
        let mut child = command.spawn().expect("the program");
        let lines = lines_of(child.stdout.take().expect("a pipe"));
        let error_lines = lines_of(child.stderr.take().expect("a pipe"));
        Self {
            entries: child.stdin.take(),
            child,
            lines,
            error_lines,
            heard: Vec::new(),
            errors: String::new(),
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
            let Ok(line) = receive(&self.lines) else {
                let _ended = self.child.kill();
                let (_, errors) = self.ended();
                panic!("it was never said: {:#?}\n{errors}", self.heard);
            };
            self.heard.push(line.clone());
            if is_it(&line) {
                return line;
            }
        }
    }

    /// Waits until a part of a line was said on standard error.
    #[track_caller]
    pub(crate) fn wait_for_error(&mut self, part: &str) {
        while !self.errors.contains(part) {
            match receive(&self.error_lines) {
                Ok(line) => self.errors += &(line + "\n"),
                Err(_) => panic!("it was never said: {:#?}\n{}", self.heard, self.errors),
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
        self.errors.extend(self.error_lines.iter().map(|it| it + "\n"));
        (status.code(), std::mem::take(&mut self.errors))
    }
}

impl Drop for Piped {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _ended = self.child.wait();
    }
}
