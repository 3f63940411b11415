//! Sound made of a description: tones one after the other.

use std::f32::consts::TAU;

use ansage_sound::voice::fade;
use ansage_sound::whole_sample;
use ansage_wire::speech::{EarconVolume, Tone};

/// Samples per second.
pub(crate) const RATE: u32 = 22_050;
/// Each tone begins and ends softly: 4 ms.
const FADE_SAMPLES: usize = RATE as usize / 250;
/// The silence between the last tone and the first word, in milliseconds.
const BEFORE_WORDS_MS: u16 = 60;
/// At full volume a tone is this loud: with its overtone still below full scale.
const LOUDEST_LEVEL: f32 = 0.6;

/// Returns the samples of these tones; silence at the end where words follow.
pub(crate) fn samples(tones: &[Tone], volume: EarconVolume, words_follow: bool) -> Vec<i16> {
    let pause = Tone {
        hertz: 0,
        milliseconds: if words_follow { BEFORE_WORDS_MS } else { 0 },
    };
    let loud = LOUDEST_LEVEL * f32::from(volume.0.min(100)) / 100.0;
    tones.iter().chain([&pause]).flat_map(|it| tone(*it, loud)).collect()
}

fn tone(tone: Tone, loud: f32) -> Vec<i16> {
    let count = RATE as usize * usize::from(tone.milliseconds) / 1000;
    let turn = TAU * f32::from(tone.hertz) / RATE as f32;
    let mut samples: Vec<f32> = (0..count)
        .map(|n| {
            let at = turn * n as f32;
            // A little of the octave: a pure tone is hard to place in an earphone.
            loud * (at.sin() + 0.3 * (2.0 * at).sin()) / 1.3
        })
        .collect();
    fade(&mut samples, FADE_SAMPLES);
    samples.into_iter().map(whole_sample).collect()
}
