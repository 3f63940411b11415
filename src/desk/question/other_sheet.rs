//! What does this entry of the opponent's sheet mean? Enter leaves it open.

use crate::desk::question::OpenQuestion;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Desk, OneKey};

/// What does it mean?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct OtherSheet {
    /// Which half-move, counted from 1.
    pub(in crate::desk) ply: u16,
}

impl OpenQuestion for OtherSheet {
    fn keys(&self, _desk: &Desk) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    /// A dash is a missing entry, and a digit a number.
    fn takes_any_text(&self, desk: &Desk) -> bool {
        desk.table.keys_the_other_sheet()
    }

    fn may_be_said(&self, desk: &Desk) -> AskedNow {
        if !desk.table.keys_the_other_sheet() {
            return AskedNow::Nothing;
        }
        match desk.table.undecided_at(self.ply) {
            Some((_before, asked)) if !asked.candidates.is_empty() => AskedNow::Which(asked.candidates),
            _ => AskedNow::Sheet,
        }
    }

    /// Yes is no answer.
    fn confirm(&self, desk: &mut Desk) {
        match desk.table.keys_the_other_sheet() {
            true => {
                desk.leave_open(*self);
                desk.ask_what_is_meant(self.ply);
            }
            // Nobody compares boards any more.
            false => desk.next_step(),
        }
    }

    fn compared_line(&self, desk: &mut Desk, line: &str) -> bool {
        desk.question = None;
        desk.answer_entry(self.ply, line);
        true
    }
}
