//! Stop both clocks for the claim? Enter does it (9.5).

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::DrawClaim;
use crate::language::{CommandWord, Message};

/// Do the clocks stop with this claim?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ClaimStops(DrawClaim);

impl OpenQuestion for ClaimStops {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Claim)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.make_the_claim(self.0.clone(), true)
    }

    fn deny(&self, table: &mut Table) -> Option<Next> {
        Some(table.make_the_claim(self.0.clone(), false))
    }

    /// The claim was made with yes: the clocks run then.
    fn leave(&self, table: &mut Table) -> Option<Next> {
        self.deny(table)
    }
}

impl Table {
    pub(super) fn ask_whether_the_clocks_stop(&mut self, claim: DrawClaim) -> Next {
        self.ask(ClaimStops(claim), Information::OwnEntry, &Message::ClaimStopsAsk)
    }
}
