//! The arbiters' secret: what opens the keys of an event to them, entered unseen and never said.

use std::fmt;

use crate::desk::clocks_at_secret::{self, EnterAlone};
use crate::desk::question::ArbitersSecret;
use crate::desk::report::policy::Information;
use crate::desk::{Effect, Next, Table};
use crate::game::{ArbiterKey, ArbiterNote, Command, Moment, Refusal};
use crate::language::{CommandWord, Message};

/// What was entered as a secret. Nothing prints it.
#[derive(Clone, Eq, PartialEq)]
pub struct Secret(String);

impl Secret {
    /// Keeps a secret.
    pub fn new(text: &str) -> Self {
        Self(text.trim().to_owned())
    }

    /// Returns it, for the one who tries it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// A key pair that was made for a secret.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MadeKey {
    /// The key pair.
    pub key: ArbiterKey,
    /// The words that were drawn where nobody chose a secret.
    pub drawn: Option<Secret>,
}

/// The fewest characters of a secret that somebody chooses.
const SHORTEST: usize = 10;

impl Table {
    /// Somebody would take the keys of an event: the secret is asked for. An arbiter at the keys sets another one; no question
    /// makes an arbiter of whoever answers it, so the first one comes with the event file.
    ///
    /// Whoever types on without waiting for the answer types the secret: where none is taken, what is entered next is unseen
    /// all the same.
    pub(in crate::desk) fn ask_for_the_secret(&mut self, initials: String, is_to_be_new: bool) -> Next {
        if !self.game.knows_the_arbiter(&initials) {
            self.refuse(Refusal::UnknownArbiter);
            return Next::ask(ArbitersSecret::of_nobody());
        }
        if let Some(until) = self.no_secret_until() {
            let seconds = until.0.saturating_sub(self.now.0).div_ceil(1000);
            let message = Message::SecretWait {
                seconds: u32::try_from(seconds).unwrap_or(u32::MAX).into(),
            };
            let question = ArbitersSecret::waiting(initials, is_to_be_new);
            return self.ask(question, Information::TableFact, &message);
        }
        if self.game.arbiter_key().is_none() {
            return self.ask(
                ArbitersSecret::of_nobody(),
                Information::TableFact,
                &Message::SecretNone,
            );
        }
        let is_new = is_to_be_new && self.game.arbiter().is_some();
        let (message, enter) = match (is_new, is_to_be_new) {
            (true, _) => (Message::SecretNew, EnterAlone::DoesOther),
            (false, true) => {
                let first = Message::SecretFirst {
                    command: self.name_of(CommandWord::Arbiter),
                    new: self.speaker.first_of(&Message::NewWords),
                };
                (first, EnterAlone::StopsClocks)
            }
            (false, false) => (Message::SecretAsk, EnterAlone::StopsClocks),
        };
        let message = clocks_at_secret::question_after_clocks(self, message, enter);
        self.ask(ArbitersSecret::of(initials, is_new), Information::TableFact, &message)
    }

    /// Returns until when no secret is taken, if none is now.
    fn no_secret_until(&self) -> Option<Moment> {
        self.game.no_secret_before().filter(|it| *it > self.now)
    }

    /// Lets it be tried whether this is the secret.
    pub(in crate::desk) fn try_secret(&mut self, initials: &str, secret: Secret) -> Next {
        if let Some(key) = self.game.arbiter_key().cloned() {
            self.who_comes = Some(initials.to_owned());
            self.outbox.push(Effect::TrySecret(Box::new(key), secret));
        }
        Next::Done
    }

    /// Lets a key pair be made for a secret, or for words that are drawn.
    pub(in crate::desk) fn make_key(&mut self, initials: &str, secret: Option<Secret>) -> Next {
        if secret.as_ref().is_some_and(|it| it.reveal().chars().count() < SHORTEST) {
            let question = ArbitersSecret::of(initials.to_owned(), true);
            return self.ask(question, Information::TableFact, &Message::SecretTooShort);
        }
        self.who_comes = Some(initials.to_owned());
        self.outbox.push(Effect::MakeKey(secret));
        Next::Done
    }

    /// The secret was tried.
    ///
    /// Whoever mistyped it types it again before anything is read: what is entered next is unseen too.
    pub(in crate::desk) fn secret_tried(&mut self, is_right: bool) -> Next {
        let Some(initials) = self.who_comes.take() else {
            return Next::Done;
        };
        if is_right {
            return self.arbiter_comes(initials).into();
        }
        self.settle(Command::NoteForTheArbiter(ArbiterNote::WrongSecret));
        if self.no_secret_until().is_some() {
            self.say(Information::TableFact, &Message::SecretWrong);
            return self.ask_for_the_secret(initials, false);
        }
        let question = ArbitersSecret::of(initials, false);
        self.ask_anew(question, Information::TableFact, &Message::SecretAgain)
    }

    /// No key pair could be made: everything is as before.
    pub(in crate::desk) fn key_not_made(&mut self) {
        if self.who_comes.take().is_some() {
            self.say(Information::TableFact, &Message::SecretNotMade);
        }
    }

    /// A key pair was made: it is recorded before the one who set its secret takes the keys, and the player hears of it.
    pub(in crate::desk) fn key_made(&mut self, made: MadeKey) {
        let Some(initials) = self.who_comes.take() else { return };
        if !self.settle(Command::SetSecret(made.key)) {
            return;
        }
        self.arbiter_comes(initials);
        if let Some(drawn) = made.drawn {
            let message = Message::SecretDrawn {
                words: drawn.reveal().to_owned(),
            };
            self.say(Information::OwnEntry, &message);
        }
    }
}
