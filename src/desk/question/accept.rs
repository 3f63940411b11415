//! Accept the draw? Only yes does it.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::Desk;
use crate::game::Command;
use crate::language::{CommandWord, MessageId};

/// Accept the draw, on behalf of this side?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Accept(Color);

impl OpenQuestion for Accept {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Accept)
    }

    fn enter(&self, desk: &mut Desk) {
        desk.ask_to_accept(self.0);
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.table.settle(Command::AcceptDraw(self.0));
    }
}

impl Desk {
    /// Takes a draw that was offered; asks first, where a hand may slip.
    pub(in crate::desk) fn accept(&mut self, side: Color, piped: bool) {
        match self.table.game.decide(self.table.now, Command::AcceptDraw(side)) {
            Err(refusal) => self.table.refuse(refusal),
            Ok(_) if self.table.means_it(piped) => {
                self.table.settle(Command::AcceptDraw(side));
            }
            Ok(_) => self.ask_to_accept(side),
        }
    }

    fn ask_to_accept(&mut self, side: Color) {
        self.ask(Accept(side), Information::OwnEntry, &MessageId::AcceptAsk.into());
    }
}
