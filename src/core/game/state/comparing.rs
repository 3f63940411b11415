//! Two boards are compared: the game stands still, and may go back (D.2.8).

use crate::game::half_known::{position_to_move, replace_pieces};
use shakmaty::Color;

use super::dashes::half_moves_mut;
use super::draw_claims::ToCome;
use super::{Completion, Game, Ply};
use crate::game::comparing::{Comparing, Keyed, Struck};
use crate::game::laws::handled_still;
use crate::game::resolve::Placement;
use crate::game::{Clock, ClockKind, Event, Moment, Pending, PeriodsHad};

impl Game {
    /// Returns what was entered of two boards that differ, while they are compared.
    pub fn comparing(&self) -> Option<&Comparing> {
        self.standstill().pending?.comparing()
    }

    /// Returns the half-moves that were struck when the game went back, in the order in which they were.
    pub fn struck(&self) -> &[Struck] {
        &self.struck
    }

    /// Applies an event of the comparison.
    pub(super) fn compare(&mut self, at: Moment, event: &Event) {
        match event {
            Event::BoardsDiffer => {
                self.pending = Some(Pending::Comparing(Comparing::default()));
                return self.stop(at);
            }
            Event::ComparisonEnded => {
                self.pending = None;
                return;
            }
            Event::Restored { ply, periods } => {
                return self.restore(at, usize::from(*ply), *periods);
            }
            _ => {}
        }
        let Some(Pending::Comparing(comparing)) = &mut self.pending else {
            if let (Event::BoardEntered { fen, .. }, known) = (event, position_to_move(self).into_owned()) {
                let last = self.dashes.last_mut();
                last.into_iter()
                    .for_each(|dash| dash.board = replace_pieces(known.board(), fen));
            }
            return;
        };
        match event {
            Event::OtherSheetEntered { ply, entry, differs } => comparing.enter(Keyed {
                ply: *ply,
                entry: entry.clone(),
                differs: *differs,
            }),
            Event::OtherSheetStruck { .. } => comparing.strike(),
            Event::OtherSheetEnded => comparing.end(),
            Event::BoardEntered { board, fen } => comparing.stands(*board, Placement::from_fen(fen).ok()),
            Event::CorrectionsTold => comparing.tell(),
            _ => {}
        }
    }

    /// An offer that was answered aloud does not stand again, wherever the game goes back to.
    pub(super) fn answer_offer(&mut self) {
        self.offer = None;
        self.adjournment.is_offered_since = false;
        if let Some(last) = half_moves_mut(&mut self.plies, &mut self.dashes).last() {
            *last.offer_after = None;
        }
    }

    /// Goes back to the position after so many half-moves: what was pending then is pending again. The times stay until the
    /// arbiter sets them (7.1); the counters of the clock go back with the game.
    fn restore(&mut self, at: Moment, made: usize, periods: Option<PeriodsHad>) {
        let compared = self.pending.take_if(|it| it.comparing().is_some());
        if made >= self.plies.len() {
            return;
        }
        self.strike_faults(made);
        let plies = self.plies.split_off(made);
        self.numbered.retain(|it| it.0 < made);
        if let Some(first) = plies.first() {
            self.position = first.before.clone();
        }
        if let Some(clock) = &mut self.clock {
            for side in Color::ALL {
                clock.take_back(side, counted(&plies, side));
                match periods {
                    Some(PeriodsHad { white, black }) => clock.set_periods(side, side.fold_wb(white, black).into()),
                    None => clock.forget_what_came_ahead(side),
                }
            }
        }
        // Where two boards differ the record of the move is what is in doubt.
        let first = plies.first().filter(|_| compared.is_none());
        let handled = first.map(|it| handled_still(&it.before, &it.handled, it.m));
        self.struck.push(Struck {
            after: made,
            plies,
            offer_sign: self.rules.offer_sign,
        });
        self.announced = None;
        self.to_come = ToCome::default();
        self.handled = handled.unwrap_or_default();
        self.to_execute.clear();
        self.pressed_ahead = None;
        // 9.1.2.1: what was struck had answered the offer before it, unless it is the record that is in doubt.
        let last = self.plies.last().filter(|_| compared.is_some());
        self.offer = last.and_then(|it| it.offer_after);
        self.complete_what_stands(at, periods.is_some());
    }

    /// Strikes the last half-move. Where a clock runs, or stood because the position ended the game, that of who made it goes
    /// on; whatever was used stays used.
    pub(super) fn take_move_back(&mut self, at: Moment, periods: Option<PeriodsHad>) {
        let runs = self.take_the_end() || self.clock.as_ref().is_some_and(|it| it.running().is_some());
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
        self.restore(at, self.plies.len().saturating_sub(1), periods);
        if runs && self.has_clock() {
            self.run_clock(at);
        }
    }

    /// Completes what stands now: the boards are put right by hand, and the clock is that of the side to move. Whoever had
    /// not pressed cannot any more, so what a press grants is granted; and what came once does not come again (6.3).
    fn complete_what_stands(&mut self, at: Moment, is_granted: bool) {
        for ply in &mut self.plies {
            let side = ply.side();
            match &mut self.clock {
                Some(clock) if is_granted && !ply.completion.is_completed() => {
                    ply.completion = press_by_hand(clock, self.opening.clock, side, at);
                }
                _ => ply.completion.complete(),
            }
            ply.done = true;
        }
    }
}

/// Presses for a side that was not pressed, and stops the clock again.
fn press_by_hand(clock: &mut Clock, kind: ClockKind, side: Color, at: Moment) -> Completion {
    if kind == ClockKind::Table {
        clock.complete_untold(side, at);
        return Completion::Untold;
    }
    let left = clock.left_after_press(side, at);
    clock.press(side, at, left);
    clock.stop(at);
    Completion::Pressed(Some(left))
}

/// Returns how many of these half-moves the clock has counted for a side.
fn counted(plies: &[Ply], side: Color) -> u16 {
    let is_counted = |ply: &&Ply| ply.side() == side && ply.completion.is_counted();
    u16::try_from(plies.iter().filter(is_counted).count()).unwrap_or(u16::MAX)
}
