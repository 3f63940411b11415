//! A helper process and the threads on its pipes.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child as Process, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::wiped::WipedReader;
use super::{Program, SHUTDOWN_GRACE};
use ansage_os::{pipes, programs};
use ansage_protocol::envelope;
use ansage_protocol::envelope::{FromHelper, Received, ToHelper};
use ansage_sound::cookie;

/// What stands behind the moment in a line that `tracing` writes.
const LEVELS: [&str; 3] = ["ERROR", "WARN", "INFO"];

/// What came out of a child.
#[derive(Debug)]
pub(super) enum Output<Report> {
    Line(FromHelper<Report>),
    /// It closed its output, or has ended.
    Gone,
}

/// A running child. Dropped, it is killed and reaped.
#[derive(Debug)]
pub(super) struct Child {
    /// `None` only while it is being dropped.
    process: Option<Process>,
    input: Sender<Vec<u8>>,
    /// True once it was asked for something: from then on it may know what somebody said.
    was_asked: Arc<AtomicBool>,
    /// Disconnected when the child has closed its output.
    silent: Option<Receiver<()>>,
}

impl Child {
    /// Starts `program`; `hear` runs on a thread of its own for each thing the child says.
    pub(super) fn start<Report, Hear>(program: &Program, hear: Hear) -> io::Result<Self>
    where
        Report: DeserializeOwned,
        Hear: FnMut(Output<Report>) + Send + 'static,
    {
        let mut command = Command::new(&program.path);
        // Ctrl+C in the terminal is for the program, which then lets its helpers end.
        programs::apart(programs::clean(&mut command))
            .args(&program.arguments)
            .envs(cookie::place(|name| program.variable(name)).map(|it| (cookie::VARIABLE, it)))
            .envs(program.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut process = match &program.pipe {
            Some(pipe) => pipe.start(&mut command)?,
            None => pipes::spawn(&mut command, None)?,
        };
        let (input, lines) = mpsc::channel();
        let (speaking, silent) = mpsc::channel();
        let was_asked = Arc::new(AtomicBool::new(false));
        if let Some(pipe) = process.stdin.take() {
            thread::spawn(move || write(pipe, &lines));
        }
        if let Some(pipe) = process.stdout.take() {
            thread::spawn(move || {
                read(pipe, hear);
                drop(speaking);
            });
        }
        if let Some(pipe) = process.stderr.take() {
            let name = program
                .path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let was_asked = Arc::clone(&was_asked);
            thread::spawn(move || log(pipe, &name, &was_asked));
        }
        Ok(Self {
            process: Some(process),
            input,
            was_asked,
            silent: Some(silent),
        })
    }

    /// Writes request number `n` when the child reads it; never waits for that.
    pub(super) fn ask(&self, n: u64, request: &impl Serialize) {
        self.was_asked.store(true, Ordering::Release);
        self.write(&ToHelper::Ask { n, request });
    }

    /// Writes a line when the child reads it; never waits for that.
    pub(super) fn write(&self, line: &impl Serialize) {
        match serde_json::to_vec(line) {
            Ok(mut bytes) => {
                bytes.push(b'\n');
                // The writing thread has ended only if the child has closed its input; it will be heard to go.
                let _ = self.input.send(bytes);
            }
            Err(error) => tracing::error!(%error, "a request could not be written as JSON"),
        }
    }

    /// Says goodbye and waits until the child has ended by itself, for which it has a second.
    pub(super) fn dismiss(mut self) {
        self.write(&ToHelper::<()>::Bye);
        let (Some(process), Some(silent)) = (self.process.take(), self.silent.take()) else {
            return;
        };
        // Either way it is over: by itself, or by `reap`.
        let _: Result<(), RecvTimeoutError> = silent.recv_timeout(SHUTDOWN_GRACE);
        reap(process);
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // At once, for the program may be about to end.
            let _ = process.kill();
            // Not here: a process in the hands of a broken driver may take for ever to end.
            thread::spawn(move || reap(process));
        }
    }
}

fn reap(mut process: Process) {
    // Both fail only if the process has been reaped already.
    let _ = process.kill();
    let _ = process.wait();
}

fn write(mut pipe: ChildStdin, lines: &Receiver<Vec<u8>>) {
    for line in lines {
        if pipe.write_all(&line).is_err() {
            return;
        }
    }
}

fn read<Report: DeserializeOwned>(pipe: ChildStdout, mut hear: impl FnMut(Output<Report>)) {
    let mut pipe = WipedReader::new(pipe);
    loop {
        match envelope::read(&mut pipe) {
            Ok(Received::Line(line)) => hear(Output::Line(line)),
            Ok(Received::Garbage(why)) => tracing::warn!(why, "a helper's line was not understood"),
            Ok(Received::End) | Err(_) => return hear(Output::Gone),
        }
    }
}

/// Keeps what the child writes on its standard error. What its libraries write, and what a defect says of itself, may quote
/// what was typed or heard: it is kept only as long as the child cannot know any of that, and then counted.
fn log(pipe: ChildStderr, name: &str, was_asked: &AtomicBool) {
    const LONGEST_BYTES: u64 = 4096;
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    while let Ok(1..) = pipe.by_ref().take(LONGEST_BYTES).read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line);
        if is_ours(&text) || !was_asked.load(Ordering::Acquire) {
            tracing::info!(target: "helper", name, "{}", text.trim_end());
        } else {
            tracing::debug!(target: "helper", name, bytes = line.len(), "something on its standard error");
        }
        line.clear();
    }
}

/// Returns true for a line that a helper itself logs, behind its moment, or the one in which a defect says where it is.
fn is_ours(line: &str) -> bool {
    let has_level = line.split_whitespace().nth(1).is_some_and(|it| LEVELS.contains(&it));
    has_level && line.starts_with(|it: char| it.is_ascii_digit())
        || line.starts_with("thread '") && line.contains(" panicked at ")
}
