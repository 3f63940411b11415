//! The words as they may have been said, where the recogniser heard others that sound alike.

use super::FARTHEST;
use crate::language::listen::heard::{Heard, HeardWord, SHORT_NOISE_S};
use crate::language::listen::spoken::SpokenWords;

/// A word that is not to be relied on: as much as being mistaken, once in a passage.
const DOUBT_COST: f32 = 1.0;
/// Noise between words, or where the name of the piece may have been: more than is ever clear.
pub(super) const NOISE_INSIDE: f32 = 1.5;
/// No more ways to have misheard are looked at than this.
const MOST_VARIANTS: usize = 60;

/// What was heard without the noise.
pub(super) struct Core {
    pub(super) words: Vec<String>,
    /// The words of which the recogniser is not sure, and those that are too short.
    doubted: Vec<bool>,
    /// Pieces of noise between words, but for short ones.
    noise_inside: usize,
    pub(super) noise_before: bool,
}

impl Core {
    pub(super) fn of(heard: &Heard) -> Option<Core> {
        let first = heard.words.iter().position(|it| !it.is_noise())?;
        let last = heard.words.iter().rposition(|it| !it.is_noise())?;
        let noise = heard.noise_of(SHORT_NOISE_S);
        Some(Core {
            words: heard.said().map(|it| it.word.clone()).collect(),
            doubted: heard.said().map(HeardWord::is_doubted).collect(),
            noise_inside: noise.iter().filter(|it| (first..last).contains(*it)).count(),
            noise_before: first > 0,
        })
    }
}

/// The words as they may have been said.
pub(super) struct Variant {
    pub(super) words: Vec<String>,
    pub(super) cost: f32,
}

/// Returns the words as they were heard, then with one word and with two words exchanged for what sounds alike.
pub(super) fn variants(core: &Core, spoken: Option<&SpokenWords>) -> Vec<Variant> {
    let noise = count(core.noise_inside) * NOISE_INSIDE;
    let exchanges: Vec<(usize, &str, f32)> = match spoken {
        Some(spoken) => (core.words.iter().enumerate())
            .flat_map(|(index, word)| {
                let others = spoken.confused_with(word).into_iter();
                others.map(move |(other, cost)| (index, other, cost))
            })
            .collect(),
        None => Vec::new(),
    };
    let with = |exchanged: &[&(usize, &str, f32)]| {
        let mut words = core.words.clone();
        for (index, other, _) in exchanged {
            words[*index] = (*other).to_owned();
        }
        let is_kept = |index: usize| exchanged.iter().all(|it| it.0 != index);
        let is_doubted = core.doubted.iter().enumerate().any(|(index, it)| *it && is_kept(index));
        let doubt = if is_doubted { DOUBT_COST } else { 0.0 };
        let cost = noise + doubt + exchanged.iter().map(|it| it.2).sum::<f32>();
        Variant { words, cost }
    };
    let mut all = vec![with(&[])];
    for (place, one) in exchanges.iter().enumerate() {
        all.push(with(&[one]));
        let later = exchanges[place + 1..].iter().filter(|it| it.0 != one.0);
        all.extend(later.map(|other| with(&[one, other])));
    }
    all.retain(|it| it.cost <= FARTHEST);
    all.sort_by(|one, other| one.cost.total_cmp(&other.cost));
    all.truncate(MOST_VARIANTS);
    all
}

fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
