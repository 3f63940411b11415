//! The letter of the piece is another one in each of several languages: which is meant?

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::question::which_move::joined;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::language::understand::words::said_among;
use crate::language::{Message, MoveSpec};

/// Which piece does the letter name?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct WhichLetter {
    /// The move as it is meant in each language.
    pub(in crate::desk) specs: Vec<MoveSpec>,
    /// How it was meant.
    pub(in crate::desk) as_entered: AsEntered,
}

impl OpenQuestion for WhichLetter {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.as_entered)
    }

    fn completes_an_entry(&self) -> bool {
        true
    }

    /// Whatever is typed now may be another move.
    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        Some(Vec::new())
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::WhichSaid(self.specs.clone())
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.ask_which_letter(self.clone())
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.answer_letter(text, self.clone())
    }
}

impl Table {
    /// Asks which piece a letter means: each move as it would be announced, whatever stands on the board (P.3).
    pub(in crate::desk) fn ask_which_letter(&mut self, said: WhichLetter) -> Next {
        let lexicon = self.speaker.lexicon_about(said.as_entered);
        let phrases = said.specs.iter().map(|it| lexicon.phrase(&it.words()));
        let message = Message::WhichMove {
            choices: joined(phrases.collect()),
        };
        self.ask_anew(said, Information::OwnEntry, &message)
    }

    fn answer_letter(&mut self, text: &str, said: WhichLetter) -> Next {
        let as_entered = said.as_entered;
        match said_among(text, &self.speaker.reader(), &said.specs).as_slice() {
            [] => self.new_entry_or(said, text, as_entered, Table::ask_which_letter),
            [only] => Next::Understood(Entry::of_words(*only, as_entered)),
            several => {
                let specs = several.to_vec();
                self.ask_which_letter(WhichLetter { specs, as_entered })
            }
        }
    }
}
