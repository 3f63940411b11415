//! A WAV file whose header is wrong about its length, read as if it were right.
//!
//! A recorder that lost its power leaves the lengths of its header at zero or far from the truth, and one that writes into
//! a pipe cannot know them: the sound is there all the same.

use std::io::{self, Read, Seek, SeekFrom};

use symphonia::core::io::MediaSource;

/// So long is no sound of a recorder: a header that says it was written before its length was known.
const UNKNOWN_LENGTH_BYTES: u64 = 0x7f00_0000;
/// The header of a chunk: its name and its length.
const HEAD_BYTES: u64 = 8;
/// A file of more chunks is looked into no further.
const MAX_CHUNKS: usize = 1_000;

/// What a header says of the length of the sound.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Length {
    /// It is right, or nothing better is known.
    Right,
    /// There should be more than there is.
    CutOff,
    /// It is of no use: none, unknown, or much less than there is.
    Wrong,
}

/// A source of which some bytes are read as others.
pub(super) struct RepairedWav<S> {
    source: S,
    at: u64,
    length: u64,
    /// Places and what stands there instead.
    patches: Vec<(u64, [u8; 4])>,
}

impl<S: Read + Seek> RepairedWav<S> {
    /// Looks at the header of a source, and returns the source as it is to be read.
    ///
    /// # Errors
    ///
    /// Passes on what the source cannot be read with.
    pub(super) fn of(source: S) -> io::Result<(Self, Length)> {
        let mut repaired = Self {
            source,
            at: 0,
            length: 0,
            patches: Vec::new(),
        };
        repaired.length = repaired.source.seek(SeekFrom::End(0))?;
        let found = repaired.repair()?;
        repaired.seek(SeekFrom::Start(0))?;
        Ok((repaired, found))
    }

    fn repair(&mut self) -> io::Result<Length> {
        let Some(riff) = self.chunk_at(0)?.filter(|it| &it.name == b"RIFF") else {
            return Ok(Length::Right);
        };
        let Some((sound, format)) = self.find_sound()? else {
            return Ok(Length::Right);
        };
        let there = self.length - sound.from();
        let found = self.judge(&sound, there, &format)?;
        let length = match found {
            Length::Right => sound.length,
            Length::CutOff | Length::Wrong => {
                let whole = there - there % format.frame;
                self.put(sound.at + 4, whole);
                whole
            }
        };
        // What lies behind the end of the whole would not be read.
        if riff.length < sound.from() + length - HEAD_BYTES {
            self.put(4, self.length - HEAD_BYTES);
        }
        Ok(found)
    }

    /// Returns the chunk of the samples and what one is like.
    fn find_sound(&mut self) -> io::Result<Option<(Chunk, Format)>> {
        let (mut at, mut format) = (12, None);
        for _chunk in 0..MAX_CHUNKS {
            let Some(chunk) = self.chunk_at(at)? else { break };
            match &chunk.name {
                b"fmt " => format = self.format_at(chunk.from())?,
                b"data" => return Ok(format.map(|format| (chunk, format))),
                _ => {}
            }
            at = chunk.end();
        }
        Ok(None)
    }

    fn judge(&mut self, sound: &Chunk, there: u64, format: &Format) -> io::Result<Length> {
        if sound.length > there {
            return Ok(match sound.length >= UNKNOWN_LENGTH_BYTES {
                true => Length::Wrong,
                false => Length::CutOff,
            });
        }
        // Up to a second more is what a file is filled up with; whoever ended properly says what else there is.
        let more = self.length.saturating_sub(sound.end());
        let is_little = sound.length > 0 && more <= format.second;
        if more == 0 || is_little || self.are_chunks_from(sound.end())? {
            return Ok(Length::Right);
        }
        Ok(Length::Wrong)
    }

    /// Returns true if nothing but chunks stands between a place and the end.
    fn are_chunks_from(&mut self, mut at: u64) -> io::Result<bool> {
        while let Some(chunk) = self.chunk_at(at)? {
            let is_named = chunk.name.iter().all(|it| it.is_ascii_alphanumeric() || *it == b' ');
            if !is_named || chunk.from() + chunk.length > self.length {
                return Ok(false);
            }
            at = chunk.end();
        }
        Ok(true)
    }

    fn chunk_at(&mut self, at: u64) -> io::Result<Option<Chunk>> {
        let Some(head) = self.bytes_at::<8>(at)? else {
            return Ok(None);
        };
        let [name, length] = [0, 4].map(|from| [head[from], head[from + 1], head[from + 2], head[from + 3]]);
        let length = u64::from(u32::from_le_bytes(length));
        Ok(Some(Chunk { name, at, length }))
    }

    fn format_at(&mut self, from: u64) -> io::Result<Option<Format>> {
        let bytes = self.bytes_at::<14>(from)?;
        Ok(bytes.map(|it| Format {
            second: u64::from(u32::from_le_bytes([it[8], it[9], it[10], it[11]])),
            frame: u64::from(u16::from_le_bytes([it[12], it[13]]).max(1)),
        }))
    }

    /// Returns what stands at a place; `None` where the file ends before.
    fn bytes_at<const COUNT: usize>(&mut self, at: u64) -> io::Result<Option<[u8; COUNT]>> {
        if at + COUNT as u64 > self.length {
            return Ok(None);
        }
        let mut bytes = [0; COUNT];
        self.source.seek(SeekFrom::Start(at))?;
        self.source.read_exact(&mut bytes)?;
        Ok(Some(bytes))
    }

    /// The largest length means one that is not known.
    fn put(&mut self, at: u64, length: u64) {
        let length = u32::try_from(length).unwrap_or(u32::MAX);
        self.patches.push((at, length.to_le_bytes()));
    }
}

/// A piece of a WAV file.
struct Chunk {
    name: [u8; 4],
    at: u64,
    /// As its header says.
    length: u64,
}

impl Chunk {
    /// Where its content begins.
    fn from(&self) -> u64 {
        self.at + HEAD_BYTES
    }

    /// Where the next begins: an odd one is filled up.
    fn end(&self) -> u64 {
        self.from() + self.length + self.length % 2
    }
}

/// How long things are, in bytes.
struct Format {
    second: u64,
    frame: u64,
}

impl<S: Read> Read for RepairedWav<S> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        for (place, bytes) in &self.patches {
            for (place, byte) in (*place..).zip(bytes) {
                let inside = place.checked_sub(self.at).and_then(|it| usize::try_from(it).ok());
                if let Some(inside) = inside.filter(|it| *it < count) {
                    buffer[inside] = *byte;
                }
            }
        }
        self.at += count as u64;
        Ok(count)
    }
}

impl<S: Seek> Seek for RepairedWav<S> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.at = self.source.seek(to)?;
        Ok(self.at)
    }
}

impl<S: Read + Seek + Send + Sync> MediaSource for RepairedWav<S> {
    fn is_seekable(&self) -> bool {
        true
    }

    fn byte_len(&self) -> Option<u64> {
        Some(self.length)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    /// A file of 100 frames of 16 bits at 16 kHz, of which the header says what it is told, and what stands behind.
    fn file(of_file: u32, of_sound: u32, frames: usize, behind: &[u8]) -> Vec<u8> {
        let mut bytes = b"RIFF".to_vec();
        bytes.extend(of_file.to_le_bytes());
        bytes.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\x3e\0\0\0\x7d\0\0\x02\0\x10\0data");
        bytes.extend(of_sound.to_le_bytes());
        bytes.resize(44 + 2 * frames, 0x9f);
        bytes.extend(behind);
        bytes
    }

    /// Returns what was found, and the lengths that are read: that of the file and that of the sound.
    fn repaired(bytes: Vec<u8>) -> (Length, u32, u32) {
        let expected = bytes.clone();
        let (mut repaired, found) = RepairedWav::of(Cursor::new(bytes)).unwrap();
        let mut read = Vec::new();
        // In pieces that end within a length.
        while repaired.by_ref().take(3).read_to_end(&mut read).unwrap() > 0 {}
        assert_eq!(read[44..], expected[44..], "the sound is as it was");
        let length = |at: usize| u32::from_le_bytes(read[at..at + 4].try_into().unwrap());
        (found, length(4), length(40))
    }

    #[test]
    fn a_header_that_is_right_is_left_alone() {
        let list = b"LIST\x04\0\0\0INFO";
        assert_eq!(repaired(file(236, 200, 100, b"")), (Length::Right, 236, 200));
        assert_eq!(repaired(file(248, 200, 100, list)), (Length::Right, 248, 200));
        // No sound at all, and something behind it.
        assert_eq!(repaired(file(36, 0, 0, b"")), (Length::Right, 36, 0));
        assert_eq!(repaired(file(48, 0, 0, list)), (Length::Right, 48, 0));
        // Filled up to the end of a block of the disk.
        assert_eq!(repaired(file(236, 200, 100, &[0; 300])), (Length::Right, 236, 200));
    }

    #[test]
    fn a_length_that_was_never_written_is_that_of_the_file() {
        assert_eq!(repaired(file(0, 0, 100, b"")), (Length::Wrong, 236, 200));
        assert_eq!(repaired(file(0, 200, 100, b"")), (Length::Right, 236, 200));
        for unknown in [u32::MAX, 0x7fff_ffff, 0x7fff_f000] {
            assert_eq!(
                repaired(file(unknown, unknown, 100, b"")),
                (Length::Wrong, unknown, 200)
            );
        }
        // Half a sample is none.
        assert_eq!(repaired(file(0, 0, 100, b"\x07")), (Length::Wrong, 237, 200));
    }

    #[test]
    fn a_length_that_is_far_from_the_file_is_told_from_one_that_is_cut() {
        assert_eq!(repaired(file(1_036, 1_000, 100, b"")), (Length::CutOff, 1_036, 200));
        assert_eq!(repaired(file(236, 200, 50_000, b"")), (Length::Wrong, 100_036, 100_000));
    }

    #[test]
    fn what_is_no_wav_file_is_read_as_it_is() {
        for bytes in [&b""[..], b"RIFF", b"fLaC and so on", &[0; 100]] {
            let (mut repaired, found) = RepairedWav::of(Cursor::new(bytes.to_vec())).unwrap();
            let mut read = Vec::new();
            repaired.read_to_end(&mut read).unwrap();
            assert_eq!((read.as_slice(), found), (bytes, Length::Right));
        }
    }
}
