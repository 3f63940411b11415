//! What the system asks of the program: to end, or to stand still.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::side;

/// What the system asks.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Request {
    /// To end: somebody wants it to, or the terminal, the person's session or the machine ends.
    End,
    /// To stand still until the shell calls the program back.
    StandStill,
}

/// What is asked from here on, one by one; each waits for the next.
#[derive(Debug)]
pub struct Requests(side::requests::Requests);

impl Requests {
    /// Takes every request.
    ///
    /// # Errors
    ///
    /// Returns what the system said.
    pub fn all() -> io::Result<Self> {
        side::requests::Requests::all().map(Self)
    }

    /// Takes those to end alone.
    ///
    /// # Errors
    ///
    /// Returns what the system said.
    pub fn to_end() -> io::Result<Self> {
        side::requests::Requests::to_end().map(Self)
    }
}

impl Iterator for Requests {
    type Item = Request;

    fn next(&mut self) -> Option<Request> {
        self.0.next()
    }
}

/// Lets the system end the program at once, unasked, as long as the flag is set: while it waits for something that nothing
/// interrupts.
///
/// # Errors
///
/// Returns what the system said.
pub fn end_at_once_while(is_set: &Arc<AtomicBool>) -> io::Result<()> {
    side::requests::end_at_once_while(is_set)
}

/// Stands still until the shell calls the program back; at once over where nobody stands still.
///
/// # Errors
///
/// Returns what the system said.
pub fn stand_still() -> io::Result<()> {
    side::requests::stand_still()
}
