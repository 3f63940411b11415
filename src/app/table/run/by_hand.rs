//! The loop a step at a time, with moments that a test chooses.

use std::sync::mpsc::RecvTimeoutError;

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

    /// Returns when it would wake by itself.
    pub(in crate::app) fn next_wake(&self) -> Option<Moment> {
        let wakes = self.0.wake_of_the_game().into_iter().chain(self.0.ticker.due());
        wakes.min()
    }

    /// Wakes because the moment has come that its stopwatch shows.
    pub(in crate::app) fn wake(&mut self) {
        self.receive(Err(RecvTimeoutError::Timeout));
    }

    /// Receives this as the loop does: what was due before goes first.
    pub(in crate::app) fn hand_over(&mut self, at: Moment, what: Happening) {
        self.receive(Ok(Stamped { at, what }));
    }

    fn receive(&mut self, received: Result<Stamped, RecvTimeoutError>) {
        let due = self.0.desk.next_wake();
        self.0.note_delay(due, &received);
        self.0.go_on(received);
    }

    /// Returns true when the game is being left.
    pub(in crate::app) fn is_over(&self) -> bool {
        self.0.is_over
    }

    /// Returns what a voice was asked to say and has not answered.
    pub(in crate::app) fn unanswered(&self) -> usize {
        self.0.unanswered.len()
    }

    /// Ends the game in order; returns its devices, still open.
    pub(in crate::app) fn leave(mut self, at: Moment) -> Devices {
        self.0.leave(at);
        self.0.look_at_the_journal(at);
        self.0.devices
    }
}
