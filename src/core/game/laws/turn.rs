//! Who has the move (1.1).

use super::TurnOn;
use crate::game::{ClockKind, Game};

/// Returns true if the side to move has not got the move yet: in 1997 it has it once the opponent's move is completed. One on
/// the table may be pressed and nobody tells of it.
pub fn waits_for_press(game: &Game) -> bool {
    let needs_the_press = game.rules().turn_on == TurnOn::Completed && game.opening().clock == ClockKind::Program;
    needs_the_press && game.last_made().is_some_and(|it| !it.completion.is_completed())
}
