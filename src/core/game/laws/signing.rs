//! How the result is agreed to once the game is over (8.7).

use crate::game::{Allowed, Game};

/// Returns whether a player approves the result in place of signing it: since 2023, and only where the record of the program is
/// the electronic scoresheet, which an arbiter allowed. On paper both sign.
pub fn is_approved(game: &Game) -> bool {
    let event = game.opening().event.as_ref();
    game.rules().result_approved && event.is_some_and(|it| it.allows(Allowed::Scoresheet))
}
