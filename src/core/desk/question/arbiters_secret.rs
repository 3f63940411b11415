//! Somebody would take the keys of an event: the arbiters' secret, or a new one that an arbiter sets, entered unseen.

use crate::desk::clocks_at_secret;
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::secret::Secret;
use crate::desk::{Next, Table};
use crate::language::{CommandWord, Message};

/// What is the secret? It is never said, and no key answers.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct ArbitersSecret {
    initials: String,
    entered: Entered,
}

/// What becomes of what is entered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Entered {
    /// It is tried.
    Tried,
    /// It is set.
    Set,
    /// It is dropped, for none is taken yet; then it is asked for the secret, or a new one.
    TooEarly { is_to_be_new: bool },
    /// It is dropped, for the event has no such arbiter.
    OfNobody,
}

impl ArbitersSecret {
    pub(in crate::desk) fn of(initials: String, is_new: bool) -> Self {
        let entered = match is_new {
            true => Entered::Set,
            false => Entered::Tried,
        };
        Self { initials, entered }
    }

    /// None is taken for a while.
    pub(in crate::desk) fn waiting(initials: String, is_to_be_new: bool) -> Self {
        let entered = Entered::TooEarly { is_to_be_new };
        Self { initials, entered }
    }

    /// No arbiter of the event has the initials.
    pub(in crate::desk) fn of_nobody() -> Self {
        Self {
            initials: String::new(),
            entered: Entered::OfNobody,
        }
    }
}

impl ArbitersSecret {
    /// Returns true unless it was asked about initials that the event does not know: what is entered then is dropped.
    pub(in crate::desk) fn is_somebodys(&self) -> bool {
        self.entered != Entered::OfNobody
    }
}

impl OpenQuestion for ArbitersSecret {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Arbiter)
    }

    fn is_unseen(&self) -> bool {
        true
    }

    /// Enter alone lets the program draw a new one, or stops the clocks before the secret is typed.
    fn confirm(&self, table: &mut Table) -> Next {
        match self.entered {
            Entered::Set => table.make_key(&self.initials, None),
            Entered::Tried => {
                clocks_at_secret::stop(table);
                table.ask_for_the_secret(self.initials.clone(), false)
            }
            Entered::TooEarly { is_to_be_new } => table.ask_for_the_secret(self.initials.clone(), is_to_be_new),
            Entered::OfNobody => table.say(Information::OwnEntry, &Message::Cancelled).into(),
        }
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        match self.entered {
            Entered::Set => table.make_key(&self.initials, Some(Secret::new(text))),
            Entered::Tried => table.try_secret(&self.initials, Secret::new(text)),
            Entered::TooEarly { is_to_be_new } => table.ask_for_the_secret(self.initials.clone(), is_to_be_new),
            Entered::OfNobody => table.say(Information::OwnEntry, &Message::SecretDropped).into(),
        }
    }
}
