//! `recordings.toml`: what a person told about their recordings, and what is meant by each that does not say it itself.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::failure::toml_flaw::{TomlFlawKind, flaw_at, of_value};
use crate::app::failure::{Failure, io_failure};
use ansage_core::language::Message;

/// The name of the file, beside the recordings.
const NAME: &str = "recordings.toml";

/// What is told about a folder of recordings.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(in crate::app) struct Notes {
    /// A name that is not the person's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::app) person: Option<String>,
    /// The words that are said, e.g. `de-fide`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::app) language: Option<String>,
    /// The licence under which the person gives them away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::app) licence: Option<String>,
    /// What the person was asked, and what they answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::app) consent: Option<String>,
    /// What they spoke into.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::app) microphone: Option<String>,
    /// What is told about single recordings.
    #[serde(default, rename = "recording", skip_serializing_if = "Vec::is_empty")]
    pub(in crate::app) recordings: Vec<Note>,
}

/// What is told about one recording.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(in crate::app) struct Note {
    /// The name of its file.
    pub(in crate::app) file: String,
    /// The position in which it was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::app) fen: Option<String>,
    /// What was meant, in UCI form.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub(in crate::app) m: Option<String>,
    /// Nothing of it may be taken for anything.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(in crate::app) junk: bool,
    /// The whole file is one passage, as with a key that is held; else a pause ends one.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub(in crate::app) whole: bool,
}

fn yes() -> bool {
    true
}

/// Returns where the notes of a folder lie.
pub(in crate::app) fn place(folder: &Path) -> PathBuf {
    folder.join(NAME)
}

impl Notes {
    /// Reads the notes of a folder; without any, nothing is told.
    pub(in crate::app) fn read(folder: &Path) -> Result<Self, Failure> {
        let path = place(folder);
        let text = match ansage_files::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(source) => return Err(io_failure::unreadable(&path, &source)),
        };
        toml::from_str(&text).map_err(|error| {
            let flaw = flaw_at(&text, &error);
            let why = match &flaw.what {
                TomlFlawKind::Key(key) => Message::ScoreNoKey { key: key.clone() },
                TomlFlawKind::Value(key, why) => of_value(key.as_deref(), why),
            };
            Failure::unreadable(Message::ScoreNotesBad {
                path: path.display().to_string(),
                line: flaw.line.to_string(),
                why: why.into(),
            })
        })
    }

    /// Writes the notes of a folder, for their person alone.
    pub(in crate::app) fn write(&self, folder: &Path) -> Result<(), Failure> {
        let path = place(folder);
        let text = toml::to_string(self).map_err(io::Error::other);
        let written = text.and_then(|it| ansage_files::write_private(&path, it.as_bytes()));
        written.map_err(|source| io_failure::unwritable(&path, &source))
    }

    /// Returns what is told about a file.
    pub(super) fn about(&self, file: &str) -> Note {
        let told = self.recordings.iter().find(|it| it.file == file).cloned();
        told.unwrap_or_else(|| Note {
            file: file.to_owned(),
            whole: true,
            ..Note::default()
        })
    }
}
