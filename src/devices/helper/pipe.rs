//! A pipe of bytes into a helper, beside its lines: made anew at each of its starts, and never waited for unless asked.

use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::AsRawFd;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use rustix::io::{FdFlags, fcntl_setfd};

/// The option by which a helper is told the number of the descriptor it reads from.
pub const OPTION: &str = "--pipe-fd";

/// The most bytes that are written as a whole or not at all (`PIPE_BUF` of Linux).
pub const WHOLE: usize = 4096;

/// How long a full pipe is looked at before it is asked whether it is still the right one.
const LOOK: Timespec = Timespec {
    tv_sec: 0,
    tv_nsec: 100_000_000,
};
/// So often a full pipe is looked at; a helper that has read nothing by then reads no more.
const LOOKS: u32 = 100;

/// What became of bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Sent {
    /// The helper can read them.
    Whole,
    /// The pipe is full: none of them was written.
    Full,
    /// There is no helper to read them.
    Nobody,
}

/// The writing end of the pipe to a helper. Clones write to the same.
#[derive(Clone, Debug, Default)]
pub struct Pipe {
    end: Arc<Mutex<Option<Arc<PipeWriter>>>>,
}

impl Pipe {
    /// Writes at most [`WHOLE`] bytes, without waiting.
    pub fn offer(&self, bytes: &[u8]) -> Sent {
        match self.current() {
            Some(end) => write(&end, bytes),
            None => Sent::Nobody,
        }
    }

    /// Writes at most [`WHOLE`] bytes, once there is room for them. Gives up when the helper has gone, or has read
    /// nothing for ten seconds.
    pub fn send(&self, bytes: &[u8]) -> Sent {
        let Some(end) = self.current() else {
            return Sent::Nobody;
        };
        for _look in 0..LOOKS {
            match write(&end, bytes) {
                Sent::Full if self.is_current(&end) => {
                    // Whatever it says, the next attempt to write says it too.
                    let _ = poll(&mut [PollFd::new(&*end, PollFlags::OUT)], Some(&LOOK));
                }
                Sent::Full => return Sent::Nobody,
                sent => return sent,
            }
        }
        Sent::Nobody
    }

    /// Starts a child that inherits the reading end of a new pipe, and no other child does.
    pub(super) fn start(&self, command: &mut Command) -> io::Result<Child> {
        let (reader, writer) = io::pipe()?;
        fcntl_setfl(&writer, fcntl_getfl(&writer)? | OFlags::NONBLOCK)?;
        command.arg(OPTION).arg(reader.as_raw_fd().to_string());
        let child = spawn(command, Some(&reader))?;
        *self.lock() = Some(Arc::new(writer));
        Ok(child)
    }

    fn current(&self) -> Option<Arc<PipeWriter>> {
        self.lock().clone()
    }

    fn is_current(&self, end: &Arc<PipeWriter>) -> bool {
        self.lock().as_ref().is_some_and(|it| Arc::ptr_eq(it, end))
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<PipeWriter>>> {
        self.end.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts a child. One at a time, so that what one inherits is closed to all others.
pub(super) fn spawn(command: &mut Command, inherited: Option<&PipeReader>) -> io::Result<Child> {
    static STARTING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(reader) = inherited {
        fcntl_setfd(reader, FdFlags::empty())?;
    }
    let child = command.spawn();
    if let Some(reader) = inherited {
        fcntl_setfd(reader, FdFlags::CLOEXEC)?;
    }
    child
}

fn write(mut end: &PipeWriter, bytes: &[u8]) -> Sent {
    debug_assert!(bytes.len() <= WHOLE, "longer writes may be cut");
    match end.write(bytes) {
        Ok(_all) => Sent::Whole,
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Sent::Full,
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Sent::Full,
        Err(_closed) => Sent::Nobody,
    }
}
