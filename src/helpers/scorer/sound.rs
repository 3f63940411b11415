//! The last half minute of the sound, for whoever asks for a piece of it.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use ansage_protocol::block::Block;
use ansage_wire::RATE;

/// So many samples are kept.
const KEPT_SAMPLES: usize = 30 * RATE as usize;
/// How long sound that is still on its way is waited for; a microphone that is gone is reported by the recorder.
const SOUND_TIMEOUT: Duration = Duration::from_secs(5);
/// Frames in which it is looked for what is loud, in samples: 10 ms.
const FRAME_SAMPLES: usize = RATE as usize / 100;
/// What is louder than this part of the loudest frame is voice, if it is well above the quietest ones too.
const BELOW_LOUDEST_RATIO: f32 = 0.04;
const ABOVE_QUIETEST_RATIO: f32 = 2.5;
/// So many frames in all, or nothing was said.
const FEWEST_FRAMES: usize = 3;
/// What is left standing around the voice, in frames.
const BEFORE_FRAMES: usize = 20;
const BEHIND_FRAMES: usize = 35;

/// The last sound and its places.
#[derive(Debug, Default)]
pub(crate) struct Sound {
    kept: Mutex<VecDeque<Block>>,
    came: Condvar,
}

impl Sound {
    pub(crate) fn keep(&self, block: Block) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Another recording begins, or a piece is sent again.
        if kept.back().is_some_and(|it| it.at > block.at) {
            kept.clear();
        }
        kept.push_back(block);
        while kept.iter().skip(1).map(|it| it.samples.len()).sum::<usize>() >= KEPT_SAMPLES {
            kept.pop_front();
        }
        self.came.notify_all();
    }

    /// Returns a piece as floating samples, silence in the place of what was lost, and how many samples that is; `None` if
    /// nothing of it is there. What was before the first sound is not lost.
    pub(crate) fn piece(&self, from: u64, to: u64) -> Option<(Vec<f32>, u64)> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let has_come = |kept: &mut VecDeque<Block>| kept.back().is_none_or(|it| it.at + (it.samples.len() as u64) < to);
        let waited = self.came.wait_timeout_while(kept, SOUND_TIMEOUT, has_come);
        let (kept, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let length = usize::try_from(to.saturating_sub(from))
            .unwrap_or(usize::MAX)
            .min(KEPT_SAMPLES);
        let mut piece = vec![0.0; length];
        let mut there = 0;
        for block in kept.iter() {
            for (place, sample) in (block.at..).zip(&block.samples) {
                let at = place.checked_sub(from).and_then(|it| usize::try_from(it).ok());
                if let Some(it) = at.and_then(|it| piece.get_mut(it)) {
                    *it = f32::from(*sample) / 32_768.0;
                    there += 1;
                }
            }
        }
        let first = kept.front().map_or(from, |it| it.at);
        let lost = to.saturating_sub(from.max(first)).saturating_sub(there);
        (there > 0).then_some((piece, lost))
    }
}

/// Returns what was said, with a little of what was around it; `None` if nothing was.
pub(crate) fn voice(sound: &[f32]) -> Option<&[f32]> {
    let loudness = |frame: &[f32]| (frame.iter().map(|it| it * it).sum::<f32>() / FRAME_SAMPLES as f32).sqrt();
    let frames: Vec<f32> = sound.chunks_exact(FRAME_SAMPLES).map(loudness).collect();
    let mut sorted = frames.clone();
    sorted.sort_by(f32::total_cmp);
    let (quiet, loudest) = (sorted.get(sorted.len() / 10)?, sorted.last()?);
    let least = (loudest * BELOW_LOUDEST_RATIO).max(quiet * ABOVE_QUIETEST_RATIO);
    let is_loud = |it: &f32| *it > least;
    if frames.iter().filter(|it| is_loud(it)).count() < FEWEST_FRAMES {
        return None;
    }
    let first = frames.iter().position(is_loud)?.saturating_sub(BEFORE_FRAMES);
    let last = frames.iter().rposition(is_loud)? + BEHIND_FRAMES;
    Some(&sound[first * FRAME_SAMPLES..(last * FRAME_SAMPLES).min(sound.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(at: u64, samples: Vec<i16>) -> Block {
        Block { at, samples }
    }

    #[test]
    fn what_was_lost_is_silence() {
        let sound = Sound::default();
        sound.keep(block(0, vec![16_384; 100]));
        sound.keep(block(200, vec![16_384; 100]));
        let (piece, lost) = sound.piece(50, 250).expect("a piece");
        assert_eq!((piece.len(), lost), (200, 100));
        assert!(
            (0..200).all(|it| (piece[it] == 0.5) != (50..150).contains(&it)),
            "{piece:?}"
        );
        assert_eq!(sound.piece(250, 250), None);
    }

    #[test]
    fn another_recording_takes_the_place_of_the_one_before() {
        let sound = Sound::default();
        sound.keep(block(1000, vec![1; 100]));
        sound.keep(block(0, vec![2; 100]));
        assert_eq!(sound.piece(1000, 1001), None);
        assert!(sound.piece(0, 100).is_some());
    }

    #[test]
    fn a_voice_is_found_in_the_silence_around_it() {
        let mut sound = vec![0.001; 32_000];
        sound[16_000..20_000].fill(0.2);
        let voice = voice(&sound).expect("a voice");
        assert_eq!(
            voice.len(),
            4000 - FRAME_SAMPLES + (BEFORE_FRAMES + BEHIND_FRAMES) * FRAME_SAMPLES
        );
        assert_eq!(super::voice(&[0.001; 16_000]), None);
        assert_eq!(super::voice(&[]), None);
    }
}
