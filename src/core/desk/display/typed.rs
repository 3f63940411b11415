//! What is typed on the display, the cursor in it, and the cells in which it stands.

use crate::desk::display::{Braille, Place};
use crate::desk::line::editor::Stroke;
use crate::language::braille;
use crate::language::braille::Profile;

impl Braille {
    /// Types a character; a cell is one too.
    pub(in crate::desk) fn type_character(&mut self, character: char) {
        self.place = Place::Now;
        // A blank alone begins nothing.
        if !(self.typed.is_empty() && character == ' ') {
            self.typed.strike(Stroke::Character(character));
        }
    }

    /// Changes what is typed, or moves the cursor in it.
    pub(in crate::desk) fn edit(&mut self, stroke: Stroke) {
        if !self.typed.is_empty() {
            self.place = Place::Now;
            self.typed.strike(stroke);
        }
    }

    /// A routing key over what is typed: the cursor goes there.
    pub(in crate::desk) fn route_in_what_is_typed(&mut self, place: usize) {
        let ends = self.typed_in_cells().into_iter().scan(0, |end, shown| {
            *end += shown.chars().count();
            Some(*end)
        });
        let character = ends.take_while(|end| *end <= place).count();
        self.typed.place_cursor(character);
    }

    /// Returns what is typed as it stands on the line, and the place of the cursor.
    pub(in crate::desk) fn typed_on_the_line(&self) -> (String, usize) {
        let shown = self.typed_in_cells();
        let before = shown.iter().take(self.typed.cursor());
        let cursor = before.map(|it| it.chars().count()).sum();
        (shown.concat(), cursor)
    }

    /// Returns for each character that is typed what stands on the line for it: the cells in which moves stand, so that they
    /// are read back as they were typed. A cell stands for itself.
    fn typed_in_cells(&self) -> Vec<String> {
        let text = self.typed.text().iter().map(char::to_string);
        text.map(|it| match braille::holds_cells(&it) || it == " " {
            true => it,
            false => self.in_cells(&it),
        })
        .collect()
    }

    /// Writes a move or a number in the cells of the code that was chosen, if one was.
    pub(in crate::desk) fn in_cells(&self, text: &str) -> String {
        match &self.code {
            // A sign whose cells are not known is better read in another table than not at all.
            Some(code) => code
                .write(text)
                .map_or_else(|_unknown| text.to_owned(), |it| it.to_string()),
            None => text.to_owned(),
        }
    }

    /// Returns cells as print, in the code of the display or, where it is sent text, in computer Braille.
    pub(in crate::desk) fn print_of(&self, typed: &str) -> String {
        let Ok(cells) = braille::of_unicode(typed) else {
            return typed.to_owned();
        };
        let print = match &self.code {
            Some(code) => code.read_back(&cells),
            None => Profile::computer8().read_back(&cells),
        };
        print.text
    }
}

/// Returns the character that a cell is; the empty one is a blank.
pub(in crate::desk) fn character_of(dots: u8) -> char {
    let cell = char::from_u32(0x2800 + u32::from(dots));
    cell.filter(|it| *it != '\u{2800}').unwrap_or(' ')
}
