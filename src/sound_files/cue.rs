//! Sound as WAV with a cue chunk: places in it with their names, as players and editors read them.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use ansage_files::whole;
use ansage_files::whole::Readers;
use ansage_wire::RATE;
use ansage_wire::plain_text;

/// Bytes of a sample.
const SAMPLE_BYTES: u32 = 2;

/// Writes samples of 16 kHz, the places of cues with their labels, and a title; whoever reads the file sees all of it or
/// nothing, and it is on the disk.
///
/// # Errors
///
/// Passes on what it cannot be written with; what does not fit into a WAV file (4 GiB) is invalid input.
pub fn write(path: &Path, samples: &[i16], cues: &[(u64, String)], title: &str) -> io::Result<()> {
    let chunks = chunks(samples, cues, title)?;
    whole::write_with(path, Readers::Owner, |file| write_samples(file, samples, &chunks))
}

/// What stands before and behind the samples.
struct Chunks {
    before: Vec<u8>,
    behind: Vec<u8>,
}

fn chunks(samples: &[i16], cues: &[(u64, String)], title: &str) -> io::Result<Chunks> {
    let too_long = |_| io::Error::new(io::ErrorKind::InvalidInput, "too long for a WAV file");
    let length = u32::try_from(samples.len() * SAMPLE_BYTES as usize).map_err(too_long)?;
    let (mut cue, mut labels) = (Vec::new(), b"adtl".to_vec());
    cue.extend(u32::try_from(cues.len()).map_err(too_long)?.to_le_bytes());
    for (number, (place, label)) in (1_u32..).zip(cues) {
        let place = u32::try_from(*place).map_err(too_long)?;
        cue.extend(number.to_le_bytes());
        cue.extend(place.to_le_bytes());
        cue.extend(b"data");
        // It lies in the one data chunk, whose blocks are its samples.
        for field in [0, 0, place] {
            cue.extend(field.to_le_bytes());
        }
        let text: Vec<u8> = number.to_le_bytes().into_iter().chain(text(label)).collect();
        labels.extend(chunk(b"labl", &text)?);
    }
    let mut info = b"INFO".to_vec();
    info.extend(chunk(b"INAM", &text(title))?);
    let behind = [chunk(b"cue ", &cue)?, chunk(b"LIST", &labels)?, chunk(b"LIST", &info)?].concat();
    let mut format = Vec::new();
    format.extend(1_u16.to_le_bytes());
    format.extend(1_u16.to_le_bytes());
    format.extend(RATE.to_le_bytes());
    format.extend((RATE * SAMPLE_BYTES).to_le_bytes());
    format.extend([2, 0, 16, 0]);
    let format = chunk(b"fmt ", &format)?;
    let riff = u64::from(length) + (4 + format.len() + 8 + behind.len()) as u64;
    let riff = u32::try_from(riff).map_err(too_long)?;
    let mut before = b"RIFF".to_vec();
    before.extend(riff.to_le_bytes());
    before.extend(b"WAVE");
    before.extend(format);
    before.extend(b"data");
    before.extend(length.to_le_bytes());
    Ok(Chunks { before, behind })
}

/// Returns a text of one line with the zero at its end, without one inside.
fn text(text: &str) -> Vec<u8> {
    // Zero is a control character, too.
    let mut bytes = plain_text::one_line(text).into_owned().into_bytes();
    bytes.push(0);
    bytes
}

/// Returns a chunk, filled up to an even length.
fn chunk(name: &[u8; 4], content: &[u8]) -> io::Result<Vec<u8>> {
    let length = u32::try_from(content.len());
    let length = length.map_err(|_too_long| io::Error::new(io::ErrorKind::InvalidInput, "too long for a WAV file"))?;
    let mut bytes = name.to_vec();
    bytes.extend(length.to_le_bytes());
    bytes.extend(content);
    bytes.resize(bytes.len() + content.len() % 2, 0);
    Ok(bytes)
}

fn write_samples(file: &File, samples: &[i16], chunks: &Chunks) -> io::Result<()> {
    let mut file = BufWriter::new(file);
    file.write_all(&chunks.before)?;
    for sample in samples {
        file.write_all(&sample.to_le_bytes())?;
    }
    file.write_all(&chunks.behind)?;
    file.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wav::Wav;

    #[test]
    fn the_sound_is_what_it_was_and_the_chunks_add_up() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.wav");
        let samples: Vec<i16> = (0..20_001).map(|it| (it % 700) as i16 - 350).collect();
        let cues = [(0, "1. Bauer Eva vier".to_owned()), (9_000, "1... Läufer".to_owned())];
        write(&path, &samples, &cues, "Anna – Bella").unwrap();
        let mut wav = Wav::open(&path).unwrap();
        let read: Vec<i16> = std::iter::from_fn(|| wav.read()).flatten().collect();
        assert_eq!(read, samples);
        let bytes = std::fs::read(&path).unwrap();
        let field = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
        assert_eq!(field(4) + 8, bytes.len());
        let (mut at, mut names) = (12, Vec::new());
        while at < bytes.len() {
            names.push(String::from_utf8_lossy(&bytes[at..at + 4]).into_owned());
            at += 8 + field(at + 4).next_multiple_of(2);
        }
        assert_eq!(at, bytes.len());
        assert_eq!(names, ["fmt ", "data", "cue ", "LIST", "LIST"]);
    }
}
