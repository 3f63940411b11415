//! A sheet in Braille out of a file: BRF, PEF, or Unicode Braille.

use std::path::Path;

use crate::app::commands::flaws;
use crate::app::failure::{Failure, braille_failure, io_failure};
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::braille::{Cell, Tables, holds_cells, of_unicode, pef};
use ansage_core::language::sheet_reading;
use ansage_core::language::sheet_reading::braille::{ReadSheet, SheetRow};
use ansage_core::language::sheet_reading::pgn;
use ansage_core::language::sheet_reading::pgn::{LetterSet, PgnGame};
use ansage_files::FileError;

/// The most cells of a sheet, blanks among them: those of 2,000 half-moves, in rows of 40 cells with a foot and much else.
/// All of them are tried in every code.
const MOST_CELLS: usize = 64 * 1024;

/// Returns true if a file is Braille: its name says so, or its first line is cells. A comment may hold some too.
pub(in crate::app) fn is_braille(path: &Path, text: &str) -> bool {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let first = lines.find(|it| !it.trim().is_empty()).unwrap_or_default();
    ends_in(path, "brf") || ends_in(path, "pef") || (holds_cells(first) && of_unicode(first).is_ok())
}

fn ends_in(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case(ending))
}

/// Refuses what is larger than any sheet.
pub(in crate::app) fn check_size(path: &Path, text: &str) -> Result<(), Failure> {
    if text.len() as u64 <= ansage_files::LARGEST_SHEET_BYTES {
        return Ok(());
    }
    Err(io_failure::unreadable(path, &FileError::TooLarge { mib: 1 }.into()))
}

/// Reads a sheet, and names on standard error the cells among its moves that mean nothing.
pub(in crate::app) fn read(path: &Path, text: &str, words: &Words) -> Result<ReadSheet, Failure> {
    let is_pef = ends_in(path, "pef") || text.trim_start_matches('\u{feff}').trim_start().starts_with('<');
    let rows = if is_pef {
        of_pef(path, text)?
    } else {
        of_text(path, text)?
    };
    if rows.iter().map(|it| it.cells.len()).sum::<usize>() > MOST_CELLS {
        return Err(braille_failure::too_long(path, MOST_CELLS));
    }
    let messages: Vec<_> = words
        .voices
        .message_tags()
        .filter_map(|it| words.voices.messages(it))
        .collect();
    let sheet = sheet_reading::braille::read(&rows, &Tables::compiled_in(), &messages);
    let sheet = sheet.ok_or_else(|| braille_failure::no_moves(path))?;
    let unknown = sheet.unknown.iter().map(|(line, unknown)| Message::BrailleUnknownCell {
        line: line.to_string(),
        place: unknown.at.to_string(),
        dots: unknown.cell.dots(),
        table: sheet.table.clone(),
    });
    flaws::tell(unknown, words);
    Ok(sheet)
}

fn of_text(path: &Path, text: &str) -> Result<Vec<SheetRow>, Failure> {
    sheet_reading::braille::rows(text).map_err(|it| braille_failure::no_cell(path, it.line, &it.no_cell))
}

fn of_pef(path: &Path, text: &str) -> Result<Vec<SheetRow>, Failure> {
    let pages = pef::read(text).map_err(|it| braille_failure::not_pef(path, &it.0))?;
    let rows = pages.into_iter().flat_map(|page| page.into_iter().enumerate());
    let row = |(index, cells): (usize, Vec<Cell>)| SheetRow {
        cells,
        begins_page: index == 0,
    };
    Ok(rows.map(row).collect())
}

/// Reads the game of a sheet as that of a PGN file is read; the places of its moves and flaws are lines of the sheet.
pub(in crate::app) fn game(sheet: &ReadSheet, sets: &[LetterSet]) -> Option<PgnGame> {
    let header = &sheet.header;
    let fen = sheet.start.as_ref().map(|it| it.fen()).unwrap_or_default();
    let tags = [
        ("Event", &header.event),
        ("Site", &header.site),
        ("Date", &header.date),
        ("Round", &header.round),
        ("White", &header.white),
        ("Black", &header.black),
        ("FEN", &fen),
    ];
    let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let tags = tags.iter().filter(|(_, value)| !value.is_empty());
    let tags: Vec<String> = tags
        .map(|(name, value)| format!("[{name} \"{}\"]\n", quoted(value)))
        .collect();
    let own: Vec<LetterSet> = sheet.letters.iter().map(|it| it.of_pgn()).collect();
    let text = format!("{}\n{}", tags.concat(), sheet.pgn());
    let is_small = sheet.has_no_capitals();
    let sets: Vec<LetterSet> = (if own.is_empty() { sets } else { &own }).to_vec();
    let sets: Vec<LetterSet> = sets.into_iter().map(|it| LetterSet { is_small, ..it }).collect();
    let mut games = pgn::read(&text, &sets);
    let mut game = (!games.is_empty()).then(|| games.swap_remove(0))?;
    let lines = sheet.lines_of_moves();
    let place = |line: &mut usize, column: &mut usize| {
        let index = line.checked_sub(tags.len() + 2);
        let Some(own) = index.and_then(|it| lines.get(it)).or(lines.last()).copied() else {
            return;
        };
        // Each word of the line that was read began in a cell of its own.
        let before = text
            .lines()
            .nth(*line - 1)
            .unwrap_or_default()
            .chars()
            .take(*column - 1);
        let words = before.filter(|it| *it == ' ').count();
        let cells = sheet.cells.get(own - 1).map(Vec::as_slice).unwrap_or_default();
        *column = cells.get(words).or(cells.last()).copied().unwrap_or(*column);
        *line = own;
    };
    game.moves.iter_mut().for_each(|it| place(&mut it.line, &mut it.column));
    game.flaws.iter_mut().for_each(|it| place(&mut it.line, &mut it.column));
    game.flaws.extend(sheet.flaws.iter().cloned());
    game.flaws.sort_by_key(|it| (it.line, it.column));
    Some(game)
}
