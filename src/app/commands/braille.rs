//! `ansage braille`: text as cells, and cells as text.

pub(super) mod embosser;
pub(super) mod file;
pub(super) mod pages;
mod position;

use std::path::Path;

use crate::app::cli::BrailleOptions;
use crate::app::failure::{Failure, braille_failure, io_failure};
use crate::app::printing::{Written, print_as, say_on_stderr};
use crate::app::settings::braille::{profile, tables};
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::braille::{Cell, Profile, brf, holds_cells, in_unicode, of_unicode};
use embosser::BrfWriter;
use pages::name_unknown;

/// What text of the command line is called where a file would be named.
const NO_FILE: &str = "TEXT";

/// Writes text as cells, or reads cells as text, line by line.
pub(in crate::app) fn braille(options: &BrailleOptions) -> Result<(), Failure> {
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let tables = tables(options.tables.as_deref())?;
    let name = options
        .table
        .clone()
        .unwrap_or_else(|| tables.short6_of(&words.reports));
    let profile = profile(&name, &tables, &words)?;
    let brf = options.brf.then(|| BrfWriter::of(&options.embosser)).transpose()?;
    if let Some(fen) = &options.fen {
        return position::print(fen, options, &profile, brf.as_ref(), &words);
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
            written(line, index + 1, &profile, brf.as_ref(), &words)?
        };
        answer.push('\n');
    }
    print_as(form_of(brf.as_ref()), &answer)
}

/// Returns the form of an answer: lines, or bytes for an embosser.
fn form_of(brf: Option<&BrfWriter>) -> Written {
    brf.map_or(Written::Lines, |_| Written::Brf)
}

fn of_stdin() -> Result<String, Failure> {
    ansage_files::read_text_from(std::io::stdin().lock())
        .map_err(|source| io_failure::unreadable(Path::new("-"), &source))
}

fn written(
    line: &str,
    number: usize,
    profile: &Profile,
    brf: Option<&BrfWriter>,
    words: &Words,
) -> Result<String, Failure> {
    let not_written = |it| braille_failure::not_written(&it, profile);
    let line = &castling_in_zeros(line);
    // A code for moves alone refuses what is no move.
    let written = match profile {
        Profile::Table(table) => table.write_words(line),
        Profile::Ukaaf2015 => profile.write(line).map_err(not_written)?,
    };
    name_unknown(&written.unknown, profile, words);
    match brf {
        Some(brf) => brf.row(number, &written.cells),
        None => Ok(in_unicode(&written.cells)),
    }
}

/// Returns a line in which castling is written with zeros, as on a scoresheet; PGN has capital letters.
fn castling_in_zeros(line: &str) -> String {
    let word = |it: &str| {
        let is_castling = it
            .strip_prefix("O-O")
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
        if is_castling {
            it.replace('O', "0")
        } else {
            it.to_owned()
        }
    };
    line.split_inclusive(char::is_whitespace).map(word).collect()
}

fn read_back(line: &str, number: usize, profile: &Profile, words: &Words) -> Result<String, Failure> {
    let cells = cells_of(line, number, Path::new(NO_FILE))?;
    let read = profile.read_back(&cells);
    for unknown in &read.unknown {
        let message = Message::BrailleUnknownCell {
            line: number.to_string(),
            place: unknown.at.to_string(),
            dots: unknown.cell.dots(),
            table: profile.name().into(),
        };
        say_on_stderr(&words.say(&message));
    }
    Ok(read.text)
}

/// Reads a line as Unicode Braille if there is any in it, else as BRF.
fn cells_of(line: &str, number: usize, path: &Path) -> Result<Vec<Cell>, Failure> {
    let cells = if holds_cells(line) {
        of_unicode(line)
    } else {
        brf::read(line)
    };
    cells.map_err(|it| braille_failure::no_cell(path, number, &it))
}
