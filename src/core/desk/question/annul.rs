//! Annul the game, because it was begun wrongly? Only yes does it (7.2.1).

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::laws::Subject;
use crate::game::{Command, IrregularityKind};
use crate::language::{CommandWord, Message};

/// Is the game annulled?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Annul;

impl OpenQuestion for Annul {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Irregularity)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_to_annul()
    }

    fn confirm(&self, table: &mut Table) -> Next {
        let kind = IrregularityKind::Start;
        table.settle(Command::EnterIrregularity { kind, side: None });
        Next::Done
    }
}

impl Table {
    pub(in crate::desk) fn ask_to_annul(&mut self) -> Next {
        let subject = match self.game.adjournment().is_lost {
            true => Subject::PositionLost,
            false => Subject::WrongStart,
        };
        // What is too late for a claim is annulled by no article: the arbiter has read that, and is asked for more than a claim.
        let is_too_late = self.game.set_up_stands_since().filter(|_| subject == Subject::WrongStart);
        let message = match is_too_late {
            Some(_) => Message::AnnulLateAsk,
            None => self.cited_by(subject, Message::AnnulAsk),
        };
        self.ask(Annul, Information::OwnEntry, &message)
    }
}
