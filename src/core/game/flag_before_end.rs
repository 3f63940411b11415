//! A flag that came before the move that would have ended the game: the player who overstepped the time has lost by then (6.9), and what
//! was made after the clocks were stopped changes nothing of it.

use std::borrow::Cow;

use super::drawn_before::counted_after;
use super::half_known::present_position;
use super::laws::{ending_after, overstepped};
use super::played_past::find_play_past_end;
use super::{Game, Position, made_at_flag};

/// Returns after how many half-moves the flag fell, or was claimed, if the game went on then and a half-move was made since.
pub fn flag_before_end(game: &Game) -> Option<usize> {
    let made = made_at_flag(game, overstepped(game)?)?;
    let then = &game.plies().get(made)?.before;
    let earlier = game.plies()[..made].iter().map(|ply| (&ply.before, ply.m));
    let was_over = ending_after(earlier, then).is_some()
        || counted_after(game, made).is_some()
        || find_play_past_end(game).is_some_and(|index| index < made);
    (!was_over).then_some(made)
}

/// Returns the position by which a flag is judged, if it is known: the one in which it fell, whatever was made since.
pub fn position_at_flag(game: &Game) -> Option<Cow<'_, Position>> {
    match flag_before_end(game) {
        Some(made) => game.plies().get(made).map(|ply| Cow::Borrowed(&ply.before)),
        None => present_position(game),
    }
}
