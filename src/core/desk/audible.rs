//! A slow machine says late what a key led to. Whatever was entered until then answers nothing that was said.

use super::{Channel, Effect};
use crate::game::Moment;

/// From which moment on the player can hear the last report.
#[derive(Clone, Copy, Debug)]
pub struct Audible(Moment);

impl Audible {
    /// Begins with a report of this moment.
    pub fn since(moment: Moment) -> Self {
        Self(moment)
    }

    /// Returns true if a person at the keys cannot have heard the report at this moment.
    pub fn is_after(self, at: Moment) -> bool {
        at < self.0
    }

    /// Notes a report to the player, if there is one among these effects.
    pub fn note(&mut self, effects: &[Effect], now: Moment) {
        let reports = |effect: &Effect| matches!(effect, Effect::Say(report) if report.channel == Channel::Ear);
        if effects.iter().any(reports) {
            self.0 = now;
        }
    }

    /// Moves a report of `now` to the moment at which it came.
    pub fn delay(&mut self, now: Moment, until: Moment) {
        if self.0 == now {
            self.0 = until;
        }
    }
}
