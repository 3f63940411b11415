//! A draw is claimed, and what becomes of the intended move (9.2 to 9.5).

use super::Game;
use super::ask::{is_agreed, resignation};
use crate::game::laws::Handled;
use crate::game::{ClaimFinding, ClaimGround, DrawClaim, Moment, MoveAsSaid, Pending, WrittenClaim};

/// The move with which a draw was claimed, as it stands on the sheet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Intended {
    /// The move.
    pub m: MoveAsSaid,
    /// True once the claim was found wrong: it is to be made.
    pub is_due: bool,
}

/// What the half-move to come has already.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct ToCome {
    /// The move with which a draw is claimed.
    pub intended: Option<Intended>,
    /// True if a draw was offered with it.
    pub is_offered: bool,
    /// True if that offer lies in a claim, or the claim is written with its move.
    pub is_claimed: bool,
}

impl Game {
    /// Returns the move with which a draw is claimed, while it is written and not made.
    pub fn intended(&self) -> Option<MoveAsSaid> {
        self.to_come.intended.map(|it| it.m)
    }

    /// Returns it once it is to be made, because the claim was wrong.
    pub fn intended_due(&self) -> Option<MoveAsSaid> {
        self.to_come.intended.filter(|it| it.is_due).map(|it| it.m)
    }

    pub(super) fn claim_a_draw(&mut self, claim: Box<DrawClaim>, stopped: bool, at: Moment) {
        self.to_come.intended = claim.intended().map(|m| Intended { m, is_due: false });
        let is_an_offer = match claim.ground {
            ClaimGround::Threefold | ClaimGround::FiftyMoves => self.rules.claim_is_an_offer,
            ClaimGround::CannotWin | ClaimGround::NoEffort => self.rules.finish_claim_is_an_offer,
            // G.4.
            ClaimGround::Seconds => true,
        };
        // 9.1.b.3: the opponent may answer before the arbiter looks.
        if is_an_offer && self.offer.is_none() {
            self.offer_draw(claim.side);
        }
        let is_written = (is_an_offer && self.to_come.is_offered) || self.to_come.intended.is_some();
        self.to_come.is_claimed = is_written && claim.ground != ClaimGround::Seconds;
        self.pending = Some(Pending::Claim(Some(claim)));
        if stopped {
            self.stop(at);
        }
    }

    /// 9.5.b: after a wrong claim the intended move is made; Articles 3 and 4: one that cannot be made binds to its piece,
    /// whichever of the two words the arbiter enters.
    pub(super) fn decide_the_claim(&mut self, found: ClaimFinding) {
        let claim = match self.pending.take() {
            Some(Pending::Claim(claim)) => claim.map(|it| *it),
            _ if self.postponed.is_empty() => None,
            _ => Some(self.postponed.remove(0)),
        };
        match found {
            ClaimFinding::Right => {}
            ClaimFinding::Postponed => self.postponed.extend(claim),
            ClaimFinding::Wrong if !is_intended_illegal(self) => {
                if let Some(intended) = &mut self.to_come.intended {
                    intended.is_due = true;
                }
            }
            ClaimFinding::Wrong | ClaimFinding::Illegal => {
                let intended = self.to_come.intended.take();
                self.to_come.is_claimed &= self.to_come.is_offered;
                self.handled.extend(intended.map(|it| Handled::Touched(it.m.m.from)));
            }
        }
    }

    /// Returns the claims in a quickplay finish on which the arbiter has postponed the decision: also behind a flag, and while
    /// nothing else has ended the game (G.5.b).
    pub fn postponed_claims(&self) -> impl Iterator<Item = &DrawClaim> {
        let is_by_the_flag = self.outcome.is_none() || self.flag().is_some();
        let is_ended = self.is_ended() || resignation(self).is_some() || is_agreed(self) || self.annulled.is_some();
        self.postponed.iter().filter(move |_| is_by_the_flag && !is_ended)
    }

    /// Returns the claim that ended the game and is left to an arbiter who was not there (G.6).
    pub fn written_claim(&self) -> Option<&WrittenClaim> {
        self.written_claim.as_ref()
    }

    /// Returns true while that arbiter has not decided.
    pub fn is_left_to_an_arbiter(&self) -> bool {
        self.written_claim.is_some() && self.outcome.is_none()
    }

    pub(super) fn leave_the_claim(&mut self, checked: bool, at: Moment) {
        if let Some(Pending::Claim(Some(claim))) = self.pending.take() {
            let claim = *claim;
            self.written_claim = Some(WrittenClaim { claim, checked });
        }
        self.answer_offer();
        self.stop_clock(at);
    }
}

/// Returns true if the move with which a draw is claimed is illegal; after a dash that is not known.
fn is_intended_illegal(game: &Game) -> bool {
    let is_known = game.dashes.is_empty();
    let intended = game.to_come.intended.filter(|_| is_known);
    intended.is_some_and(|intended| game.position.is_legal(intended.m.m) == Some(false))
}
