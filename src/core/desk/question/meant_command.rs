//! A command was misspelt: the nearest one is asked about, and carried out when it was meant.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::language::{CommandSet as _, CommandWord, Message};

/// Was this command meant?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct MeantCommand {
    /// The nearest by its letters.
    pub(in crate::desk) word: CommandWord,
    /// What was entered behind it.
    pub(in crate::desk) rest: String,
}

impl OpenQuestion for MeantCommand {
    /// What is entered next may as well be the command itself.
    fn gives_way(&self) -> bool {
        true
    }

    fn confirm(&self, _table: &mut Table) -> Next {
        Next::run(self.word, &self.rest, false)
    }
}

impl Table {
    /// Says that there is no such command, and names the nearest one.
    ///
    /// It is asked about only where it `may_ask`, and never where it could not be unsaid: who meant it types it.
    pub(in crate::desk) fn misspelt_command(&mut self, typed: &str, line: &str, may_ask: bool) -> Next {
        let reports = self.speaker.settings().reports.as_str();
        let commands = self.speaker.voices().commands();
        let text = typed.into();
        let nearest = commands.nearest::<CommandWord>(line, &[reports]);
        let there = nearest.filter(|(word, _)| policy::exists(*word, self.speaker.mode()));
        let Some((word, rest)) = there else {
            self.say(Information::OwnEntry, &Message::CommandUnknown { text });
            return Next::Done;
        };
        let command = commands.name(word, reports);
        if !may_ask || word.cannot_be_unsaid() {
            self.say(
                Information::OwnEntry,
                &Message::CommandUnknownNearest { text, command },
            );
            return Next::Done;
        }
        let rest = rest.to_owned();
        let question = MeantCommand { word, rest };
        self.ask(
            question,
            Information::OwnEntry,
            &Message::CommandMeantAsk { text, command },
        )
    }
}
