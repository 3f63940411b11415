//! A game out of what was heard on a tape: the sheet that fits all of it best, and where it is not sure.
//!
//! Each passage has moves that it may mean, each with what speaks against it (`fit`). A later passage that would
//! be impossible speaks against an earlier reading, so what is looked for is the cheapest way through all of them
//! ([`Tape::reconstruct`]); and of each half-move, how much more the whole costs if it was another. What costs
//! hardly more is not decided here: the half-move is marked, and asked about.

mod fit;
mod lattice;
mod parsed;
mod scorer_costs;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::game::{Move, Outcome, Position};
pub use lattice::Tape;
pub use parsed::ParsedPassage;

/// A half-move is marked if the whole game costs no more than this more with another in its place.
///
/// Chosen on speech that is used for tuning alone (docs/reconstruction.md).
pub const MIN_MARGIN: f32 = 1.0;

/// So it is if the words of its own passage cost as much: whatever the game says, other words were heard.
pub const MAX_EDIT_COST: f32 = 1.0;

/// And so is what stands between two marks no farther from each other than this, in half-moves.
const BRIDGED_HALF_MOVES: usize = 3;

/// Where of so many half-moves before one and behind it more than half are marked, it is marked too: there is too little
/// around it to tell whether it is right.
const CONTEXT_HALF_MOVES: usize = 6;

/// Others are asked about whose whole game costs no more than this more.
const ASKED_MARGIN: f32 = 2.0;
/// No more are asked about at once.
const MAX_ASKED: usize = 6;

/// Why a half-move is marked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Doubt {
    /// Something else that was heard like it fits the game nearly as well.
    Close,
    /// What was said was not understood; it was found by what came later.
    Unclear,
    /// It is not on the tape at all; what came later needs it.
    Missing,
}

impl Doubt {
    /// Returns the name for scripts and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Doubt::Close => "close",
            Doubt::Unclear => "unclear",
            Doubt::Missing => "missing",
        }
    }
}

/// A half-move of the game that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct HalfMove {
    /// The move.
    pub m: Move,
    /// True if a draw was offered with it.
    pub offer: bool,
    /// The passage in which it was said; of one that is missing, the passage before which it is missing.
    pub passage: usize,
    /// The passages in which it was said again.
    pub repeated: Vec<usize>,
    /// The passages that it corrects.
    pub corrects: Vec<usize>,
    /// By how much more the whole game costs with something else in the place of its passage.
    pub margin: f32,
    /// What it costs to take the words of its own passage for it; 0 if these very words announce it.
    pub edit_cost: f32,
    /// Why it is marked; `None` if it is sure or was answered.
    pub doubt: Option<Doubt>,
    /// Every move that may be meant, the likeliest first, itself among them.
    pub candidates: Vec<Move>,
}

/// What became of a tape.
#[derive(Clone, Debug, PartialEq)]
pub struct Reconstruction {
    /// The position before the first half-move.
    pub start: Position,
    /// The half-moves in their order.
    pub half_moves: Vec<HalfMove>,
    /// Passages with the words of an announcement that have no place in the game.
    pub unused: Vec<usize>,
    /// The result that was said last.
    pub outcome: Option<Outcome>,
}

/// What a person answered about a passage.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answered {
    /// It is this move.
    Move(Move),
    /// It belongs to no half-move of its own.
    Nothing,
    /// Before it, this half-move is missing on the tape.
    MissingBefore(Move),
}

/// The answers so far, by passage.
pub type Answers = BTreeMap<usize, Answered>;

impl Reconstruction {
    /// Returns the marked half-moves with their places, counted from 0.
    pub fn marked(&self) -> impl Iterator<Item = (usize, &HalfMove)> {
        self.half_moves.iter().enumerate().filter(|(_, it)| it.doubt.is_some())
    }

    /// Returns each half-move with the position it was made in.
    pub fn walk(&self) -> impl Iterator<Item = (Position, &HalfMove)> {
        let mut position = self.start.clone();
        self.half_moves.iter().map(move |it| {
            let after = position.after(it.m);
            (std::mem::replace(&mut position, after), it)
        })
    }
}
