//! Call the arbiter? Enter confirms.

use crate::desk::question::OpenQuestion;
use crate::desk::{Next, Table};
use crate::game::Command;
use crate::language::CommandWord;

/// Is the arbiter to be called, for what no correction helps any more?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct CallArbiter;

impl OpenQuestion for CallArbiter {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Arbiter)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::CallArbiter);
        Next::Done
    }
}
