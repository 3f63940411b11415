//! What nobody else may know is sealed before it is recorded: what an arbiter types in an event, and the sealed move of an
//! adjournment.

use std::fmt;

use crate::desk::report::policy::Information;
use crate::desk::{Earcon, Effect, Table};
use crate::game::{AdjournmentStep, Command, Mode, Said};
use crate::language::Message;

/// What an arbiter typed, or which move is sealed, before it is. Nothing prints it.
#[derive(Clone, Eq, PartialEq)]
pub struct Unsealed(String);

impl Unsealed {
    /// Keeps what was typed.
    pub fn new(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// Returns it, for the one who seals it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Unsealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Unsealed")
    }
}

/// What is being sealed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum SealedAs {
    /// A note.
    Note,
    /// Why the time before it was added.
    Reason,
    /// The sealed move of a game that is adjourned (E.1).
    Move,
}

impl Table {
    /// Returns true if what is typed now is an arbiter's, and may not stand in clear in a journal that the player can read.
    pub(super) fn is_typed_for_the_arbiters(&self) -> bool {
        self.game.mode() == Mode::Event && self.game.arbiter().is_some()
    }

    /// Lets what an arbiter typed be sealed; it is recorded when that is done.
    pub(super) fn seal(&mut self, text: &str, sealed_as: SealedAs) {
        if self.takes_no_notes {
            return self.say_with(Earcon::Refused, Information::OwnEntry, &Message::JournalNearlyFull);
        }
        let Some(key) = self.game.arbiter_key() else {
            return self.say(Information::OwnEntry, &Message::NoteNotSealed);
        };
        let sealing = Effect::Seal(key.public.clone(), Unsealed::new(text));
        self.sealing = Some(sealed_as);
        self.outbox.push(sealing);
    }

    /// Lets a move be sealed for the arbiters; only the seal is recorded (E.1).
    pub(super) fn seal_move(&mut self, said: Said) {
        let Some(key) = self.game.arbiter_key() else {
            return self.say(Information::TableFact, &Message::SealOnPaper);
        };
        let sealing = Effect::Seal(key.public.clone(), Unsealed::new(&said.to_string()));
        self.sealing = Some(SealedAs::Move);
        self.outbox.push(sealing);
    }

    /// What was typed was sealed, or could not be.
    pub(super) fn sealed(&mut self, sealed: Option<String>) {
        let Some(sealed_as) = self.sealing.take() else { return };
        let Some(sealed) = sealed else {
            return match sealed_as {
                SealedAs::Move => self.say(Information::TableFact, &Message::SealNotKept),
                SealedAs::Note | SealedAs::Reason => self.say(Information::OwnEntry, &Message::NoteNotSealed),
            };
        };
        if sealed_as == SealedAs::Move {
            self.settle(Command::Adjourn(AdjournmentStep::Sealed { sealed }));
            return;
        }
        let reason = sealed_as == SealedAs::Reason;
        self.settle(Command::NoteSealed { sealed, reason });
    }
}
