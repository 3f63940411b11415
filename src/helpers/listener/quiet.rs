//! How long the voice has been quiet: measured in the sound, for the recogniser tells of a pause only when it is sure.
//!
//! A frame of 10 ms is voice if it is well above the quietest of the last second and a half, and not far below the
//! loudest of it. Where talk or noise goes on beside the voice nothing is quiet, and the recogniser's own pause counts.

use std::collections::VecDeque;

use ansage::devices::sound::RATE;

/// Samples of a frame: 10 ms.
const FRAME: usize = RATE as usize / 100;
/// Frames that are compared: a second and a half.
const FRAMES: usize = 150;
/// Decibels above the quietest frame that are voice.
const ABOVE_FLOOR: f32 = 10.0;
/// Decibels below the loudest frame that are voice no more: a room answers for a while.
const BELOW_PEAK: f32 = 32.0;
/// What is quieter is never voice: a root mean square of 10.
const SILENCE: f32 = 20.0;

/// Follows the sound and knows where the voice ended last.
#[derive(Debug, Default)]
pub(crate) struct Quiet {
    /// The beginning of a frame that is not whole.
    rest: Vec<i16>,
    /// The place behind what was taken.
    next: u64,
    loudness: VecDeque<f32>,
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
        let whole = self.rest.len() / FRAME * FRAME;
        let frames: Vec<f32> = self.rest[..whole].chunks(FRAME).map(decibels).collect();
        self.rest.drain(..whole);
        for loudness in frames {
            frame_begins += FRAME as u64;
            if self.is_voice(loudness) {
                self.voice_ended = frame_begins;
            }
        }
    }

    /// Returns the place at which the voice ended last.
    pub(crate) fn voice_ended(&self) -> u64 {
        self.voice_ended
    }

    fn is_voice(&mut self, loudness: f32) -> bool {
        if self.loudness.len() == FRAMES {
            self.loudness.pop_front();
        }
        self.loudness.push_back(loudness);
        let (floor, peak) = self.loudness.iter().fold((f32::MAX, f32::MIN), |(floor, peak), it| {
            (floor.min(*it), peak.max(*it))
        });
        let threshold = (floor.max(SILENCE - ABOVE_FLOOR) + ABOVE_FLOOR).max(peak - BELOW_PEAK);
        loudness > threshold
    }
}

fn decibels(frame: &[i16]) -> f32 {
    let squares: f32 = frame.iter().map(|it| f32::from(*it).powi(2)).sum();
    10.0 * (squares / frame.len() as f32 + 1.0).log10()
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
