//! A player of an event who is alone rewrites an entry: whose initials stand beside it? (C02 5.1.k)
//!
//! They are what is written beside a correction on paper, and prove nothing: an arbiter at the keys has the secret.

use crate::desk::Earcon;
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::event_terms::are_initials;
use crate::game::{Command, MoveAsSaid};
use crate::language::{CommandWord, Message};

/// Which arbiter agrees?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct RewriteAgreed {
    /// Which half-move, counted from 1.
    ply: u16,
    /// What is to stand there.
    m: MoveAsSaid,
}

impl OpenQuestion for RewriteAgreed {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Sheet)
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

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::Nothing
    }

    /// Nobody agrees by Enter alone.
    fn confirm(&self, table: &mut Table) -> Next {
        table.ask_who_agrees(self.ply, self.m)
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.rewrite_agreed(self.ply, self.m, text)
    }
}

impl Table {
    /// Asks for the initials; what is refused whoever agrees is refused at once.
    pub(in crate::desk) fn ask_who_agrees(&mut self, ply: u16, m: MoveAsSaid) -> Next {
        let initials = None;
        if let Err(refusal) = self.game.decide(self.now, Command::RewriteSheet { ply, m, initials }) {
            return self.refuse(refusal).into();
        }
        self.ask(RewriteAgreed { ply, m }, Information::OwnEntry, &Message::RewriteInitials)
    }

    fn rewrite_agreed(&mut self, ply: u16, m: MoveAsSaid, text: &str) -> Next {
        let initials = text.trim().to_uppercase();
        // Where the event names no arbiter any initials are taken, but nobody agrees by a yes or a no.
        let is_an_answer = [Message::YesWords, Message::NoWords].iter().any(|it| self.speaker.is_one_of(it, text));
        let is_known = are_initials(&initials) && self.game.knows_the_arbiter(&initials);
        if !is_known || (is_an_answer && !self.names_arbiters()) {
            self.say_with(Earcon::Refused, Information::OwnEntry, &Message::RewriteNobody);
            return Next::Done;
        }
        self.rewrite_with(ply, m, Some(initials))
    }

    fn names_arbiters(&self) -> bool {
        let event = self.game.opening().event.as_ref();
        event.is_some_and(|it| !it.arbiters.is_empty())
    }
}
