//! Who came when to the game, and the default time (6.7): nobody loses by it but by the arbiter's word.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::Game;
use crate::game::laws::DefaultTime;
use crate::game::{Condition, Mode, Moment, conditions};

/// When the clocks were started, and who came when since.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Arrivals {
    /// When White's clock was started first.
    pub(super) started: Option<Moment>,
    /// When each side came, where it was noted.
    pub(super) came: ByColor<Option<Moment>>,
    /// Of whom the arbiter was told that the default time has passed.
    pub(super) is_noted: ByColor<bool>,
}

impl Game {
    /// Returns how late a player may come (6.7.1): as it is laid down, else as the edition has it.
    pub fn default_time(&self) -> Option<Duration> {
        let laid_down = self
            .opening
            .laid_down(Condition::DefaultTime)
            .and_then(conditions::minutes);
        laid_down.or(match self.rules().default_time {
            DefaultTime::Unless(seconds) => Some(Duration::from_secs(seconds.into())),
            DefaultTime::Required => None,
        })
    }

    /// Returns when White's clock was started first.
    pub fn started_at(&self) -> Option<Moment> {
        self.arrivals.started
    }

    /// Returns when it was noted that a side came.
    pub fn came_at(&self, side: Color) -> Option<Moment> {
        self.arrivals.came[side]
    }

    /// Returns whose default time passes next, and when, as far as anybody noted: a side that neither was noted to have come
    /// nor moved, whosever clock runs (6.7.1). Where nobody may be late at all nothing is said by itself.
    pub fn default_times_to_come(&self) -> Vec<(Color, Moment)> {
        // Whoever is awaited at the resumption was there at the start.
        if self.adjournment.waits_for.is_some() || self.adjournment.went_on_at.is_some() {
            return self.resumption_default_to_come().into_iter().collect();
        }
        let is_event = self.mode() == Mode::Event;
        let limit = self.default_time().filter(|it| is_event && !it.is_zero());
        let Some((limit, started)) = limit.zip(self.arrivals.started) else {
            return Vec::new();
        };
        let passes = started.plus(limit).plus(Duration::from_millis(1));
        let is_missing = |side: &Color| {
            let is_there = self.arrivals.came[*side].is_some() || self.moves_made(*side) > 0;
            !is_there && !self.arrivals.is_noted[*side]
        };
        let missing = Color::ALL.into_iter().filter(is_missing);
        missing.map(|side| (side, passes)).collect()
    }

    /// The arbiter was told that this player is too late: to the game, or to its resumption.
    pub(super) fn note_who_is_late(&mut self, side: Color) {
        match self.adjournment.waits_for {
            Some(_) => self.adjournment.is_noted = true,
            None => self.arrivals.is_noted[side] = true,
        }
    }
}
