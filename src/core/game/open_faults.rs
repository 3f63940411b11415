//! Illegal moves that wait for the arbiter, where one followed another (7.5.1): the position before the first of them is set up
//! again, and what was made from a position that should not have been goes back with it.

use shakmaty::Color;

use super::laws::Remedy;
use super::{Game, unreplaced_pawn};

/// An illegal half-move that was completed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct IllegalHalfMove {
    /// Its number, counted from 1.
    pub number: u16,
    /// Who made it.
    pub side: Color,
}

/// What the arbiter decides on next.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NextFault {
    /// The first one that was not decided on; of those that stand (A.5.2) the last.
    Of(IllegalHalfMove),
    /// Only such as followed from this one, which was decided on, and go back with it.
    FollowedFrom(IllegalHalfMove),
    /// None.
    Nothing,
}

/// Returns what the arbiter decides on next, of a side if one is given: one that followed from another is decided on where its
/// side is named.
pub fn next_fault(game: &Game, side: Option<Color>) -> NextFault {
    let open = || illegal(game).filter(|it| side.is_none_or(|side| it.side == side) && !was_decided(game, *it));
    let stands = |it: &IllegalHalfMove| stands(game, *it);
    let counts = || open().filter(|it| !stands(it));
    let followed = |it: &IllegalHalfMove| side.is_none() && was_open_at_a_decision(game, *it);
    match counts()
        .find(|it| !followed(it))
        .or_else(|| open().filter(stands).last())
    {
        Some(it) => NextFault::Of(it),
        None => counts()
            .last()
            .map_or(NextFault::Nothing, |it| NextFault::FollowedFrom(first_of(game, it))),
    }
}

/// Returns what was completed after an illegal half-move, is illegal too, and goes back with it: nobody decided on it.
pub fn followed_by(game: &Game, first: IllegalHalfMove) -> Vec<IllegalHalfMove> {
    let follows = |it: &IllegalHalfMove| it.number > first.number && !was_decided(game, *it);
    illegal(game)
        .filter(|it| follows(it) && first_of(game, *it) == first)
        .collect()
}

/// Returns the half-move before which the game goes back for an illegal one (7.5.1): the first of those from which it followed.
pub fn first_of(game: &Game, of: IllegalHalfMove) -> IllegalHalfMove {
    let earlier: Vec<IllegalHalfMove> = illegal(game).filter(|it| it.number < of.number).collect();
    earlier.into_iter().rev().fold(of, |first, it| {
        let is_open = !was_decided(game, it) && !stands(game, it) && !was_open_at_a_decision(game, it);
        match is_open || was_decided_after(game, it, first) {
            true => it,
            false => first,
        }
    })
}

/// Returns the half-move before which the game goes back for the last illegal one, decided on or not.
pub fn first_of_the_last(game: &Game) -> Option<IllegalHalfMove> {
    illegal(game).last().map(|it| first_of(game, it))
}

fn illegal(game: &Game) -> impl DoubleEndedIterator<Item = IllegalHalfMove> {
    let numbered: Vec<_> = (1u16..).zip(game.plies()).collect();
    let is_illegal = |(number, ply): (u16, &super::Ply)| {
        let is_one = ply.completion.is_completed()
            && ply.before.is_legal(ply.m) == Some(false)
            && !unreplaced_pawn::precedes_queen(game, number);
        let side = ply.side();
        is_one.then_some(IllegalHalfMove { number, side })
    };
    numbered.into_iter().filter_map(is_illegal)
}

fn was_decided(game: &Game, it: IllegalHalfMove) -> bool {
    let mut counted = game
        .faults()
        .counted
        .iter()
        .filter(|counted| counted.struck_by.is_none());
    counted.any(|counted| counted.fault.ply == it.number)
}

/// Returns true for one that the arbiter decided on when a later one was on the sheet already.
fn was_decided_after(game: &Game, it: IllegalHalfMove, later: IllegalHalfMove) -> bool {
    let mut counted = game
        .faults()
        .counted
        .iter()
        .filter(|counted| counted.struck_by.is_none());
    counted.any(|counted| counted.fault.ply == it.number && counted.made >= usize::from(later.number))
}

/// Returns true for one that was on the sheet already when an earlier one was decided on.
fn was_open_at_a_decision(game: &Game, later: IllegalHalfMove) -> bool {
    illegal(game).any(|it| it.number < later.number && was_decided_after(game, it, later))
}

/// A.5.2: it stands because the opponent has moved.
fn stands(game: &Game, it: IllegalHalfMove) -> bool {
    let fault = unreplaced_pawn::fault_of_half_move(game, it.number, it.side);
    game.remedy_for(fault) == Remedy::Stands
}
