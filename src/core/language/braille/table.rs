//! A table in liblouis' format: which cells each sign is written with, and the way back.
//!
//! Read is the part of the format that tables of moves need: `include`, `space`, `punctuation`, `sign`, `math`, `digit`,
//! `letter`, `lowercase`, `uppercase`, `base uppercase`, `capsletter`, `always`, `word`, the prefixes `noback` and `nofor`,
//! comments and metadata. liblouis reads the same files with the same result, which a test proves.

mod parse;

use std::collections::{BTreeMap, HashMap, HashSet};

use unicode_normalization::UnicodeNormalization as _;

use super::{Cell, brf};
pub use parse::{TableError, TableFlaw};

/// A table of cells.
#[derive(Clone, Debug, Default)]
pub struct Table {
    name: String,
    language: Option<String>,
    is_six_dot: bool,
    /// The cells of each sign.
    signs: HashMap<char, Vec<Cell>>,
    /// The signs that were defined, in their order: of several with the same cells the first is read.
    order: Vec<char>,
    /// The same with their cells, by the first of them, so that a row is read in one pass.
    by_first: HashMap<Cell, Vec<(char, Vec<Cell>)>>,
    /// The small letter of a capital that is written with a sign before it.
    small: HashMap<char, char>,
    /// The capital sign.
    capital: Vec<Cell>,
    /// Spellings of several signs at once, longest first.
    spellings: Vec<Spelling>,
    /// Blanks and punctuation, which part words.
    parting: HashSet<char>,
}

/// Signs that are written together.
#[derive(Clone, Debug)]
struct Spelling {
    signs: Vec<char>,
    cells: Vec<Cell>,
    is_written: bool,
    is_read: bool,
    /// True if it must stand by itself.
    is_word: bool,
}

/// What a text was written as.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Written {
    /// The cells.
    pub cells: Vec<Cell>,
    /// Signs that the table does not know; they stand as their number, see [`named_sign`].
    pub unknown: Vec<UnknownSign>,
}

/// A sign that a table does not know.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct UnknownSign {
    /// Its place in the text, counted from 1.
    pub at: usize,
    /// The sign.
    pub sign: char,
}

/// Stands before a letter with an accent that the table lacks: dot 4.
pub const ACCENT: Cell = Cell::of_bits(0b00_1000);

/// How words are spelled where a table lacks a sign: the apostrophe is dot 3, which is the full stop of these tables, a
/// quotation mark two of them, and a comma would be a digit or a capital sign.
pub const RESPELLED: [(char, &str); 14] = [
    ('ß', "ss"),
    ('Æ', "Ae"),
    ('æ', "ae"),
    ('Œ', "Oe"),
    ('œ', "oe"),
    ('\'', "."),
    ('’', "."),
    ('“', ".."),
    ('”', ".."),
    ('„', ".."),
    ('«', ".."),
    ('»', ".."),
    ('&', "+"),
    (',', ";"),
];

/// Letters with a stroke, which Unicode does not take apart, and the letters they stand behind an accent as.
const STROKED: [(char, char); 6] = [('Ø', 'O'), ('ø', 'o'), ('Ł', 'L'), ('ł', 'l'), ('Đ', 'D'), ('đ', 'd')];

impl Written {
    fn append(&mut self, other: Written) {
        self.cells.extend(other.cells);
        self.unknown.extend(other.unknown);
    }
}

/// What cells were read as.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ReadBack {
    /// The text; a cell that means nothing stands in it as itself.
    pub text: String,
    /// The cells that mean nothing.
    pub unknown: Vec<UnknownCell>,
}

/// A cell that means nothing in a table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct UnknownCell {
    /// Its place in the row, counted from 1.
    pub at: usize,
    /// The cell.
    pub cell: Cell,
}

/// Returns the cells of a sign that a table lacks: its number in Unicode between two dots 3, as liblouis writes it too.
/// In a BRF `ß` reads `'X00DF'`.
pub fn named_sign(sign: char) -> Vec<Cell> {
    brf::read(&format!("'X{:04X}'", u32::from(sign))).unwrap_or_default()
}

/// Returns the sign that is named at the beginning of cells, and how many cells name it.
fn sign_named(cells: &[Cell]) -> Option<(char, usize)> {
    const LONGEST: usize = 9;
    const DOT_3: Cell = Cell::of_bits(0b100);
    cells.first().filter(|it| **it == DOT_3)?;
    let text = brf::write(&cells[..cells.len().min(LONGEST)]).ok()?;
    let (digits, _) = text.strip_prefix("'X")?.split_once('\'')?;
    let is_number = digits.len() >= 4 && digits.bytes().all(|it| it.is_ascii_hexdigit());
    let sign = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
    sign.filter(|_| is_number).map(|it| (it, digits.len() + 3))
}

impl Table {
    /// Reads the table of a file and of those it includes.
    ///
    /// `files` holds texts by the names of their files; `file` ends in `.utb`, and what stands before is the table's name.
    ///
    /// # Errors
    ///
    /// Returns a [`TableError`] for the first line that cannot be used.
    pub fn read(file: &str, files: &BTreeMap<String, String>) -> Result<Self, TableError> {
        parse::parse(file, files)
    }

    /// Returns the table's name, e.g. `de-chess-short6`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the language of its metadata, e.g. `de`.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref()
    }

    /// Returns true if its cells have six dots.
    pub fn is_six_dot(&self) -> bool {
        self.is_six_dot
    }

    /// Writes a line.
    pub fn write(&self, text: &str) -> Written {
        let signs: Vec<char> = text.nfc().collect();
        let mut written = Written::default();
        let mut at = 0;
        while let Some(sign) = signs.get(at) {
            if let Some(spelling) = self.spellings.iter().find(|it| self.spells(it, &signs, at)) {
                written.cells.extend(&spelling.cells);
                at += spelling.signs.len();
                continue;
            }
            match self.cells(*sign) {
                Some(cells) => written.cells.extend(cells),
                None => {
                    written.unknown.push(UnknownSign {
                        at: at + 1,
                        sign: *sign,
                    });
                    written.cells.extend(named_sign(*sign));
                }
            }
            at += 1;
        }
        written
    }

    /// Writes words: a letter with an accent that the table lacks stands as the letter behind dot 4, as in German literary
    /// Braille, a few other signs as [`RESPELLED`] has them, and a cell in Unicode is itself. Anything else is as in
    /// [`Table::write`].
    pub fn write_words(&self, text: &str) -> Written {
        let mut written = Written::default();
        let mut run = String::new();
        for sign in text.nfc() {
            if let Some(cell) = Cell::from_char(sign).filter(|it| it.is_six_dot() || !self.is_six_dot) {
                written.append(self.write(&std::mem::take(&mut run)));
                written.cells.push(cell);
                continue;
            }
            let stroked = STROKED.iter().find(|(it, _)| *it == sign).map(|(_, base)| *base);
            let base = stroked.or_else(|| sign.nfd().next());
            let base = base.filter(|it| *it != sign && self.cells(*it).is_some());
            match base.filter(|_| self.cells(sign).is_none()) {
                None => match RESPELLED
                    .iter()
                    .find(|(it, _)| *it == sign && self.cells(sign).is_none())
                {
                    Some((_, spelled)) => run.push_str(spelled),
                    None => run.push(sign),
                },
                Some(base) => {
                    written.append(self.write(&std::mem::take(&mut run)));
                    written.cells.push(ACCENT);
                    run.push(base);
                }
            }
        }
        written.append(self.write(&run));
        written
    }

    /// Reads a row of cells.
    pub fn read_back(&self, cells: &[Cell]) -> ReadBack {
        let mut read = ReadBack::default();
        let mut at = 0;
        while let Some(cell) = cells.get(at) {
            if let Some((sign, length)) = sign_named(&cells[at..]) {
                read.text.push(sign);
                at += length;
            } else if let Some(spelling) = self.spellings.iter().find(|it| is_spelled(it, cells, at)) {
                read.text.extend(&spelling.signs);
                at += spelling.cells.len();
            } else if let Some((sign, length)) = self.sign(&cells[at..]) {
                read.text.push(sign);
                at += length;
            } else {
                read.unknown.push(UnknownCell {
                    at: at + 1,
                    cell: *cell,
                });
                read.text.push(cell.to_char());
                at += 1;
            }
        }
        read
    }

    fn spells(&self, spelling: &Spelling, signs: &[char], at: usize) -> bool {
        let parts = |sign: Option<&char>| sign.is_none_or(|it| self.parting.contains(it));
        spelling.is_written
            && signs[at..].starts_with(&spelling.signs)
            && (!spelling.is_word
                || (parts(at.checked_sub(1).map(|it| &signs[it])) && parts(signs.get(at + spelling.signs.len()))))
    }

    fn cells(&self, sign: char) -> Option<Vec<Cell>> {
        if let Some(cells) = self.signs.get(&sign) {
            return Some(cells.clone());
        }
        let small = self.small.get(&sign)?;
        let cells = self.signs.get(small)?;
        Some(self.capital.iter().chain(cells).copied().collect())
    }

    /// Returns the sign at the beginning of cells, and how many cells it takes.
    fn sign(&self, cells: &[Cell]) -> Option<(char, usize)> {
        if !self.capital.is_empty()
            && let Some(rest) = cells.strip_prefix(self.capital.as_slice())
            && let Some((small, length)) = self.plain_sign(rest)
            && let Some(capital) = self.small.iter().find(|(_, it)| **it == small)
        {
            return Some((*capital.0, self.capital.len() + length));
        }
        self.plain_sign(cells)
    }

    fn plain_sign(&self, cells: &[Cell]) -> Option<(char, usize)> {
        let mut best: Option<(char, usize)> = None;
        let begins = self.by_first.get(cells.first()?)?;
        for (sign, own) in begins {
            if cells.starts_with(own) && best.is_none_or(|(_, length)| own.len() > length) {
                best = Some((*sign, own.len()));
            }
        }
        best
    }
}

fn is_spelled(spelling: &Spelling, cells: &[Cell], at: usize) -> bool {
    let is_blank = |cell: Option<&Cell>| cell.is_none_or(|it| *it == Cell::BLANK);
    spelling.is_read
        && cells[at..].starts_with(&spelling.cells)
        && (!spelling.is_word
            || (is_blank(at.checked_sub(1).map(|it| &cells[it])) && is_blank(cells.get(at + spelling.cells.len()))))
}

#[cfg(test)]
mod tests;
