//! What is wrong with a journal.

use std::path::Path;

use super::Failure;
use super::io_fault;
use ansage_core::language::{Message, MessageId};
use ansage_devices::storage::{DamagedLine, JournalError, Read, ReadError};

/// Says that a journal was read up to a damaged line, and no further.
pub(in crate::app) fn damaged(path: &Path, damage: &DamagedLine) -> Failure {
    Failure::unreadable(at_line(MessageId::JournalDamaged, path, damage)).because(&damage.flaw)
}

/// Says that a file holds no game.
pub(in crate::app) fn no_game(path: &Path) -> Failure {
    Failure::unreadable(about(MessageId::NoGameInJournal, path))
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
            ReadError::Unreadable { path, source } => io_fault::unreadable(path, source),
            ReadError::NotAJournal { path } => Failure::unreadable(about(MessageId::NotAJournal, path)),
            ReadError::Newer { path, .. } => Failure::unreadable(about(MessageId::JournalNewer, path)).because(error),
        }
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Self {
        match error {
            JournalError::Exists { path } => io_fault::exists(&path),
            JournalError::InUse { path } => Failure::refused(about(MessageId::JournalInUse, &path)),
            JournalError::Unwritable { path, source } => io_fault::unwritable(&path, &source),
            JournalError::Unreadable(error) => error.into(),
            JournalError::Damaged { path, damage } => {
                Failure::unreadable(at_line(MessageId::JournalDamagedResume, &path, &damage)).because(&damage.flaw)
            }
        }
    }
}

fn at_line(id: MessageId, path: &Path, damage: &DamagedLine) -> Message {
    about(id, path).with("line", damage.line.to_string())
}

fn about(id: MessageId, path: &Path) -> Message {
    Message::new(id).with("path", path.display().to_string())
}
