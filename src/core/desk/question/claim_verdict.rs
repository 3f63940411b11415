//! Is the claim of a draw right? What draws the game only yes does.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::Command;
use crate::language::{CommandWord, Message};

/// Is the claim found right, or wrong?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ClaimVerdict {
    is_right: bool,
}

impl OpenQuestion for ClaimVerdict {
    fn is_of_weight(&self) -> bool {
        self.is_right
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Claim)
    }

    fn enter(&self, table: &mut Table) -> Next {
        match self.is_right {
            true => table.ask_whether_it_holds(true),
            false => self.confirm(table),
        }
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.decide_the_claim(self.is_right, false)
    }
}

impl Table {
    /// Asks whether the claim is found right, or wrong.
    pub(in crate::desk) fn ask_whether_it_holds(&mut self, is_right: bool) -> Next {
        let message = match is_right {
            true => Message::ClaimRightAsk,
            false => Message::ClaimWrongAsk,
        };
        self.ask(ClaimVerdict { is_right }, Information::EndOfGame, &message)
    }

    /// Puts on record what was found of the claim.
    pub(in crate::desk) fn decide_the_claim(&mut self, is_right: bool, is_illegal: bool) -> Next {
        let claimant = self.game.draw_claim().map(|it| it.side);
        let is_settled = self.settle(Command::DecideClaim { is_right, is_illegal });
        match claimant.filter(|_| is_settled && !is_right) {
            Some(side) => self.propose_for_wrong_claim(side),
            None => Next::Done,
        }
    }
}
