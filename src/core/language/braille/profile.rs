//! The codes a person can choose: the tables of the folder `braille-tables/`, and the British code.

use std::collections::BTreeMap;

use super::table::{ReadBack, Table, TableError, Written};
use super::ukaaf2015::{self, NotWritten, Unrecovered};
use super::{Cell, cell};
use crate::game::{NotationStyle, San};
use crate::language::Letters;
use crate::language::letters::SETS;

/// The name of the profile that displays get as text, and that everything falls back to.
pub const COMPUTER8: &str = "computer8";

/// The ending of the names of the tables of six dots: `de-chess-short6`.
pub const SHORT6: &str = "-chess-short6";

/// The file of [`COMPUTER8`].
const COMPUTER8_FILE: &str = "chess-computer8.utb";

/// The ending of a table that can be chosen; files of other endings are parts.
const ENDING: &str = ".utb";

/// Names the files of `braille-tables/` that are compiled in.
macro_rules! files {
    ($($file:literal),+ $(,)?) => {
        /// The tables and their parts by the names of their files.
        const FILES: &[(&str, &str)] = &[
            $(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../braille-tables/", $file)))),+
        ];
    };
}

files![
    "chess-capitals-dot7.uti",
    "chess-capitals.uti",
    "chess-computer8.utb",
    "chess-letters.uti",
    "chess-lower-digits.uti",
    "chess-spellings.uti",
    "chess-symbols.uti",
    "de-chess-short6.utb",
    "en-chess-short6.utb",
    "es-chess-short6.utb",
    "fr-chess-short6.utb",
    "nl-chess-short6.utb",
    "pt-chess-short6.utb",
];

/// The tables there are.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Tables {
    files: BTreeMap<String, String>,
}

/// A code that moves are written in.
#[derive(Clone, Debug)]
pub enum Profile {
    /// A table of one cell or a few for each sign.
    Table(Box<Table>),
    /// The British code of 2015, for English letters.
    Ukaaf2015,
}

/// A profile that was asked for.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The profile; [`COMPUTER8`] where the table cannot be used.
    pub profile: Profile,
    /// What is wrong with the table that was asked for.
    pub error: Option<TableError>,
}

impl Default for Tables {
    fn default() -> Self {
        Self::compiled_in()
    }
}

impl Tables {
    /// Returns the tables that come with the program.
    pub fn compiled_in() -> Self {
        Self::overlaid(BTreeMap::new())
    }

    /// Returns the tables of the program with files laid over them, text by name: `de-chess-short6.utb`. A file of a new
    /// name ending in `.utb` is a table more.
    pub fn overlaid(files: BTreeMap<String, String>) -> Self {
        let ours = FILES
            .iter()
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        Self {
            files: ours.chain(files).collect(),
        }
    }

    /// Returns the names of the profiles that can be chosen: `computer8`, `de-chess-short6` …, `ukaaf2015`.
    pub fn names(&self) -> Vec<String> {
        let tables = self.files.keys().filter(|it| *it != COMPUTER8_FILE);
        let tables = tables.filter_map(|it| it.strip_suffix(ENDING)).map(str::to_owned);
        let mut names: Vec<String> = tables.collect();
        names.extend([COMPUTER8.to_owned(), ukaaf2015::NAME.to_owned()]);
        names.sort();
        names
    }

    /// Returns the profile of that name, case ignored; `None` if there is none. A table that cannot be used is said with
    /// its file and line, and [`COMPUTER8`] takes its place.
    pub fn profile(&self, name: &str) -> Option<Chosen> {
        let name = name.to_ascii_lowercase();
        if name == ukaaf2015::NAME {
            return Some(Chosen {
                profile: Profile::Ukaaf2015,
                error: None,
            });
        }
        let file = match name == COMPUTER8 {
            true => COMPUTER8_FILE.to_owned(),
            false => format!("{name}{ENDING}"),
        };
        let of_files = self.files.contains_key(&file) && (name == COMPUTER8 || file != COMPUTER8_FILE);
        of_files.then(|| match Table::read(&file, &self.files) {
            Ok(table) => Chosen {
                profile: Profile::Table(Box::new(table)),
                error: None,
            },
            Err(error) => Chosen {
                profile: Profile::computer8(),
                error: Some(error),
            },
        })
    }

    /// Returns the name of the six-dot table of a language, region ignored (`pt-BR` is `pt`, `de-fide` is `de`); English
    /// where there is none.
    pub fn short6_of(&self, language: &str) -> String {
        let language = language.split('-').next().unwrap_or(language);
        let name = format!("{language}{SHORT6}");
        match self.files.contains_key(&format!("{name}{ENDING}")) {
            true => name,
            false => format!("en{SHORT6}"),
        }
    }

    /// Returns true if nothing was laid over the tables of the program.
    pub fn are_ours(&self) -> bool {
        *self == Self::compiled_in()
    }

    /// Returns every profile that can be used.
    pub fn all(&self) -> Vec<Profile> {
        let chosen = self.names().into_iter().filter_map(|it| self.profile(&it));
        chosen.filter(|it| it.error.is_none()).map(|it| it.profile).collect()
    }
}

impl Profile {
    /// Returns the eight-dot table as it is compiled in.
    pub fn computer8() -> Self {
        let files = FILES
            .iter()
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        let table = Table::read(COMPUTER8_FILE, &files.collect());
        Self::Table(Box::new(table.expect("a test reads the tables that are compiled in")))
    }

    /// Returns the name by which it is chosen.
    pub fn name(&self) -> &str {
        match self {
            Profile::Table(table) if table.name() == "chess-computer8" => COMPUTER8,
            Profile::Table(table) => table.name(),
            Profile::Ukaaf2015 => ukaaf2015::NAME,
        }
    }

    /// Returns true for [`COMPUTER8`]: a display is sent the text, in the table its reader has chosen, and no cells.
    pub fn is_text(&self) -> bool {
        self.name() == COMPUTER8
    }

    /// Returns true if its cells have six dots, as paper and BRF need them.
    pub fn is_six_dot(&self) -> bool {
        match self {
            Profile::Table(table) => table.is_six_dot(),
            Profile::Ukaaf2015 => true,
        }
    }

    /// Returns the piece letters that moves must be in: those of the table's language, English ones for the British code;
    /// `None` where any can be written.
    pub fn letters(&self) -> Option<Letters> {
        match self {
            Profile::Table(table) => table.language().and_then(Letters::named),
            Profile::Ukaaf2015 => Some(SETS[0]),
        }
    }

    /// Writes a text as cells: a move, a number, a line of the sheet.
    ///
    /// # Errors
    ///
    /// Returns the first word whose cells are not known; only the British code has such words.
    pub fn write(&self, text: &str) -> Result<Written, NotWritten> {
        match self {
            Profile::Table(table) => Ok(table.write(text)),
            Profile::Ukaaf2015 => ukaaf2015::write(text).map(|cells| Written {
                cells,
                unknown: Vec::new(),
            }),
        }
    }

    /// Writes a move, in the letters of the profile or, where it has none, in `letters`.
    ///
    /// # Errors
    ///
    /// As [`Profile::write`].
    pub fn write_move(&self, san: &San, offer: bool, letters: Letters) -> Result<Vec<Cell>, NotWritten> {
        let letters = self.letters().unwrap_or(letters);
        let offer = if offer { "(=)" } else { "" };
        let text = san.write(|role| letters.letter(role), NotationStyle::Braille) + offer;
        self.write(&text).map(|it| it.cells)
    }

    /// Writes words sign by sign, see [`Table::write_words`]; the British code, which is for moves alone, has them from the
    /// English table. A literary table of liblouis writes words as people read them; this one needs nothing but itself.
    pub fn write_prose(&self, text: &str) -> Written {
        match self {
            Profile::Table(table) => table.write_words(text),
            Profile::Ukaaf2015 => {
                let table = Tables::compiled_in().profile(&format!("en{SHORT6}"));
                table.map_or_else(Written::default, |it| it.profile.write_prose(text))
            }
        }
    }

    /// Reads a row of cells; what means nothing stands in the text as itself and is named.
    pub fn read_back(&self, cells: &[Cell]) -> ReadBack {
        match self {
            Profile::Table(table) => table.read_back(cells),
            Profile::Ukaaf2015 => ukaaf2015::read_back(cells),
        }
    }
}

/// Returns the text of a row of cells for people: Unicode Braille.
impl std::fmt::Display for Written {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&cell::in_unicode(&self.cells))
    }
}

/// Says what of a word is not known.
impl std::fmt::Display for Unrecovered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key())
    }
}

#[cfg(test)]
mod tests;
