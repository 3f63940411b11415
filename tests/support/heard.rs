//! Whether a text was heard, out of a loudspeaker that drops some sound now and then.

use std::slice;

use super::sound::{espeak, resemblance, trimmed};
use super::sound_server::{Capture, RATE};
use super::wait::wait_until;

/// How alike a capture and espeak-ng's own sound must be. Different sentences come to 0.7 and less.
const ALIKE: f64 = 0.95;
/// Words per minute unless others are asked for.
const USUAL_RATE: u16 = 175;
/// So many silent samples are no part of a sound.
const SILENCE: usize = RATE / 200;
/// So many are a pause between two parts of a sentence.
const PAUSE: usize = RATE / 10;
/// Until what was played has come out of a monitor.
pub(crate) const MONITOR_DELAY: usize = RATE / 2;

/// Does something where it is quiet, and waits until what it lets sound is over; returns that.
#[track_caller]
pub(crate) fn heard(capture: &Capture, act: impl FnOnce()) -> Vec<i16> {
    // What was said before, or is said again, may still be sounding.
    wait_until(|| quiet(&capture.samples()) > 2 * MONITOR_DELAY);
    let from = capture.len();
    act();
    wait_until(|| {
        let samples = &capture.samples()[from..];
        (MONITOR_DELAY + 1..samples.len()).contains(&quiet(samples))
    });
    capture.samples()[from..].to_vec()
}

/// Returns how many samples at the end are silent.
fn quiet(samples: &[i16]) -> usize {
    samples.iter().rev().take_while(|it| **it == 0).count()
}

/// Makes up to five attempts to hear a text. A machine that is busy with other things drops some sound now and then, but
/// not always.
#[track_caller]
pub(crate) fn is_heard(capture: &Capture, text: &str, mut act: impl FnMut(usize)) {
    let expected = Sounding::of(first_clause(&espeak("de", USUAL_RATE, text))).samples;
    let mut attempts = Vec::new();
    while attempts.len() < 5 {
        let heard = Sounding::of(&heard(capture, || act(attempts.len())));
        attempts.push(resemblance(heard.first(expected.len()), &expected));
        if attempts.iter().any(|it| *it > ALIKE) {
            return;
        }
    }
    panic!("{text}: what was heard was alike by no more than {attempts:.3?}");
}

/// What sounds of a sound, without its silences: espeak-ng makes a longer pause at one time than at another, and a busy
/// machine makes pauses of its own.
struct Sounding {
    samples: Vec<i16>,
    /// Before which sample a pause was.
    pauses: Vec<usize>,
}

impl Sounding {
    fn of(samples: &[i16]) -> Self {
        let mut sounding = Self {
            samples: Vec::new(),
            pauses: Vec::new(),
        };
        let is_loud = |sample: &i16| !trimmed(slice::from_ref(sample)).is_empty();
        for run in trimmed(samples).chunk_by(|a, b| is_loud(a) == is_loud(b)) {
            if is_loud(&run[0]) || run.len() < SILENCE {
                sounding.samples.extend(run);
            } else if run.len() >= PAUSE {
                sounding.pauses.push(sounding.samples.len());
            }
        }
        sounding.pauses.push(sounding.samples.len());
        sounding
    }

    /// Returns what sounds before the pause that is nearest to a length.
    fn first(&self, length: usize) -> &[i16] {
        let nearest = self.pauses.iter().min_by_key(|it| it.abs_diff(length));
        &self.samples[..*nearest.expect("the end is one")]
    }
}

/// Cuts off what is behind a comma.
fn first_clause(samples: &[i16]) -> &[i16] {
    let samples = trimmed(samples);
    let end = samples.windows(PAUSE).position(|it| trimmed(it).is_empty());
    &samples[..end.unwrap_or(samples.len())]
}
