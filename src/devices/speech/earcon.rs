//! How the short sounds sound: told apart by pitch and by rhythm, none longer than a syllable.

use ansage_core::desk::Earcon;
use ansage_wire::speech::Tone;

/// Describes a sound; the speaker makes it.
pub(super) fn tones(earcon: Earcon) -> Vec<Tone> {
    let tone = |hertz, milliseconds| Tone { hertz, milliseconds };
    let pause = |milliseconds| tone(0, milliseconds);
    match earcon {
        // It goes up.
        Earcon::Accepted => vec![tone(880, 50), tone(1320, 70)],
        // Low, and knocks twice.
        Earcon::Refused => vec![tone(330, 50), pause(30), tone(330, 60)],
        // One dull thud, as against a wall.
        Earcon::Edge => vec![tone(180, 90)],
        // Two ticks.
        Earcon::ClockStarted => vec![tone(2200, 25), pause(60), tone(2200, 25)],
        // One knock between low and high.
        Earcon::ClockPressed => vec![tone(1200, 60)],
        // One high tick.
        Earcon::Tick => vec![tone(2800, 45)],
        // It goes down in three steps.
        Earcon::DeviceLost => vec![tone(990, 45), tone(740, 45), tone(550, 45)],
        // The same note three times. It is for a hall, and interrupts nobody who listens.
        Earcon::ArbiterNeeded => vec![tone(660, 80), pause(50), tone(660, 80), pause(50), tone(660, 80)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_of_the_ear_is_shorter_than_150_ms_and_no_two_are_alike_in_pitch_and_rhythm() {
        for tones in Earcon::ear_sounds().map(tones) {
            let length: u16 = tones.iter().map(|it| it.milliseconds).sum();
            assert!(length < 150, "{tones:?}");
        }
        let all = Earcon::ALL.map(tones);
        for (place, one) in all.iter().enumerate() {
            for other in &all[place + 1..] {
                let pitch = |tones: &[Tone]| tones.iter().find(|it| it.hertz > 0).map(|it| f32::from(it.hertz));
                let (one_pitch, other_pitch) = (pitch(one).unwrap(), pitch(other).unwrap());
                let apart = (one_pitch / other_pitch).log2().abs() * 12.0;
                let rhythm = |tones: &[Tone]| tones.iter().map(|it| it.hertz > 0).collect::<Vec<_>>();
                assert!(apart > 3.0 || rhythm(one) != rhythm(other), "{one:?} {other:?}");
            }
        }
    }
}
