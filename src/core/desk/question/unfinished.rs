//! The beginning of a move: a piece, perhaps a file, and no arrival square yet.

use crate::desk::entry::AsEntered;
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::language;
use crate::language::{Decision, Message};

/// To where?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Unfinished {
    /// What was entered.
    pub(in crate::desk) text: String,
    /// How it was meant.
    pub(in crate::desk) as_entered: AsEntered,
}

impl OpenQuestion for Unfinished {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.as_entered)
    }

    fn completes_an_entry(&self) -> bool {
        true
    }

    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::Nothing
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.ask(self.clone(), Information::OwnEntry, &Message::ArrivalSquare)
    }

    /// Takes the rest of the move; a whole move of its own takes its place. A square alone is the one that was asked for, also
    /// where no such piece can go.
    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        let whole = format!("{} {text}", self.text);
        let understood = |it: &str| table.understand(it, self.as_entered).decision;
        let of_whole = understood(&whole);
        if let Decision::Impossible { spec } = of_whole
            && language::square(text, &table.speaker.reader()).is_some()
        {
            return match table.impossible(spec, self.as_entered) {
                Next::Done => table.ask_anew(self.clone(), Information::OwnEntry, &Message::ArrivalSquare),
                next => next,
            };
        }
        let goes_on = !matches!(of_whole, Decision::Nothing(_) | Decision::Impossible { .. });
        let stands_alone = !matches!(understood(text), Decision::Nothing(_));
        let text = if goes_on || !stands_alone { whole.as_str() } else { text };
        Next::enter(text, self.as_entered)
    }
}
