//! A game of an event was opened that has no secret of its arbiters: one of them sets it before anybody else comes.

use crate::desk::question::{OpenQuestion, Unseen};
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::event_terms::are_initials;
use crate::game::{Mode, Refusal};
use crate::language::{CommandWord, Message};

/// Which arbiter sets the secret? Whoever drops the question leaves it to the first who comes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct SecretSetter;

impl OpenQuestion for SecretSetter {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Arbiter)
    }

    fn unseen(&self) -> Option<Unseen> {
        Some(Unseen::BehindTheFirstWord)
    }

    /// Enter alone leaves it for later, as Escape does.
    fn confirm(&self, table: &mut Table) -> Next {
        table.say(Information::TableFact, &Message::SecretLater).into()
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        // A secret behind the initials is asked for once more, unseen.
        let initials = text.split_whitespace().next().unwrap_or_default().to_uppercase();
        if table.braille.is_entered() {
            // The secret behind it could not be entered there.
            table.say(Information::OwnEntry, &Message::ArbiterAtTheKeyboard);
            return Next::ask(SecretSetter);
        }
        if !are_initials(&initials) || !table.game.knows_the_arbiter(&initials) {
            table.refuse(Refusal::UnknownArbiter);
            return table.ask_who_sets_the_secret();
        }
        table.ask_for_the_secret(initials, true)
    }
}

impl Table {
    /// Returns true if somebody at the keys has just opened a game of an event that has no secret.
    pub(in crate::desk) fn lacks_a_secret(&self) -> bool {
        let is_asked = self.speaker.settings().asks_who_sets_the_secret;
        is_asked && self.game.mode() == Mode::Event && self.game.arbiter_key().is_none()
    }

    /// Asks who sets it.
    pub(in crate::desk) fn ask_who_sets_the_secret(&mut self) -> Next {
        self.ask_anew(SecretSetter, Information::TableFact, &Message::SecretWho)
    }
}
