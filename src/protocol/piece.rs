//! A block of sound on its way out of the recorder, with the time at which it was heard.

use std::io::{self, Read};

use crate::block::{Block, block, fill, read_block};

/// Sound as it was heard.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Piece {
    /// `CLOCK_MONOTONIC` nanoseconds at which the last of the samples was heard, or a little later: never earlier.
    pub heard_ns: u64,
    /// The samples and their place.
    pub block: Block,
}

/// Returns the bytes of a piece of at most [`LONGEST_BLOCK_SAMPLES`](crate::block::LONGEST_BLOCK_SAMPLES) samples.
pub fn piece(heard_ns: u64, at: u64, samples: &[i16]) -> Vec<u8> {
    [heard_ns.to_le_bytes().as_slice(), &block(at, samples)].concat()
}

/// Reads a piece; `None` at the end of the sound, also in the midst of a piece.
///
/// # Errors
///
/// Passes on what the input fails with; a block that is too long is no sound of ours.
pub fn read_piece(input: &mut impl Read) -> io::Result<Option<Piece>> {
    let mut heard_ns = [0; 8];
    if !fill(input, &mut heard_ns)? {
        return Ok(None);
    }
    let heard_ns = u64::from_le_bytes(heard_ns);
    Ok(read_block(input)?.map(|block| Piece { heard_ns, block }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_read_is_the_piece_written_and_one_cut_off_is_none() {
        let samples = [1, -2, 3];
        let bytes = piece(77, 5, &samples);
        let read = |bytes: &[u8]| read_piece(&mut &*bytes).unwrap();
        let block = Block {
            at: 5,
            samples: samples.to_vec(),
        };
        assert_eq!(read(&bytes), Some(Piece { heard_ns: 77, block }));
        for end in 0..bytes.len() {
            assert_eq!(read(&bytes[..end]), None, "{end} bytes");
        }
    }
}
