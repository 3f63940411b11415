//! How times are told: in whole seconds, as a chess clock shows them, and "about" where they are reckoned.

use std::time::Duration;

use crate::game::Game;

/// Returns a time as it is said, in whole seconds.
pub(in crate::desk) fn whole_seconds(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs())
}

/// Returns a time of the journal, in milliseconds, as it is said.
pub(in crate::desk) fn whole_seconds_of(milliseconds: u64) -> Duration {
    Duration::from_secs(milliseconds / 1000)
}

/// Returns whether times are those of a display, or what is reckoned of one on the table, as the messages have it.
pub(in crate::desk) fn exact_or_about(game: &Game) -> &'static str {
    match game.is_about() {
        true => "about",
        false => "exact",
    }
}
