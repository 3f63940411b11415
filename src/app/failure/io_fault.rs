//! What the system refuses: a file that is not read or not written, a terminal that cannot be used.

use std::io;
use std::path::Path;

use super::Failure;
use super::cause;
use ansage_core::language::{Message, MessageId};
use ansage_files::FileError;

/// Says that a file cannot be read.
pub(in crate::app) fn unreadable(path: &Path, source: &io::Error) -> Failure {
    let told = match FileError::of(source) {
        Some(FileError::NotPlain) => about(MessageId::FileNotPlain, path),
        Some(FileError::TooLarge { mib }) => about(MessageId::FileTooLarge, path).with("mib", mib.to_string()),
        None => about(MessageId::FileUnreadable, path).with("why", cause::of_io(source)),
    };
    Failure::unreadable(told).because(source)
}

/// Says that a file cannot be written.
pub(in crate::app) fn unwritable(path: &Path, source: &io::Error) -> Failure {
    let told = about(MessageId::FileUnwritable, path).with("why", cause::of_io(source));
    Failure::device(told).because(source)
}

/// Says that a file is there and is not written over.
pub(in crate::app) fn exists(path: &Path) -> Failure {
    Failure::refused(about(MessageId::FileExists, path))
}

/// Says that the terminal cannot be used.
pub(in crate::app) fn terminal(source: &io::Error) -> Failure {
    Failure::device(no_output(source)).because(source)
}

/// Says that an answer cannot be printed.
pub(in crate::app) fn unprinted(source: &io::Error) -> Failure {
    Failure::refused(no_output(source)).because(source)
}

fn no_output(source: &io::Error) -> Message {
    Message::new(MessageId::DeviceUnusable)
        .with("device", "stdout")
        .with("why", cause::of_io(source))
}

fn about(id: MessageId, path: &Path) -> Message {
    Message::new(id).with("path", path.display().to_string())
}
