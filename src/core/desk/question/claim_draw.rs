//! Claim this draw? Only yes does it, for a claim stands.

use crate::desk::entry::AsEntered;
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::half_known::position_to_move;
use crate::game::{ClaimGround, DrawClaim};
use crate::language::{CommandWord, Message};

/// Is this claimed?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ClaimDraw(DrawClaim);

impl OpenQuestion for ClaimDraw {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn is_missed(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Claim)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_to_claim(self.0.clone())
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.claim_once_asked(self.0.clone())
    }
}

impl Table {
    /// Asks whether a draw is claimed, in words that say for what.
    pub(in crate::desk) fn ask_to_claim(&mut self, claim: DrawClaim) -> Next {
        let ground = Message::ClaimGroundNamed {
            ground: claim.ground.name().into(),
        };
        let ground = ground.into();
        let message = match claim.intended() {
            _ if claim.ground == ClaimGround::Seconds => Message::SecondsAsk,
            _ if self.game.is_decided_elsewhere(claim.ground) => Message::ClaimAskEnds { ground },
            Some(m) => Message::ClaimAskWith {
                ground,
                m: self
                    .speaker
                    .phrase_about(AsEntered::default(), &position_to_move(&self.game), m)
                    .into(),
            },
            None => Message::ClaimAsk { ground },
        };
        let message = match claim.side == self.side_that_speaks() {
            true => message,
            false => Message::ClaimAskOf {
                side: self.speaker.side(claim.side),
                ask: message.into(),
            },
        };
        self.ask(ClaimDraw(claim), Information::OwnEntry, &message)
    }

    /// 9.5: whether the clocks stop is the claimant's where the edition leaves it open.
    fn claim_once_asked(&mut self, claim: DrawClaim) -> Next {
        let is_open = !self.game.stops_the_clocks(claim.ground);
        let is_asked = is_open && self.game.has_clock() && !self.game.clocks_stand();
        match is_asked {
            true => self.ask_whether_the_clocks_stop(claim),
            false => self.make_the_claim(claim, true),
        }
    }
}
