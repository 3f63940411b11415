//! An end is a descriptor, which is opened again under its number; written to, it is asked never to wait.

use std::fs::{File, OpenOptions};
use std::io::{self, PipeWriter, Write as _};
use std::os::fd::{AsFd as _, AsRawFd as _, BorrowedFd, OwnedFd};
use std::os::unix::fs::OpenOptionsExt as _;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use rustix::io::{FdFlags, fcntl_setfd};

use crate::pipes::{Inherited, Sent};

pub(crate) fn number(end: Inherited<'_>) -> String {
    descriptor(end).as_raw_fd().to_string()
}

pub(crate) fn set_inheritable(end: Inherited<'_>, is: bool) -> io::Result<()> {
    let flags = if is { FdFlags::empty() } else { FdFlags::CLOEXEC };
    Ok(fcntl_setfd(descriptor(end), flags)?)
}

fn descriptor(end: Inherited<'_>) -> BorrowedFd<'_> {
    match end {
        Inherited::Reader(it) => it.as_fd(),
        Inherited::Writer(it) => it.as_fd(),
    }
}

pub(crate) fn inherited_reader(number: &str) -> io::Result<File> {
    reopened(number, OpenOptions::new().read(true))
}

fn reopened(number: &str, how: &OpenOptions) -> io::Result<File> {
    let number: u32 = number.parse().map_err(|_none| io::ErrorKind::InvalidInput)?;
    how.open(format!("/dev/fd/{number}"))
}

#[derive(Debug)]
pub(crate) struct Outlet(File);

impl Outlet {
    pub(crate) fn of(end: PipeWriter) -> io::Result<Self> {
        fcntl_setfl(&end, fcntl_getfl(&end)? | OFlags::NONBLOCK)?;
        Ok(Self(File::from(OwnedFd::from(end))))
    }

    pub(crate) fn inherited(number: &str) -> io::Result<Self> {
        let flags = OFlags::NONBLOCK.bits().cast_signed();
        reopened(number, OpenOptions::new().write(true).custom_flags(flags)).map(Self)
    }

    pub(crate) fn offer(&self, bytes: &[u8]) -> Sent {
        match (&self.0).write(bytes) {
            Ok(_all) => Sent::Whole,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Sent::Full,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Sent::Full,
            Err(_closed) => Sent::Nobody,
        }
    }

    pub(crate) fn wait_for_room(&self, at_most: Duration) {
        let time = Timespec {
            tv_sec: i64::try_from(at_most.as_secs()).unwrap_or(i64::MAX),
            tv_nsec: at_most.subsec_nanos().into(),
        };
        // Whatever it says, the next attempt to write says it too.
        let _ = poll(&mut [PollFd::new(&self.0, PollFlags::OUT)], Some(&time));
    }
}
