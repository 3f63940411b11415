//! Sound kept as FLAC (RFC 9639): 16 kHz, one channel, 16 bits, with the MD5 of its samples, tags and a cue sheet.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use flac_codec::encode::{FlacSampleWriter, Options};
use flac_codec::metadata::contiguous::{Contiguous, NonContiguous};
use flac_codec::metadata::cuesheet::{ISRC, Index, LeadOutNonCDDA, TrackNonCDDA};
use flac_codec::metadata::{Cuesheet, VorbisComment};

use super::recording_file::{RecordingError, RecordingFile, RecordingFlaws};
use ansage_files::whole;
use ansage_files::whole::Readers;
use ansage_wire::RATE;
use ansage_wire::plain_text;

/// The most tracks that the cue sheet of a file holds.
pub const MOST_TRACKS: usize = 254;

/// A file is no larger than this, in bytes: more than five hours of speech.
const LARGEST_FILE_BYTES: u64 = 1 << 30;

/// How a FLAC file begins.
const MAGIC: &[u8] = b"fLaC";

/// Who made the file, as its comments say.
const VENDOR: &str = concat!("Ansage ", env!("CARGO_PKG_VERSION"));

/// What stands in a file beside its sound.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Labels {
    /// Vorbis comments in their order: a name of ASCII letters, and what it says. A name may come again.
    pub tags: Vec<(String, String)>,
    /// Where each track of the cue sheet begins, in samples: the first at 0, each behind the one before, all before the
    /// end, at most [`MOST_TRACKS`]. None: there is no cue sheet.
    pub tracks: Vec<u64>,
}

/// Why a file is not heard.
#[derive(Debug, thiserror::Error)]
pub enum FlacError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is no FLAC file.
    #[error("it is no FLAC file")]
    NotFlac,
    /// It ends before its sound does.
    #[error("it is cut off")]
    CutOff,
    /// Its sound is not what it was when it was written.
    #[error("it is damaged")]
    Damaged,
    /// It is FLAC of another kind than clips are.
    #[error("it is FLAC of {rate} samples per second and {channels} channels")]
    OtherKind {
        /// Samples per second.
        rate: u32,
        /// How many channels it has.
        channels: usize,
    },
}

/// Writes samples of 16 kHz with their labels; whoever reads the file sees all of it or nothing, and it is on the disk.
///
/// # Errors
///
/// Passes on what it cannot be written with; sound without a sample, tracks that do not follow each other and names
/// that no comment may have are invalid input.
pub fn write(path: &Path, samples: &[i16], labels: &Labels) -> io::Result<()> {
    let options = options(samples.len() as u64, labels)?;
    whole::write_with(path, Readers::Owner, |file| encode_into(file, samples, options))
}

fn encode_into(file: &File, samples: &[i16], options: Options) -> io::Result<()> {
    let mut file = BufWriter::new(file);
    let mut writer = FlacSampleWriter::new(&mut file, options, RATE, 16, 1, Some(samples.len() as u64))?;
    // A second at a time: the encoder keeps a copy of what it is given.
    for second in samples.chunks(RATE as usize) {
        let wide: Vec<i32> = second.iter().map(|it| i32::from(*it)).collect();
        writer.write(&wide)?;
    }
    writer.finalize()?;
    file.flush()
}

fn options(length: u64, labels: &Labels) -> io::Result<Options> {
    if length == 0 {
        return Err(invalid("there is no sound"));
    }
    let mut comments = VorbisComment {
        vendor_string: VENDOR.to_owned(),
        fields: Vec::new(),
    };
    for (name, value) in &labels.tags {
        let is_name = !name.is_empty() && name.bytes().all(|it| (0x20..0x7e).contains(&it) && it != b'=');
        if !is_name {
            return Err(invalid("a tag has no name"));
        }
        comments.fields.push(format!("{name}={}", plain_text::one_line(value)));
    }
    let options = Options::default().comment(comments).no_padding();
    if labels.tracks.is_empty() {
        return Ok(options);
    }
    let sheet = cue_sheet(&labels.tracks, length).ok_or_else(|| invalid("the tracks do not follow each other"))?;
    Ok(options.cuesheet(sheet))
}

fn invalid(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, why)
}

/// Returns the cue sheet of tracks that begin at these samples; `None` if they cannot.
fn cue_sheet(starts: &[u64], length: u64) -> Option<Cuesheet> {
    let tracks: Vec<TrackNonCDDA> = (1..=MOST_TRACKS as u8)
        .zip(starts)
        .map(|(number, start)| track(number, *start))
        .collect::<Option<_>>()?;
    let all_have_a_number = tracks.len() == starts.len();
    let last = tracks.last()?;
    let follow_each_other = starts.is_sorted_by(|a, b| a < b) && last.offset < length;
    let lead_out = LeadOutNonCDDA::new(Some(last), length).ok()?;
    let tracks = Contiguous::<MOST_TRACKS, _>::try_collect(tracks.into_iter().map(Ok::<_, NonContiguous>));
    let tracks = tracks.ok()?.ok()?;
    (all_have_a_number && follow_each_other && starts.first() == Some(&0)).then_some(Cuesheet::NonCDDA {
        catalog_number: Vec::new(),
        tracks,
        lead_out,
    })
}

fn track(number: u8, start: u64) -> Option<TrackNonCDDA> {
    let mut points = Contiguous::with_capacity(1);
    // The place of an index is counted from the beginning of its track.
    points.try_push(Index { offset: 0, number: 1 }).ok()?;
    Some(TrackNonCDDA {
        offset: start,
        number: number.try_into().ok()?,
        isrc: ISRC::None,
        non_audio: false,
        pre_emphasis: false,
        index_points: points.try_into().ok()?,
    })
}

/// Reads the samples of a file that [`write()`] wrote, all of them or none.
///
/// # Errors
///
/// Says why it cannot be heard. What is no plain file is not opened: a pipe would wait for its writer for ever.
pub fn read(path: &Path) -> Result<Vec<i16>, FlacError> {
    let about = fs::metadata(path)?;
    if !about.is_file() || about.len() > LARGEST_FILE_BYTES {
        return Err(FlacError::NotFlac);
    }
    decode(ansage_files::read(path, LARGEST_FILE_BYTES)?)
}

/// Decodes the bytes of a file that [`write()`] wrote.
///
/// # Errors
///
/// Says why they cannot be heard.
pub fn decode(bytes: Vec<u8>) -> Result<Vec<i16>, FlacError> {
    if !bytes.starts_with(MAGIC) {
        return Err(FlacError::NotFlac);
    }
    let mut file = RecordingFile::of_bytes(bytes).map_err(|error| match error {
        RecordingError::Rate(rate) => FlacError::OtherKind { rate, channels: 1 },
        _ => FlacError::Damaged,
    })?;
    let (rate, channels) = file.kind();
    if (rate, channels) != (RATE, 1) {
        return Err(FlacError::OtherKind { rate, channels });
    }
    let samples = std::iter::from_fn(|| file.read()).flatten().collect();
    match file.flaws() {
        RecordingFlaws { cut_off: true, .. } => Err(FlacError::CutOff),
        RecordingFlaws { damaged: true, .. } => Err(FlacError::Damaged),
        _ => Ok(samples),
    }
}

#[cfg(test)]
mod tests;
