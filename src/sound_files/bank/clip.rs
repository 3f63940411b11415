//! The clip of one word: made ready from a recording, and examined before it is played.

use std::fs;
use std::path::Path;

use crate::loudness::{factor, loudness};
use crate::wav::{Wav, WavError};
use ansage_sound::voice;
use ansage_sound::voice::{WordFlaw, fade};

/// Samples per second of a clip, one channel: what the built-in voice makes, so that nothing is converted on the way.
pub const RATE: u32 = 22_050;
/// The edges of a clip fade over so many samples, 5 ms: none begins or ends with a click.
pub const FADE_SAMPLES: usize = RATE as usize / 200;
/// The loudest sample: 1 dB below full scale, as EBU R 128 asks for.
pub const PEAK_LEVEL: f32 = 0.891;
/// By how much a clip may be louder or softer than its bank, in LU.
pub const TOLERANCE_LU: f64 = 1.0;
/// The largest sample at an edge of a clip.
const EDGE_LEVEL: f32 = 0.01;
/// A clip is no longer than this, in samples; and its file no larger, at any rate.
const LONGEST_SAMPLES: usize = 5 * RATE as usize;
const LARGEST_FILE_BYTES: u64 = 16 << 20;

/// Why a clip cannot be played.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BankClipError {
    /// It is no sound that can be read.
    #[error("{0}")]
    NotSound(String),
    /// Nothing is heard in it.
    #[error("nothing is heard in it")]
    Silent,
    /// It is longer than a word.
    #[error("it is longer than a word")]
    TooLong,
    /// It is not as loud as the bank says.
    #[error("its loudness is {0:.1} LUFS")]
    Uneven(f64),
    /// It begins or ends in the midst of sound.
    #[error("it begins or ends with a click")]
    Clicks,
}

impl BankClipError {
    /// Returns the name by which messages and scripts know it.
    pub fn key(&self) -> &'static str {
        match self {
            Self::NotSound(_) => "not-sound",
            Self::Silent => "silent",
            Self::TooLong => "too-long",
            Self::Uneven(_) => "uneven",
            Self::Clicks => "clicks",
        }
    }
}

/// Reads a sound at the rate of clips, samples from -1 to 1.
///
/// # Errors
///
/// Says why it cannot be heard. What is no plain file is not opened: a pipe would wait for its writer for ever.
pub fn read(path: &Path) -> Result<Vec<f32>, BankClipError> {
    let not_sound = |why: &dyn std::fmt::Display| BankClipError::NotSound(why.to_string());
    let about = fs::metadata(path).map_err(|error| not_sound(&error))?;
    if !about.is_file() {
        return Err(not_sound(&"no file"));
    }
    if about.len() > LARGEST_FILE_BYTES {
        return Err(BankClipError::TooLong);
    }
    let mut wav = Wav::open_at(path, RATE).map_err(|error: WavError| not_sound(&error))?;
    let whole = std::iter::from_fn(|| wav.read()).flatten();
    Ok(whole.map(|it| f32::from(it) / 32_768.0).collect())
}

/// Makes the clip of a word from a recording of it: cut out, as loud as its bank in LUFS, its edges faded.
///
/// # Errors
///
/// Says why it is better recorded again.
pub fn make(recorded: &[f32], bank: f64) -> Result<Vec<f32>, WordFlaw> {
    let word = voice::word_in(recorded, RATE)?;
    let mut samples = recorded[word].to_vec();
    fade(&mut samples, FADE_SAMPLES);
    even(&mut samples, bank)?;
    Ok(samples)
}

/// Makes samples as loud as a bank.
///
/// # Errors
///
/// Says that nothing is heard, or that their peaks do not allow it.
pub fn even(samples: &mut [f32], bank: f64) -> Result<(), WordFlaw> {
    let is = loudness(samples, RATE).ok_or(WordFlaw::Nothing)?;
    let peak = samples.iter().fold(0.0_f32, |peak, it| peak.max(it.abs()));
    let wanted = factor(is, bank);
    let possible = wanted.min(PEAK_LEVEL / peak);
    if possible < factor(is, bank - TOLERANCE_LU) {
        return Err(WordFlaw::Uneven);
    }
    for sample in samples {
        *sample *= possible;
    }
    Ok(())
}

/// Returns a clip as it is if it can be played beside the others of a bank of this loudness, in LUFS.
///
/// # Errors
///
/// Says why it cannot.
pub fn examine(samples: Vec<f32>, bank: f64) -> Result<Vec<f32>, BankClipError> {
    if samples.len() > LONGEST_SAMPLES {
        return Err(BankClipError::TooLong);
    }
    let is = loudness(&samples, RATE).ok_or(BankClipError::Silent)?;
    // A tenth for the rounding to 16 bits.
    if (is - bank).abs() > TOLERANCE_LU + 0.1 {
        return Err(BankClipError::Uneven(is));
    }
    let edges = [samples.first(), samples.last()];
    if edges.into_iter().flatten().any(|it| it.abs() > EDGE_LEVEL) {
        return Err(BankClipError::Clicks);
    }
    Ok(samples)
}
