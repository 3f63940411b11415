//! Looks for a mate that both sides work for. As they do, it is a way from position to position: each is looked at once, those
//! that seem nearest to the mate first. Where none is left to look at, there is no such way.
//!
//! The idea of a search for both sides together, with an estimate of the winner's progress and beside it an analysis of what is
//! blocked, is Ambrona's ("A Practical Algorithm for Chess Unwinnability", 2022).

use shakmaty::{Chess, Color, Position as _, Role};

use super::ahead::Ahead;
use super::attempt::{Attempt, attempts};
use super::estimate::estimate;
use super::pattern::Patterns;
use super::seen::{Number, Seen};
use super::{Proof, blocked, is_mated, lacks_material};

/// How many positions are looked at in all; each counts as often as it is come to. Less than a second's work.
const BOUND: usize = 2_000_000;

/// How many are kept at a time, in 40 bytes each.
const KEPT: usize = 400_000;

/// As how many looks it counts to look for walls of pawns.
const WALLS: usize = 50;

/// Looks for a mate by `side`, attempt by attempt.
pub(super) fn prove(root: &Chess, side: Color) -> Proof {
    let mut left = BOUND;
    for attempt in attempts(root.board(), side) {
        let looks = attempt.looks.min(left);
        left -= looks;
        let proof = Search::new(root, side, attempt, looks).run();
        if !matches!(proof, Proof::Neither) {
            return proof;
        }
    }
    Proof::Neither
}

struct Search {
    side: Color,
    attempt: Attempt,
    patterns: Option<Patterns>,
    seen: Seen,
    ahead: Ahead,
    looks_left: usize,
}

impl Search {
    fn new(root: &Chess, side: Color, attempt: Attempt, looks: usize) -> Self {
        let patterns = || Patterns::of(root.board(), side, attempt.aim.corner);
        let (seen, first) = Seen::beginning_with(root, looks.min(KEPT));
        let mut ahead = Ahead::default();
        ahead.push(0, first);
        Self {
            side,
            attempt,
            patterns: attempt.by_pattern.then(patterns).flatten(),
            seen,
            ahead,
            looks_left: looks,
        }
    }

    fn run(mut self) -> Proof {
        // A position that cannot be looked into may hide a mate.
        let mut all_known = true;
        while let Some(number) = self.ahead.pop() {
            let Some(position) = self.seen.position(number) else {
                all_known = false;
                continue;
            };
            for m in position.legal_moves() {
                if self.looks_left == 0 || self.seen.len() >= KEPT {
                    return Proof::Neither;
                }
                self.looks_left -= 1;
                let mut next = position.clone();
                next.play_unchecked(m);
                let cannot_be_undone = m.is_capture() || m.role() == Role::Pawn;
                if let Some(mated) = self.look(&next, number, cannot_be_undone) {
                    return self.seen.line_to(mated).map_or(Proof::Neither, Proof::Mate);
                }
            }
        }
        if all_known { Proof::NoMate } else { Proof::Neither }
    }

    /// Keeps a new position for later, unless there is no mate behind it; returns its number if it is the mate.
    fn look(&mut self, position: &Chess, from: Number, asks_anew: bool) -> Option<Number> {
        let number = self.seen.insert(position, from)?;
        if asks_anew && self.is_hopeless(position) {
            return None;
        }
        let estimate = estimate(position.board(), self.side, self.attempt.aim);
        if estimate.is_shut_in && is_mated(position, !self.side) {
            return Some(number);
        }
        let by_pattern = |it: &Patterns| it.left(position.board(), self.side);
        let left = self.patterns.as_ref().map_or(estimate.left, by_pattern);
        let made = self.attempt.ply * u32::from(self.seen.plies(number));
        self.ahead.push(4 * left + made, number);
        None
    }

    fn is_hopeless(&mut self, position: &Chess) -> bool {
        if lacks_material(position, self.side) {
            return true;
        }
        if !self.attempt.asks_walls {
            return false;
        }
        self.looks_left = self.looks_left.saturating_sub(WALLS);
        blocked::never_mates(position, self.side)
    }
}
