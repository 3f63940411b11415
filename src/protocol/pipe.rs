//! Pipes of bytes into or out of a helper, beside its lines: made anew at each of its starts, and never waited for
//! unless asked.

use std::ffi::OsString;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::{AsFd, AsRawFd};
use std::os::unix::fs::OpenOptionsExt as _;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use rustix::io::{FdFlags, fcntl_setfd};

/// The option by which a helper is told the number of the descriptor it reads from or writes to.
pub const OPTION: &str = "--pipe-fd";

/// The most bytes that are written as a whole or not at all (`PIPE_BUF` of Linux).
pub const ATOMIC_BYTES: usize = 4096;

/// How long a full pipe is looked at before it is asked whether it is still the right one.
const LOOK: Timespec = Timespec {
    tv_sec: 0,
    tv_nsec: 100_000_000,
};
/// So often a full pipe is looked at; a helper that has read nothing by then reads no more.
const LOOKS: u32 = 100;

/// The pipe of a helper, by the way the bytes go.
#[derive(Clone, Debug)]
pub enum HelperPipe {
    /// From the program into the helper.
    Into(Pipe),
    /// Out of the helper into the program.
    OutOf(PipeOut),
}

impl HelperPipe {
    /// Starts a child that inherits its end of a new pipe, and no other child does.
    pub fn start(&self, command: &mut Command) -> io::Result<Child> {
        match self {
            HelperPipe::Into(pipe) => pipe.start(command),
            HelperPipe::OutOf(pipe) => pipe.start(command),
        }
    }
}

/// What becomes of bytes out of a helper: at each of its starts the reading end of a new pipe is handed over.
#[derive(Clone)]
pub struct PipeOut(Arc<dyn Fn(PipeReader) + Send + Sync>);

impl PipeOut {
    /// Hands each new pipe to `take`, which must not wait: it reads on a thread of its own, until the pipe ends with the
    /// helper.
    pub fn new(take: impl Fn(PipeReader) + Send + Sync + 'static) -> Self {
        Self(Arc::new(take))
    }

    fn start(&self, command: &mut Command) -> io::Result<Child> {
        let (reader, writer) = io::pipe()?;
        command.arg(OPTION).arg(writer.as_raw_fd().to_string());
        let child = spawn(command, Some(&writer))?;
        // Held here, the pipe would never end.
        drop(writer);
        (self.0)(reader);
        Ok(child)
    }
}

impl fmt::Debug for PipeOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PipeOut")
    }
}

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
    /// Writes at most [`ATOMIC_BYTES`] bytes, without waiting.
    pub fn offer(&self, bytes: &[u8]) -> Sent {
        match self.current() {
            Some(end) => write(&*end, bytes),
            None => Sent::Nobody,
        }
    }

    /// Writes at most [`ATOMIC_BYTES`] bytes, once there is room for them. Gives up when the helper has gone, or has read
    /// nothing for ten seconds.
    pub fn send(&self, bytes: &[u8]) -> Sent {
        let Some(end) = self.current() else {
            return Sent::Nobody;
        };
        for _look in 0..LOOKS {
            match write(&*end, bytes) {
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

    /// The child inherits the reading end.
    fn start(&self, command: &mut Command) -> io::Result<Child> {
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
pub fn spawn<End: AsFd>(command: &mut Command, inherited: Option<&End>) -> io::Result<Child> {
    static STARTING: Mutex<()> = Mutex::new(());
    let _one_at_a_time = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(end) = inherited {
        fcntl_setfd(end, FdFlags::empty())?;
    }
    let child = command.spawn();
    if let Some(end) = inherited {
        fcntl_setfd(end, FdFlags::CLOEXEC)?;
    }
    child
}

/// A helper's end of its pipe, by the arguments it was started with; `None` without any.
///
/// # Errors
///
/// Says which argument is none, or why the descriptor cannot be opened.
pub fn inherited(mut arguments: impl Iterator<Item = OsString>, how: &OpenOptions) -> Result<Option<File>, String> {
    let Some(option) = arguments.next() else {
        return Ok(None);
    };
    let number = arguments.next().and_then(|it| it.to_str()?.parse::<u32>().ok());
    match number {
        Some(number) if option == OPTION => how
            .open(format!("/dev/fd/{number}"))
            .map(Some)
            .map_err(|error| format!("descriptor {number}: {error}")),
        _ => Err(format!("unknown argument {option:?}")),
    }
}

/// A helper's end of a pipe out of it.
#[derive(Debug)]
pub struct HelperEnd(File);

impl HelperEnd {
    /// Opens the end that was inherited; `None` without arguments.
    ///
    /// # Errors
    ///
    /// Says which argument is none, or why the descriptor cannot be opened.
    pub fn inherited(arguments: impl Iterator<Item = OsString>) -> Result<Option<Self>, String> {
        let flags = i32::try_from(OFlags::NONBLOCK.bits()).map_err(|error| error.to_string())?;
        let end = inherited(arguments, OpenOptions::new().write(true).custom_flags(flags))?;
        Ok(end.map(Self))
    }

    /// Writes at most [`ATOMIC_BYTES`] bytes, without waiting.
    pub fn offer(&self, bytes: &[u8]) -> Sent {
        write(&self.0, bytes)
    }

    /// Writes at most [`ATOMIC_BYTES`] bytes once there is room for them, or waits for a tenth of a second in vain.
    pub fn send(&self, bytes: &[u8]) -> Sent {
        match write(&self.0, bytes) {
            Sent::Full => {
                // Whatever it says, the next attempt to write says it too.
                let _ = poll(&mut [PollFd::new(&self.0, PollFlags::OUT)], Some(&LOOK));
                write(&self.0, bytes)
            }
            sent => sent,
        }
    }
}

fn write(mut end: impl Write, bytes: &[u8]) -> Sent {
    debug_assert!(bytes.len() <= ATOMIC_BYTES, "longer writes may be cut");
    match end.write(bytes) {
        Ok(_all) => Sent::Whole,
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Sent::Full,
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Sent::Full,
        Err(_closed) => Sent::Nobody,
    }
}
