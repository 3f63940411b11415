//! Castling was entered without a side: short or long?

use shakmaty::CastlingSide;

use crate::desk::entry::{AsEntered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::Move;
use crate::language;
use crate::language::understand::words::said_among;
use crate::language::{Answer, Decision, Message, MoveSpec};

/// What may have been meant by castling, whatever stands on the board.
const BOTH: [MoveSpec; 2] = [
    MoveSpec::Castles(CastlingSide::KingSide),
    MoveSpec::Castles(CastlingSide::QueenSide),
];

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

    fn may_be_said(&self, table: &Table) -> AskedNow {
        if table.reads_words_alone() {
            return AskedNow::WhichSaid(BOTH.to_vec());
        }
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
        let understood = self.understand(text, as_entered).decision;
        if matches!(understood, Decision::Castling { .. }) {
            return self.ask_which_castling(choice.moves, as_entered);
        }
        if self.reads_words_alone() {
            return match said_among(text, &self.speaker.reader(), &BOTH).as_slice() {
                [only] => Next::Understood(Entry::of_words(*only, as_entered)),
                _ => self.new_entry_or(choice, text, as_entered, |_table, it| Next::ask(it)),
            };
        }
        let position = self.position_for(as_entered);
        match language::answer(text, &self.speaker.reader(), &choice.moves, &position) {
            Answer::Clear(m) => Next::Understood(Entry::of_move(m, as_entered)),
            Answer::Promotion(_) | Answer::Still(_) => self.ask_which_castling(choice.moves, as_entered),
            Answer::Nothing => self.new_entry_or(choice, text, as_entered, |_table, it| Next::ask(it)),
        }
    }
}
