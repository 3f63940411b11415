//! Mel-frequency cepstra as Kaldi computes them, without its dither: what the recogniser's net is fed with.

use std::f64::consts::PI;
use std::sync::Arc;

use ndarray::{Array1, Array2, ArrayView1, s};
use realfft::num_complex::Complex;
use realfft::{RealFftPlanner, RealToComplex};

use super::LearnError;

/// Samples per second that are expected.
const RATE: usize = 16_000;
/// Kaldi's usual frames: 25 ms long, 10 ms apart, filled up to a power of two.
const FRAME_SAMPLES: usize = 400;
const SHIFT_SAMPLES: usize = 160;
const PADDED_SAMPLES: usize = 512;
/// Kaldi's usual constants.
const PRE_EMPHASIS: f64 = 0.97;
const WINDOW_POWER: f64 = 0.85;
const LIFTER: f64 = 22.0;

/// Computes cepstra.
pub struct Mfcc {
    transform: Arc<dyn RealToComplex<f32>>,
    window: Vec<f32>,
    /// One row per mel bin, one column per bin of the spectrum.
    mel: Array2<f32>,
    /// The cosine transform with the lifter: one row per cepstrum, one column per mel bin.
    cosine: Array2<f32>,
}

impl Mfcc {
    /// Reads `conf/mfcc.conf`.
    ///
    /// # Errors
    ///
    /// Refuses options that are not computed here.
    pub fn read(conf: &str) -> Result<Self, LearnError> {
        let (mut bins, mut ceps, mut low, mut high) = (23, 13, 20.0, 0.0);
        for line in conf.lines().map(str::trim).filter(|it| !it.is_empty()) {
            let unknown = || LearnError::Features(line.to_owned());
            let (key, value) = line.split_once('=').ok_or_else(unknown)?;
            let number = || value.trim().parse::<f64>().map_err(|_no_number| unknown());
            match key.trim() {
                "--use-energy" if value.trim() == "false" => {}
                "--sample-frequency" if number()? == RATE as f64 => {}
                "--num-mel-bins" => bins = number()? as usize,
                "--num-ceps" => ceps = number()? as usize,
                "--low-freq" => low = number()?,
                "--high-freq" => high = number()?,
                "--dither" => {}
                _ => return Err(unknown()),
            }
        }
        let nyquist = RATE as f64 / 2.0;
        let high = if high > 0.0 { high } else { nyquist + high };
        if !(0.0 <= low
            && low < high
            && high <= nyquist
            && (1..=PADDED_SAMPLES / 4).contains(&bins)
            && (1..=bins).contains(&ceps))
        {
            return Err(LearnError::Features(conf.to_owned()));
        }
        Ok(Self {
            transform: RealFftPlanner::new().plan_fft_forward(PADDED_SAMPLES),
            window: (0..FRAME_SAMPLES).map(povey).collect(),
            mel: mel_bins(bins, low, high),
            cosine: cosine_transform(ceps, bins),
        })
    }

    /// Returns how many cepstra there are.
    pub fn dimension(&self) -> usize {
        self.cosine.nrows()
    }

    /// Computes the cepstra of sound at 16 kHz, in the scale of 16-bit samples: one row each 10 ms, none for less than
    /// 25 ms.
    pub fn compute(&self, samples: &[f32]) -> Array2<f32> {
        let frames = if samples.len() < FRAME_SAMPLES {
            0
        } else {
            1 + (samples.len() - FRAME_SAMPLES) / SHIFT_SAMPLES
        };
        let mut power = Array2::<f32>::zeros((frames, PADDED_SAMPLES / 2));
        let mut frame = vec![0.0; PADDED_SAMPLES];
        let mut spectrum = vec![Complex::default(); PADDED_SAMPLES / 2 + 1];
        for (index, mut row) in power.outer_iter_mut().enumerate() {
            self.cut(&samples[index * SHIFT_SAMPLES..][..FRAME_SAMPLES], &mut frame);
            // The lengths are those that were planned.
            let _lengths_fit = self.transform.process(&mut frame, &mut spectrum);
            for (cell, value) in row.iter_mut().zip(&spectrum) {
                *cell = value.norm_sqr();
            }
        }
        let log_mel = power.dot(&self.mel.t()).mapv_into(|it| it.max(f32::EPSILON).ln());
        log_mel.dot(&self.cosine.t())
    }

    /// Cuts a frame out: its mean removed, high tones raised, faded at both ends.
    fn cut(&self, samples: &[f32], frame: &mut [f32]) {
        let mean = samples.iter().sum::<f32>() / FRAME_SAMPLES as f32;
        let emphasis = PRE_EMPHASIS as f32;
        let mut before = samples[0] - mean;
        for ((cell, sample), window) in frame.iter_mut().zip(samples).zip(&self.window) {
            let sample = sample - mean;
            *cell = (sample - emphasis * before) * window;
            before = sample;
        }
        frame[FRAME_SAMPLES..].fill(0.0);
    }
}

fn povey(at: usize) -> f32 {
    let angle = 2.0 * PI * at as f64 / (FRAME_SAMPLES - 1) as f64;
    (0.5 - 0.5 * angle.cos()).powf(WINDOW_POWER) as f32
}

fn to_mel(hertz: f64) -> f64 {
    1127.0 * (1.0 + hertz / 700.0).ln()
}

/// Triangles of equal width on the mel scale; the highest frequency belongs to none.
fn mel_bins(bins: usize, low: f64, high: f64) -> Array2<f32> {
    let (low, high) = (to_mel(low), to_mel(high));
    let width = (high - low) / (bins + 1) as f64;
    Array2::from_shape_fn((bins, PADDED_SAMPLES / 2), |(bin, at)| {
        let left = low + bin as f64 * width;
        let mel = to_mel(at as f64 * RATE as f64 / PADDED_SAMPLES as f64);
        let rising = (mel - left) / width;
        rising.min(2.0 - rising).max(0.0) as f32
    })
}

fn cosine_transform(ceps: usize, bins: usize) -> Array2<f32> {
    let lifter: Array1<f64> = (0..ceps)
        .map(|it| 1.0 + 0.5 * LIFTER * (PI * it as f64 / LIFTER).sin())
        .collect();
    Array2::from_shape_fn((ceps, bins), |(order, bin)| {
        let scale = if order == 0 { 1.0 } else { 2.0 } / bins as f64;
        let cosine = (PI / bins as f64 * (bin as f64 + 0.5) * order as f64).cos();
        (lifter[order] * scale.sqrt() * cosine) as f32
    })
}

/// Returns the sample at which a frame of 10 ms begins.
pub(super) fn begin_of(frame: usize) -> usize {
    frame * SHIFT_SAMPLES
}

/// Returns the mean and the standard deviation of each column.
pub(super) fn statistics(frames: &Array2<f32>) -> (Array1<f32>, Array1<f32>) {
    let count = frames.nrows().max(1) as f32;
    let mean = frames.sum_axis(ndarray::Axis(0)) / count;
    let spread = |column: ArrayView1<'_, f32>, mean: f32| {
        let variance = column.iter().map(|it| (it - mean).powi(2)).sum::<f32>() / count;
        variance.sqrt().max(1e-3)
    };
    let deviation = (0..frames.ncols())
        .map(|it| spread(frames.slice(s![.., it]), mean[it]))
        .collect();
    (mean, deviation)
}
