//! What the opponent reads: the last announcement, as large as the window allows, and whose turn it is.

mod large;

use super::canvas::{Picture, Row, wrapped};
use super::screen::Window;
use super::shown_lines;
use super::watched::{Watched, WatchedWindow};

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
pub type OpponentFace<B = Window> = WatchedWindow<Poster, B>;

impl Watched for Poster {
    fn laid_out(&self, size: (usize, usize)) -> Picture {
        laid_out(self, size)
    }

    fn left_behind(&self) -> Vec<String> {
        let Self {
            line,
            turn,
            table,
            note,
        } = self.clone();
        vec![line, turn, table, note]
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
