//! Sound out of a recording of any kind we know: WAV, FLAC and MP3, at any rate from 8 to 192 kHz, any channels.
//!
//! Channels are mixed into one and the rate is converted to ours. It is read piece by piece: a tape of a whole
//! afternoon need not fit into memory.

mod wav_repair;

use std::io::{self, Cursor, Read, Seek};
use std::ops::Range;
use std::path::Path;

use symphonia::core::codecs::audio::{AudioDecoder, AudioDecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::probe::Hint;
use symphonia::core::formats::{FormatOptions, FormatReader, SeekMode, SeekTo, TrackType};
use symphonia::core::io::MediaSourceStream;
use symphonia::core::meta::MetadataOptions;
use symphonia::core::units::Timestamp;

use ansage_files::FileError;
use ansage_sound::resample::Resampler;
use ansage_sound::whole_sample;
use ansage_wire::RATE;
use wav_repair::{Length, RepairedWav};

/// The rates that are converted, in samples per second.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

/// How the names of recordings end.
pub const ENDINGS: [&str; 3] = ["wav", "flac", "mp3"];

/// Returns true if the name of a file, or how it begins, says that it is a recording.
pub fn looks_like_a_recording(path: &Path) -> bool {
    let ending = path.extension().map(|it| it.to_string_lossy().to_lowercase());
    ending.is_some_and(|it| ENDINGS.contains(&it.as_str())) || begins_like_a_recording(path)
}

fn begins_like_a_recording(path: &Path) -> bool {
    let mut head = [0; 4];
    let is_read = ansage_files::open(path).is_ok_and(|mut it| it.read_exact(&mut head).is_ok());
    is_read
        && matches!(
            &head,
            b"RIFF" | b"fLaC" | [b'I', b'D', b'3', _] | [0xff, 0xe0..=0xff, _, _]
        )
}

/// Why a file is not heard.
#[derive(Debug, thiserror::Error)]
pub enum RecordingError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is a folder, a pipe or a device.
    #[error("it is no plain file")]
    NoFile,
    /// It is no sound of a kind that is known.
    #[error("it is neither WAV nor FLAC nor MP3")]
    Foreign,
    /// Its rate is out of range.
    #[error("{0} samples per second")]
    Rate(u32),
}

/// What was wrong with the sound, as far as it was read.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct RecordingFlaws {
    /// It ended before it should have.
    pub cut_off: bool,
    /// Its header is wrong about its length; it is read to the end of the file.
    pub wrong_length: bool,
    /// Something in the midst of it could not be decoded, or the samples are not those of its checksum.
    pub damaged: bool,
}

/// A recording that is being read.
pub struct RecordingFile {
    format: Box<dyn FormatReader>,
    decoder: Box<dyn AudioDecoder>,
    track: u32,
    rate: u32,
    channels: usize,
    /// Frames that the file says it has, and frames that were read.
    promised: Option<u64>,
    read: u64,
    resampler: Option<Resampler>,
    has_ended: bool,
    flaws: RecordingFlaws,
}

impl RecordingFile {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// Says why it cannot be heard. What is no plain file is not opened: a pipe would wait for its writer for ever.
    pub fn open(path: &Path) -> Result<Self, RecordingError> {
        let file = ansage_files::open(path).map_err(|error| match FileError::of(&error) {
            Some(_) => RecordingError::NoFile,
            None => error.into(),
        })?;
        let mut hint = Hint::new();
        if let Some(extension) = path.extension().and_then(|it| it.to_str()) {
            hint.with_extension(extension);
        }
        Self::of(file, &hint)
    }

    /// Opens the bytes of a file.
    ///
    /// # Errors
    ///
    /// Says why they cannot be heard.
    pub fn of_bytes(bytes: Vec<u8>) -> Result<Self, RecordingError> {
        Self::of(Cursor::new(bytes), &Hint::new())
    }

    fn of(source: impl Read + Seek + Send + Sync + 'static, hint: &Hint) -> Result<Self, RecordingError> {
        let (source, length) = RepairedWav::of(source)?;
        let stream = MediaSourceStream::new(Box::new(source), Default::default());
        let format = symphonia::default::get_probe()
            .probe(hint, stream, FormatOptions::default(), MetadataOptions::default())
            .map_err(recording_error)?;
        let track = format.default_track(TrackType::Audio).ok_or(RecordingError::Foreign)?;
        let (id, promised) = (track.id, track.num_frames);
        let parameters = track
            .codec_params
            .as_ref()
            .and_then(|it| it.audio())
            .ok_or(RecordingError::Foreign)?;
        let rate = parameters.sample_rate.ok_or(RecordingError::Foreign)?;
        if !RATES.contains(&rate) {
            return Err(RecordingError::Rate(rate));
        }
        let channels = parameters.channels.as_ref().map_or(0, |it| it.count());
        let decoder = symphonia::default::get_codecs()
            .make_audio_decoder(parameters, &AudioDecoderOptions::default().verify(true))
            .map_err(recording_error)?;
        Ok(Self {
            format,
            decoder,
            track: id,
            rate,
            channels,
            promised,
            read: 0,
            resampler: (rate != RATE).then(|| Resampler::new(rate, RATE)),
            has_ended: false,
            flaws: RecordingFlaws {
                cut_off: length == Length::CutOff,
                wrong_length: length == Length::Wrong,
                damaged: false,
            },
        })
    }

    /// Returns the rate of the file itself, in samples per second, and how many channels it has.
    pub fn kind(&self) -> (u32, usize) {
        (self.rate, self.channels)
    }

    /// Returns how long it says it is, in samples of 16 kHz; `None` if it does not say.
    pub fn length(&self) -> Option<u64> {
        self.promised.map(|it| it * u64::from(RATE) / u64::from(self.rate))
    }

    /// Returns what was wrong so far; known in full when [`RecordingFile::read`] has come to the end.
    pub fn flaws(&self) -> RecordingFlaws {
        self.flaws
    }

    /// Reads the next piece, a fraction of a second at 16 kHz; `None` at the end. What is broken is left out.
    pub fn read(&mut self) -> Option<Vec<i16>> {
        loop {
            if self.has_ended {
                return None;
            }
            let frames = self.frames();
            let mut samples = Vec::new();
            match (&mut self.resampler, frames) {
                (None, Some(frames)) => samples = frames,
                (None, None) => self.end(),
                (Some(resampler), Some(frames)) => resampler.push(frames, &mut samples),
                (Some(resampler), None) => {
                    resampler.finish(&mut samples);
                    self.end();
                }
            }
            if !samples.is_empty() {
                return Some(samples.into_iter().map(whole_sample).collect());
            }
        }
    }

    /// Goes to a place at or before a sample of 16 kHz, as near as the format has one, and returns which; `None` if it has
    /// none. Nothing may have been read before.
    fn go_before(&mut self, sample: u64) -> Option<u64> {
        let (ours, its) = (u64::from(RATE), u64::from(self.rate));
        let place = sample * its / ours;
        let to = SeekTo::Timestamp {
            ts: Timestamp::new(i64::try_from(place).ok()?),
            track_id: self.track,
        };
        let found = self.format.seek(SeekMode::Accurate, to).ok()?;
        self.decoder.reset();
        u64::try_from(found.actual_ts.get()).ok().map(|it| it * ours / its)
    }

    fn end(&mut self) {
        self.has_ended = true;
        self.flaws.damaged |= self.decoder.finalize().verify_ok == Some(false);
        self.flaws.cut_off |= self.promised.is_some_and(|promised| self.read < promised);
    }

    /// Reads what one packet holds, its channels mixed; `None` where the file ends, if only by breaking off.
    fn frames(&mut self) -> Option<Vec<f32>> {
        loop {
            let packet = match self.format.next_packet() {
                Ok(packet) => packet?,
                Err(Error::IoError(error)) if error.kind() == io::ErrorKind::UnexpectedEof => {
                    // Some formats end like that; those that say how long they are tell whether it is too early.
                    return None;
                }
                Err(_) => {
                    self.flaws.damaged = true;
                    return None;
                }
            };
            if packet.track_id != self.track {
                continue;
            }
            let Ok(decoded) = self.decoder.decode(&packet) else {
                self.flaws.damaged = true;
                continue;
            };
            self.read += decoded.frames() as u64;
            let channels = decoded.num_planes();
            let mut interleaved = Vec::new();
            decoded.copy_to_vec_interleaved::<f32>(&mut interleaved);
            let mixed = interleaved
                .chunks_exact(channels.max(1))
                .map(|frame| frame.iter().sum::<f32>() / channels as f32);
            return Some(mixed.collect());
        }
    }
}

/// Reads a stretch of a recording, in samples of 16 kHz; less where it ends before.
///
/// # Errors
///
/// Says why the recording cannot be heard.
pub fn read_stretch(path: &Path, stretch: Range<u64>) -> Result<Vec<i16>, RecordingError> {
    let mut file = RecordingFile::open(path)?;
    let mut at = match file.go_before(stretch.start) {
        Some(at) => at,
        // What cannot be jumped into is read from its beginning.
        None => {
            file = RecordingFile::open(path)?;
            0
        }
    };
    let mut samples = Vec::new();
    while at < stretch.end
        && let Some(piece) = file.read()
    {
        let place = |of: u64| usize::try_from(of.saturating_sub(at)).map_or(piece.len(), |it| it.min(piece.len()));
        samples.extend(&piece[place(stretch.start)..place(stretch.end)]);
        at += piece.len() as u64;
    }
    Ok(samples)
}

fn recording_error(error: Error) -> RecordingError {
    match error {
        Error::IoError(error) if error.raw_os_error().is_some() => RecordingError::Unreadable(error),
        _ => RecordingError::Foreign,
    }
}

#[cfg(test)]
mod tests;
