//! `ansage braille`: text as cells, and cells as text; and the Braille tables other tasks choose from.

pub(super) mod file;
mod position;
mod trouble;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::app::cli::{BrailleOptions, BraillePage};
use crate::app::failure::{Failure, io_fault};
use crate::app::printing::{print, say_on_stderr};
use crate::app::settings::words::Words;
use crate::devices::files;
use crate::language::braille::{
    Cell, PageSize, Pages, Profile, Tables, UnknownSign, Written, brf as ascii, holds_cells, in_unicode, of_unicode,
    table,
};
use crate::language::{Message, MessageId};
pub use trouble::BrailleTrouble;

/// What text of the command line is called where a file would be named.
const NO_FILE: &str = "TEXT";

/// Writes text as cells, or reads cells as text, line by line.
pub(in crate::app) fn braille(options: &BrailleOptions) -> Result<(), Failure> {
    let words = Words::read(options.told.voices.as_deref(), options.told.reports.as_deref())?;
    let tables = tables(options.tables.as_deref())?;
    let name = options
        .table
        .clone()
        .unwrap_or_else(|| tables.short6_of(&words.reports));
    let profile = profile(&name, &tables, &words)?;
    if let Some(fen) = &options.fen {
        return position::print(fen, options, &profile, &words);
    }
    let text = match options.text.as_slice() {
        [] => of_stdin()?,
        several => several.join(" "),
    };
    let mut answer = String::new();
    for (index, line) in text.lines().enumerate() {
        let line = line
            .trim_end_matches(['\r', '\u{c}', '\u{1a}'])
            .trim_start_matches('\u{c}');
        answer += &if options.back {
            read_back(line, index + 1, &profile, &words)?
        } else {
            written(line, index + 1, &profile, options.brf, &words)?
        };
        answer.push('\n');
    }
    print(&answer)
}

fn of_stdin() -> Result<String, Failure> {
    files::read_text_from(std::io::stdin().lock()).map_err(|source| io_fault::unreadable(Path::new("-"), &source))
}

fn written(line: &str, number: usize, profile: &Profile, as_brf: bool, words: &Words) -> Result<String, Failure> {
    let not_written = |it| BrailleTrouble::not_written(it, profile);
    // A code for moves alone refuses what is no move.
    let written = match profile {
        Profile::Table(table) => table.write_words(line),
        Profile::Ukaaf2015 => profile.write(line).map_err(not_written)?,
    };
    name_unknown(&written.unknown, profile, words);
    if as_brf {
        let eight = |it| BrailleTrouble::EightDots {
            line: number,
            eight: it,
        };
        Ok(ascii::write(&written.cells).map_err(eight)?)
    } else {
        Ok(in_unicode(&written.cells))
    }
}

fn read_back(line: &str, number: usize, profile: &Profile, words: &Words) -> Result<String, Failure> {
    let cells = cells_of(line, number, Path::new(NO_FILE))?;
    let read = profile.read_back(&cells);
    for unknown in &read.unknown {
        let message = Message::new(MessageId::BrailleUnknownCell)
            .with("line", number.to_string())
            .with("place", unknown.at.to_string())
            .with("dots", unknown.cell.dots())
            .with("table", profile.name());
        say_on_stderr(&words.say(&message));
    }
    Ok(read.text)
}

/// Reads a line as Unicode Braille if there is any in it, else as BRF.
pub(super) fn cells_of(line: &str, number: usize, path: &Path) -> Result<Vec<Cell>, BrailleTrouble> {
    let cells = if holds_cells(line) {
        of_unicode(line)
    } else {
        ascii::read(line)
    };
    cells.map_err(|no_cell| BrailleTrouble::NoCell {
        path: path.to_owned(),
        line: number,
        no_cell,
    })
}

/// Names each sign that a table lacks once.
pub(super) fn name_unknown(unknown: &[UnknownSign], profile: &Profile, words: &Words) {
    let mut named = Vec::new();
    for UnknownSign { sign, .. } in unknown {
        if named.contains(sign) {
            continue;
        }
        named.push(*sign);
        let message = Message::new(MessageId::BrailleUnknownSign)
            .with("sign", sign.to_string())
            .with("code", format!("U+{:04X}", u32::from(*sign)))
            .with("table", profile.name())
            .with("shown", in_unicode(&table::named_sign(*sign)));
        say_on_stderr(&words.say(&message));
    }
}

/// Reads the tables of a folder, if one is named, over those that come with the program.
pub(super) fn tables(folder: Option<&Path>) -> Result<Tables, Failure> {
    match folder {
        Some(folder) => Ok(Tables::overlaid(files_of(folder)?)),
        None => Ok(Tables::compiled_in()),
    }
}

fn files_of(folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |source| io_fault::unreadable(&path, &source)
    };
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        if path.extension().is_some_and(|it| it == "utb" || it == "uti") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, files::read_text(&path).map_err(unreadable(&path))?);
        }
    }
    Ok(files)
}

/// Reads a table of one's own, with the others of its folder beside it, over those that come with the program. Returns them
/// and its name.
pub(in crate::app) fn table_file(path: &Path) -> Result<(Tables, String), Failure> {
    let text = files::read_text(path).map_err(|source| io_fault::unreadable(path, &source))?;
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let mut files = files_of(folder.unwrap_or(Path::new(".")))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    files.insert(format!("{name}.utb"), text);
    Ok((Tables::overlaid(files), name))
}

/// Returns the profile of that name. A table with an error is named with its line, and another takes its place.
pub(super) fn profile(name: &str, tables: &Tables, words: &Words) -> Result<Profile, Failure> {
    let chosen = tables.profile(name).ok_or_else(|| BrailleTrouble::UnknownTable {
        name: name.to_owned(),
        known: tables.names(),
    })?;
    if let Some(fault) = chosen.fault {
        let message = Message::new(MessageId::BrailleTableFault)
            .with("file", fault.file.as_str())
            .with("line", fault.line.to_string())
            .with("why", fault.wrong.to_string())
            .with("table", chosen.profile.name());
        say_on_stderr(&words.say(&message));
    }
    Ok(chosen.profile)
}

/// Returns the page that was asked for.
pub(super) fn page_size(asked: &BraillePage) -> Result<PageSize, BrailleTrouble> {
    let usual = PageSize::default();
    let size = PageSize {
        cells: asked.cells.unwrap_or(usual.cells),
        lines: asked.lines.unwrap_or(usual.lines),
    };
    let fits = (PageSize::LEAST_CELLS..=PageSize::MOST).contains(&size.cells)
        && (PageSize::LEAST_LINES..=PageSize::MOST).contains(&size.lines);
    fits.then_some(size).ok_or(BrailleTrouble::PageSize(size))
}

/// Returns what writes the words of a sheet: names, headings, labels. Every sheet and report asks here.
pub(super) fn prose<'a>(profile: &'a Profile) -> Box<dyn Fn(&str) -> Written + 'a> {
    Box::new(|text| profile.write_prose(text))
}

/// Writes pages as BRF.
pub(super) fn brf(pages: &Pages) -> Result<String, BrailleTrouble> {
    pages.brf().map_err(|it| BrailleTrouble::EightDots {
        line: it.line,
        eight: it.eight,
    })
}
