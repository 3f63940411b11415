//! What an utterance may be in a state, and what speaks against each.

use std::rc::Rc;

use super::{Act, Line, Manner, State};
use crate::game::{Move, Position};
use crate::language::reconstruct::fit::{LOST, fit};
use crate::language::reconstruct::{Answered, Said};

/// An utterance was an announcement, and nothing in it tells which; so much more if every word of it was believed.
const UNCLEAR: f32 = 4.0;
const BELIEVED: f32 = 2.0;
/// A half-move is not on the tape.
const MISSING: f32 = 5.0;
/// What follows a half-move that lacks was heard at least so well.
const FOLLOWS: f32 = 1.0;
/// An announcement is said again: hardly dearer than a new one of the same words.
const REPEATED: f32 = 0.2;
/// The word for a correction was said and not heard.
const SILENT_CORRECTION: f32 = 3.5;
/// "Nein" takes back what stands before it, or answers somebody else.
const TAKEN_BACK: f32 = 0.5;
/// Noise that is nothing, and beside it each word of an announcement that is none, up to so much.
const NOTHING: f32 = 1.0;
const UNUSED: f32 = 2.0;
const MOST_UNUSED: f32 = 5.5;
/// The word for a correction was heard and not said.
const NO_CORRECTION: f32 = 4.0;

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

    /// Returns what an utterance may be here, what speaks against it, and whether it is a move that was not understood.
    pub(super) fn acts(
        &self,
        said: &Said,
        answered: Option<Answered>,
        manner: Manner,
        may_lack: bool,
    ) -> Vec<(Act, f32, bool)> {
        let is_generous = manner.is_generous;
        let line = &self.line;
        let mut acts = vec![(Act::Nothing, nothing(said), false)];
        if said.is_command && !matches!(answered, Some(Answered::Move(_))) {
            return acts;
        }
        let against_correction = if said.corrects { NO_CORRECTION } else { 0.0 };
        let is_asked_for = |m: Move| answered == Some(Answered::Move(m));
        let is_silent = said.tokens.is_empty();
        let moves = |of: &Position| -> Vec<(Move, f32)> {
            let legal = of.legal_moves().unwrap_or_default().into_iter();
            legal.map(|m| (m, fit(said, of, m))).collect()
        };
        let here = moves(&line.position);
        let best = here.iter().map(|it| it.1).fold(f32::INFINITY, f32::min);
        let is_doubtful = best >= LOST || !said.is_believed() || is_generous;
        let may_be_unclear = is_doubtful && (!is_silent || is_generous);
        let believed = if said.is_believed() && !is_silent {
            BELIEVED
        } else {
            0.0
        };
        let unclear = UNCLEAR + believed;
        let announced = |(m, cost): &(Move, f32)| {
            let is_unclear = *cost >= UNCLEAR || said.known().next().is_none();
            let is_possible = !is_unclear || may_be_unclear || is_asked_for(*m);
            is_possible.then_some((*m, cost.min(unclear), is_unclear))
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
                let there = moves(&before.position);
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
                let instead = moves(&before.position).into_iter();
                let instead = instead.filter(|it| it.0 != last && it.1 < FOLLOWS);
                acts.extend(instead.map(|(m, cost)| (Act::Corrects(m), SILENT_CORRECTION + cost, false)));
            }
            if said.takes_back {
                acts.push((Act::TakesBack, TAKEN_BACK, false));
            }
            if !is_silent {
                acts.push((Act::Repeats, REPEATED + fit(said, &before.position, last), false));
            }
        }
        let lacking = match answered {
            Some(Answered::Lacks(m)) => vec![m],
            _ if may_lack && best >= LOST && said.is_believed() && !is_silent => {
                line.position.legal_moves().unwrap_or_default()
            }
            _ => Vec::new(),
        };
        for lacks in lacking
            .into_iter()
            .filter(|it| line.position.is_legal(*it) == Some(true))
        {
            let between = line.position.after(lacks);
            let follows = moves(&between).into_iter().filter(|it| it.1 < FOLLOWS);
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
    match said.tokens.is_empty() {
        true if said.corrects => NOTHING + MOST_UNUSED,
        true => 0.0,
        false => NOTHING + words.min(MOST_UNUSED),
    }
}
