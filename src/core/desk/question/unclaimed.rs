//! Did a player claim it? Until 2009 the arbiter of a game that is not supervised calls no flag and acts on no illegal move
//! without a claim (A.4.c and A.4.d of 2009).

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::Command;
use crate::language::{CommandWord, Message};

/// Was it claimed? Only yes enters it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) enum Unclaimed {
    /// What the claim enters, and the command that then proposes what follows, if it is not a result.
    Enters(Command, Option<CommandWord>),
}

impl OpenQuestion for Unclaimed {
    fn enter(&self, table: &mut Table) -> Next {
        table.say(Information::OwnEntry, &Message::Cancelled).into()
    }

    fn confirm(&self, table: &mut Table) -> Next {
        let Self::Enters(claim, then) = self;
        match (table.settle(claim.clone()), then) {
            (true, Some(command)) => return Next::run(*command, "", false),
            (true, None) => table.propose_what_is_open(),
            (false, _) => {}
        }
        Next::Done
    }
}
