//! A command was heard of which a single word is not enough; Enter carries it out.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::report::retell::arbiter_call;
use crate::desk::{Next, Table};
use crate::language::listen::Spoken;
use crate::language::{CommandWord, Message};

/// Was this command meant?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ConfirmCommand(pub(in crate::desk) CommandWord);

impl OpenQuestion for ConfirmCommand {
    fn command(&self) -> Option<CommandWord> {
        Some(self.0)
    }

    fn confirm(&self, _table: &mut Table) -> Next {
        Next::run(self.0, "", false)
    }
}

impl Table {
    /// Asks whether a command was meant; Enter or yes carries it out.
    pub(in crate::desk) fn ask_about_command(&mut self, word: CommandWord) -> Next {
        let message = match word {
            CommandWord::Offer => Message::OfferAsk,
            CommandWord::Decline => Message::DeclineAsk,
            CommandWord::Clock => Message::ClockAsk,
            CommandWord::Arbiter => arbiter_call::asked_before(&self.game, &self.speaker),
            _ => {
                let spoken = self.speaker.hearing().spoken;
                let usual = spoken.and_then(|it| it.usual(Spoken::Command(word)));
                let phrase = self.speaker.lexicon().phrase_of(usual.unwrap_or(word.id()));
                Message::WhichHeard { choices: phrase.into() }
            }
        };
        self.ask(ConfirmCommand(word), Information::OwnEntry, &message)
    }
}
