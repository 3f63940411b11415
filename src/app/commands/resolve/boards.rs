//! What stands on a board, as the command line tells it.

use std::path::Path;

use super::result::BOARDS;
use crate::app::failure::{Failure, io_failure};
use ansage_core::game::resolve::Placement;
use ansage_core::language::board_reader::{BoardReader, why_no_board};

/// Reads the boards of the command line.
pub(super) fn given(reader: &BoardReader, texts: [&Option<String>; 2]) -> Result<[Option<Placement>; 2], Failure> {
    let mut boards = [None; 2];
    for ((board, name), text) in boards.iter_mut().zip(BOARDS).zip(texts) {
        let Some(text) = text else { continue };
        let text = match text.strip_prefix('@') {
            None => text.clone(),
            Some(path) => ansage_files::read_text(Path::new(path))
                .map_err(|source| io_failure::unreadable(Path::new(path), &source))?,
        };
        let read = reader.read(&text);
        *board = Some(read.map_err(|flaw| Failure::settings(why_no_board(name, &text, &flaw)))?);
    }
    Ok(boards)
}
