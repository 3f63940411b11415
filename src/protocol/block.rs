//! Sound in a pipe: blocks of whole samples with their place.

use std::io::{self, Read};

use ansage_wire::RATE;

use crate::pipe::ATOMIC_BYTES;

/// The most samples of a block: an eighth of a second, less than a pipe takes as a whole, with a stamp beside it.
pub const LONGEST_BLOCK_SAMPLES: usize = RATE as usize / 8;

/// The place of the first sample, 8 bytes, and the number of samples, 4 bytes; both little-endian, as the samples.
const HEADER_BYTES: usize = 12;

const _: () = assert!(
    HEADER_BYTES + 2 * LONGEST_BLOCK_SAMPLES + size_of::<u64>() <= ATOMIC_BYTES,
    "a block is written as a whole or not at all"
);

/// Some samples and their place.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Block {
    /// The place of the first sample, counted from the first that was ever fed.
    pub at: u64,
    /// At most [`LONGEST_BLOCK_SAMPLES`].
    pub samples: Vec<i16>,
}

/// Cuts samples that begin at a place into blocks: the bytes of each, and how many samples it holds.
pub fn blocks(at: u64, samples: &[i16]) -> impl Iterator<Item = (Vec<u8>, u64)> {
    let starts = (at..).step_by(LONGEST_BLOCK_SAMPLES);
    starts
        .zip(samples.chunks(LONGEST_BLOCK_SAMPLES))
        .map(|(at, samples)| (block(at, samples), samples.len() as u64))
}

/// Returns the bytes of a block of at most [`LONGEST_BLOCK_SAMPLES`] samples.
pub fn block(at: u64, samples: &[i16]) -> Vec<u8> {
    let count = u32::try_from(samples.len()).unwrap_or_default();
    let mut bytes = Vec::with_capacity(HEADER_BYTES + 2 * samples.len());
    bytes.extend(at.to_le_bytes());
    bytes.extend(count.to_le_bytes());
    bytes.extend(samples.iter().flat_map(|it| it.to_le_bytes()));
    bytes
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
    if count > LONGEST_BLOCK_SAMPLES {
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

/// Fills `bytes`; false if the input ends before.
///
/// # Errors
///
/// Passes on what the input fails with.
pub fn fill(input: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
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
}
