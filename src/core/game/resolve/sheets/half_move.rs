//! One half-move on two sheets: what its entries mean, and whether they mean one move.

use super::{Doubt, EntryMeaning, Read, Reads, SheetDifference, SheetEntry, SheetStatement, Undecided, Whose};
use crate::game::{Move, Position};

/// What two entries of one half-move come to.
#[derive(Clone, Debug)]
pub struct Compared {
    /// What must be decided of them.
    pub undecided: Vec<Undecided>,
    /// The difference, if there is one.
    pub difference: Option<SheetDifference>,
    pub(super) common: Common,
}

/// Compares the entries of one half-move, counted from 1, made in `position`; both sheets are in the same letters.
pub fn compare_at(position: &Position, ply: usize, ours: &SheetEntry, theirs: &SheetEntry, read: Read<'_>) -> Compared {
    compare_written(position, ply, ours, theirs, [read, read])
}

/// Compares the entries of one half-move, each as its sheet is read.
pub(super) fn compare_written(
    position: &Position,
    ply: usize,
    ours: &SheetEntry,
    theirs: &SheetEntry,
    [of_ours, of_theirs]: Reads<'_>,
) -> Compared {
    let (one, other) = (meaning(ours, position, of_ours), meaning(theirs, position, of_theirs));
    let mut undecided = Vec::new();
    undecided.extend(doubt(ply, Whose::Ours, ours, &one, &other));
    undecided.extend(doubt(ply, Whose::Theirs, theirs, &other, &one));
    let common = common(&one, &other);
    let difference = matches!(common, Common::None).then(|| SheetDifference {
        ply,
        ours: said(ours, &one),
        theirs: said(theirs, &other),
    });
    Compared {
        undecided,
        difference,
        common,
    }
}

pub(super) fn meaning(entry: &SheetEntry, position: &Position, read: Read<'_>) -> EntryMeaning {
    let usual = |m: &Move| position.board().usual_castling(*m).unwrap_or(*m);
    let all = |moves: &[Move]| {
        let mut moves: Vec<Move> = moves.iter().map(usual).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    };
    match entry {
        SheetEntry::Move(m) => EntryMeaning::Moves {
            moves: vec![usual(m)],
            by_movement: Vec::new(),
        },
        SheetEntry::Written(text) => match read(text, position) {
            EntryMeaning::Moves { moves, by_movement } => EntryMeaning::Moves {
                moves: all(&moves),
                by_movement: all(&by_movement),
            },
            other => other,
        },
        SheetEntry::Illegible(_) | SheetEntry::Missing => EntryMeaning::Illegible,
    }
}

/// What two entries have in common.
#[derive(Clone, Copy, Debug)]
pub(super) enum Common {
    /// No move.
    None,
    /// This move and no other.
    One(Move),
    /// It cannot be said.
    Unknown,
}

fn common(one: &EntryMeaning, other: &EntryMeaning) -> Common {
    match (one, other) {
        (EntryMeaning::Illegible, EntryMeaning::Illegible) => Common::Unknown,
        (EntryMeaning::NoMove, _) | (_, EntryMeaning::NoMove) => Common::None,
        (EntryMeaning::Illegible, EntryMeaning::Moves { moves, .. })
        | (EntryMeaning::Moves { moves, .. }, EntryMeaning::Illegible) => match moves.as_slice() {
            [only] => Common::One(*only),
            _ => Common::Unknown,
        },
        (EntryMeaning::Moves { .. }, EntryMeaning::Moves { .. }) => {
            let (one, other) = (possible(one, other), possible(other, one));
            let mut both = one.into_iter().filter(|it| other.contains(it));
            match (both.next(), both.next()) {
                (None, _) => Common::None,
                (Some(only), None) => Common::One(only),
                (Some(_), Some(_)) => Common::Unknown,
            }
        }
    }
}

/// Returns what an entry may mean beside what the other sheet says.
fn possible(meaning: &EntryMeaning, other: &EntryMeaning) -> Vec<Move> {
    let EntryMeaning::Moves { moves, by_movement } = meaning else {
        return Vec::new();
    };
    let mut possible = moves.clone();
    if let EntryMeaning::Moves { moves: others, .. } = other {
        let further = by_movement
            .iter()
            .filter(|it| others.contains(it) && !moves.contains(it));
        possible.extend(further);
    }
    possible
}

/// Returns what must be decided of an entry, if anything must.
fn doubt(
    ply: usize,
    whose: Whose,
    entry: &SheetEntry,
    meaning: &EntryMeaning,
    other: &EntryMeaning,
) -> Option<Undecided> {
    let candidates = possible(meaning, other);
    let doubt = match (entry, meaning) {
        (SheetEntry::Missing, _) => Doubt::Missing,
        (_, EntryMeaning::Illegible) => Doubt::Illegible,
        (_, EntryMeaning::Moves { .. }) if candidates.len() > 1 => Doubt::Ambiguous,
        (_, EntryMeaning::Moves { .. } | EntryMeaning::NoMove) => return None,
    };
    Some(Undecided {
        ply,
        whose,
        doubt,
        text: text_of(entry).unwrap_or_default(),
        candidates,
        fits: !matches!(common(meaning, other), Common::None),
    })
}

fn text_of(entry: &SheetEntry) -> Option<String> {
    match entry {
        SheetEntry::Written(text) | SheetEntry::Illegible(text) => Some(text.clone()),
        SheetEntry::Move(_) | SheetEntry::Missing => None,
    }
}

fn said(entry: &SheetEntry, meaning: &EntryMeaning) -> SheetStatement {
    SheetStatement {
        text: text_of(entry),
        moves: match meaning {
            EntryMeaning::Moves { moves, .. } => moves.clone(),
            EntryMeaning::NoMove | EntryMeaning::Illegible => Vec::new(),
        },
    }
}
