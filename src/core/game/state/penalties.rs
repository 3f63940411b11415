//! Faults that the arbiter acted on, and penalties that work the clocks.

use std::time::Duration;

use super::Game;
use crate::game::{Fault, Moment, Penalty};

impl Game {
    /// Returns the faults that the arbiter acted on, in their order.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Returns the penalties that were imposed, in their order.
    pub fn penalties(&self) -> &[Penalty] {
        &self.penalties
    }

    pub(super) fn penalise(&mut self, penalty: &Penalty, at: Moment) {
        if let Some((side, time)) = penalty.on_the_clock() {
            self.clear_zero(side);
            if let Some(clock) = &mut self.clock {
                let amount = Duration::from_millis(time.unsigned_abs());
                match time < 0 {
                    false => clock.add(side, at, amount),
                    true => {
                        let left = clock.left(side, at).saturating_sub(amount);
                        clock.set(side, at, left);
                    }
                }
            }
        }
        self.penalties.push(penalty.clone());
    }
}
