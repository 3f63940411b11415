//! Resign? Only yes does it.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::Desk;
use crate::game::{Command, Refusal};
use crate::language::{CommandWord, Message, MessageId};

/// Does this side resign?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Resign(Color);

impl OpenQuestion for Resign {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Resign)
    }

    fn enter(&self, desk: &mut Desk) {
        desk.ask_to_resign(self.0);
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.table.settle(Command::Resign(self.0));
    }
}

impl Desk {
    /// `/resign`: of the one served, or of the side behind it.
    pub(in crate::desk) fn resign(&mut self, rest: &str, piped: bool) {
        if let Some(outcome) = self.table.game.outcome() {
            return self.table.refuse(Refusal::GameOver(outcome));
        }
        let side = match (rest.is_empty(), self.table.side_named(rest)) {
            (true, _) => self.table.side_that_speaks(),
            (false, Some(side)) => side,
            (false, None) => return self.table.needs(CommandWord::Resign, MessageId::NeedsSide),
        };
        if self.table.means_it(piped) {
            self.table.settle(Command::Resign(side));
            return;
        }
        self.ask_to_resign(side);
    }

    fn ask_to_resign(&mut self, side: Color) {
        let message = Message::new(MessageId::ResignAsk).with("side", self.table.speaker.side(side));
        self.ask(Resign(side), Information::OwnEntry, &message);
    }
}
