//! Commands as they are named to the person.

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::language::{CommandWord, Message};

impl Table {
    /// Says what a command needs that was entered without it.
    pub(in crate::desk) fn needs(&mut self, word: CommandWord, what: &Message) {
        let command = self.name_of(word);
        let what = self.speaker.text(what);
        let message = Message::CommandNeeds { command, what };
        self.say(Information::Program, &message);
    }

    /// Returns how a command is entered in the language of the reports.
    pub(in crate::desk) fn name_of(&self, word: CommandWord) -> String {
        self.speaker.command_name(word)
    }
}
