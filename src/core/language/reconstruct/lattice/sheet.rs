//! The cheapest way through a tape as half-moves, each with what else it may be.

use std::collections::HashMap;

use super::game_line::{Made, settled};
use super::{BEAM_COST, Hypothesis, Lattice, Step};
use crate::game::Move;
use crate::language::reconstruct::{
    ASKED_MARGIN, Answered, Answers, BRIDGED_HALF_MOVES, CONTEXT_HALF_MOVES, Doubt, HalfMove, MAX_ASKED, MAX_EDIT_COST,
    MIN_MARGIN, Reconstruction, Tape,
};

/// That the same stands later in the game counts as so much cheaper, for two half-moves are lost sooner than made out of
/// nothing; and where all are said again so does that it stands earlier, for two may be one and its repetition.
///
/// Chosen on tapes that are used for tuning alone (docs/reconstruction.md).
const ELSEWHERE_COST: f32 = 3.0;
/// So many half-moves are tried where nobody can tell which they were.
const MAX_GAMES_TRIED: usize = 20_000;

impl Lattice {
    /// Returns the game of the cheapest way; `None` if no legal half-moves are found for those that nobody can tell.
    pub(super) fn reconstruction(&self, tape: &Tape, answers: &Answers) -> Option<Reconstruction> {
        let mut half_moves: Vec<HalfMove> = Vec::new();
        let (mut unused, mut outcome, mut corrects) = (Vec::new(), None, Vec::new());
        for (number, (step, said)) in self.way().into_iter().zip(&tape.passages).enumerate() {
            outcome = said.outcome.or(outcome);
            let (margin, candidates) = self.others(number, step);
            let is_answered = answers.contains_key(&number);
            // With a scorer that is part of the cost of the words.
            let is_hurried = said.is_hurried && said.scorer_costs.is_none();
            let is_edited = step.edit_cost >= MAX_EDIT_COST || is_hurried;
            let is_close = margin < MIN_MARGIN || is_edited && step.hypothesis.announced().is_some();
            let close = (is_close && !is_answered).then_some(Doubt::Close);
            if !is_answered && self.may_take_back(number, step) {
                // What is taken back, if this is a correction, is as doubtful as that.
                if let Some(last) = half_moves.last_mut() {
                    last.doubt = last.doubt.or(Some(Doubt::Close));
                }
            }
            let unclear = (step.is_unclear && !is_answered).then_some(Doubt::Unclear);
            // In the place of one that nobody can tell, until the whole game is known.
            let any = || {
                self.states[number][step.from]
                    .line
                    .position
                    .legal_moves()?
                    .first()
                    .copied()
            };
            let made = |m: Move, corrects: Vec<usize>| HalfMove {
                m,
                offer: said.offers,
                passage: number,
                repeated: Vec::new(),
                corrects,
                margin,
                edit_cost: step.edit_cost,
                doubt: unclear.or(close),
                candidates: candidates.clone(),
            };
            match step.hypothesis {
                Hypothesis::Announces(m) | Hypothesis::Tells { m, .. } => {
                    half_moves.push(made(m, std::mem::take(&mut corrects)))
                }
                Hypothesis::Unknown { corrects: false } => {
                    half_moves.extend(any().map(|m| made(m, std::mem::take(&mut corrects))));
                }
                Hypothesis::Corrects(_) | Hypothesis::Unknown { corrects: true } => {
                    corrects.extend(taken_back(half_moves.pop()));
                    let m = step.hypothesis.announced().or_else(any);
                    half_moves.extend(m.map(|m| made(m, std::mem::take(&mut corrects))));
                }
                Hypothesis::TakesBack => corrects.extend(taken_back(half_moves.pop())),
                Hypothesis::Follows { missing, m } => {
                    let is_answered = matches!(answers.get(&number), Some(Answered::MissingBefore(_)));
                    let missing = missing.or_else(any).map(|missing| HalfMove {
                        doubt: (!is_answered).then_some(Doubt::Missing),
                        offer: false,
                        candidates: Vec::new(),
                        ..made(missing, std::mem::take(&mut corrects))
                    });
                    half_moves.extend(missing);
                    half_moves.push(made(m, Vec::new()));
                }
                Hypothesis::Repeats | Hypothesis::RepeatsAs(_) | Hypothesis::Nothing => {
                    if let Some(last) = half_moves.last_mut().filter(|_| close.is_some()) {
                        last.margin = last.margin.min(margin);
                        last.doubt = last.doubt.or(close);
                    }
                    if let Some(last) = half_moves.last_mut().filter(|_| said.offers) {
                        last.offer = true;
                    }
                    match half_moves.last_mut() {
                        Some(last) if step.hypothesis != Hypothesis::Nothing => last.repeated.push(number),
                        _ if said.is_announcement() => unused.push(number),
                        _ => {}
                    }
                }
            }
        }
        self.settle(tape, &mut half_moves)?;
        doubt_between(&mut half_moves);
        doubt_poor_stretches(&mut half_moves, answers);
        Some(Reconstruction {
            start: tape.start.clone(),
            half_moves,
            unused,
            outcome,
        })
    }

    /// Puts a legal half-move in each place where nobody can tell which it was, and beside it those that it may be as well;
    /// `None` if there are none.
    fn settle(&self, tape: &Tape, half_moves: &mut [HalfMove]) -> Option<()> {
        let made = self.made();
        let game = settled(&tape.start, &made, &mut { MAX_GAMES_TRIED })?;
        let is_told = |it: &HalfMove| it.doubt != Some(Doubt::Unclear);
        let mut position = tape.start.clone();
        for (ply, (half_move, m)) in half_moves.iter_mut().zip(&game).enumerate() {
            half_move.m = *m;
            if !is_told(half_move) {
                let allows = |x: Move| {
                    let mut made = made.clone();
                    made[ply] = Made::Known(x);
                    settled(&tape.start, &made, &mut { MAX_GAMES_TRIED }).is_some()
                };
                let legal = position.legal_moves()?.into_iter();
                half_move.candidates = legal.filter(|x| *x != *m && allows(*x)).collect();
                half_move.candidates.insert(0, *m);
                if half_move.candidates.len() > MAX_ASKED {
                    // That is no choice: which move it was is asked openly.
                    half_move.candidates.truncate(1);
                }
            }
            position.play(*m);
        }
        Some(())
    }

    /// Returns every half-move of the cheapest way.
    fn made(&self) -> Vec<Made> {
        let way = self.way();
        let last = way.last().map(|it| it.to);
        let behind = &self.states[way.len()];
        last.map(|it| behind[it].line.all_made()).unwrap_or_default()
    }

    /// True if a passage is hardly less likely to take back what stands before it than to be what it is taken for.
    fn may_take_back(&self, number: usize, chosen: &Step) -> bool {
        let takes_back = |hypothesis: Hypothesis| matches!(hypothesis, Hypothesis::Corrects(_) | Hypothesis::TakesBack);
        let nearly = self.least() + MIN_MARGIN;
        let others = self.steps[number]
            .iter()
            .filter(|it| takes_back(it.hypothesis) != takes_back(chosen.hypothesis));
        let mut totals = others.map(|it| self.total(number, it));
        totals.any(|it| it < nearly)
    }

    /// Returns how much more the whole costs with another hypothesis for a passage, or with the same at another place of the
    /// game, and the moves that it may announce.
    fn others(&self, number: usize, chosen: &Step) -> (f32, Vec<Move>) {
        let place = |it: &Step| self.states[number][it.from].line.half_moves;
        // What it tells of an earlier half-move that nobody could tell is told with that one.
        let mut cheapest: HashMap<(Hypothesis, usize), f32> = HashMap::new();
        for step in &self.steps[number] {
            let total = self.total(number, step);
            let known = cheapest
                .entry((step.hypothesis.of_itself(), place(step)))
                .or_insert(f32::INFINITY);
            *known = known.min(total);
        }
        let best = self.least();
        let chosen = (chosen.hypothesis.of_itself(), place(chosen));
        let others = cheapest.iter().filter(|(it, _)| **it != chosen);
        // What only stands elsewhere is surer of itself than of its place.
        let may_be_earlier = self.options.once > 0.0;
        let elsewhere = |(hypothesis, at): &(Hypothesis, usize)| {
            let is_the_same = *hypothesis == chosen.0 && hypothesis.announced().is_some();
            let is_likely = *at > chosen.1 || may_be_earlier;
            if is_the_same && is_likely { ELSEWHERE_COST } else { 0.0 }
        };
        let margin = others.map(|(it, total)| total - best - elsewhere(it));
        let margin = margin.fold(BEAM_COST, f32::min).max(0.0);
        let mut moves: Vec<(Move, f32)> = Vec::new();
        for (m, total) in cheapest
            .iter()
            .filter_map(|((hypothesis, _), total)| Some((hypothesis.announced()?, *total)))
        {
            match moves.iter_mut().find(|it| it.0 == m) {
                Some(known) => known.1 = known.1.min(total),
                None => moves.push((m, total)),
            }
        }
        moves.retain(|(_, total)| *total <= best + ASKED_MARGIN);
        moves.sort_by(|one, other| one.1.total_cmp(&other.1).then(one.0.cmp(&other.0)));
        moves.truncate(MAX_ASKED);
        (margin, moves.into_iter().map(|(m, _)| m).collect())
    }
}

/// Marks what stands between two marks that are near each other: a game that is not known before and behind is not known
/// there.
fn doubt_between(half_moves: &mut [HalfMove]) {
    let marked: Vec<usize> = (0..half_moves.len())
        .filter(|it| half_moves[*it].doubt.is_some())
        .collect();
    for pair in marked.windows(2).filter(|it| it[1] - it[0] <= BRIDGED_HALF_MOVES) {
        for between in &mut half_moves[pair[0] + 1..pair[1]] {
            between.doubt = Some(Doubt::Close);
        }
    }
}

/// Marks what stands among so many marks that the game is hardly known there: of such a stretch nothing is sure, nor of a
/// tape that is known to a third only.
fn doubt_poor_stretches(half_moves: &mut [HalfMove], answers: &Answers) {
    let is_answered = |it: &HalfMove| answers.contains_key(&it.passage);
    let is_poor: Vec<bool> = half_moves
        .iter()
        .map(|it| it.doubt.is_some() || is_answered(it))
        .collect();
    let is_poor_throughout = 3 * is_poor.iter().filter(|it| **it).count() > 2 * is_poor.len();
    for (place, half_move) in half_moves.iter_mut().enumerate() {
        let stretch =
            &is_poor[place.saturating_sub(CONTEXT_HALF_MOVES)..(place + CONTEXT_HALF_MOVES + 1).min(is_poor.len())];
        let poor = stretch.iter().filter(|it| **it).count();
        if (is_poor_throughout || 2 * poor > stretch.len()) && !is_answered(half_move) {
            half_move.doubt = half_move.doubt.or(Some(Doubt::Close));
        }
    }
}

/// Marks each half-move that was not answered.
pub(super) fn doubt_all(half_moves: &mut [HalfMove], answers: &Answers) {
    for it in half_moves.iter_mut().filter(|it| !answers.contains_key(&it.passage)) {
        it.doubt = it.doubt.or(Some(Doubt::Close));
    }
}

/// Returns the passages of a half-move that is taken back.
fn taken_back(half_move: Option<HalfMove>) -> Vec<usize> {
    let Some(it) = half_move else { return Vec::new() };
    let mut all = it.corrects;
    all.push(it.passage);
    all.extend(it.repeated);
    all
}
