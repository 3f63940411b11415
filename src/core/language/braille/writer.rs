//! Writes lines of a page: moves in their code, words as people read them.

use super::Cell;
use super::pages::{Part, Row, wrapped};
use super::profile::Profile;
use super::table::{UnknownSign, Written};
use super::ukaaf2015::NotWritten;

/// Writes words for people: names, labels, sentences. The tables of this program do it sign by sign; a literary table does
/// it as people read it.
pub type Prose<'a> = &'a dyn Fn(&str) -> Written;

/// Stands for what a message is about while the message is taken apart.
pub const PLACE: char = '\u{1}';

/// Writes moves in their code and words as people read them.
pub struct Writer<'a> {
    /// The code of the moves.
    pub profile: &'a Profile,
    /// What writes the words.
    pub prose: Prose<'a>,
    /// Cells in a line.
    pub width: usize,
    /// Signs that could only be named.
    pub unknown: Vec<UnknownSign>,
}

impl<'a> Writer<'a> {
    /// Makes a writer of lines of so many cells.
    pub fn new(profile: &'a Profile, prose: Prose<'a>, width: usize) -> Self {
        Self {
            profile,
            prose,
            width,
            unknown: Vec::new(),
        }
    }
}

impl Writer<'_> {
    /// Writes words.
    pub fn words(&mut self, text: &str) -> Row {
        let Written { cells, unknown } = (self.prose)(text);
        self.unknown.extend(unknown);
        cells
    }

    /// Writes a move, a number, a result.
    ///
    /// # Errors
    ///
    /// Returns the first word whose cells are not known in the code.
    pub fn code(&mut self, text: &str) -> Result<Row, NotWritten> {
        let Written { cells, unknown } = self.profile.write(text)?;
        self.unknown.extend(unknown);
        Ok(cells)
    }

    /// Writes a line of words.
    pub fn sentence(&mut self, text: &str) -> Part {
        let cells = self.words(text);
        Part::Rows(wrapped(&cells, self.width))
    }

    /// Writes a line in which [`PLACE`] stands for something in code.
    ///
    /// # Errors
    ///
    /// Returns the first word whose cells are not known in the code.
    pub fn labelled(&mut self, label: &str, code: &str) -> Result<Part, NotWritten> {
        let (before, behind) = label.split_once(PLACE).unwrap_or((label, ""));
        let mut cells = self.words(before.trim_end());
        cells.push(Cell::BLANK);
        cells.extend(self.code(code)?);
        if !behind.trim().is_empty() {
            cells.push(Cell::BLANK);
            cells.extend(self.words(behind.trim()));
        }
        Ok(Part::Rows(wrapped(&cells, self.width)))
    }

    /// Writes a line in which moves, numbers and signs stand between words: what holds a digit or no letter is code.
    ///
    /// # Errors
    ///
    /// Returns the first word whose cells are not known in the code.
    pub fn mixed(&mut self, text: &str) -> Result<Part, NotWritten> {
        let is_code = |word: &str| {
            let has = |is: fn(char) -> bool| word.contains(is);
            has(|it| it.is_ascii_digit()) || !has(char::is_alphabetic)
        };
        let mut cells = Row::new();
        let words: Vec<&str> = text.split_whitespace().collect();
        for run in words.chunk_by(|one, other| is_code(one) == is_code(other)) {
            if !cells.is_empty() {
                cells.push(Cell::BLANK);
            }
            let text = run.join(" ");
            cells.extend(if is_code(run[0]) {
                self.code(&text)?
            } else {
                self.words(&text)
            });
        }
        Ok(Part::Rows(wrapped(&cells, self.width)))
    }
}

/// Parts the ranks of a FEN, so that it may be broken between them.
pub fn apart(fen: &str) -> String {
    fen.replace('/', "/ ")
}

/// Puts cells into columns, each of which begins at its place, counted from 0: one row, or more where cells need more room
/// than their column.
pub fn in_places(places: Vec<(usize, Row)>, width: usize) -> Vec<Row> {
    let mut rows: Vec<Row> = vec![Row::new()];
    for (column, cells) in places {
        let last = rows.last().map_or(0, Vec::len);
        let behind = if last == 0 { 0 } else { last + 1 };
        let mut at = column.max(behind);
        if at + cells.len() > width {
            rows.push(Row::new());
            at = column.min(width.saturating_sub(cells.len()));
        }
        if let Some(row) = rows.last_mut() {
            row.resize(at, Cell::BLANK);
            row.extend(cells);
        }
    }
    rows
}
