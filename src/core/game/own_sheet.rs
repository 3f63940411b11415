//! Whether the record of the program is the player's scoresheet, or the player writes elsewhere (8.3, D.2.7).

use super::event_terms::Allowed;
use super::{Condition, Game, Mode};

/// The medium of a record that the program keeps itself.
const PROGRAM: &str = "program";

/// Returns true where the player's scoresheet is another one, in Braille or on a recorder (D.2.7), so that the record of the program
/// is a private log and no evidence.
pub fn is_log(game: &Game) -> bool {
    let opening = game.opening();
    let is_kept_elsewhere = opening.laid_down(Condition::Medium).is_some_and(|it| it != PROGRAM);
    let is_allowed = opening.event.as_ref().is_some_and(|it| it.allows(Allowed::Scoresheet));
    game.mode() == Mode::Event && is_kept_elsewhere && !is_allowed
}

/// Returns true if the player writes on another sheet: the record is a log, or another sheet took its place (8.3).
pub fn is_written_elsewhere(game: &Game) -> bool {
    is_log(game) || game.replaced_after().is_some()
}
