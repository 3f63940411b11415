//! Learning a speaker: the parameters with which the net sees in each frame what was said in it.

use std::f32::consts::PI;

use ndarray::{Array2, Axis};
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use rand::{Rng as _, SeedableRng as _};

use super::align::align_any;
use super::mfcc::statistics;
use super::speaker::{Speaker, Values};
use super::{Recogniser, Take};

/// How a speaker is learned. The usual course was chosen with two synthetic voices.
#[derive(Clone, Debug)]
pub struct Course {
    /// How often every take is met.
    pub passes: usize,
    /// The size of a step (Adam, Kingma and Ba 2015); it falls to nothing along a cosine.
    pub rate: f32,
    /// How many strings of takes lead to one step.
    pub batch: usize,
    /// How many takes are strung together at most: words are learned one by one and said in a row.
    pub string: usize,
    /// One of so many strings is met backwards as well, as speech of this voice that is none of the words.
    pub backwards: usize,
    /// The share of what the net saw before in what it is to see (Yu et al. 2013), so that little is forgotten.
    pub kept: f32,
    /// What a scale that is not 1 and a transform that is not the identity cost.
    pub decay: f32,
    /// Where chance begins.
    pub seed: u64,
}

impl Default for Course {
    fn default() -> Self {
        Self {
            passes: 20,
            rate: 0.015,
            batch: 8,
            string: 4,
            backwards: 3,
            kept: 0.1,
            decay: 1e-3,
            seed: 1,
        }
    }
}

/// Takes in a row, and what is said in them.
struct Phrase {
    samples: Vec<i16>,
    /// Every way to say it, as pdfs.
    ways: Vec<Vec<Vec<usize>>>,
}

/// Learns a speaker from takes that have been cut and whose words are known.
pub fn learn(recogniser: &Recogniser, takes: &[&Take], course: &Course) -> Speaker {
    let net = &recogniser.net;
    let nobody = nobody(recogniser, takes);
    let mut speaker = nobody.clone();
    let mut adam = Adam::new(&speaker.values);
    let mut random = StdRng::seed_from_u64(course.seed);
    for pass in 0..course.passes {
        let rate = course.rate * 0.5 * (1.0 + (PI * pass as f32 / course.passes as f32).cos());
        for batch in phrases(recogniser, takes, course, &mut random).chunks(course.batch) {
            let mut gradients = Values::zeros(net.dimension(), &net.hidden_sizes());
            let mut frames = 0;
            for phrase in batch {
                let cepstra = recogniser.mfcc.compute(&disturbed(&phrase.samples, &mut random));
                let trace = net.trace(&cepstra, &speaker);
                // It is looked anew each time which frame belongs to which part of a word: the better the speaker is
                // known, the better they are found.
                let scores = net.scores(&trace.log_posteriors);
                let Some(found) = align_any(&scores, &phrase.ways, recogniser.segments.silence) else {
                    continue;
                };
                let mut wanted = net.compute(&cepstra, &nobody).mapv_into(|it| it.exp() * course.kept);
                for (mut row, pdf) in wanted.outer_iter_mut().zip(&found.pdfs) {
                    row[*pdf] += 1.0 - course.kept;
                }
                // The derivative of the cross-entropy by what goes into the softmax.
                let slope = trace.log_posteriors.mapv(f32::exp) - wanted;
                frames += slope.nrows();
                net.descend(&trace, slope, &speaker, &mut gradients);
            }
            if frames > 0 {
                adam.step(&mut speaker.values, &gradients, 1.0 / frames as f32, rate, course.decay);
            }
        }
    }
    speaker
}

/// Returns the speaker before anything is learned of them but how their cepstra lie.
fn nobody(recogniser: &Recogniser, takes: &[&Take]) -> Speaker {
    let mut all = Array2::zeros((0, recogniser.mfcc.dimension()));
    for take in takes {
        // Each has the same number of columns.
        let _fits = all.append(Axis(0), recogniser.cepstra(&take.samples).view());
    }
    let (mean, deviation) = statistics(&all);
    Speaker::of_nobody(mean, deviation, &recogniser.net.hidden_sizes())
}

/// Strings the takes together, each of them once, and some backwards.
fn phrases(recogniser: &Recogniser, takes: &[&Take], course: &Course, random: &mut StdRng) -> Vec<Phrase> {
    let mut order = takes.to_vec();
    order.shuffle(random);
    let mut left = order.as_slice();
    let mut phrases = Vec::new();
    while !left.is_empty() {
        let count = random.random_range(1..=course.string.max(1)).min(left.len());
        let (some, rest) = left.split_at(count);
        left = rest;
        let samples: Vec<i16> = some.iter().flat_map(|it| it.samples.iter().copied()).collect();
        if random.random_ratio(1, course.backwards.max(1) as u32) {
            phrases.push(Phrase {
                samples: samples.iter().rev().copied().collect(),
                ways: vec![vec![recogniser.segments.unknown.clone()]],
            });
        }
        let words: Vec<String> = some.iter().flat_map(|it| it.words.iter().cloned()).collect();
        phrases.push(Phrase {
            samples,
            ways: recogniser.segments.ways(&words),
        });
    }
    phrases.shuffle(random);
    phrases
}

/// Returns a recording as another room and another microphone would have it: louder or softer, with noise.
fn disturbed(samples: &[i16], random: &mut StdRng) -> Vec<f32> {
    let gain = 10_f32.powf(random.random_range(-8.0..4.0) / 20.0);
    let power = samples.iter().map(|it| f32::from(*it).powi(2)).sum::<f32>() / samples.len().max(1) as f32;
    let noise = gain * power.sqrt() * 10_f32.powf(-random.random_range(12.0..40.0) / 20.0);
    // Between white noise and a rumble.
    let smooth = random.random_range(0.0..0.95_f32);
    let mut last = 0.0;
    let mut disturbed = Vec::with_capacity(samples.len());
    for sample in samples {
        last = smooth * last + (1.0 - smooth * smooth).sqrt() * normal(random);
        let sample = (f32::from(*sample) * gain + noise * last).clamp(i16::MIN.into(), i16::MAX.into());
        // The recogniser adds such a dither too.
        disturbed.push(sample + normal(random));
    }
    disturbed
}

/// Nearly a normal distribution: the sum of four even ones, with a variance of 1.
fn normal(random: &mut StdRng) -> f32 {
    let sum: f32 = (0..4).map(|_| random.random_range(-0.5..0.5_f32)).sum();
    sum * 3_f32.sqrt()
}

/// The optimiser Adam.
struct Adam {
    mean: Values,
    square: Values,
    steps: i32,
}

impl Adam {
    const MEAN: f32 = 0.9;
    const SQUARE: f32 = 0.99;

    fn new(like: &Values) -> Self {
        let mut zeros = like.clone();
        zeros.iter_mut().for_each(|it| *it = 0.0);
        Self {
            mean: zeros.clone(),
            square: zeros,
            steps: 0,
        }
    }

    fn step(&mut self, values: &mut Values, gradients: &Values, scale: f32, rate: f32, decay: f32) {
        self.steps += 1;
        let young = |keeps: f32| 1.0 - keeps.powi(self.steps);
        let (mean_bias, square_bias) = (young(Self::MEAN), young(Self::SQUARE));
        let moments = self.mean.iter_mut().zip(self.square.iter_mut());
        for ((value, gradient), (mean, square)) in values.iter_mut().zip(gradients.iter()).zip(moments) {
            let gradient = gradient * scale + decay * *value;
            *mean += (1.0 - Self::MEAN) * (gradient - *mean);
            *square += (1.0 - Self::SQUARE) * (gradient * gradient - *square);
            *value -= rate * (*mean / mean_bias) / ((*square / square_bias).sqrt() + 1e-8);
        }
    }
}
