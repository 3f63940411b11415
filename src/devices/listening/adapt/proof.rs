//! Whether a net that has learned hears its person better: tried on takes that it has not learned from.

use super::align::guess;
use super::speaker::Speaker;
use super::{Recogniser, Take};

/// What two nets made of the same takes: the one that is shipped, and the one that has learned.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Proof {
    /// How many takes were tried.
    pub takes: usize,
    /// How many of them were heard right before and after.
    pub right: [usize; 2],
    /// How many of them were heard as words before and after when they were played backwards.
    pub false_words: [usize; 2],
}

/// By what share of the takes more backward ones may be heard as words: a net that is deaf for somebody hears nothing
/// false of them either.
const MORE_FALSE_WORDS: f32 = 0.1;

impl Proof {
    /// Tries takes.
    pub fn of(recogniser: &Recogniser, speaker: &Speaker, takes: &[&Take], phrases: &[Vec<String>]) -> Self {
        let nobody = recogniser.nobody();
        let mut proof = Self {
            takes: takes.len(),
            ..Self::default()
        };
        for take in takes {
            let backwards: Vec<i16> = take.samples.iter().rev().copied().collect();
            for (index, speaker) in [&nobody, speaker].into_iter().enumerate() {
                let said = heard(recogniser, speaker, &take.samples, phrases);
                proof.right[index] += usize::from(said == Some(&take.words));
                let is_word = heard(recogniser, speaker, &backwards, phrases).is_some();
                proof.false_words[index] += usize::from(is_word);
            }
        }
        proof
    }

    /// True if the net that has learned may take the place of the other.
    pub fn holds(&self) -> bool {
        let allowed = self.false_words[0] as f32 + MORE_FALSE_WORDS * self.takes as f32;
        self.takes > 0 && self.right[1] >= self.right[0] && self.false_words[1] as f32 <= allowed
    }
}

fn heard<'a>(
    recogniser: &Recogniser,
    speaker: &Speaker,
    samples: &[i16],
    phrases: &'a [Vec<String>],
) -> Option<&'a [String]> {
    let scores = recogniser
        .net
        .scores(&recogniser.net.compute(&recogniser.cepstra(samples), speaker));
    guess(&scores, phrases, &recogniser.segments).map(|(phrase, _)| phrase)
}
