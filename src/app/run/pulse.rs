//! The beat of a game whose clock runs: each second a time mark, and a look whether the machine was asleep.

use std::time::Duration;

use crate::app::stopwatch::{self, Stopwatch};
use crate::devices::storage::{Mark, Storage};
use crate::game::{Event, Game, Moment, Recorded};

/// How far two time marks are apart.
const BEAT: Duration = Duration::from_secs(1);

/// Knows from what is recorded whether a clock runs, and when the next beat is due.
#[derive(Debug, Default)]
pub(in crate::app) struct Pulse {
    /// The game as the journal tells it; `None` before it is opened.
    game: Option<Game>,
    due: Option<Moment>,
}

impl Pulse {
    /// Goes on with a game that is taken up.
    pub(in crate::app) fn of(game: Game) -> Self {
        let game = Some(game);
        Self { game, due: None }
    }

    /// Takes note of what was recorded. When a clock begins to run, a beat is due at once.
    pub(super) fn note(&mut self, recorded: &Recorded, now: Moment) {
        match (&mut self.game, &recorded.event) {
            (_, Event::Opened(opening)) => self.game = Game::open(opening).ok(),
            (Some(game), _) => game.apply(recorded),
            (None, _) => {}
        }
        self.due = self.clock_runs().then(|| self.due.unwrap_or(now));
    }

    /// Returns when the next beat is due; `None` while no clock runs.
    pub(super) fn due(&self) -> Option<Moment> {
        self.due
    }

    /// Leaves a time mark if a beat is due.
    pub(super) fn beat(&mut self, now: Moment, stopwatch: &Stopwatch, storage: Option<&Storage>) {
        if self.due.is_none_or(|it| it > now) {
            return;
        }
        self.due = Some(now.plus(BEAT));
        if let Some(storage) = storage {
            let (at, wall) = (stopwatch.now(), stopwatch::wall_now());
            storage.mark(Mark { at, wall });
        }
    }

    /// Returns true when there is a result.
    pub(super) fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|it| it.outcome().is_some())
    }

    fn clock_runs(&self) -> bool {
        let clock = self.game.as_ref().and_then(Game::clock);
        clock.is_some_and(|it| it.running().is_some())
    }
}
