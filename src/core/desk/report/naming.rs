//! Commands and squares as they are named to the person.

use shakmaty::{Piece, Square};

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::language::{CommandWord, Lexicon, Message, MessageId, Word};

impl Table {
    /// Returns the message that says what stands on a square, in these words.
    pub(in crate::desk) fn standing(&self, square: Square, piece: Option<Piece>, lexicon: &Lexicon) -> Message {
        let named = lexicon.phrase(&[Word::File(square.file()), Word::Rank(square.rank())]);
        match piece {
            Some(piece) => Message::new(MessageId::SquareHolds)
                .with("square", named)
                .with("side", self.speaker.side(piece.color))
                .with("piece", lexicon.phrase(&[Word::Piece(piece.role)])),
            None => Message::new(MessageId::SquareEmpty).with("square", named),
        }
    }

    /// Says what a command needs that was entered without it.
    pub(in crate::desk) fn needs(&mut self, word: CommandWord, what: MessageId) {
        let command = self.name_of(word);
        let what = self.speaker.text(&Message::new(what));
        let message = Message::new(MessageId::CommandNeeds)
            .with("command", command)
            .with("what", what);
        self.say_message(Information::Program, &message);
    }

    /// Returns how a command is entered in the language of the reports.
    pub(in crate::desk) fn name_of(&self, word: CommandWord) -> String {
        self.speaker.command_name(word)
    }
}
