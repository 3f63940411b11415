//! Begin another game? This one is kept; only yes begins it.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Earcon, Effect, Next, Table};
use crate::language::{CommandWord, Message};

/// Is another game to begin at this table?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct BeginAnother;

impl OpenQuestion for BeginAnother {
    fn is_of_weight(&self) -> bool {
        true
    }

    /// What is entered next belongs to this game.
    fn gives_way(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::New)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_whether_to_begin_another()
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.outbox.push(Effect::BeginAnother);
        table.quit();
        Next::Done
    }
}

impl Table {
    /// `/new`: the next game of friends, at the same table. A script has an end, and starts the program again.
    pub(in crate::desk) fn new_game(&mut self, piped: bool) -> Next {
        if piped {
            self.say_with(Earcon::Refused, Information::Program, &Message::NewGamePiped);
            return Next::Done;
        }
        self.ask_whether_to_begin_another()
    }

    fn ask_whether_to_begin_another(&mut self) -> Next {
        self.ask(BeginAnother, Information::Program, &Message::NewGameAsk)
    }
}
