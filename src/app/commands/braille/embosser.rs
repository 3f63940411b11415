//! The characters by which an embosser knows the cells of six dots.

use std::path::PathBuf;

use crate::app::cli::EmbosserOptions;
use crate::app::failure::{Failure, braille_failure, io_failure};
use ansage_core::language::Message;
use ansage_core::language::braille::brf::{EmbosserTable, EmbosserTableFlaw};
use ansage_core::language::braille::{Cell, Pages, brf};
use ansage_devices::braille::prose::file_of;

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
            Failure::refused(Message::BrailleNoCharacter {
                line: number.to_string(),
                place: it.at.to_string(),
                dots: it.cell.dots(),
                table: table.name.clone(),
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
    let text = ansage_files::read_text(&path).map_err(|source| io_failure::unreadable(&path, &source))?;
    EmbosserTable::parse(name, &text).map_err(|flaw| {
        let line = match flaw {
            EmbosserTableFlaw::Line(line) => line,
            EmbosserTableFlaw::Empty => 0,
        };
        Failure::settings(Message::BrailleNoEmbosserTable {
            path: path.display().to_string(),
            line: line.to_string(),
        })
    })
}
