//! What holds in rapid chess and blitz that nobody supervises (Appendices A and B).

use super::laws::Class;
use super::{ArbiterNote, Condition, Game, Refusal};
use shakmaty::Color;

impl Game {
    /// Returns true for rapid chess and blitz that nobody supervises (A.4, B.4 of 2014); that is laid down before the game.
    pub fn is_unsupervised(&self) -> bool {
        let laid_down = || self.opening().event.as_ref()?.conditions.get(Condition::Supervised);
        self.class() != Class::Standard && laid_down() == Some("no")
    }

    /// Returns after how many completed moves of both nobody complains of the set-up any more, once they are completed.
    pub fn set_up_stands_since(&self) -> Option<u8> {
        let moves = self.rules().set_up_complaints;
        let are_completed = |side| self.moves_completed(side) >= usize::from(moves);
        (self.is_unsupervised() && Color::ALL.into_iter().all(are_completed)).then_some(moves)
    }

    /// Returns true where the arbiter acts only on what a player claims (A4b, A4c, A4d of 2009).
    pub fn waits_for_claims(&self) -> bool {
        self.is_unsupervised() && !self.rules().arbiter_acts_unasked
    }

    /// Returns true for what stands in the log alone there: touches, illegal moves.
    pub fn is_for_the_log_alone(&self, note: &ArbiterNote) -> bool {
        let is_seen = matches!(
            note,
            ArbiterNote::IllegalMove { .. }
                | ArbiterNote::Touched { .. }
                | ArbiterNote::TouchNotKept { .. }
                | ArbiterNote::CorrectedToOtherPiece
        );
        is_seen && self.waits_for_claims()
    }

    /// A.5.1: nobody but the arbiter still opens what was set up wrongly.
    pub(super) fn may_complain_of_the_set_up(&self) -> Result<(), Refusal> {
        match self.set_up_stands_since().filter(|_| !self.has_an_arbiter()) {
            Some(moves) => Err(Refusal::SetUpStands(self.class(), moves)),
            None => Ok(()),
        }
    }

    /// A.5.2: an illegal move is claimed before the next move of who claims it is made. What was played is not looked at: a
    /// refusal tells nothing of it.
    pub(super) fn may_claim_an_illegal_move(&self, claimant: Option<Color>) -> Result<(), Refusal> {
        let stands = self.is_unsupervised() && self.rules().illegal_stands_after_reply && !self.has_an_arbiter();
        let has_moved = self.last_made().is_some_and(|it| Some(it.side) == claimant);
        match stands && has_moved {
            true => Err(Refusal::EarlierMovesStand(self.class())),
            false => Ok(()),
        }
    }
}
