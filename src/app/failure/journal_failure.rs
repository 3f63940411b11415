//! What is wrong with a journal.

use std::path::Path;

use super::Failure;
use super::io_failure;
use ansage_core::language::Message;
use ansage_devices::storage::{DamagedLine, JournalError, Read, ReadError};

/// Says that a journal was read up to a damaged line, and no further.
pub(in crate::app) fn damaged(path: &Path, damage: &DamagedLine) -> Failure {
    Failure::unreadable(Message::JournalDamaged {
        path: path.display().to_string(),
        line: damage.line.to_string(),
    })
    .because(&damage.flaw)
}

/// Says that a file holds no game.
pub(in crate::app) fn no_game(path: &Path) -> Failure {
    Failure::unreadable(Message::NoGameInJournal {
        path: path.display().to_string(),
    })
}

/// Says that a journal has no opening; one damaged before its opening is damaged first of all.
pub(in crate::app) fn no_opening(path: &Path, read: &Read) -> Failure {
    match &read.damage {
        Some(damage) => damaged(path, damage),
        None => no_game(path),
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        match &error {
            ReadError::Unreadable { path, source } => io_failure::unreadable(path, source),
            ReadError::NotAJournal { path } => Failure::unreadable(Message::NotAJournal {
                path: path.display().to_string(),
            }),
            ReadError::Newer { path, .. } => Failure::unreadable(Message::JournalNewer {
                path: path.display().to_string(),
            })
            .because(error),
        }
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Self {
        match error {
            JournalError::Exists { path } => io_failure::exists(&path),
            JournalError::InUse { path } => Failure::refused(Message::JournalInUse {
                path: path.display().to_string(),
            }),
            JournalError::Unwritable { path, source } => io_failure::unwritable(&path, &source),
            JournalError::Unreadable(error) => error.into(),
            JournalError::Damaged { path, damage } => Failure::unreadable(Message::JournalDamagedResume {
                path: path.display().to_string(),
                line: damage.line.to_string(),
            })
            .because(&damage.flaw),
        }
    }
}
