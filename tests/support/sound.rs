//! Sound compared with sound.

use std::process::Command;

/// The loudest sample that still counts as silence.
const SILENCE: u16 = 40;

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
    best_correlation(&heard, &expected, 441)
}

/// Returns how alike two sounds are in the course of their loudness, low and high tones apart, from 0 to 1. The same
/// text spoken twice comes to 0.98 and more.
pub(crate) fn resemblance(heard: &[i16], expected: &[i16]) -> f64 {
    let (low, expected_low) = (loudness(&floats(heard)), loudness(&floats(expected)));
    let (high, expected_high) = (loudness(&edges(heard)), loudness(&edges(expected)));
    let frames_apart = 4;
    let low = best_correlation(&low, &expected_low, frames_apart);
    let high = best_correlation(&high, &expected_high, frames_apart);
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

fn best_correlation(heard: &[f64], expected: &[f64], farthest: usize) -> f64 {
    // What is heard beyond the expected counts against it.
    let length = heard.len().max(expected.len());
    let pad = |samples: &[f64], before: usize| -> Vec<f64> {
        let mut padded = vec![0.0; before];
        padded.extend_from_slice(samples);
        padded.resize(length + 2 * farthest, 0.0);
        padded
    };
    let expected = pad(expected, farthest);
    (0..=2 * farthest)
        .map(|offset| correlation(&pad(heard, offset), &expected))
        .fold(0.0, f64::max)
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let mean = |x: &[f64]| x.iter().sum::<f64>() / x.len() as f64;
    let (mean_a, mean_b) = (mean(a), mean(b));
    let (mut ab, mut aa, mut bb) = (0.0, 0.0, 0.0);
    for (a, b) in a.iter().zip(b) {
        let (a, b) = (a - mean_a, b - mean_b);
        ab += a * b;
        aa += a * a;
        bb += b * b;
    }
    let energy = (aa * bb).sqrt();
    if energy == 0.0 { 0.0 } else { ab / energy }
}
