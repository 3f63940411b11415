//! Sound of one rate turned into sound of another.

use std::f64::consts::PI;

/// How many samples of the slower of both rates the filter reaches to each side.
const REACH: f64 = 16.0;
/// The highest tone that is kept, as a part of what the slower rate can carry.
const HIGHEST: f64 = 0.92;

/// A low-pass filter that is looked at between the samples: a windowed sinc for each place there is.
pub(super) struct Resampler {
    /// The samples that the filter still reaches; the first is number `first`.
    heard: Vec<f32>,
    first: usize,
    /// Samples to each side.
    reach: usize,
    /// `up` results for each `down` samples.
    up: usize,
    down: usize,
    /// The number of the next result.
    next: usize,
    /// The number of samples that came in.
    count: usize,
    /// A filter for each of the `up` places between two samples, each `2 * reach` long.
    filters: Vec<f32>,
}

impl Resampler {
    pub(super) fn new(from: u32, to: u32) -> Self {
        let shared = greatest_common_divisor(from, to);
        let (up, down) = (to / shared, from / shared);
        let slower = f64::from(to.min(from)) / f64::from(from);
        let reach = (REACH / slower).ceil();
        let filter = |place: u32| {
            let offset = f64::from(place) / f64::from(up);
            let taps = 2 * reach as usize;
            (0..taps).map(move |tap| tap_at((tap as f64 - reach + 1.0) - offset, slower * HIGHEST, reach))
        };
        Self {
            // Before the first sample there was silence.
            heard: vec![0.0; reach as usize],
            first: 0,
            reach: reach as usize,
            up: up as usize,
            down: down as usize,
            next: 0,
            count: 0,
            filters: (0..up).flat_map(filter).map(|it| it as f32).collect(),
        }
    }

    /// Takes samples and returns those that follow from them.
    pub(super) fn push(&mut self, samples: &[f32]) -> Vec<f32> {
        self.count += samples.len();
        self.heard.extend_from_slice(samples);
        self.results(usize::MAX)
    }

    /// Returns the last ones: what comes after is silence.
    pub(super) fn finish(&mut self) -> Vec<f32> {
        let all = (self.count * self.up).div_ceil(self.down);
        self.heard.extend(vec![0.0; self.reach + 1]);
        self.results(all)
    }

    /// Returns results up to a number, as far as the samples reach.
    fn results(&mut self, end: usize) -> Vec<f32> {
        let taps = 2 * self.reach;
        let mut results = Vec::new();
        while self.next < end {
            let (sample, place) = (self.next * self.down / self.up, self.next * self.down % self.up);
            // `heard` begins `reach` samples before number `first`, and the filter `reach - 1` before its sample.
            let from = sample + 1 - self.first;
            let Some(heard) = self.heard.get(from..from + taps) else {
                break;
            };
            let filter = &self.filters[place * taps..(place + 1) * taps];
            results.push(heard.iter().zip(filter).map(|(sample, tap)| sample * tap).sum());
            self.next += 1;
        }
        let done = (self.next * self.down / self.up).saturating_sub(self.first);
        self.heard.drain(..done.min(self.heard.len()));
        self.first += done;
        results
    }
}

fn tap_at(distance: f64, highest: f64, reach: f64) -> f64 {
    if distance.abs() >= reach {
        return 0.0;
    }
    let window = 0.5 + 0.5 * (PI * distance / reach).cos();
    let angle = PI * highest * distance;
    let sinc = if angle == 0.0 { 1.0 } else { angle.sin() / angle };
    highest * window * sinc
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
