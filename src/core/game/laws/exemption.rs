//! Who need not write in time trouble (8.4): each side by its own time, to the end of the period.

use std::time::Duration;

use shakmaty::Color;

use crate::game::{Condition, Game, Moment};

impl Game {
    /// Returns true if a side need not write at `at`: it had less than five minutes in this period, and gets no thirty seconds
    /// for a move. `None` where nothing is known of the time.
    pub fn is_exempt(&self, side: Color, at: Moment) -> Option<bool> {
        let clock = self.clock()?;
        let since = self.exempt_since()[side];
        let is_for_good = self.opening().laid_down(Condition::ScoreDuty) == Some("for-good");
        let was_before = since.is_some_and(|it| it == clock.period(side) || is_for_good);
        Some(was_before || self.comes_under_the_limit(side, at))
    }

    /// Returns true if the time of a side is so short that it need not write.
    pub(in crate::game) fn comes_under_the_limit(&self, side: Color, at: Moment) -> bool {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        let rules = self.rules();
        self.clock().is_some_and(|clock| {
            let has_little = clock.left(side, at) < seconds(rules.exempt_below);
            has_little && clock.control().per_move.time() < seconds(rules.exempt_increment)
        })
    }
}
