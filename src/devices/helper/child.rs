//! A helper process and the threads on its pipes.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt;
use std::process::{Child as Process, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Program, SHUTDOWN_GRACE};
use crate::environment;
use ansage_protocol::envelope;
use ansage_protocol::envelope::{FromHelper, Received, ToHelper};
use ansage_protocol::pipe;
use ansage_sound::cookie;

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
        environment::clean(&mut command)
            .args(&program.arguments)
            .envs(cookie::place(|name| program.variable(name)).map(|it| (cookie::VARIABLE, it)))
            .envs(program.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // Ctrl+C in the terminal is for the program, which then lets its helpers end.
            .process_group(0);
        let mut process = match &program.pipe {
            Some(pipe) => pipe.start(&mut command)?,
            None => pipe::spawn::<OwnedFd>(&mut command, None)?,
        };
        let (input, lines) = mpsc::channel();
        let (speaking, silent) = mpsc::channel();
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
            thread::spawn(move || log(pipe, &name));
        }
        Ok(Self {
            process: Some(process),
            input,
            silent: Some(silent),
        })
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
    let mut pipe = BufReader::new(pipe);
    loop {
        match envelope::read(&mut pipe) {
            Ok(Received::Line(line)) => hear(Output::Line(line)),
            Ok(Received::Garbage(why)) => tracing::warn!(why, "a helper's line was not understood"),
            Ok(Received::End) | Err(_) => return hear(Output::Gone),
        }
    }
}

/// Keeps what the child and its libraries write on their standard error.
fn log(pipe: ChildStderr, name: &str) {
    const LONGEST_BYTES: u64 = 4096;
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    while let Ok(1..) = pipe.by_ref().take(LONGEST_BYTES).read_until(b'\n', &mut line) {
        tracing::info!(target: "helper", name, "{}", String::from_utf8_lossy(&line).trim_end());
        line.clear();
    }
}
