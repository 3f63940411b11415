//! Castling was entered without a side: short or long?

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::Move;
use crate::language;
use crate::language::{Answer, Decision, Message};

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
    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        Some(Vec::new())
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::Which(self.moves.clone())
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.ask_which_castling(self.moves.clone(), self.as_entered)
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.answer_which_castling(text, self.clone())
    }
}

impl Table {
    /// Asks to which side; in an event the words are the same whatever stands on the board (P.3).
    pub(in crate::desk) fn ask_which_castling(&mut self, moves: Vec<Move>, as_entered: AsEntered) -> Next {
        let question = WhichCastling { moves, as_entered };
        self.ask(question, Information::OwnEntry, &Message::WhichCastling)
    }

    fn answer_which_castling(&mut self, text: &str, choice: WhichCastling) -> Next {
        let as_entered = choice.as_entered;
        let position = self.position_for(as_entered);
        let sight = policy::sight(self.game.mode());
        let understanding = language::understand(text, &self.speaker.reader(), &position, sight);
        if matches!(understanding.decision, Decision::Castling { .. }) {
            return self.ask_which_castling(choice.moves, as_entered);
        }
        match language::answer(text, &self.speaker.reader(), &choice.moves, &position) {
            Answer::Clear(m) => Next::Understood(Entry { m, as_entered }),
            Answer::Promotion(_) | Answer::Still(_) => self.ask_which_castling(choice.moves, as_entered),
            Answer::Nothing => self.new_entry_or(choice, text, as_entered, |_table, it| Next::ask(it)),
        }
    }
}
