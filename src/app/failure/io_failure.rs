//! What the system refuses: a file that is not read or not written, a terminal that cannot be used.

use std::io;
use std::path::Path;

use super::Failure;
use super::cause;
use ansage_core::language::Message;
use ansage_files::FileError;

/// Says that a file cannot be read.
pub(in crate::app) fn unreadable(path: &Path, source: &io::Error) -> Failure {
    let path = path.display().to_string();
    let told = match FileError::of(source) {
        Some(FileError::NotPlain) => Message::FileNotPlain { path },
        Some(FileError::TooLarge { mib }) => Message::FileTooLarge {
            path,
            mib: mib.to_string(),
        },
        None => Message::FileUnreadable {
            path,
            why: cause::of_io(source).into(),
        },
    };
    Failure::unreadable(told).because(source)
}

/// Says that a file cannot be written.
pub(in crate::app) fn unwritable(path: &Path, source: &io::Error) -> Failure {
    // Some systems say of a folder no more than that they will not.
    let is_folder = source.kind() == io::ErrorKind::PermissionDenied && path.is_dir();
    let why = match is_folder {
        true => cause::of_io(&io::ErrorKind::IsADirectory.into()),
        false => cause::of_io(source),
    };
    let path = path.display().to_string();
    let told = match FileError::of(source) {
        Some(FileError::NotPlain) => Message::FileNotPlain { path },
        Some(FileError::TooLarge { .. }) | None => Message::FileUnwritable { path, why: why.into() },
    };
    Failure::device(told).because(source)
}

/// Says that a file is there and is not written over.
pub(in crate::app) fn exists(path: &Path) -> Failure {
    Failure::refused(Message::FileExists {
        path: path.display().to_string(),
    })
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
    Message::DeviceUnusable {
        device: "stdout".into(),
        why: cause::of_io(source).into(),
    }
}
