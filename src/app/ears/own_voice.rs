//! How loud the person at the microphone speaks, so that a neighbour is told from them.
//!
//! Whoever holds the talk key is that person. Where nobody has held it yet, the louder ones of those who were heard are
//! taken for them: a neighbour who is louder at this microphone cannot be told by loudness.

use std::collections::VecDeque;

use crate::devices::sound::RATE;
use crate::devices::sound::loudness::loudness;

/// So many utterances are remembered of each kind: people grow hoarse, and lean back.
const REMEMBERED: usize = 12;
/// Without a key nobody is taken for the person at the microphone by fewer.
const FEWEST: usize = 3;

/// How an utterance was said.
#[derive(Clone, Copy, Debug)]
pub(super) struct Said {
    /// Somebody held the talk key.
    pub(super) with_key: bool,
    /// It is surely no noise.
    pub(super) has_words: bool,
}

/// The loudness of the last utterances, in LUFS.
#[derive(Debug, Default)]
pub(super) struct OwnVoice {
    with_key: VecDeque<f64>,
    without_key: VecDeque<f64>,
}

impl OwnVoice {
    /// Returns by how many dB an utterance is softer than the person speaks; 0 if it is louder, if the talk key was held, and
    /// where nobody knows. It is remembered if words were heard in it: noise tells nothing of anybody.
    pub(super) fn take(&mut self, samples: &[i16], said: Said) -> f32 {
        let samples: Vec<f32> = samples.iter().map(|it| f32::from(*it) / -f32::from(i16::MIN)).collect();
        let Some(now) = loudness(&samples, RATE) else {
            return 0.0;
        };
        let softer = self.usual().map_or(0.0, |usual| (usual - now).max(0.0));
        let of_its_kind = if said.with_key {
            &mut self.with_key
        } else {
            &mut self.without_key
        };
        if said.has_words {
            if of_its_kind.len() == REMEMBERED {
                of_its_kind.pop_front();
            }
            of_its_kind.push_back(now);
        }
        if said.with_key { 0.0 } else { softer as f32 }
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
        (all.len() >= FEWEST).then(|| all[all.len() * 3 / 4])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WITH_KEY: Said = Said {
        with_key: true,
        has_words: true,
    };
    const WITHOUT: Said = Said {
        with_key: false,
        has_words: true,
    };

    /// A second of a voice so many dB below the loudest there is.
    fn voice(below: f32) -> Vec<i16> {
        let loudest = 32_000.0 * 10_f32.powf(-below / 20.0);
        (0..RATE).map(|n| ((n as f32 * 0.4).sin() * loudest) as i16).collect()
    }

    #[test]
    fn who_held_the_key_is_the_person_at_the_microphone() {
        let mut own = OwnVoice::default();
        assert_eq!(own.take(&voice(20.0), WITH_KEY), 0.0);
        assert_eq!(own.take(&voice(22.0), WITH_KEY), 0.0, "it is theirs however loud");
        for (below, softer) in [(20.0, 0.0), (32.0, 12.0), (14.0, 0.0)] {
            let heard = own.take(&voice(below), WITHOUT);
            assert!((heard - softer).abs() < 2.1, "{below}: {heard}");
        }
        for _again in 0..20 {
            own.take(&voice(40.0), WITHOUT);
        }
        let heard = own.take(&voice(40.0), WITHOUT);
        assert!(heard > 17.0, "however much of a neighbour is heard: {heard}");
    }

    #[test]
    fn without_a_key_the_louder_ones_are_the_person() {
        let mut own = OwnVoice::default();
        let heard: Vec<f32> = [30.0, 18.0, 30.0, 18.0, 30.0, 18.0, 30.0]
            .into_iter()
            .map(|below| own.take(&voice(below), WITHOUT))
            .collect();
        assert_eq!(heard[..3], [0.0; 3], "of so few nobody knows");
        assert!(heard[4] > 11.0 && heard[5] < 0.5 && heard[6] > 11.0, "{heard:?}");
    }

    #[test]
    fn noise_is_nobody_s_voice() {
        let mut own = OwnVoice::default();
        own.take(&voice(30.0), WITH_KEY);
        for with_key in [true, false] {
            let noise = Said {
                with_key,
                has_words: false,
            };
            own.take(&voice(6.0), noise);
        }
        assert!(own.take(&voice(30.0), WITHOUT) < 0.5);
        let softer = own.take(
            &voice(45.0),
            Said {
                has_words: false,
                ..WITHOUT
            },
        );
        assert!(softer > 14.0, "what is not sure may be far away too: {softer}");
    }

    #[test]
    fn silence_says_nothing() {
        let mut own = OwnVoice::default();
        assert_eq!(own.take(&[], WITH_KEY), 0.0);
        assert_eq!(own.take(&vec![0; 16_000], WITHOUT), 0.0);
        assert_eq!(own.usual(), None);
    }
}
