//! The terminal or console at which a person sits, as far as it differs between systems.

use crate::side;

/// Returns true if it takes nothing but lines: there it is neither drawn nor is a line taken back. Where a console has to be
/// asked to take more, it has been asked then.
pub fn is_dumb() -> bool {
    is_called_dumb() || side::console::is_dumb()
}

/// Returns true if the person says so.
fn is_called_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|it| it == "dumb")
}

/// Returns what it is called; empty where nobody says.
pub fn name() -> String {
    side::console::name()
}

/// True where what is pasted can be marked as such; elsewhere it comes as keys.
pub const MARKS_PASTE: bool = side::console::MARKS_PASTE;

/// Returns true if it tells of every key that it is let go, without being asked.
pub fn tells_releases() -> bool {
    side::console::tells_releases()
}
