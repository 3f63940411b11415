//! Resign? Only yes does it.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::ended_by_player::result_of_resignation;
use crate::game::{Command, Outcome};
use crate::language::{CommandWord, Message};

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

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_to_resign(self.0)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::Resign(self.0));
        Next::Done
    }
}

impl Table {
    /// `/resign`: of the one served, or of the side that is named.
    pub(in crate::desk) fn resign(&mut self, rest: &str, piped: bool) -> Next {
        let side = match (rest.is_empty(), self.side_named(rest)) {
            (true, _) => self.game.opening().side_served().unwrap_or(self.game.to_move().1),
            (false, Some(side)) => side,
            (false, None) => return self.needs(CommandWord::Resign, &Message::NeedsSide).into(),
        };
        if let Err(refusal) = self.game.decide(self.now, Command::Resign(side)) {
            return self.refuse(refusal).into();
        }
        if self.means_it(piped) {
            self.settle(Command::Resign(side));
            return Next::Done;
        }
        self.ask_to_resign(side)
    }

    fn ask_to_resign(&mut self, side: Color) -> Next {
        let message = asked(self, side);
        self.ask(Resign(side), Information::OwnEntry, &message)
    }
}

/// Returns the question; to an arbiter it names a result that is not the loss (5.1.2). A player hears nothing of the position.
fn asked(table: &Table, side: Color) -> Message {
    let named = table.speaker.side(side);
    let lost = Outcome::won_by(!side);
    let outcome = match table.game.arbiter() {
        Some(_) => result_of_resignation(&table.game, side),
        None => lost,
    };
    let names_older_draw = |it: &Message| matches!(it, Message::ResultDrawnBefore { .. });
    if let Some(message) = table.stands_against(outcome).filter(names_older_draw) {
        return message;
    }
    match outcome == lost {
        true => Message::ResignAsk { side: named },
        false => Message::ResignAskResult {
            side: named,
            result: table.speaker.result(outcome),
        },
    }
}
