//! What the opponent reads: the last announcement, as large as the window allows, and whose turn it is.

mod large;

use std::io;

use ratatui::backend::Backend;

use super::canvas::{Canvas, Picture, Row, wrapped};
use super::screen::{Window, leave_behind, take_window};
use super::{Output, shown_lines};

/// All that the opponent may read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Poster {
    /// The last announcement; empty if there is none.
    pub line: String,
    /// Whose turn it is, or the result.
    pub turn: String,
    /// Whether an arbiter is at the keys; empty if nothing is to be told of that.
    pub table: String,
    /// What else must be known: that the game is waited for, or that its journal is damaged.
    pub note: String,
}

/// A window that the opponent reads.
#[derive(Debug)]
pub struct OpponentFace<B: Backend = Window> {
    canvas: Canvas<B>,
    poster: Poster,
}

impl OpponentFace {
    /// Takes the window.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal refuses.
    pub fn open() -> io::Result<Self> {
        Ok(Self::on(take_window(Output::to(io::stdout()))?))
    }

    /// Gives the window back and leaves what stood in it in the one before.
    pub fn close(mut self) {
        let Poster {
            line,
            turn,
            table,
            note,
        } = &self.poster;
        let lines = [line, turn, table, note].into_iter().flat_map(|it| shown_lines(it));
        leave_behind(self.canvas.backend(), lines);
    }
}

impl<B: Backend> OpponentFace<B> {
    /// Draws in a window that others have taken.
    pub fn on(backend: B) -> Self {
        Self {
            canvas: Canvas::on(backend, false),
            poster: Poster::default(),
        }
    }

    /// Shows a poster; writes what changed.
    ///
    /// # Errors
    ///
    /// Returns the error of the window.
    pub fn show(&mut self, poster: &Poster) -> Result<(), B::Error> {
        if self.poster != *poster {
            self.poster = poster.clone();
        }
        let picture = laid_out(poster, self.canvas.size());
        self.canvas.show(&picture)
    }

    /// Draws everything anew the next time.
    pub fn forget(&mut self) {
        self.canvas.forget();
    }

    /// Returns the window, so that a test can look at it.
    #[doc(hidden)]
    pub fn window(&mut self) -> &mut B {
        self.canvas.backend()
    }
}

impl<B: Backend> Drop for OpponentFace<B> {
    fn drop(&mut self) {
        super::leave_raw_mode();
    }
}

/// Lays a poster out: the announcement in large letters and once more in common ones, which can be read out and felt;
/// then whose turn it is. Where there is no room for large letters, common ones have to do.
fn laid_out(poster: &Poster, (columns, rows): (usize, usize)) -> Picture {
    let lines = |text: &str| -> Vec<String> {
        let lines = shown_lines(text);
        lines.flat_map(|it| wrapped(&it, columns)).collect()
    };
    let below = [&poster.turn, &poster.table, &poster.note].map(|it| lines(it));
    let (line, below) = (lines(&poster.line), below.concat());
    let common = line.len() + below.len();
    let large = rows
        .checked_sub(common + 1)
        .and_then(|place| large::drawn(&line.join(" "), columns, place));
    let mut picture = Picture::default();
    if large.is_some() || poster.line.is_empty() {
        picture.rows.extend(large.into_iter().flatten().map(Row::bold));
        // The lines below keep their place from one announcement to the next.
        picture.rows.resize(rows.saturating_sub(common), Row::default());
    }
    picture.cursor.1 = picture.rows.len();
    picture.rows.extend(line.into_iter().map(Row::bold));
    picture.rows.extend(below.into_iter().map(Row::plain));
    picture
}
