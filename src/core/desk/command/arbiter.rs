//! An arbiter takes the keys, and reads what is open: `/arbiter AB`.

use crate::game::event_terms::are_initials;
use crate::game::laws::matter_subject;
use crate::game::{Command, Mode, Refusal, last_visit_end};
use crate::language::{CommandWord, Message};

use crate::desk::report::policy::Information;
use crate::desk::{Next, Table, retell};

impl Table {
    /// `/arbiter AB`: the arbiter takes the keys, in an event with the secret, and is shown what was kept; `/arbiter AB new`
    /// sets another secret, `/arbiter all` reads every note once more, `/arbiter` alone calls for an arbiter.
    pub(in crate::desk) fn arbiter(&mut self, rest: &str) -> Next {
        if rest.is_empty() {
            self.settle(Command::CallArbiter);
        } else if self.game.arbiter().is_some() && self.speaker.is_one_of(&Message::AllWords, rest) {
            tell_all_notes(self);
        } else if self.braille.is_entered() {
            // What the arbiter is told does not stand there, and the player could not enter anything any more.
            self.say(Information::OwnEntry, &Message::ArbiterAtTheKeyboard);
        } else {
            return self.would_come(rest);
        }
        Next::Done
    }

    fn would_come(&mut self, rest: &str) -> Next {
        let mut words = rest.split_whitespace();
        let initials = words.next().unwrap_or_default().to_uppercase();
        let new = words.next();
        let is_to_be_new = new.is_some_and(|it| self.speaker.is_one_of(&Message::NewWords, it));
        let is_more = words.next().is_some() || new.is_some() != is_to_be_new;
        if !are_initials(&initials) || (is_more && self.game.mode() == Mode::Free) {
            return self.refuse(Refusal::UnknownArbiter).into();
        }
        match self.game.mode() {
            // A secret behind the initials is none that nobody saw: it is asked for once more, unseen.
            Mode::Event if is_more => self.ask_for_the_secret(initials, false),
            Mode::Event => self.ask_for_the_secret(initials, is_to_be_new),
            Mode::Free => self.arbiter_comes(initials).into(),
        }
    }

    /// The arbiter takes the keys.
    pub(in crate::desk) fn arbiter_comes(&mut self, initials: String) {
        if self.settle(Command::ArbiterComes(initials)) {
            tell_new_notes(self);
            self.propose_what_is_open();
            if self.game.postponed_claims().next().is_some() {
                self.tell_the_claim_again();
            }
            self.tell_how_to_key();
        }
    }

    /// Tells the arbiter which result follows from what is open. A note cannot: it would be worked out in the player's time.
    pub(in crate::desk) fn propose_what_is_open(&mut self) {
        if self.game.mode() == Mode::Free {
            return;
        }
        for matter in self.game.open_matters() {
            let Some(subject) = matter_subject(&self.game, matter.0) else {
                continue;
            };
            let message = self.cited_by(subject, retell::open_matter(&self.speaker, &self.game, matter));
            self.say(Information::EndOfGame, &message);
        }
    }
}

/// Tells an arbiter what was noted since that arbiter was here last, and how many notes are older.
fn tell_new_notes(table: &mut Table) {
    let since = last_visit_end(&table.game);
    let new = table.speaker.kept_for_the_arbiter(&table.game, since);
    let all = table.speaker.kept_for_the_arbiter(&table.game, None).len();
    let older = all.saturating_sub(new.len());
    if older > 0 {
        let all = table.speaker.first_of(&Message::AllWords);
        let message = Message::NotesReadBefore {
            count: older.into(),
            command: format!("{} {all}", table.name_of(CommandWord::Arbiter)),
        };
        table.say(Information::OwnEntry, &message);
    }
    new.into_iter().for_each(|it| table.tell(it));
}

/// Tells the arbiter at the keys every note, read or not.
fn tell_all_notes(table: &mut Table) {
    let all = table.speaker.kept_for_the_arbiter(&table.game, None);
    if all.is_empty() {
        table.say(Information::OwnEntry, &Message::NothingToDo);
    }
    all.into_iter().for_each(|it| table.tell(it));
}
