//! Sound of one rate turned into sound of another.
//!
//! A polyphase filter: for a ratio of `up / down` in lowest terms, each output sample lies at one of `up` places between
//! two input samples, and each place has its own short windowed-sinc filter. Made once per stream, it costs 32
//! multiplications per output sample and delays nothing: the filter is centered.

use std::f32::consts::PI;

/// Input samples on each side of an output sample.
const REACH_SAMPLES: usize = 16;

/// Converts one stretch of sound after another, one channel.
#[derive(Debug)]
pub struct Resampler {
    up: usize,
    down: usize,
    /// Length of each filter.
    taps: usize,
    /// The filters of all places, one after the other.
    filters: Vec<f32>,
    /// Input that is still within reach, the oldest first.
    history: Vec<f32>,
    /// Place of the next output sample behind the input sample in the middle of `history`, in parts of `up`.
    phase: usize,
}

impl Resampler {
    /// Returns a converter between two rates, in samples per second.
    pub fn new(from: u32, to: u32) -> Self {
        let divisor = greatest_common_divisor(from, to).max(1);
        let (up, down) = ((to / divisor).max(1) as usize, (from / divisor).max(1) as usize);
        // Towards a lower rate the filter must let through less, and reaches farther for it.
        let narrowing = (up as f32 / down as f32).min(1.0);
        let reach = (REACH_SAMPLES as f32 / narrowing).ceil() as usize;
        let mut resampler = Self {
            up,
            down,
            taps: 2 * reach,
            filters: filters(up, reach, narrowing * 0.95),
            history: Vec::new(),
            phase: 0,
        };
        resampler.restart();
        resampler
    }

    /// Forgets what came before: another stretch begins, and before it was silence.
    pub fn restart(&mut self) {
        self.history.clear();
        self.history.resize(self.taps / 2 - 1, 0.0);
        self.phase = 0;
    }

    /// Takes samples and appends what can be told from them to `output`.
    pub fn push(&mut self, input: impl IntoIterator<Item = f32>, output: &mut Vec<f32>) {
        self.history.extend(input);
        self.convert(output);
    }

    /// Appends the rest of the stretch to `output`: what comes after it is silence.
    pub fn finish(&mut self, output: &mut Vec<f32>) {
        self.history.resize(self.history.len() + self.taps / 2, 0.0);
        self.convert(output);
        self.restart();
    }

    /// Returns how many samples of the input a result waits for behind its own place.
    pub fn reach(&self) -> usize {
        self.taps / 2
    }

    fn convert(&mut self, output: &mut Vec<f32>) {
        let mut start = 0;
        while let Some(reached) = self.history.get(start..start + self.taps) {
            let filter = &self.filters[self.phase * self.taps..][..self.taps];
            output.push(reached.iter().zip(filter).map(|(sample, weight)| sample * weight).sum());
            self.phase += self.down;
            start += self.phase / self.up;
            self.phase %= self.up;
        }
        // A step may lead beyond what has been heard so far; the rest of it is made next time.
        let passed = start.min(self.history.len());
        self.history.drain(..passed);
        debug_assert_eq!(passed, start, "no step is longer than the filter");
    }
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

/// Makes a filter for each of `up` places; `cutoff` is in parts of the input's highest frequency.
fn filters(up: usize, reach: usize, cutoff: f32) -> Vec<f32> {
    let mut filters = Vec::with_capacity(up * 2 * reach);
    for place in 0..up {
        let offset = place as f32 / up as f32;
        let filter: Vec<f32> = (0..2 * reach)
            .map(|tap| {
                let distance = tap as f32 - (reach as f32 - 1.0) - offset;
                sinc(cutoff * distance) * blackman(distance / reach as f32)
            })
            .collect();
        // Each place lets a constant through unchanged, or the places would be heard as a tone.
        let sum: f32 = filter.iter().sum();
        filters.extend(filter.iter().map(|weight| weight / sum));
    }
    filters
}

fn sinc(x: f32) -> f32 {
    if x == 0.0 { 1.0 } else { (PI * x).sin() / (PI * x) }
}

/// The window, from -1 to 1.
fn blackman(x: f32) -> f32 {
    if x.abs() >= 1.0 {
        return 0.0;
    }
    0.42 + 0.5 * (PI * x).cos() + 0.08 * (2.0 * PI * x).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(hertz: f32, rate: u32, samples: usize) -> Vec<f32> {
        (0..samples)
            .map(|n| 0.5 * (2.0 * PI * hertz * n as f32 / rate as f32).sin())
            .collect()
    }

    fn convert(from: u32, to: u32, input: &[f32], piece: usize) -> Vec<f32> {
        let mut resampler = Resampler::new(from, to);
        let mut output = Vec::new();
        for piece in input.chunks(piece) {
            resampler.push(piece.iter().copied(), &mut output);
        }
        resampler.finish(&mut output);
        output
    }

    #[test]
    fn a_tone_keeps_its_pitch_its_loudness_and_its_place() {
        for to in [16_000, 22_050, 44_100, 48_000, 96_000] {
            let heard = convert(22_050, to, &tone(1000.0, 22_050, 22_050), 441);
            let expected = tone(1000.0, to, to as usize);
            assert_eq!(heard.len(), expected.len(), "a second at {to} Hz");
            // The edges ring: a tone that begins at once holds every frequency.
            let worst = heard
                .iter()
                .zip(&expected)
                .skip(to as usize / 100)
                .take(to as usize * 98 / 100)
                .map(|(heard, expected)| (heard - expected).abs())
                .fold(0.0, f32::max);
            assert!(worst < 0.002, "at {to} Hz it differs by {worst}");
        }
    }

    #[test]
    fn how_the_pieces_are_cut_is_not_heard() {
        let tone = tone(440.0, 22_050, 5000);
        let whole = convert(22_050, 48_000, &tone, tone.len());
        for piece in [1, 7, 440] {
            assert_eq!(convert(22_050, 48_000, &tone, piece), whole);
        }
    }

    #[test]
    fn a_pitch_too_high_for_the_slower_rate_is_not_folded_back() {
        let heard = convert(22_050, 8_000, &tone(6000.0, 22_050, 22_050), 441);
        let loudest = heard[400..7600]
            .iter()
            .fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
        assert!(loudest < 0.005, "{loudest}");
    }
}
