//! What the net hears of the sound: 80 bands of the mel scale, the logarithm of their power, 100 times a second.

use ndarray::Array2;
use realfft::RealFftPlanner;

use crate::RATE;

/// The number of bands.
pub const BANDS: usize = 80;
/// From one frame to the next, in samples: 10 ms.
pub const HOP_SAMPLES: usize = RATE / 100;
/// How much sound a frame is made of: 25 ms.
const WINDOW_SAMPLES: usize = RATE / 40;
const FREQUENCIES: usize = WINDOW_SAMPLES / 2 + 1;
/// What is so much weaker than the strongest is not heard, in powers of ten.
const DEPTH_DECADES: f32 = 8.0;

/// Returns so many frames of a sound, silence behind it where it is shorter.
pub fn mel(sound: &[f32], frames: usize) -> Array2<f32> {
    let bands = bands();
    let window: Vec<f32> = (0..WINDOW_SAMPLES)
        .map(|it| 0.5 - 0.5 * (std::f32::consts::TAU * it as f32 / WINDOW_SAMPLES as f32).cos())
        .collect();
    let padded = padded(sound, frames * HOP_SAMPLES);
    let transform = RealFftPlanner::<f32>::new().plan_fft_forward(WINDOW_SAMPLES);
    let (mut piece, mut spectrum) = (transform.make_input_vec(), transform.make_output_vec());
    let mut mel = Array2::zeros((frames, BANDS));
    for (frame, mut row) in mel.rows_mut().into_iter().enumerate() {
        let here = &padded[frame * HOP_SAMPLES..frame * HOP_SAMPLES + WINDOW_SAMPLES];
        for ((it, sample), by) in piece.iter_mut().zip(here).zip(&window) {
            *it = sample * by;
        }
        // The lengths are those that were planned.
        if transform.process(&mut piece, &mut spectrum).is_err() {
            continue;
        }
        let power: Vec<f32> = spectrum.iter().map(|it| it.norm_sqr()).collect();
        for (it, band) in row.iter_mut().zip(&bands) {
            let sum: f32 = band
                .weights
                .iter()
                .zip(&power[band.first..])
                .map(|(by, it)| by * it)
                .sum();
            *it = sum.max(1e-10).log10();
        }
    }
    let most = mel.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    mel.mapv_inplace(|it| (it.max(most - DEPTH_DECADES) + 4.0) / 4.0);
    mel
}

/// Returns a sound of a length, mirrored at both ends by half a window.
fn padded(sound: &[f32], length: usize) -> Vec<f32> {
    let half = WINDOW_SAMPLES / 2;
    let at = |it: usize| sound.get(it).copied().filter(|_| it < length).unwrap_or_default();
    let before = (1..=half).rev().map(at);
    let behind = (1..=half).map(|it| at((length - 1).saturating_sub(it)));
    before.chain((0..length).map(at)).chain(behind).collect()
}

/// A band: the first frequency it has a part of, and how much of each from there on.
struct Band {
    first: usize,
    weights: Vec<f32>,
}

/// Returns the bands of the mel scale as Slaney made them (Auditory Toolbox, 1998): triangles of equal area.
fn bands() -> Vec<Band> {
    let top = to_mel(RATE as f64 / 2.0);
    let edges: Vec<f64> = (0..BANDS + 2)
        .map(|it| to_hertz(top * it as f64 / (BANDS + 1) as f64))
        .collect();
    let triangle = |edges: &[f64]| {
        let weight = |bin: usize| {
            let hertz = bin as f64 * RATE as f64 / WINDOW_SAMPLES as f64;
            let up = (hertz - edges[0]) / (edges[1] - edges[0]);
            let down = (edges[2] - hertz) / (edges[2] - edges[1]);
            (up.min(down).max(0.0) * 2.0 / (edges[2] - edges[0])) as f32
        };
        let all: Vec<f32> = (0..FREQUENCIES).map(weight).collect();
        let first = all.iter().position(|it| *it > 0.0).unwrap_or_default();
        let end = all.iter().rposition(|it| *it > 0.0).map_or(first, |it| it + 1);
        Band {
            first,
            weights: all[first..end].to_vec(),
        }
    };
    edges.windows(3).map(triangle).collect()
}

/// Mels are linear up to 1000 Hz, and logarithmic from there on.
const LINEAR_UP_TO_HZ: f64 = 1000.0;
const LINEAR_UP_TO_MELS: f64 = 15.0;
const STEP_MELS: f64 = 27.0;

fn to_mel(hertz: f64) -> f64 {
    if hertz < LINEAR_UP_TO_HZ {
        hertz * LINEAR_UP_TO_MELS / LINEAR_UP_TO_HZ
    } else {
        LINEAR_UP_TO_MELS + (hertz / LINEAR_UP_TO_HZ).ln() * STEP_MELS / 6.4_f64.ln()
    }
}

fn to_hertz(mel: f64) -> f64 {
    if mel < LINEAR_UP_TO_MELS {
        mel * LINEAR_UP_TO_HZ / LINEAR_UP_TO_MELS
    } else {
        LINEAR_UP_TO_HZ * ((mel - LINEAR_UP_TO_MELS) * 6.4_f64.ln() / STEP_MELS).exp()
    }
}
