//! Who may type on the display.

use crate::desk::question::OpenQuestion;
use crate::desk::{Desk, Mark, Table};
use crate::game::sealed_secret;

/// Stands for a cell that is typed and that nobody reads: all six dots.
const UNSEEN: char = '\u{283f}';

impl Table {
    /// The arbiter enters nothing at the player's display, and the player nothing under the arbiter's name.
    pub(in crate::desk) fn may_type_in_braille(&self) -> bool {
        self.game.arbiter().is_none()
    }
}

impl Desk {
    /// Returns what stands for what is typed, a sign for each cell, and the place of the cursor: nothing of it is felt.
    pub(in crate::desk) fn typed_unseen(&self) -> Option<(String, usize)> {
        let is_asked = self.open_question().is_some_and(OpenQuestion::takes_cells_unseen);
        let typed = &self.table.braille.typed;
        let signs = || UNSEEN.to_string().repeat(typed.text().len());
        let is_name = typed.text().first() == Some(&'/') && !typed.text().contains(&' ');
        let may_be_sealed = sealed_secret::hides_moves(&self.table.game) && !self.asks_for_text() && !is_name;
        ((is_asked || may_be_sealed) && !typed.is_empty()).then(|| (signs(), typed.cursor()))
    }

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
        if self.open_question().is_some_and(OpenQuestion::takes_cells_unseen) {
            return false;
        }
        self.open_question().is_some_and(OpenQuestion::is_unseen)
    }
}
