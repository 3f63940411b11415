//! The clips of a bank of words as `ansage voices check --json` prints them, described in `docs/voices.md`.

use std::path::Path;

use serde_json::{Value, json};

use crate::app::commands::bank::word::BankWord;
use ansage_sound_files::bank::{Bank, clip_path};

/// Returns of every word how its clip is, and which clips belong to no word.
pub(in crate::app::commands) fn bank_checked<'a>(
    folder: &Path,
    bank: &Bank,
    states: impl Iterator<Item = (&'a BankWord, &'static str)>,
    strangers: &[&String],
) -> Value {
    let words = states.map(|(word, state)| {
        json!({
            "word": word.phrase.written,
            "file": clip_path(folder, &word.name),
            "state": state,
            "why": bank.broken.get(&word.name).map(ToString::to_string),
        })
    });
    json!({
        "language": bank.manifest.language,
        "licence": bank.manifest.licence,
        "loudness": bank.manifest.loudness,
        "words": words.collect::<Vec<_>>(),
        "strangers": strangers.iter().map(|it| clip_path(folder, it)).collect::<Vec<_>>(),
    })
}
