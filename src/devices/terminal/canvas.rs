//! A whole window as rows of text, written only where it changed: a screen reader speaks what is written.

use ratatui::backend::Backend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Color, Modifier, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use ansage_wire::plain_text;

/// A window that does not say how large it is.
const USUAL: Size = Size { width: 80, height: 24 };

/// A row of text.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Row {
    pub(super) text: String,
    /// True for what both players hear.
    pub(super) is_bold: bool,
}

impl Row {
    pub(super) fn plain(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            is_bold: false,
        }
    }

    pub(super) fn bold(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            is_bold: true,
        }
    }
}

/// All that stands in a window.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Picture {
    /// From the top; what does not fit is not shown.
    pub(super) rows: Vec<Row>,
    /// Column and row of the cursor.
    pub(super) cursor: (usize, usize),
}

/// A window and what it shows.
#[derive(Debug)]
pub(super) struct Canvas<B> {
    backend: B,
    shown: Option<(Buffer, Position)>,
    cursor_blinks: bool,
    contrast: Option<Contrast>,
}

/// High contrast, for who sees little: everything bold, in the brightest and the darkest there is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Contrast {
    /// White on black.
    Dark,
    /// Black on white.
    Light,
}

impl Contrast {
    /// Returns how everything stands then. Whoever wants no colours (<https://no-color.org>) has the terminal's own, reversed
    /// for black on white.
    fn style(self, takes_colours: bool) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match (self, takes_colours) {
            (Self::Dark, true) => bold.fg(Color::White).bg(Color::Black),
            (Self::Light, true) => bold.fg(Color::Black).bg(Color::White),
            (Self::Dark, false) => bold,
            (Self::Light, false) => bold.add_modifier(Modifier::REVERSED),
        }
    }
}

impl<B: Backend> Canvas<B> {
    /// Takes a window, of which nothing is known.
    pub(super) fn on(backend: B, cursor_blinks: bool) -> Self {
        Self {
            backend,
            shown: None,
            cursor_blinks,
            contrast: None,
        }
    }

    /// Shows everything in a contrast from now on.
    pub(super) fn set_contrast(&mut self, contrast: Option<Contrast>) {
        self.contrast = contrast;
        self.shown = None;
    }

    /// Returns true if everything is shown in a contrast, for who sees little.
    pub(super) fn is_for_low_vision(&self) -> bool {
        self.contrast.is_some()
    }

    /// Returns columns and rows.
    pub(super) fn size(&self) -> (usize, usize) {
        let size = self.area().as_size();
        (size.width.into(), size.height.into())
    }

    /// Draws everything anew the next time: nobody knows what stands there.
    pub(super) fn forget(&mut self) {
        self.shown = None;
    }

    /// Shows a picture; writes what changed, and nothing if nothing did.
    pub(super) fn show(&mut self, picture: &Picture) -> Result<(), B::Error> {
        let area = self.area();
        let mut buffer = painted(picture, area);
        if let Some(contrast) = self.contrast {
            let takes_colours = std::env::var_os("NO_COLOR").is_none_or(|it| it.is_empty());
            buffer.set_style(area, contrast.style(takes_colours));
        }
        let cursor = Position {
            x: narrow(picture.cursor.0).min(area.width.saturating_sub(1)),
            y: narrow(picture.cursor.1).min(area.height.saturating_sub(1)),
        };
        match &self.shown {
            Some((before, place)) if before.area == area => {
                let changed = changed_cells(before, &buffer);
                if changed.is_empty() && *place == cursor {
                    return Ok(());
                }
                if !changed.is_empty() {
                    self.backend.draw(changed.into_iter())?;
                }
            }
            _ => {
                self.backend.clear()?;
                let changed = changed_cells(&Buffer::empty(area), &buffer);
                self.backend.draw(changed.into_iter())?;
                if self.cursor_blinks {
                    self.backend.show_cursor()?;
                } else {
                    self.backend.hide_cursor()?;
                }
            }
        }
        self.backend.set_cursor_position(cursor)?;
        self.backend.flush()?;
        self.shown = Some((buffer, cursor));
        Ok(())
    }

    /// Returns where it is written.
    pub(super) fn backend(&mut self) -> &mut B {
        &mut self.backend
    }

    fn area(&self) -> Rect {
        let size = self.backend.size().ok().filter(|it| it.width > 0 && it.height > 0);
        Rect::from((Position::ORIGIN, size.unwrap_or(USUAL)))
    }
}

fn painted(picture: &Picture, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    for (row, y) in picture.rows.iter().zip(0..area.height) {
        let style = if row.is_bold {
            Style::new().add_modifier(Modifier::BOLD)
        } else {
            Style::new()
        };
        buffer.set_string(0, y, plain_text::one_line(&row.text), style);
    }
    buffer
}

/// Returns what is to be written: of each row that differs everything from the first difference on, so that whoever hears
/// what is written hears words and no single letters.
fn changed_cells<'a>(before: &Buffer, after: &'a Buffer) -> Vec<(u16, u16, &'a Cell)> {
    let area = after.area;
    let changed_in = |y: u16| {
        let differs = |x: &u16| before[(*x, y)] != after[(*x, y)];
        let end = end_of_row(before, y).max(end_of_row(after, y));
        let first = (0..area.width).find(differs).unwrap_or(end);
        // The second cell of a wide character is written with the first.
        let mut next = first;
        (first..end).filter_map(move |x| {
            if x < next {
                return None;
            }
            let cell = &after[(x, y)];
            next = x + columns_of(cell);
            Some((x, y, cell))
        })
    };
    (0..area.height).flat_map(changed_in).collect()
}

/// Returns the column behind all that stands in a row.
fn end_of_row(buffer: &Buffer, y: u16) -> u16 {
    let blank = Cell::default();
    let last = (0..buffer.area.width).rfind(|x| buffer[(*x, y)] != blank);
    let end = last.map_or(0, |x| x + columns_of(&buffer[(x, y)]));
    end.min(buffer.area.width)
}

fn columns_of(cell: &Cell) -> u16 {
    narrow(cell.symbol().width()).max(1)
}

fn narrow(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

/// Returns the lines a text takes in a window so many columns wide, broken between words where that can be.
pub(super) fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(2);
    let mut lines = Vec::new();
    for whole in broken_between_words(text, columns) {
        let mut line = String::new();
        for c in whole.chars() {
            if line.width() + c.width().unwrap_or(0) > columns {
                lines.push(std::mem::take(&mut line));
            }
            line.push(c);
        }
        lines.push(line);
    }
    lines
}

/// Returns the same broken between words alone: a word that is too long stays whole, on a line of its own.
pub(super) fn broken_between_words(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|it| !it.is_empty()) {
        if !line.is_empty() && line.width() + 1 + word.width() > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use unicode_width::UnicodeWidthStr;

    use ratatui::style::{Color, Modifier};

    use super::{Contrast, broken_between_words, wrapped};

    #[test]
    fn who_wants_no_colours_has_contrast_by_bold_and_reversed_letters() {
        for (contrast, reversed) in [
            (Contrast::Dark, Modifier::empty()),
            (Contrast::Light, Modifier::REVERSED),
        ] {
            let style = contrast.style(false);
            assert_eq!((style.fg, style.bg), (None, None), "{contrast:?}");
            assert_eq!(style.add_modifier, Modifier::BOLD | reversed, "{contrast:?}");
        }
        let style = Contrast::Dark.style(true);
        assert_eq!((style.fg, style.bg), (Some(Color::White), Some(Color::Black)));
    }

    #[test]
    fn a_line_is_broken_between_words_where_that_can_be() {
        assert_eq!(
            wrapped("Springer Gustav eins Felix drei", 20),
            ["Springer Gustav eins", "Felix drei"]
        );
        assert_eq!(wrapped("Rochade", 4), ["Roch", "ade"]);
        assert_eq!(wrapped("", 4), [""]);
        assert_eq!(
            broken_between_words("Saal: kurze Rochade", 6),
            ["Saal:", "kurze", "Rochade"],
            "a path is copied whole"
        );
    }

    proptest! {
        #[test]
        fn no_line_is_too_long_and_nothing_is_lost(text in "[a-zä棋 ]{0,60}", columns in 2_usize..30) {
            let lines = wrapped(&text, columns);
            prop_assert!(lines.iter().all(|it| it.width() <= columns));
            let letters = |text: &str| text.chars().filter(|c| *c != ' ').collect::<String>();
            prop_assert_eq!(letters(&lines.concat()), letters(&text));
        }
    }
}
