//! What is typed on the display, the cursor in it, and the cells in which it stands.

use crate::desk::display::Place;
use crate::desk::line::editor::Stroke;
use crate::desk::{Mark, Table};
use crate::language::braille;

impl Table {
    /// The arbiter enters nothing at the player's display, and the player nothing under the arbiter's name.
    pub(in crate::desk) fn may_type_in_braille(&self) -> bool {
        self.game.arbiter().is_none()
    }

    pub(in crate::desk) fn type_in_braille(&mut self, character: char) {
        if !self.may_type_in_braille() {
            self.braille.mark = Some(Mark::Refused);
            return;
        }
        self.braille.place = Place::Now;
        // A blank alone begins nothing.
        if !(self.braille.typed.is_empty() && character == ' ') {
            self.braille.typed.strike(Stroke::Character(character));
        }
    }

    /// Changes what is typed, or moves the cursor in it.
    pub(in crate::desk) fn edit_in_braille(&mut self, stroke: Stroke) {
        if !self.braille.typed.is_empty() {
            self.braille.place = Place::Now;
            self.braille.typed.strike(stroke);
        }
    }

    /// A routing key over what is typed: the cursor goes there.
    pub(in crate::desk) fn route_in_what_is_typed(&mut self, place: usize) {
        let ends = self.typed_in_cells().into_iter().scan(0, |end, shown| {
            *end += shown.chars().count();
            Some(*end)
        });
        let character = ends.take_while(|end| *end <= place).count();
        self.braille.typed.place_cursor(character);
    }

    /// Returns what is typed as it stands on the line, and the place of the cursor.
    pub(in crate::desk) fn typed_on_the_line(&self) -> (String, usize) {
        let shown = self.typed_in_cells();
        let before = shown.iter().take(self.braille.typed.cursor());
        let cursor = before.map(|it| it.chars().count()).sum();
        (shown.concat(), cursor)
    }

    /// Returns for each character that is typed what stands on the line for it: the cells in which moves stand, so that they
    /// are read back as they were typed. A cell stands for itself.
    fn typed_in_cells(&self) -> Vec<String> {
        let text = self.braille.typed.text().iter().map(char::to_string);
        text.map(|it| match braille::holds_cells(&it) || it == " " {
            true => it,
            false => self.in_cells(&it),
        })
        .collect()
    }
}
