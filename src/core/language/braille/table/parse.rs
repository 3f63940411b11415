//! Reads the lines of a table.

use std::collections::BTreeMap;

use super::{Spelling, Table};
use crate::language::braille::Cell;

/// A line of a table that cannot be used: which, and why.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{file}, line {line}: {wrong}")]
pub struct TableError {
    /// The file.
    pub file: String,
    /// Its line, counted from 1; 0 if the file as a whole is missing.
    pub line: usize,
    /// What is wrong.
    pub wrong: TableFlaw,
}

/// What is wrong with a line of a table.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum TableFlaw {
    /// The file is not there.
    #[error("there is no file {0}")]
    NoFile(String),
    /// The file includes itself, perhaps by way of others.
    #[error("includes itself")]
    Circle,
    /// Files are included by files that are included, too often.
    #[error("more than {MOST_INCLUDED} files are included")]
    TooManyFiles,
    /// An opcode that tables of moves do not have.
    #[error("{0} is no opcode that is read here")]
    Opcode(String),
    /// No opcode stands there at all: the file may be another's, and is not quoted.
    #[error("it is no line of a table")]
    Foreign,
    /// An operand is missing.
    #[error("an operand is missing")]
    Short,
    /// Not one character.
    #[error("{0} is not one character")]
    NotACharacter(String),
    /// An escape that means nothing.
    #[error("{0} holds an escape that means nothing")]
    Escape(String),
    /// Not the numbers of dots.
    #[error("{0} are no dots")]
    Dots(String),
    /// A cell with dot 7 or 8 in a table of six dots.
    #[error("{0}: a table of six dots has no dot 7 and no dot 8")]
    EightDots(String),
    /// A capital of a letter that there is not.
    #[error("{0} is no letter defined before")]
    UnknownBase(char),
    /// The sign has other cells already.
    #[error("{0} has other cells already")]
    Twice(char),
    /// Another sign has these cells already, so that they could not be read.
    #[error("{0} and {1} have the same cells")]
    SameCells(char, char),
}

/// A table has a few parts; where each of thirty files includes the next one twice, the last is read a thousand million times.
const MOST_INCLUDED: usize = 100;

/// As long as `begcapsphrase`, and some more.
const LONGEST_OPCODE: usize = 20;

/// Why a file is read no further.
enum Stop {
    /// The line that is read, or the file that it names.
    Here(TableFlaw),
    /// A line of a file that is included.
    At(TableError),
}

impl From<TableFlaw> for Stop {
    fn from(wrong: TableFlaw) -> Self {
        Stop::Here(wrong)
    }
}

/// Reads a file and those it includes.
pub(super) fn parse(file: &str, files: &BTreeMap<String, String>) -> Result<Table, TableError> {
    let mut parser = Parser {
        files,
        open: Vec::new(),
        begun: 0,
        table: Table {
            name: file.strip_suffix(".utb").unwrap_or(file).to_owned(),
            is_six_dot: true,
            ..Table::default()
        },
    };
    if let Some(text) = files.get(file) {
        parser.metadata(text);
    }
    parser.file(file).map_err(|stop| match stop {
        Stop::At(error) => error,
        Stop::Here(wrong) => TableError {
            file: file.to_owned(),
            line: 0,
            wrong,
        },
    })?;
    let mut table = parser.table;
    table.spellings.sort_by_key(|it| std::cmp::Reverse(it.signs.len()));
    for sign in &table.order {
        let cells = &table.signs[sign];
        if let Some(first) = cells.first() {
            table.by_first.entry(*first).or_default().push((*sign, cells.clone()));
        }
    }
    Ok(table)
}

struct Parser<'a> {
    files: &'a BTreeMap<String, String>,
    /// The files that are being read.
    open: Vec<String>,
    /// How many were begun.
    begun: usize,
    table: Table,
}

impl Parser<'_> {
    /// Metadata of the table itself; that of included files says nothing.
    fn metadata(&mut self, text: &str) {
        let values = text.lines().filter_map(|it| it.strip_prefix("#+")?.split_once(':'));
        for (key, value) in values {
            match (key.trim(), value.trim()) {
                ("language", value) => self.table.language = Some(value.to_owned()),
                ("dots", value) => self.table.is_six_dot = value != "8",
                _ => {}
            }
        }
    }

    fn file(&mut self, file: &str) -> Result<(), Stop> {
        let text = self.files.get(file).ok_or_else(|| TableFlaw::NoFile(file.to_owned()))?;
        if self.open.iter().any(|it| it == file) {
            return Err(TableFlaw::Circle.into());
        }
        self.begun += 1;
        if self.begun > MOST_INCLUDED {
            return Err(TableFlaw::TooManyFiles.into());
        }
        self.open.push(file.to_owned());
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            self.line(line).map_err(|stop| match stop {
                Stop::Here(wrong) => Stop::At(TableError {
                    file: file.to_owned(),
                    line: index + 1,
                    wrong,
                }),
                Stop::At(_) => stop,
            })?;
        }
        self.open.pop();
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<(), Stop> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next().filter(|it| !it.starts_with('#')) else {
            return Ok(());
        };
        let (is_read, is_written, opcode) = match first {
            "noback" => (false, true, words.next().ok_or(TableFlaw::Short)?),
            "nofor" => (true, false, words.next().ok_or(TableFlaw::Short)?),
            other => (true, true, other),
        };
        let mut operand = || words.next().ok_or(TableFlaw::Short);
        match opcode {
            "include" => return self.file(operand()?),
            "space" | "punctuation" => {
                let sign = character(operand()?)?;
                self.table.parting.insert(sign);
                self.define(sign, operand()?)?;
            }
            "sign" | "math" | "digit" | "letter" | "lowercase" | "uppercase" => {
                self.define(character(operand()?)?, operand()?)?;
            }
            "base" => {
                let attribute = operand()?;
                if attribute != "uppercase" {
                    return Err(TableFlaw::Opcode(format!("base {attribute}")).into());
                }
                let (capital, small) = (character(operand()?)?, character(operand()?)?);
                if !self.table.signs.contains_key(&small) {
                    return Err(TableFlaw::UnknownBase(small).into());
                }
                self.table.small.insert(capital, small);
            }
            "capsletter" => self.table.capital = self.cells(operand()?)?,
            "always" | "word" => {
                let signs = characters(operand()?)?;
                let cells = self.cells(operand()?)?;
                self.table.spellings.push(Spelling {
                    signs,
                    cells,
                    is_written,
                    is_read,
                    is_word: opcode == "word",
                });
            }
            other if is_like_an_opcode(other) => return Err(TableFlaw::Opcode(other.to_owned()).into()),
            _ => return Err(TableFlaw::Foreign.into()),
        }
        Ok(())
    }

    fn define(&mut self, sign: char, dots: &str) -> Result<(), TableFlaw> {
        let cells = self.cells(dots)?;
        if self.table.signs.get(&sign).is_some_and(|it| *it != cells) {
            return Err(TableFlaw::Twice(sign));
        }
        // Blanks are all one blank; of anything else two readings would be a guess.
        let other = self.table.order.iter().find(|it| self.table.signs[*it] == cells);
        if let Some(other) = other
            && !(sign.is_whitespace() && other.is_whitespace())
            && *other != sign
        {
            return Err(TableFlaw::SameCells(*other, sign));
        }
        self.table.signs.insert(sign, cells);
        self.table.order.push(sign);
        Ok(())
    }

    fn cells(&self, dots: &str) -> Result<Vec<Cell>, TableFlaw> {
        let wrong = || TableFlaw::Dots(dots.to_owned());
        let cells: Vec<Cell> = dots
            .split('-')
            .map(|it| Cell::of_dots(it).ok_or_else(wrong))
            .collect::<Result<_, _>>()?;
        if self.table.is_six_dot && !cells.iter().all(|it| it.is_six_dot()) {
            return Err(TableFlaw::EightDots(dots.to_owned()));
        }
        Ok(cells)
    }
}

/// The opcodes of liblouis are small letters, digits and the sign for "begin" and "end" of a name.
fn is_like_an_opcode(word: &str) -> bool {
    word.len() <= LONGEST_OPCODE
        && word
            .bytes()
            .all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'_')
}

fn character(operand: &str) -> Result<char, TableFlaw> {
    match characters(operand)?.as_slice() {
        [only] => Ok(*only),
        _ => Err(TableFlaw::NotACharacter(operand.to_owned())),
    }
}

/// Reads characters with their escapes: `\s`, `\t`, `\\`, `\x00e4`.
fn characters(operand: &str) -> Result<Vec<char>, TableFlaw> {
    let wrong = || TableFlaw::Escape(operand.to_owned());
    let mut read = Vec::new();
    let mut rest = operand.chars();
    while let Some(c) = rest.next() {
        if c != '\\' {
            read.push(c);
            continue;
        }
        read.push(match rest.next() {
            Some('s') => ' ',
            Some('t') => '\t',
            Some('\\') => '\\',
            Some('x') => {
                let digits: String = rest.by_ref().take(4).collect();
                let is_number = digits.len() == 4 && digits.bytes().all(|it| it.is_ascii_hexdigit());
                let code = u32::from_str_radix(&digits, 16).ok().filter(|_| is_number);
                code.and_then(char::from_u32).ok_or_else(wrong)?
            }
            _ => return Err(wrong()),
        });
    }
    Ok(read)
}
