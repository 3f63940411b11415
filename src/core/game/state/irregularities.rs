//! What was not as it should be (Article 7), as far as it changes the game.

use super::Game;
use shakmaty::Color;

use crate::game::standstill::ClockState;
use crate::game::{Clock, ClockKind, IrregularityKind, Moment};

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

    /// 7.3 of 1997: the clock goes to the other side, and no move is counted. It comes back by a press of that side, without a
    /// move either.
    pub(super) fn note_irregularity(&mut self, kind: IrregularityKind, at: Moment) {
        if kind != IrregularityKind::Clock {
            return;
        }
        let other = !self.side_on_the_clock();
        self.given_back = (other != self.turn()).then_some(other);
        if let Some(clock) = &mut self.clock
            && let Some(side) = Clock::running(clock)
        {
            pass_over(clock, !side, at);
        }
    }
}

/// The clock of `side` runs instead of the other one, which somebody saw: nothing of it is in doubt.
fn pass_over(clock: &mut Clock, side: Color, at: Moment) {
    clock.stop(at);
    clock.run(side, at);
}

/// Returns whose clock was given back, while that side has not pressed it (7.3 of 1997).
pub fn given_back(game: &Game) -> Option<Color> {
    game.given_back
}

/// The pieces are put right, and the side whose clock was given back presses it: no move is counted.
pub(super) fn hand_on(game: &mut Game, side: Color, at: Moment) {
    game.given_back = None;
    if game.opening.clock == ClockKind::Table {
        game.clocks = ClockState::Running;
    }
    if let Some(clock) = &mut game.clock {
        pass_over(clock, !side, at);
    }
}

/// A half-move of the other side shows that the pieces were put right, though the clock was not pressed. Once the half-move
/// before it is struck there is nothing to put right.
pub(super) fn keep_given_back(game: &mut Game, at: Moment, made_before: usize) {
    let Some(side) = game.given_back else { return };
    let made = game.half_moves_made();
    if made < made_before {
        game.given_back = None;
    } else if made > made_before {
        match game.clock.as_ref().and_then(Clock::running) {
            Some(_) => hand_on(game, side, at),
            None => game.given_back = None,
        }
    }
}
