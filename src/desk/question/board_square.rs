//! What stands on this square of a board that is found out by questions?

use shakmaty::Square;

use crate::desk::question::OpenQuestion;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Desk, OneKey};

/// What stands there?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct BoardSquare(pub(in crate::desk) Square);

impl OpenQuestion for BoardSquare {
    fn keys(&self, _desk: &Desk) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    fn takes_any_text(&self, desk: &Desk) -> bool {
        desk.table.keys_the_other_sheet()
    }

    fn may_be_said(&self, desk: &Desk) -> AskedNow {
        match desk.table.keys_the_other_sheet() {
            true => AskedNow::Stands,
            false => AskedNow::Nothing,
        }
    }

    /// Yes is no answer.
    fn confirm(&self, desk: &mut Desk) {
        match desk.table.keys_the_other_sheet() {
            true => {
                desk.leave_open(*self);
                desk.ask_on();
            }
            // Nobody compares boards any more.
            false => desk.next_step(),
        }
    }

    /// No takes the answer back that was told last.
    fn deny(&self, desk: &mut Desk) -> bool {
        let is_compared = desk.table.keys_the_other_sheet();
        if is_compared {
            desk.take_back_or_say_so();
        }
        is_compared
    }

    fn compared_line(&self, desk: &mut Desk, line: &str) -> bool {
        desk.question = None;
        desk.answer_square(self.0, line);
        true
    }
}
