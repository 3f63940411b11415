//! Take the result back? Only yes does it.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::language::{CommandWord, Message};

/// Is the game to go on, after its result was written?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct TakeBackResult;

impl OpenQuestion for TakeBackResult {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Result)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_to_take_back()
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.take_back_result().into()
    }
}

impl Table {
    pub(in crate::desk) fn ask_to_take_back(&mut self) -> Next {
        let Some(outcome) = self.game.outcome() else {
            if self.game.is_left_to_an_arbiter() {
                return self.ask(TakeBackResult, Information::OwnEntry, &Message::ClaimTakeBackAsk);
            }
            // It stands, and its yes is refused.
            return Next::ask(TakeBackResult);
        };
        let message = Message::ResultTakeBackAsk {
            result: self.speaker.result(outcome),
        };
        self.ask(TakeBackResult, Information::OwnEntry, &message)
    }
}
