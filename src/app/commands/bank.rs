//! `voices`: words of the announcements that a person has recorded.

mod build;
mod check;
pub(super) mod manifest;
mod record;
pub(super) mod word;

use crate::app::cli::BankTask;
use crate::app::failure::Failure;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;

/// Does what `voices` is asked for.
pub(in crate::app) fn perform(task: &BankTask, paths: &Paths) -> Result<(), Failure> {
    let options = task.reporting();
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    match task {
        BankTask::Record(options) => record::record(options, paths, &words),
        BankTask::Build(options) => build::build(options, &words),
        BankTask::Check(options) => check::check(options, &words),
    }
}
