//! The characters by which an embosser knows the cells of six dots, as a display table of liblouis lays them down.

use super::Cell;

/// A table may take from others; where each of thirty takes from the next one twice, the last is read a thousand million times.
pub const MOST_INCLUDED: usize = 100;

/// The characters of an embosser, where they are not those of North America.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct EmbosserTable {
    /// Its name.
    pub name: String,
    characters: [Option<char>; 64],
}

/// A file of a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TableFile {
    /// Its path, which tells it from others.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// Why a text is no table of an embosser.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct EmbosserTableError {
    /// The file.
    pub path: String,
    /// Its line, counted from 1; 0 for all of it.
    pub line: usize,
    /// What is wrong with it.
    pub wrong: EmbosserTableFlaw,
}

/// What is wrong with a line of a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EmbosserTableFlaw {
    /// It is neither `display CHARACTER DOTS` nor `include FILE`.
    Foreign,
    /// There is no such file.
    NoFile(String),
    /// That file is being read already.
    Circle(String),
    /// More than [`MOST_INCLUDED`] files are included.
    TooManyFiles,
    /// Nothing is said of cells of six dots.
    Empty,
}

/// A cell that an embosser is not told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NotEmbossed {
    /// Its place in the row, counted from 1.
    pub at: usize,
    /// The cell.
    pub cell: Cell,
    /// Its character, if it has one: it is no byte that can be printed.
    pub character: Option<char>,
}

impl EmbosserTable {
    /// Reads a display table of liblouis: `display a 1`, `include other.dis`. What it says of cells with dots 7 and 8 is left out;
    /// of two characters for a cell the first counts. `open` returns the file that another, by its path, names.
    ///
    /// # Errors
    ///
    /// Returns the first line that cannot be used.
    pub fn read(
        name: &str,
        file: TableFile,
        mut open: impl FnMut(&str, &str) -> Option<TableFile>,
    ) -> Result<Self, EmbosserTableError> {
        let mut reading = Reading {
            open: &mut open,
            being_read: Vec::new(),
            included: 0,
            characters: [None; 64],
        };
        let path = file.path.clone();
        reading.file(file)?;
        let characters = reading.characters;
        match characters.iter().any(Option::is_some) {
            true => Ok(Self {
                name: name.to_owned(),
                characters,
            }),
            false => Err(EmbosserTableError {
                path,
                line: 0,
                wrong: EmbosserTableFlaw::Empty,
            }),
        }
    }

    /// Writes a row of cells in characters of one byte each, up to U+00FF.
    ///
    /// # Errors
    ///
    /// Returns the first cell for which it has none.
    pub fn write(&self, cells: &[Cell]) -> Result<String, NotEmbossed> {
        let character = |(index, cell): (usize, &Cell)| {
            let character = self.characters.get(usize::from(cell.bits())).copied().flatten();
            character.filter(|it| is_printed_byte(*it)).ok_or(NotEmbossed {
                at: index + 1,
                cell: *cell,
                character,
            })
        };
        cells.iter().enumerate().map(character).collect()
    }
}

/// Returns true for what an embosser takes as one byte and prints; a control would steer it.
fn is_printed_byte(character: char) -> bool {
    u8::try_from(character).is_ok() && !character.is_control()
}

struct Reading<'a> {
    open: &'a mut dyn FnMut(&str, &str) -> Option<TableFile>,
    /// The paths of the files that are being read.
    being_read: Vec<String>,
    included: usize,
    characters: [Option<char>; 64],
}

impl Reading<'_> {
    fn file(&mut self, file: TableFile) -> Result<(), EmbosserTableError> {
        self.being_read.push(file.path.clone());
        for (index, line) in file.text.lines().enumerate() {
            let flaw = |wrong| EmbosserTableError {
                path: file.path.clone(),
                line: index + 1,
                wrong,
            };
            if let Some(included) = self.line(line, &file.path).map_err(flaw)? {
                self.file(included)?;
            }
        }
        self.being_read.pop();
        Ok(())
    }

    /// Reads a line; returns the file that it includes.
    fn line(&mut self, line: &str, path: &str) -> Result<Option<TableFile>, EmbosserTableFlaw> {
        // liblouis reads such a line both ways, whatever stands before it.
        let mut words = line.split_whitespace().filter(|it| !matches!(*it, "nofor" | "noback"));
        match (words.next(), words.next()) {
            (None, _) => Ok(None),
            (Some(word), _) if word.starts_with('#') => Ok(None),
            (Some("include"), Some(named)) => self.include(named, path).map(Some),
            (Some("display"), Some(sign)) => {
                let dots = words.next().unwrap_or_default();
                self.display(sign, dots).ok_or(EmbosserTableFlaw::Foreign)?;
                Ok(None)
            }
            _ => Err(EmbosserTableFlaw::Foreign),
        }
    }

    fn include(&mut self, named: &str, path: &str) -> Result<TableFile, EmbosserTableFlaw> {
        self.included += 1;
        if self.included > MOST_INCLUDED {
            return Err(EmbosserTableFlaw::TooManyFiles);
        }
        let file = (self.open)(named, path).ok_or_else(|| EmbosserTableFlaw::NoFile(named.to_owned()))?;
        match self.being_read.contains(&file.path) {
            true => Err(EmbosserTableFlaw::Circle(named.to_owned())),
            false => Ok(file),
        }
    }

    fn display(&mut self, sign: &str, dots: &str) -> Option<()> {
        if is_virtual(dots) {
            return Some(());
        }
        let (sign, dots) = (character_of(sign)?, bits_of(dots)?);
        if let Some(character) = self.characters.get_mut(usize::from(dots)) {
            character.get_or_insert(sign);
        }
        Some(())
    }
}

/// Returns the character that a display table names: itself, or by an escape.
fn character_of(word: &str) -> Option<char> {
    const ESCAPES: [(&str, char); 8] = [
        ("\\s", ' '),
        ("\\\\", '\\'),
        ("\\t", '\t'),
        ("\\n", '\n'),
        ("\\r", '\r'),
        ("\\v", '\u{b}'),
        ("\\f", '\u{c}'),
        ("\\e", '\u{1b}'),
    ];
    if let Some((_, sign)) = ESCAPES.iter().find(|(escape, _)| *escape == word) {
        return Some(*sign);
    }
    match word.strip_prefix("\\x") {
        Some(number) => u32::from_str_radix(number, 16).ok().and_then(char::from_u32),
        None => {
            let mut signs = word.chars();
            signs.next().filter(|_| signs.next().is_none())
        }
    }
}

/// Returns true for dots that no cell has: liblouis tells signs apart by them on the way.
fn is_virtual(dots: &str) -> bool {
    let is_dot = |it: char| matches!(it, '1'..='9' | 'a'..='f');
    dots.chars().all(is_dot) && dots.contains(['9', 'a', 'b', 'c', 'd', 'e', 'f'])
}

/// Returns the bits of dots, `0` for none.
fn bits_of(dots: &str) -> Option<u8> {
    let bit = |dot: char| {
        dot.to_digit(10)
            .filter(|it| (1..=8).contains(it))
            .map(|it| 1_u8 << (it - 1))
    };
    match dots {
        "" => None,
        "0" => Some(0),
        _ => dots.chars().try_fold(0, |bits, dot| Some(bits | bit(dot)?)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{EmbosserTable, EmbosserTableError, EmbosserTableFlaw, MOST_INCLUDED, TableFile};
    use crate::language::braille::Cell;

    /// Reads the first of these files.
    fn read(files: &[(&str, &str)]) -> Result<EmbosserTable, EmbosserTableError> {
        let files: BTreeMap<&str, &str> = files.iter().copied().collect();
        let file = |name: &str| {
            Some(TableFile {
                path: name.to_owned(),
                text: (*files.get(name)?).to_owned(),
            })
        };
        EmbosserTable::read("de", file("a.dis").expect("the first"), |named, _| file(named))
    }

    fn cells(bits: &[u8]) -> Vec<Cell> {
        bits.iter().map(|it| Cell::of_bits(*it)).collect()
    }

    #[track_caller]
    fn is_flawed(files: &[(&str, &str)], path: &str, line: usize, wrong: EmbosserTableFlaw) {
        let path = path.to_owned();
        assert_eq!(read(files), Err(EmbosserTableError { path, line, wrong }));
    }

    #[test]
    fn an_embosser_may_know_the_cells_by_other_characters() {
        let german =
            "# Eurobraille\n\ndisplay \\s 0\ndisplay a 1\nnoback display \\x00E4 12\ndisplay z 12\ndisplay A 17\n";
        let table = read(&[("a.dis", german)]).expect("a table");
        assert_eq!(table.write(&cells(&[1, 3, 0, 1])), Ok("aä a".to_owned()));
        let missing = table.write(&cells(&[1, 5])).expect_err("no character");
        assert_eq!(
            (missing.at, missing.cell, missing.character),
            (2, Cell::of_bits(5), None)
        );
    }

    #[test]
    fn what_is_no_byte_that_can_be_printed_is_not_embossed() {
        let table = read(&[(
            "a.dis",
            "display \\x2801 1\ndisplay \\x0085 2\ndisplay \\t 3\ndisplay ÿ 12\n",
        )]);
        let table = table.expect("a table");
        assert_eq!(table.write(&cells(&[3])), Ok("ÿ".to_owned()));
        for (bits, character) in [(1, '\u{2801}'), (2, '\u{85}'), (4, '\t')] {
            let not = table.write(&cells(&[bits])).expect_err("no byte");
            assert_eq!(not.character, Some(character));
        }
    }

    #[test]
    fn a_line_that_is_none_of_a_table_is_named() {
        use EmbosserTableFlaw::{Empty, Foreign};
        is_flawed(&[("a.dis", "display a 1\ndisplay ab 12")], "a.dis", 2, Foreign);
        is_flawed(&[("a.dis", "display a 1x")], "a.dis", 1, Foreign);
        is_flawed(&[("a.dis", "display a")], "a.dis", 1, Foreign);
        is_flawed(&[("a.dis", "include")], "a.dis", 1, Foreign);
        is_flawed(&[("a.dis", "letter a 1")], "a.dis", 1, Foreign);
        // No cell has dot 9.
        is_flawed(&[("a.dis", "display a 19")], "a.dis", 0, Empty);
        is_flawed(&[("a.dis", "# nothing\n")], "a.dis", 0, Empty);
    }

    #[test]
    fn a_table_takes_from_others_what_it_does_not_say_itself() {
        let others = [
            ("b.dis", "display x 1\ndisplay b 12\ninclude c.dis\n"),
            ("c.dis", "display c 14\n"),
        ];
        let own = [("a.dis", "display a 1\ninclude b.dis\ndisplay y 12\n")];
        let table = read(&[&own[..], &others[..]].concat()).expect("a table");
        assert_eq!(table.write(&cells(&[1, 3, 9])), Ok("abc".to_owned()));
    }

    #[test]
    fn a_table_that_takes_from_itself_or_from_nothing_is_refused_where_it_does() {
        use EmbosserTableFlaw::{Circle, NoFile, TooManyFiles};
        let a = ("a.dis", "display a 1\ninclude b.dis");
        is_flawed(&[a], "a.dis", 2, NoFile("b.dis".to_owned()));
        is_flawed(&[a, ("b.dis", "include c.dis")], "b.dis", 1, NoFile("c.dis".to_owned()));
        is_flawed(
            &[a, ("b.dis", "\ninclude a.dis")],
            "b.dis",
            2,
            Circle("a.dis".to_owned()),
        );
        let twice = "include c.dis\n".repeat(MOST_INCLUDED);
        is_flawed(
            &[a, ("b.dis", &twice), ("c.dis", "")],
            "b.dis",
            MOST_INCLUDED,
            TooManyFiles,
        );
    }
}
