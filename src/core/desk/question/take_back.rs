//! Take the last half-move back, in a friendly game? It was asked aloud; only yes does it.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::Command;
use crate::language::{CommandWord, Message};

/// Do both agree to take the last half-move back?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct TakeBack;

impl OpenQuestion for TakeBack {
    fn is_of_weight(&self) -> bool {
        true
    }

    /// What is entered next may follow the move that was to be taken back.
    fn gives_way(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Undo)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_whether_both_agree()
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::TakeBack);
        Next::Done
    }
}

impl Table {
    /// `/undo`: asked aloud first, so that the opponent hears which move it is. In a pipe it stands for what both agreed on.
    pub(in crate::desk) fn undo(&mut self, piped: bool) -> Next {
        if let Err(refusal) = self.game.decide(self.now, Command::TakeBack) {
            return self.refuse(refusal).into();
        }
        self.settle(Command::AskToTakeBack);
        if self.means_it(piped) {
            self.settle(Command::TakeBack);
            return Next::Done;
        }
        self.ask_whether_both_agree()
    }

    fn ask_whether_both_agree(&mut self) -> Next {
        let Some(last) = self.game.plies().last() else {
            return Next::Done;
        };
        let m = self.speaker.phrase(&last.before, last.as_said()).into();
        self.ask(TakeBack, Information::OwnEntry, &Message::TakeBackAsk { m })
    }
}
