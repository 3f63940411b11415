//! A speaker spoken to directly, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};

use crate::support::wait::{receive, wait_for};

/// A speaker spoken to directly.
pub(crate) struct Bare {
    pub(crate) process: Child,
    lines: Receiver<String>,
}

impl Bare {
    pub(crate) fn start() -> Self {
        let mut process = Command::new(concat!(env!("CARGO_BIN_EXE_ansage"), "-speaker"))
            .env("PULSE_SERVER", "unix:/nonexistent")
            .env("XDG_RUNTIME_DIR", "/nonexistent")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (sender, lines) = mpsc::channel();
        let output = BufReader::new(process.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in output.lines() {
                // The test may be over.
                let _ = sender.send(line.unwrap());
            }
        });
        Self { process, lines }
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) {
        self.process.stdin.as_mut().unwrap().write_all(bytes).unwrap();
    }

    #[track_caller]
    pub(crate) fn expect(&self, expected: &str) {
        let line = receive(&self.lines).expect("the speaker must answer");
        assert_eq!(line, expected);
    }

    pub(crate) fn exit_code(&mut self) -> Option<i32> {
        wait_for(|| self.process.try_wait().unwrap()).code()
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
