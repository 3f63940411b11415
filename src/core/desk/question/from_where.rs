//! In an event several pieces of the kind that was named stand on the board: from which square?

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::language::listen::SpokenForm;
use crate::language::understand::words::said_from;
use crate::language::{CommandWord, Message, MoveSpec};

/// From which square? It names none, and takes any.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct FromWhere {
    /// What was said of the move.
    spec: MoveSpec,
    /// How it was meant.
    as_entered: AsEntered,
}

impl FromWhere {
    pub(in crate::desk) fn of(spec: MoveSpec, as_entered: AsEntered) -> Self {
        Self { spec, as_entered }
    }

    fn answered(&self, table: &Table, text: &str) -> Option<MoveSpec> {
        said_from(text, &table.speaker.reader(), &self.spec)
    }
}

impl OpenQuestion for FromWhere {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.as_entered)
    }

    fn completes_an_entry(&self) -> bool {
        true
    }

    /// A square is named whole.
    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        Some(Vec::new())
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::WhichSaid(vec![self.spec])
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.ask_from_where(*self)
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        match self.answered(table, text) {
            Some(spec) => Next::Understood(Entry::of_words(spec, self.as_entered)),
            None => table.new_entry_or(*self, text, self.as_entered, Table::ask_from_where),
        }
    }

    fn answer_aloud(&self, table: &mut Table, text: &str) -> Option<Next> {
        let spec = self.answered(table, text)?;
        let as_entered = AsEntered {
            spoken: Some(self.as_entered.spoken.unwrap_or(SpokenForm::Arrival)),
            ..self.as_entered
        };
        Some(Next::Understood(Entry::of_words(spec, as_entered)))
    }
}

impl Table {
    /// Asks from which square, always in the same words (P.3).
    pub(in crate::desk) fn ask_from_where(&mut self, question: FromWhere) -> Next {
        let message = match question.as_entered.correcting.then(|| self.phrase_corrected()).flatten() {
            Some(old) => Message::WhichSquareInstead {
                old: old.into(),
                command: self.name_of(CommandWord::Cancel),
            },
            None => Message::WhichSquare,
        };
        self.ask_anew(question, Information::OwnEntry, &message)
    }
}
