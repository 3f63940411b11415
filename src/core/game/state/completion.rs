//! How a half-move is completed (6.2.a).

use std::time::Duration;

/// Whether a half-move is completed, and by what; with a press, what the mover's clock showed after it, if that is known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Completion {
    /// It is not: the clock is still to be pressed.
    Open,
    /// Without a press: at once while no clock runs, by the next move of the same player (6.2.a.2), or because it ended the
    /// game.
    Unpressed,
    /// By a press on the table that nobody told, or by the next move of the same player: the clock's counter has it.
    Untold,
    /// By a press on the table that came before it was made (6.2.c); the right one may still follow.
    PressedAhead(Option<Duration>),
    /// By the press after it.
    Pressed(Option<Duration>),
}

impl Completion {
    /// Returns true once the half-move is completed.
    pub fn is_completed(self) -> bool {
        self != Completion::Open
    }

    /// Returns true once the clock was pressed for it.
    pub fn is_pressed(self) -> bool {
        match self {
            Completion::PressedAhead(_) | Completion::Pressed(_) => true,
            Completion::Open | Completion::Unpressed | Completion::Untold => false,
        }
    }

    /// Returns true if the counter of the clock has counted the half-move.
    pub fn is_counted(self) -> bool {
        self.is_pressed() || self == Completion::Untold
    }

    /// Returns true if a press on the table would still be the one of this half-move.
    pub fn takes_a_press(self) -> bool {
        match self {
            Completion::Open | Completion::PressedAhead(_) => true,
            Completion::Unpressed | Completion::Untold | Completion::Pressed(_) => false,
        }
    }

    /// Returns what the mover's clock showed after the press.
    pub fn left(self) -> Option<Duration> {
        match self {
            Completion::PressedAhead(left) | Completion::Pressed(left) => left,
            Completion::Open | Completion::Unpressed | Completion::Untold => None,
        }
    }

    /// Completes it without a press, unless it is completed.
    pub(super) fn complete(&mut self) {
        if !self.is_completed() {
            *self = Completion::Unpressed;
        }
    }
}
