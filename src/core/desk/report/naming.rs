//! Commands and squares as they are named to the person.

use shakmaty::{Piece, Square};

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::language::{CommandWord, Lexicon, Message, Word};

impl Table {
    /// Returns the message that says what stands on a square, in these words.
    pub(in crate::desk) fn standing(&self, square: Square, piece: Option<Piece>, lexicon: &Lexicon) -> Message {
        let named = lexicon.phrase(&[Word::File(square.file()), Word::Rank(square.rank())]);
        match piece {
            Some(piece) => Message::SquareHolds {
                square: named.into(),
                side: self.speaker.side(piece.color),
                piece: lexicon.phrase(&[Word::Piece(piece.role)]).into(),
            },
            None => Message::SquareEmpty { square: named.into() },
        }
    }

    /// Says what a command needs that was entered without it.
    pub(in crate::desk) fn needs(&mut self, word: CommandWord, what: &Message) {
        let command = self.name_of(word);
        let what = self.speaker.text(what);
        let message = Message::CommandNeeds { command, what };
        self.say(Information::Program, &message);
    }

    /// Returns how a command is entered in the language of the reports.
    pub(in crate::desk) fn name_of(&self, word: CommandWord) -> String {
        self.speaker.command_name(word)
    }
}
