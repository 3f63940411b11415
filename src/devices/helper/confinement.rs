//! A game of an event stays on this machine: the system gives no way into a network, neither to this program nor to whatever
//! it starts, and a helper that somebody else may have written is not started.

use std::cell::Cell;
use std::io;
use std::path::Path;
use std::sync::OnceLock;

use ansage_os::network;

/// The helpers that speak to a server on the loopback device, from the opening of a game of an event to the end of the
/// program.
static ON_LOOPBACK: OnceLock<Vec<&'static str>> = OnceLock::new();

/// What keeps a game of an event off a network, beside the check of names.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Guard {
    /// The system does, for all programs but those that speak to a server on the loopback device.
    ByTheSystem,
    /// This system has no such guard.
    None,
}

thread_local! {
    /// True once the system guards this thread, and what it starts.
    static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Says that a game of an event is played from here on; nothing takes it back.
///
/// No helper is let into a network but those of `on_loopback`, since a person named a server of theirs there: the system
/// cannot tell that device from a network, so that for them only the check of names stands before one. Where the system
/// gives no such guard it is logged.
pub fn begin(on_loopback: Vec<&'static str>) -> Guard {
    let mut guard = Guard::ByTheSystem;
    if on_loopback.is_empty() {
        let shut = network::shut_to_the_program();
        log_whether(&shut, "ansage");
        if shut.is_err() {
            guard = Guard::None;
        }
    } else {
        tracing::info!(helpers = ?on_loopback, "a server on the loopback device is named: of these only names are checked");
    }
    // A second event of the same program is as the first.
    let _ = ON_LOOPBACK.set(on_loopback);
    guard
}

/// Returns true once [`begin`] was called.
pub(super) fn is_on() -> bool {
    ON_LOOPBACK.get().is_some()
}

/// Has the system guard the calling thread, and with it the helper that it starts, if all of the program could not be.
pub(super) fn guard_what_starts(helper: &Path) {
    let name = helper.file_name().unwrap_or_default();
    let is_left = |it: &Vec<&str>| !it.is_empty() && !it.iter().any(|it| name == *it);
    if ON_LOOPBACK.get().is_some_and(is_left) && !IS_GUARDED.replace(true) {
        log_whether(&network::shut_to_this_thread(), &name.to_string_lossy());
    }
}

fn log_whether(guarded: &io::Result<()>, name: &str) {
    match guarded {
        Ok(()) => tracing::info!(name, "no socket of a network can be opened"),
        Err(error) => tracing::warn!(name, %error, "the system does not guard the sockets: only names are checked"),
    }
}
