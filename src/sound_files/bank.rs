//! A bank of recorded words: a folder in which each word of the announcements has a clip that a person has spoken.
//!
//! * [`manifest`] – `bank.toml`: whose language, how loud, who may use it;
//! * [`clip`] – one word: made ready from a recording, and examined;
//! * here the folder as a whole.
//!
//! `springer.wav` is the word as it is heard, `recordings/springer-1.wav` what was recorded; the highest number counts.

pub mod clip;
pub mod manifest;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clip::BankClipError;
use manifest::Manifest;

/// Where the recordings of a bank are kept.
pub const RECORDINGS: &str = "recordings";
/// The ending of a clip.
const WAV: &str = "wav";
/// A folder with more sounds than this is none of ours.
const MOST_CLIPS: usize = 500;

/// Why a bank cannot be used at all.
#[derive(Debug, thiserror::Error)]
pub enum BankError {
    /// The folder or its `bank.toml` cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// What cannot be read.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Its `bank.toml` is not understood.
    #[error("{path}: {why}")]
    Manifest {
        /// The file.
        path: PathBuf,
        /// What is wrong with it, in one line.
        why: String,
    },
    /// A newer program made it.
    #[error("{path}: format {format} is newer than this program")]
    Newer {
        /// The file.
        path: PathBuf,
        /// The format it names.
        format: u32,
    },
    /// The folder holds something else.
    #[error("{0}: more sounds than a bank has words")]
    TooMany(PathBuf),
}

/// A bank that has been read.
#[derive(Debug)]
pub struct Bank {
    /// What holds for all of it.
    pub manifest: Manifest,
    /// The words that can be heard, by the names of their clips: samples from -1 to 1 at [`clip::RATE`].
    pub clips: BTreeMap<String, Vec<f32>>,
    /// The clips that cannot, by the same names.
    pub broken: BTreeMap<String, BankClipError>,
}

impl Bank {
    /// Reads a bank, every clip of it.
    ///
    /// # Errors
    ///
    /// Says why nothing of it can be used. A clip that cannot be used is no error: it stands in [`Bank::broken`].
    pub fn open(folder: &Path) -> Result<Self, BankError> {
        let manifest = Manifest::read(folder)?;
        let mut bank = Self {
            manifest,
            clips: BTreeMap::new(),
            broken: BTreeMap::new(),
        };
        for (name, path) in sounds(folder)? {
            match clip::read(&path).and_then(|samples| clip::examine(samples, bank.manifest.loudness)) {
                Ok(samples) => drop(bank.clips.insert(name, samples)),
                Err(error) => drop(bank.broken.insert(name, error)),
            }
        }
        Ok(bank)
    }
}

/// Returns the clip of a word in a bank.
pub fn clip_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.{WAV}"))
}

/// Returns where the next recording of a word goes: none that was made before is written over.
pub fn next_recording(folder: &Path, name: &str) -> PathBuf {
    let path = |number: u32| folder.join(RECORDINGS).join(format!("{name}-{number}.{WAV}"));
    let free = (1..).map(path).find(|it| !it.exists());
    free.unwrap_or_else(|| path(u32::MAX))
}

/// Returns the newest recording of each word in a folder, by the name of the word: `springer-2.wav` before
/// `springer-1.wav` before `springer.wav`.
///
/// # Errors
///
/// Passes on what the folder cannot be read with.
pub fn recordings(folder: &Path) -> Result<BTreeMap<String, PathBuf>, BankError> {
    let mut newest: BTreeMap<String, (u32, PathBuf)> = BTreeMap::new();
    for (name, path) in sounds(folder)? {
        let (word, number) = name
            .rsplit_once('-')
            .and_then(|(word, number)| Some((word.to_owned(), number.parse().ok()?)))
            .unwrap_or((name, 0));
        if newest.get(&word).is_none_or(|(other, _)| *other < number) {
            newest.insert(word, (number, path));
        }
    }
    Ok(newest.into_iter().map(|(word, (_, path))| (word, path)).collect())
}

/// Lists the sounds of a folder, by the stems of their names.
fn sounds(folder: &Path) -> Result<BTreeMap<String, PathBuf>, BankError> {
    let unreadable = |source| BankError::Unreadable {
        path: folder.to_owned(),
        source,
    };
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let is_sound = path.extension().is_some_and(|it| it.eq_ignore_ascii_case(WAV));
        if let Some(name) = path.file_stem().and_then(|it| it.to_str()).filter(|_| is_sound) {
            found.insert(name.to_lowercase(), path);
        }
        if found.len() > MOST_CLIPS {
            return Err(BankError::TooMany(folder.to_owned()));
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests;
