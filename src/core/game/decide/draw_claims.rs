//! What becomes of claims of a draw (9.2 to 9.5).

use crate::game::laws::Act;
use crate::game::{ClaimFinding, DrawClaim, Event, Game, MoveAsSaid, Outcome, PendingName, Refusal};

impl Game {
    /// A draw is claimed by who has the move and did nothing of it yet. Whether the claim holds is nobody's but the arbiter's.
    pub(super) fn decide_draw_claim(&self, claim: DrawClaim, stops: bool) -> Result<Vec<Event>, Refusal> {
        if self.draw_claim().is_some() {
            return Err(self.refusal_while(PendingName::Claim));
        }
        self.started()?;
        self.is_written()?;
        if self.turn() != claim.side {
            return Err(Refusal::ClaimOutOfTurn(claim.ground));
        }
        self.has_the_move()?;
        if self.announced().is_some() {
            return Err(Refusal::MakeFirst);
        }
        if self.rules().claim_lost_by == Act::Touch && self.lifted().is_some() {
            return Err(Refusal::ClaimLost);
        }
        Ok(vec![Event::ClaimedDraw {
            claim: Box::new(claim),
            stopped: self.has_clock() && (stops || self.rules().claim_stops_clocks),
        }])
    }

    /// 9.5: a claim that is right draws the game at once.
    pub(super) fn decide_on_the_claim(&self, found: ClaimFinding) -> Result<Vec<Event>, Refusal> {
        if self.draw_claim().is_none() {
            return Err(Refusal::NoClaim);
        }
        let outcome = Outcome::Draw;
        let drawn = (found == ClaimFinding::Right).then_some(Event::Resulted { outcome });
        self.on_the_word_of_the_arbiter(std::iter::once(Event::DecidedClaim { found }).chain(drawn).collect())
    }

    /// 9.5.b: after a claim that was wrong the intended move is made, and no other without the arbiter.
    pub(super) fn keeps_to_the_claim(&self, m: MoveAsSaid) -> Result<(), Refusal> {
        let is_another = |due: MoveAsSaid| due.m != m.m && !due.is_the_same(m);
        match self.intended_due().is_some_and(is_another) && self.arbiter().is_none() {
            true => Err(Refusal::IntendedMoveDue),
            false => Ok(()),
        }
    }
}
