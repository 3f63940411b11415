//! What becomes of corrections, and what the arbiter is told of what stands on the record.

use super::noted;
use crate::game::half_known::last_known;
use crate::game::laws::Subject;
use crate::game::state::Made;
use crate::game::{ArbiterNote, Clock, Completion, Event, Game, Mode, Move, MoveAsSaid, Refusal, ended_by_player};

impl Game {
    pub(super) fn decide_correct(&self, new: MoveAsSaid, offer: bool) -> Result<Vec<Event>, Refusal> {
        let old = self.correctable()?;
        if old.is_the_same(new) && !offer {
            return Err(Refusal::SameMove);
        }
        if self.announced().is_some() {
            self.keeps_to_the_claim(new)?;
        }
        if offer {
            ended_by_player::offer_consent(self)?;
        }
        let (old, MoveAsSaid { m: new, said }) = (old.m, new);
        let mut events = vec![Event::Corrected { old, new, said, offer }];
        if let (None, Some(last)) = (self.announced(), self.last_made()) {
            events.extend(offer.then_some(Event::OfferedDraw {
                side: last.side,
                irregular: false,
            }));
        }
        Ok(events)
    }

    /// Returns the move that may still be corrected: that of either side until the clock of the other is started (D.2.7).
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::TooLateToCorrect`] once that clock runs.
    pub fn correctable(&self) -> Result<MoveAsSaid, Refusal> {
        let last = last_said(self)?;
        // Between friends the clock of the one who is not served is pressed by the entry itself: a slip of the keys is put right.
        let is_bound = |made: Made| self.mode() == Mode::Event || self.announces(made.side);
        let is_pressed = |made: Made| is_bound(made) && self.opponents_clock_ran_after(made);
        match self.announced().is_none() && self.last_made().is_some_and(is_pressed) {
            true => Err(Refusal::TooLateToCorrect),
            false => Ok(last),
        }
    }

    pub(super) fn opponents_clock_ran_after(&self, last: Made) -> bool {
        let runs_now = self.clock().and_then(Clock::running) == Some(!last.side);
        match last.completion {
            Completion::Pressed(_) => true,
            Completion::Unpressed | Completion::Untold => runs_now,
            // The opponent's move is made before it is entered: a press that was told before is the one of that move, unless the
            // clock of that side was let go on since. Of the own move it may have been one key too many.
            Completion::PressedAhead(_) => {
                !self.announces(last.side) && self.clock().and_then(Clock::running) != Some(last.side)
            }
            Completion::Open => false,
        }
    }

    /// 8.3: where the device failed another sheet is kept, by the arbiter's word.
    pub(super) fn decide_replacement(&self) -> Result<Vec<Event>, Refusal> {
        self.by_the_arbiter(Subject::SheetOwner)?;
        match self.replaced_after() {
            None => Ok(vec![Event::SheetReplaced]),
            Some(_) => Err(Refusal::SheetReplaced),
        }
    }

    /// 8.3: the sheet of a game that is over is handed over once.
    pub(super) fn decide_handing_over(&self) -> Result<Vec<Event>, Refusal> {
        match self.is_over() {
            false => Err(Refusal::NoResult),
            true if self.is_handed_over() => Err(Refusal::HandedOver),
            true => Ok(vec![Event::HandedOver]),
        }
    }

    /// An entry of the sheet is struck and rewritten at any time; nothing is announced, no clock changes.
    pub(super) fn decide_rewrite(
        &self,
        ply: u16,
        new: MoveAsSaid,
        initials: Option<String>,
    ) -> Result<Vec<Event>, Refusal> {
        let index = usize::from(ply).checked_sub(1).ok_or(Refusal::NotOnSheet)?;
        let entry = self.plies().get(index).ok_or(Refusal::NotOnSheet)?;
        if entry.as_said().is_the_same(new) {
            return Err(Refusal::SameEntry);
        }
        if initials.as_deref().is_some_and(|it| !self.knows_the_arbiter(it)) {
            return Err(Refusal::UnknownArbiter);
        }
        let (old, MoveAsSaid { m, said }) = (entry.m, new);
        let note = ArbiterNote::SheetCorrected {
            ply,
            old,
            new: m,
            initials: initials.clone(),
        };
        let mut events = vec![Event::SheetCorrected {
            ply,
            old,
            new: m,
            said,
            initials,
        }];
        events.extend(self.in_event(note));
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

    pub(super) fn in_event(&self, note: ArbiterNote) -> Vec<Event> {
        match self.mode() {
            Mode::Event => vec![noted(note)],
            Mode::Free => Vec::new(),
        }
    }
}

/// Returns the move that was announced or entered last, and that a correction is about.
///
/// # Errors
///
/// Returns [`Refusal::NothingToCorrect`] at the beginning, and [`Refusal::FillFirst`] after a dash.
pub fn last_said(game: &Game) -> Result<MoveAsSaid, Refusal> {
    if let Some(announced) = game.announced() {
        return Ok(announced.as_said());
    }
    if let Some((_, known)) = last_known(game) {
        return Ok(known);
    }
    game.is_written()?;
    let last = game.plies().last().ok_or(Refusal::NothingToCorrect)?;
    Ok(last.as_said())
}
