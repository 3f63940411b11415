//! Two boards are compared: the game stands still, and may go back (D.2.8).

use shakmaty::Color;

use super::dashes::half_moves_mut;
use super::{Game, Ply};
use crate::game::comparing::{Comparing, Keyed, Struck};
use crate::game::resolve::Placement;
use crate::game::{ClockKind, Event, Moment, Pending};

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
            Event::Restored { ply } => return self.restore(usize::from(*ply)),
            _ => {}
        }
        let Some(Pending::Comparing(comparing)) = &mut self.pending else {
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
        if let Some(last) = half_moves_mut(&mut self.plies, &mut self.dashes).last() {
            *last.offer_after = None;
        }
    }

    /// Goes back to the position after so many half-moves: what was pending then is pending again, and no time changes.
    fn restore(&mut self, made: usize) {
        self.pending = None;
        if made >= self.plies.len() {
            return;
        }
        let plies = self.plies.split_off(made);
        if let Some(first) = plies.first() {
            self.position = first.before.clone();
        }
        self.struck.push(Struck { after: made, plies });
        self.announced = None;
        self.lifted = None;
        self.to_execute.clear();
        self.pressed_ahead = None;
        self.offer = self.plies.last().and_then(|it| it.offer_after);
        for ply in &mut self.plies {
            // The boards are put right by hand, and the clock is that of the side to move.
            ply.completion.complete();
            ply.done = true;
        }
        for side in Color::ALL {
            let uncounted = self.struck.last().map_or(0, |it| self.counted(&it.plies, side));
            if let Some(clock) = &mut self.clock {
                clock.set_completed(side, clock.completed(side).saturating_sub(uncounted));
            }
        }
    }

    /// Returns how many of these half-moves the clock has counted for a side.
    fn counted(&self, plies: &[Ply], side: Color) -> u16 {
        let is_counted = |ply: &&Ply| match self.opening.clock {
            // While it stands moves are made and no press is counted.
            ClockKind::Program => ply.side() == side && ply.completion.is_pressed(),
            ClockKind::Table | ClockKind::None => ply.side() == side && ply.completion.is_completed(),
        };
        u16::try_from(plies.iter().filter(is_counted).count()).unwrap_or(u16::MAX)
    }
}
