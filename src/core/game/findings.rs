//! What the arbiter is told that follows from the opening and the moves alone: a device authorised on another day, an illegal
//! move, mate, a position that stands again, another piece than the one touched.
//!
//! It is worked out wherever an arbiter reads the record, and never written: a player may read the journal of a running game
//! (11.3.a, 12.6), and its length must not tell either.

use super::ended_by_player::is_draw_by_laws;
use super::half_known::position_to_move;
use super::laws::{Bound, Due, Handled, OnIllegalPosition};
use super::offences::is_taken_as_completed;
use super::{ArbiterNote, Event, Game, Mode, Move, Ply, Position, Recorded, StopReason, laws, unreplaced_pawn};
use shakmaty::Color;

impl ArbiterNote {
    /// Returns true for what follows from the opening and the moves alone. Journals of earlier versions hold such notes; they
    /// are worked out all the same.
    pub fn is_a_finding(&self) -> bool {
        match self {
            ArbiterNote::IllegalMove { .. }
            | ArbiterNote::EnteredOtherwise { .. }
            | ArbiterNote::Checkmate
            | ArbiterNote::Stalemate
            | ArbiterNote::DeadPosition
            | ArbiterNote::Fivefold
            | ArbiterNote::FivefoldApart
            | ArbiterNote::SeventyFiveMoves
            | ArbiterNote::CorrectedToOtherPiece
            | ArbiterNote::Touched { .. }
            | ArbiterNote::TouchNotKept { .. }
            | ArbiterNote::Corrected { .. }
            | ArbiterNote::DrawClaimed { .. }
            | ArbiterNote::IntendedNotMade { .. }
            | ArbiterNote::ResignationMayDraw { .. }
            | ArbiterNote::IllegalMoveClaimed { .. }
            | ArbiterNote::IllegalPosition { .. }
            | ArbiterNote::AuthorisedAnotherDay => true,
            ArbiterNote::MismatchWatch
            | ArbiterNote::CalledForResult
            | ArbiterNote::CorrectionLate { .. }
            | ArbiterNote::Called
            | ArbiterNote::EndedByPlayer { .. }
            | ArbiterNote::IrregularOffer { .. }
            | ArbiterNote::ClaimRefused { .. }
            | ArbiterNote::NotTaken { .. }
            | ArbiterNote::Asks { .. }
            | ArbiterNote::Irregular { .. }
            | ArbiterNote::PlayedUnstarted
            | ArbiterNote::PressedUnmade
            | ArbiterNote::SheetCorrected { .. }
            | ArbiterNote::BoardsDiffer
            | ArbiterNote::SealedOtherwise { .. }
            | ArbiterNote::Stopped { .. }
            | ArbiterNote::NotRepeated { .. }
            | ArbiterNote::DefaultTimePassed { .. }
            | ArbiterNote::DashesBegan { .. }
            | ArbiterNote::DashesFilled
            | ArbiterNote::WrongSecret
            | ArbiterNote::OtherCommand(_)
            | ArbiterNote::NoticeRemoved
            | ArbiterNote::NoticeMissing
            | ArbiterNote::StoodStill { .. }
            | ArbiterNote::BatteryLow { .. } => false,
        }
    }
}

/// Returns every note for the arbiter with its line, as it was written or follows from the moves, in their order.
pub fn notes_in(journal: &[Recorded]) -> Vec<(&Recorded, ArbiterNote)> {
    let Ok(mut game) = Game::replay(&journal[..journal.len().min(1)]) else {
        return Vec::new();
    };
    let mut notes = Vec::new();
    for recorded in journal {
        let written = match &recorded.event {
            Event::ArbiterNoted { note } if !note.is_a_finding() => Some(note.clone()),
            _ => None,
        };
        let found = game.findings(&recorded.event);
        notes.extend(written.into_iter().chain(found).map(|note| (recorded, note)));
        game.apply(recorded);
    }
    notes
}

impl Game {
    /// Returns what the arbiter of an event is told of an event that is about to be applied. In free mode, in which the players
    /// are their own arbiters, that is what was touched and claimed; whatever else is asked about at the table.
    pub fn findings(&self, event: &Event) -> Vec<ArbiterNote> {
        let by_hand = self.on_a_touch(event).into_iter().chain(self.on_a_claim(event));
        match self.mode() {
            Mode::Free => by_hand.collect(),
            Mode::Event => {
                let otherwise = entered_otherwise(self, event);
                by_hand.chain(otherwise).chain(self.on_the_game(event)).collect()
            }
        }
    }

    /// 9.2 to 9.5: a claim is looked up in the record, and after a wrong one the intended move is made.
    fn on_a_claim(&self, event: &Event) -> Option<ArbiterNote> {
        match event {
            Event::ClaimedDraw { claim, .. } => Some(ArbiterNote::DrawClaimed {
                ground: claim.ground,
                check: laws::check_claim(self, claim),
            }),
            Event::Made { m } | Event::Repeated { m, .. } => {
                let due = self.intended_due().filter(|it| it.m != *m)?;
                let side = self.turn();
                Some(ArbiterNote::IntendedNotMade { side, m: due.m })
            }
            _ => None,
        }
    }

    fn on_the_game(&self, event: &Event) -> Vec<ArbiterNote> {
        match event {
            Event::Opened(opening) => {
                let another_day =
                    (opening.is_authorised_in_time() == Some(false)).then_some(ArbiterNote::AuthorisedAnotherDay);
                let ended = laws::notes_after(self.rules(), self.start(), &[]);
                let flaw = self.illegal_position(self.start());
                let illegal = flaw.map(|flaw| ArbiterNote::IllegalPosition { flaw, stays: false });
                another_day.into_iter().chain(ended).chain(illegal).collect()
            }
            // Behind a dash nobody knows what a move was, or what stands then.
            Event::Made { .. } | Event::Repeated { .. } if !self.dashes().is_empty() => Vec::new(),
            Event::Made { m } | Event::Repeated { m, .. } => {
                let mut notes = self.on_the_position(self.plies(), self.position(), *m);
                notes.extend(self.on_completion(*m));
                notes
            }
            Event::Corrected { old, new, .. } => {
                let corrected = ArbiterNote::Corrected { old: *old, new: *new };
                std::iter::once(corrected).chain(self.on_a_correction(*new)).collect()
            }
            // One after a mate ends nothing.
            Event::Resigned { side } if !self.is_ended() && is_draw_by_laws(self, *side) => {
                let draws = ArbiterNote::ResignationMayDraw { side: !*side };
                self.open_and_illegal().into_iter().chain([draws]).collect()
            }
            Event::StoppedFor {
                reason: StopReason::IllegalMove,
                side: Some(claimant),
            } => self.on_a_claim_of_an_illegal_move(*claimant).into_iter().collect(),
            // Nobody replies to it any more.
            Event::Resulted { .. } | Event::Resigned { .. } | Event::AcceptedDraw { .. } => {
                self.open_and_illegal().into_iter().collect()
            }
            Event::SheetCorrected { ply, new, .. } => match usize::from(*ply).checked_sub(1) {
                Some(index) if index < self.plies().len() => self.illegal_after(index, *new),
                Some(_) | None => Vec::new(),
            },
            Event::DashFilled { m, .. } => {
                let mut notes = self.on_the_position(self.plies(), self.position(), *m);
                let is_completed = self.dashes().first().is_some_and(|it| it.completion.is_completed());
                notes.extend(
                    is_completed
                        .then(|| illegal_move(self.plies().len(), self.position(), *m))
                        .flatten(),
                );
                notes
            }
            Event::Pressed { side, .. } | Event::PressProved { side, .. } if self.dashes().is_empty() => {
                let waits = |ply: &Ply| ply.side() == *side && ply.completion.takes_a_press();
                // One that was replied to was told then.
                let index = self
                    .plies()
                    .iter()
                    .rposition(waits)
                    .filter(|it| it + 1 == self.plies().len());
                let Some(index) = index else { return Vec::new() };
                let ply = &self.plies()[index];
                let note = self.open_and_illegal();
                note.into_iter()
                    .chain(self.illegal_position_stays(index, &ply.before, ply.m))
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// A.5.2: who claims an illegal move has not replied to it. While dashes stand nobody knows what it was.
    fn on_a_claim_of_an_illegal_move(&self, side: Color) -> Option<ArbiterNote> {
        let index = self.plies().len().checked_sub(1)?;
        let last = &self.plies()[index];
        let is_claimed = self.is_unsupervised() && self.dashes().is_empty() && last.side() != side;
        is_claimed.then(|| {
            let illegal = illegal_move(index, &last.before, last.m);
            let ply = illegal.and_then(|_| u16::try_from(index + 1).ok());
            ArbiterNote::IllegalMoveClaimed { side, ply }
        })
    }

    /// What was touched or let go and what it binds to (4.3 to 4.7), and a move that does not keep to it. Of a piece that was
    /// let go it is told when another move is announced, of one that was touched when another is made.
    fn on_a_touch(&self, event: &Event) -> Option<ArbiterNote> {
        let is_release = |it: &Handled| matches!(it, Handled::Released(_));
        let was_let_go = || self.handled().iter().any(is_release);
        // Of what was let go before the move was announced it was told then.
        let is_told = || {
            let before = self
                .announced()
                .and_then(|announced| self.handled().get(..announced.handled));
            before.is_some_and(|before| before.len() == self.handled().len() && before.iter().any(is_release))
        };
        match event {
            Event::Announced { m, .. } if was_let_go() => self.not_kept_by(*m),
            Event::Corrected { new, .. } if self.announced().is_some() && was_let_go() => self.not_kept_by(*new),
            Event::Made { .. } if is_told() => None,
            Event::Made { m } | Event::Repeated { m, .. } => self.not_kept_by(*m),
            Event::Lifted { .. } | Event::Touched { .. } | Event::Released { .. } => self.on_a_hand(event),
            _ => None,
        }
    }

    fn on_a_hand(&self, event: &Event) -> Option<ArbiterNote> {
        if let Some(how) = self.handled_by(event) {
            if self.handled().contains(&how) {
                return None;
            }
            let handled = [self.handled(), &[how]].concat();
            let due = self.bound_by(&handled).map(|it| it.due);
            let side = self.turn();
            return Some(ArbiterNote::Touched { side, handled, due });
        }
        // What the player does in the opponent's time executes a move, or feels.
        match event {
            Event::Touched { square, side } if *side != self.turn() || laws::waits_for_press(self) => {
                let handled = vec![Handled::Touched(*square)];
                let (side, due) = (*side, None);
                Some(ArbiterNote::Touched { side, handled, due })
            }
            _ => None,
        }
    }

    fn not_kept_by(&self, m: Move) -> Option<ArbiterNote> {
        let bound = self.bound_by(self.handled()).filter(|it| it.due != Due::Free)?;
        (!bound.is_kept_by(self.position(), m)).then_some(ArbiterNote::TouchNotKept {
            side: self.turn(),
            due: bound.due,
        })
    }

    /// While dashes stand nobody knows the position.
    pub(crate) fn bound_by(&self, handled: &[Handled]) -> Option<Bound> {
        let is_known = self.dashes().is_empty();
        is_known.then(|| laws::bound(self.position(), handled)).flatten()
    }

    fn on_a_correction(&self, new: Move) -> Vec<ArbiterNote> {
        if self.announced().is_some() {
            let uses = position_to_move(self).board().lifted_by(new);
            let is_another = self.lifted().is_some_and(|square| !uses.contains(&square));
            return is_another
                .then_some(ArbiterNote::CorrectedToOtherPiece)
                .into_iter()
                .collect();
        }
        let Some((last, earlier)) = self.plies().split_last().filter(|_| self.dashes().is_empty()) else {
            return Vec::new();
        };
        let mut notes = self.on_the_position(earlier, &last.before, new);
        if !last.completion.takes_a_press() {
            notes.extend(illegal_move(earlier.len(), &last.before, new));
        }
        notes
    }

    /// What holds of the position once `m` stands; an illegal move is told when it is completed.
    fn on_the_position(&self, earlier: &[Ply], before: &Position, m: Move) -> Vec<ArbiterNote> {
        let after = before.after(m);
        let stood = laws::times_stood(earlier.iter().map(|it| it.before.board()), after.board());
        let earlier = earlier.iter().map(|it| (&it.before, it.m));
        let made: Vec<(&Position, Move)> = earlier.chain([(before, m)]).collect();
        let mut notes = laws::notes_on_position(self.rules(), &made, &after, stood + 1);
        let flaw = self.illegal_position(after.board());
        let new = flaw.filter(|_| self.illegal_position(before.board()).is_none());
        notes.extend(new.map(|flaw| ArbiterNote::IllegalPosition { flaw, stays: false }));
        notes
    }

    /// A.5.4: the position was illegal when a move was made, and is once it is completed; told once.
    fn illegal_position_stays(&self, index: usize, before: &Position, m: Move) -> Option<ArbiterNote> {
        let is_waited_for = self.rules().illegal_position.get(self.class()) == OnIllegalPosition::Waits;
        self.illegal_position(before.board()).filter(|_| is_waited_for)?;
        let earlier = index.checked_sub(1).map(|it| &self.plies()[it].before);
        let is_told = earlier.is_some_and(|it| self.illegal_position(it.board()).is_some());
        let flaw = self.illegal_position(before.after(m).board()).filter(|_| !is_told)?;
        Some(ArbiterNote::IllegalPosition { flaw, stays: true })
    }

    /// 7.5.b: an illegal move counts once it is completed, by the press after it or, where nobody told of one, by the reply;
    /// while no clock runs it is completed at once.
    fn on_completion(&self, m: Move) -> Vec<ArbiterNote> {
        let mut notes: Vec<ArbiterNote> = self.open_and_illegal().into_iter().collect();
        if let Some(last) = self.plies().last().filter(|it| it.completion.takes_a_press()) {
            notes.extend(self.illegal_position_stays(self.plies().len() - 1, &last.before, last.m));
        }
        if self.completes_at_once() {
            notes.extend(illegal_move(self.plies().len(), self.position(), m));
            notes.extend(self.illegal_position_stays(self.plies().len(), self.position(), m));
        }
        notes
    }

    /// The last half-move, if the press after it was not told and it is illegal; there was no queen to mind where the arbiter
    /// made one of a pawn later.
    fn open_and_illegal(&self) -> Option<ArbiterNote> {
        let last = self.plies().last().filter(|it| it.completion.takes_a_press())?;
        let number = u16::try_from(self.plies().len()).unwrap_or(u16::MAX);
        let note = illegal_move(self.plies().len() - 1, &last.before, last.m);
        note.filter(|_| !unreplaced_pawn::precedes_queen(self, number))
    }

    /// What is illegal from a rewritten entry on, and was not before.
    fn illegal_after(&self, index: usize, m: Move) -> Vec<ArbiterNote> {
        let mut before = self.plies()[index].before.clone();
        let mut notes = Vec::new();
        for (later, ply) in self.plies().iter().enumerate().skip(index) {
            let stands = if later == index { m } else { ply.m };
            let number = u16::try_from(later + 1).unwrap_or(u16::MAX);
            let was_legal_then = unreplaced_pawn::precedes_queen(self, number);
            let was_illegal = later != index && ply.before.is_legal(ply.m) == Some(false);
            if !was_illegal && !was_legal_then && is_taken_as_completed(self, number) {
                notes.extend(illegal_move(later, &before, stands));
            }
            before.play(stands);
        }
        notes
    }
}

/// Returns the note on a half-move whose words name another piece, square, capture or promotion than the move has that the
/// board made of them: the squares say which piece it is, and the sheet has the words. If the board has none for them, that
/// is the note of an illegal move. After a dash the board is not known.
fn entered_otherwise(game: &Game, event: &Event) -> Option<ArbiterNote> {
    let made = game.plies().len();
    let is_known = game.dashes().is_empty();
    let (index, before, m, said) = match event {
        Event::Made { m } if is_known => (made, game.position(), *m, game.announced()?.said?),
        Event::Repeated { m, said } if is_known => (made, game.position(), *m, (*said)?),
        Event::DashFilled { m, said, .. } => (made, game.position(), *m, (*said)?),
        Event::Corrected { new, said, .. } if is_known && game.announced().is_none() => {
            let last = game.plies().last()?;
            (made.checked_sub(1)?, &last.before, *new, (*said)?)
        }
        Event::SheetCorrected { ply, new, said, .. } => {
            let index = usize::from(*ply).checked_sub(1)?;
            (index, &game.plies().get(index)?.before, *new, (*said)?)
        }
        _ => return None,
    };
    let board = before.board();
    let ply = u16::try_from(index + 1).unwrap_or(u16::MAX);
    (board.follows(m) && !said.is_all_of(board, m)).then_some(ArbiterNote::EnteredOtherwise { ply, m, said })
}

/// Returns the note on the half-move of that index, counted from 0, if it is illegal in the position before it.
fn illegal_move(index: usize, before: &Position, m: Move) -> Option<ArbiterNote> {
    let ply = u16::try_from(index + 1).unwrap_or(u16::MAX);
    (before.is_legal(m) == Some(false)).then_some(ArbiterNote::IllegalMove { ply, m })
}
