//! Folders of the system, and consoles of their own.

use std::env;
use std::ffi::OsString;
use std::io;
use std::os::windows::process::CommandExt as _;
use std::process::{self, Command};

use windows_sys::Win32::System::Threading::CREATE_NO_WINDOW;

/// No program of the system is started here.
pub(crate) const FOLDERS: &[&str] = &[];

/// What is handed on: where the system and the person's folders are, and nothing that leads to a network.
pub(crate) const HANDED_ON: &[&str] = &[
    // Libraries of the system do not load without them.
    "SystemRoot",
    "SystemDrive",
    "windir",
    "ProgramData",
    "ProgramFiles",
    "ProgramW6432",
    "NUMBER_OF_PROCESSORS",
    // Whose settings.
    "USERNAME",
    "USERPROFILE",
    "APPDATA",
    "LOCALAPPDATA",
    // Where the listener lays the grammar of a game.
    "TEMP",
    "TMP",
];

/// The folders of the system, and none that a person added.
pub(crate) fn path() -> OsString {
    let mut system = env::var_os("SystemRoot").unwrap_or_else(|| r"C:\Windows".into());
    let root = system.clone();
    system.push(r"\System32;");
    system.push(root);
    system
}

/// What needs no quotes besides letters, digits and what paths are made of.
pub(crate) const IS_PLAIN_TOO: &[char] = &['\\'];

/// No name of a file holds a quotation mark here.
pub(crate) fn in_quotes(word: &str) -> String {
    format!("\"{}\"", word.replace('"', "\\\""))
}

/// Without a console of the person's it is neither interrupted nor ended by what happens to that one.
pub(crate) fn apart(command: &mut Command) -> &mut Command {
    command.creation_flags(CREATE_NO_WINDOW)
}

pub(crate) const STAYS_BESIDE: bool = true;

/// Whoever started this program would go on as soon as it ended.
pub(crate) fn become_program(command: &mut Command) -> io::Error {
    match command.status() {
        Ok(status) => process::exit(status.code().unwrap_or(1)),
        Err(error) => error,
    }
}
