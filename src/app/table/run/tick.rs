//! The tick of a game whose clock runs: each second a time mark, and a look whether the machine was asleep.

use std::time::Duration;

use crate::app::table::stopwatch;
use crate::app::table::stopwatch::Stopwatch;
use ansage_core::game::Moment;
use ansage_devices::storage::{Mark, Storage};

/// How far two time marks are apart.
const TICK: Duration = Duration::from_secs(1);

/// Knows when the next tick is due.
#[derive(Debug, Default)]
pub(super) struct Ticker {
    due: Option<Moment>,
}

impl Ticker {
    /// Takes note of whether a clock runs. When it begins to, a tick is due at once.
    pub(super) fn note(&mut self, clock_runs: bool, now: Moment) {
        self.due = clock_runs.then(|| self.due.unwrap_or(now));
    }

    /// Returns when the next tick is due; `None` while no clock runs.
    pub(super) fn due(&self) -> Option<Moment> {
        self.due
    }

    /// Leaves a time mark if a tick is due.
    pub(super) fn tick(&mut self, now: Moment, stopwatch: &Stopwatch, storage: Option<&Storage>) {
        if self.due.is_none_or(|it| it > now) {
            return;
        }
        self.due = Some(now.plus(TICK));
        if let Some(storage) = storage {
            let (at, wall) = (stopwatch.now(), stopwatch::wall_now());
            storage.mark(Mark { at, wall });
        }
    }
}
