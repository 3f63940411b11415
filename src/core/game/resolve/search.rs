//! The search behind [`explain`](super::explain::explain()): a board that is wrong is carried along the game as the few
//! squares on which it differs from the right one, from one half-move that touches such a square to the next.
//!
//! Exact, and fast by two things. Half-moves that touch no differing square are jumped over. And a piece put somewhere
//! is followed to where it would stand in the end: if nothing of the game takes it off on its way, it does stand there,
//! and where the board shows something else the slip cannot have happened.

use std::collections::HashMap;

use shakmaty::Square;

use super::action::{Action, Deed, Writes};
use super::explain::{Executed, Slipped};
use super::placement::{Code, EMPTY, Placement};
use super::slip::{Slip, View, each, scope};

/// What becomes of a piece on a square by the end of the game: the square on which it then stands, or this.
const LOST: u8 = 64;

/// A game and a board, prepared.
pub(super) struct Search<'a> {
    game: &'a Executed,
    board: &'a Placement,
    /// The squares on which the board differs from the right one.
    wrong: u64,
    /// By half-moves made: what becomes of a piece on each square.
    fate: Vec<[u8; 64]>,
    /// By half-moves made: the next half-move that touches each square, as the number made before it.
    next: Vec<[u32; 64]>,
    touched: Vec<u64>,
    scope: Vec<u64>,
    /// By half-moves made: the squares that none of the others touches.
    settled: Vec<u64>,
    /// By half-moves made: where each piece stands, and where any does.
    like: Vec<[u64; 13]>,
}

/// The squares on which a board differs from the right one, and what stands on them.
#[derive(Clone, Eq, Hash, PartialEq)]
struct WrongSquares {
    mask: u64,
    /// Nothing on all other squares.
    codes: [Code; 64],
}

/// A board as the right one and the squares on which it differs.
struct Seen<'a> {
    right: &'a Placement,
    like: &'a [u64; 13],
    wrong: &'a WrongSquares,
}

impl View for Seen<'_> {
    fn at(&self, square: u8) -> Code {
        let index = usize::from(square);
        if self.wrong.mask >> square & 1 == 1 {
            self.wrong.codes[index]
        } else {
            self.right.codes()[index]
        }
    }

    fn like(&self, piece: Code) -> u64 {
        let mut like = self.like[usize::from(piece)] & !self.wrong.mask;
        for square in bits(self.wrong.mask) {
            if self.wrong.codes[usize::from(square)] == piece {
                like |= 1 << square;
            }
        }
        like
    }

    fn occupied(&self) -> u64 {
        !self.like(EMPTY)
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(game: &'a Executed, board: &'a Placement) -> Self {
        let plies = game.plies();
        let mut fate = vec![[LOST; 64]; plies + 1];
        let mut next = vec![[u32::MAX; 64]; plies + 1];
        for (square, it) in (0_u8..).zip(&mut fate[plies]) {
            *it = square;
        }
        for made in (0..plies).rev() {
            let action = &game.actions[made];
            let after = fate[made + 1];
            let number = u32::try_from(made).unwrap_or(u32::MAX);
            (fate[made], next[made]) = (after, next[made + 1]);
            for square in bits(action.touched()) {
                let index = usize::from(square);
                next[made][index] = number;
                fate[made][index] = fate_of(action, square, &after);
            }
        }
        let settles = |made: usize| {
            let is_settled = |it: &u8| next[made][usize::from(*it)] == u32::MAX;
            (0..64).filter(is_settled).fold(0, |mask, it| mask | 1 << it)
        };
        Self {
            game,
            board,
            settled: (0..=plies).map(settles).collect(),
            wrong: differing(board, game.last()),
            fate,
            next,
            touched: game.actions.iter().map(Action::touched).collect(),
            scope: game.actions.iter().map(scope).collect(),
            like: game.boards.iter().map(like).collect(),
        }
    }

    /// Returns every single slip that leads to the board.
    pub(super) fn single(&self) -> Vec<Slipped> {
        let mut found = Vec::new();
        for made in 0..self.game.plies() {
            self.slips(&WrongSquares::nothing(), made, |slipped| found.push(slipped));
        }
        found.sort_unstable();
        found
    }

    /// Returns every two slips that lead to the board, in two half-moves.
    ///
    /// First slips that have left a board wrong in the same way are followed together: most soon come down to a piece
    /// that is missing.
    pub(super) fn double(&self) -> Vec<[Slipped; 2]> {
        let mut found = Vec::new();
        let mut followed: HashMap<WrongSquares, Vec<Slipped>> = HashMap::new();
        for made in 0..self.game.plies() {
            for (wrong, firsts) in &followed {
                if !self.is_lost_cause(wrong, made) {
                    self.slips(wrong, made, |second| {
                        found.extend(firsts.iter().map(|first| [*first, second]))
                    });
                }
            }
            let touched = self.touched[made];
            let changed: Vec<_> = followed
                .extract_if(|wrong, _firsts| wrong.mask & touched != 0)
                .collect();
            for (mut wrong, firsts) in changed {
                self.go_on(&mut wrong, made);
                // Where nothing is left of the first slip, the second alone would do.
                if wrong.mask != 0 {
                    followed.entry(wrong).or_default().extend(firsts);
                }
            }
            self.each_first(made, |first, wrong| followed.entry(wrong).or_default().push(first));
        }
        found.sort_unstable();
        found
    }

    /// Returns every slip in a half-move, with what differs in the end from the right board.
    pub(super) fn ends(&self, made: usize) -> Vec<(Slip, Vec<(u8, Code)>)> {
        let mut ends = Vec::new();
        self.each_first(made, |first, mut wrong| {
            self.to_the_end(&mut wrong, made + 1);
            let differing = bits(wrong.mask).map(|it| (it, wrong.codes[usize::from(it)]));
            ends.push((first.slip, differing.collect()));
        });
        ends
    }

    /// Hands every slip of a half-move to `take`, with where the board is wrong then.
    fn each_first(&self, made: usize, mut take: impl FnMut(Slipped, WrongSquares)) {
        let nothing = WrongSquares::nothing();
        let seen = self.seen(&nothing, made);
        each(&self.game.actions[made], &seen, |slip, writes| {
            let wrong = self.after(&nothing, made, writes);
            if wrong.mask != 0 {
                take(Slipped { ply: made + 1, slip }, wrong);
            }
        });
    }

    /// Returns true if the board cannot become what it should by a slip in the next half-move: some piece stands out of
    /// reach of any and comes in the end to a square where the board shows something else, or something is wrong, or
    /// right, on a square that nothing touches any more.
    fn is_lost_cause(&self, wrong: &WrongSquares, made: usize) -> bool {
        let like = self.seen(wrong, made).like(self.game.actions[made].mover());
        let out_of_reach = !self.scope[made] & !like;
        if (wrong.mask ^ self.wrong) & self.settled[made + 1] & out_of_reach != 0 {
            return true;
        }
        bits(wrong.mask & out_of_reach).any(|square| {
            let code = wrong.codes[usize::from(square)];
            code != EMPTY && !self.may_stand(made + 1, square, code)
        })
    }

    /// Hands every slip in the next half-move that leads to the board to `take`.
    fn slips(&self, wrong: &WrongSquares, made: usize, mut take: impl FnMut(Slipped)) {
        let action = &self.game.actions[made];
        let seen = self.seen(wrong, made);
        let elsewhere = wrong.mask & !self.touched[made];
        each(action, &seen, |slip, writes| {
            let may_stand = |(square, code): &(u8, Code)| *code == EMPTY || self.may_stand(made + 1, *square, *code);
            if !writes.all().iter().all(may_stand) {
                return;
            }
            let untouched = elsewhere & !writes.squares();
            if !bits(untouched).all(|it| may_stand(&(it, wrong.codes[usize::from(it)]))) {
                return;
            }
            let right = action.writes(|it| seen.at(it));
            if is_same(writes, &right, &seen) {
                return;
            }
            let mut after = self.after(wrong, made, writes);
            if self.leads_to_board(&mut after, made + 1) {
                take(Slipped { ply: made + 1, slip });
            }
        });
    }

    /// Returns true unless a piece on a square after so many half-moves comes to a square on which the board shows
    /// something else.
    fn may_stand(&self, made: usize, square: u8, code: Code) -> bool {
        let fate = self.fate[made][usize::from(square)];
        fate == LOST || self.board.codes()[usize::from(fate)] == code
    }

    /// Executes the rest of the game rightly and compares; it ends as soon as a square that nothing touches any more
    /// cannot be as it should.
    fn leads_to_board(&self, wrong: &mut WrongSquares, mut made: usize) -> bool {
        while (wrong.mask ^ self.wrong) & self.settled[made] == 0 {
            match self.next_touch(wrong, made) {
                Some(at) => {
                    self.go_on(wrong, at);
                    made = at + 1;
                }
                None => {
                    let is_right = |it: u8| wrong.codes[usize::from(it)] == self.board.codes()[usize::from(it)];
                    return wrong.mask == self.wrong && bits(wrong.mask).all(is_right);
                }
            }
        }
        false
    }

    /// Returns the next half-move that touches a square on which the board is wrong, as the number made before it.
    fn next_touch(&self, wrong: &WrongSquares, made: usize) -> Option<usize> {
        let nearest = bits(wrong.mask).map(|it| self.next[made][usize::from(it)]).min();
        nearest
            .and_then(|it| usize::try_from(it).ok())
            .filter(|it| *it < self.game.plies())
    }

    /// Executes the rest of the game rightly.
    fn to_the_end(&self, wrong: &mut WrongSquares, mut made: usize) {
        while let Some(at) = self.next_touch(wrong, made) {
            self.go_on(wrong, at);
            made = at + 1;
        }
    }

    /// Executes the next half-move rightly; the same as [`Action::execute`], on the few squares that count.
    fn go_on(&self, wrong: &mut WrongSquares, made: usize) {
        if wrong.mask & self.touched[made] == 0 {
            return;
        }
        let (before, after) = (self.game.boards[made].codes(), self.game.boards[made + 1].codes());
        let at = |wrong: &WrongSquares, square: Square| match wrong.mask >> u32::from(square) & 1 {
            0 => before[usize::from(square)],
            _ => wrong.codes[usize::from(square)],
        };
        let put = |wrong: &mut WrongSquares, square: Square, code: Code| {
            wrong.put(square.into(), code, after);
        };
        let action = &self.game.actions[made];
        match action.deed {
            Deed::Goes { from, to, captured, .. } => {
                let moved = at(wrong, from);
                let captured = captured.filter(|it| *it != to);
                let stays = [Some(to), captured].map(|it| it.map(|it| (it, at(wrong, it))));
                put(wrong, from, EMPTY);
                if moved == EMPTY {
                    // Nothing was done.
                    for (square, code) in stays.into_iter().flatten() {
                        put(wrong, square, code);
                    }
                } else {
                    if let Some(captured) = captured {
                        put(wrong, captured, EMPTY);
                    }
                    put(wrong, to, action.becomes(moved));
                }
            }
            Deed::Castles { .. } => {
                let seen = self.seen(wrong, made);
                let writes = action.writes(|it| seen.at(it));
                *wrong = self.after(wrong, made, &writes);
            }
        }
    }

    /// Returns where a board is wrong after a half-move that put this on it.
    fn after(&self, wrong: &WrongSquares, made: usize, writes: &Writes) -> WrongSquares {
        let seen = self.seen(wrong, made);
        let right = self.game.boards[made + 1].codes();
        let mut after = wrong.clone();
        for square in bits(self.touched[made] | writes.squares()) {
            let code = writes.on(square).unwrap_or_else(|| seen.at(square));
            after.put(square, code, right);
        }
        after
    }

    fn seen<'b>(&'b self, wrong: &'b WrongSquares, made: usize) -> Seen<'b> {
        Seen {
            right: &self.game.boards[made],
            like: &self.like[made],
            wrong,
        }
    }
}

impl WrongSquares {
    fn nothing() -> Self {
        Self {
            mask: 0,
            codes: [EMPTY; 64],
        }
    }

    /// Takes what stands on a square, beside what should.
    fn put(&mut self, square: u8, code: Code, right: &[Code; 64]) {
        let index = usize::from(square);
        let differs = code != right[index];
        self.codes[index] = if differs { code } else { EMPTY };
        self.mask = self.mask & !(1 << square) | u64::from(differs) << square;
    }
}

/// Returns what becomes of a piece on a square that a half-move touches.
fn fate_of(action: &Action, square: u8, after: &[u8; 64]) -> u8 {
    let parts = action.parts();
    let goes = parts.iter().flatten().find(|(from, _to)| u8::from(*from) == square);
    // A pawn that becomes another piece is no longer what it was.
    goes.filter(|_| !action.promotes())
        .map_or(LOST, |(_from, to)| after[usize::from(*to)])
}

fn is_same(writes: &Writes, right: &Writes, seen: &Seen<'_>) -> bool {
    let stands = |writes: &Writes, square: u8| writes.on(square).unwrap_or_else(|| seen.at(square));
    bits(writes.squares() | right.squares()).all(|it| stands(writes, it) == stands(right, it))
}

fn differing(one: &Placement, other: &Placement) -> u64 {
    let differs = |it: &usize| one.codes()[*it] != other.codes()[*it];
    (0..64).filter(differs).fold(0, |mask, it| mask | 1 << it)
}

fn like(placement: &Placement) -> [u64; 13] {
    let mut like = [0; 13];
    for (square, code) in placement.codes().iter().enumerate() {
        like[usize::from(*code)] |= 1 << square;
    }
    like
}

/// Returns the squares of a mask.
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = u8::try_from(mask.trailing_zeros()).ok().filter(|it| *it < 64)?;
        mask &= mask - 1;
        Some(square)
    })
}
