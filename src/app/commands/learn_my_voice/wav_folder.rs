//! Words that have been recorded before: one WAV file for each time one was said.

use std::path::{Path, PathBuf};

use super::{Answer, Pupil, Request};
use crate::app::failure::{Failure, io_fault};
use crate::app::printing::print;
use crate::app::recogniser::wav::open_wav;
use crate::app::settings::words::Words;
use ansage_core::language::Message;

/// A folder with files such as `anna-1.wav` and `kurze-rochade-3.wav`.
pub(super) struct WavFolder<'a> {
    folder: PathBuf,
    words: &'a Words,
}

impl<'a> WavFolder<'a> {
    /// Looks whether there is such a folder.
    pub(super) fn open(folder: &Path, words: &'a Words) -> Result<Self, Failure> {
        let path = folder.to_owned();
        match std::fs::read_dir(folder) {
            Ok(_entries) => Ok(Self { folder: path, words }),
            Err(source) => Err(io_fault::unreadable(&path, &source)),
        }
    }
}

impl Pupil for WavFolder<'_> {
    fn ask(&mut self, request: &Request<'_>) -> Result<Answer, Failure> {
        let path = self.folder.join(request.file_name());
        if !path.exists() {
            return Ok(Answer::Missing);
        }
        let mut wav = open_wav(&path)?;
        let samples = std::iter::from_fn(|| wav.read()).flatten().collect();
        Ok(Answer::Sound(samples))
    }

    fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        print(&format!("{}\n", self.words.say(message)))
    }

    fn agrees(&mut self, _question: &Message, _words: &Words) -> Result<bool, Failure> {
        Ok(false)
    }

    fn can_repeat(&self) -> bool {
        false
    }
}
