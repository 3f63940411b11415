//! Who has come to the board, and the default time (6.7): `/arrived black`.

use crate::game::{Command, Moment};
use crate::language::{CommandWord, Message};

use crate::desk::Table;

impl Table {
    /// `/arrived black`: somebody has come (6.7).
    pub(in crate::desk) fn arrived(&mut self, rest: &str) {
        let side = match rest.is_empty() {
            true => self.only_side_announced(),
            false => self.side_meant(rest),
        };
        match side {
            Some(side) => drop(self.settle(Command::Arrive(side))),
            None => self.needs(CommandWord::Arrived, &Message::NeedsSide),
        }
    }

    /// Returns when the default time passes of a side that nobody noted to have come.
    pub(in crate::desk) fn default_time_to_come(&self) -> Option<Moment> {
        let is_over = self.game.is_over();
        let next = self.game.default_times_to_come().first().map(|it| it.1);
        next.filter(|_| !is_over)
    }

    /// Tells the arbiter that the default time has passed, if it has.
    pub(in crate::desk) fn note_the_default_time(&mut self) {
        if self.default_time_to_come().is_some_and(|it| it <= self.now) {
            self.settle(Command::NoteDefaultTime);
        }
    }
}
