//! What an utterance may be in a state, and what speaks against each.

use std::collections::HashMap;
use std::rc::Rc;

use super::{Act, Line, Manner, State};
use crate::game::Move;
use crate::language::reconstruct::fit::{LOST, fit};
use crate::language::reconstruct::{Answered, Said};

/// An utterance was an announcement, and nothing in it tells which; so much more if every word of it was believed.
const UNCLEAR: f32 = 4.0;
const BELIEVED: f32 = 2.0;
/// The same of noise alone: that somebody was not to be heard is likelier than that they did not follow the game.
const INAUDIBLE: f32 = 2.1;
/// A half-move is not on the tape.
const MISSING: f32 = 4.5;
/// What follows a half-move that lacks was heard at least so well.
const FOLLOWS: f32 = 1.0;
/// An announcement is said again: hardly dearer than a new one of the same words.
const REPEATED: f32 = 0.2;
/// The word for a correction was said and not heard.
const SILENT_CORRECTION: f32 = 5.5;
/// "Nein" takes back what stands before it, or answers somebody else.
const TAKEN_BACK: f32 = 0.5;
/// Noise that is nothing, and beside it each word of an announcement that is none, up to so much.
const NOTHING: f32 = 1.0;
const UNUSED: f32 = 2.5;
const MOST_UNUSED: f32 = 5.5;
/// The word for a correction was heard and not said.
const NO_CORRECTION: f32 = 4.0;

/// In so many of the cheapest states it is looked at that a half-move lacks, and that every word was misheard.
const LACKING_IN: usize = 4;
const MISHEARD_IN: usize = 20;

/// How well an utterance fits the legal moves of each line: many states have the line before them in common.
pub(super) struct Fits<'a> {
    said: &'a Said,
    known: HashMap<*const Line, Rc<[(Move, f32)]>>,
}

impl<'a> Fits<'a> {
    pub(super) fn of(said: &'a Said) -> Self {
        Self {
            said,
            known: HashMap::new(),
        }
    }

    fn at(&mut self, line: &Rc<Line>) -> Rc<[(Move, f32)]> {
        let fits = || {
            let legal = line.position.legal_moves().unwrap_or_default().into_iter();
            legal.map(|m| (m, fit(self.said, &line.position, m))).collect()
        };
        Rc::clone(self.known.entry(Rc::as_ptr(line)).or_insert_with(fits))
    }
}

impl State {
    pub(super) fn line_after(&self, act: Act) -> Rc<Line> {
        let line = &self.line;
        match act {
            Act::Announces(m) => line.after(m),
            Act::Corrects(m) => line.before.as_ref().unwrap_or(line).after(m),
            Act::TakesBack => Rc::clone(line.before.as_ref().unwrap_or(line)),
            Act::Follows { lacks, m } => line.after(lacks).after(m),
            Act::Repeats | Act::Nothing => Rc::clone(line),
        }
    }

    /// Returns what an utterance may be here, what speaks against it, and whether it is a move that was not understood;
    /// so many states are cheaper.
    pub(super) fn acts(
        &self,
        fits: &mut Fits<'_>,
        answered: Option<Answered>,
        manner: Manner,
        rank: usize,
    ) -> Vec<(Act, f32, bool)> {
        let said = fits.said;
        let is_generous = manner.is_generous;
        let line = &self.line;
        let mut acts = vec![(Act::Nothing, nothing(said), false)];
        if said.is_command && !matches!(answered, Some(Answered::Move(_))) {
            return acts;
        }
        let against_correction = if said.corrects { NO_CORRECTION } else { 0.0 };
        let is_asked_for = |m: Move| answered == Some(Answered::Move(m));
        let is_silent = said.tokens.is_empty();
        let here = fits.at(line);
        let best = here.iter().map(|it| it.1).fold(f32::INFINITY, f32::min);
        let is_doubtful = best >= LOST || !said.is_believed() || is_generous && rank < MISHEARD_IN;
        let may_be_unclear = is_doubtful && (!is_silent || is_generous);
        let believed = if said.is_believed() && !is_silent {
            BELIEVED
        } else {
            0.0
        };
        let is_inaudible = said.known().next().is_none();
        let unclear = if is_inaudible { INAUDIBLE } else { UNCLEAR + believed };
        let announced = |(m, cost): &(Move, f32)| {
            let is_unclear = *cost >= UNCLEAR || is_inaudible;
            let is_possible = !is_unclear || may_be_unclear || is_asked_for(*m);
            let cost = if is_inaudible { unclear } else { cost.min(unclear) };
            is_possible.then_some((*m, cost, is_unclear))
        };
        if said.corrects {
            // A correction of what was not understood, or was said to be wrong already.
            let own = if self.is_open { 0.0 } else { against_correction };
            acts.extend(
                here.iter()
                    .filter_map(announced)
                    .map(|(m, cost, it)| (Act::Announces(m), cost + own, it)),
            );
            if let Some(before) = &line.before {
                let there = fits.at(before);
                let corrected = there.iter().filter_map(announced);
                acts.extend(corrected.map(|(m, cost, it)| (Act::Corrects(m), cost, it)));
                if is_silent {
                    acts.push((Act::TakesBack, 0.0, false));
                }
            }
            return acts;
        }
        let announces = here.iter().filter_map(announced);
        acts.extend(announces.map(|(m, cost, it)| (Act::Announces(m), cost, it)));
        if let (Some(before), Some(last)) = (&line.before, line.last) {
            if !is_silent {
                let there = fits.at(before);
                let instead = there.iter().filter(|it| it.0 != last && it.1 < FOLLOWS);
                acts.extend(instead.map(|(m, cost)| (Act::Corrects(*m), SILENT_CORRECTION + cost, false)));
            }
            if said.takes_back {
                acts.push((Act::TakesBack, TAKEN_BACK, false));
            }
            if !is_silent {
                let other_words = fit(said, &before.position, last);
                let again = if other_words > 0.0 {
                    manner.again
                } else {
                    manner.again / 2.0
                };
                acts.push((Act::Repeats, REPEATED + other_words + again, false));
            }
        }
        let may_lack = is_generous && rank < LACKING_IN && best >= LOST && said.is_believed() && !is_silent;
        acts.extend(self.behind_what_lacks(said, answered, may_lack));
        acts
    }

    /// Returns what an utterance may be if a half-move lacks before it, the one that was answered or any legal one.
    fn behind_what_lacks(&self, said: &Said, answered: Option<Answered>, may_lack: bool) -> Vec<(Act, f32, bool)> {
        let position = &self.line.position;
        let lacking = match answered {
            Some(Answered::Lacks(m)) => vec![m],
            _ if may_lack => position.legal_moves().unwrap_or_default(),
            _ => Vec::new(),
        };
        let mut acts = Vec::new();
        for lacks in lacking.into_iter().filter(|it| position.is_legal(*it) == Some(true)) {
            let between = position.after(lacks);
            let follows = between.legal_moves().unwrap_or_default().into_iter();
            let follows = follows.map(|m| (m, fit(said, &between, m))).filter(|it| it.1 < FOLLOWS);
            acts.extend(follows.map(|(m, cost)| (Act::Follows { lacks, m }, MISSING + cost, false)));
        }
        acts
    }
}

/// Returns what it costs that an utterance has no place in the game.
fn nothing(said: &Said) -> f32 {
    if said.is_command {
        return 0.0;
    }
    if said.takes_back {
        return TAKEN_BACK;
    }
    let words: f32 = said.known().map(|it| UNUSED * it.weight).sum();
    let words = if said.castles() { MOST_UNUSED } else { words };
    match said.tokens.is_empty() {
        true if said.corrects => NOTHING + MOST_UNUSED,
        true => 0.0,
        false => NOTHING + words.min(MOST_UNUSED),
    }
}
