//! How times are told: in whole seconds, as a chess clock shows them, and "about" where they are reckoned.

use std::time::Duration;

use shakmaty::Color;

use crate::game::table_clock::{self, Held};
use crate::game::{Clock, Game, Moment};
use crate::language::{Message, Value};

use crate::desk::report::speaker::Speaker;

/// Returns a time as it is said, in whole seconds.
pub(in crate::desk) fn whole_seconds(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs())
}

/// Returns a time of the journal, in milliseconds, as it is said.
pub(in crate::desk) fn whole_seconds_of(milliseconds: u64) -> Duration {
    Duration::from_secs(milliseconds / 1000)
}

/// Returns what is left to a side as it is said, or that it is not known.
pub(in crate::desk) fn left_told(game: &Game, clock: &Clock, side: Color, at: Moment) -> Value {
    table_clock::left(game, clock, side, at).map_or_else(|| Message::TimeUnknown.into(), Value::from)
}

/// Returns that times are not known, as the messages have it, and who may read the clock; nothing where they are.
pub(in crate::desk) fn unknown_times(game: &Game, speaker: &Speaker, at: Moment) -> Option<Message> {
    let reads = match table_clock::can_read_clock(game) {
        true => "sync",
        false => "arbiter",
    };
    let side = match table_clock::lost_times(game, at).as_slice() {
        [] => return None,
        [side] => speaker.side(*side),
        [..] => "both".to_owned(),
    };
    Some(Message::TimeNotKnown {
        side,
        reads: reads.to_owned(),
    })
}

/// Returns how the clock on the table is held to be; nothing where the program keeps the clock.
pub(in crate::desk) fn clock_as_entered(game: &Game, speaker: &Speaker) -> Option<Message> {
    let (state, side) = match table_clock::held(game)? {
        Held::Runs(side) => ("runs", side),
        Held::MayBePressed(side) => ("may-be-pressed", side),
        Held::NotStarted => ("not-started", game.side_on_the_clock()),
        Held::Stopped => ("stopped", game.side_on_the_clock()),
    };
    Some(Message::ClockAsEntered {
        held: state.to_owned(),
        side: speaker.side(side),
    })
}

/// Returns whether times are those of a display, or what is reckoned of one on the table, as the messages have it.
pub(in crate::desk) fn exact_or_about(game: &Game) -> &'static str {
    match game.is_about() {
        true => "about",
        false => "exact",
    }
}
