//! Pipes of bytes into or out of a helper, beside its lines: made anew at each of its starts, and never waited for
//! unless asked.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, PipeReader};
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub use ansage_os::pipes::{ATOMIC_BYTES, Sent};
use ansage_os::pipes::{Inherited, Outlet, inherited_reader, spawn};

/// The option by which a helper is told the number of the end it reads from or writes to.
pub const OPTION: &str = "--pipe-fd";

/// How long a full pipe is looked at before it is asked whether it is still the right one.
const LOOK: Duration = Duration::from_millis(100);
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
        let end = Inherited::Writer(&writer);
        command.arg(OPTION).arg(end.number());
        let child = spawn(command, Some(end))?;
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

/// The writing end of the pipe to a helper. Clones write to the same.
#[derive(Clone, Debug, Default)]
pub struct Pipe {
    end: Arc<Mutex<Option<Arc<Outlet>>>>,
}

impl Pipe {
    /// Writes at most [`ATOMIC_BYTES`] bytes, without waiting.
    pub fn offer(&self, bytes: &[u8]) -> Sent {
        match self.current() {
            Some(end) => end.offer(bytes),
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
            match end.offer(bytes) {
                Sent::Full if self.is_current(&end) => end.wait_for_room(LOOK),
                Sent::Full => return Sent::Nobody,
                sent => return sent,
            }
        }
        Sent::Nobody
    }

    /// The child inherits the reading end.
    fn start(&self, command: &mut Command) -> io::Result<Child> {
        let (reader, writer) = io::pipe()?;
        let end = Inherited::Reader(&reader);
        command.arg(OPTION).arg(end.number());
        let child = spawn(command, Some(end))?;
        *self.lock() = Some(Arc::new(Outlet::of(writer)?));
        Ok(child)
    }

    fn current(&self) -> Option<Arc<Outlet>> {
        self.lock().clone()
    }

    fn is_current(&self, end: &Arc<Outlet>) -> bool {
        self.lock().as_ref().is_some_and(|it| Arc::ptr_eq(it, end))
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<Outlet>>> {
        self.end.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A helper's end of a pipe into it, by the arguments it was started with; `None` without any.
///
/// # Errors
///
/// Says which argument is none, or why the end cannot be opened.
pub fn inherited(arguments: impl Iterator<Item = OsString>) -> Result<Option<File>, String> {
    opened(arguments, inherited_reader)
}

fn opened<End>(
    mut arguments: impl Iterator<Item = OsString>,
    open: impl Fn(&str) -> io::Result<End>,
) -> Result<Option<End>, String> {
    let Some(option) = arguments.next() else {
        return Ok(None);
    };
    let number = arguments.next().and_then(|it| it.into_string().ok());
    match number.filter(|it| it.parse::<u64>().is_ok()) {
        Some(number) if option == OPTION => open(&number)
            .map(Some)
            .map_err(|error| format!("pipe {number}: {error}")),
        _ => Err(format!("unknown argument {option:?}")),
    }
}

/// A helper's end of a pipe out of it.
#[derive(Debug)]
pub struct HelperEnd(Outlet);

impl HelperEnd {
    /// Opens the end that was inherited; `None` without arguments.
    ///
    /// # Errors
    ///
    /// Says which argument is none, or why the end cannot be opened.
    pub fn inherited(arguments: impl Iterator<Item = OsString>) -> Result<Option<Self>, String> {
        Ok(opened(arguments, Outlet::inherited)?.map(Self))
    }

    /// Writes at most [`ATOMIC_BYTES`] bytes, without waiting.
    pub fn offer(&self, bytes: &[u8]) -> Sent {
        self.0.offer(bytes)
    }

    /// Writes at most [`ATOMIC_BYTES`] bytes once there is room for them, or waits for a tenth of a second in vain.
    pub fn send(&self, bytes: &[u8]) -> Sent {
        match self.0.offer(bytes) {
            Sent::Full => {
                self.0.wait_for_room(LOOK);
                self.0.offer(bytes)
            }
            sent => sent,
        }
    }
}
