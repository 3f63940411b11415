//! How loud the person at the microphone speaks, so that a neighbour is told from them.
//!
//! Whoever holds the talk key is that person. Where nobody has held it yet, the louder ones of those who were heard are
//! taken for them: a neighbour who is louder at this microphone cannot be told by loudness.

use std::collections::VecDeque;

use ansage_sound_files::loudness::loudness;
use ansage_wire::RATE;

/// So many passages are remembered of each kind: people grow hoarse, and lean back.
const REMEMBERED_PASSAGES: usize = 12;
/// Without a key nobody is taken for the person at the microphone by fewer.
const FEWEST_PASSAGES: usize = 3;

/// The loudness of the last passages, in LUFS.
#[derive(Debug, Default)]
pub(super) struct OwnVoice {
    with_key: VecDeque<f64>,
    without_key: VecDeque<f64>,
}

impl OwnVoice {
    /// Returns how loud a passage is; `None` for silence.
    pub(super) fn loudness(samples: &[i16]) -> Option<f64> {
        let samples: Vec<f32> = samples.iter().map(|it| f32::from(*it) / -f32::from(i16::MIN)).collect();
        loudness(&samples, RATE)
    }

    /// Returns by how many dB a passage is softer than the person speaks; 0 if it is louder, and where nobody knows.
    pub(super) fn softer(&self, loudness: f64) -> f32 {
        self.usual().map_or(0.0, |usual| (usual - loudness).max(0.0)) as f32
    }

    /// Remembers how loud a passage was in which words were heard: noise tells nothing of anybody.
    pub(super) fn remember(&mut self, loudness: f64, with_key: bool) {
        let of_its_kind = if with_key {
            &mut self.with_key
        } else {
            &mut self.without_key
        };
        if of_its_kind.len() == REMEMBERED_PASSAGES {
            of_its_kind.pop_front();
        }
        of_its_kind.push_back(loudness);
    }

    /// Returns how loud the person usually speaks.
    fn usual(&self) -> Option<f64> {
        let sorted = |of: &VecDeque<f64>| {
            let mut all: Vec<f64> = of.iter().copied().collect();
            all.sort_by(f64::total_cmp);
            all
        };
        let with_key = sorted(&self.with_key);
        if let Some(middle) = with_key.get(with_key.len() / 2) {
            return Some(*middle);
        }
        let all = sorted(&self.without_key);
        // A quarter of what is heard is theirs at least.
        (all.len() >= FEWEST_PASSAGES).then(|| all[all.len() * 3 / 4])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_held_the_key_is_the_person_at_the_microphone() {
        let mut own = OwnVoice::default();
        own.remember(-20.0, true);
        own.remember(-22.0, true);
        for (now, softer) in [(-20.0, 0.0), (-32.0, 12.0), (-14.0, 0.0)] {
            assert_eq!(own.softer(now), softer);
        }
        for _again in 0..20 {
            own.remember(-40.0, false);
        }
        assert_eq!(own.softer(-40.0), 20.0, "however much of a neighbour is heard");
    }

    #[test]
    fn without_a_key_the_louder_ones_are_the_person() {
        let mut own = OwnVoice::default();
        let heard = [-30.0, -18.0, -30.0, -18.0, -30.0, -18.0, -30.0].map(|now| {
            let softer = own.softer(now);
            own.remember(now, false);
            softer
        });
        assert_eq!(heard[..3], [0.0; 3], "of so few nobody knows");
        assert_eq!(heard[4..], [12.0, 0.0, 12.0]);
    }

    #[test]
    fn half_as_much_is_six_decibels_less_and_silence_nothing() {
        let voice =
            |loudest: f32| -> Vec<i16> { (0..RATE).map(|n| ((n as f32 * 0.4).sin() * loudest) as i16).collect() };
        let [whole, half] = [8000.0, 4000.0].map(|it| OwnVoice::loudness(&voice(it)).expect("a voice"));
        assert!((whole - half - 6.02).abs() < 0.1, "{whole} {half}");
        assert_eq!(OwnVoice::loudness(&[]), None);
        assert_eq!(OwnVoice::loudness(&vec![0; 16_000]), None);
    }
}
