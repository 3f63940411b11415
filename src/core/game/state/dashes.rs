//! Half-moves that were made and counted while nobody wrote (8.4): they stand behind those on the sheet until they are
//! filled, in their order (8.5). The position is the one before the first of them.

use shakmaty::Color;

use super::{Completion, Game, Ply};
use crate::game::half_known::{position_to_move, to_fill};
use crate::game::laws::Class;
use crate::game::{Board, ClockKind, Moment, MoveAsSaid, Pending};

/// A half-move that nobody wrote: a dash on the sheet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Dash {
    /// Who moved.
    pub side: Color,
    /// When it was counted.
    pub at: Moment,
    /// Whether it is completed.
    pub completion: Completion,
    /// True if a draw was offered with it.
    pub offer: bool,
    /// The move, where it is known and an earlier one is not.
    pub m: Option<MoveAsSaid>,
    /// What is on the board after it, where the arbiter entered that (8.5.c).
    pub board: Option<Board>,
    /// Who offered a draw that stood while it was the last half-move.
    offer_after: Option<Color>,
}

/// What a half-move is to the clocks, written or not.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Made {
    /// Who moved.
    pub side: Color,
    /// Whether it is completed.
    pub completion: Completion,
}

/// The same, to be changed.
pub(super) struct MadeMut<'a> {
    pub(super) side: Color,
    pub(super) completion: &'a mut Completion,
    pub(super) offer: &'a mut bool,
    pub(super) offer_after: &'a mut Option<Color>,
}

impl Game {
    /// Returns the half-moves behind those on the sheet that nobody wrote.
    pub fn dashes(&self) -> &[Dash] {
        &self.dashes
    }

    /// Returns how many half-moves were made, written or not.
    pub fn half_moves_made(&self) -> usize {
        self.plies.len() + self.dashes.len()
    }

    /// Returns whose turn it is, an announced move not counted.
    pub fn turn(&self) -> Color {
        let turn = self.position.board().turn();
        if self.dashes.len().is_multiple_of(2) {
            turn
        } else {
            !turn
        }
    }

    /// Returns the number of the next move and whose it is, an announced one counted.
    pub fn to_move(&self) -> (u32, Color) {
        let made = self.half_moves_made() + usize::from(self.announced.is_some());
        self.place_of(u16::try_from(made + 1).unwrap_or(u16::MAX))
    }

    /// Returns the number and the side of a half-move, counted from 1, whether it was made or not.
    pub fn place_of(&self, ply: u16) -> (u32, Color) {
        let index = usize::from(ply.saturating_sub(1));
        let half_moves = |index: usize| u32::try_from(index).unwrap_or(u32::MAX) + self.start.turn().fold_wb(0, 1);
        let side = match half_moves(index).is_multiple_of(2) {
            true => Color::White,
            false => Color::Black,
        };
        // From a half-move on the arbiter may have given the moves other numbers (8.6).
        let given = self.numbered.iter().rev().find(|(at, _)| *at <= index);
        let (from, number) = given.copied().unwrap_or((0, self.start.move_number()));
        (number + half_moves(index) / 2 - half_moves(from) / 2, side)
    }

    /// Returns the half-move that was made last.
    pub fn last_made(&self) -> Option<Made> {
        self.half_moves().last()
    }

    /// Returns every half-move that was made, written or not.
    pub(in crate::game) fn half_moves(&self) -> impl Iterator<Item = Made> + '_ {
        let written = self.plies.iter().map(|it| Made {
            side: it.side(),
            completion: it.completion,
        });
        let dashed = self.dashes.iter().map(|it| Made {
            side: it.side,
            completion: it.completion,
        });
        written.chain(dashed)
    }

    /// Returns true if a dash alone counts a half-move: somebody began with dashes in the period of the next move. The
    /// periods are those of the time control and its numbers of moves, whatever a clock shows: what is refused tells
    /// nothing of the time (12.6). Where nobody reckons, it is so as long as dashes stand.
    pub fn is_dashing(&self) -> bool {
        match self.period() {
            Some(period) => self.dashed_in == Some(period),
            None => !self.dashes.is_empty(),
        }
    }

    /// Returns the period of the next move.
    fn period(&self) -> Option<usize> {
        let time = self.time_control().filter(|_| self.has_clock())?;
        let completed = self.to_move().0.saturating_sub(self.start.move_number());
        Some(time.period(u16::try_from(completed).unwrap_or(u16::MAX)))
    }

    /// Counts a half-move after those on the sheet. One that is known waits for the others to be filled.
    pub(super) fn dash(&mut self, side: Color, m: Option<MoveAsSaid>, at: Moment) {
        let to_execute = m.map(|it| position_to_move(self).board().lifted_by(it.m));
        match m {
            Some(_) => self.come_by_moving(side),
            None => self.dashed_in = self.period(),
        }
        self.to_come.intended = self.to_come.intended.filter(|_| m.is_none());
        self.to_come.is_claimed = false;
        self.complete_the_ones_before(side, at);
        self.close_offer_to(side);
        let completion = self.completion_of_the_next(side);
        self.borrower = None;
        self.handled.clear();
        self.to_execute = to_execute.unwrap_or_default();
        self.dashes.push(Dash {
            side,
            at,
            completion,
            offer: std::mem::take(&mut self.to_come.is_offered),
            m,
            board: None,
            offer_after: self.offer,
        });
    }

    pub(super) fn strike_dash(&mut self, at: Moment) {
        let struck = self.dashes.pop();
        let made = self.half_moves_made();
        self.numbered.retain(|(at, _)| *at <= made);
        if self.dashes.is_empty() {
            self.dashed_in = None;
        }
        self.catch_up_no_longer();
        if let Some(struck) = struck.filter(|it| it.completion.is_pressed()) {
            self.take_back_the_press(struck.side, at);
        }
    }

    /// A flag fell: the dashes that stand are filled first, where there is a sheet; but in rapid chess and blitz, where nobody
    /// has to write (A.2).
    pub(super) fn catch_up_first(&mut self) {
        let has_to_write = self.class() == Class::Standard && !self.is_a_clock();
        self.must_catch_up = to_fill(self) > 0 && has_to_write;
        self.catch_up();
    }

    /// Dashes that are to be filled are what is settled, as soon as nothing else is.
    pub(super) fn catch_up(&mut self) {
        if self.must_catch_up {
            self.pending.get_or_insert(Pending::CatchingUp);
        }
    }

    fn catch_up_no_longer(&mut self) {
        if self.dashes.is_empty() {
            self.must_catch_up = false;
            self.pending.take_if(|it| *it == Pending::CatchingUp);
        }
    }

    /// The clock of a half-move that was never made was not pressed either: it goes on as if it had not been, or, where
    /// something else was done to it since, runs from here on.
    fn take_back_the_press(&mut self, side: Color, at: Moment) {
        let Some(clock) = &mut self.clock else { return };
        if self.opening.clock != ClockKind::Program || clock.running() != Some(!side) {
            return;
        }
        match self.last_press.take() {
            Some((before, after)) if *clock == after => *clock = before,
            _ => clock.run(side, at),
        }
    }

    /// Puts a move in the place of the first dash; everything else about it stands.
    pub(super) fn fill(&mut self, MoveAsSaid { m, said }: MoveAsSaid) {
        if self.dashes.is_empty() {
            return;
        }
        let dash = self.dashes.remove(0);
        self.catch_up_no_longer();
        let before = self.position.clone();
        self.position.play(m);
        self.plies.push(Ply {
            m,
            said,
            before,
            at: dash.at,
            completion: dash.completion,
            offer: dash.offer,
            claimed: false,
            noted_left: None,
            thought: None,
            // It was made on both boards when it was counted, or the game would not have gone on.
            done: true,
            rewritten: false,
            filled: dash.m.is_none(),
            offer_after: dash.offer_after,
            // Behind a dash nobody knows what a touch bound to.
            handled: Vec::new(),
        });
        let given = self.numbered.iter().find(|(at, _)| *at == self.plies.len());
        if let Some((_, number)) = given {
            self.position = self.position.numbered(*number);
        }
    }
}

/// Returns every half-move, to be changed; they are parts of a game of which the rest is needed too.
pub(super) fn half_moves_mut<'a>(plies: &'a mut [Ply], dashes: &'a mut [Dash]) -> impl Iterator<Item = MadeMut<'a>> {
    let written = plies.iter_mut().map(|it| MadeMut {
        side: it.side(),
        completion: &mut it.completion,
        offer: &mut it.offer,
        offer_after: &mut it.offer_after,
    });
    let dashed = dashes.iter_mut().map(|it| MadeMut {
        side: it.side,
        completion: &mut it.completion,
        offer: &mut it.offer,
        offer_after: &mut it.offer_after,
    });
    written.chain(dashed)
}
