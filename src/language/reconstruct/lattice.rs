//! All ways through a tape that are worth looking at, and the cheapest of them.
//!
//! A state is a position and how the game came to it; each utterance leads from states to states, by what it may mean.
//! Costs add up. What is dearer than the cheapest by more than [`WINDOW`] is given up, so a way that a later utterance
//! makes impossible dies and one that was dearer before takes its place.

mod acts;
mod sheet;

use std::collections::HashMap;
use std::rc::Rc;

use super::{Answered, Answers, Reconstruction, Said};
use crate::game::{Move, Position};
use acts::{Fits, Proposal};

/// Ways that are so much dearer than the cheapest are given up.
const WINDOW: f32 = 7.0;
/// No more states are kept behind an utterance, and no more ways to them: if two were not to be heard, what follows
/// tells which of all legal moves they were.
const MOST_STATES: usize = 400;
const MOST_TRIES: usize = 800;
/// Where announcements are said again, one that is not.
const ONCE: f32 = 1.0;
/// So many of ten are said again there.
const MOST_OF_TEN: usize = 6;
/// Where hardly any is said again, one that is, in other words; in the same words half as much.
const AGAIN: f32 = 3.0;
/// No more of ten are said again there.
const FEW_OF_TEN: usize = 2;
/// Against what was answered.
const DENIED: f32 = 100.0;

/// The utterances of a tape, and the position before the first of them.
#[derive(Clone, Debug)]
pub struct Tape {
    start: Position,
    pub(super) utterances: Vec<Said>,
}

/// What an utterance is taken for.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
enum Act {
    /// A half-move is announced.
    Announces(Move),
    /// The last half-move is taken back, and this one announced in its place.
    Corrects(Move),
    /// The last half-move is taken back; another utterance says what takes its place.
    TakesBack,
    /// The last half-move is said again.
    Repeats,
    /// A half-move lacks, and this one follows it.
    Follows { lacks: Move, m: Move },
    /// It has no place in the game.
    Nothing,
}

impl Act {
    fn announced(self) -> Option<Move> {
        match self {
            Act::Announces(m) | Act::Corrects(m) | Act::Follows { m, .. } => Some(m),
            Act::TakesBack | Act::Repeats | Act::Nothing => None,
        }
    }

    fn agrees_with(self, answered: Answered) -> bool {
        match answered {
            Answered::Move(m) => self.announced() == Some(m),
            Answered::Nothing => self.announced().is_none(),
            Answered::Lacks(m) => matches!(self, Act::Follows { lacks, .. } if lacks == m),
        }
    }
}

/// How a game came to a position.
struct Line {
    position: Position,
    /// The position without its counters, as FEN.
    place: String,
    last: Option<Move>,
    before: Option<Rc<Line>>,
    /// How many half-moves led here.
    half_moves: usize,
}

impl Line {
    fn at(position: Position) -> Self {
        let fen = position.fen();
        Self {
            place: fen.rsplitn(3, ' ').last().unwrap_or_default().to_owned(),
            position,
            last: None,
            before: None,
            half_moves: 0,
        }
    }

    fn after(self: &Rc<Self>, m: Move) -> Rc<Line> {
        Rc::new(Line {
            last: Some(m),
            before: Some(Rc::clone(self)),
            half_moves: self.half_moves + 1,
            ..Line::at(self.position.after(m))
        })
    }

    /// What tells a state from another: where the game stands and where it stood before.
    fn key(&self) -> String {
        let before = self.before.as_ref().map(|it| it.place.as_str());
        format!("{} {}", self.place, before.unwrap_or_default())
    }
}

struct State {
    line: Rc<Line>,
    /// The utterance before was used for nothing or taken back, so a correction may mean that one.
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
    /// What must be supposed of the utterance itself.
    supposed: f32,
    /// The move was not understood.
    is_unclear: bool,
    act: Act,
}

/// A step that is looked at before its state is made.
struct Try {
    from: usize,
    cost: f32,
    supposed: f32,
    is_unclear: bool,
    act: Act,
}

impl Tape {
    /// Takes the utterances of a game that began in a position.
    pub fn new(start: Position, utterances: Vec<Said>) -> Self {
        Self { start, utterances }
    }

    /// Finds the game that fits all utterances best, and what was answered about some of them.
    pub fn reconstruct(&self, answers: &Answers) -> Reconstruction {
        let mut manner = Manner::default();
        let mut best = Lattice::of(self, answers, manner);
        let first = best.reconstruction(self, answers);
        let again = first.half_moves.iter().filter(|it| !it.repeated.is_empty()).count();
        if 10 * again > MOST_OF_TEN * first.half_moves.len() {
            manner.once = ONCE;
        } else if 10 * again <= FEW_OF_TEN * first.half_moves.len() {
            manner.again = AGAIN;
        }
        if again > 0 {
            best = Lattice::of(self, answers, manner);
        }
        // Where something did not fit, what was clearly heard may have been misheard too.
        if best.has_gaps(self) {
            manner.is_generous = true;
            let generous = Lattice::of(self, answers, manner);
            if generous.least() <= best.least() {
                best = generous;
            }
        }
        best.reconstruction(self, answers)
    }
}

/// How a tape is gone through.
#[derive(Clone, Copy, Default)]
struct Manner {
    /// What was clearly heard may be something else, and half-moves may lack.
    is_generous: bool,
    /// What it costs that an announcement is not said again, and that it is in other words.
    once: f32,
    again: f32,
}

/// Every state behind each utterance, and the steps between them.
struct Lattice {
    states: Vec<Vec<State>>,
    steps: Vec<Vec<Step>>,
}

impl Lattice {
    fn of(tape: &Tape, answers: &Answers, manner: Manner) -> Self {
        let first = State {
            line: Rc::new(Line::at(tape.start.clone())),
            is_open: true,
            is_repeated: true,
            cost: 0.0,
            rest: f32::INFINITY,
        };
        let mut lattice = Self {
            states: vec![vec![first]],
            steps: Vec::new(),
        };
        for (number, said) in tape.utterances.iter().enumerate() {
            lattice.take(said, answers.get(&number).copied(), manner);
        }
        lattice.look_back();
        lattice
    }

    /// Leads every state on by an utterance.
    fn take(&mut self, said: &Said, answered: Option<Answered>, manner: Manner) {
        let states = &self.states[self.states.len() - 1];
        let mut fits = Fits::of(said);
        let mut tries: Vec<Try> = Vec::new();
        let mut best = f32::INFINITY;
        for (from, state) in states.iter().enumerate() {
            if state.cost > best + WINDOW {
                continue;
            }
            for proposal in state.acts(&mut fits, answered, manner, from) {
                let Proposal {
                    act,
                    cost: own,
                    supposed,
                    is_unclear,
                } = proposal;
                let denied = answered.is_some_and(|it| !act.agrees_with(it));
                let denied = if denied { DENIED } else { 0.0 };
                let is_announced = matches!(act, Act::Announces(_) | Act::Follows { .. });
                let once = if is_announced && !state.is_repeated {
                    manner.once
                } else {
                    0.0
                };
                let cost = state.cost + own + once + denied;
                best = best.min(cost);
                if cost <= best + WINDOW {
                    tries.push(Try {
                        from,
                        cost,
                        supposed,
                        is_unclear,
                        act,
                    });
                }
            }
        }
        tries.retain(|it| it.cost <= best + WINDOW);
        tries.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        tries.truncate(MOST_TRIES);
        let (mut next, mut steps): (Vec<State>, Vec<Step>) = (Vec::new(), Vec::new());
        let mut known: HashMap<(String, bool, bool), usize> = HashMap::new();
        for it in tries {
            let state = &states[it.from];
            let line = state.line_after(it.act);
            let is_open = match it.act {
                Act::TakesBack => true,
                Act::Nothing => state.is_open || said.is_announcement(),
                _ => false,
            };
            let is_repeated = match it.act {
                Act::Announces(_) | Act::Corrects(_) | Act::Follows { .. } => manner.once == 0.0,
                Act::TakesBack | Act::Repeats => true,
                Act::Nothing => state.is_repeated,
            };
            let key = (line.key(), is_open, is_repeated);
            let to = match known.get(&key) {
                Some(to) => *to,
                None if next.len() >= MOST_STATES => continue,
                None => {
                    next.push(State {
                        line,
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
                supposed: it.supposed,
                is_unclear: it.is_unclear,
                act: it.act,
            });
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

    /// Returns the cheapest way: a step for each utterance.
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
        self.way().into_iter().zip(&tape.utterances).any(|(step, said)| {
            let is_lost = step.act == Act::Nothing && said.is_announcement();
            let supposed = match said.weighed {
                Some(_) => step.supposed,
                None => step.cost,
            };
            is_lost || step.is_unclear || supposed >= super::fit::LOST || matches!(step.act, Act::Follows { .. })
        })
    }
}
