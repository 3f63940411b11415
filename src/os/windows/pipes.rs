//! An end is a handle, which has the same number in both programs. No pipe without a name can be asked never to wait: a
//! thread of its own writes, out of a queue as long as the pipe of other systems.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, PipeWriter, Write};
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, RawHandle};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use windows_sys::Win32::Foundation::{HANDLE_FLAG_INHERIT, SetHandleInformation};
use windows_sys::Win32::Storage::FileSystem::{FILE_TYPE_PIPE, GetFileType};

use crate::pipes::{ATOMIC_BYTES, Inherited, Sent};

/// How much waits at most, in bytes.
const LONGEST_QUEUE: usize = 16 * ATOMIC_BYTES;

pub(crate) fn number(end: Inherited<'_>) -> String {
    handle(end).addr().to_string()
}

pub(crate) fn set_inheritable(end: Inherited<'_>, is: bool) -> io::Result<()> {
    let flag = if is { HANDLE_FLAG_INHERIT } else { 0 };
    // SAFETY: the handle is open as long as the end is borrowed.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_set = unsafe { SetHandleInformation(handle(end), HANDLE_FLAG_INHERIT, flag) };
    if is_set == 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(())
    }
}

fn handle(end: Inherited<'_>) -> RawHandle {
    match end {
        Inherited::Reader(it) => it.as_raw_handle(),
        Inherited::Writer(it) => it.as_raw_handle(),
    }
}

pub(crate) fn inherited_reader(number: &str) -> io::Result<File> {
    let number: usize = number.parse().map_err(|_none| io::ErrorKind::InvalidInput)?;
    let handle: RawHandle = std::ptr::without_provenance_mut(number);
    // SAFETY: a number that is no handle of this program is refused by the system; one that is a pipe is the one that was
    // inherited, since a program asks for it once, before it opens any other.
    #[expect(unsafe_code, reason = "calls of the system")]
    unsafe {
        match GetFileType(handle) {
            FILE_TYPE_PIPE => Ok(File::from_raw_handle(handle)),
            _ => Err(io::ErrorKind::InvalidInput.into()),
        }
    }
}

/// Its thread ends when it is dropped and all was written, or when nobody reads.
#[derive(Debug)]
pub(crate) struct Outlet(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<u8>,
    /// True once nothing comes any more.
    is_ended: bool,
    /// True once nobody reads.
    is_closed: bool,
}

impl Outlet {
    pub(crate) fn of(end: PipeWriter) -> io::Result<Self> {
        Self::writing_to(end)
    }

    pub(crate) fn inherited(number: &str) -> io::Result<Self> {
        Self::writing_to(inherited_reader(number)?)
    }

    fn writing_to(mut end: impl Write + Send + 'static) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let own = Arc::clone(&shared);
        thread::Builder::new().name("pipe".to_owned()).spawn(move || {
            while let Some(piece) = own.next() {
                if end.write_all(&piece).is_err() {
                    own.lock().is_closed = true;
                    own.changed.notify_all();
                    return;
                }
                own.written(piece.len());
            }
        })?;
        Ok(Self(shared))
    }

    pub(crate) fn offer(&self, bytes: &[u8]) -> Sent {
        let mut queue = self.0.lock();
        match () {
            () if queue.is_closed => Sent::Nobody,
            () if queue.waiting.len() + bytes.len() > LONGEST_QUEUE => Sent::Full,
            () => {
                queue.waiting.extend(bytes);
                self.0.changed.notify_all();
                Sent::Whole
            }
        }
    }

    pub(crate) fn wait_for_room(&self, at_most: Duration) {
        let has_none = |it: &mut Queue| !it.is_closed && it.waiting.len() + ATOMIC_BYTES > LONGEST_QUEUE;
        // Whatever it says, the next attempt to write says it too.
        drop(self.0.changed.wait_timeout_while(self.0.lock(), at_most, has_none));
    }
}

impl Drop for Outlet {
    fn drop(&mut self) {
        self.0.lock().is_ended = true;
        self.0.changed.notify_all();
    }
}

impl Shared {
    /// Waits for what is to be written next, which stays in the queue until it was; `None` at the end.
    fn next(&self) -> Option<Vec<u8>> {
        let is_idle = |it: &mut Queue| it.waiting.is_empty() && !it.is_ended;
        let queue = self.changed.wait_while(self.lock(), is_idle);
        let queue = queue.unwrap_or_else(PoisonError::into_inner);
        let piece: Vec<u8> = queue.waiting.iter().take(ATOMIC_BYTES).copied().collect();
        (!piece.is_empty()).then_some(piece)
    }

    fn written(&self, length: usize) {
        self.lock().waiting.drain(..length);
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
