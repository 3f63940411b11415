//! When a sound comes out of a sink, whoever made it.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use crate::clock;
use crate::sound_server::{RATE, SoundServer};

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(60);
/// So long nothing is heard before it is asked whether the program still runs.
const NOTHING_YET: Duration = Duration::from_secs(5);
/// The loudest sample that still counts as silence.
const SILENCE: u16 = 40;
/// So many silent samples part one sound from the next.
const PAUSE: usize = RATE / 4;

/// Listens to the monitor of a sink.
pub(crate) struct Monitor {
    listening: Child,
    changes: Receiver<Change>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Change {
    Sound(Duration),
    Quiet(Sound),
}

/// A sound that is over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Sound {
    /// When the last of it came out.
    pub(crate) until: Duration,
    /// From its first sample to its last.
    pub(crate) samples: usize,
}

impl Monitor {
    /// Begins to listen, and returns when it is quiet.
    pub(crate) fn of(server: &SoundServer, sink: &str) -> Self {
        let mut listening = Command::new("parec")
            .args([
                "--device",
                &format!("{sink}.monitor"),
                "--raw",
                "--format=s16le",
                "--channels=1",
            ])
            .args([&format!("--rate={RATE}"), "--latency-msec=10"])
            .envs(server.environment())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("parec");
        let pipe = listening.stdout.take().expect("a pipe");
        let (sender, changes) = mpsc::channel();
        thread::spawn(move || listen(pipe, &sender));
        let monitor = Self { listening, changes };
        monitor.until_quiet();
        monitor
    }

    /// Waits until the sound has ended, and returns what it was.
    pub(crate) fn until_quiet(&self) -> Sound {
        loop {
            if let Change::Quiet(sound) = self.next() {
                return sound;
            }
        }
    }

    /// Returns when the next sound began to come out.
    pub(crate) fn next_sound(&self) -> Duration {
        loop {
            if let Change::Sound(at) = self.next() {
                return at;
            }
        }
    }

    /// Does the same for the sound of a program.
    ///
    /// # Errors
    ///
    /// Returns what the program said if it ended, and nothing was heard.
    pub(crate) fn next_sound_or_end(&self, program: &mut Child) -> Result<Duration, String> {
        loop {
            match self.changes.recv_timeout(NOTHING_YET) {
                Ok(Change::Sound(at)) => return Ok(at),
                Ok(Change::Quiet(_)) => {}
                Err(_) => match program.try_wait() {
                    Ok(None) => {}
                    Ok(Some(_)) | Err(_) => return Err(last_words(program)),
                },
            }
        }
    }

    fn next(&self) -> Change {
        self.changes.recv_timeout(DEADLINE).expect("parec goes on")
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        let _ended = self.listening.kill();
        let _ended = self.listening.wait();
    }
}

fn last_words(program: &mut Child) -> String {
    let mut words = String::new();
    if let Some(mut pipe) = program.stderr.take() {
        // What cannot be read is not told.
        let _unread = pipe.read_to_string(&mut words);
    }
    format!("nothing was heard; it said: {}", words.trim())
}

fn listen(mut pipe: impl Read, changes: &Sender<Change>) {
    let mut buffer = [0; 4096];
    let mut odd = Vec::new();
    let mut silent_for = 0;
    // Quiet is told once at the beginning too.
    let mut sounds = true;
    let mut sound = Sound {
        until: clock::now(),
        samples: 0,
    };
    while let Ok(count @ 1..) = pipe.read(&mut buffer) {
        let at = clock::now();
        odd.extend_from_slice(&buffer[..count]);
        let whole = odd.len() / 2 * 2;
        for pair in odd[..whole].chunks_exact(2) {
            let is_silent = i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs() <= SILENCE;
            silent_for = if is_silent { silent_for + 1 } else { 0 };
            sound.samples += 1;
            if !is_silent {
                sound.until = at;
            }
            let change = if !is_silent && !sounds {
                sound.samples = 1;
                Change::Sound(at)
            } else if silent_for >= PAUSE && sounds {
                sound.samples -= silent_for;
                Change::Quiet(sound)
            } else {
                continue;
            };
            sounds = !sounds;
            if changes.send(change).is_err() {
                return;
            }
        }
        odd.drain(..whole);
    }
}
