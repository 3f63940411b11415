//! A move that ends the game is completed by that, without a press (6.2.a.1, D.2.3-6): mate, stalemate, a dead position,
//! and since 2014 the fifth occurrence of a position and 75 moves.
//!
//! In free mode the clocks stand from then on. In an event nothing changes that a player could notice, and what holds is
//! kept beside it for the arbiter.

use shakmaty::Color;

use super::{Completion, Game, dashes};
use crate::game::open_faults::waits_for_fault;
use crate::game::standstill::ClockState;
use crate::game::{Clock, Ending, Event, Halt, Mode, Moment, laws};

/// What held when the position ended the game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ended {
    /// The clock as it was, and as it stands since.
    clock: Option<(Clock, Clock)>,
    /// True if the clocks stood already.
    stood: bool,
}

impl Game {
    /// Returns true if the position has ended the game, whatever people made of it.
    pub fn is_ended(&self) -> bool {
        self.ended.is_some()
    }

    /// Returns how the position ends the game by the Laws: not while an illegal move led to it, nor while half-moves are
    /// dashed.
    pub fn ending(&self) -> Option<Ending> {
        let made = self.plies.iter().map(|it| (&it.before, it.m));
        laws::ending_after(made, &self.position).filter(|_| self.dashes.is_empty())
    }

    /// Returns the number of moves `side` has completed by the Laws, the one that ended the game included; in an event it
    /// is told to no player.
    pub fn moves_completed_by_the_laws(&self, side: Color) -> usize {
        let ended = self.half_moves().last().filter(|_| self.is_ended());
        let untold = ended.is_some_and(|it| it.side == side && !it.completion.is_completed());
        self.moves_completed(side) + usize::from(untold)
    }

    /// Returns the number of the move that `side` has made and not completed by the Laws, if there is one (D.2.3).
    pub fn number_made_and_not_completed(&self, side: Color) -> Option<u32> {
        let made = self.half_moves().enumerate().filter(|(_, it)| it.side == side).last();
        let (index, _) = made.filter(|(_, it)| !it.completion.is_completed())?;
        let ended_the_game = self.is_ended() && index + 1 == self.half_moves_made();
        let ply = u16::try_from(index + 1).ok().filter(|_| !ended_the_game)?;
        Some(self.place_of(ply).0)
    }

    /// Returns the clock as it stands by the Laws: where the position ended the game, as it was then. In an event it is told
    /// to no player.
    pub fn clock_by_the_laws(&self) -> Option<&Clock> {
        let stands = self.ended.as_ref().and_then(|it| it.clock.as_ref());
        stands.map(|(_, then)| then).or(self.clock())
    }

    /// Looks after an event whether the position ends the game, or does so no longer.
    pub(super) fn judge_the_end(&mut self, event: &Event, at: Moment) {
        match event {
            Event::Made { .. }
            | Event::Repeated { .. }
            | Event::Corrected { .. }
            | Event::Dashed { .. }
            | Event::DashStruck
            | Event::DashFilled { .. }
            | Event::SheetCorrected { .. }
            | Event::MoveTakenBack { .. }
            | Event::Faulted { .. }
            | Event::Restored { .. } => {}
            // Whoever sets a clock afterwards knows better.
            Event::Synced { .. } | Event::ClocksSet { .. } | Event::TimeAdded { .. } | Event::Penalised { .. } => {
                if let Some(ended) = &mut self.ended {
                    ended.clock = None;
                }
                return;
            }
            _ => return,
        }
        let ends = !self.plies.is_empty() && self.ended_by_the_laws().is_some() && !waits_for_fault(self);
        match self.ended.take() {
            None if ends => self.end_by_the_position(at),
            Some(ended) if ends => self.ended = Some(ended),
            Some(ended) => self.go_on_from_the_end(&ended),
            None => {}
        }
    }

    /// Forgets that the position ended the game, because that half-move is struck. Returns true if the clocks stand for nothing
    /// else.
    pub(super) fn take_the_end(&mut self) -> bool {
        let is_halted = self.clocks.halt().is_some_and(|it| it != Halt::default());
        self.ended.take().is_some_and(|it| !it.stood) && !is_halted
    }

    fn end_by_the_position(&mut self, at: Moment) {
        let clock = self.clock.clone().map(|before| {
            let mut then = before.clone();
            then.stop(at);
            (before, then)
        });
        let stood = self.clocks_stand();
        if self.mode() == Mode::Free {
            self.complete_the_last();
            self.clock = clock.as_ref().map(|(_, then)| then.clone());
            self.clocks.stand();
        }
        self.ended = Some(Ended { clock, stood });
    }

    /// The last half-move turned out to be another one: it waits for its press, and the clock goes on as if it never stood,
    /// unless somebody stopped it since, or left the program.
    fn go_on_from_the_end(&mut self, ended: &Ended) {
        let is_halted = self.clocks.halt().is_some_and(|it| it != Halt::default());
        if self.mode() == Mode::Event || is_halted || self.outcome.is_some() {
            return;
        }
        match (&ended.clock, &self.clock) {
            // Somebody let a clock go on since, and it does.
            (Some((_, then)), Some(now)) if now != then => {}
            // Somebody set a clock since: it stands as after a result that was taken back, until the next press.
            (None, Some(_)) => self.clocks.stand().left = true,
            (before, _) => {
                if let Some((before, _)) = before {
                    self.clock = Some(before.clone());
                }
                match ended.stood {
                    true => _ = self.clocks.stand(),
                    false => self.clocks = ClockState::Running,
                }
            }
        }
        let completes = self.completes_at_once();
        if let Some(last) = self.plies.last_mut().filter(|it| !it.completion.is_pressed()) {
            last.completion = match completes {
                true => Completion::Unpressed,
                false => Completion::Open,
            };
        }
    }

    /// Completes the half-move that was made last.
    pub(super) fn complete_the_last(&mut self) {
        if let Some(last) = dashes::half_moves_mut(&mut self.plies, &mut self.dashes).last() {
            last.completion.complete();
        }
    }
}
