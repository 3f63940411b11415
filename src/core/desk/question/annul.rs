//! Annul the game, because it was begun wrongly (7.2.1), or with reversed colours (7.3)? Only yes does it.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::laws::annulling;
use crate::game::{Command, IrregularityKind};
use crate::language::{CommandWord, Message};

/// Is the game annulled?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Annul {
    kind: IrregularityKind,
}

impl OpenQuestion for Annul {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Irregularity)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_to_annul(self.kind)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::Annul { kind: self.kind });
        Next::Done
    }
}

impl Table {
    pub(in crate::desk) fn ask_to_annul(&mut self, kind: IrregularityKind) -> Next {
        // What is too late for a claim is annulled by no article: the arbiter has read that, and is asked for more than a claim.
        let message = match annulling(&self.game, kind) {
            Some(subject) => self.cited_by(subject, Message::AnnulAsk),
            None => Message::AnnulLateAsk,
        };
        self.ask(Annul { kind }, Information::OwnEntry, &message)
    }
}
