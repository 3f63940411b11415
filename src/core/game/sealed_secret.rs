//! From the word of the arbiter that the next move is sealed until the envelope is opened, a move that a player enters may be
//! the sealed one (E.1.a).

use super::{Game, SealedMove};

/// Returns true while a move that is entered is for its player alone. One that was made on the board is known to both.
pub fn hides_moves(game: &Game) -> bool {
    let adjournment = game.adjournment();
    let is_known = adjournment.is_opened || matches!(adjournment.sealed, Some(SealedMove::OnBoard(_)));
    (game.is_sealing() || game.is_adjourned()) && !is_known
}
