//! What was recorded: a clip of a game, read and compared with its hash, or a stretch of another recording; made slower or
//! faster at the same pitch.

use std::num::{NonZeroU16, NonZeroU32};

use ansage_sound::whole_sample;
use ansage_sound_files::clips;
use ansage_sound_files::clips::ClipError;
use ansage_wire::ClipRefusal;
use ansage_wire::RATE;
use ansage_wire::speech::PlayedClip;

/// Life, in percent.
const LIFE_PERCENT: u16 = 100;
/// The slowest and the fastest, in percent.
const SLOWEST_PERCENT: u16 = 50;
const FASTEST_PERCENT: u16 = 200;

/// Returns the samples of a clip as they are to be heard, 16 kHz.
pub(crate) fn samples_of(played: &PlayedClip) -> Result<Vec<i16>, ClipRefusal> {
    let clip = &played.clip;
    let samples = clips::read_sound(&played.folder, clip).map_err(|fault| {
        tracing::warn!(%fault, file = clip.file, "a clip is not played");
        match fault {
            ClipError::Missing => ClipRefusal::Missing,
            ClipError::Changed => ClipRefusal::Changed,
            ClipError::Unreadable(_) => ClipRefusal::Unreadable,
        }
    })?;
    Ok(at_speed(samples, clip.percent))
}

/// Returns samples so many percent as fast, at the same pitch.
fn at_speed(samples: Vec<i16>, percent: u16) -> Vec<i16> {
    let percent = percent.clamp(SLOWEST_PERCENT, FASTEST_PERCENT);
    let (Some(rate), Some(one)) = (NonZeroU32::new(RATE), NonZeroU16::new(1)) else {
        return samples;
    };
    if percent == LIFE_PERCENT {
        return samples;
    }
    let input: Vec<f32> = samples.iter().map(|it| f32::from(*it) / 32_768.0).collect();
    let tempo = f32::from(percent) / f32::from(LIFE_PERCENT);
    match wsola::stretch(&input, rate, one, tempo) {
        Ok(stretched) => stretched.into_iter().map(whole_sample).collect(),
        Err(error) => {
            // Heard at the speed of life it still says what was said.
            tracing::warn!(%error, "a clip cannot be made slower or faster");
            samples
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tone of so many hertz, two seconds.
    fn tone(hertz: f32) -> Vec<i16> {
        let angle = |at: usize| at as f32 / RATE as f32 * hertz * std::f32::consts::TAU;
        (0..2 * RATE as usize)
            .map(|at| (angle(at).sin() * 8000.0) as i16)
            .collect()
    }

    /// Counts how often a tone rises through nothing in a second.
    fn pitch(samples: &[i16]) -> f32 {
        let rises = samples.windows(2).filter(|it| it[0] < 0 && it[1] >= 0).count();
        rises as f32 / samples.len() as f32 * RATE as f32
    }

    #[test]
    fn a_clip_is_longer_or_shorter_and_its_pitch_stays() {
        for percent in [50, 75, 125, 200] {
            let heard = at_speed(tone(220.0), percent);
            let expected = 2.0 * RATE as f32 * 100.0 / f32::from(percent);
            let length = heard.len() as f32;
            assert!(
                (length / expected - 1.0).abs() < 0.05,
                "{percent}: {length} of {expected}"
            );
            assert!(
                (pitch(&heard) - 220.0).abs() < 6.0,
                "{percent}: {} hertz",
                pitch(&heard)
            );
        }
    }

    #[test]
    fn at_the_speed_of_life_nothing_is_changed() {
        assert_eq!(at_speed(tone(220.0), 100), tone(220.0));
    }
}
