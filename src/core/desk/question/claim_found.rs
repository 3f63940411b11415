//! Is this found of the claim of a draw? What draws the game only yes does.

use crate::desk::question::{OpenQuestion, hint_yes};
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::{ClaimFinding, ClaimGround, Command};
use crate::language::{CommandWord, Message};

/// Is it this?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ClaimFound(ClaimFinding);

impl OpenQuestion for ClaimFound {
    fn is_of_weight(&self) -> bool {
        self.0 == ClaimFinding::Right
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Claim)
    }

    fn enter(&self, table: &mut Table) -> Next {
        match self.is_of_weight() {
            true => {
                hint_yes(table);
                table.ask_what_is_found(self.0)
            }
            false => self.confirm(table),
        }
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.decide_the_claim(self.0)
    }
}

impl Table {
    /// Asks whether this is found of the claim.
    pub(in crate::desk) fn ask_what_is_found(&mut self, found: ClaimFinding) -> Next {
        let claim = self.game.claim_to_decide();
        let asked_by = claim.filter(|it| it.ground == ClaimGround::Seconds).map(|it| it.side);
        let message = match (found, asked_by) {
            (ClaimFinding::Right, Some(side)) if self.game.offer() == Some(side) => Message::SecondsRefusedAsk {
                side: self.speaker.side(!side),
            },
            (ClaimFinding::Right, Some(_)) => Message::SecondsGrantAsk,
            (ClaimFinding::Right, None) => Message::ClaimRightAsk,
            (ClaimFinding::Wrong | ClaimFinding::Illegal | ClaimFinding::Postponed, _) => Message::ClaimWrongAsk,
        };
        self.ask(ClaimFound(found), Information::EndOfGame, &message)
    }

    /// Puts on record what was found of the claim.
    pub(in crate::desk) fn decide_the_claim(&mut self, found: ClaimFinding) -> Next {
        let claim = self.game.claim_to_decide().cloned();
        let is_settled = self.settle(Command::DecideClaim(found));
        // A flag that the claim went before is next (G.5.b, III.5.2).
        if is_settled && found != ClaimFinding::Right && self.game.flag().is_some() {
            self.propose_what_is_open();
        }
        match claim.filter(|_| is_settled) {
            Some(claim) if claim.ground.is_of_the_finish() => self.propose_in_the_finish(&claim, found),
            Some(claim) if found != ClaimFinding::Right => self.propose_for_wrong_claim(claim.side),
            _ => Next::Done,
        }
    }
}
