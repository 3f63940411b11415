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
    let exchanges: Vec<Exchange<'_>> = match spoken {
        Some(spoken) => (core.words.iter().enumerate())
            .flat_map(|(index, word)| {
                let others = spoken.confused_with(word).into_iter();
                others.map(move |(other, cost)| (index, other, cost))
            })
            .collect(),
        None => Vec::new(),
    };
    let doubted = core.doubted.iter().filter(|it| **it).count();
    let cost_of = |exchanged: &[&Exchange<'_>]| {
        // Of a word that is exchanged nothing is in doubt.
        let settled = exchanged.iter().filter(|it| core.doubted[it.0]).count();
        let doubt = if doubted > settled { DOUBT_COST } else { 0.0 };
        noise + doubt + exchanged.iter().map(|it| it.2).sum::<f32>()
    };
    let mut ways: Vec<Way> = vec![(cost_of(&[]), None, None)];
    for (place, one) in exchanges.iter().enumerate() {
        ways.push((cost_of(&[one]), Some(place), None));
        for (other, later) in exchanges.iter().enumerate().skip(place + 1) {
            if later.0 != one.0 {
                ways.push((cost_of(&[one, later]), Some(place), Some(other)));
            }
        }
        keep_the_likeliest(&mut ways);
    }
    keep_the_likeliest(&mut ways);
    let with = |(cost, one, other): Way| {
        let mut words = core.words.clone();
        for place in [one, other].into_iter().flatten() {
            let (index, sounds_alike, _) = exchanges[place];
            sounds_alike.clone_into(&mut words[index]);
        }
        Variant { words, cost }
    };
    ways.into_iter().map(with).collect()
}

/// A word, by its place, what it sounds like, and what it costs to have heard that.
type Exchange<'a> = (usize, &'a str, f32);

/// What a variant costs, and what is exchanged in it: up to two.
type Way = (f32, Option<usize>, Option<usize>);

fn keep_the_likeliest(ways: &mut Vec<Way>) {
    ways.retain(|it| it.0 <= FARTHEST);
    ways.sort_by(|one, other| one.0.total_cmp(&other.0));
    ways.truncate(MOST_VARIANTS);
}

fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
