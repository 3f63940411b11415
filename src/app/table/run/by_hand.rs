//! The loop a step at a time, with moments that a test chooses.

use super::{Running, Stamped};
use crate::app::table::devices::Devices;
use crate::app::table::inbox::Happening;
use ansage_core::desk::{Conversation, Effect};
use ansage_core::game::Moment;

/// A game whose loop waits for its test.
pub(in crate::app) struct ByHand(Running);

impl ByHand {
    /// Carries out the first effects.
    pub(in crate::app) fn begin(desk: Box<dyn Conversation>, devices: Devices, first: Vec<Effect>) -> Self {
        Self(Running::begin(desk, devices, first))
    }

    /// Does what was due by then, and what follows from this.
    pub(in crate::app) fn take(&mut self, at: Moment, what: Happening) {
        self.0.wake_up(at);
        self.0.take(Stamped { at, what });
        self.0.settle();
    }

    /// Ends the game in order; returns its devices, still open.
    pub(in crate::app) fn leave(mut self, at: Moment) -> Devices {
        self.0.leave(at);
        self.0.look_at_the_journal(at);
        self.0.devices
    }
}
