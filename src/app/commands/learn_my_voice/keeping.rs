//! The recordings of a lesson that are kept, and what their person said of giving them away.

use std::path::{Path, PathBuf};

use crate::app::cli::LearnOptions;
use crate::app::commands::listen::score::notes;
use crate::app::commands::listen::score::notes::{Note, Notes};
use crate::app::failure::{Failure, io_failure};
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::listen::HeldBack;
use ansage_sound_files::wav;
use ansage_wire::RATE;

/// Recordings that are kept because the person wants it; by itself nothing is kept.
pub(super) struct Keeping {
    folder: PathBuf,
    notes: Notes,
}

impl Keeping {
    /// Notes what was answered when it was asked whether the recordings may be given away.
    pub(super) fn begin(folder: &Path, options: &LearnOptions, agrees: bool, words: &Words) -> Result<Self, Failure> {
        let question = Message::LearnConsent {
            licence: LICENCE.into(),
        };
        let answer = if agrees { "yes" } else { "no" };
        let keeping = Self {
            folder: folder.to_owned(),
            notes: Notes {
                // Who it is, nobody needs to know; which recordings are one person's, everybody.
                person: Some(format!("{:08x}", rand::random::<u32>())),
                language: Some(options.words.clone()),
                licence: agrees.then(|| LICENCE.to_owned()),
                consent: Some(format!("{} {answer}", words.say(&question))),
                microphone: Some(options.microphone.clone().unwrap_or_else(|| "default".to_owned())),
                recordings: Vec::new(),
            },
        };
        let made = ansage_files::make_private_folder(folder);
        made.map_err(|source| io_failure::unwritable(folder, &source))?;
        keeping.notes.write(folder)?;
        Ok(keeping)
    }

    /// Refuses a folder in which recordings are already: they are of somebody, and left alone.
    pub(super) fn look_for_others(folder: &Path) -> Result<(), Failure> {
        let path = notes::place(folder);
        match path.exists() {
            true => Err(io_failure::exists(&path)),
            false => Ok(()),
        }
    }

    /// Keeps a recording.
    pub(super) fn keep(&self, file: &str, samples: &[i16]) -> Result<(), Failure> {
        let path = self.folder.join(file);
        let kept = wav::write_private(&path, samples, RATE);
        kept.map_err(|source| io_failure::unwritable(&path, &source))
    }

    /// Notes in which position an announcement was said.
    pub(super) fn note(&mut self, file: String, announcement: &HeldBack) -> Result<(), Failure> {
        self.notes.recordings.push(Note {
            file,
            fen: Some(announcement.position.fen()),
            m: Some(announcement.m.to_string()),
            junk: false,
            whole: true,
        });
        self.notes.write(&self.folder)
    }
}

/// Under what recordings are given away: whoever measures with them owes nothing to anybody, nor anybody's name.
pub(super) const LICENCE: &str = "CC0-1.0";

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;

    use clap::Parser as _;

    use super::*;
    use crate::app::cli::{CommandLine, Task};

    #[test]
    fn recordings_that_are_kept_are_their_persons_alone_and_say_what_was_agreed_to() {
        let home = tempfile::tempdir().unwrap();
        let parsed = CommandLine::parse_from(["ansage", "learn-my-voice"]).task;
        let Some(Task::LearnMyVoice(options)) = parsed else {
            panic!("it is a task");
        };
        let words = Words::read(None, Some("en")).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        for (agrees, licence, answer) in [(true, Some("CC0-1.0"), "? yes"), (false, None, "? no")] {
            let folder = home.path().join(format!("kept/{agrees}"));
            let keeping = Keeping::begin(&folder, &options, agrees, &words).unwrap();
            keeping.keep("anna-1.wav", &[1; 100]).unwrap();
            let file = folder.join("anna-1.wav");
            assert_eq!(
                (mode(&folder), mode(&file), mode(&notes::place(&folder))),
                (0o700, 0o600, 0o600)
            );
            let notes = Notes::read(&folder).unwrap();
            assert_eq!(notes.licence.as_deref(), licence);
            assert!(notes.consent.unwrap().ends_with(answer));
            // They are of somebody: another one's are not written over them.
            let again = Keeping::look_for_others(&folder);
            assert!(again.is_err_and(|it| matches!(it.message(), Message::FileExists { .. })));
        }
    }
}
