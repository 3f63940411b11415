//! A report for the arbiter's file: in which form it is written, and that nothing that is there is lost.

use std::fs;
use std::io;
use std::path::Path;

use crate::app::failure::{Failure, io_failure};
use ansage_core::language::Message;

/// The form of a report.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum ReportKind {
    Text,
    Json,
    Brf,
    Pef,
}

impl ReportKind {
    /// Chooses by the ending of the file.
    ///
    /// # Errors
    ///
    /// Names the endings there are.
    pub(super) fn of(path: &Path) -> Result<Self, Failure> {
        let is = |ending: &str| path.extension().is_some_and(|it| it.eq_ignore_ascii_case(ending));
        let kinds = [
            ("txt", Self::Text),
            ("json", Self::Json),
            ("brf", Self::Brf),
            ("pef", Self::Pef),
        ];
        let kind = kinds.into_iter().find(|(ending, _)| is(ending)).map(|(_, kind)| kind);
        kind.ok_or_else(|| {
            let told = Message::ResolveReportEnding {
                path: path.display().to_string(),
            };
            Failure::settings(told)
        })
    }
}

/// Takes the place of a report that must be new: whatever came there while questions were answered stays.
///
/// # Errors
///
/// Says that a file is there, or that there can be none.
pub(super) fn take_place(path: &Path) -> Result<(), Failure> {
    let made = fs::File::create_new(path).map_err(|source| match source.kind() {
        io::ErrorKind::AlreadyExists => io_failure::exists(path),
        _ => io_failure::unwritable(path, &source),
    });
    made.map(drop)
}
