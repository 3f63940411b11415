//! What becomes of half-moves that are counted and not written (8.4), and of what is written in their place (8.5).

use shakmaty::Color;

use super::noted;
use crate::game::half_known::unwritten;
use crate::game::laws::Subject;
use crate::game::own_sheet::is_written_elsewhere;
use crate::game::{ArbiterNote, Clock, ClockKind, Event, Game, Mode, MoveAsSaid, Refusal};

impl Game {
    /// Whether the time is short enough for it is the arbiter's to judge: the clock that counts may be another one, and
    /// nobody tells the player what a refusal would tell (12.6). Once a flag fell the sheet comes first (8.5), which
    /// [`crate::game::Pending::CatchingUp`] says.
    pub(super) fn decide_dash(&self) -> Result<Vec<Event>, Refusal> {
        self.started()?;
        if self.announced().is_some() {
            return Err(Refusal::MakeFirst);
        }
        if self.borrower() == Some(self.turn()) && self.announces(self.turn()) {
            return Err(Refusal::ReturnFirst);
        }
        let mut events = vec![Event::Dashed { side: self.turn() }];
        if self.dashes().is_empty() && !is_written_elsewhere(self) {
            let ply = number_of(self.plies().len());
            events.extend(self.in_event(ArbiterNote::DashesBegan { ply }));
        }
        Ok(events)
    }

    pub(super) fn decide_strike_dash(&self) -> Result<Vec<Event>, Refusal> {
        let last = self
            .dashes()
            .last()
            .filter(|it| it.m.is_none())
            .ok_or(Refusal::NoDash)?;
        // On the clock of the program the press is a half-move; one on the table may be pressed once more. In free mode no
        // arbiter is there to give a press back.
        let is_ours = self.opening().clock == ClockKind::Program;
        let is_pressed = is_ours
            && last.completion.is_pressed()
            && self.clock().and_then(Clock::running).is_some_and(|it| it != last.side);
        match is_pressed && self.mode() == Mode::Event {
            true => Err(Refusal::TooLateToCorrect),
            false => Ok(vec![Event::DashStruck]),
        }
    }

    pub(super) fn decide_fill(&self, MoveAsSaid { m, said }: MoveAsSaid) -> Result<Vec<Event>, Refusal> {
        if self.dashes().is_empty() {
            return Err(Refusal::NoDash);
        }
        // What is known behind the dash follows it.
        let known = self.dashes().iter().skip(1).map_while(|it| it.m);
        let filled = std::iter::once(MoveAsSaid::new(m, said)).chain(known);
        let mut events: Vec<Event> = (self.plies().len()..)
            .zip(filled)
            .map(|(index, MoveAsSaid { m, said })| Event::DashFilled {
                ply: number_of(index),
                m,
                said,
            })
            .collect();
        if self.mode() == Mode::Event && self.dashes().len() == events.len() && !is_written_elsewhere(self) {
            events.push(noted(ArbiterNote::DashesFilled));
        }
        Ok(events)
    }

    /// 8.6: what is not proved counts as not made, and the next move begins the next period, though dashes are left.
    pub(super) fn decide_number(&self, number: u16) -> Result<Vec<Event>, Refusal> {
        self.by_the_arbiter(Subject::UnprovenMoves)?;
        if self.announced().is_some() {
            return Err(Refusal::MakeFirst);
        }
        let (next, _) = self.to_move();
        match u32::from(number) > next {
            true => Ok(vec![Event::Numbered { number }]),
            false => Err(Refusal::NumberGoneBy(next)),
        }
    }

    /// 8.5.b: the opponent's sheet is borrowed on the own move. Ours is lent by the arbiter, who sees to it.
    pub(super) fn decide_borrowing(&self, side: Color) -> Result<Vec<Event>, Refusal> {
        if self.turn() != side || self.announced().is_some() {
            return Err(Refusal::BorrowOnOwnMove);
        }
        if self.borrower().is_some() {
            return Err(Refusal::ReturnFirst);
        }
        let events = vec![Event::SheetBorrowed { side }];
        match self.announces(side) {
            true => Ok(events),
            false => self.on_the_word_of_the_arbiter(events),
        }
    }

    /// Says whether every half-move is written; what goes on from the position, or compares sheets, needs all of them.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::FillFirst`] with the number of dashes.
    pub fn is_written(&self) -> Result<(), Refusal> {
        match unwritten(self) {
            0 => Ok(()),
            dashes => Err(Refusal::FillFirst(dashes)),
        }
    }
}

/// Returns the number of the half-move with that index.
fn number_of(index: usize) -> u16 {
    u16::try_from(index + 1).unwrap_or(u16::MAX)
}
