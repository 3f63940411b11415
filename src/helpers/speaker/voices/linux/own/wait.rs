//! Waiting for a socket or a pipe, never longer than until a given time.

use std::io;
use std::os::fd::BorrowedFd;
use std::time::Duration;

use ansage_protocol::stamp;
use rustix::event::{PollFd, PollFlags, Timespec, poll};

/// A time up to which something is waited for.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Until(u64);

impl Until {
    pub(crate) fn after(duration: Duration) -> Self {
        Self(stamp::now_ns().saturating_add(stamp::ns(duration)))
    }

    pub(crate) fn is_past(self) -> bool {
        self.0 <= stamp::now_ns()
    }

    fn left(self) -> Duration {
        Duration::from_nanos(self.0.saturating_sub(stamp::now_ns()))
    }
}

/// Waits until one of these is ready or has failed; false if none is by then.
pub(crate) fn wait(what: &[(BorrowedFd<'_>, PollFlags)], until: Until) -> io::Result<bool> {
    let mut fds: Vec<_> = what
        .iter()
        .map(|(fd, flags)| PollFd::from_borrowed_fd(*fd, *flags))
        .collect();
    loop {
        let left = Timespec::try_from(until.left()).map_err(io::Error::other)?;
        match poll(&mut fds, Some(&left)) {
            Ok(count) => return Ok(count > 0),
            Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
