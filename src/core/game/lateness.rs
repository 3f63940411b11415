//! How late an adjournment is resumed, and what a late player loses by it (E.9 to E.11, I.9 to I.11).

use std::time::Duration;

use shakmaty::Color;

use super::Game;
use super::adjournment::{came_since, lateness, presence};
use super::moment::{Moment, milliseconds};

/// How late a resumption is.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Lateness {
    /// By how many milliseconds it was to go on before it counted, negative if after that, where that is known (E.9, E.10).
    pub agreed_before: Option<i64>,
    /// True while a reply is sealed for a player who is not there: the time until the arrival is charged by its clock (E.9.c).
    pub is_of_a_reply: bool,
    /// How far the clock of the player who replies is from the time that is due, once that player has come.
    pub due: TimeDue,
}

/// How far the clock of the player who replies is from what it would show had it run from the agreed time to the arrival
/// (E.9.b, E.11).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum TimeDue {
    /// It shows that, as far as is known.
    #[default]
    None,
    /// So much passed before it was started.
    Late(Duration),
    /// It ran so long before the agreed time.
    Early(Duration),
    /// The agreed time cannot be read, so what passed before it was started is not known.
    Unknown,
    /// The arbiter has set it since the absence was noted.
    Settled,
}

impl TimeDue {
    /// A time that is agreed on is one of minutes: what is less is not asked about.
    const LEAST_MS: u64 = 60_000;

    /// Takes it from the milliseconds that the clock should have run more, or less.
    pub fn of(milliseconds: i64) -> Self {
        let time = Duration::from_millis(milliseconds.unsigned_abs());
        match milliseconds.unsigned_abs() < Self::LEAST_MS {
            true => Self::None,
            false if milliseconds > 0 => Self::Late(time),
            false => Self::Early(time),
        }
    }
}

/// Returns how far the clock of the player who replies is from the time that is due, once that player is there and until the
/// game goes on.
pub fn time_due(game: &Game) -> TimeDue {
    let adjournment = game.adjournment();
    let side = !game.turn();
    if !game.has_clock() || adjournment.late.is_of_a_reply || presence(game, side) != Some(true) {
        return TimeDue::None;
    }
    // No clock waited for this player, and the arrival alone was noted.
    let came_unawaited = || absence(game, side).zip(game.came_at(side));
    match (adjournment.late.due, adjournment.presence[side]) {
        (TimeDue::None, Some(false)) => came_unawaited().map_or(TimeDue::None, |(since, came)| {
            let late = milliseconds(lateness(game, since, came).0);
            TimeDue::of(i64::try_from(late).unwrap_or(i64::MAX))
        }),
        (due, _) => due,
    }
}

/// Returns true if neither player was there when the game was to go on, as far as was noted, where the default time is not zero (E.11).
pub fn both_absent(game: &Game) -> bool {
    let adjournment = game.adjournment();
    let sealer = game.turn();
    let came_later = || adjournment.resumed.is_some_and(|since| came_since(game, sealer, since));
    let has_default_time = game.resumption_default().is_some_and(|time| !time.is_zero());
    has_default_time
        && absence(game, !sealer).is_some()
        && (adjournment.presence[sealer] == Some(false) || came_later())
}

/// Returns since when it was noted that a side was not there when the game was to go on, whether or not it came since.
fn absence(game: &Game, side: Color) -> Option<Moment> {
    let adjournment = game.adjournment();
    let was_awaited = adjournment.late.due != TimeDue::None || adjournment.presence[side] == Some(false);
    adjournment.resumed.filter(|_| was_awaited)
}
