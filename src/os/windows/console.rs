//! Windows Terminal, and the console of before, which takes the sequences of terminals once it was asked.

use std::env;
use std::io;
use std::os::windows::io::AsRawHandle as _;

use windows_sys::Win32::System::Console::{
    ENABLE_PROCESSED_OUTPUT, ENABLE_VIRTUAL_TERMINAL_PROCESSING, GetConsoleMode, SetConsoleMode,
};

/// Set by Windows Terminal.
const OF_WINDOWS_TERMINAL: &str = "WT_SESSION";

pub(crate) const MARKS_PASTE: bool = false;

pub(crate) fn is_dumb() -> bool {
    // What is written on one of them while the other leads elsewhere is taken as well.
    let handles = [io::stdout().as_raw_handle(), io::stderr().as_raw_handle()];
    !handles.into_iter().any(|handle| {
        let mut mode = 0;
        let wanted = ENABLE_VIRTUAL_TERMINAL_PROCESSING | ENABLE_PROCESSED_OUTPUT;
        // SAFETY: the handles are those of the standard streams, which stay open, and the mode lives until the call returns.
        #[expect(unsafe_code, reason = "calls of the system")]
        unsafe {
            GetConsoleMode(handle, &raw mut mode) != 0
                && (mode & wanted == wanted || SetConsoleMode(handle, mode | wanted) != 0)
        }
    })
}

pub(crate) fn name() -> String {
    let is_new = env::var_os(OF_WINDOWS_TERMINAL).is_some();
    let named = if is_new { "Windows Terminal" } else { "Windows console" };
    env::var("TERM").unwrap_or_else(|_unset| named.to_owned())
}

/// The events of the keys say whether a key went down or up.
pub(crate) fn tells_releases() -> bool {
    true
}
