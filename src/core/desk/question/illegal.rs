//! The move is illegal: record it all the same?

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::{Move, Position};
use crate::language::Message;

/// Is this illegal move to be recorded? In free mode alone.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Illegal {
    m: Move,
    entry: Entry,
}

impl OpenQuestion for Illegal {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.entry.as_entered)
    }

    fn confirm(&self, _table: &mut Table) -> Next {
        // It was named with the question; a second read-back would say the same again.
        Next::Commit(self.entry)
    }

    fn answer(&self, _table: &mut Table, text: &str, piped: bool) -> Next {
        let as_entered = AsEntered {
            piped,
            // In a pipe nobody presses Enter alone by habit: the same illegal move once more confirms it.
            known_illegal: piped.then_some(self.m),
            ..AsEntered::default()
        };
        Next::enter(text, as_entered)
    }
}

impl Table {
    /// Asks whether an illegal move is to be recorded, and names it.
    pub(in crate::desk) fn ask_about_the_illegal(&mut self, m: Move, entry: Entry, position: &Position) -> Next {
        let speaker = &self.speaker;
        let named = match entry.as_entered.spoken {
            Some(_) => speaker.named(position, entry),
            None => speaker.phrase_about(entry.as_entered, position, m).into(),
        };
        let message = Message::IllegalAsk { m: named };
        self.ask(Illegal { m, entry }, Information::IllegalMove, &message)
    }
}
