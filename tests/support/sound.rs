//! Sound compared with sound.

use std::ops::RangeInclusive;
use std::process::Command;

/// The loudest sample that still counts as silence.
pub(crate) const SILENCE: u16 = 40;

/// Returns what espeak-ng itself makes of a text, at its own rate.
pub(crate) fn espeak(voice: &str, words_per_minute: u16, text: &str) -> Vec<i16> {
    let output = Command::new("espeak-ng")
        .args(["-v", voice, "-s", &words_per_minute.to_string(), "--stdout", text])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    const WAV_HEADER: usize = 44;
    output.stdout[WAV_HEADER..]
        .chunks_exact(2)
        .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
        .collect()
}

/// Cuts silence off both ends.
pub(crate) fn trimmed(samples: &[i16]) -> &[i16] {
    let is_loud = |sample: &i16| sample.unsigned_abs() > SILENCE;
    let Some(first) = samples.iter().position(is_loud) else {
        return &[];
    };
    let last = samples.iter().rposition(is_loud).unwrap_or(first);
    &samples[first..=last]
}

/// Returns how alike two sounds are sample by sample, from 0 to 1, at the offset where they are most alike; their
/// beginnings lie at most 20 ms apart. espeak-ng lets the pitch flutter on from one text to the next, so only the first
/// text of a process is the same each time.
pub(crate) fn likeness(heard: &[i16], expected: &[i16]) -> f64 {
    let (heard, expected) = (floats(heard), floats(expected));
    // Trying every offset would take longer than the sound lasts, so the neighbourhood is found in a coarse picture.
    let (coarse, _) = best_correlation(&coarse(&heard), &coarse(&expected), -OFFSET / STEP..=OFFSET / STEP);
    let near = coarse * STEP - STEP..=coarse * STEP + STEP;
    best_correlation(&heard, &expected, near).1
}

/// How far apart the beginnings of two sounds that are alike may be, in samples: 20 ms.
const OFFSET: isize = 441;
/// So many samples are one of the coarse picture.
const STEP: isize = 7;

fn coarse(samples: &[f64]) -> Vec<f64> {
    let step = STEP.unsigned_abs();
    samples.chunks(step).map(|it| it.iter().sum::<f64>()).collect()
}

/// Returns how alike two sounds are in the course of their loudness, low and high tones apart, from 0 to 1. The same
/// text spoken twice comes to 0.98 and more.
pub(crate) fn resemblance(heard: &[i16], expected: &[i16]) -> f64 {
    let (low, expected_low) = (loudness(&floats(heard)), loudness(&floats(expected)));
    let (high, expected_high) = (loudness(&edges(heard)), loudness(&edges(expected)));
    let frames_apart = -4..=4;
    let low = best_correlation(&low, &expected_low, frames_apart.clone()).1;
    let high = best_correlation(&high, &expected_high, frames_apart).1;
    low.min(high)
}

fn floats(samples: &[i16]) -> Vec<f64> {
    samples.iter().map(|sample| f64::from(*sample)).collect()
}

/// The high tones: what changes from one sample to the next.
fn edges(samples: &[i16]) -> Vec<f64> {
    floats(samples).windows(2).map(|pair| pair[1] - pair[0]).collect()
}

/// The loudness of each 10 ms.
fn loudness(samples: &[f64]) -> Vec<f64> {
    samples
        .chunks(220)
        .map(|frame| (frame.iter().map(|sample| sample * sample).sum::<f64>() / frame.len() as f64).sqrt())
        .collect()
}

/// Returns the offset of the heard at which both are most alike, and how alike they are there; nothing stands around them.
fn best_correlation(heard: &[f64], expected: &[f64], offsets: RangeInclusive<isize>) -> (isize, f64) {
    let farthest = offsets.start().unsigned_abs().max(offsets.end().unsigned_abs());
    // What is heard beyond the expected counts against it.
    let length = (heard.len().max(expected.len()) + 2 * farthest) as f64;
    let sum = |x: &[f64]| x.iter().sum::<f64>();
    let energy = |x: &[f64]| x.iter().map(|it| it * it).sum::<f64>() - sum(x) * sum(x) / length;
    let both = (energy(heard) * energy(expected)).sqrt();
    let by_chance = sum(heard) * sum(expected) / length;
    let alike = |offset: isize| {
        let from = usize::try_from(offset).unwrap_or(0).min(expected.len());
        let skipped = usize::try_from(-offset).unwrap_or(0).min(heard.len());
        let pairs = expected[from..].iter().zip(&heard[skipped..]);
        let product = pairs.map(|(a, b)| a * b).sum::<f64>() - by_chance;
        if both > 0.0 { product / both } else { 0.0 }
    };
    let all = offsets.map(|offset| (offset, alike(offset).max(0.0)));
    all.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default()
}
