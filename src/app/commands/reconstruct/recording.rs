//! The recordings of a tape in their order, and what is wrong with each.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::failure::{Failure, io_failure, sound_failure};
use ansage_core::language::Message;
use ansage_sound_files::recording_file::{ENDINGS, RecordingError, RecordingFile, RecordingFlaws};
use ansage_wire::RATE;

/// Recordings that follow each other.
pub(in crate::app::commands) struct Recordings {
    pub(in crate::app::commands) all: Vec<Recording>,
}

/// One of them.
pub(in crate::app::commands) struct Recording {
    pub(in crate::app::commands) path: PathBuf,
    /// How many samples it has at our rate.
    pub(in crate::app::commands) samples: u64,
    pub(in crate::app::commands) flaws: RecordingFlaws,
    /// Why it was not heard at all.
    pub(in crate::app::commands) error: Option<RecordingError>,
    /// Whether a voice was heard in it.
    pub(in crate::app::commands) has_voice: bool,
}

impl Recordings {
    /// Lists a file alone, or the recordings of a folder by their names, in which `2` stands before `10`.
    pub(in crate::app::commands) fn list(path: &Path) -> Result<Self, Failure> {
        let unreadable = |source| io_failure::unreadable(path, &source);
        let mut paths = Vec::new();
        if fs::metadata(path).map_err(unreadable)?.is_dir() {
            for entry in fs::read_dir(path).map_err(unreadable)? {
                paths.push(entry.map_err(unreadable)?.path());
            }
            let is_recording = |it: &PathBuf| {
                let ending = it.extension().map(|it| it.to_string_lossy().to_lowercase());
                ending.is_some_and(|it| ENDINGS.contains(&it.as_str()))
            };
            paths.retain(is_recording);
            paths.sort_by_key(|it| in_order(it));
            if paths.is_empty() {
                return Err(Failure::unreadable(none_in(path)));
            }
        } else {
            paths.push(path.to_owned());
        }
        let recording = |path| Recording {
            path,
            samples: 0,
            flaws: RecordingFlaws::default(),
            error: None,
            has_voice: false,
        };
        Ok(Self {
            all: paths.into_iter().map(recording).collect(),
        })
    }

    /// True if one of them could be heard.
    pub(in crate::app::commands) fn any_was_read(&self) -> bool {
        self.all.iter().any(|it| it.error.is_none())
    }

    /// Returns why none could be heard: the error of the only one, or that the folder has none.
    pub(in crate::app::commands) fn failure(&self, path: &Path) -> Failure {
        let only = self.all.first().filter(|_| self.all.len() == 1);
        let message = only.and_then(Recording::trouble);
        Failure::unreadable(message.unwrap_or_else(|| none_in(path)))
    }
}

impl Recording {
    /// Opens it; why that cannot be is kept.
    pub(in crate::app::commands) fn open(&mut self) -> Option<RecordingFile> {
        match RecordingFile::open(&self.path) {
            Ok(file) => Some(file),
            Err(error) => {
                self.error = Some(error);
                None
            }
        }
    }

    /// Returns what is wrong with it, in the person's words.
    pub(in crate::app::commands) fn trouble(&self) -> Option<Message> {
        match &self.error {
            Some(error) => Some(sound_failure::of_file(&self.path, error)),
            None => sound_failure::of_flaws(&self.path, self.flaws)
                .or_else(|| (!self.has_voice).then(|| sound_failure::silent(&self.path))),
        }
    }

    /// How long it is.
    pub(in crate::app::commands) fn seconds(&self) -> f64 {
        self.samples as f64 / f64::from(RATE)
    }
}

fn none_in(path: &Path) -> Message {
    Message::RecordingNone {
        path: path.display().to_string(),
    }
}

/// What names are sorted by: their text, with every number as long as the longest.
fn in_order(path: &Path) -> (String, PathBuf) {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let (mut key, mut number) = (String::new(), String::new());
    for sign in name.chars().chain(['\0']) {
        if sign.is_ascii_digit() {
            number.push(sign);
            continue;
        }
        if !number.is_empty() {
            key.push_str(&format!("{number:0>20}"));
            number.clear();
        }
        key.push(sign);
    }
    (key, path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_names_are_counted() {
        let mut names = ["10.wav", "2.wav", "Seite B 1.mp3", "seite A 2.mp3", "1.wav"].map(PathBuf::from);
        names.sort_by_key(|it| in_order(it));
        let names = names.map(|it| it.display().to_string());
        assert_eq!(names, ["1.wav", "2.wav", "10.wav", "seite A 2.mp3", "Seite B 1.mp3"]);
    }
}
