//! How loud speech is, as ITU-R BS.1770-4 measures programmes: weighted like the ear, pauses left out (`ebur128`).
//!
//! That measure looks at 400 ms at a time and skips what is much softer than the rest; a word may be shorter. So a word is
//! measured as if it were said over and over without a pause. Unlike a plain root mean square it does not count deep
//! rumble, and does count the sharp sounds by which words are told apart.

use ebur128::{EbuR128, Mode};

/// A stretch is repeated until it is so long, in seconds.
const REPEATED_SECONDS: usize = 3;

/// Returns how loud one channel of samples from -1 to 1 is, in LUFS; `None` for silence.
pub fn loudness(samples: &[f32], rate: u32) -> Option<f64> {
    if samples.is_empty() {
        return None;
    }
    let mut meter = EbuR128::new(1, rate, Mode::I).ok()?;
    let times = (REPEATED_SECONDS * rate as usize).div_ceil(samples.len());
    for _again in 0..times {
        meter.add_frames_f32(samples).ok()?;
    }
    meter.loudness_global().ok().filter(|it| it.is_finite())
}

/// Returns the factor by which samples are brought from one loudness to another, both in LUFS.
pub fn factor(from: f64, to: f64) -> f32 {
    10_f64.powf((to - from) / 20.0) as f32
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    fn tone(hertz: f32, rate: u32, milliseconds: u32) -> Vec<f32> {
        (0..rate * milliseconds / 1000)
            .map(|n| (TAU * hertz * n as f32 / rate as f32).sin())
            .collect()
    }

    #[test]
    fn the_tone_by_which_meters_are_set_is_as_loud_as_the_recommendation_says() {
        // BS.1770-4, annex 1: a sine of 997 Hz at full scale in one channel reads -3.01 LKFS.
        for milliseconds in [200, 1000, 5000] {
            let loudness = loudness(&tone(997.0, 48_000, milliseconds), 48_000).expect("a tone");
            assert!((loudness + 3.01).abs() < 0.1, "{milliseconds} ms: {loudness}");
        }
    }

    #[test]
    fn half_as_much_is_six_decibels_less() {
        let whole = tone(997.0, 22_050, 300);
        let half: Vec<f32> = whole.iter().map(|it| it / 2.0).collect();
        let (whole, half) = (loudness(&whole, 22_050).unwrap(), loudness(&half, 22_050).unwrap());
        assert!((whole - half - 6.02).abs() < 0.05, "{whole} {half}");
        assert!((factor(half, whole) - 2.0).abs() < 0.01);
    }

    #[test]
    fn silence_has_no_loudness() {
        assert_eq!(loudness(&[], 22_050), None);
        assert_eq!(loudness(&[0.0; 5000], 22_050), None);
    }
}
