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

    /// A routing key over what is typed: the cursor goes there, before the whole letter that stands in that cell.
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use unicode_normalization::char::is_combining_mark;
    use unicode_width::UnicodeWidthChar as _;

    use super::Braille;
    use crate::desk::line::editor::Stroke;
    use crate::language::braille::{Profile, Tables};

    /// What the finger does.
    #[derive(Clone, Copy, Debug)]
    enum Touch {
        Types(char),
        Edits(Stroke),
        Routes(usize),
    }

    fn any_touch() -> impl Strategy<Value = Touch> {
        let strokes = vec![
            Stroke::Left,
            Stroke::Right,
            Stroke::Home,
            Stroke::End,
            Stroke::Backspace,
            Stroke::Delete,
        ];
        let characters: Vec<char> = "eSfN3x-=/ ü⠑⠲中\u{301}\u{308}\u{20dd}\u{903}".chars().collect();
        prop_oneof![
            6 => prop::sample::select(characters).prop_map(Touch::Types),
            1 => any::<char>().prop_map(Touch::Types),
            2 => prop::sample::select(strokes).prop_map(Touch::Edits),
            2 => (0_usize..50).prop_map(Touch::Routes),
        ]
    }

    fn any_code() -> impl Strategy<Value = Option<Profile>> {
        let tables = Tables::compiled_in();
        let code = |name: &str| tables.profile(name).map(|it| it.profile);
        let codes = vec![
            None,
            code("de-chess-short6"),
            code("en-chess-short6"),
            code("ukaaf2015"),
        ];
        prop::sample::select(codes)
    }

    /// Returns the cell in which the whole letter begins that stands in a cell, or where the line ends.
    fn letter_of(braille: &Braille, cell: usize) -> usize {
        let mut begin = 0;
        let mut end = 0;
        for (character, shown) in braille.typed.text().iter().zip(braille.typed_in_cells()) {
            // What has no width of its own belongs to what stands before it.
            if !is_combining_mark(*character) && character.width() != Some(0) {
                begin = end;
            }
            end += shown.chars().count();
            if cell < end {
                return begin;
            }
        }
        end
    }

    proptest! {
        /// Whatever is typed, a routing key goes to its cell, and the next character comes to stand there.
        #[test]
        fn what_is_typed_next_stands_in_the_cell_whose_routing_key_was_pressed(
            code in any_code(),
            touches in prop::collection::vec(any_touch(), 0..40),
            cell in 0_usize..60,
        ) {
            let mut braille = Braille { code, ..Braille::default() };
            for touch in touches {
                match touch {
                    Touch::Types(character) => braille.type_character(character),
                    Touch::Edits(stroke) => braille.edit(stroke),
                    Touch::Routes(cell) => braille.route_in_what_is_typed(cell),
                }
            }
            // Nothing goes before a blank.
            braille.type_character('e');
            let (before, _) = braille.typed_on_the_line();
            let begin = letter_of(&braille, cell);
            braille.route_in_what_is_typed(cell);
            let (line, cursor) = braille.typed_on_the_line();
            prop_assert_eq!(&line, &before);
            prop_assert_eq!(cursor, begin);
            braille.type_character('x');
            let (line, cursor) = braille.typed_on_the_line();
            let line: Vec<char> = line.chars().collect();
            let x: Vec<char> = braille.in_cells("x").chars().collect();
            prop_assert_eq!(&line[begin..begin + x.len()], &x[..]);
            prop_assert!(cursor >= begin + x.len());
            let rest: String = line[..begin].iter().chain(&line[begin + x.len()..]).collect();
            prop_assert_eq!(rest, before);
        }
    }
}
