//! Play that went on after a mate or a stalemate: the game had ended at once (5.1.a, 5.2.a), whatever was made of it.

use super::laws::ending_after;
use super::{Ending, Game, OpenMatter, Outcome};

/// Returns how the position has ended the game, whatever was made of it or played after it; `None` while it goes on.
pub fn end_by_position(game: &Game) -> Option<OpenMatter> {
    let ended = game.ended_by_the_laws().filter(|_| game.is_ended());
    ended.or_else(|| end_played_past(game)).map(|(how, _)| how)
}

/// Returns how the game had ended by the Laws, and the result of that, if half-moves were made after it, each of them
/// illegal. A dead position stays dead, and needs no looking back.
pub fn end_played_past(game: &Game) -> Option<(OpenMatter, Option<Outcome>)> {
    let before = &game.plies().get(find_play_past_end(game)?)?.before;
    Some((OpenMatter::Ended(before.ending()?), before.outcome()))
}

/// Returns the first half-move, counted from 0, that was made after the game had ended so.
pub fn find_play_past_end(game: &Game) -> Option<usize> {
    let plies = game.plies();
    let is_past_the_end = |index: &usize| {
        let ply = &plies[*index];
        let is_over = matches!(ply.before.ending(), Some(Ending::Checkmate | Ending::Stalemate));
        ply.before.is_legal(ply.m) == Some(false) && is_over
    };
    let has_ended = |index: &usize| {
        let earlier = plies[..*index].iter().map(|ply| (&ply.before, ply.m));
        *index > 0 && ending_after(earlier, &plies[*index].before).is_some()
    };
    (0..plies.len()).filter(is_past_the_end).find(has_ended)
}
