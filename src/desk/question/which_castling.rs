//! Castling was entered without a side: short or long?

use crate::desk::question::OpenQuestion;
use crate::desk::entry::{AsEntered, Entry};
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::report::policy::{self, Information};
use crate::desk::{Desk, OneKey};
use crate::game::Move;
use crate::language::{self, Answer, Decision, MessageId};

/// Castling to which side?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct WhichCastling {
    moves: Vec<Move>,
    as_entered: AsEntered,
}

impl OpenQuestion for WhichCastling {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.as_entered)
    }

    fn completes_an_entry(&self) -> bool {
        true
    }

    /// Whatever is typed now may be another move.
    fn keys(&self, _desk: &Desk) -> Option<Vec<OneKey>> {
        Some(Vec::new())
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    fn may_be_said(&self, _desk: &Desk) -> AskedNow {
        AskedNow::Which(self.moves.clone())
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.ask_which_castling(self.moves.clone(), self.as_entered);
    }

    fn answer(&self, desk: &mut Desk, text: &str, _piped: bool) {
        desk.answer_which_castling(text, self.clone());
    }
}

impl Desk {
    /// Asks to which side; in an event the words are the same whatever stands on the board (P.3).
    pub(in crate::desk) fn ask_which_castling(&mut self, moves: Vec<Move>, as_entered: AsEntered) {
        let question = WhichCastling { moves, as_entered };
        self.ask(question, Information::OwnEntry, &MessageId::WhichCastling.into());
    }

    fn answer_which_castling(&mut self, text: &str, choice: WhichCastling) {
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
            Answer::Nothing => self.new_entry_or(choice, text, as_entered, Desk::leave_open),
        }
    }
}
