//! Castling was entered without a side: short or long?

use crate::game::Move;
use crate::language::{self, Answer, Decision, MessageId};

use super::Desk;
use super::draft::{AsEntered, Choice, Draft, Entry};
use super::policy::{self, Information};

impl Desk {
    /// Asks to which side; in an event the words are the same whatever stands on the board (P.3).
    pub(super) fn ask_which_castling(&mut self, moves: Vec<Move>, as_entered: AsEntered) {
        self.draft = Draft::WhichCastling(Choice {
            moves,
            spec: None,
            as_entered,
            apart: Vec::new(),
        });
        self.table.say(Information::OwnEntry, MessageId::WhichCastling);
    }

    pub(super) fn answer_which_castling(&mut self, text: &str, choice: Choice) {
        let as_entered = choice.as_entered;
        let position = self.position_for(as_entered);
        let sight = policy::sight(self.table.game.mode());
        let understanding = language::understand(text, &self.table.speaker.reader(), &position, sight);
        if matches!(understanding.decision, Decision::Castling { .. }) {
            return self.ask_which_castling(choice.moves, as_entered);
        }
        match language::answer(text, &self.table.speaker.reader(), &choice.moves, &position) {
            Answer::Clear(m) => self.clear(Entry { m, as_entered }, &position),
            Answer::Promotion(_) | Answer::Still(_) => self.ask_which_castling(choice.moves, as_entered),
            Answer::Nothing => self.new_entry_or(Draft::WhichCastling(choice), text, as_entered),
        }
    }
}
