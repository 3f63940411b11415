//! A command was heard of which a single word is not enough; Enter carries it out.

use crate::desk::question::OpenQuestion;
use crate::desk::Desk;
use crate::desk::report::policy::Information;
use crate::game::Command;
use crate::language::listen::Spoken;
use crate::language::{CommandWord, Message, MessageId};

/// Was this command meant?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ConfirmCommand(pub(super) CommandWord);

impl OpenQuestion for ConfirmCommand {
    fn command(&self) -> Option<CommandWord> {
        Some(self.0)
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.carry_out(self.0, "", false);
    }
}

impl Desk {
    /// Asks whether a command was meant; Enter or yes carries it out.
    pub(in crate::desk) fn ask_about_command(&mut self, word: CommandWord) {
        self.drop_the_entry();
        let message = match word {
            CommandWord::Offer => Message::new(MessageId::OfferAsk),
            CommandWord::Decline => Message::new(MessageId::DeclineAsk),
            CommandWord::Clock => Message::new(MessageId::ClockAsk),
            CommandWord::Arbiter => Message::new(MessageId::CallArbiterAsk),
            _ => {
                let spoken = self.table.speaker.hearing().spoken;
                let usual = spoken.and_then(|it| it.usual(Spoken::Command(word)));
                let phrase = self.table.speaker.lexicon().phrase_of(usual.unwrap_or(word.id()));
                Message::new(MessageId::WhichHeard).with("choices", phrase)
            }
        };
        self.ask(ConfirmCommand(word), Information::OwnEntry, &message);
    }

    /// Both players hear that the arbiter is called, so a line typed by mistake calls nobody. What was entered and not yet
    /// confirmed comes back behind the answer.
    pub(in crate::desk) fn ask_before_calling(&mut self) {
        if let Err(refusal) = self.table.game.decide(self.table.now, Command::CallArbiter) {
            return self.table.refuse(refusal);
        }
        if let Some(entry) = self.question.take().filter(|it| it.open().is_an_entry()) {
            self.set_aside = Some(entry);
        }
        self.ask_about_command(CommandWord::Arbiter);
    }

    /// Takes up what was set aside, once the question before it is answered; another question takes its place.
    pub(in crate::desk) fn take_up_what_was_set_aside(&mut self) {
        match self.question {
            Some(super::Question::ConfirmCommand(ConfirmCommand(CommandWord::Arbiter))) => {}
            None => self.question = self.set_aside.take(),
            Some(_) => self.set_aside = None,
        }
    }
}
