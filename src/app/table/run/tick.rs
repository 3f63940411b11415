//! The tick of a game: each second a look at its journal and, while its clock runs, a time mark and a look whether the
//! machine was asleep.

use ansage_core::game::Moment;
use ansage_devices::storage::LOOK_EVERY;

/// Knows when the next tick is due.
#[derive(Debug, Default)]
pub(super) struct Ticker {
    /// `None` where no journal is kept.
    due: Option<Moment>,
    clock_runs: bool,
}

impl Ticker {
    /// Begins to tick, each second from now on.
    pub(super) fn begin(&mut self, now: Moment) {
        self.due = Some(now.plus(LOOK_EVERY));
    }

    /// Takes note of whether a clock runs. When it begins to, a tick is due at once.
    pub(super) fn note(&mut self, clock_runs: bool, now: Moment) {
        if clock_runs && !self.clock_runs {
            self.due = self.due.map(|_| now);
        }
        self.clock_runs = clock_runs;
    }

    /// Returns when the next tick is due.
    pub(super) fn due(&self) -> Option<Moment> {
        self.due
    }

    /// Returns true if a clock runs: then a tick is more than a look at the journal.
    pub(super) fn clock_runs(&self) -> bool {
        self.clock_runs
    }

    /// Returns true if a tick is due, and waits for the next one.
    pub(super) fn ticks(&mut self, now: Moment) -> bool {
        let is_due = self.due.is_some_and(|it| it <= now);
        if is_due {
            self.due = Some(now.plus(LOOK_EVERY));
        }
        is_due
    }
}
