//! The characters by which an embosser knows the cells of six dots.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::cli::EmbosserOptions;
use crate::app::failure::{Failure, braille_failure, io_failure};
use ansage_core::language::Message;
use ansage_core::language::braille::embosser::{EmbosserTable, EmbosserTableFlaw, MOST_INCLUDED, TableFile};
use ansage_core::language::braille::{Cell, Pages, brf};
use ansage_devices::braille::prose::file_of;
use ansage_os::files::whole_path;

/// What writes cells as BRF, in the characters of North America or in those of the embosser that was asked for.
#[derive(Debug)]
pub(in crate::app) struct BrfWriter {
    table: Option<EmbosserTable>,
}

impl BrfWriter {
    /// Reads the table that was asked for.
    ///
    /// # Errors
    ///
    /// Refuses a table that there is not, and one that is none.
    pub(in crate::app) fn of(asked: &EmbosserOptions) -> Result<Self, Failure> {
        let table = asked.brf_table.as_deref().map(embosser_table).transpose()?;
        Ok(Self { table })
    }

    /// Writes the row of that number, counted from 1.
    ///
    /// # Errors
    ///
    /// Refuses a cell for which there is no character.
    pub(in crate::app) fn row(&self, number: usize, cells: &[Cell]) -> Result<String, Failure> {
        let Some(table) = &self.table else {
            return brf::write(cells).map_err(|it| braille_failure::eight_dots(number, &it));
        };
        table.write(cells).map_err(|it| {
            let (line, place, dots) = (number.to_string(), it.at.to_string(), it.cell.dots());
            let table = table.name.clone();
            Failure::refused(match it.character {
                None => Message::BrailleNoCharacter {
                    line,
                    place,
                    dots,
                    table,
                },
                Some(character) => Message::BrailleNoByte {
                    line,
                    place,
                    dots,
                    table,
                    code: format!("U+{:04X}", u32::from(character)),
                },
            })
        })
    }

    /// Writes pages.
    ///
    /// # Errors
    ///
    /// As [`BrfWriter::row`].
    pub(in crate::app) fn pages(&self, pages: &Pages) -> Result<String, Failure> {
        pages.written_by(|number, row| self.row(number, row))
    }
}

/// Returns the table of an embosser: a display table of liblouis by its name, or a file.
fn embosser_table(name: &str) -> Result<EmbosserTable, Failure> {
    let named = || Failure::settings(Message::BrailleNoLouisTable { name: name.to_owned() });
    let path = match name.contains('/') {
        true => PathBuf::from(name),
        false => {
            let file = if name.contains('.') {
                name.to_owned()
            } else {
                format!("{name}.dis")
            };
            file_of(&file).ok_or_else(named)?
        }
    };
    let file = table_file(&path).map_err(|source| io_failure::unreadable(&path, &source))?;
    EmbosserTable::read(name, file, included).map_err(|it| {
        let (path, line) = (it.path, it.line.to_string());
        let include = |path, line, file, fault: &str| Message::BrailleEmbosserInclude {
            path,
            line,
            file,
            include_fault: fault.into(),
        };
        Failure::settings(match it.wrong {
            EmbosserTableFlaw::Foreign | EmbosserTableFlaw::Empty => Message::BrailleNoEmbosserTable { path, line },
            EmbosserTableFlaw::NoFile(file) => include(path, line, file, "missing"),
            EmbosserTableFlaw::Circle(file) => include(path, line, file, "circle"),
            EmbosserTableFlaw::TooManyFiles => include(path, line, MOST_INCLUDED.to_string(), "too-many"),
        })
    })
}

/// Returns the file that a table takes from, as liblouis looks for it: beside the table, else among its own.
fn included(named: &str, by: &str) -> Option<TableFile> {
    let beside = Path::new(by).with_file_name(named);
    let path = Some(beside).filter(|it| it.is_file()).or_else(|| file_of(named))?;
    table_file(&path).ok()
}

fn table_file(path: &Path) -> io::Result<TableFile> {
    let text = ansage_files::read_text(path)?;
    // One file by two ways is one file.
    let path = whole_path(path)?;
    Ok(TableFile {
        path: path.display().to_string(),
        text,
    })
}
