//! What was not as it should be (Article 7), as far as it changes the game.

use super::Game;
use crate::game::{Clock, IrregularityKind, Moment};

/// Returns what was wrong where the game is annulled.
pub fn annulled_for(game: &Game) -> Option<IrregularityKind> {
    game.annulled
}

impl Game {
    /// Returns true once the game is annulled (7.2.1, 7.3).
    pub fn is_annulled(&self) -> bool {
        self.annulled.is_some()
    }

    /// Returns true once the game has a result, is annulled, or was ended by a claim.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some() || self.is_annulled() || self.written_claim.is_some()
    }

    /// 7.3 of 1997: the clock goes to the other side, and no move is counted.
    pub(super) fn note_irregularity(&mut self, kind: IrregularityKind, at: Moment) {
        if kind != IrregularityKind::Clock {
            return;
        }
        if let Some(clock) = &mut self.clock
            && let Some(side) = Clock::running(clock)
        {
            clock.run(!side, at);
        }
    }
}
