//! Take the result back? Only yes does it.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::Desk;
use crate::language::{CommandWord, Message, MessageId};

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

    fn enter(&self, desk: &mut Desk) {
        desk.ask_to_take_back();
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.table.take_back_result();
    }
}

impl Desk {
    pub(in crate::desk) fn ask_to_take_back(&mut self) {
        // Where there is no result any more the question stands, and its yes is refused.
        self.question = Some(TakeBackResult.into());
        let Some(outcome) = self.table.game.outcome() else {
            return;
        };
        let message = Message::new(MessageId::ResultTakeBackAsk).with("result", self.table.speaker.result(outcome));
        self.ask(TakeBackResult, Information::OwnEntry, &message);
    }
}
