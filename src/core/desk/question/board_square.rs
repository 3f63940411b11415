//! What stands on this square of a board that is found out by questions?

use shakmaty::Square;

use crate::desk::question::OpenQuestion;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};

/// What stands there?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct BoardSquare(pub(in crate::desk) Square);

impl OpenQuestion for BoardSquare {
    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    fn takes_any_text(&self, table: &Table) -> bool {
        table.keys_the_other_sheet()
    }

    fn may_be_said(&self, table: &Table) -> AskedNow {
        match table.keys_the_other_sheet() {
            true => AskedNow::Stands,
            false => AskedNow::Nothing,
        }
    }

    /// Yes is no answer.
    fn confirm(&self, table: &mut Table) -> Next {
        match table.keys_the_other_sheet() {
            true => table.ask_on().or_open(*self),
            // Nobody compares boards any more.
            false => Next::Step,
        }
    }

    /// No takes the answer back that was told last.
    fn deny(&self, table: &mut Table) -> Option<Next> {
        let is_compared = table.keys_the_other_sheet();
        let again = Box::new((*self).into());
        is_compared.then(|| Next::OrAsk(Box::new(table.take_back_or_say_so()), again))
    }

    fn compared_line(&self, table: &mut Table, line: &str) -> Option<Next> {
        Some(table.answer_square(self.0, line))
    }
}
