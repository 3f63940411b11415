//! `voices`: words of the announcements that a person has recorded.

mod build;
mod check;
mod record;

use std::path::Path;

use crate::app::cli::BankTask;
use crate::app::failure::{Failure, cause, io_fault};
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use crate::devices::sound::bank::BankError;
use crate::devices::sound::bank::manifest::{FILE, Manifest};
use crate::language::{Lexicon, Message, MessageId, Phrase};

/// Does what `voices` is asked for.
pub(in crate::app) fn perform(task: &BankTask, paths: &Paths) -> Result<(), Failure> {
    let told = task.told();
    let words = Words::read(told.voices.as_deref(), told.reports.as_deref())?;
    match task {
        BankTask::Record(options) => record::record(options, paths, &words),
        BankTask::Build(options) => build::build(options, &words),
        BankTask::Check(options) => check::check(options, &words),
    }
}

/// A word that a bank can hold.
struct BankWord {
    /// The name of its clip.
    name: String,
    phrase: Phrase,
}

/// Returns the words that are said in the Room.
fn words_of(lexicon: &Lexicon) -> Vec<BankWord> {
    let clips = lexicon.clips().into_iter();
    clips
        .map(|(name, word)| BankWord {
            name,
            phrase: lexicon.phrase(&[word]),
        })
        .collect()
}

/// Refuses a bank that was asked for by name and is none.
pub(super) fn check_is_bank(folder: &Path) -> Result<(), Failure> {
    Ok(Manifest::read(folder).map(drop)?)
}

/// Returns the manifest of a bank for words of a language, a new one where there is none yet.
fn manifest(folder: &Path, lexicon: &Lexicon, licence: Option<&str>) -> Result<Manifest, Failure> {
    let mut manifest = if folder.join(FILE).exists() {
        Manifest::read(folder)?
    } else {
        Manifest::new(lexicon.language())
    };
    check_language(&manifest, folder, lexicon)?;
    if let Some(licence) = licence {
        licence.clone_into(&mut manifest.licence);
    }
    Ok(manifest)
}

/// Refuses a bank of another language: its words would never be heard.
fn check_language(manifest: &Manifest, folder: &Path, lexicon: &Lexicon) -> Result<(), Failure> {
    if manifest.language.eq_ignore_ascii_case(lexicon.language()) {
        return Ok(());
    }
    Err(Failure::settings(
        Message::new(MessageId::BankLanguage)
            .with("path", folder.join(FILE).display().to_string())
            .with("language", manifest.language.as_str())
            .with("wanted", lexicon.language()),
    ))
}

/// Writes the manifest into its folder, which is made where there is none.
fn write_manifest(manifest: &Manifest, folder: &Path) -> Result<(), Failure> {
    let written = std::fs::create_dir_all(folder).and_then(|()| manifest.write(folder));
    written.map_err(|source| io_fault::unwritable(&folder.join(FILE), &source))
}

impl From<BankError> for Failure {
    fn from(error: BankError) -> Self {
        let told = match &error {
            BankError::Unreadable { path, source } => Message::new(MessageId::FileUnreadable)
                .with("path", path.display().to_string())
                .with("why", cause::of_io(source)),
            _ => Message::new(MessageId::BankUnusable).with("why", error.to_string()),
        };
        Failure::unreadable(told).because(error)
    }
}
