//! How long the voice has been quiet: measured in the sound, for the recogniser tells of a pause only when it is sure.
//!
//! A frame of 10 ms is voice if it is well above the quietest of the last second and a half, and not far below the
//! loudest of it. Where talk or noise goes on beside the voice nothing is quiet, and the recogniser's own pause counts.

use ansage_sound::activity::{END_OF_SPEECH, Window};
use ansage_wire::RATE;

/// Samples of a frame.
const FRAME_SAMPLES: usize = END_OF_SPEECH.frame_at(RATE);

/// Follows the sound and knows where the voice ended last.
#[derive(Debug, Default)]
pub(crate) struct Quiet {
    /// The beginning of a frame that is not whole.
    rest: Vec<i16>,
    /// The place behind what was taken.
    next: u64,
    levels: Window,
    voice_ended: u64,
}

impl Quiet {
    /// Takes samples that begin at a place.
    pub(crate) fn take(&mut self, at: u64, samples: &[i16]) {
        if at != self.next {
            // What was lost is no voice.
            self.rest.clear();
        }
        let mut frame_begins = at - self.rest.len() as u64;
        self.next = at + samples.len() as u64;
        self.rest.extend_from_slice(samples);
        let whole = self.rest.len() / FRAME_SAMPLES * FRAME_SAMPLES;
        let frames = self.rest[..whole].chunks(FRAME_SAMPLES);
        let levels: Vec<f32> = frames.map(|it| END_OF_SPEECH.level_dbfs(it)).collect();
        self.rest.drain(..whole);
        for level in levels {
            frame_begins += FRAME_SAMPLES as u64;
            if self.is_voice(level) {
                self.voice_ended = frame_begins;
            }
        }
    }

    /// Returns the place at which the voice ended last.
    pub(crate) fn voice_ended(&self) -> u64 {
        self.voice_ended
    }

    fn is_voice(&mut self, level_dbfs: f32) -> bool {
        self.levels.push(level_dbfs, &END_OF_SPEECH);
        let (floor, peak) = (self.levels.floor_dbfs(&END_OF_SPEECH), self.levels.peak_dbfs());
        level_dbfs > END_OF_SPEECH.voice_from_dbfs(floor, peak)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: usize = RATE as usize / 1000;

    /// A hum of this loudness with a little noise that is always the same.
    fn sound(loudness: i16, ms: usize) -> Vec<i16> {
        let noise = |n: usize| i16::try_from(n * 7919 % 61).unwrap_or_default() - 30;
        (0..ms * MS)
            .map(|n| if n % 80 < 40 { loudness } else { -loudness } + noise(n))
            .collect()
    }

    fn after(pieces: &[(i16, usize)], block: usize) -> u64 {
        let mut quiet = Quiet::default();
        let all: Vec<i16> = pieces.iter().flat_map(|(loudness, ms)| sound(*loudness, *ms)).collect();
        for (index, block_samples) in all.chunks(block).enumerate() {
            quiet.take((index * block) as u64, block_samples);
        }
        (quiet.next - quiet.voice_ended()) / MS as u64
    }

    #[test]
    fn the_end_of_the_voice_is_found_however_the_sound_is_cut() {
        for block in [24, 160, 320, 2000] {
            let quiet = after(&[(0, 500), (3000, 400), (0, 170)], block);
            assert!((165..=190).contains(&quiet), "blocks of {block}: {quiet} ms");
        }
    }

    #[test]
    fn a_steady_noise_is_no_voice_and_a_voice_over_it_is_one() {
        let quiet = after(&[(300, 2000), (3000, 400), (300, 200)], 320);
        assert!((195..=215).contains(&quiet), "{quiet} ms");
        assert!(after(&[(300, 2000)], 320) > 1900);
    }

    #[test]
    fn a_voice_that_goes_on_is_not_quiet() {
        assert!(after(&[(0, 500), (3000, 400), (0, 80), (2000, 300)], 320) < 20);
        // Other voices in the pause.
        assert!(after(&[(0, 500), (3000, 400), (900, 200)], 320) < 20);
    }
}
