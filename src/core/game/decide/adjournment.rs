//! What becomes of an adjournment: sealing, the envelope, and going on (E).

use shakmaty::Color;

use crate::game::adjournment::{AdjournmentStep, SealedMove, SealingStep, presence};
use crate::game::laws::Subject;
use crate::game::moment::milliseconds;
use crate::game::{Allowed, ArbiterNote, Event, Game, Moment, Move, MoveAsSaid, Refusal};

impl Game {
    pub(super) fn decide_adjournment(&self, at: Moment, step: AdjournmentStep) -> Result<Vec<Event>, Refusal> {
        match &step {
            AdjournmentStep::Sealed { .. } => self.may_seal()?,
            AdjournmentStep::MadeOnBoard { .. } => self.is_being_sealed()?,
            AdjournmentStep::Taken { what } => self.may_take(*what)?,
            AdjournmentStep::Presence { .. } | AdjournmentStep::Lost => self.waits_adjourned()?,
            AdjournmentStep::Named { .. } | AdjournmentStep::Resumes(_) => self.waits_adjourned()?,
            AdjournmentStep::Checked { item } => {
                self.waits_adjourned()?;
                if let Some(lacking) = self.envelope_lacks(at).first() {
                    return Err(Refusal::EnvelopeLacks(*lacking));
                }
                if self.adjournment().next_item() != Some(*item) {
                    return Err(Refusal::NothingToDo);
                }
            }
            AdjournmentStep::ClockStarted { side } => self.may_wait_for(*side)?,
            AdjournmentStep::Opened => self.may_open()?,
            AdjournmentStep::Faulty { .. } => self.is_open()?,
        }
        Ok(vec![Event::Adjourning { step: Box::new(step) }])
    }

    /// E.1.a: whoever has the move seals, until the clocks stand; what was made on the board stays.
    fn may_seal(&self) -> Result<(), Refusal> {
        self.is_being_sealed()?;
        match self.announces(self.turn()) {
            true => Ok(()),
            false => Err(Refusal::NotYourTurn),
        }
    }

    fn is_being_sealed(&self) -> Result<(), Refusal> {
        if !self.is_sealing() {
            return Err(Refusal::NothingSealed);
        }
        match self.adjournment().sealed {
            Some(SealedMove::OnBoard(_)) => Err(Refusal::SealedOnTheBoard),
            Some(SealedMove::Copy(_)) | None => Ok(()),
        }
    }

    /// E.1.a: written, into the envelope, sealed; in this order.
    fn may_take(&self, step: SealingStep) -> Result<(), Refusal> {
        match (self.is_sealing(), self.adjournment().next_step()) {
            (false, _) => Err(Refusal::NothingSealed),
            (true, Some(next)) if next == step => Ok(()),
            (true, Some(next)) => Err(Refusal::SealingLacks(next)),
            (true, None) => Err(Refusal::NothingToDo),
        }
    }

    /// Says what of the sealing is missing before the clocks are stopped. The copy of the program is enough where the arbiter
    /// allows it, and not since 2023 (I.1).
    pub(super) fn is_sealed(&self) -> Result<(), Refusal> {
        let may_be_alone = !self.rules().sealed_on_paper && self.is_allowed(Allowed::SealedHere);
        let has_a_copy = matches!(self.adjournment().sealed, Some(SealedMove::Copy(_)));
        match self.adjournment().next_step() {
            Some(_) if may_be_alone && has_a_copy => Ok(()),
            Some(next) => Err(Refusal::SealingLacks(next)),
            None => Ok(()),
        }
    }

    /// Returns true if the arbiter allowed something.
    pub fn is_allowed(&self, what: Allowed) -> bool {
        self.opening().event.as_ref().is_some_and(|it| it.allows(what))
    }

    /// Where a game is adjourned its arbiter writes and opens the envelope.
    fn waits_adjourned(&self) -> Result<(), Refusal> {
        match self.is_adjourned() {
            true => self.by_the_arbiter(Subject::EnvelopeKept),
            false => Err(Refusal::NothingAdjourned),
        }
    }

    /// E.9.b, E.11: the clock of who must reply goes while the envelope is closed. E.9.c: that of who sealed, once the reply is
    /// sealed too.
    fn may_wait_for(&self, side: Color) -> Result<(), Refusal> {
        if self.is_sealing() {
            self.by_the_arbiter(Subject::SealerAbsent)?;
            self.is_sealed()?;
        } else {
            self.waits_adjourned()?;
        }
        let is_absent = presence(self, side) == Some(false);
        match side != self.turn() && is_absent && self.adjournment().waits_for.is_none() {
            true => Ok(()),
            false => Err(Refusal::NothingToDo),
        }
    }

    /// E.7: the envelope is opened when the player who must reply is there.
    fn may_open(&self) -> Result<(), Refusal> {
        self.waits_adjourned()?;
        if self.adjournment().is_opened {
            return Err(Refusal::NothingToDo);
        }
        match presence(self, !self.turn()) {
            Some(true) => Ok(()),
            Some(false) | None => Err(Refusal::ReplierAbsent(!self.turn())),
        }
    }

    fn is_open(&self) -> Result<(), Refusal> {
        self.waits_adjourned()?;
        let adjournment = self.adjournment();
        match adjournment.is_opened || adjournment.is_lost {
            true => Ok(()),
            false => Err(Refusal::EnvelopeClosed),
        }
    }

    /// E.9.a: the sealed move is executed, and the clock of who must reply is started.
    pub(super) fn decide_sealed_move(&self, at: Moment, m: MoveAsSaid, offer: bool) -> Result<Vec<Event>, Refusal> {
        self.is_open()?;
        if presence(self, !self.turn()) != Some(true) {
            return Err(Refusal::ReplierAbsent(!self.turn()));
        }
        let side = self.turn();
        let MoveAsSaid { m, said } = m;
        let mut events = sealed_otherwise(self, m);
        events.push(Event::Resumed);
        match self.announces(side) {
            true => events.extend([Event::Announced { m, said, offer: false }, Event::Made { m }]),
            false => events.push(Event::Repeated { m, said }),
        }
        events.extend(offer.then_some(Event::OfferedDraw { side, irregular: false }));
        if self.has_clock() {
            let left = self.clock().map(|clock| {
                let mut clock = clock.clone();
                clock.run(side, at);
                milliseconds(clock.left_after_press_of(side, at))
            });
            events.push(Event::Pressed { side, left });
        }
        Ok(events)
    }
}

/// E.1.a: a move that was made on the board after the word to seal is the one to seal; another in the envelope is the arbiter's
/// to decide on.
fn sealed_otherwise(game: &Game, read: Move) -> Vec<Event> {
    match &game.adjournment().sealed {
        Some(SealedMove::OnBoard(made)) if made.m != read => vec![Event::ArbiterNoted {
            note: ArbiterNote::SealedOtherwise { m: made.m },
        }],
        _ => Vec::new(),
    }
}
