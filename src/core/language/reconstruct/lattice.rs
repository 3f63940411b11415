//! All ways through a tape that are worth looking at, and the cheapest of them.
//!
//! A state is a position and how the game came to it; each passage leads from states to states, by what it may mean.
//! Costs add up. What costs more than the cheapest by more than [`BEAM_COST`] is given up, so a way that a later passage
//! makes impossible dies and one that cost more before takes its place.

mod game_line;
mod hypotheses;
mod sheet;

use std::collections::HashMap;
use std::rc::Rc;

use super::{Answered, Answers, ParsedPassage, Reconstruction};
use crate::game::{Move, Position};
use game_line::{GameLine, Worlds};
use hypotheses::{EmissionCosts, Proposal};

/// The beam: ways that cost so much more than the cheapest are given up.
const BEAM_COST: f32 = 7.0;
/// No more states are kept behind a passage, and no more ways to them.
const MAX_STATES: usize = 800;
const MAX_CANDIDATES: usize = 2_000;
/// Where announcements are said again, one that is not.
const ONCE_COST: f32 = 1.0;
/// So many of ten are said again there.
const REPEATING_OF_TEN: usize = 6;
/// Where hardly any is said again, one that is, in other words; in the same words half as much.
const AGAIN_COST: f32 = 3.0;
/// No more of ten are said again there.
const HARDLY_REPEATING_OF_TEN: usize = 2;
/// Against what was answered.
const DENIED_COST: f32 = 100.0;

/// The passages of a tape, and the position before the first of them.
#[derive(Clone, Debug)]
pub struct Tape {
    start: Position,
    pub(super) passages: Vec<ParsedPassage>,
}

/// What a passage is taken for: the label of a step.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
enum Hypothesis {
    /// A half-move is announced.
    Announces(Move),
    /// One is announced that nobody can tell, perhaps in place of the last.
    Unknown { corrects: bool },
    /// A half-move is announced that is possible only if an earlier one, which nobody could tell, was this.
    Tells { ply: usize, x: Move, m: Move },
    /// The last half-move is taken back, and this one announced in its place.
    Corrects(Move),
    /// The last half-move is taken back; another passage says what takes its place.
    TakesBack,
    /// The last half-move is said again.
    Repeats,
    /// The same, and it was one that nobody could tell.
    RepeatsAs(Move),
    /// A half-move is missing, and this one follows it; which is missing can be told only where no other would do.
    Follows { missing: Option<Move>, m: Move },
    /// It has no place in the game.
    Nothing,
}

impl Hypothesis {
    fn announced(self) -> Option<Move> {
        match self {
            Hypothesis::Announces(m)
            | Hypothesis::Corrects(m)
            | Hypothesis::Tells { m, .. }
            | Hypothesis::Follows { m, .. } => Some(m),
            Hypothesis::Unknown { .. }
            | Hypothesis::TakesBack
            | Hypothesis::Repeats
            | Hypothesis::RepeatsAs(_)
            | Hypothesis::Nothing => None,
        }
    }

    /// True if it makes a half-move more than there was, or another.
    fn is_half_move(self) -> bool {
        self.announced().is_some() || matches!(self, Hypothesis::Unknown { .. })
    }

    /// What it says of its own passage, whatever it tells of an earlier one.
    fn of_itself(self) -> Self {
        match self {
            Hypothesis::Tells { m, .. } => Hypothesis::Announces(m),
            Hypothesis::RepeatsAs(_) => Hypothesis::Repeats,
            Hypothesis::Follows { m, .. } => Hypothesis::Follows { missing: None, m },
            own => own,
        }
    }

    fn agrees_with(self, answered: Answered) -> bool {
        match answered {
            Answered::Move(m) => self.announced() == Some(m),
            Answered::Nothing => !self.is_half_move(),
            Answered::MissingBefore(m) => matches!(self, Hypothesis::Follows { missing, .. } if missing == Some(m)),
        }
    }
}

struct State {
    line: Rc<GameLine>,
    /// What those of its half-moves may have been that nobody can tell; empty once it was led on.
    worlds: Rc<Worlds>,
    /// The passage before was used for nothing or taken back, so a correction may mean that one.
    is_open: bool,
    /// The last announcement was said again, or nobody does that.
    is_repeated: bool,
    /// The cheapest way here, and the cheapest from here to the end.
    cost: f32,
    rest: f32,
}

struct Step {
    from: usize,
    to: usize,
    cost: f32,
    /// What it costs to take the words of the passage itself for it.
    edit_cost: f32,
    /// The move was not understood.
    is_unclear: bool,
    hypothesis: Hypothesis,
}

/// A step that is looked at before its state is made.
struct Candidate {
    from: usize,
    cost: f32,
    edit_cost: f32,
    is_unclear: bool,
    hypothesis: Hypothesis,
}

impl Tape {
    /// Takes the passages of a game that began in a position.
    pub fn new(start: Position, passages: Vec<ParsedPassage>) -> Self {
        Self { start, passages }
    }

    /// Finds the game that fits all passages best, and what was answered about some of them.
    pub fn reconstruct(&self, answers: &Answers) -> Reconstruction {
        let mut options = SearchOptions::default();
        let mut best = Lattice::of(self, answers, options);
        let first = best.way();
        let half_moves = first.iter().filter(|it| it.hypothesis.is_half_move()).count();
        let again = repeated(&first);
        if 10 * again > REPEATING_OF_TEN * half_moves {
            options.once = ONCE_COST;
        } else if 10 * again <= HARDLY_REPEATING_OF_TEN * half_moves {
            options.again = AGAIN_COST;
        }
        if again > 0 {
            best = Lattice::of(self, answers, options);
        }
        // Where something did not fit, what was clearly heard may have been misheard too.
        if best.has_gaps(self) {
            options.is_generous = true;
            let generous = Lattice::of(self, answers, options);
            if generous.least() <= best.least() {
                best = generous;
            }
        }
        best.reconstruction(self, answers).unwrap_or_else(|| {
            // No game has all of it: each half-move is looked at by itself, and of such a tape nothing is sure.
            options.passes_over = false;
            let each = Lattice::of(self, answers, options);
            let mut poor = each.reconstruction(self, answers).unwrap_or_else(|| self.nothing());
            sheet::doubt_all(&mut poor.half_moves, answers);
            poor
        })
    }

    /// Returns what is told of a tape without a game.
    fn nothing(&self) -> Reconstruction {
        Reconstruction {
            start: self.start.clone(),
            half_moves: Vec::new(),
            unused: Vec::new(),
            outcome: None,
        }
    }
}

/// Returns how many half-moves of a way are said again.
fn repeated(way: &[&Step]) -> usize {
    let is_again = |it: &Step| matches!(it.hypothesis, Hypothesis::Repeats | Hypothesis::RepeatsAs(_));
    let first = |pair: &&[&Step]| is_again(pair[1]) && !is_again(pair[0]);
    way.windows(2).filter(first).count()
}

/// How a tape is searched.
#[derive(Clone, Copy)]
struct SearchOptions {
    /// What was clearly heard may be something else, and half-moves may be missing.
    is_generous: bool,
    /// A half-move that nobody can tell is passed over; else it is each of those that are legal.
    passes_over: bool,
    /// What it costs that an announcement is not said again, and that it is in other words.
    once: f32,
    again: f32,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self {
            is_generous: false,
            passes_over: true,
            once: 0.0,
            again: 0.0,
        }
    }
}

/// Every state behind each passage, and the steps between them.
struct Lattice {
    options: SearchOptions,
    states: Vec<Vec<State>>,
    steps: Vec<Vec<Step>>,
}

impl Lattice {
    fn of(tape: &Tape, answers: &Answers, options: SearchOptions) -> Self {
        let first = State {
            line: Rc::new(GameLine::at(tape.start.clone())),
            worlds: Rc::default(),
            is_open: true,
            is_repeated: true,
            cost: 0.0,
            rest: f32::INFINITY,
        };
        let mut lattice = Self {
            options,
            states: vec![vec![first]],
            steps: Vec::new(),
        };
        for (number, said) in tape.passages.iter().enumerate() {
            lattice.take(said, answers.get(&number).copied(), options);
        }
        lattice.look_back();
        lattice
    }

    /// Leads every state on by a passage.
    fn take(&mut self, said: &ParsedPassage, answered: Option<Answered>, options: SearchOptions) {
        let states = &self.states[self.states.len() - 1];
        let mut emissions = EmissionCosts::of(said);
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut best = f32::INFINITY;
        for (from, state) in states.iter().enumerate() {
            if state.cost > best + BEAM_COST {
                continue;
            }
            for proposal in state.hypotheses(&mut emissions, answered, options, from) {
                let Proposal {
                    hypothesis,
                    cost: own,
                    edit_cost,
                    is_unclear,
                } = proposal;
                let denied = answered.is_some_and(|it| !hypothesis.agrees_with(it));
                let denied = if denied { DENIED_COST } else { 0.0 };
                let is_announced = match hypothesis {
                    Hypothesis::Announces(_) | Hypothesis::Tells { .. } | Hypothesis::Follows { .. } => true,
                    Hypothesis::Unknown { corrects } => !corrects,
                    _ => false,
                };
                let once = if is_announced && !state.is_repeated {
                    options.once
                } else {
                    0.0
                };
                let cost = state.cost + own + once + denied;
                best = best.min(cost);
                if cost <= best + BEAM_COST {
                    candidates.push(Candidate {
                        from,
                        cost,
                        edit_cost,
                        is_unclear,
                        hypothesis,
                    });
                }
            }
        }
        candidates.retain(|it| it.cost <= best + BEAM_COST);
        candidates.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        candidates.truncate(MAX_CANDIDATES);
        let (mut next, mut steps): (Vec<State>, Vec<Step>) = (Vec::new(), Vec::new());
        let mut known: HashMap<(String, bool, bool), usize> = HashMap::new();
        for it in candidates {
            let state = &states[it.from];
            let Some(line) = state.line_after(it.hypothesis) else {
                continue;
            };
            let is_open = match it.hypothesis {
                Hypothesis::TakesBack => true,
                Hypothesis::Nothing => state.is_open || said.is_announcement(),
                _ => false,
            };
            let is_repeated = match it.hypothesis {
                hypothesis if hypothesis.is_half_move() => options.once == 0.0,
                Hypothesis::TakesBack | Hypothesis::Repeats | Hypothesis::RepeatsAs(_) => true,
                _ => state.is_repeated,
            };
            let key = (line.key(), is_open, is_repeated);
            let to = match known.get(&key) {
                Some(to) => *to,
                None if next.len() >= MAX_STATES => continue,
                None => {
                    let Some(worlds) = state.worlds_after(it.hypothesis, &line) else {
                        continue;
                    };
                    next.push(State {
                        line,
                        worlds,
                        is_open,
                        is_repeated,
                        cost: it.cost,
                        rest: f32::INFINITY,
                    });
                    known.insert(key, next.len() - 1);
                    next.len() - 1
                }
            };
            steps.push(Step {
                from: it.from,
                to,
                cost: it.cost - state.cost,
                edit_cost: it.edit_cost,
                is_unclear: it.is_unclear,
                hypothesis: it.hypothesis,
            });
        }
        for led_on in self.states.last_mut().into_iter().flatten() {
            led_on.worlds = Rc::default();
        }
        self.states.push(next);
        self.steps.push(steps);
    }

    /// Finds out from each state how dear the rest is.
    fn look_back(&mut self) {
        if let Some(last) = self.states.last_mut() {
            for state in last {
                state.rest = 0.0;
            }
        }
        for (number, steps) in self.steps.iter().enumerate().rev() {
            for step in steps {
                let rest = step.cost + self.states[number + 1][step.to].rest;
                let state = &mut self.states[number][step.from];
                state.rest = state.rest.min(rest);
            }
        }
    }

    /// Returns what the cheapest way costs.
    fn least(&self) -> f32 {
        self.states[0][0].rest
    }

    /// Returns what the whole costs with a step.
    fn total(&self, number: usize, step: &Step) -> f32 {
        self.states[number][step.from].cost + step.cost + self.states[number + 1][step.to].rest
    }

    /// Returns the cheapest way: a step for each passage.
    fn way(&self) -> Vec<&Step> {
        let mut at = 0;
        let mut way = Vec::with_capacity(self.steps.len());
        for (number, steps) in self.steps.iter().enumerate() {
            let rest = |it: &Step| it.cost + self.states[number + 1][it.to].rest;
            let leaving = steps.iter().filter(|it| it.from == at);
            let Some(step) = leaving.min_by(|one, other| rest(one).total_cmp(&rest(other))) else {
                break;
            };
            at = step.to;
            way.push(step);
        }
        way
    }

    /// True if an announcement was not understood, or has no place, on the cheapest way.
    fn has_gaps(&self, tape: &Tape) -> bool {
        self.way().into_iter().zip(&tape.passages).any(|(step, said)| {
            let is_lost = step.hypothesis == Hypothesis::Nothing && said.is_announcement();
            let edit_cost = match said.scorer_costs {
                Some(_) => step.edit_cost,
                None => step.cost,
            };
            is_lost
                || step.is_unclear
                || edit_cost >= super::fit::LOST_WORD_COST
                || matches!(step.hypothesis, Hypothesis::Follows { .. })
        })
    }
}
