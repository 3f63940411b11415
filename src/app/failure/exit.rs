//! The exit code that says to a script why the program could not do what it was asked for.

use std::process::ExitCode;

/// What the exit code of the program says. Scripts rely on the numbers.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Exit {
    /// Done.
    Done = 0,
    /// Refused: what was asked for is understood and not done.
    Refused = 1,
    /// A device asked for cannot be used.
    Device = 2,
    /// Bad settings or options.
    Settings = 3,
    /// A file cannot be read.
    Unreadable = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}
