//! Sound out of a WAV file: 16 kHz or another rate that is asked for, one channel.
//!
//! Whole and floating samples of up to 32 bits are read, several channels are mixed into one, and any rate from 8 to
//! 192 kHz is converted. A file that breaks off is read up to there.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter};
use std::path::Path;

use hound::{SampleFormat, WavReader, WavSpec};

use ansage_files::whole;
use ansage_files::whole::Readers;
use ansage_sound::resample::Resampler;
use ansage_sound::whole_sample;
use ansage_wire::RATE;

/// The rates that are converted, in samples per second.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

/// Why a file is not heard.
#[derive(Debug, thiserror::Error)]
pub enum WavError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is no WAV file, or none of a known kind.
    #[error("{0}")]
    NotWav(hound::Error),
    /// Its rate is out of range.
    #[error("{0} samples per second")]
    Rate(u32),
}

/// A WAV file that is being read.
pub struct Wav {
    samples: Box<dyn Iterator<Item = f32> + Send>,
    channels: u16,
    resampler: Option<Resampler>,
}

impl Wav {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// Says why it cannot be heard.
    pub fn open(path: &Path) -> Result<Self, WavError> {
        Self::open_at(path, RATE)
    }

    /// Opens a file that is heard at this rate, in samples per second.
    ///
    /// # Errors
    ///
    /// Says why it cannot be heard.
    pub fn open_at(path: &Path, rate: u32) -> Result<Self, WavError> {
        let reader = WavReader::new(BufReader::new(ansage_files::open(path)?)).map_err(|error| match error {
            hound::Error::IoError(error) if error.raw_os_error().is_some() => WavError::Unreadable(error),
            error => WavError::NotWav(error),
        })?;
        let WavSpec {
            channels,
            sample_rate,
            bits_per_sample,
            sample_format,
        } = reader.spec();
        if !RATES.contains(&sample_rate) {
            return Err(WavError::Rate(sample_rate));
        }
        // A file that was cut, or written by a program that did not know its length, ends where its samples end.
        let samples: Box<dyn Iterator<Item = f32> + Send> = match sample_format {
            SampleFormat::Float => Box::new(reader.into_samples::<f32>().map_while(Result::ok)),
            SampleFormat::Int => {
                let loudest = 2_f32.powi(i32::from(bits_per_sample) - 1);
                let samples = reader.into_samples::<i32>().map_while(Result::ok);
                Box::new(samples.map(move |it| it as f32 / loudest))
            }
        };
        Ok(Self {
            samples,
            channels,
            resampler: (sample_rate != rate).then(|| Resampler::new(sample_rate, rate)),
        })
    }

    /// Reads about an eighth of a second; `None` at the end.
    pub fn read(&mut self) -> Option<Vec<i16>> {
        let frames: Vec<f32> = std::iter::from_fn(|| self.frame()).take(RATE as usize / 8).collect();
        let has_ended = frames.is_empty();
        let samples = match &mut self.resampler {
            None => frames,
            Some(resampler) => {
                let mut samples = Vec::new();
                resampler.push(frames, &mut samples);
                if has_ended {
                    resampler.finish(&mut samples);
                }
                samples
            }
        };
        if has_ended {
            self.resampler = None;
        }
        if has_ended && samples.is_empty() {
            return None;
        }
        Some(samples.into_iter().map(whole_sample).collect())
    }

    /// Reads one sample of each channel and mixes them.
    fn frame(&mut self) -> Option<f32> {
        let mut sum = 0.0;
        for _channel in 0..self.channels {
            sum += self.samples.next()?;
        }
        Some(sum / f32::from(self.channels))
    }
}

/// Writes one channel of samples of a rate, with the folder it lies in; whoever reads the file sees all of it or nothing.
/// It is made to be handed on; a person's voice is written by [`write_private`].
///
/// # Errors
///
/// Passes on what it cannot be written with.
pub fn write(path: &Path, samples: &[i16], rate: u32) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    whole::write_with(path, Readers::ByUmask, |file| write_samples(file, samples, rate))
}

/// Writes a file as [`write()`] does, for its owner alone and into a folder that is there.
///
/// # Errors
///
/// Passes on what it cannot be written with.
pub fn write_private(path: &Path, samples: &[i16], rate: u32) -> io::Result<()> {
    whole::write_with(path, Readers::Owner, |file| write_samples(file, samples, rate))
}

fn write_samples(file: &File, samples: &[i16], rate: u32) -> io::Result<()> {
    let spec = WavSpec {
        channels: 1,
        sample_rate: rate,
        bits_per_sample: 16,
        sample_format: SampleFormat::Int,
    };
    let write = || -> Result<(), hound::Error> {
        let mut writer = hound::WavWriter::new(BufWriter::new(file), spec)?;
        for sample in samples {
            writer.write_sample(*sample)?;
        }
        writer.finalize()
    };
    write().map_err(|error| match error {
        hound::Error::IoError(error) => error,
        other => io::Error::other(other),
    })
}

#[cfg(test)]
mod tests;
