//! What a clock shows of its counter, and so what of it a player of an event may hear (GLO:move-counter).

use super::{ClockKind, Condition, Game};

/// What the counter of the clock tells those who look at it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CounterShown {
    /// None of it: the Laws require no counter, and the event does not say that this clock has one.
    Hidden,
    /// Which controls are met (C02 5.1.h), as on the display of the program's clock in an event.
    ControlsMet,
    /// How many moves were made, too, and so how many there are to the control.
    Moves,
}

/// Returns what is shown of the counter; friends and an arbiter at the keys see all of it.
pub fn counter_shown(game: &Game) -> CounterShown {
    let opening = game.opening();
    match (opening.laid_down(Condition::MoveCounter), opening.clock) {
        _ if game.has_an_arbiter() => CounterShown::Moves,
        (Some("yes"), _) => CounterShown::Moves,
        (_, ClockKind::Program) => CounterShown::ControlsMet,
        (_, ClockKind::Table | ClockKind::None) => CounterShown::Hidden,
    }
}
