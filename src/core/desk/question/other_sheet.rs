//! What does this entry of the opponent's sheet mean? Enter leaves it open.

use crate::desk::question::OpenQuestion;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::Position;

/// What does it mean?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct OtherSheet {
    /// Which half-move, counted from 1.
    pub(in crate::desk) ply: u16,
}

impl OpenQuestion for OtherSheet {
    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    /// A dash is a missing entry, and a digit a number.
    fn takes_any_text(&self, table: &Table) -> bool {
        table.keys_the_other_sheet()
    }

    fn may_be_said(&self, table: &Table) -> AskedNow {
        if !table.keys_the_other_sheet() {
            return AskedNow::Nothing;
        }
        match table.undecided_at(self.ply) {
            Some((_before, asked)) if !asked.candidates.is_empty() => AskedNow::Which(asked.candidates),
            _ => AskedNow::Sheet,
        }
    }

    /// Yes is no answer.
    fn confirm(&self, table: &mut Table) -> Next {
        match table.keys_the_other_sheet() {
            true => table.ask_what_is_meant(self.ply).or_open(*self),
            // Nobody compares boards any more.
            false => Next::Step,
        }
    }

    fn position(&self, table: &Table) -> Option<Position> {
        table.position_of_the_other_sheet(usize::from(self.ply))
    }

    fn compared_line(&self, table: &mut Table, line: &str) -> Option<Next> {
        Some(table.answer_entry(self.ply, line))
    }
}
