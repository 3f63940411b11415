//! What belongs to a penalty is asked for one after the other: who and which article, which penalty, how much.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, OneKey, Table};
use crate::language::{CommandWord, Message};

/// What comes next?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Penalise {
    /// What was entered so far.
    pub(in crate::desk) so_far: String,
}

impl OpenQuestion for Penalise {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Penalty)
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_any_text(&self, _table: &Table) -> bool {
        true
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.penalty(&self.so_far)
    }

    /// A word for no leaves it, but where the same letter names a side.
    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        let is_no = table.speaker.is_one_of(&Message::NoWords, text);
        if is_no && table.side_meant(text).is_none() {
            return table.say(Information::OwnEntry, &Message::Cancelled).into();
        }
        table.penalty(&format!("{} {text}", self.so_far))
    }
}
