//! The settings file as it is changed: some keys of it, whole or not at all; comments and all else stay.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use toml_edit::DocumentMut;

use super::config::parse_settings;
use super::options::PlayOptions;
use crate::app::failure::{Failure, io_failure};
use ansage_core::language::Message;
use ansage_files::whole;
use ansage_files::whole::Readers;

/// The settings file as it was found.
#[derive(Debug, Default)]
pub(in crate::app) struct SettingsFile {
    /// Its text; empty where there is none.
    pub(in crate::app) text: String,
    /// What it says; nothing where it cannot be understood.
    pub(in crate::app) settings: PlayOptions,
    /// What is wrong with it, if anything is.
    pub(in crate::app) damage: Option<Message>,
}

impl SettingsFile {
    /// Reads it; there may be none, and it may be damaged.
    ///
    /// # Errors
    ///
    /// Returns a failure if it cannot be read at all.
    pub(in crate::app) fn read(path: &Path) -> Result<Self, Failure> {
        let damaged = |failure: &Failure| Self {
            damage: Some(failure.message().clone()),
            ..Self::default()
        };
        match ansage_files::read_text(path) {
            Ok(text) => Ok(match parse_settings(&text, path) {
                Ok(settings) => Self {
                    text,
                    settings,
                    damage: None,
                },
                Err(failure) => damaged(&failure),
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(damaged(&io_failure::unreadable(path, &error)))
            }
            Err(error) => Err(io_failure::unreadable(path, &error)),
        }
    }

    /// Returns a text that it holds under a key, as it stands there.
    pub(in crate::app) fn text_of(&self, key: &str) -> Option<String> {
        let settings: DocumentMut = self.text.parse().ok()?;
        settings.get(key)?.as_str().map(str::to_owned)
    }
}

/// Changes the settings; where there are none they begin.
///
/// # Errors
///
/// Returns a failure if they cannot be read or written; then all is as it was.
pub(in crate::app) fn change(path: &Path, how: impl FnOnce(&mut DocumentMut)) -> Result<(), Failure> {
    let text = match ansage_files::read_text(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(source) => return Err(io_failure::unreadable(path, &source)),
    };
    let unwritable = |source| io_failure::unwritable(path, &source);
    let mut settings: DocumentMut = text.parse().map_err(|it| unwritable(io::Error::other(it)))?;
    how(&mut settings);
    let folder = path.parent().unwrap_or(Path::new("."));
    ansage_files::make_private_folder(folder).map_err(unwritable)?;
    whole::write(path, Readers::Owner, settings.to_string().as_bytes()).map_err(unwritable)
}

/// Begins the settings anew; the file that was there is kept aside.
///
/// # Errors
///
/// Returns a failure if that cannot be done; then all is as it was.
pub(in crate::app) fn begin_anew(path: &Path, aside: &Path, how: impl FnOnce(&mut DocumentMut)) -> Result<(), Failure> {
    fs::rename(path, aside).map_err(|it| io_failure::unwritable(aside, &it))?;
    change(path, how).inspect_err(|_unwritten| {
        // What cannot be put back is still there, under the name that was told.
        let _stays_aside = fs::rename(aside, path);
    })
}

/// Returns the first name beside the settings under which nothing is kept yet.
pub(in crate::app) fn aside(path: &Path) -> PathBuf {
    let numbered = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{number}"));
        PathBuf::from(name)
    };
    let is_free = |it: &PathBuf| fs::symlink_metadata(it).is_err();
    (1..).map(numbered).find(is_free).unwrap_or_else(|| numbered(1))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use toml_edit::value;

    use super::{SettingsFile, aside, begin_anew, change};

    #[test]
    fn what_is_no_settings_file_is_told_and_not_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        fs::write(&path, "reports = ").expect("it is written");
        assert!(change(&path, |it| it["reports"] = value("de")).is_err());
        assert_eq!(fs::read_to_string(&path).expect("it is there"), "reports = ");
        assert!(SettingsFile::read(&path).expect("it is read").damage.is_some());
    }

    #[test]
    fn what_is_begun_anew_keeps_each_file_that_was_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        for (before, kept) in [("one", "settings.toml.1"), ("two", "settings.toml.2")] {
            fs::write(&path, before).expect("it is written");
            let aside = aside(&path);
            assert!(aside.ends_with(kept), "{aside:?}");
            begin_anew(&path, &aside, |it| it["reports"] = value("de")).expect("it is begun");
            assert_eq!(fs::read_to_string(&aside).expect("it is there"), before);
            assert_eq!(fs::read_to_string(&path).expect("it is there"), "reports = \"de\"\n");
        }
    }
}
