//! What becomes of a player who wants to be told of the own clock (12.6, D.2.5.c).

use crate::game::laws::Subject;
use crate::game::{Allowed, Event, Game, Refusal, Reminders};

impl Game {
    /// In an event the time comes unasked only by the arbiter's leave (D.1, 12.6), and even an assistant tells it only when
    /// asked (D.2.9.d); since 2014 the special clock may tell the number of moves to its owner.
    pub(super) fn decide_reminders(&self, reminders: Reminders) -> Result<Vec<Event>, Refusal> {
        self.reckoning()?;
        let terms = self.opening().event.as_deref();
        let has_leave = self.has_an_arbiter() || terms.is_some_and(|it| it.allows(Allowed::Reminders));
        if !reminders.times.is_empty() && !has_leave {
            return Err(Refusal::ArbiterOnly(Subject::Assistant));
        }
        if reminders.moves && !has_leave && !self.rules().tells_move_number {
            return Err(Refusal::ArbiterOnly(Subject::NoMoveNumbers));
        }
        match reminders == *self.reminders() {
            true => Err(Refusal::NothingToDo),
            false => Ok(vec![Event::RemindersSet { reminders }]),
        }
    }
}
