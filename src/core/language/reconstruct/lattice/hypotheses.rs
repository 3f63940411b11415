//! What a passage may be in a state, and what speaks against each.

use std::collections::HashMap;
use std::rc::Rc;

use shakmaty::Role;

use super::game_line::{GameLine, Worlds};
use super::{Hypothesis, SearchOptions, State};
use crate::game::{Move, Position};
use crate::language::reconstruct::fit::{Alike, LOST_WORD_COST, fit};
use crate::language::reconstruct::scorer_costs::ScorerCosts;
use crate::language::reconstruct::{Answered, ParsedPassage};

/// A passage was an announcement, and nothing in it tells which; so much more if every word of it was believed.
const UNCLEAR_COST: f32 = 4.0;
const BELIEVED_COST: f32 = 2.0;
/// The same of noise alone: that somebody was not to be heard is likelier than that they did not follow the game.
const INAUDIBLE_COST: f32 = 2.1;
/// A half-move is not on the tape.
const MISSING_COST: f32 = 4.5;
/// What follows a half-move that is missing was heard at least so well.
const MAX_FOLLOWING_COST: f32 = 1.0;
/// An announcement is said again: it costs hardly more than a new one of the same words.
const REPEATED_COST: f32 = 0.2;
/// The word for a correction was said and not heard.
const SILENT_CORRECTION_COST: f32 = 5.5;
/// "Nein" takes back what stands before it, or answers somebody else.
const TAKEN_BACK_COST: f32 = 0.5;
/// Noise that is nothing, and beside it each word of an announcement that is none, up to so much.
const NOTHING_COST: f32 = 1.0;
const UNUSED_WORD_COST: f32 = 2.5;
const MAX_UNUSED_COST: f32 = 5.5;
/// The word for a correction was heard and not said.
const NO_CORRECTION_COST: f32 = 4.0;

/// In so many of the cheapest states it is looked at that a half-move is missing, and that every word was misheard.
const STATES_WITH_MISSING: usize = 4;
const STATES_WITH_MISHEARD: usize = 20;

/// The word for a correction was said and drowned in noise.
const DROWNED_CORRECTION_COST: f32 = 1.5;
/// The recogniser heard a command, and it was an announcement.
const NO_COMMAND_COST: f32 = 4.0;
/// Neither of both heard that something was taken back.
const NOT_TAKEN_BACK_COST: f32 = 5.5;

/// What a passage may be, and what speaks against it.
pub(super) struct Proposal {
    pub(super) hypothesis: Hypothesis,
    pub(super) cost: f32,
    /// What it costs to take the words of the passage itself for it.
    pub(super) edit_cost: f32,
    /// The move was not understood.
    pub(super) is_unclear: bool,
}

impl Proposal {
    fn by_words(hypothesis: Hypothesis, cost: f32, is_unclear: bool) -> Self {
        Self {
            hypothesis,
            cost,
            edit_cost: cost,
            is_unclear,
        }
    }
}

/// How well a passage fits moves: many states have the line before them in common, and most of what is legal in one is
/// legal in the others.
pub(super) struct EmissionCosts<'a> {
    said: &'a ParsedPassage,
    says_check: bool,
    heard: HashMap<Alike, f32>,
    /// The same by the scorer, without the word for a correction and with it.
    scored: HashMap<Alike, (f32, f32)>,
    known: HashMap<*const GameLine, Rc<[(Move, f32)]>>,
    weighed: HashMap<*const GameLine, Rc<[(f32, f32)]>>,
}

impl<'a> EmissionCosts<'a> {
    pub(super) fn of(said: &'a ParsedPassage) -> Self {
        Self {
            said,
            says_check: said.says_check() || said.scorer_costs.as_ref().is_some_and(ScorerCosts::says_check),
            heard: HashMap::new(),
            scored: HashMap::new(),
            known: HashMap::new(),
            weighed: HashMap::new(),
        }
    }

    /// What the recogniser has against a legal move.
    fn heard(&mut self, position: &Position, m: Move) -> f32 {
        let (said, alike) = (self.said, Alike::of(position, m, self.says_check));
        *self.heard.entry(alike).or_insert_with(|| fit(said, position, m))
    }

    /// What the scorer has against one.
    fn scored(&mut self, position: &Position, m: Move, weighed: &ScorerCosts) -> (f32, f32) {
        let alike = Alike::of(position, m, self.says_check);
        let against = (NO_CORRECTION_COST, SILENT_CORRECTION_COST);
        let of_move = || weighed.of_move(position, m, against);
        *self.scored.entry(alike).or_insert_with(of_move)
    }

    /// What the recogniser has against each legal move of a line.
    fn at(&mut self, line: &Rc<GameLine>) -> Rc<[(Move, f32)]> {
        if let Some(known) = self.known.get(&Rc::as_ptr(line)) {
            return Rc::clone(known);
        }
        let legal = line.position.legal_moves().unwrap_or_default().into_iter();
        let emissions: Rc<[(Move, f32)]> = legal.map(|m| (m, self.heard(&line.position, m))).collect();
        self.known.insert(Rc::as_ptr(line), Rc::clone(&emissions));
        emissions
    }

    /// What the scorer has against each, in the same order.
    fn weighed_at(&mut self, line: &Rc<GameLine>, weighed: &ScorerCosts) -> Rc<[(f32, f32)]> {
        if let Some(known) = self.weighed.get(&Rc::as_ptr(line)) {
            return Rc::clone(known);
        }
        let moves = self.at(line);
        let costs = moves.iter().map(|it| self.scored(&line.position, it.0, weighed));
        let costs: Rc<[(f32, f32)]> = costs.collect();
        self.weighed.insert(Rc::as_ptr(line), Rc::clone(&costs));
        costs
    }
}

impl State {
    /// Returns the line behind an act; `None` if the act is none there.
    pub(super) fn line_after(&self, hypothesis: Hypothesis) -> Option<Rc<GameLine>> {
        let line = &self.line;
        let before = line.before.as_ref().unwrap_or(line);
        Some(match hypothesis {
            Hypothesis::Announces(m) => line.after(m),
            Hypothesis::Unknown { corrects: false } => line.after_unknown()?,
            Hypothesis::Unknown { corrects: true } => before.after_unknown()?,
            Hypothesis::Tells { ply, x, m } => line.with(ply, x)?.after(m),
            Hypothesis::Corrects(m) => before.after(m),
            Hypothesis::TakesBack => Rc::clone(before),
            Hypothesis::Follows {
                missing: Some(missing),
                m,
            } => line.after(missing).after(m),
            Hypothesis::Follows { missing: None, m } => line.after_unknown()?.after(m),
            Hypothesis::RepeatsAs(m) => before.after(m),
            Hypothesis::Repeats | Hypothesis::Nothing => Rc::clone(line),
        })
    }

    /// Returns what those of the half-moves behind an act may have been that nobody can tell; `None` if one can be none.
    pub(super) fn worlds_after(&self, hypothesis: Hypothesis, line: &Rc<GameLine>) -> Option<Rc<Worlds>> {
        match hypothesis {
            Hypothesis::Nothing | Hypothesis::Repeats => Some(Rc::clone(&self.worlds)),
            Hypothesis::Announces(_) | Hypothesis::Unknown { corrects: false } => self.worlds.led_to(line).map(Rc::new),
            _ => Worlds::of(line).map(Rc::new),
        }
    }

    /// Returns what may be announced only if an earlier half-move that nobody could tell was a certain one: which, what, and
    /// where the game stands with it.
    fn told_by_it(&self) -> Vec<(Hypothesis, &Position, Move)> {
        let taken = |position: &Position, m: Move| {
            let at = position.board().captured_square(m)?;
            position.board().piece_at(at).map(|it| it.role)
        };
        let here = &self.line.position;
        let known = here.legal_moves().unwrap_or_default().into_iter();
        let known: HashMap<Move, Option<Role>> = known.map(|m| (m, taken(here, m))).collect();
        let mut told = Vec::new();
        for world in self.worlds.iter() {
            let (ply, x) = (world.ply, world.x);
            let moves = world.position.legal_moves().unwrap_or_default().into_iter();
            let new = moves.filter(|m| known.get(m) != Some(&taken(&world.position, *m)));
            told.extend(new.map(|m| (Hypothesis::Tells { ply, x, m }, &world.position, m)));
        }
        told
    }

    /// Returns what may follow if a half-move is missing before it: that one, as far as it can be told or was answered, and what
    /// follows where.
    fn behind_what_is_missing(
        &self,
        answered: Option<Answered>,
        may_be_missing: bool,
        options: SearchOptions,
    ) -> Vec<(Hypothesis, Position, Move)> {
        let position = &self.line.position;
        let here = position.legal_moves().unwrap_or_default();
        let passed = match answered {
            Some(Answered::MissingBefore(_)) => None,
            _ if options.passes_over && may_be_missing => position.passed().filter(|_| !here.is_empty()),
            _ => None,
        };
        let missing = match answered {
            Some(Answered::MissingBefore(m)) => vec![m],
            _ if may_be_missing => here,
            _ => Vec::new(),
        };
        let whatever_is_missing = passed.as_ref().and_then(Position::legal_moves).unwrap_or_default();
        let mut all = Vec::new();
        for missing in missing.into_iter().filter(|it| position.is_legal(*it) == Some(true)) {
            let between = position.after(missing);
            let follows = between.legal_moves().unwrap_or_default().into_iter();
            let only_then = follows.filter(|m| !whatever_is_missing.contains(m));
            let missing = Some(missing);
            all.extend(only_then.map(|m| (Hypothesis::Follows { missing, m }, between.clone(), m)));
        }
        if let Some(passed) = passed {
            let whatever = whatever_is_missing.into_iter();
            all.extend(whatever.map(|m| (Hypothesis::Follows { missing: None, m }, passed.clone(), m)));
        }
        all
    }

    /// Returns what a passage may be here, what speaks against it, and whether it is a move that was not understood;
    /// so many states are cheaper.
    pub(super) fn hypotheses(
        &self,
        emissions: &mut EmissionCosts<'_>,
        answered: Option<Answered>,
        options: SearchOptions,
        rank: usize,
    ) -> Vec<Proposal> {
        if let Some(weighed) = &emissions.said.scorer_costs {
            return self.hypotheses_by_both(emissions, weighed, answered, options, rank);
        }
        let hypotheses = self.hypotheses_by_words(emissions, answered, options, rank).into_iter();
        hypotheses
            .map(|(hypothesis, cost, is_unclear)| Proposal::by_words(hypothesis, cost, is_unclear))
            .collect()
    }

    /// Returns what the words of the recogniser may be.
    fn hypotheses_by_words(
        &self,
        emissions: &mut EmissionCosts<'_>,
        answered: Option<Answered>,
        options: SearchOptions,
        rank: usize,
    ) -> Vec<(Hypothesis, f32, bool)> {
        let said = emissions.said;
        let is_generous = options.is_generous;
        let line = &self.line;
        let mut hypotheses = vec![(Hypothesis::Nothing, nothing(said), false)];
        if said.is_command && !matches!(answered, Some(Answered::Move(_))) {
            return hypotheses;
        }
        let against_correction = if said.corrects { NO_CORRECTION_COST } else { 0.0 };
        let is_asked_for = |m: Move| answered == Some(Answered::Move(m));
        let is_silent = said.tokens.is_empty();
        let here = emissions.at(line);
        let best = here.iter().map(|it| it.1).fold(f32::INFINITY, f32::min);
        let is_doubtful = best >= LOST_WORD_COST || !said.is_believed() || is_generous && rank < STATES_WITH_MISHEARD;
        let may_be_unclear = is_doubtful && (!is_silent || is_generous) && !said.takes_back;
        let believed = if said.is_believed() && !is_silent {
            BELIEVED_COST
        } else {
            0.0
        };
        let is_inaudible = said.known().next().is_none();
        let unclear = if is_inaudible {
            INAUDIBLE_COST
        } else {
            UNCLEAR_COST + believed
        };
        // Where nobody can tell which it was it is none of them, but in check, where there are few.
        let cannot_pass = !options.passes_over || line.position.passed().is_none();
        let announced = |(m, cost): &(Move, f32)| {
            let is_unclear = *cost >= UNCLEAR_COST || is_inaudible;
            let is_possible = !is_unclear || may_be_unclear && cannot_pass || is_asked_for(*m);
            let cost = if is_inaudible { unclear } else { cost.min(unclear) };
            is_possible.then_some((*m, cost, is_unclear))
        };
        let unknown = |corrects: bool, own: f32| {
            let is_possible = may_be_unclear && !cannot_pass && !here.is_empty();
            is_possible.then_some((Hypothesis::Unknown { corrects }, own + unclear, true))
        };
        if said.corrects {
            // A correction of what was not understood, or was said to be wrong already.
            let own = if self.is_open { 0.0 } else { against_correction };
            hypotheses.extend(
                here.iter()
                    .filter_map(announced)
                    .map(|(m, cost, it)| (Hypothesis::Announces(m), cost + own, it)),
            );
            hypotheses.extend(unknown(false, own));
            if let Some(before) = &line.before {
                let there = emissions.at(before);
                let corrected = there.iter().filter_map(announced);
                hypotheses.extend(corrected.map(|(m, cost, it)| (Hypothesis::Corrects(m), cost, it)));
                hypotheses.extend(unknown(true, 0.0));
                if is_silent {
                    hypotheses.push((Hypothesis::TakesBack, 0.0, false));
                }
            }
            return hypotheses;
        }
        let announces = here.iter().filter_map(announced);
        hypotheses.extend(announces.map(|(m, cost, it)| (Hypothesis::Announces(m), cost, it)));
        hypotheses.extend(unknown(false, 0.0));
        if let Some(before) = &line.before {
            let there = emissions.at(before);
            let last = line.last();
            if !is_silent {
                let instead = there
                    .iter()
                    .filter(|it| Some(it.0) != last && it.1 < MAX_FOLLOWING_COST);
                hypotheses
                    .extend(instead.map(|(m, cost)| (Hypothesis::Corrects(*m), SILENT_CORRECTION_COST + cost, false)));
            }
            if said.takes_back {
                hypotheses.push((Hypothesis::TakesBack, TAKEN_BACK_COST, false));
            }
            if !is_silent {
                let again = |other_words: f32| match other_words > 0.0 {
                    true => REPEATED_COST + other_words + options.again,
                    false => REPEATED_COST + options.again / 2.0,
                };
                match last {
                    Some(last) => hypotheses.push((
                        Hypothesis::Repeats,
                        again(emissions.heard(&before.position, last)),
                        false,
                    )),
                    None => {
                        hypotheses.push((Hypothesis::Repeats, again(unclear), false));
                        let heard = there.iter().filter(|it| it.1 < MAX_FOLLOWING_COST);
                        hypotheses.extend(heard.map(|(m, cost)| (Hypothesis::RepeatsAs(*m), again(*cost), false)));
                    }
                }
            }
        }
        if best >= MAX_FOLLOWING_COST {
            let told = self.told_by_it().into_iter();
            let told =
                told.map(|(hypothesis, position, m)| (hypothesis, emissions.heard(position, m), is_asked_for(m)));
            hypotheses.extend(
                told.filter(|it| it.1 < MAX_FOLLOWING_COST || it.2)
                    .map(|it| (it.0, it.1, false)),
            );
        }
        let may_be_missing =
            is_generous && rank < STATES_WITH_MISSING && best >= LOST_WORD_COST && said.is_believed() && !is_silent;
        let missing = self
            .behind_what_is_missing(answered, may_be_missing, options)
            .into_iter();
        let missing = missing.map(|(hypothesis, position, m)| (hypothesis, emissions.heard(&position, m)));
        hypotheses.extend(
            missing
                .filter(|it| it.1 < MAX_FOLLOWING_COST)
                .map(|(hypothesis, cost)| (hypothesis, MISSING_COST + cost, false)),
        );
        hypotheses
    }

    /// Returns what a passage may be by the recogniser and by the scorer: what speaks against it by the one and by the
    /// other is added up, for they err differently.
    fn hypotheses_by_both(
        &self,
        emissions: &mut EmissionCosts<'_>,
        weighed: &ScorerCosts,
        answered: Option<Answered>,
        options: SearchOptions,
        rank: usize,
    ) -> Vec<Proposal> {
        let said = emissions.said;
        let line = &self.line;
        // What speaks against an act of its kind, whatever its move, and what each of both says against it.
        let both = |hypothesis: Hypothesis, kind: f32, heard: f32, scored: f32, is_unclear: bool| Proposal {
            hypothesis,
            cost: kind + heard + scored,
            // What one of both heard is no guess; but a word that nobody says so fast is nothing to go by.
            edit_cost: kind + if said.is_hurried { scored } else { heard.min(scored) },
            is_unclear,
        };
        let mut hypotheses = vec![both(Hypothesis::Nothing, 0.0, nothing(said), weighed.nothing(), false)];
        let is_inaudible = said.known().next().is_none();
        let misheard = match is_inaudible {
            true if said.is_beside() => NO_COMMAND_COST,
            true => INAUDIBLE_COST,
            false if said.is_believed() => UNCLEAR_COST + BELIEVED_COST,
            false => UNCLEAR_COST,
        };
        let unthought = weighed.unthought();
        // Returns what speaks against a move by each of both, and whether neither made it out.
        let against_both = |fit: f32, scored: f32| {
            let is_unheard = is_inaudible || fit >= misheard.min(UNCLEAR_COST);
            if is_unheard && scored >= unthought {
                return (misheard, weighed.junk(), true);
            }
            // What the recogniser throws away speaks for no move and against none, nor against noise.
            let heard = match is_inaudible {
                true => misheard.min(nothing(said)),
                false => fit.min(misheard),
            };
            (heard, scored, false)
        };
        let (here, weighed_here) = (emissions.at(line), emissions.weighed_at(line, weighed));
        let here = || here.iter().zip(weighed_here.iter());
        let known = |(_, fit): &(Move, f32), scored: f32| match is_inaudible {
            true => scored,
            false => fit.min(misheard) + scored,
        };
        let best = here()
            .map(|(it, (scored, _))| known(it, *scored))
            .fold(f32::INFINITY, f32::min);
        // Where neither heard a word, no move costs more than that the scorer did not think of it.
        let is_unheard = is_inaudible && !said.is_beside() && best >= unthought;
        let is_lost = best >= LOST_WORD_COST || is_unheard;
        let may_be_unclear = is_lost || options.is_generous && rank < STATES_WITH_MISHEARD;
        // In check there are few, and each is looked at.
        let cannot_pass = !options.passes_over || line.position.passed().is_none();
        let is_asked_for = |m: Move| answered == Some(Answered::Move(m));
        let against = match said.corrects {
            true if !self.is_open => NO_CORRECTION_COST,
            _ => 0.0,
        };
        for (it, (scored, corrected)) in here() {
            // A correction of what was not understood, or was said to be wrong already.
            let scored = if self.is_open { scored.min(*corrected) } else { *scored };
            let (m, fit) = *it;
            let (heard, scored, is_unclear) = against_both(fit, scored);
            if !is_unclear || may_be_unclear && cannot_pass || is_asked_for(m) {
                hypotheses.push(both(Hypothesis::Announces(m), against, heard, scored, is_unclear));
            }
        }
        if may_be_unclear && !cannot_pass && here().next().is_some() {
            hypotheses.push(both(
                Hypothesis::Unknown { corrects: false },
                against,
                misheard,
                weighed.junk(),
                true,
            ));
        }
        if let Some(before) = &line.before {
            let last = line.last();
            let (there, weighed_there) = (emissions.at(before), emissions.weighed_at(before, weighed));
            let silent = match said.begins_with_noise() {
                true => DROWNED_CORRECTION_COST,
                false => SILENT_CORRECTION_COST,
            };
            let kind = if said.corrects { 0.0 } else { silent };
            let may_correct = said.corrects || weighed.may_correct();
            for (it, (scored, corrected)) in there.iter().zip(weighed_there.iter()) {
                let is_well_heard = Some(it.0) != last && known(it, *scored) < MAX_FOLLOWING_COST;
                let (heard, scored, is_unclear) = against_both(it.1, *corrected);
                if may_correct && (!is_unclear || cannot_pass) || is_well_heard || is_asked_for(it.0) {
                    hypotheses.push(both(Hypothesis::Corrects(it.0), kind, heard, scored, is_unclear));
                }
            }
            if may_correct && !cannot_pass {
                hypotheses.push(both(
                    Hypothesis::Unknown { corrects: true },
                    kind,
                    misheard,
                    weighed.junk(),
                    true,
                ));
            }
            let takes_back = match said.takes_back {
                true => TAKEN_BACK_COST,
                false if said.corrects && said.tokens.is_empty() => 0.0,
                false if is_inaudible && !said.is_command => INAUDIBLE_COST,
                false => NOT_TAKEN_BACK_COST,
            };
            let is_scored = weighed.takes_back() < weighed.unthought();
            if is_scored || said.is_beside() && !said.is_command {
                hypotheses.push(both(
                    Hypothesis::TakesBack,
                    0.0,
                    takes_back,
                    weighed.takes_back(),
                    false,
                ));
            }
            let again = |fit: f32, scored: f32| {
                let is_in_the_same_words = !is_inaudible && fit <= 0.0 || scored <= 0.0;
                REPEATED_COST
                    + match is_in_the_same_words {
                        true => options.again / 2.0,
                        false => options.again,
                    }
            };
            if last.is_none() {
                let kind = REPEATED_COST + options.again;
                hypotheses.push(both(Hypothesis::Repeats, kind, misheard, weighed.junk(), false));
            }
            for (it, (scored, _)) in there.iter().zip(weighed_there.iter()) {
                let hypothesis = match last {
                    Some(last) if last == it.0 => Hypothesis::Repeats,
                    None if known(it, *scored) < MAX_FOLLOWING_COST => Hypothesis::RepeatsAs(it.0),
                    _ => continue,
                };
                let kind = again(it.1, *scored);
                let (heard, scored, _) = against_both(it.1, *scored);
                hypotheses.push(both(hypothesis, kind, heard, scored, false));
            }
        }
        let may_be_missing = options.is_generous && rank < STATES_WITH_MISSING && best >= LOST_WORD_COST;
        let told = match best >= MAX_FOLLOWING_COST {
            true => self.told_by_it(),
            false => Vec::new(),
        };
        let told = told.into_iter().map(|it| (it, against));
        let missing = self.behind_what_is_missing(answered, may_be_missing, options);
        let missing = missing
            .iter()
            .map(|(hypothesis, position, m)| ((*hypothesis, position, *m), MISSING_COST));
        for ((hypothesis, position, m), kind) in told.chain(missing) {
            let (scored, corrected) = emissions.scored(position, m, weighed);
            let scored = if self.is_open { scored.min(corrected) } else { scored };
            if scored >= MAX_FOLLOWING_COST && !is_asked_for(m) {
                continue;
            }
            let fit = emissions.heard(position, m);
            if known(&(m, fit), scored) < MAX_FOLLOWING_COST || is_asked_for(m) {
                let (heard, scored, _) = against_both(fit, scored);
                hypotheses.push(both(hypothesis, kind, heard, scored, false));
            }
        }
        hypotheses
    }
}

/// Returns what it costs that a passage has no place in the game.
fn nothing(said: &ParsedPassage) -> f32 {
    if said.is_command {
        return 0.0;
    }
    if said.takes_back {
        return TAKEN_BACK_COST;
    }
    let words: f32 = said.known().map(|it| UNUSED_WORD_COST * it.weight).sum();
    let words = if said.castles() { MAX_UNUSED_COST } else { words };
    match said.tokens.is_empty() {
        true if said.corrects => NOTHING_COST + MAX_UNUSED_COST,
        true => 0.0,
        false => NOTHING_COST + words.min(MAX_UNUSED_COST),
    }
}
