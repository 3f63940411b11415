//! What the programs that we start find around them: variables of a list, and folders that only the system's own people
//! write to. Nothing of ours runs, or is led elsewhere, by what somebody left in the environment of a player.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;

/// Where a program of the system is looked for, and nowhere else; the last is that of NixOS.
const FOLDERS: [&str; 3] = ["/usr/bin", "/bin", "/run/current-system/sw/bin"];

/// The `PATH` of whatever is started: what is started by it in turn, such as Speech Dispatcher and its modules, is found as
/// by a service of the system.
const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin";

/// What is handed on. Not on the list, and so taken away: whatever has the dynamic linker load something (`LD_PRELOAD`,
/// `LD_LIBRARY_PATH`, `ALSA_PLUGIN_DIR`), and ways to servers that nobody here asks for (`DISPLAY`, the buses).
const HANDED_ON: [&str; 24] = [
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

/// Takes from a program that is about to be started all variables but those of the list.
pub fn clean(command: &mut Command) -> &mut Command {
    let handed_on = HANDED_ON.iter().filter_map(|name| Some((*name, env::var_os(name)?)));
    command.env_clear().env("PATH", PATH).envs(handed_on)
}

/// Returns a variable as a program that is started finds it.
pub fn handed_on(name: &str) -> Option<OsString> {
    HANDED_ON.contains(&name).then(|| env::var_os(name)).flatten()
}

/// Returns where a program of the system lies, if it is there. The `PATH` of the person is not asked.
pub fn program_of_the_system(name: impl AsRef<OsStr>) -> Option<PathBuf> {
    let places = FOLDERS.iter().map(|it| PathBuf::from(it).join(name.as_ref()));
    places.into_iter().find(|it| it.is_file())
}
