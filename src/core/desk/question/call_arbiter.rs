//! Call the arbiter? Enter confirms.

use crate::desk::question::OpenQuestion;
use crate::desk::{Next, Table};
use crate::game::{ArbiterNote, Command};
use crate::language::CommandWord;

/// Is the arbiter to be called, for what no correction helps any more?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct CallArbiter {
    /// What the arbiter reads of the reason.
    pub(in crate::desk) reason: Option<ArbiterNote>,
}

impl OpenQuestion for CallArbiter {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Arbiter)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        if table.settle(Command::CallArbiter)
            && let Some(reason) = &self.reason
        {
            table.settle(Command::NoteForTheArbiter(reason.clone()));
        }
        Next::Done
    }
}
