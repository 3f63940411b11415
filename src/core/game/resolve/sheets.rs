//! Two sheets of one game compared: moves, never strings (D.2.8-5). What may mean several moves is asked, never chosen
//! (D.2.8-6), and a missing tail is no difference (D.2.8-7).

mod behind;
mod half_move;

use serde::{Deserialize, Serialize};

use crate::game::{Board, Move, Position};
use behind::remarks;
use half_move::{Common, meaning};
pub use half_move::{Compared, compare_at};

/// A half-move as it stands on a sheet.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetEntry {
    /// A move that is known.
    Move(Move),
    /// Something written; what it means is the position's to say.
    Written(String),
    /// Something nobody could read; as it was keyed.
    Illegible(String),
    /// Nothing, though entries follow.
    Missing,
}

/// What an entry means in a position.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EntryMeaning {
    /// One of these moves; of several it is not known which.
    Moves {
        /// The moves that are meant by how a move is written: one, if it is written as it should be.
        moves: Vec<Move>,
        /// Moves the same writing means by how pieces move alone; they count where the other sheet has one of them.
        by_movement: Vec<Move>,
    },
    /// A move is written that no piece can make.
    NoMove,
    /// It cannot be read.
    Illegible,
}

/// Whose sheet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Whose {
    /// The sheet this program keeps.
    Ours,
    /// The opponent's.
    Theirs,
}

/// Why it is not known what an entry means.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Doubt {
    /// Several moves may be meant.
    Ambiguous,
    /// It cannot be read.
    Illegible,
    /// Nothing is written.
    Missing,
}

/// An entry of which the arbiter must say what it means.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Undecided {
    /// The half-move, counted from 1.
    pub ply: usize,
    /// Whose sheet.
    pub whose: Whose,
    /// Why.
    pub doubt: Doubt,
    /// As it is written; empty if nothing is.
    pub text: String,
    /// What it may mean; none where that could be any move.
    pub candidates: Vec<Move>,
    /// True if it may mean what the other sheet has.
    pub fits: bool,
}

/// What a sheet says of a half-move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SheetStatement {
    /// As it is written, where it was.
    pub text: Option<String>,
    /// The moves it may mean; none if no piece can make one like that.
    pub moves: Vec<Move>,
}

/// A half-move on which the sheets differ.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SheetDifference {
    /// Counted from 1.
    pub ply: usize,
    /// What our sheet says.
    pub ours: SheetStatement,
    /// What theirs says.
    pub theirs: SheetStatement,
}

/// Half-moves that stand on one sheet only, behind the last one of the other.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Tail {
    /// The sheet that ends earlier.
    pub missing_on: Whose,
    /// How many entries it lacks.
    pub count: usize,
    /// Their moves, as far as each means one.
    pub moves: Vec<Move>,
}

/// Something that is seen from the first difference on. It is a fact of the sheets and decides nothing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Remark {
    /// Without `count` half-moves of the other sheet the entries are the same again, `run` of them.
    LacksMoves {
        /// The sheet that lacks them.
        whose: Whose,
        /// How many half-moves.
        count: usize,
        /// How many entries are the same from then on.
        run: usize,
    },
    /// In another order the sheets come to the same position.
    SamePosition {
        /// After so many half-moves.
        ply: usize,
    },
}

/// What comparing came to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Comparison {
    /// The half-moves on which both agree, if every undecided entry means what the other sheet has.
    pub line: Vec<Move>,
    /// How many of them are agreed whatever the undecided entries mean.
    pub agreed: usize,
    /// The entries that must be decided, in their order.
    pub undecided: Vec<Undecided>,
    /// The first difference, if there is one on the same condition.
    pub difference: Option<SheetDifference>,
    /// What stands on one sheet only.
    pub tail: Option<Tail>,
    /// True if neither sheet says what was played next, so that nothing behind it was compared.
    pub breaks_off: bool,
    /// What else is seen.
    pub remarks: Vec<Remark>,
}

/// What the sheets say together.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Agreement {
    /// No difference, as far as both are written.
    Agree,
    /// They differ.
    Differ,
    /// Entries must be decided first.
    Undecided,
}

/// Reads what is written in a position.
pub type Read<'a> = &'a dyn Fn(&str, &Position) -> EntryMeaning;

/// Reads what is written on our sheet, and what on theirs: each may have letters of its own.
pub type Reads<'a> = [Read<'a>; 2];

impl Comparison {
    /// Returns whether the sheets agree.
    pub fn agreement(&self) -> Agreement {
        if self.undecided.iter().any(|it| it.fits) {
            Agreement::Undecided
        } else if self.difference.is_some() {
            Agreement::Differ
        } else {
            Agreement::Agree
        }
    }
}

/// Compares two sheets in the same letters entry by entry, see [`compare_orders`].
pub fn compare(start: &Board, ours: &[SheetEntry], theirs: &[SheetEntry], read: Read<'_>) -> Comparison {
    compare_entries(start, ours, theirs, [read, read])
}

/// Where an entry may mean what the other sheet has, comparing goes on as if it did: with any other meaning the sheets
/// differ at that very entry.
fn compare_entries(start: &Board, ours: &[SheetEntry], theirs: &[SheetEntry], reads: Reads<'_>) -> Comparison {
    let (ours, theirs) = (written(ours), written(theirs));
    let mut position = Position::of(start.clone());
    let mut comparison = Comparison {
        line: Vec::new(),
        agreed: 0,
        undecided: Vec::new(),
        difference: None,
        tail: None,
        breaks_off: false,
        remarks: Vec::new(),
    };
    for (index, (our, their)) in ours.iter().zip(theirs).enumerate() {
        let ply = index + 1;
        let at = half_move::compare_written(&position, ply, our, their, reads);
        comparison.undecided.extend(at.undecided);
        match at.common {
            Common::None => {
                comparison.difference = at.difference;
                comparison.remarks = remarks(&position, (&ours[index..], &theirs[index..]), ply, reads);
                break;
            }
            Common::One(m) => {
                comparison.line.push(m);
                position.play(m);
            }
            Common::Unknown => {
                comparison.breaks_off = true;
                break;
            }
        }
    }
    let first_doubt = comparison.undecided.iter().find(|it| it.fits).map(|it| it.ply - 1);
    comparison.agreed = first_doubt.unwrap_or(comparison.line.len());
    if comparison.difference.is_none() && !comparison.breaks_off {
        comparison.tail = tail(&position, ours, theirs, reads);
    }
    comparison
}

/// A sheet in the two orders in which it can be read.
#[derive(Clone, Copy, Debug)]
pub struct Orders<'a> {
    /// The entries where their numbers put them.
    pub by_number: &'a [SheetEntry],
    /// The entries as they stand, if that is another order.
    pub in_order: Option<&'a [SheetEntry]>,
}

/// Compares two sheets by their numbers and, where these jump, in the order in which the moves stand. The reading in
/// which they go further together is taken, with gaps that may be what the other sheet has; returned with it is whether
/// that is the order, for our sheet and theirs.
pub fn compare_orders(
    start: &Board,
    ours: Orders<'_>,
    theirs: Orders<'_>,
    reads: Reads<'_>,
) -> (Comparison, [bool; 2]) {
    let mut best = (
        compare_entries(start, ours.by_number, theirs.by_number, reads),
        [false, false],
    );
    for (our, their) in [(false, true), (true, false), (true, true)] {
        let (Some(one), Some(other)) = (ours.entries(our), theirs.entries(their)) else {
            continue;
        };
        let comparison = compare_entries(start, one, other, reads);
        // A gap is no reason to take a move for the other side's, and to say nothing of those behind it.
        if (comparison.line.len(), comparison.agreed) > (best.0.line.len(), best.0.agreed) {
            best = (comparison, [our, their]);
        }
    }
    best
}

impl<'a> Orders<'a> {
    fn entries(self, in_order: bool) -> Option<&'a [SheetEntry]> {
        match in_order {
            false => Some(self.by_number),
            true => self.in_order,
        }
    }
}

/// Leaves out what is missing at the end.
fn written(entries: &[SheetEntry]) -> &[SheetEntry] {
    let last = entries.iter().rposition(|it| *it != SheetEntry::Missing);
    &entries[..last.map_or(0, |it| it + 1)]
}

fn tail(position: &Position, ours: &[SheetEntry], theirs: &[SheetEntry], reads: Reads<'_>) -> Option<Tail> {
    let both = ours.len().min(theirs.len());
    let (missing_on, rest, read) = if ours.len() > both {
        (Whose::Theirs, &ours[both..], reads[0])
    } else {
        (Whose::Ours, &theirs[both..], reads[1])
    };
    (!rest.is_empty()).then(|| Tail {
        missing_on,
        count: rest.len(),
        moves: follow(position, rest, read).into_iter().map(|(m, _after)| m).collect(),
    })
}

/// Plays entries as long as each means one move; returns each move with the position after it.
fn follow(from: &Position, entries: &[SheetEntry], read: Read<'_>) -> Vec<(Move, Position)> {
    let mut position = from.clone();
    let mut played = Vec::new();
    for entry in entries {
        let EntryMeaning::Moves { moves, .. } = meaning(entry, &position, read) else {
            break;
        };
        let [only] = moves.as_slice() else {
            break;
        };
        position.play(*only);
        played.push((*only, position.clone()));
    }
    played
}

#[cfg(test)]
mod tests;
