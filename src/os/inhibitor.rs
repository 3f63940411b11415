//! Keeps the machine from falling asleep while a game is played.

use std::io;

use crate::side;

/// The programs of the system that are started for it, the one that takes the lock first; none where it is asked itself.
pub const PROGRAMS: &[&str] = side::inhibitor::PROGRAMS;

/// What became of the lock.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum LockState {
    /// The machine stays awake.
    Held,
    /// The program that would take it is not there.
    Missing,
    /// It cannot be had, with what was said about it; or it was had and is lost.
    Refused(String),
}

/// The lock; dropped, it is given back. Nobody waits for it, neither now nor then.
#[derive(Debug)]
pub struct Inhibitor {
    _held: side::inhibitor::Inhibitor,
}

impl Inhibitor {
    /// Asks for the lock; `why` is what the system shows to people. `report` is called once when the lock is held, and
    /// once if it cannot be had or is lost; on a thread of its own unless that is known at once.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if there is no pipe or no thread to be had.
    pub fn acquire(why: &str, report: impl Fn(LockState) + Send + 'static) -> io::Result<Self> {
        let held = side::inhibitor::Inhibitor::acquire(why, report)?;
        Ok(Self { _held: held })
    }

    /// Returns the program that takes the lock, as people are told it.
    pub fn program() -> &'static str {
        PROGRAMS.first().copied().unwrap_or("Windows")
    }
}
