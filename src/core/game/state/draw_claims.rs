//! A draw is claimed, and what becomes of the intended move (9.2 to 9.5).

use super::Game;
use crate::game::laws::Handled;
use crate::game::{ClaimFinding, DrawClaim, Moment, MoveAsSaid, Pending};

/// The move with which a draw was claimed, as it stands on the sheet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::game) struct Intended {
    /// The move.
    pub(in crate::game) m: MoveAsSaid,
    /// True once the claim was found wrong: it is to be made.
    pub(in crate::game) is_due: bool,
}

impl Game {
    /// Returns the move with which a draw is claimed, while it is written and not made.
    pub fn intended(&self) -> Option<MoveAsSaid> {
        self.intended.map(|it| it.m)
    }

    /// Returns it once it is to be made, because the claim was wrong.
    pub fn intended_due(&self) -> Option<MoveAsSaid> {
        self.intended.filter(|it| it.is_due).map(|it| it.m)
    }

    pub(super) fn claim_a_draw(&mut self, claim: Box<DrawClaim>, stopped: bool, at: Moment) {
        self.intended = claim.intended().map(|m| Intended { m, is_due: false });
        // 9.1.b.3: the opponent may answer before the arbiter looks.
        if self.rules.claim_is_an_offer && self.offer.is_none() {
            self.offer_draw(claim.side);
        }
        self.pending = Some(Pending::Claim(Some(claim)));
        if stopped {
            self.stop(at);
        }
    }

    /// 9.5.b: after a wrong claim the intended move is made; Articles 3 and 4: one that cannot be made binds to its piece. Which
    /// is so the arbiter says: what a player may enter afterwards tells nothing that nobody decided.
    pub(super) fn decide_the_claim(&mut self, found: ClaimFinding) {
        self.pending = None;
        match found {
            ClaimFinding::Right => {}
            ClaimFinding::Wrong => {
                if let Some(intended) = &mut self.intended {
                    intended.is_due = true;
                }
            }
            ClaimFinding::Illegal => {
                let intended = self.intended.take();
                self.handled.extend(intended.map(|it| Handled::Touched(it.m.m.from)));
            }
        }
    }
}
