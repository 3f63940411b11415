//! A program in a terminal of its own, and when it shows what.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::clock;

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(60);

/// A running program; it ends with the value.
pub(crate) struct Terminal {
    program: Child,
    keys: File,
    /// Pieces of what is shown, each with the time it came.
    pieces: Receiver<(Duration, Vec<u8>)>,
    shown: Vec<u8>,
    started: Duration,
}

impl Terminal {
    pub(crate) fn start(mut command: Command) -> Self {
        let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&keys).expect("ours");
        unlockpt(&keys).expect("unlocked");
        let name = ptsname(&keys, Vec::new()).expect("a name");
        let path = Path::new(name.to_str().expect("plain text"));
        let screen = File::options()
            .read(true)
            .write(true)
            .open(path)
            .expect("the other end");
        let another = || Stdio::from(screen.try_clone().expect("one more"));
        command
            .stdin(another())
            .stdout(another())
            .stderr(another())
            .env("TERM", "xterm");
        drop(screen);
        let mut reading = File::from(keys.try_clone().expect("one more"));
        let (sender, pieces) = mpsc::channel();
        let started = clock::now();
        let program = command.spawn().expect("the program");
        // Its ends of the terminal go with it; else the reading below never ends.
        drop(command);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reading.read(&mut buffer) {
                if sender.send((clock::now(), buffer[..count].to_vec())).is_err() {
                    break;
                }
            }
        });
        Self {
            program,
            keys: File::from(keys),
            pieces,
            shown: Vec::new(),
            started,
        }
    }

    pub(crate) fn pid(&self) -> u32 {
        self.program.id()
    }

    pub(crate) fn enter(&mut self, line: &str) {
        self.keys.write_all(line.as_bytes()).expect("typed");
        self.keys.write_all(b"\r").expect("typed");
    }

    /// Returns how long after the start the first of anything was shown.
    pub(crate) fn until_anything(&mut self) -> Duration {
        let (at, piece) = self.pieces.recv_timeout(DEADLINE).expect("something is shown");
        self.shown.extend(piece);
        at - self.started
    }

    /// Returns how long after the start this text had been shown.
    pub(crate) fn until(&mut self, text: &str) -> Duration {
        self.shown.clear();
        loop {
            let (at, piece) = self.pieces.recv_timeout(DEADLINE).unwrap_or_else(|error| {
                panic!(
                    "{text:?} is not shown ({error}), but {:?}",
                    String::from_utf8_lossy(&self.shown)
                )
            });
            self.shown.extend(piece);
            if self.shown.windows(text.len()).any(|it| it == text.as_bytes()) {
                return at - self.started;
            }
        }
    }

    /// Returns how long after the start the program had ended.
    pub(crate) fn until_the_end(mut self) -> Duration {
        self.program.wait().expect("an end");
        clock::now() - self.started
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ended = self.program.kill();
        let _ended = self.program.wait();
    }
}
