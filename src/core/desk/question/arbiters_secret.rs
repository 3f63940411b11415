//! Somebody would take the keys of an event: the arbiters' secret, or the first one of a game, entered unseen.

use crate::desk::question::OpenQuestion;
use crate::desk::secret::Secret;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::language::CommandWord;

/// What is the secret? It is never said, and no key answers.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ArbitersSecret {
    initials: String,
    /// A new one is set.
    is_new: bool,
}

impl ArbitersSecret {
    pub(in crate::desk) fn of(initials: String, is_new: bool) -> Self {
        Self { initials, is_new }
    }
}

impl OpenQuestion for ArbitersSecret {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Arbiter)
    }

    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    fn takes_any_text(&self, _table: &Table) -> bool {
        true
    }

    fn is_secret(&self) -> bool {
        true
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::Nothing
    }

    /// Enter alone lets the program draw a new one.
    fn confirm(&self, table: &mut Table) -> Next {
        match self.is_new {
            true => table.make_key(&self.initials, None),
            false => table.ask_for_the_secret(self.initials.clone(), false),
        }
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        let secret = Secret::new(text);
        match self.is_new {
            true => table.make_key(&self.initials, Some(secret)),
            false => table.try_secret(&self.initials, secret),
        }
    }
}
