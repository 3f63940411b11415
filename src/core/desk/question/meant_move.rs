//! A word of a move was misspelt: the nearest one is asked about, by its letters alone and never by the board (P.2, P.3).

use crate::desk::entry::{AsEntered, Entered, Entry, shortened};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, OneKey, Table};
use crate::game::Position;
use crate::language::{Message, MisspeltMove, misspelt};

/// Was this move meant?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct MeantMove {
    /// The line with its words as they are spelled, and what it says.
    meant: MisspeltMove,
    /// How it was entered.
    as_entered: AsEntered,
}

impl OpenQuestion for MeantMove {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.as_entered)
    }

    /// Whatever is typed now may be another move.
    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        Some(Vec::new())
    }

    fn confirm(&self, _table: &mut Table) -> Next {
        let as_entered = AsEntered {
            confirmed: Some(self.meant.spec),
            ..self.as_entered
        };
        Next::enter(&self.meant.text, as_entered)
    }

    fn answer(&self, _table: &mut Table, text: &str, _piped: bool) -> Next {
        Next::enter(text, self.as_entered)
    }
}

impl Table {
    /// Asks whether a move was meant of which a word is misspelt; a pipe, which waits for no question, is told. `None` if it is
    /// like no move.
    pub(in crate::desk) fn misspelt_move(&mut self, text: &str, as_entered: AsEntered) -> Option<Next> {
        let is_of_the_game = self.handlers().next().is_none() && as_entered.spoken.is_none();
        let meant = is_of_the_game
            .then(|| misspelt(text, &self.speaker.reader()))
            .flatten()?;
        let m = self.speaker.words_read_back(meant.spec, self.speaker.lexicon());
        if as_entered.piped {
            let text = shortened(text);
            self.say(Information::ReadBack, &Message::NotUnderstoodNearest { text, m: m.into() });
            return Some(Next::Done);
        }
        let question = MeantMove { meant, as_entered };
        Some(self.ask(question, Information::ReadBack, &Message::MoveMeantAsk { m: m.into() }))
    }

    /// Returns true if what is to be read back was asked about in the same words already, and confirmed.
    pub(in crate::desk) fn was_confirmed(&self, position: &Position, entry: Entry) -> bool {
        let Some(spec) = entry.as_entered.confirmed else { return false };
        let asked = self.speaker.words_read_back(spec, self.speaker.lexicon());
        match entry.what {
            Entered::Words(entered) => entered == spec,
            Entered::Move(m) => self.speaker.phrase(position, m) == asked,
        }
    }
}
