//! What cannot be written or read in Braille.

use std::path::Path;

use super::Failure;
use ansage_core::language::Message;
use ansage_core::language::braille::brf::EightDots;
use ansage_core::language::braille::pages::PageSize;
use ansage_core::language::braille::{CellFlaw, NotWritten, Profile, Tables};

/// Says that there is no table of that name, and which there are.
pub(in crate::app) fn unknown_table(name: &str, tables: &Tables) -> Failure {
    Failure::settings(Message::BrailleUnknownTable {
        name: name.into(),
        known: tables.names().join(", "),
    })
}

/// Says that a profile cannot write a move or a sign.
pub(in crate::app) fn not_written(not: &NotWritten, profile: &Profile) -> Failure {
    Failure::refused(Message::BrailleNotWritten {
        text: not.word.clone(),
        table: profile.name().into(),
        unwritten: not.why.key().into(),
    })
}

/// Says that a line, counted from 1, has a cell with dot 7 or 8, which a BRF cannot hold.
pub(in crate::app) fn eight_dots(line: usize, eight: &EightDots) -> Failure {
    Failure::refused(Message::BrailleEightDots {
        line: line.to_string(),
        place: eight.at.to_string(),
        dots: eight.cell.dots(),
    })
}

/// Says that a character in a line of a file, counted from 1, is no cell.
pub(in crate::app) fn no_cell(path: &Path, line: usize, no_cell: &CellFlaw) -> Failure {
    Failure::unreadable(Message::BrailleNoCell {
        path: path.display().to_string(),
        line: line.to_string(),
        place: no_cell.at.to_string(),
        sign: no_cell.sign.to_string(),
    })
}

/// Says that nothing could be laid out on a page of the size asked for.
pub(in crate::app) fn no_page() -> Failure {
    Failure::settings(Message::BraillePageSize {
        cells: PageSize::LEAST_CELLS.to_string(),
        lines: PageSize::LEAST_LINES.to_string(),
        most: PageSize::MOST.to_string(),
    })
}

/// Says that no game is found in a file in Braille.
pub(in crate::app) fn no_moves(path: &Path) -> Failure {
    Failure::unreadable(Message::BrailleNoMoves {
        path: path.display().to_string(),
    })
}

/// Says that a file in Braille is longer than any sheet.
pub(in crate::app) fn too_long(path: &Path, most: usize) -> Failure {
    Failure::unreadable(Message::BrailleTooLong {
        path: path.display().to_string(),
        most: most.to_string(),
    })
}

/// Says that a file is no PEF, and what is wrong, technically.
pub(in crate::app) fn not_pef(path: &Path, why: &str) -> Failure {
    Failure::unreadable(Message::BrailleNotPef {
        path: path.display().to_string(),
        why: why.into(),
    })
}
