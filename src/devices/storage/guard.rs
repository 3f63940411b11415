//! The look at a journal while it is written: is the file still there, and does it hold what was written to it?

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::disk::{Disk, DiskFile, Link};
use ansage_core::game::JournalFault;
use ansage_os::files::{FileState, Stamp, is_nowhere};

/// How many looks after a line compare every byte. The system stamps a change no more finely than its own clock ticks, so a
/// change right behind ours may bear the same stamp; at the second look the last line is a second old.
const LOOKS_AFTER_A_LINE: u8 = 2;
/// How much is read back at once, in bytes.
const PIECE_BYTES: usize = 64 * 1024;

/// How much of a file is compared.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Depth {
    /// The last line, and all if the system says that the file was changed: what there is time for before each line.
    LastLine,
    /// All too if a change could have escaped the system.
    WhatIsInDoubt,
}

/// What is known of the file of a journal beside its text.
#[derive(Debug)]
pub(super) struct Guard {
    disk: Arc<dyn Disk>,
    /// True if its name was a link when it was opened.
    is_link: bool,
    /// When it was changed last, as far as is known.
    stamp: Option<Stamp>,
    looks_in_doubt: u8,
}

impl Guard {
    /// Guards a file that was opened at `path`.
    pub(super) fn of(disk: Arc<dyn Disk>, path: &Path) -> Self {
        Self {
            is_link: disk.state(path, Link::Itself).is_ok_and(|it| it.is_link),
            stamp: None,
            looks_in_doubt: LOOKS_AFTER_A_LINE,
            disk,
        }
    }

    /// Takes note that we have written.
    pub(super) fn note(&mut self, file: &dyn DiskFile) {
        self.stamp = file.state().ok().map(|it| it.changed);
        self.looks_in_doubt = LOOKS_AFTER_A_LINE;
    }

    /// Compares the file with what was `written` to it; more may stand behind that if it `is_ragged`.
    pub(super) fn look(
        &mut self,
        file: &dyn DiskFile,
        path: &Path,
        written: &[u8],
        is_ragged: bool,
        depth: Depth,
    ) -> Result<(), JournalFault> {
        let ours = file.state().map_err(|_refused| JournalFault::Unreachable)?;
        self.look_at_the_name(path, &ours).map_err(|fault| match file.state() {
            // It was removed between the two looks.
            Ok(now) if now.is_gone && fault == JournalFault::Moved => JournalFault::Removed,
            _ => fault,
        })?;
        let length = written.len() as u64;
        if ours.length < length {
            return Err(JournalFault::Cut);
        }
        if ours.length > length && !is_ragged {
            return Err(JournalFault::Changed);
        }
        let stamp = Some(ours.changed);
        let is_in_doubt = depth == Depth::WhatIsInDoubt && self.looks_in_doubt > 0;
        if self.stamp == stamp && !is_in_doubt {
            return compare(file, written, last_line_of(written));
        }
        compare(file, written, 0)?;
        self.stamp = stamp;
        if depth == Depth::WhatIsInDoubt {
            self.looks_in_doubt = self.looks_in_doubt.saturating_sub(1);
        }
        Ok(())
    }

    fn look_at_the_name(&self, path: &Path, ours: &FileState) -> Result<(), JournalFault> {
        match self.disk.state(path, Link::Itself) {
            Ok(there) if there.is_link == self.is_link => match self.is_link {
                false if there.id == ours.id => Ok(()),
                true if self.leads_to(path, ours) => Ok(()),
                true | false => Err(JournalFault::Replaced),
            },
            Ok(_) => Err(JournalFault::Replaced),
            Err(error) if !is_nowhere(&error) => Err(JournalFault::Unreachable),
            Err(_) if ours.is_gone => Err(JournalFault::Removed),
            Err(_) => Err(JournalFault::Moved),
        }
    }

    fn leads_to(&self, path: &Path, ours: &FileState) -> bool {
        let there = self.disk.state(path, Link::Followed);
        there.is_ok_and(|it| it.id == ours.id)
    }
}

fn last_line_of(written: &[u8]) -> usize {
    let before = written.split_last().map_or(written, |(_newline, before)| before);
    before.iter().rposition(|byte| *byte == b'\n').map_or(0, |it| it + 1)
}

/// Reads back what was written, from one byte on.
fn compare(file: &dyn DiskFile, written: &[u8], from: usize) -> Result<(), JournalFault> {
    let mut piece = vec![0; PIECE_BYTES.min(written.len() - from)];
    let mut at = from;
    for expected in written[from..].chunks(PIECE_BYTES) {
        let piece = &mut piece[..expected.len()];
        file.read_at(piece, at as u64).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => JournalFault::Cut,
            _ => JournalFault::Unreachable,
        })?;
        if piece != expected {
            return Err(JournalFault::Changed);
        }
        at += expected.len();
    }
    Ok(())
}

#[cfg(test)]
mod tests;
