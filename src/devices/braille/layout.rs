//! The line under the cells: cut into pieces as wide as the display, one of which stands there.

use std::ops::Range;

use ansage_core::desk::{BrailleKey, BrailleLine, FunctionKey, LineAbout, Mark};
use ansage_wire::braille::{DisplayKey, Window};

/// Smooth, dots 2 and 5.
const CONFIRMED: &str = "⠒⠒";
/// Rough, all six dots.
const REFUSED: &str = "⠿⠿";
/// Two points at the foot, dots 3 and 6: more comes.
const WAITING: &str = "⠤⠤";
/// A sign and the blank before it take so many cells.
const SIGN_CELLS: usize = 3;
/// Dots 2 3 4 5, the letter t.
const DOTS_OF_T: u8 = 0b1_1110;
/// A display that is narrower has no room for signs.
const NARROWEST_WITH_SIGNS_CELLS: usize = 10;

/// For each character of a line that was translated the one for which it stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Of the line.
    pub(super) line: Vec<usize>,
    /// Of each line below.
    pub(super) below: Vec<Vec<usize>>,
}

/// What stands on a display, and which piece of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    /// Cells of a line; 0 while there is no display.
    cells: usize,
    /// Lines of the display.
    lines: usize,
    line: Option<BrailleLine>,
    places: Option<Places>,
    /// The piece that stands in the first line of the display.
    piece: usize,
    /// True if the pieces leave room for a sign. They do so when it is gone, too, while a finger reads on: no piece changes
    /// under it.
    is_narrow: bool,
    /// What a blank line shows was given back to the screen reader.
    numbered: u64,
}

/// A line of the display: a piece of the line, or of one below, by its characters.
struct Shown<'a> {
    text: &'a str,
    /// The line below, if it is one.
    below: Option<usize>,
    piece: Range<usize>,
}

impl Layout {
    /// Takes the cells of a line, and the lines.
    pub(super) fn resize(&mut self, cells: usize, lines: usize) {
        self.cells = cells;
        self.lines = lines;
        self.piece = 0;
        self.is_narrow = self.sign().is_some();
        self.follow_the_cursor();
    }

    /// Puts a line under the cells. One that is another, or says something else, is read from its beginning.
    pub(super) fn put(&mut self, line: Option<BrailleLine>, places: Option<Places>) {
        self.places = places;
        let stays = match (&self.line, &line) {
            (Some(old), Some(new)) => old.about == new.about && old.text == new.text,
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let began = self.pieces().get(self.piece).map_or(0, |it| it.start);
        self.line = line;
        self.is_narrow = self.sign().is_some() || self.is_narrow && stays && self.piece > 0;
        // A sign that comes takes room, so that there may be more pieces than before.
        let holds = |it: &Range<usize>| it.start <= began;
        let piece = self.pieces().iter().rposition(holds).unwrap_or_default();
        self.piece = if stays { self.page_of(piece) } else { 0 };
        self.follow_the_cursor();
    }

    /// Takes a key. Those that move the line under the cells are done with here; others are told.
    pub(super) fn press(&mut self, key: DisplayKey) -> Option<BrailleKey> {
        let next = self.piece + self.lines.max(1);
        let is_more = next < self.pieces().len();
        Some(match key {
            DisplayKey::PanRight if is_more => {
                self.piece = next;
                return None;
            }
            DisplayKey::PanLeft if self.piece > 0 => {
                self.piece = self.piece.saturating_sub(self.lines.max(1));
                return None;
            }
            // Nobody confirms what was not read to its end.
            DisplayKey::Return if is_more && self.is_to_be_read() => {
                self.piece = next;
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
            DisplayKey::Delete => BrailleKey::Delete,
            DisplayKey::Left => BrailleKey::Left,
            DisplayKey::Right => BrailleKey::Right,
            DisplayKey::LineStart => BrailleKey::LineStart,
            DisplayKey::LineEnd => BrailleKey::LineEnd,
            DisplayKey::Function(number) => BrailleKey::Function(FunctionKey(number)),
            DisplayKey::Character(character) => BrailleKey::Character(character),
            DisplayKey::Dots(cell) => BrailleKey::Dots(cell),
            // Dots 4-5 with the space bar are Enter, dot 7 alone or with it deletes, on most displays; BRLTTY makes keys of
            // those itself. Whatever else is held with the space bar types nothing.
            DisplayKey::Chord(_) => return None,
            DisplayKey::Route(cell) => self.under(usize::from(cell))?,
        })
    }

    /// Returns what is to stand on the display; `None` if that is nothing of ours.
    pub(super) fn window(&mut self) -> Option<Window> {
        let line = self.line.as_ref()?;
        let shown = self.shown();
        let mut text = String::new();
        let mut cursor = None;
        for (number, Shown { text: of, below, piece }) in shown.iter().enumerate() {
            let behind = number * self.cells;
            pad(&mut text, behind);
            text.extend(of.chars().skip(piece.start).take(piece.len()));
            let is_here = |it: &usize| below.is_none() && (piece.start..=piece.end).contains(it);
            cursor = line
                .cursor
                .filter(is_here)
                .map(|it| behind + it - piece.start)
                .or(cursor);
            if let Some(sign) = self.sign().filter(|_| number == 0) {
                pad(&mut text, self.cells.saturating_sub(2));
                text.push_str(sign);
            }
        }
        self.numbered += 1;
        Some(Window {
            number: self.numbered,
            text,
            cursor: cursor.and_then(|it| u16::try_from(it).ok()),
        })
    }

    /// Returns the lines of the display: the pieces of the line from the one that stands first, and below what is below.
    fn shown(&self) -> Vec<Shown<'_>> {
        let Some(line) = &self.line else {
            return Vec::new();
        };
        let main = self.pieces().into_iter().skip(self.piece).map(|piece| Shown {
            text: &line.text,
            below: None,
            piece,
        });
        let below = line.below.iter().enumerate().flat_map(|(number, text)| {
            let pieces = cut(&text.chars().collect::<Vec<_>>(), self.cells.max(1)).into_iter();
            pieces.map(move |piece| Shown {
                text,
                below: Some(number),
                piece,
            })
        });
        main.chain(below).take(self.lines.max(1)).collect()
    }

    fn is_to_be_read(&self) -> bool {
        (self.line.as_ref()).is_some_and(|it| matches!(it.about, LineAbout::Sentence(_)))
    }

    fn sign(&self) -> Option<&'static str> {
        let mark = self
            .line
            .as_ref()?
            .mark
            .filter(|_| self.cells >= NARROWEST_WITH_SIGNS_CELLS)?;
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
        let room = if self.is_narrow {
            self.cells - SIGN_CELLS
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

    /// Returns the piece that stands in the first line where one is to be read.
    fn page_of(&self, piece: usize) -> usize {
        let lines = self.lines.max(1);
        piece / lines * lines
    }

    fn follow_the_cursor(&mut self) {
        let Some(cursor) = self.line.as_ref().and_then(|it| it.cursor) else {
            return;
        };
        let pieces = self.pieces();
        let holds = |it: &Range<usize>| it.start <= cursor && cursor <= it.end;
        let piece = pieces.iter().rposition(holds).unwrap_or(pieces.len().saturating_sub(1));
        self.piece = self.page_of(piece);
    }

    /// Returns the routing key of the character that stands in a cell, if one does.
    fn under(&self, cell: usize) -> Option<BrailleKey> {
        let cells = self.cells.max(1);
        let shown = self.shown();
        let Shown { below, piece, .. } = shown.get(cell / cells)?;
        let cell = cell % cells;
        let is_typed = below.is_none() && self.line.as_ref()?.about == LineAbout::Typed;
        // Behind what is typed the cursor goes to its end.
        let character = match cell < piece.len() {
            true => piece.start + cell,
            false if is_typed => piece.end,
            false => return None,
        };
        let places = self.places.as_ref();
        Some(match below {
            None => BrailleKey::Route(match places {
                Some(places) => *places.line.get(character)?,
                None => character,
            }),
            Some(number) => BrailleKey::RouteBelow(
                *number,
                match places {
                    Some(places) => *places.below.get(*number)?.get(character)?,
                    None => character,
                },
            ),
        })
    }
}

/// Adds blanks until a text is so long.
fn pad(text: &mut String, length: usize) {
    let blanks = length.saturating_sub(text.chars().count());
    text.extend(std::iter::repeat_n(' ', blanks));
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
mod tests;
