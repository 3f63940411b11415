//! A recording in a WAV file, opened to be heard piece by piece.

use std::iter;
use std::path::Path;

use crate::app::failure::{Failure, io_fault};
use ansage_core::language::{Message, MessageId};
use ansage_sound_files::wav::{Wav, WavError};

/// Returns the samples of a recording, piece by piece.
pub(in crate::app) fn samples(mut wav: Wav) -> impl Iterator<Item = Vec<i16>> + Send {
    iter::from_fn(move || wav.read())
}

pub(in crate::app) fn open_wav(path: &Path) -> Result<Wav, Failure> {
    let about = |id| Message::new(id).with("path", path.display().to_string());
    Wav::open(path).map_err(|error| match error {
        WavError::Unreadable(source) => io_fault::unreadable(path, &source),
        WavError::NotWav(why) => Failure::unreadable(about(MessageId::NotSound)).because(why),
        WavError::Rate(rate) => Failure::unreadable(about(MessageId::SoundRate).with("rate", rate.to_string())),
    })
}
