//! The arbiters' secret, for the copy of a sealed move whose envelope is lost (E.12): entered unseen and never said.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::secret::Secret;
use crate::desk::{Effect, Next, Table};
use crate::game::SealedMove;
use crate::language::{CommandWord, Message};

/// What is the secret?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct CopySecret;

impl OpenQuestion for CopySecret {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Adjourn)
    }

    fn is_unseen(&self) -> bool {
        true
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.say(Information::OwnEntry, &Message::Cancelled).into()
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        let sealed = match &table.game.adjournment().sealed {
            Some(SealedMove::Copy(sealed)) => sealed.clone(),
            Some(SealedMove::OnBoard(_)) | None => String::new(),
        };
        if let Some(key) = table.game.arbiter_key().cloned() {
            table.outbox.push(Effect::OpenSeal(Box::new(key), Secret::new(text), sealed));
        }
        Next::Done
    }
}
