//! What stands below the line on a display that has several, and the routing keys of all of them.

use crate::desk::display::MOST_LINES;
use crate::desk::{Desk, LineAbout, Table};

impl Table {
    /// Returns what stands below a line: under the present the sheet, upwards, but in an event; under a sentence those that wait as well; under
    /// a line of the sheet, or something told before, what follows it.
    pub(in crate::desk) fn below(&self, about: LineAbout) -> Vec<(LineAbout, String)> {
        let rows = self.rows();
        let row = |index: usize| Some((LineAbout::Row(index), self.line_of(rows.get(index)?, true).text));
        match about {
            // In an event nobody asked for the numbers of the sheet (D.2.9.d).
            LineAbout::Now | LineAbout::Typed if !self.is_numbered() => Vec::new(),
            LineAbout::Now | LineAbout::Typed => (0..rows.len()).rev().take(MOST_LINES).filter_map(row).collect(),
            LineAbout::Row(index) => (index + 1..rows.len()).take(MOST_LINES).filter_map(row).collect(),
            LineAbout::Sentence(_) | LineAbout::Again(_) => self.braille.told_below(about),
        }
    }

    /// A routing key: a move is spoken in the Ear and opened, a sentence is acknowledged. It confirms nothing.
    pub(in crate::desk) fn route(&mut self, about: LineAbout, character: usize) {
        match about {
            LineAbout::Now => {
                if let Some((row, _)) = self.last_cell()
                    && let Some(side) = self.line_of(&row, self.is_numbered()).side_at(character)
                {
                    self.open_move(row.number, side, self.is_numbered());
                }
            }
            LineAbout::Row(index) => {
                if let Some(row) = self.rows().get(index)
                    && let Some(side) = self.line_of(row, true).side_at(character)
                {
                    self.open_move(row.number, side, true);
                }
            }
            LineAbout::Sentence(id) if !self.braille.is_question(id) => self.braille.acknowledge(id),
            LineAbout::Typed => self.braille.route_in_what_is_typed(character),
            LineAbout::Sentence(_) | LineAbout::Again(_) => {}
        }
    }
}

impl Desk {
    /// A routing key over a line below.
    pub(in crate::desk) fn route_below(&mut self, line: usize, character: usize) {
        let below = self.table.below(self.braille_line().about);
        if let Some((about, _)) = below.get(line) {
            self.table.route(*about, character);
        }
    }
}
