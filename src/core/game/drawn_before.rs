//! A draw by a count after which play went on: the same position for the fifth time, or 75 moves (9.6). The move that brings
//! it about ends the game (6.2.a.1 of 2014, 6.2.1.1), yet 9.6 does not say that it does so at once, as 5.1 and 5.2 do: whether
//! what came later counts is for the arbiter to decide, and the players hear nothing of it (12.6).

use super::laws::{FIVEFOLD, SEVENTY_FIVE_MOVES, consecutive, times_stood};
use super::{Game, OpenMatter, Outcome};

/// What was counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Counted {
    /// The same position for the fifth time (9.6.a).
    Fivefold,
    /// 75 moves by each side without pawn move or capture (9.6.b).
    SeventyFiveMoves,
}

/// A draw that play went on after.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DrawnBefore {
    /// What was counted.
    pub counted: Counted,
    /// The half-move that brought it about, from 1 on.
    pub ply: u16,
}

/// Returns the first draw by a count that play went on after; `None` while the present position is drawn by one itself.
pub fn drawn_before(game: &Game) -> Option<DrawnBefore> {
    let counts = matches!(
        game.ended_by_the_laws(),
        Some((OpenMatter::Fivefold | OpenMatter::SeventyFiveMoves, _))
    );
    if counts || !game.dashes().is_empty() {
        return None;
    }
    (1..game.plies().len()).find_map(|ply| {
        let counted = counted_after(game, ply)?;
        let ply = u16::try_from(ply).unwrap_or(u16::MAX);
        Some(DrawnBefore { counted, ply })
    })
}

/// Returns the older draw that a result would pass over.
pub fn passed_over(game: &Game, outcome: Outcome) -> Option<DrawnBefore> {
    drawn_before(game).filter(|_| outcome != Outcome::Draw)
}

/// Returns what was counted after so many half-moves, if that draws the game.
pub fn counted_after(game: &Game, ply: usize) -> Option<Counted> {
    let position = &game.plies().get(ply)?.before;
    let (rules, board) = (game.rules(), position.board());
    let led_here = ply.checked_sub(1).and_then(|index| game.plies().get(index));
    let is_illegal = led_here.is_some_and(|led| led.before.is_legal(led.m) == Some(false));
    if is_illegal || position.legal().is_none() || position.ending().is_some() {
        return None;
    }
    let earlier = || game.plies()[..ply].iter().map(|it| it.before.board());
    let stands_enough = || times_stood(earlier(), board) + 1 >= FIVEFOLD;
    let is_in_a_row = || !rules.fivefold_in_a_row || consecutive(earlier(), board);
    if rules.fivefold && stands_enough() && is_in_a_row() {
        Some(Counted::Fivefold)
    } else if rules.seventy_five_moves && board.halfmove_clock() >= SEVENTY_FIVE_MOVES {
        Some(Counted::SeventyFiveMoves)
    } else {
        None
    }
}
