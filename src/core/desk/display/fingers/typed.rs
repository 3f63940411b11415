//! Who may type on the display.

use crate::desk::{Mark, Table};

impl Table {
    /// The arbiter enters nothing at the player's display, and the player nothing under the arbiter's name.
    pub(in crate::desk) fn may_type_in_braille(&self) -> bool {
        self.game.arbiter().is_none()
    }

    pub(in crate::desk) fn type_in_braille(&mut self, character: char) {
        match self.may_type_in_braille() {
            true => self.braille.type_character(character),
            false => self.braille.mark = Some(Mark::Refused),
        }
    }
}
