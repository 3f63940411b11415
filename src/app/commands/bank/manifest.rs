//! What a bank says of itself, and why it is not used.

use std::fs;
use std::path::Path;

use crate::app::failure::{Failure, cause, io_failure};
use ansage_core::language::{Lexicon, Message};
use ansage_sound_files::bank::BankError;
use ansage_sound_files::bank::manifest::{FILE, Manifest};

/// Refuses a bank that was asked for by name and is none.
pub(in crate::app) fn check_is_bank(folder: &Path) -> Result<(), Failure> {
    Ok(Manifest::read(folder).map(drop)?)
}

/// Returns the manifest of a bank for words of a language, a new one where there is none yet.
pub(super) fn manifest(folder: &Path, lexicon: &Lexicon, licence: Option<&str>) -> Result<Manifest, Failure> {
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
pub(super) fn check_language(manifest: &Manifest, folder: &Path, lexicon: &Lexicon) -> Result<(), Failure> {
    if manifest.language.eq_ignore_ascii_case(lexicon.language()) {
        return Ok(());
    }
    Err(Failure::settings(Message::BankLanguage {
        path: folder.join(FILE).display().to_string(),
        language: manifest.language.clone(),
        wanted: lexicon.language().into(),
    }))
}

/// Writes the manifest into its folder, which is made where there is none.
pub(super) fn write_manifest(manifest: &Manifest, folder: &Path) -> Result<(), Failure> {
    let written = fs::create_dir_all(folder).and_then(|()| manifest.write(folder));
    written.map_err(|source| io_failure::unwritable(&folder.join(FILE), &source))
}

impl From<BankError> for Failure {
    fn from(error: BankError) -> Self {
        let told = match &error {
            BankError::Unreadable { path, source } => Message::FileUnreadable {
                path: path.display().to_string(),
                why: cause::of_io(source).into(),
            },
            _ => Message::BankUnusable { why: error.to_string() },
        };
        Failure::unreadable(told).because(error)
    }
}
