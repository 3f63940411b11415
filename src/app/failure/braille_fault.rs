//! What cannot be written or read in Braille.

use std::path::Path;

use super::Failure;
use ansage_core::language::braille::brf::EightDots;
use ansage_core::language::braille::pages::PageSize;
use ansage_core::language::braille::{CellFlaw, NotWritten, Profile, Tables};
use ansage_core::language::{Message, MessageId};

/// Says that there is no table of that name, and which there are.
pub(in crate::app) fn unknown_table(name: &str, tables: &Tables) -> Failure {
    Failure::settings(
        Message::new(MessageId::BrailleUnknownTable)
            .with("name", name)
            .with("known", tables.names().join(", ")),
    )
}

/// Says that a profile cannot write a move or a sign.
pub(in crate::app) fn not_written(not: &NotWritten, profile: &Profile) -> Failure {
    Failure::refused(
        Message::new(MessageId::BrailleNotWritten)
            .with("text", not.word.as_str())
            .with("table", profile.name())
            .with("unwritten", not.why.key()),
    )
}

/// Says that a line, counted from 1, has a cell with dot 7 or 8, which a BRF cannot hold.
pub(in crate::app) fn eight_dots(line: usize, eight: &EightDots) -> Failure {
    Failure::refused(
        Message::new(MessageId::BrailleEightDots)
            .with("line", line.to_string())
            .with("place", eight.at.to_string())
            .with("dots", eight.cell.dots()),
    )
}

/// Says that a character in a line of a file, counted from 1, is no cell.
pub(in crate::app) fn no_cell(path: &Path, line: usize, no_cell: &CellFlaw) -> Failure {
    Failure::unreadable(
        about(MessageId::BrailleNoCell, path)
            .with("line", line.to_string())
            .with("place", no_cell.at.to_string())
            .with("sign", no_cell.sign.to_string()),
    )
}

/// Says that nothing could be laid out on a page of the size asked for.
pub(in crate::app) fn no_page() -> Failure {
    Failure::settings(
        Message::new(MessageId::BraillePageSize)
            .with("cells", PageSize::LEAST_CELLS.to_string())
            .with("lines", PageSize::LEAST_LINES.to_string())
            .with("most", PageSize::MOST.to_string()),
    )
}

/// Says that no game is found in a file in Braille.
pub(in crate::app) fn no_moves(path: &Path) -> Failure {
    Failure::unreadable(about(MessageId::BrailleNoMoves, path))
}

/// Says that a file is no PEF, and what is wrong, technically.
pub(in crate::app) fn not_pef(path: &Path, why: &str) -> Failure {
    Failure::unreadable(about(MessageId::BrailleNotPef, path).with("why", why))
}

fn about(id: MessageId, path: &Path) -> Message {
    Message::new(id).with("path", path.display().to_string())
}
