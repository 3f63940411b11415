//! The program as it is built for Windows, run by Wine, in place of the one of this system: `ANSAGE_WINE` names it.
//!
//! A home of the tests is one of the program's there too, and an absolute path leads to the same file: the current folder is
//! on the drive that is the root of this system.

use std::env;
use std::process::Command;

/// Names the program that is built for Windows.
const VARIABLE: &str = "ANSAGE_WINE";

/// Returns true if the program runs under Wine.
pub(crate) fn is_wine() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// Returns the command that starts the program under Wine, if that is asked for.
pub(crate) fn command() -> Option<Command> {
    let program = env::var_os(VARIABLE)?;
    let mut command = Command::new("wine");
    command.arg(program);
    Some(command)
}
