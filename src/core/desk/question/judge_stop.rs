//! Was the reason for which a player stopped the clocks one? The arbiter says so before the game goes on.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::Command;
use crate::game::laws::Subject;
use crate::language::{CommandWord, Message};

/// Was it one?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct JudgeStop;

impl OpenQuestion for JudgeStop {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Resume)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.judge_the_stop(true)
    }

    fn deny(&self, table: &mut Table) -> Option<Next> {
        Some(table.judge_the_stop(false))
    }
}

impl Table {
    /// `/resume`: the game goes on; before that the arbiter says of a reason without a name whether it was one (6.12.d).
    pub(in crate::desk) fn resume(&mut self) -> Next {
        let stopper = self.game.who_stopped_for_another_reason();
        match stopper.filter(|_| self.game.has_an_arbiter()) {
            Some(side) => self.ask_whether_it_was_a_reason(side),
            None => {
                self.settle(Command::Resume);
                Next::Done
            }
        }
    }

    fn ask_whether_it_was_a_reason(&mut self, side: Color) -> Next {
        let message = Message::StopReasonAsk {
            side: self.speaker.side(side),
        };
        let message = self.cited_by(Subject::StopsWithoutReason, message);
        self.ask(JudgeStop, Information::OwnEntry, &message)
    }

    fn judge_the_stop(&mut self, valid: bool) -> Next {
        if self.settle(Command::JudgeStop { valid }) {
            self.settle(Command::Resume);
        }
        Next::Done
    }
}
