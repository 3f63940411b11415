//! Which of all phrases that may be said are the likeliest, by how well each piece of a word fits each place: the best ways
//! to cut the sound into words, with silence between them or none (Viterbi).
//!
//! Phrases are likelier than each other by how much better they fit. What the best of them lacks beside the best cutting into
//! anything at all, words in any order, talk and silence, counts more: much fits noise a little better than what was said, but
//! what was said fits a clear voice best.

use std::collections::HashMap;
use std::ops::Range;

use ndarray::Array2;

use crate::head::{Costs, Head, SILENCE, TALK};
use crate::search::{Phrases, Scored};

/// So many phrases are kept at each place.
const KEPT_PHRASES: usize = 8;
/// What is so much less likely than the best at a place is not followed.
const DEPTH_NATS: f32 = 14.0;

/// Knows how the phrases are cut.
#[derive(Debug)]
pub struct Cutting {
    steps: Vec<Step>,
    /// Where a phrase may end.
    ends: Vec<bool>,
    /// The pieces of every word there is.
    words: Vec<Range<usize>>,
    costs: Costs,
}

/// A word between two states.
#[derive(Clone, Debug)]
struct Step {
    from: usize,
    to: usize,
    word: usize,
    pieces: Range<usize>,
}

/// Beginnings of phrases at one place, the likeliest first, each once.
#[derive(Clone, Debug, Default)]
struct Beginnings(Vec<(f32, WordsSoFar)>);

/// What was said so far, by its number.
type WordsSoFar = usize;

/// Everything that was said so far, in any beginning: what before, and the word behind it.
#[derive(Debug, Default)]
struct History {
    known: HashMap<(WordsSoFar, usize), WordsSoFar>,
    all: Vec<(WordsSoFar, usize)>,
}

impl Cutting {
    /// Looks up the pieces of the words; what the head does not know is not heard.
    pub fn new(phrases: &Phrases, head: &Head) -> Self {
        let pieces: Vec<Option<Range<usize>>> = (phrases.words.iter())
            .map(|forms| forms.first().and_then(|it| head.pieces(it)))
            .collect();
        let mut steps = Vec::new();
        for (from, state) in phrases.states.iter().enumerate() {
            for (word, to) in &state.steps {
                if let Some(pieces) = pieces[*word].clone() {
                    steps.push(Step {
                        from,
                        to: *to,
                        word: *word,
                        pieces,
                    });
                }
            }
        }
        Self {
            steps,
            ends: phrases.states.iter().map(|it| it.ends).collect(),
            words: head.all_pieces().collect(),
            costs: head.costs,
        }
    }

    /// Returns the likeliest phrases, the likeliest first.
    pub fn score(&self, fits: &Array2<f32>) -> Vec<Scored> {
        let beside = self.anything(fits);
        let mut history = History::default();
        let nothing = 0;
        let mut inside: Vec<Vec<Beginnings>> = self
            .steps
            .iter()
            .map(|it| vec![Beginnings::default(); it.pieces.len()])
            .collect();
        let mut silent = vec![Beginnings::default(); self.ends.len()];
        let mut reached = silent.clone();
        if let Some(first) = reached.first_mut() {
            first.add(0.0, nothing);
        }
        for fits in fits.rows() {
            let mut best = f32::NEG_INFINITY;
            for (step, inside) in self.steps.iter().zip(&mut inside) {
                for place in (0..inside.len()).rev() {
                    let fit = fits[step.pieces.start + place];
                    if place == 0 {
                        inside[0].follow(&reached[step.from], -self.costs.word);
                    } else {
                        let (before, here) = inside.split_at_mut(place);
                        here[0].follow(&before[place - 1], 0.0);
                    }
                    best = best.max(inside[place].fit(fit));
                }
            }
            for (silent, reached) in silent.iter_mut().zip(&reached) {
                silent.follow(reached, 0.0);
                best = best.max(silent.fit(fits[SILENCE]));
            }
            let least = best - DEPTH_NATS;
            reached.iter_mut().for_each(|it| it.0.clear());
            for (step, inside) in self.steps.iter().zip(&mut inside) {
                inside.iter_mut().for_each(|it| it.forget(least));
                let whole = inside.last().into_iter().flat_map(|it| &it.0);
                for (log, said) in whole {
                    reached[step.to].add(*log, history.with(*said, step.word));
                }
            }
            for (silent, reached) in silent.iter_mut().zip(&mut reached) {
                silent.forget(least);
                reached.follow(silent, 0.0);
            }
        }
        let mut done: HashMap<WordsSoFar, f32> = HashMap::new();
        for (log, said) in reached
            .iter()
            .zip(&self.ends)
            .filter(|(_, ends)| **ends)
            .flat_map(|(it, _)| &it.0)
        {
            let known = done.entry(*said).or_insert(f32::NEG_INFINITY);
            *known = known.max(*log);
        }
        done.remove(&nothing);
        let best = done.values().copied().fold(f32::NEG_INFINITY, f32::max);
        let lacks = self.costs.lack * (beside - best);
        let scored = |(said, log): (WordsSoFar, f32)| Scored {
            words: history.words(said),
            log: log - best - lacks,
        };
        let mut all: Vec<Scored> = done.into_iter().map(scored).collect();
        all.sort_by(|one, other| other.log.total_cmp(&one.log).then_with(|| one.words.cmp(&other.words)));
        all
    }

    /// Returns how well the best cutting into anything at all fits.
    fn anything(&self, fits: &Array2<f32>) -> f32 {
        let mut inside: Vec<Vec<f32>> = self.words.iter().map(|it| vec![f32::NEG_INFINITY; it.len()]).collect();
        let (mut talk, mut reached) = (f32::NEG_INFINITY, 0.0_f32);
        for fits in fits.rows() {
            let mut next = reached + fits[SILENCE];
            for (pieces, inside) in self.words.iter().zip(&mut inside) {
                for place in (0..inside.len()).rev() {
                    let before = if place == 0 {
                        reached - self.costs.word
                    } else {
                        inside[place - 1]
                    };
                    inside[place] = inside[place].max(before) + fits[pieces.start + place];
                }
                next = next.max(inside.last().copied().unwrap_or(f32::NEG_INFINITY));
            }
            talk = talk.max(reached - self.costs.talk) + fits[TALK];
            reached = next.max(talk);
        }
        reached
    }
}

impl Beginnings {
    /// Adds a beginning, if it is among the likeliest.
    fn add(&mut self, log: f32, said: WordsSoFar) {
        let all = &mut self.0;
        if let Some(known) = all.iter().position(|it| it.1 == said) {
            if all[known].0 >= log {
                return;
            }
            all.remove(known);
        }
        let at = all.iter().position(|it| it.0 < log).unwrap_or(all.len());
        if at < KEPT_PHRASES {
            all.insert(at, (log, said));
            all.truncate(KEPT_PHRASES);
        }
    }

    fn follow(&mut self, before: &Self, by: f32) {
        for (log, said) in &before.0 {
            self.add(log + by, *said);
        }
    }

    /// Adds how well a place fits, and returns the likeliest.
    fn fit(&mut self, fit: f32) -> f32 {
        self.0.iter_mut().for_each(|it| it.0 += fit);
        self.0.first().map_or(f32::NEG_INFINITY, |it| it.0)
    }

    fn forget(&mut self, least: f32) {
        self.0.retain(|it| it.0 >= least);
    }
}

impl History {
    fn with(&mut self, before: WordsSoFar, word: usize) -> WordsSoFar {
        *self.known.entry((before, word)).or_insert_with(|| {
            self.all.push((before, word));
            // Zero is nothing.
            self.all.len()
        })
    }

    fn words(&self, mut said: WordsSoFar) -> Vec<usize> {
        let mut words = Vec::new();
        while let Some((before, word)) = said.checked_sub(1).and_then(|it| self.all.get(it)) {
            words.push(*word);
            said = *before;
        }
        words.reverse();
        words
    }
}
