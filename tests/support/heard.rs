//! Whether a text was heard, out of a loudspeaker that drops some sound now and then.

use super::sound::{espeak, resemblance, trimmed};
use super::sound_server::{Capture, RATE};
use super::wait::wait_until;

/// How alike a capture and espeak-ng's own sound must be. Different sentences come to 0.7 and less.
const ALIKE: f64 = 0.95;
/// Words per minute unless others are asked for.
const USUAL_RATE: u16 = 175;
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
    let expected = espeak("de", USUAL_RATE, text);
    let mut attempts = Vec::new();
    while attempts.len() < 5 {
        let heard = heard(capture, || act(attempts.len()));
        attempts.push(resemblance(first_clause(&heard), first_clause(&expected)));
        if attempts.iter().any(|it| *it > ALIKE) {
            return;
        }
    }
    panic!("{text}: what was heard was alike by no more than {attempts:.3?}");
}

/// Cuts off what is behind a comma: espeak-ng makes a longer pause there at one time than at another.
fn first_clause(samples: &[i16]) -> &[i16] {
    let samples = trimmed(samples);
    let pause = RATE / 10;
    let end = samples.windows(pause).position(|it| trimmed(it).is_empty());
    &samples[..end.unwrap_or(samples.len())]
}
