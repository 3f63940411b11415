//! A weighted acceptor over words: which sequences may be heard, and how unlikely each is.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A word as the recogniser's list has it.
pub type Spelling = Arc<str>;

/// A graph of words without empty steps. Costs are negative natural logarithms of probabilities: more is less likely.
///
/// It has no cycle until [`WordGraph::with_noise`], which comes last; its start is state 0 and is never entered again.
#[derive(Clone, Debug, PartialEq)]
pub struct WordGraph {
    states: Vec<State>,
}

/// A place between two words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// What may be heard next, sorted by word.
    pub steps: Vec<Step>,
    /// The cost of ending here; `None` where nothing ends.
    pub end: Option<f32>,
}

/// A word that leads on.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The word.
    pub word: Spelling,
    /// What it costs.
    pub cost: f32,
    /// The index of the state it leads to.
    pub to: usize,
}

/// What a noise costs, by where it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoiseCosts {
    /// Nothing but noise, from its first piece on.
    pub alone: f32,
    /// Each further piece of it.
    pub further: f32,
    /// Before, between and behind words.
    pub beside: f32,
}

impl WordGraph {
    /// Accepts nothing at all.
    pub fn nothing() -> Self {
        Self {
            states: vec![State::default()],
        }
    }

    /// Accepts silence alone, at no cost.
    pub fn silence() -> Self {
        Self::phrase([])
    }

    /// Accepts these words in this order, at no cost.
    pub fn phrase(words: impl IntoIterator<Item = Spelling>) -> Self {
        let mut states = vec![State::default()];
        for word in words {
            let to = states.len();
            let step = Step { word, cost: 0.0, to };
            states[to - 1].steps.push(step);
            states.push(State::default());
        }
        if let Some(last) = states.last_mut() {
            last.end = Some(0.0);
        }
        Self { states }
    }

    /// Accepts what any of the graphs accepts.
    pub fn any(graphs: impl IntoIterator<Item = WordGraph>) -> Self {
        graphs.into_iter().fold(Self::nothing(), Self::union)
    }

    /// Takes states as they stand; the first is the start, and none leads back.
    pub(super) fn of(states: Vec<State>) -> Self {
        Self { states }
    }

    /// Accepts what either graph accepts, at the lower cost.
    #[must_use]
    pub fn union(mut self, other: WordGraph) -> Self {
        let start = self.append(other.states);
        self.states[0].steps.extend(start.steps);
        self.states[0].end = cheaper(self.states[0].end, start.end);
        self
    }

    /// Accepts a sequence of this graph and then one of the next.
    #[must_use]
    pub fn sequence(mut self, next: WordGraph) -> Self {
        let own = self.states.len();
        let start = self.append(next.states);
        for state in &mut self.states[..own] {
            if let Some(cost) = state.end {
                let dearer = |it: &Step| Step {
                    cost: it.cost + cost,
                    ..it.clone()
                };
                state.steps.extend(start.steps.iter().map(dearer));
                state.end = start.end.map(|it| it + cost);
            }
        }
        self
    }

    /// Accepts silence as well, at a cost.
    #[must_use]
    pub fn optional(mut self, cost: f32) -> Self {
        self.states[0].end = cheaper(self.states[0].end, Some(cost));
        self
    }

    /// Adds a cost to all that is accepted.
    #[must_use]
    pub fn costing(mut self, cost: f32) -> Self {
        let start = &mut self.states[0];
        start.end = start.end.map(|it| it + cost);
        for step in &mut start.steps {
            step.cost += cost;
        }
        self
    }

    /// Accepts noise anywhere, silence included; the last thing to be done.
    #[must_use]
    pub fn with_noise(mut self, noise: &Spelling, costs: NoiseCosts) -> Self {
        let alone = self.states.len();
        self.states.push(State {
            steps: Vec::new(),
            end: Some(0.0),
        });
        let step = |cost: f32, to: usize| Step {
            word: noise.clone(),
            cost,
            to,
        };
        for (index, state) in self.states.iter_mut().enumerate() {
            let cost = if index == alone { costs.further } else { costs.beside };
            state.steps.push(step(cost, index));
        }
        self.states[0].steps.push(step(costs.alone, alone));
        for state in &mut self.states {
            state.sort();
        }
        self
    }

    /// Returns the same graph with all ways of going on that are alike drawn together, and without dead ends.
    #[must_use]
    pub fn compact(self) -> Self {
        let mut merge = Merge {
            old: self.states,
            known: HashMap::new(),
            new: Vec::new(),
        };
        let mut places = vec![None; merge.old.len()];
        merge.visit(0, &mut places);
        // The start is finished last, and every state after those it leads to; a start that is like another state has
        // a place of its own all the same.
        let count = merge.new.len();
        let mut states = merge.new;
        states.reverse();
        for step in states.iter_mut().flat_map(|it| &mut it.steps) {
            step.to = count - 1 - step.to;
        }
        Self { states }
    }

    /// Returns the lowest cost at which these words are accepted.
    pub fn accepts<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Option<f32> {
        let mut here = BTreeMap::from([(0, 0.0_f32)]);
        for word in words {
            let mut next: BTreeMap<usize, f32> = BTreeMap::new();
            for (state, cost) in &here {
                for step in self.states[*state].steps.iter().filter(|it| &*it.word == word) {
                    let cost = cost + step.cost;
                    let best = next.entry(step.to).or_insert(cost);
                    *best = best.min(cost);
                }
            }
            here = next;
        }
        let ends = here
            .iter()
            .filter_map(|(state, cost)| Some(self.states[*state].end? + cost));
        ends.min_by(f32::total_cmp)
    }

    /// Returns all states; the first is the start.
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// Returns how many steps there are.
    pub fn steps(&self) -> usize {
        self.states.iter().map(|it| it.steps.len()).sum()
    }

    /// Takes the states of another graph in behind its own and returns how that one starts.
    fn append(&mut self, mut states: Vec<State>) -> State {
        let offset = self.states.len();
        for step in states.iter_mut().flat_map(|it| &mut it.steps) {
            step.to += offset;
        }
        let start = states[0].clone();
        self.states.append(&mut states);
        start
    }
}

impl State {
    fn sort(&mut self) {
        self.steps
            .sort_by(|one, other| (&one.word, one.to).cmp(&(&other.word, other.to)));
    }
}

fn cheaper(one: Option<f32>, other: Option<f32>) -> Option<f32> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// What makes two states alike.
#[derive(Eq, Hash, PartialEq)]
struct Likeness {
    end: Option<u32>,
    steps: Vec<(Spelling, u32, usize)>,
}

struct Merge {
    old: Vec<State>,
    known: HashMap<Likeness, usize>,
    new: Vec<State>,
}

impl Merge {
    /// Returns where a state is found in the new graph; `None` if nothing ends behind it.
    fn visit(&mut self, index: usize, places: &mut Vec<Option<Option<usize>>>) -> Option<usize> {
        if let Some(place) = places[index] {
            return place;
        }
        let old = std::mem::take(&mut self.old[index]);
        let mut state = State {
            steps: Vec::with_capacity(old.steps.len()),
            end: old.end,
        };
        for step in old.steps {
            if let Some(to) = self.visit(step.to, places) {
                state.steps.push(Step { to, ..step });
            }
        }
        state.sort();
        state.steps.dedup_by(|later, kept| {
            let same = later.word == kept.word && later.to == kept.to;
            if same {
                kept.cost = kept.cost.min(later.cost);
            }
            same
        });
        let is_start = index == 0;
        let place = if state.steps.is_empty() && state.end.is_none() && !is_start {
            None
        } else {
            Some(self.place(state, is_start))
        };
        places[index] = Some(place);
        place
    }

    fn place(&mut self, state: State, is_start: bool) -> usize {
        let likeness = Likeness {
            end: state.end.map(f32::to_bits),
            steps: state
                .steps
                .iter()
                .map(|it| (it.word.clone(), it.cost.to_bits(), it.to))
                .collect(),
        };
        let next = self.new.len();
        match self.known.get(&likeness) {
            Some(place) if !is_start => *place,
            Some(_) | None => {
                self.known.insert(likeness, next);
                self.new.push(state);
                next
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NoiseCosts, Spelling, WordGraph};

    fn phrase(text: &str) -> WordGraph {
        WordGraph::phrase(text.split_whitespace().map(Spelling::from))
    }

    fn cost(graph: &WordGraph, text: &str) -> Option<f32> {
        graph.accepts(text.split_whitespace())
    }

    fn square() -> WordGraph {
        let files = WordGraph::any([phrase("eva"), phrase("felix").costing(1.0)]);
        files.sequence(WordGraph::any([phrase("drei"), phrase("vier")]))
    }

    #[test]
    fn costs_add_up_along_the_words() {
        let graph = phrase("bauer").costing(0.5).optional(0.25).sequence(square());
        for graph in [graph.clone(), graph.compact()] {
            assert_eq!(cost(&graph, "bauer felix drei"), Some(1.5));
            assert_eq!(cost(&graph, "eva vier"), Some(0.25));
            assert_eq!(cost(&graph, "bauer felix"), None);
            assert_eq!(cost(&graph, ""), None);
            assert_eq!(cost(&graph, "eva vier drei"), None);
        }
    }

    #[test]
    fn of_two_ways_the_cheaper_counts() {
        let graph = phrase("eva vier").costing(3.0).union(square()).compact();
        assert_eq!(cost(&graph, "eva vier"), Some(0.0));
        assert_eq!(cost(&WordGraph::nothing().union(phrase("ja")), "ja"), Some(0.0));
        assert_eq!(cost(&WordGraph::nothing(), ""), None);
        assert_eq!(cost(&WordGraph::silence(), ""), Some(0.0));
    }

    #[test]
    fn what_goes_on_alike_is_kept_once() {
        let tails = ["drei", "vier", "zwei"].map(|it| phrase(it).sequence(square()));
        let graph = WordGraph::any(tails);
        let compact = graph.clone().compact();
        assert_eq!(compact.states().len(), 4);
        assert!(compact.states().len() < graph.states().len());
        // Every step leads to a later state.
        for (index, state) in compact.states().iter().enumerate() {
            assert!(state.steps.iter().all(|it| it.to > index));
        }
    }

    #[test]
    fn a_dead_end_is_cut_off() {
        let graph = phrase("eva")
            .sequence(WordGraph::nothing())
            .union(phrase("ja"))
            .compact();
        assert_eq!((graph.states().len(), graph.steps()), (2, 1));
    }

    #[test]
    fn noise_is_accepted_anywhere_at_a_cost() {
        let costs = NoiseCosts {
            alone: 2.5,
            further: 1.0,
            beside: 4.0,
        };
        let graph = square().optional(1.0).compact().with_noise(&"[unk]".into(), costs);
        assert_eq!(cost(&graph, "eva [unk] vier [unk]"), Some(8.0));
        assert_eq!(cost(&graph, "[unk] eva vier"), Some(4.0));
        assert_eq!(cost(&graph, "[unk]"), Some(2.5));
        assert_eq!(cost(&graph, "[unk] [unk]"), Some(3.5));
        assert_eq!(cost(&graph, ""), Some(1.0));
    }
}
