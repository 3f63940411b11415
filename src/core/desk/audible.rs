//! A slow machine says late what a key led to. Whatever was entered until then answers nothing that was said.

use super::{Channel, Effect};
use crate::game::Moment;

/// From which moment on the player can hear the last report.
#[derive(Clone, Copy, Debug, Default)]
pub struct Audible {
    /// When the last report was due.
    due: Option<Moment>,
    /// When it came, if that was later.
    late: Option<Moment>,
}

impl Audible {
    /// Returns true if a person at the keys cannot have heard the report at this moment.
    pub fn is_after(self, at: Moment) -> bool {
        self.late.is_some_and(|late| at < late)
    }

    /// Notes a report to the player, if there is one among these effects.
    pub fn note(&mut self, effects: &[Effect], now: Moment) {
        let reports = |effect: &Effect| matches!(effect, Effect::Say(report) if report.channel == Channel::Ear);
        if effects.iter().any(reports) {
            *self = Self {
                due: Some(now),
                late: None,
            };
        }
    }

    /// Notes that the report of `now` came only at another moment.
    pub fn delay(&mut self, now: Moment, until: Moment) {
        if self.due == Some(now) {
            self.late = Some(until);
        }
    }
}
