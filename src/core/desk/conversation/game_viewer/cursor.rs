//! Where in a game we are: in the main line, or in a variation of a variation.

use crate::game::{Move, Position};
use crate::language::sheet_reading::pgn::{PgnGame, PgnMove, spoken, walk};

/// How many half-moves of the line are made, and the way into it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(in crate::desk) struct Cursor {
    /// The variations that were entered, the outermost first: at how many half-moves of the line above, and which.
    entered: Vec<(usize, usize)>,
    plies: usize,
}

impl Cursor {
    pub(in crate::desk) fn depth(&self) -> usize {
        self.entered.len()
    }

    pub(in crate::desk) fn plies(&self) -> usize {
        self.plies
    }

    /// Returns the position in which the line begins, and its moves.
    pub(in crate::desk) fn line<'a>(&self, game: &'a PgnGame) -> (Position, &'a [PgnMove]) {
        let mut position = Position::of(game.start.clone());
        let mut moves = game.moves.as_slice();
        for (plies, which) in &self.entered {
            let last = plies.saturating_sub(1);
            let variation = moves.get(last).and_then(|it| it.variations.get(*which));
            for it in moves.iter().take(last) {
                position.play(it.m);
            }
            moves = variation.map_or(&[], |it| it.moves.as_slice());
        }
        (position, moves)
    }

    /// Returns the position where we are.
    pub(in crate::desk) fn position(&self, game: &PgnGame) -> Position {
        let (mut position, moves) = self.line(game);
        for it in moves.iter().take(self.plies) {
            position.play(it.m);
        }
        position
    }

    /// Returns every move that leads here from the start of the game, with the position it was made in.
    pub(in crate::desk) fn way(&self, game: &PgnGame) -> Vec<(Position, Move)> {
        let mut way = Vec::new();
        for depth in 0..=self.entered.len() {
            // Of a line that was left, the move that the variation replaces was not made.
            let plies = self.entered.get(depth).map_or(self.plies, |(plies, _which)| plies - 1);
            let outer = Self {
                entered: self.entered[..depth].to_vec(),
                plies,
            };
            let (start, moves) = outer.line(game);
            way.extend(walk(start, moves).take(plies).map(|(position, it)| (position, it.m)));
        }
        way
    }

    /// Returns the last move that was made and the position it was made in.
    pub(in crate::desk) fn last<'a>(&self, game: &'a PgnGame) -> Option<(Position, &'a PgnMove)> {
        let (start, moves) = self.line(game);
        walk(start, moves).nth(self.plies.checked_sub(1)?)
    }

    pub(in crate::desk) fn forward(&mut self, game: &PgnGame) -> bool {
        let can = self.plies < self.line(game).1.len();
        self.plies += usize::from(can);
        can
    }

    pub(in crate::desk) fn backward(&mut self) {
        self.plies = self.plies.saturating_sub(1);
    }

    pub(in crate::desk) fn go_to(&mut self, plies: usize) {
        self.plies = plies;
    }

    /// Leaves variations that are not there any more, and stands no further than the line goes.
    pub(in crate::desk) fn keep_in(&mut self, game: &PgnGame) {
        while let Some((plies, which)) = self.entered.last().copied() {
            let outer = Self {
                entered: self.entered[..self.entered.len() - 1].to_vec(),
                plies,
            };
            if which < outer.variations(game) {
                break;
            }
            self.leave();
        }
        self.plies = self.plies.min(self.line(game).1.len());
    }

    /// Goes to a place of the main line.
    pub(in crate::desk) fn go_back_to(&mut self, plies: usize) {
        *self = Self {
            entered: Vec::new(),
            plies,
        };
    }

    /// Returns how many variations replace the last move.
    pub(in crate::desk) fn variations(&self, game: &PgnGame) -> usize {
        self.last(game).map_or(0, |(_position, it)| it.variations.len())
    }

    /// Enters a variation and makes its first move; returns what stands before it.
    pub(in crate::desk) fn enter(&mut self, game: &PgnGame, which: usize) -> String {
        let comments = self.last(game).and_then(|(_position, it)| it.variations.get(which));
        let comments = comments.map(|it| spoken(&it.comments)).unwrap_or_default();
        self.entered.push((self.plies, which));
        self.plies = 0;
        self.forward(game);
        comments
    }

    /// Goes back to the move that the variation replaces; returns false in the main line.
    pub(in crate::desk) fn leave(&mut self) -> bool {
        let left = self.entered.pop();
        if let Some((plies, _which)) = left {
            self.plies = plies;
        }
        left.is_some()
    }

    /// Returns behind how many half-moves of the line the first move stands that fits.
    pub(in crate::desk) fn find(&self, game: &PgnGame, fits: impl Fn(&Position, &PgnMove) -> bool) -> Option<usize> {
        let (start, moves) = self.line(game);
        let found = walk(start, moves).position(|(position, it)| fits(&position, it));
        found.map(|it| it + 1)
    }

    /// Returns the same for the moves behind this place first, then for those before it.
    pub(in crate::desk) fn find_from_here(
        &self,
        game: &PgnGame,
        fits: impl Fn(&Position, &PgnMove) -> bool,
    ) -> Option<usize> {
        let (start, moves) = self.line(game);
        let all: Vec<bool> = walk(start, moves).map(|(position, it)| fits(&position, it)).collect();
        let behind = (self.plies..all.len()).chain(0..self.plies.min(all.len()));
        behind.into_iter().find(|it| all[*it]).map(|it| it + 1)
    }
}
