//! The line under the cells: cut into pieces as wide as the display, one of which stands there.

use std::ops::Range;

use super::message::{DisplayKey, Window};
use crate::desk::{BrailleKey, BrailleLine, LineAbout, Mark};

/// Smooth, dots 2 and 5.
const CONFIRMED: &str = "⠒⠒";
/// Rough, all six dots.
const REFUSED: &str = "⠿⠿";
/// Two points at the foot, dots 3 and 6: more comes.
const WAITING: &str = "⠤⠤";
/// A sign and the blank before it take so many cells.
const SIGN: usize = 3;
/// Dots 2 3 4 5, the letter t.
const DOTS_OF_T: u8 = 0b1_1110;
/// A display that is narrower has no room for signs.
const NARROWEST_WITH_SIGNS: usize = 10;

/// What stands on a display, and which piece of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    /// 0 while there is no display.
    cells: usize,
    line: Option<BrailleLine>,
    /// For each character of the line the one for which it stands, where that is another.
    places: Option<Vec<usize>>,
    piece: usize,
    /// What a blank line shows was given back to the screen reader.
    numbered: u64,
}

impl Layout {
    /// Takes the number of cells, all lines together.
    pub(super) fn resize(&mut self, cells: usize) {
        self.cells = cells;
        self.piece = 0;
        self.follow_the_cursor();
    }

    /// Puts a line under the cells. One that is another, or says something else, is read from its beginning.
    pub(super) fn put(&mut self, line: Option<BrailleLine>, places: Option<Vec<usize>>) {
        self.places = places;
        let stays = match (&self.line, &line) {
            (Some(old), Some(new)) => old.about == new.about && old.text == new.text,
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        self.line = line;
        if !stays {
            self.piece = 0;
        }
        // A sign takes room, so that there may be more pieces than before.
        self.piece = self.piece.min(self.pieces().len().saturating_sub(1));
        self.follow_the_cursor();
    }

    /// Takes a key. Those that move the line under the cells are done with here; others are told.
    pub(super) fn press(&mut self, key: DisplayKey) -> Option<BrailleKey> {
        let last = self.pieces().len().saturating_sub(1);
        Some(match key {
            DisplayKey::PanRight if self.piece < last => {
                self.piece += 1;
                return None;
            }
            DisplayKey::PanLeft if self.piece > 0 => {
                self.piece -= 1;
                return None;
            }
            // Nobody confirms what was not read to its end.
            DisplayKey::Return if self.piece < last && self.is_to_be_read() => {
                self.piece += 1;
                return None;
            }
            DisplayKey::PanRight => BrailleKey::After,
            DisplayKey::PanLeft => BrailleKey::Before,
            DisplayKey::LineUp => BrailleKey::Up,
            DisplayKey::LineDown => BrailleKey::Down,
            DisplayKey::Home => {
                self.piece = 0;
                BrailleKey::Home
            }
            DisplayKey::Time | DisplayKey::Chord(DOTS_OF_T) => BrailleKey::Time,
            DisplayKey::Return => BrailleKey::Return,
            DisplayKey::Escape => BrailleKey::Escape,
            DisplayKey::Backspace => BrailleKey::Backspace,
            DisplayKey::Character(character) => BrailleKey::Character(character),
            DisplayKey::Dots(cell) => BrailleKey::Dots(cell),
            // Dots 4-5 with the space bar are Enter, dot 7 alone or with it deletes, on most displays; BRLTTY makes keys of
            // those itself. Whatever else is held with the space bar types nothing.
            DisplayKey::Chord(_) => return None,
            DisplayKey::Route(cell) => BrailleKey::Route(self.character_at(usize::from(cell))?),
        })
    }

    /// Returns what is to stand on the display; `None` if that is nothing of ours.
    pub(super) fn window(&mut self) -> Option<Window> {
        let line = self.line.as_ref()?;
        let pieces = self.pieces();
        let piece = pieces.get(self.piece).cloned().unwrap_or(0..0);
        let mut text: String = line.text.chars().skip(piece.start).take(piece.len()).collect();
        let cursor = (line.cursor.and_then(|it| it.checked_sub(piece.start))).filter(|it| *it <= piece.len());
        if let Some(sign) = self.sign() {
            let blanks = self.cells.saturating_sub(2).saturating_sub(text.chars().count());
            text.extend(std::iter::repeat_n(' ', blanks));
            text.push_str(sign);
        }
        self.numbered += 1;
        Some(Window {
            number: self.numbered,
            text,
            cursor: cursor.and_then(|it| u16::try_from(it).ok()),
        })
    }

    fn is_to_be_read(&self) -> bool {
        (self.line.as_ref()).is_some_and(|it| matches!(it.about, LineAbout::Sentence(_)))
    }

    fn sign(&self) -> Option<&'static str> {
        let mark = self
            .line
            .as_ref()?
            .mark
            .filter(|_| self.cells >= NARROWEST_WITH_SIGNS)?;
        Some(match mark {
            Mark::Confirmed => CONFIRMED,
            Mark::Refused => REFUSED,
            Mark::Waiting => WAITING,
        })
    }

    /// Returns the pieces of the line, each as wide as the display at most, cut at blanks where there are some.
    fn pieces(&self) -> Vec<Range<usize>> {
        let Some(line) = &self.line else {
            return Vec::new();
        };
        let room = if self.sign().is_some() {
            self.cells - SIGN
        } else {
            self.cells
        };
        // The cell of the cursor behind the last character belongs to the line.
        let behind = usize::from(line.cursor.is_some());
        cut(
            &line.text.chars().collect::<Vec<_>>(),
            room.saturating_sub(behind).max(1),
        )
    }

    fn follow_the_cursor(&mut self) {
        let Some(cursor) = self.line.as_ref().and_then(|it| it.cursor) else {
            return;
        };
        let pieces = self.pieces();
        let holds = |it: &Range<usize>| it.start <= cursor && cursor <= it.end;
        self.piece = pieces.iter().rposition(holds).unwrap_or(pieces.len().saturating_sub(1));
    }

    /// Returns the character of the line that stands in a cell, if one does.
    fn character_at(&self, cell: usize) -> Option<usize> {
        let piece = self.pieces().get(self.piece).cloned()?;
        let character = (cell < piece.len()).then_some(piece.start + cell)?;
        match &self.places {
            Some(places) => places.get(character).copied(),
            None => Some(character),
        }
    }
}

/// Cuts a line into pieces of at most `room` characters. A word is cut only if it is longer than a piece; the blank at
/// which a line is cut stands in no cell.
fn cut(line: &[char], room: usize) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let mut start = 0;
    while line.len() - start > room {
        let window = &line[start..=start + room];
        match window
            .iter()
            .rposition(|it| matches!(*it, ' ' | '\u{2800}'))
            .filter(|it| *it > 0)
        {
            Some(blank) => {
                pieces.push(start..start + blank);
                start += blank + 1;
            }
            None => {
                pieces.push(start..start + room);
                start += room;
            }
        }
    }
    pieces.push(start..line.len());
    pieces
}

#[cfg(test)]
mod tests {
    use super::Layout;
    use crate::desk::{BrailleKey, BrailleLine, LineAbout, Mark, UtteranceId};
    use crate::devices::braille::message::DisplayKey;

    fn layout(cells: usize, about: LineAbout, text: &str) -> Layout {
        let mut layout = Layout::default();
        layout.resize(cells);
        layout.put(Some(line(about, text)), None);
        layout
    }

    fn line(about: LineAbout, text: &str) -> BrailleLine {
        BrailleLine {
            about,
            text: text.to_owned(),
            ..BrailleLine::default()
        }
    }

    #[track_caller]
    fn stands(layout: &mut Layout, text: &str) {
        assert_eq!(layout.window().expect("a window").text, text);
    }

    const SENTENCE: LineAbout = LineAbout::Sentence(UtteranceId(3));

    #[test]
    fn a_long_line_is_panned_word_by_word_there_and_back() {
        let mut layout = layout(14, LineAbout::Now, "11.Kb1(=) Schwarz am Zug.");
        stands(&mut layout, "11.Kb1(=)");
        assert_eq!(layout.press(DisplayKey::PanRight), None);
        stands(&mut layout, "Schwarz am");
        assert_eq!(layout.press(DisplayKey::PanRight), None);
        stands(&mut layout, "Zug.");
        assert_eq!(layout.press(DisplayKey::PanRight), Some(BrailleKey::After));
        assert_eq!(layout.press(DisplayKey::PanLeft), None);
        assert_eq!(layout.press(DisplayKey::PanLeft), None);
        stands(&mut layout, "11.Kb1(=)");
        assert_eq!(layout.press(DisplayKey::PanLeft), Some(BrailleKey::Before));
    }

    #[test]
    fn a_question_is_confirmed_only_when_it_was_read_to_its_end() {
        let mut layout = layout(14, SENTENCE, "Springer Felix drei?");
        assert_eq!(layout.press(DisplayKey::Return), None);
        stands(&mut layout, "drei?");
        assert_eq!(layout.press(DisplayKey::Return), Some(BrailleKey::Return));
        // A line that only says where the game is needs no reading.
        layout.put(Some(line(LineAbout::Now, "11.Kb1(=) Schwarz am Zug.")), None);
        assert_eq!(layout.press(DisplayKey::Return), Some(BrailleKey::Return));
    }

    #[test]
    fn a_line_that_changes_is_read_from_its_beginning_and_one_that_stays_is_not() {
        let mut layout = layout(10, SENTENCE, "eins zwei drei vier");
        layout.press(DisplayKey::PanRight);
        layout.put(Some(line(SENTENCE, "eins zwei drei vier")), None);
        stands(&mut layout, "drei vier");
        layout.put(Some(line(SENTENCE, "fünf sechs sieben")), None);
        stands(&mut layout, "fünf sechs");
        // The same words once more, said anew.
        layout.press(DisplayKey::PanRight);
        layout.put(
            Some(line(LineAbout::Sentence(UtteranceId(4)), "fünf sechs sieben")),
            None,
        );
        stands(&mut layout, "fünf sechs");
    }

    #[test]
    fn a_sign_stands_in_the_last_two_cells_whatever_stands_before_it() {
        let mut layout = layout(14, LineAbout::Now, "1.e4 Schwarz");
        let marked = |mark| BrailleLine {
            mark: Some(mark),
            ..line(LineAbout::Now, "1.e4 Schwarz")
        };
        layout.put(Some(marked(Mark::Confirmed)), None);
        stands(&mut layout, "1.e4        ⠒⠒");
        layout.put(Some(marked(Mark::Refused)), None);
        stands(&mut layout, "1.e4        ⠿⠿");
        layout.press(DisplayKey::PanRight);
        stands(&mut layout, "Schwarz     ⠿⠿");
        // Nothing of a display of eight cells is taken for signs.
        layout.resize(8);
        stands(&mut layout, "1.e4");
    }

    #[test]
    fn a_routing_key_names_the_character_over_which_it_is() {
        let mut layout = layout(14, LineAbout::Row(0), "11.Kb1(=) Te8 und mehr");
        assert_eq!(layout.press(DisplayKey::Route(3)), Some(BrailleKey::Route(3)));
        layout.press(DisplayKey::PanRight);
        stands(&mut layout, "und mehr");
        assert_eq!(layout.press(DisplayKey::Route(0)), Some(BrailleKey::Route(14)));
        assert_eq!(layout.press(DisplayKey::Route(8)), None, "there is nothing");
    }

    #[test]
    fn a_routing_key_over_translated_words_names_the_character_they_stand_for() {
        let mut layout = layout(40, LineAbout::Now, "");
        // A capital sign that stands for no character of its own.
        layout.put(Some(line(LineAbout::Now, "⠂⠀⠠⠎")), Some(vec![0, 1, 2, 2]));
        assert_eq!(layout.press(DisplayKey::Route(3)), Some(BrailleKey::Route(2)));
    }

    #[test]
    fn the_end_of_what_is_typed_stays_under_the_finger() {
        let typed = |text: &str| BrailleLine {
            cursor: Some(text.chars().count()),
            ..line(LineAbout::Typed, text)
        };
        let mut layout = layout(10, LineAbout::Now, "");
        for (text, there, cursor) in [
            ("Sf3", "Sf3", 3),
            ("123456789", "123456789", 9),
            ("1234567890", "0", 1),
            ("/note eine", "eine", 4),
        ] {
            layout.put(Some(typed(text)), None);
            let window = layout.window().expect("a window");
            assert_eq!((window.text.as_str(), window.cursor), (there, Some(cursor)));
        }
    }

    #[test]
    fn where_nothing_stands_the_display_is_given_back() {
        let mut layout = layout(14, LineAbout::Now, "1.e4");
        layout.put(None, None);
        assert_eq!(layout.window(), None);
        assert_eq!(layout.press(DisplayKey::Route(1)), None);
    }
}
