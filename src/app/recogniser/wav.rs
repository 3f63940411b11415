//! A recording in a WAV file, opened to be heard piece by piece.

use std::iter;
use std::path::Path;

use crate::app::failure::{Failure, io_failure};
use ansage_core::language::Message;
use ansage_sound_files::wav::{Wav, WavError};

/// Returns the samples of a recording, piece by piece.
pub(in crate::app) fn samples(mut wav: Wav) -> impl Iterator<Item = Vec<i16>> + Send {
    iter::from_fn(move || wav.read())
}

pub(in crate::app) fn open_wav(path: &Path) -> Result<Wav, Failure> {
    Wav::open(path).map_err(|error| match error {
        WavError::Unreadable(source) => io_failure::unreadable(path, &source),
        WavError::NotWav(why) => Failure::unreadable(Message::NotSound {
            path: path.display().to_string(),
        })
        .because(why),
        WavError::Rate(rate) => Failure::unreadable(Message::SoundRate {
            path: path.display().to_string(),
            rate: rate.to_string(),
        }),
    })
}
