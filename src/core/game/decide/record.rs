//! What becomes of corrections, and what the arbiter is told of what stands on the record.

use super::noted;
use crate::game::{ArbiterNote, Clock, Completion, Event, Game, Mode, Move, Ply, Position, Refusal, laws};

impl Game {
    pub(super) fn decide_correct(&self, new: Move, offer: bool) -> Result<Vec<Event>, Refusal> {
        let old = self.correctable()?;
        if old == new && !offer {
            return Err(Refusal::SameMove);
        }
        let mut events = vec![Event::Corrected { old, new, offer }];
        if self.announced().is_some() {
            let uses = self.position().board().lifted_by(new);
            if self.lifted().is_some_and(|square| !uses.contains(&square)) {
                events.push(noted(ArbiterNote::CorrectedToOtherPiece));
            }
        } else if let Some((last, earlier)) = self.plies().split_last() {
            events.extend(offer.then(|| Event::OfferedDraw {
                side: last.side(),
                irregular: false,
            }));
            events.extend(self.notes_after(earlier, &last.before, new));
            if last.completion.is_completed() {
                events.extend(self.illegal_move_note(earlier.len(), &last.before, new));
            }
        }
        Ok(events)
    }

    /// Returns the move that may still be corrected: one's own until the opponent's clock runs (D.2.7), the opponent's
    /// until the answer is announced, since the repetition is the check of the entry.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::TooLateToCorrect`] once the opponent's clock runs.
    pub fn correctable(&self) -> Result<Move, Refusal> {
        if let Some(announced) = self.announced() {
            return Ok(announced.m);
        }
        self.is_written()?;
        let last = self.plies().last().ok_or(Refusal::NothingToCorrect)?;
        let own = self.announces(last.side());
        if own && self.opponents_clock_ran_after(last) {
            Err(Refusal::TooLateToCorrect)
        } else {
            Ok(last.m)
        }
    }

    pub(super) fn opponents_clock_ran_after(&self, last: &Ply) -> bool {
        let runs_now = self.clock().and_then(Clock::running) == Some(!last.side());
        match last.completion {
            Completion::Pressed(_) => true,
            Completion::Unpressed => runs_now,
            // A press before the move was made may have been one key too many.
            Completion::Open | Completion::PressedAhead(_) => false,
        }
    }

    /// An entry of the sheet is struck and rewritten at any time; nothing is announced, no clock changes.
    pub(super) fn decide_rewrite(&self, ply: u16, m: Move) -> Result<Vec<Event>, Refusal> {
        let index = usize::from(ply).checked_sub(1).ok_or(Refusal::NotOnSheet)?;
        let entry = self.plies().get(index).ok_or(Refusal::NotOnSheet)?;
        let old = entry.m;
        if old == m {
            return Err(Refusal::SameEntry);
        }
        let mut events = vec![Event::SheetCorrected { ply, old, new: m }];
        events.extend(self.in_event(ArbiterNote::SheetCorrected { ply, old, new: m }));
        events.extend(self.illegal_after(index, m));
        if self.ended_only_before(index, m) {
            events.push(Event::ResultTakenBack);
        }
        Ok(events)
    }

    /// Returns true if the position ended the game, and with `m` in the place of that half-move does so no longer. In an
    /// event only people end a game, and only the arbiter goes on with it.
    fn ended_only_before(&self, index: usize, m: Move) -> bool {
        let is_by_position = self.declared().is_none() && self.outcome().is_some();
        if self.mode() == Mode::Event || !is_by_position || self.position().outcome() != self.outcome() {
            return false;
        }
        let mut position = self.plies()[index].before.after(m);
        for later in &self.plies()[index + 1..] {
            position.play(later.m);
        }
        position.outcome() != self.outcome()
    }

    /// Returns the notes on what is illegal from a rewritten entry on, and was not before.
    pub(super) fn illegal_after(&self, index: usize, m: Move) -> Vec<Event> {
        let mut before = self.plies()[index].before.clone();
        let mut notes = Vec::new();
        for (later, ply) in self.plies().iter().enumerate().skip(index) {
            let stands = if later == index { m } else { ply.m };
            let was_illegal = later != index && ply.before.is_legal_as_it_stands(ply.m) == Some(false);
            if !was_illegal && ply.completion.is_completed() {
                notes.extend(self.illegal_move_note(later, &before, stands));
            }
            before.play(stands);
        }
        notes
    }

    /// Returns what the arbiter is told once `m` stands, which the players are not; an illegal move only when completed.
    pub(super) fn notes_on(&self, m: Move) -> Vec<Event> {
        self.notes_after(self.plies(), self.position(), m)
    }

    pub(super) fn notes_after(&self, earlier: &[Ply], before: &Position, m: Move) -> Vec<Event> {
        if self.mode() == Mode::Free {
            return Vec::new();
        }
        let after = before.after(m);
        let stood = earlier
            .iter()
            .filter(|it| laws::same_position(it.before.board(), after.board()))
            .count();
        let notes = laws::notes_on_move(before, m, earlier.len() + 1, stood + 1);
        notes
            .into_iter()
            .filter(|note| !matches!(note, ArbiterNote::IllegalMove { .. }))
            .map(noted)
            .collect()
    }

    /// 7.5.b: an illegal move counts once it is completed. Making a move completes the same player's move before it
    /// (6.2.a.2), and itself at once while no clock runs.
    pub(super) fn notes_on_completion(&self, m: Move) -> Vec<Event> {
        let side = self.position().board().turn();
        let open = self
            .plies()
            .iter()
            .enumerate()
            .filter(|(_, ply)| ply.side() == side && !ply.completion.is_completed());
        let mut notes = open
            .flat_map(|(index, ply)| self.illegal_move_note(index, &ply.before, ply.m))
            .collect::<Vec<_>>();
        if self.completes_at_once() {
            notes.extend(self.illegal_move_note(self.plies().len(), self.position(), m));
        }
        notes
    }

    /// Returns the note on the half-move of that index, counted from 0, if it is illegal in the position before it.
    pub(super) fn illegal_move_note(&self, index: usize, before: &Position, m: Move) -> Vec<Event> {
        let ply = u16::try_from(index + 1).unwrap_or(u16::MAX);
        match before.is_legal_as_it_stands(m) {
            Some(false) => self.in_event(ArbiterNote::IllegalMove { ply, m }),
            Some(true) | None => Vec::new(),
        }
    }

    pub(super) fn in_event(&self, note: ArbiterNote) -> Vec<Event> {
        match self.mode() {
            Mode::Event => vec![noted(note)],
            Mode::Free => Vec::new(),
        }
    }
}
