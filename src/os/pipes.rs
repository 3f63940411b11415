//! Pipes of bytes between a program and one that it starts, beside standard input and output, and a writing end that never
//! waits.

use std::fs::File;
use std::io::{self, PipeReader, PipeWriter};
use std::mem;
use std::process::{Child, Command};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::side;

/// The most bytes that are written as a whole or not at all (`PIPE_BUF` of Linux).
pub const ATOMIC_BYTES: usize = 4096;

/// What became of bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sent {
    /// The other program can read them.
    Whole,
    /// The pipe is full: none of them was written.
    Full,
    /// There is nobody to read them.
    Nobody,
}

/// The end of a pipe that a program hands to one it starts.
#[derive(Clone, Copy, Debug)]
pub enum Inherited<'a> {
    /// It reads.
    Reader(&'a PipeReader),
    /// It writes.
    Writer(&'a PipeWriter),
}

impl Inherited<'_> {
    /// Returns how the other program calls it, for its arguments.
    pub fn number(self) -> String {
        side::pipes::number(self)
    }
}

/// Held while a program is being started.
static STARTING: Mutex<()> = Mutex::new(());

/// Starts a program. One at a time, so that what one inherits is closed to all others.
///
/// # Errors
///
/// Returns what the system said.
pub fn spawn(command: &mut Command, inherited: Option<Inherited<'_>>) -> io::Result<Child> {
    let _one_at_a_time = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(end) = inherited {
        side::pipes::set_inheritable(end, true)?;
    }
    let child = command.spawn();
    if let Some(end) = inherited {
        side::pipes::set_inheritable(end, false)?;
    }
    child
}

/// Waits for a program that is being started, and lets none be started any more; for the end of this one. Windows makes a
/// program first and lets it run then: whoever ends in between leaves one that never runs, and holds what it inherited.
pub fn start_no_more() {
    mem::forget(STARTING.lock().unwrap_or_else(PoisonError::into_inner));
}

/// Opens the end of this number, which this program inherited, for reading. It may be opened once.
///
/// # Errors
///
/// Returns what the system said.
pub fn inherited_reader(number: &str) -> io::Result<File> {
    side::pipes::inherited_reader(number)
}

/// The writing end of a pipe, which never waits for its reader.
#[derive(Debug)]
pub struct Outlet(side::pipes::Outlet);

impl Outlet {
    /// Writes into a pipe of this program.
    ///
    /// # Errors
    ///
    /// Returns what the system said.
    pub fn of(end: PipeWriter) -> io::Result<Self> {
        side::pipes::Outlet::of(end).map(Self)
    }

    /// Opens the end of this number, which this program inherited. It may be opened once.
    ///
    /// # Errors
    ///
    /// Returns what the system said.
    pub fn inherited(number: &str) -> io::Result<Self> {
        side::pipes::Outlet::inherited(number).map(Self)
    }

    /// Writes at most [`ATOMIC_BYTES`] bytes, without waiting.
    pub fn offer(&self, bytes: &[u8]) -> Sent {
        debug_assert!(bytes.len() <= ATOMIC_BYTES, "longer writes may be cut");
        self.0.offer(bytes)
    }

    /// Waits until there may be room, or for so long in vain.
    pub fn wait_for_room(&self, at_most: Duration) {
        self.0.wait_for_room(at_most);
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn what_is_offered_arrives_in_order() {
        let (mut reader, writer) = io::pipe().expect("a pipe");
        let outlet = Outlet::of(writer).expect("an outlet");
        for number in 0..10 {
            assert_eq!(outlet.offer(&[number; 100]), Sent::Whole);
        }
        drop(outlet);
        let mut read = Vec::new();
        reader.read_to_end(&mut read).expect("it ends");
        let sent: Vec<u8> = (0..10).flat_map(|it| [it; 100]).collect();
        assert_eq!(read, sent);
    }

    #[test]
    fn a_full_pipe_takes_nothing_and_has_room_again_when_it_is_read() {
        let (mut reader, writer) = io::pipe().expect("a pipe");
        let outlet = Outlet::of(writer).expect("an outlet");
        let mut sent = 0;
        while outlet.offer(&[7; ATOMIC_BYTES]) == Sent::Whole {
            sent += ATOMIC_BYTES;
        }
        assert!(sent >= ATOMIC_BYTES);
        assert_eq!(outlet.offer(&[8; ATOMIC_BYTES]), Sent::Full);
        let mut read = vec![0; sent];
        reader.read_exact(&mut read).expect("all of it");
        assert!(read.iter().all(|it| *it == 7), "nothing of what was not taken");
        outlet.wait_for_room(Duration::from_secs(10));
        assert_eq!(outlet.offer(&[9; 10]), Sent::Whole);
        let mut read = [0; 10];
        reader.read_exact(&mut read).expect("all of it");
        assert_eq!(read, [9; 10]);
    }

    #[test]
    fn without_a_reader_there_is_nobody() {
        let (reader, writer) = io::pipe().expect("a pipe");
        let outlet = Outlet::of(writer).expect("an outlet");
        drop(reader);
        // One that writes behind the back of whoever offers learns of it with the first bytes.
        while outlet.offer(b"a word") != Sent::Nobody {
            outlet.wait_for_room(Duration::from_millis(10));
        }
    }
}
