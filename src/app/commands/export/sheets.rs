//! The sheet of a game in every form at once, in a folder: PGN, text, Braille, and a record for scripts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::app::cli::BraillePage;
use crate::app::commands::braille::pages;
use crate::app::commands::braille::pages::name_unknown;
use crate::app::failure::{Failure, braille_failure, desk_failure, io_failure};
use crate::app::printing::Written;
use crate::app::settings::braille;
use crate::app::settings::words::Words;
use ansage_core::desk::report::terms;
use ansage_core::game::{Opening, Scoresheet, Sight, Signs, Struck, pgn};
use ansage_core::language::braille::writer::Writer;
use ansage_core::language::braille::{BrailleSheet, Pages};
use ansage_core::language::sheet_form::{Columns, SheetForm};
use ansage_core::language::{Letters, Message, Messages, letters};
use ansage_files::whole;
use ansage_files::whole::Readers;

/// What the files are called, before their endings.
pub(super) const NAME: &str = "game";

/// A sheet that is written.
pub(in crate::app) struct Sheets<'a> {
    pub(in crate::app) sheet: &'a Scoresheet,
    pub(in crate::app) struck: &'a [Struck],
    /// How the game was opened, where that is known: the terms of an event stand in the head.
    pub(in crate::app) opening: Option<&'a Opening>,
    pub(in crate::app) words: &'a Words,
    /// The language around the moves.
    pub(in crate::app) reports: &'a str,
    /// The letters of the moves; `None`: those of the language.
    pub(in crate::app) letters: Option<Letters>,
    /// What stands beside half-moves in PGN, by their number from 0.
    pub(in crate::app) remarks: BTreeMap<usize, String>,
    /// What stands below the sheet in text and Braille.
    pub(in crate::app) notes: Vec<String>,
    /// True if it is the player's scoresheet and no private log.
    pub(in crate::app) is_evidence: bool,
    /// The page of Braille.
    pub(in crate::app) page: &'a BraillePage,
}

impl Sheets<'_> {
    /// Writes all of them, the record last. Each file is there as a whole or not at all.
    pub(in crate::app) fn write(&self, folder: &Path, record: &str) -> Result<(), Failure> {
        let messages = self.words.voices.messages(self.reports);
        let messages = messages.ok_or_else(|| desk_failure::unknown_reports(self.reports, &self.words.voices))?;
        let text = self.text(messages);
        let brf = self.brf(messages)?;
        make_folder(folder)?;
        write_whole(
            &file(folder, "pgn"),
            Written::Lines,
            &pgn::export_remarked(self.sheet, &self.remarks),
        )?;
        write_whole(&file(folder, "txt"), Written::Lines, &text)?;
        write_whole(&file(folder, "brf"), Written::Brf, &brf)?;
        write_whole(&file(folder, "json"), Written::Json, record)
    }

    fn letters(&self) -> Letters {
        let of_language = || Letters::named(self.reports.split('-').next().unwrap_or_default());
        self.letters.or_else(of_language).unwrap_or(letters::SETS[0])
    }

    fn terms(&self, messages: &Messages) -> Vec<Message> {
        let terms = |it| terms::on_the_sheet(it, &|message| messages.say(message));
        self.opening.map(terms).unwrap_or_default()
    }

    /// Returns it as the printed form, in one column.
    pub(in crate::app) fn text(&self, messages: &Messages) -> String {
        let form = SheetForm {
            terms: &self.terms(messages),
            sheet: self.sheet,
            struck: self.struck,
            messages,
            letters: self.letters(),
            sight: Sight::Legal,
            is_evidence: self.is_evidence,
            columns: Columns::One,
            signs: Signs::ALL,
        };
        let notes: String = self.notes.iter().map(|it| format!("{it}\n")).collect();
        let gap = if notes.is_empty() { "" } else { "\n" };
        format!("{}{gap}{notes}", form.print())
    }

    /// Returns it in Braille.
    ///
    /// # Errors
    ///
    /// Returns what is said where the page or the table cannot be had.
    pub(in crate::app) fn brf(&self, messages: &Messages) -> Result<String, Failure> {
        let size = pages::page_size(self.page)?;
        let tables = braille::tables(self.page.braille_tables.as_deref())?;
        let letters = self.letters();
        let asked = self.page.braille_table.clone();
        let table = asked.unwrap_or_else(|| tables.short6_of(letters.name));
        let profile = braille::profile(&table, &tables, self.words)?;
        let prose = pages::prose(&profile, self.page, self.words)?;
        let sheet = BrailleSheet {
            sheet: self.sheet,
            struck: self.struck,
            messages,
            letters,
            sight: Sight::Legal,
            terms: &self.terms(messages),
            signs: Signs::ALL,
            is_evidence: self.is_evidence,
            profile: &profile,
            size,
            prose: &*prose,
        };
        let laid_out = sheet
            .lay_out()
            .map_err(|it| braille_failure::not_written(&it, &profile))?;
        let mut unknown = laid_out.unknown;
        let mut text = pages::brf(&laid_out.pages, self.page)?;
        if let Some((title, notes)) = self.notes.split_first() {
            let mut writer = Writer::new(&profile, &*prose, size.cells);
            let title = writer.words(title);
            let parts = notes.iter().map(|it| writer.sentence(it)).collect();
            text += &pages::brf(&Pages::lay_out(&title, &title, parts, size), self.page)?;
            unknown.extend(writer.unknown);
        }
        name_unknown(&unknown, &profile, self.words);
        Ok(text)
    }
}

/// Returns the path of a file with an ending.
pub(super) fn file(folder: &Path, ending: &str) -> PathBuf {
    folder.join(format!("{NAME}.{ending}"))
}

/// Makes a folder that may be there already.
pub(in crate::app::commands) fn make_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|source| io_failure::unwritable(folder, &source))
}

/// Writes a file as a whole or not at all.
pub(in crate::app::commands) fn write_whole(path: &Path, form: Written, text: &str) -> Result<(), Failure> {
    let written = whole::write(path, Readers::ByUmask, &form.of(text));
    written.map_err(|source| io_failure::unwritable(path, &source))
}
