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

/// Returns how alike two sounds are, from 0 to 1, at the offset where they are most alike; their beginnings lie at most
/// 20 ms apart.
pub(crate) fn likeness(heard: &[i16], expected: &[i16]) -> f64 {
    const FARTHEST: usize = 441;
    let padded: Vec<f64> = std::iter::repeat_n(0.0, FARTHEST)
        .chain(heard.iter().map(|sample| f64::from(*sample)))
        .chain(std::iter::repeat_n(0.0, expected.len() + FARTHEST))
        .collect();
    let expected: Vec<f64> = expected.iter().map(|sample| f64::from(*sample)).collect();
    (0..=2 * FARTHEST)
        .map(|offset| correlation(&padded[offset..offset + expected.len()], &expected))
        .fold(0.0, f64::max)
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let product = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let energy = (product(a, a) * product(b, b)).sqrt();
    if energy == 0.0 { 0.0 } else { product(a, b) / energy }
}
