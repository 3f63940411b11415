//! What stands on a board, as the command line tells it.

use std::path::Path;

use super::super::trouble::Trouble;
use super::record::BOARDS;
use crate::devices::files;
use crate::game::resolve::Placement;
use crate::language::told_board::BoardReader;

/// Reads the boards of the command line.
pub(super) fn given(reader: &BoardReader, texts: [&Option<String>; 2]) -> Result<[Option<Placement>; 2], Trouble> {
    let mut boards = [None; 2];
    for ((board, name), text) in boards.iter_mut().zip(BOARDS).zip(texts) {
        let Some(text) = text else { continue };
        let text = match text.strip_prefix('@') {
            None => text.clone(),
            Some(path) => files::read_text(Path::new(path)).map_err(|source| Trouble::Unreadable {
                path: Path::new(path).to_owned(),
                source,
            })?,
        };
        let read = reader.read(&text);
        *board = Some(read.map_err(|fault| Trouble::BadBoard {
            board: name,
            text,
            fault,
        })?);
    }
    Ok(boards)
}
