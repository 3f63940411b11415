//! What becomes of who comes to the board, and of who does not (6.7).

use shakmaty::Color;

use super::noted;
use crate::game::adjournment::absent_since;
use crate::game::{ArbiterNote, Event, Game, Moment, Refusal};

impl Game {
    pub(super) fn decide_arrival(&self, side: Color) -> Result<Vec<Event>, Refusal> {
        match self.came_at(side) {
            // Who was there at the start may be late for the resumption.
            Some(_) if absent_since(self, side).is_none() => Err(Refusal::NothingToDo),
            Some(_) | None => Ok(vec![Event::Arrived { side }]),
        }
    }

    /// The default time passed and nobody noted that a side has come: the arbiter is told of each, and nothing ends.
    pub(super) fn decide_default_time(&self, at: Moment) -> Vec<Event> {
        let passed = self
            .default_times_to_come()
            .into_iter()
            .filter(|(_, passes)| *passes <= at);
        let note = |(side, _)| noted(ArbiterNote::DefaultTimePassed { side });
        passed.map(note).collect()
    }
}
