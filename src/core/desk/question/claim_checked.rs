//! Has the opponent checked what is written down of the claim that ends the game? Enter says so, a dash that it was not
//! checked (D.1 of 2009, G.6, III.6).

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::laws::Subject;
use crate::game::{ClaimGround, Command};
use crate::language::{CommandWord, Message};

/// Is it checked?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ClaimChecked;

impl OpenQuestion for ClaimChecked {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Claim)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::LeaveClaim { checked: true });
        Next::Done
    }

    fn deny(&self, table: &mut Table) -> Option<Next> {
        table.settle(Command::LeaveClaim { checked: false });
        Some(Next::Done)
    }

    /// The claim has ended the game: nobody says later that it was checked.
    fn leave(&self, table: &mut Table) -> Option<Next> {
        self.deny(table)
    }
}

impl Table {
    /// Asks whether the opponent has checked the position, and the sheet where the claim is about how it was played.
    pub(in crate::desk) fn ask_whether_it_is_checked(&mut self) -> Next {
        let Some(claim) = self.game.draw_claim() else {
            return Next::Done;
        };
        let is_known = self.game.dashes().is_empty();
        let position = || self.position_in_words().into();
        let message = match claim.ground {
            _ if !is_known => Message::ClaimCheckOnPaper,
            ClaimGround::NoEffort => Message::ClaimCheckSheet { position: position() },
            _ => Message::ClaimCheckPosition { position: position() },
        };
        let message = self.cited_by(Subject::FinishUnsupervised, message);
        self.ask(ClaimChecked, Information::EndOfGame, &message)
    }
}
