//! Faults that the arbiter acted on, and penalties that work the clocks.

use std::time::Duration;

use super::Game;
use crate::game::clock::account;
use shakmaty::Color;

use crate::game::laws::Subject;
use crate::game::offences::{counted_now, is_apart};
use crate::game::open_faults::struck_fault;
use crate::game::{Fault, Moment, Penalty};

/// A fault as it is counted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Counted {
    /// The fault.
    pub fault: Fault,
    /// Which going back struck its half-move, counted from 0; `None` while it stands.
    pub struck_by: Option<usize>,
    /// How many half-moves were made when the arbiter acted on it.
    pub made: usize,
    /// Of presses without a move before one half-move, which this is, counted from 1.
    pub press: usize,
}

/// Faults of both sides.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(in crate::game) struct Faults {
    /// Those that the arbiter acted on, in their order; one counts though its half-move is struck.
    pub counted: Vec<Counted>,
    /// Presses of the clock without a move, each with the half-move to come, counted from 1, and its side.
    pub presses: Vec<(u16, Color)>,
    /// Penalties that worked a clock, each with how many moves its side had made.
    pub timed: Vec<(Penalty, usize)>,
}

/// Returns the penalties that worked the clock of a side after it had made so many moves: a time that was recorded before does
/// not have them.
pub fn penalties_since(game: &Game, side: Color, moves: usize) -> impl Iterator<Item = &Penalty> {
    let timed = game.faults.timed.iter();
    let is_since = move |penalty: &Penalty, made: usize| {
        let worked = penalty.on_the_clock().map(|(worked, _)| worked);
        worked == Some(side) && made >= moves
    };
    timed
        .filter(move |(penalty, made)| is_since(penalty, *made))
        .map(|(penalty, _)| penalty)
}

impl Faults {
    pub(super) fn note_press(&mut self, made: usize, side: Color) {
        let to_come = u16::try_from(made + 1).unwrap_or(u16::MAX);
        self.presses.push((to_come, side));
    }
}

impl Game {
    /// Returns the faults that the arbiter acted on, and what was noted that may be one.
    pub(in crate::game) fn faults(&self) -> &Faults {
        &self.faults
    }

    pub(super) fn count_fault(&mut self, fault: Fault) {
        // What was struck is acted on after the game went back; a press without a move has the number of the one to come.
        let is_struck = struck_fault(self, Some(fault.side)).is_some_and(|it| it.fault == fault);
        let struck_by = self.struck.len().checked_sub(1).filter(|_| is_struck);
        let counted = counted_now(self, fault);
        self.faults.counted.push(Counted { struck_by, ..counted });
    }

    /// The half-moves behind these are struck.
    pub(super) fn strike_faults(&mut self, made: usize) {
        self.faults.presses.retain(|(ply, _)| usize::from(*ply) <= made + 1);
        for (penalty, moves) in &mut self.faults.timed {
            let worked = penalty.on_the_clock().map(|(side, _)| side);
            let stay = self.plies.iter().take(made).filter(|made| Some(made.side()) == worked);
            *moves = stay.count().min(*moves);
        }
        let struck_by = Some(self.struck.len());
        // A press came before the half-move that has its number: in the position to which the game goes back.
        let all = self.faults.counted.iter();
        let first_struck: Vec<usize> = all
            .map(|counted| made + 1 + usize::from(is_apart(self, counted)))
            .collect();
        for (counted, first) in self.faults.counted.iter_mut().zip(first_struck) {
            counted.made = counted.made.min(made);
            if counted.struck_by.is_none() && usize::from(counted.fault.ply) >= first {
                counted.struck_by = struck_by;
            }
        }
    }

    /// Returns the penalties in the order in which they were imposed.
    pub(in crate::game) fn penalties_imposed(&self) -> impl Iterator<Item = &Penalty> {
        self.penalties.iter()
    }

    pub(super) fn penalise(&mut self, penalty: &Penalty, at: Moment) {
        if let Some((side, time)) = penalty.on_the_clock() {
            self.clear_zero(side);
            let moves = self.moves_made(side);
            self.faults.timed.push((penalty.clone(), moves));
            if let Some(clock) = &mut self.clock {
                let amount = Duration::from_millis(time.unsigned_abs());
                let at_the_start = clock.left_at_the_start(side);
                match time < 0 {
                    false => clock.add(side, at, amount),
                    true => {
                        let left = clock.left(side, at).saturating_sub(amount);
                        account::keeping(clock, |clock| clock.set(side, at, left));
                    }
                }
                // What a penalty gives was not there at the start.
                account::keep_start(clock, side, at_the_start);
            }
        }
        // Who is penalised for having stopped the clocks had no reason for it (6.12.d).
        let stops = self.rules.article(Subject::StopsWithoutReason);
        let is_for_a_stop = stops.is_some_and(|article| penalty.article.eq_ignore_ascii_case(article));
        self.unjudged_stop
            .take_if(|side| is_for_a_stop && *side == penalty.offender);
        self.penalties.push(penalty.clone());
    }
}
