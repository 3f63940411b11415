//! Go back to the last agreement of the sheets and strike what follows? Only yes does it.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Desk, retell};
use crate::language::{CommandWord, MessageId};

/// Is the game to go on from this half-move?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Restore {
    /// How many half-moves stay.
    pub(super) ply: u16,
}

impl OpenQuestion for Restore {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Restore)
    }

    fn enter(&self, desk: &mut Desk) {
        desk.question = Some((*self).into());
        desk.ask_to_restore(self.ply);
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.go_back_to(self.ply);
    }

    /// Another entry takes the place of the question.
    fn compared_line(&self, desk: &mut Desk, line: &str) -> bool {
        if line.is_empty() || desk.is_yes_or_no(line) || desk.is_a_no(line) {
            return false;
        }
        desk.question = None;
        desk.compared_line(line)
    }
}

impl Desk {
    /// Asks whether what is struck is to be struck, and names it.
    pub(in crate::desk) fn ask_to_restore(&mut self, ply: u16) {
        let Some(struck) = retell::struck_by_going_back(&self.table.game, ply) else {
            return;
        };
        self.question = Some(Restore { ply }.into());
        let telling = retell::struck(
            &struck,
            MessageId::RestoreAsk,
            Information::Comparison,
            &self.table.speaker,
        );
        self.table.tell(telling);
    }
}
