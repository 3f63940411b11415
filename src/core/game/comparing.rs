//! Two boards that differ, while both sheets are compared at the table (D.2.8): what was entered, and nothing that
//! follows from it.

use serde::{Deserialize, Serialize};

use shakmaty::Role;

use super::resolve::{Placement, SheetEntry};
use super::scoresheet::numbered_line;
use super::{Ply, Sight};

/// Half-moves that a number of the other sheet may jump ahead of ours; a larger jump is no gap but a wrong number.
pub const MOST_AHEAD: usize = 40;

/// One of the two boards.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub enum BoardName {
    /// The special board.
    A,
    /// The normal board.
    B,
}

impl BoardName {
    /// Both, in their order.
    pub const BOTH: [BoardName; 2] = [BoardName::A, BoardName::B];

    /// Returns the letter by which people call it.
    pub const fn letter(self) -> &'static str {
        match self {
            BoardName::A => "A",
            BoardName::B => "B",
        }
    }
}

/// An entry of the opponent's sheet as it was keyed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Keyed {
    /// Which half-move, counted from 1.
    pub ply: u16,
    /// What stands there.
    pub entry: SheetEntry,
    /// True if it was read as something else than stands on our sheet.
    pub differs: bool,
}

/// What was entered since the boards were found to differ.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Comparing {
    keyed: Vec<Keyed>,
    boards: [Option<Placement>; 2],
    has_ended: bool,
    is_told: bool,
}

impl Comparing {
    /// Returns the entries in the order in which they were keyed; the last one of a half-move counts.
    pub fn keyed(&self) -> &[Keyed] {
        &self.keyed
    }

    /// Returns the opponent's sheet from its first half-move on, with what is missing between.
    pub fn theirs(&self) -> Vec<SheetEntry> {
        let mut entries = Vec::new();
        for it in &self.keyed {
            let index = usize::from(it.ply.saturating_sub(1));
            if entries.len() <= index {
                entries.resize(index + 1, SheetEntry::Missing);
            }
            entries[index] = it.entry.clone();
        }
        entries
    }

    /// Returns the half-move that is wanted next, counted from 1: the one behind the last that was keyed.
    pub fn next(&self) -> u16 {
        self.keyed.last().map_or(1, |it| it.ply.saturating_add(1))
    }

    /// Returns the first half-move, counted from 1, whose entry was read as something else than ours.
    pub fn first_difference(&self) -> Option<u16> {
        let stands = |index: usize, it: &Keyed| !self.keyed[index + 1..].iter().any(|later| later.ply == it.ply);
        let keyed = self.keyed.iter().enumerate();
        let differing = keyed.filter(|(index, it)| it.differs && stands(*index, it));
        differing.map(|(_index, it)| it.ply).min()
    }

    /// Returns what stands on the boards, as far as it was entered: the special board and the normal one.
    pub fn boards(&self) -> [Option<Placement>; 2] {
        self.boards
    }

    /// Returns true once the end of the opponent's sheet was entered.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Returns true once the arbiter lets the player hear what must change (D.2.8-9).
    pub fn is_told(&self) -> bool {
        self.is_told
    }

    /// Returns true as long as nothing was entered.
    pub fn is_empty(&self) -> bool {
        self.keyed.is_empty() && self.boards == [None; 2]
    }

    pub(super) fn enter(&mut self, keyed: Keyed) {
        self.keyed.push(keyed);
        self.has_ended = false;
    }

    pub(super) fn strike(&mut self) {
        self.keyed.pop();
        self.has_ended = false;
    }

    pub(super) fn end(&mut self) {
        self.has_ended = true;
    }

    pub(super) fn tell(&mut self) {
        self.is_told = true;
    }

    pub(super) fn stands(&mut self, board: BoardName, placement: Option<Placement>) {
        match board {
            BoardName::A => self.boards[0] = placement,
            BoardName::B => self.boards[1] = placement,
        }
    }
}

/// Half-moves that were struck when the game went back to the last agreement (D.2.8-3); they remain readable.
#[derive(Clone, Debug, PartialEq)]
pub struct Struck {
    /// How many half-moves stand before them.
    pub after: usize,
    /// What was struck.
    pub plies: Vec<Ply>,
    /// How an offer of a draw is written (8.1.d).
    pub offer_sign: &'static str,
}

impl Struck {
    /// Returns the half-moves with their numbers on one line, as `3.Lc4(=) Lc5`, as far as `sight` goes.
    pub fn text(&self, letter: impl Fn(Role) -> char, sight: Sight) -> String {
        let sign = |ply: &Ply| if ply.offer { self.offer_sign } else { "" };
        let entries = self.plies.iter().map(|ply| (&ply.before, ply.as_said(), sign(ply)));
        numbered_line(entries, letter, sight)
    }
}

#[cfg(test)]
mod tests {
    use super::{Comparing, Keyed};
    use crate::game::resolve::SheetEntry;

    fn keyed(entries: &[(u16, &str, bool)]) -> Comparing {
        let mut comparing = Comparing::default();
        for (ply, text, differs) in entries {
            comparing.enter(Keyed {
                ply: *ply,
                entry: SheetEntry::Written((*text).to_owned()),
                differs: *differs,
            });
        }
        comparing
    }

    #[test]
    fn an_entry_keyed_again_takes_the_place_of_the_first() {
        let mut comparing = keyed(&[(1, "e4", false), (2, "c5", true), (4, "Nc6", false), (2, "e5", false)]);
        let written = |it: &str| SheetEntry::Written(it.to_owned());
        let theirs = [written("e4"), written("e5"), SheetEntry::Missing, written("Nc6")];
        assert_eq!(comparing.theirs(), theirs);
        assert_eq!(comparing.first_difference(), None);
        assert_eq!(comparing.next(), 3);
        comparing.strike();
        assert_eq!(
            comparing.first_difference(),
            Some(2),
            "what was keyed before stands again"
        );
        assert_eq!(comparing.next(), 5);
    }
}
