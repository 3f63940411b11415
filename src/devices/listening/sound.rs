//! The sound on its way to the listener: blocks of samples with their place, and what is lost of them counted.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::devices::helper::pipe::{Pipe, Sent, WHOLE};

/// Samples per second, one channel.
pub const RATE: u32 = 16_000;

/// The most samples of a block: an eighth of a second, less than a pipe takes as a whole.
pub const LONGEST_BLOCK: usize = RATE as usize / 8;

/// The place of the first sample, 8 bytes, and the number of samples, 4 bytes; both little-endian, as the samples.
const HEADER: usize = 12;

const _: () = assert!(
    HEADER + 2 * LONGEST_BLOCK <= WHOLE,
    "a block is written as a whole or not at all"
);

/// Some samples and their place.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Block {
    /// The place of the first sample, counted from the first that was ever fed.
    pub at: u64,
    /// At most [`LONGEST_BLOCK`].
    pub samples: Vec<i16>,
}

/// The way of sound to the listener. Clones feed the same listener.
#[derive(Clone, Debug, Default)]
pub struct Feed {
    pipe: Pipe,
    lost: Arc<AtomicU64>,
}

impl Feed {
    /// Hands on samples that begin at a place, without waiting: what finds no room is lost and counted.
    pub fn offer(&self, at: u64, samples: &[i16]) {
        for (bytes, count) in blocks(at, samples) {
            if self.pipe.offer(&bytes) != Sent::Whole {
                self.lost.fetch_add(count, Ordering::Relaxed);
            }
        }
    }

    /// Hands on samples that begin at a place, each as soon as there is room for it. False if nobody is there to hear.
    pub fn send(&self, at: u64, samples: &[i16]) -> bool {
        blocks(at, samples).all(|(bytes, _count)| self.pipe.send(&bytes) == Sent::Whole)
    }

    /// Returns how many samples were lost so far.
    pub fn lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }

    pub(super) fn pipe(&self) -> Pipe {
        self.pipe.clone()
    }
}

fn blocks(at: u64, samples: &[i16]) -> impl Iterator<Item = (Vec<u8>, u64)> {
    let starts = (at..).step_by(LONGEST_BLOCK);
    starts.zip(samples.chunks(LONGEST_BLOCK)).map(|(at, samples)| {
        let count = u32::try_from(samples.len()).unwrap_or_default();
        let mut bytes = Vec::with_capacity(HEADER + 2 * samples.len());
        bytes.extend(at.to_le_bytes());
        bytes.extend(count.to_le_bytes());
        bytes.extend(samples.iter().flat_map(|it| it.to_le_bytes()));
        (bytes, u64::from(count))
    })
}

/// Reads a block; `None` at the end of the sound, also in the midst of a block.
///
/// # Errors
///
/// Passes on what the input fails with; a block that is too long is no sound of ours.
pub fn read_block(input: &mut impl Read) -> io::Result<Option<Block>> {
    let mut at = [0; 8];
    let mut count = [0; 4];
    if !(fill(input, &mut at)? && fill(input, &mut count)?) {
        return Ok(None);
    }
    let count = usize::try_from(u32::from_le_bytes(count)).unwrap_or(usize::MAX);
    if count > LONGEST_BLOCK {
        return Err(io::Error::new(
            io::ErrorKind::InvalidData,
            "a block of sound is too long",
        ));
    }
    let mut bytes = vec![0; 2 * count];
    if !fill(input, &mut bytes)? {
        return Ok(None);
    }
    let samples = bytes
        .as_chunks()
        .0
        .iter()
        .map(|pair| i16::from_le_bytes(*pair))
        .collect();
    Ok(Some(Block {
        at: u64::from_le_bytes(at),
        samples,
    }))
}

/// False if the input ends before.
fn fill(input: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
    match input.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_read_is_the_block_written() {
        let samples: Vec<i16> = (-2_500..2_500).map(|it| it * 13).collect();
        let bytes: Vec<u8> = blocks(7, &samples).flat_map(|(bytes, _)| bytes).collect();
        let mut input = bytes.as_slice();
        let mut read = Vec::new();
        while let Some(block) = read_block(&mut input).unwrap() {
            assert_eq!(block.at, 7 + read.len() as u64);
            read.extend(block.samples);
        }
        assert_eq!(read, samples);
    }

    #[test]
    fn sound_that_breaks_off_has_ended() {
        let bytes: Vec<u8> = blocks(0, &[1, 2, 3]).flat_map(|(bytes, _)| bytes).collect();
        for end in 0..bytes.len() {
            assert_eq!(read_block(&mut &bytes[..end]).unwrap(), None, "{end} bytes");
        }
    }

    #[test]
    fn what_is_no_block_is_not_read_as_one() {
        assert!(read_block(&mut [0xff; 64].as_slice()).is_err());
    }

    #[test]
    fn what_nobody_hears_is_lost_and_counted() {
        let feed = Feed::default();
        feed.offer(0, &[0; 5000]);
        assert_eq!(feed.lost(), 5000);
        assert!(!feed.send(5000, &[0; 10]));
    }
}
