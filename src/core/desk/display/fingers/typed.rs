//! Who may type on the display.

use crate::desk::question::{OpenQuestion, Unseen};
use crate::desk::{Desk, Mark, Table};

impl Table {
    /// The arbiter enters nothing at the player's display, and the player nothing under the arbiter's name.
    pub(in crate::desk) fn may_type_in_braille(&self) -> bool {
        self.game.arbiter().is_none()
    }
}

impl Desk {
    /// Types a character, but not what nobody may read: that is entered at the keyboard.
    pub(in crate::desk) fn type_in_braille(&mut self, character: char) {
        match self.table.may_type_in_braille() && !self.would_be_read(character) {
            true => self.table.braille.type_character(character),
            false => self.table.braille.mark = Some(Mark::Refused),
        }
    }

    /// Returns true if a character may be one of a secret. Those of a command are none.
    fn would_be_read(&self, character: char) -> bool {
        let typed = self.table.braille.typed.text();
        if typed.first().copied().unwrap_or(character) == '/' {
            return false;
        }
        match self.open_question().and_then(OpenQuestion::unseen) {
            Some(Unseen::All) => true,
            Some(Unseen::BehindTheFirstWord) => typed.contains(&' '),
            None => false,
        }
    }
}
