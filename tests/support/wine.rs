//! The program as it is built for Windows, run by Wine, in place of the one of this system: `ANSAGE_WINE` names it.
//!
//! A home of the tests is one of the program's there too, and an absolute path leads to the same file: the current folder is
//! on the drive that is the root of this system.

use std::env;
use std::process::Command;

/// What runs programs of Windows.
pub(crate) const WINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/wine");

/// Names the program that is built for Windows.
const VARIABLE: &str = "ANSAGE_WINE";

/// Returns the program, if it is to be run in place of the one of this system.
pub(crate) fn program() -> Option<String> {
    env::var(VARIABLE).ok()
}

/// Returns the command that starts it.
pub(crate) fn command() -> Option<Command> {
    let mut command = Command::new(WINE);
    command.arg(program()?);
    Some(command)
}
