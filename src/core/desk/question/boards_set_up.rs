//! Does every board stand as it is to stand at the start (2.3)? It is asked before the clock is started, and recorded.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::laws::Subject;
use crate::game::{Command, Condition};
use crate::language::{CommandWord, Message};

/// Is it set up? With yes the clock starts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct BoardsSetUp;

impl OpenQuestion for BoardsSetUp {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Start)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        let laid_down = Command::LayDown {
            condition: Condition::BoardsSetUp,
            value: "yes".to_owned(),
        };
        if table.settle(laid_down) {
            table.settle(Command::Start);
        }
        Next::Done
    }
}

impl Table {
    pub(in crate::desk) fn ask_whether_the_boards_are_set_up(&mut self) -> Next {
        let boards = match self.game.opening().laid_down(Condition::TwoBoards) {
            Some("no") => "single",
            _ => "both",
        };
        let message = Message::BoardsSetUpAsk { boards: boards.into() };
        let message = self.cited_by(Subject::InitialPosition, message);
        self.ask(BoardsSetUp, Information::OwnEntry, &message)
    }
}
