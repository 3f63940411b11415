//! `bank.toml`: what holds for all clips of a bank.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::BankError;
use ansage_files::whole;
use ansage_files::whole::Readers;

/// The name of the file.
pub const FILE: &str = "bank.toml";
/// What this program writes, and the newest it reads.
pub const FORMAT: u32 = 1;
/// How loud a bank is unless another loudness is asked for, in LUFS: the peaks of speech, up to 18 dB louder, still have room.
pub const USUAL_LOUDNESS_LUFS: f64 = -20.0;

/// What holds for all clips of a bank.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version of this form.
    pub format: u32,
    /// The language of the voice as a BCP 47 tag: words of another are not taken from this bank.
    pub language: String,
    /// How loud each clip is, in LUFS.
    #[serde(default = "usual_loudness")]
    pub loudness: f64,
    /// Who may use the recordings and for what, in any words; empty if nobody said.
    #[serde(default)]
    pub licence: String,
}

fn usual_loudness() -> f64 {
    USUAL_LOUDNESS_LUFS
}

impl Manifest {
    /// Returns what a new bank begins with.
    pub fn new(language: &str) -> Self {
        Self {
            format: FORMAT,
            language: language.to_owned(),
            loudness: USUAL_LOUDNESS_LUFS,
            licence: String::new(),
        }
    }

    /// Reads the manifest of a bank.
    ///
    /// # Errors
    ///
    /// Says why it cannot be used, with the file.
    pub fn read(folder: &Path) -> Result<Self, BankError> {
        let path = folder.join(FILE);
        let text = ansage_files::read_text(&path).map_err(|source| BankError::Unreadable {
            path: path.clone(),
            source,
        })?;
        let manifest: Self = toml::from_str(&text).map_err(|error| BankError::Manifest {
            path: path.clone(),
            why: error.message().to_owned(),
        })?;
        if manifest.format > FORMAT {
            let format = manifest.format;
            return Err(BankError::Newer { path, format });
        }
        if !(LOUDNESSES.contains(&manifest.loudness)) {
            let why = format!("loudness {}", manifest.loudness);
            return Err(BankError::Manifest { path, why });
        }
        Ok(manifest)
    }

    /// Writes it into a bank, in one step.
    ///
    /// # Errors
    ///
    /// Passes on what it cannot be written with.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let text = toml::to_string(self).map_err(io::Error::other)?;
        whole::write(&folder.join(FILE), Readers::ByUmask, text.as_bytes())
    }
}

/// The loudness a bank may have: softer, and the steps of 16 bits are heard; louder, and no voice fits.
pub const LOUDNESSES: std::ops::RangeInclusive<f64> = -40.0..=-12.0;
