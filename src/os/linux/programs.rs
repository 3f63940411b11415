//! Folders of the system, and groups of processes.

use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

/// Where a program of the system is looked for, and nowhere else; the last is that of NixOS.
pub(crate) const FOLDERS: &[&str] = &["/usr/bin", "/bin", "/run/current-system/sw/bin"];

/// The `PATH` of whatever is started: what is started by it in turn, such as Speech Dispatcher and its modules, is found as
/// by a service of the system.
pub(crate) fn path() -> OsString {
    "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin".into()
}

/// What is handed on. Not on the list, and so taken away: whatever has the dynamic linker load something (`LD_PRELOAD`,
/// `LD_LIBRARY_PATH`, `ALSA_PLUGIN_DIR`), and ways to servers that nobody here asks for (`DISPLAY`, the buses).
pub(crate) const HANDED_ON: &[&str] = &[
    // Whose settings, cookies and sockets.
    "HOME",
    "USER",
    "LOGNAME",
    "XDG_RUNTIME_DIR",
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    // Where the listener lays the grammar of a game.
    "TMPDIR",
    // In which encoding and language libraries write.
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    // The sound server, and the devices of ALSA where there is none.
    "PULSE_SERVER",
    "PULSE_RUNTIME_PATH",
    "PULSE_COOKIE",
    "PIPEWIRE_REMOTE",
    "PIPEWIRE_RUNTIME_DIR",
    "ALSA_CONFIG_PATH",
    // The screen reader, and the window or console whose display it is.
    "BRLAPI_HOST",
    "BRLAPI_AUTH",
    "WINDOWPATH",
    "WINDOWID",
    "CONTROLVT",
    // The person's Speech Dispatcher.
    "SPEECHD_ADDRESS",
];

/// What needs no quotes besides letters, digits and what paths are made of.
pub(crate) const IS_PLAIN_TOO: &[char] = &[];

pub(crate) fn in_quotes(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

pub(crate) fn apart(command: &mut Command) -> &mut Command {
    command.process_group(0)
}

pub(crate) const STAYS_BESIDE: bool = false;

pub(crate) fn become_program(command: &mut Command) -> io::Error {
    command.exec()
}

#[cfg(test)]
mod tests {
    use super::in_quotes;

    #[test]
    fn what_stands_in_quotes_means_itself() {
        assert_eq!(in_quotes("Anna's game"), r"'Anna'\''s game'");
        assert_eq!(in_quotes("$HOME"), "'$HOME'");
        assert_eq!(in_quotes(""), "''");
    }
}
