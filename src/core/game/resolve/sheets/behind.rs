//! What is seen behind the first difference of two sheets.

use super::super::Placement;
use super::{Read, Reads, Remark, SheetEntry, Whose, follow};
use crate::game::Position;

/// How many half-moves in a row are looked at for another order.
const LONGEST_ORDER: usize = 12;
/// How many half-moves may be left out.
const MOST_LEFT_OUT: usize = 2;
/// How many entries must then be the same.
const SHORTEST_RUN: usize = 3;

/// Looks behind a difference at `ply`.
pub(super) fn remarks(
    position: &Position,
    (ours, theirs): (&[SheetEntry], &[SheetEntry]),
    ply: usize,
    [of_ours, of_theirs]: Reads<'_>,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for count in 1..=MOST_LEFT_OUT {
        for (whose, (full, of_full), (short, of_short)) in [
            (Whose::Theirs, (ours, of_ours), (theirs, of_theirs)),
            (Whose::Ours, (theirs, of_theirs), (ours, of_ours)),
        ] {
            let skipped = follow(position, &full[..count.min(full.len())], of_full);
            if let Some((_m, after)) = skipped.last().filter(|_| skipped.len() == count) {
                let run = run(after, (&full[count..], of_full), (short, of_short));
                if run >= SHORTEST_RUN {
                    remarks.push(Remark::LacksMoves { whose, count, run });
                }
            }
        }
    }
    let longest = |entries: &[SheetEntry]| entries.len().min(LONGEST_ORDER);
    let one = follow(position, &ours[..longest(ours)], of_ours);
    let other = follow(position, &theirs[..longest(theirs)], of_theirs);
    let is_same = |one: &Position, other: &Position| {
        Placement::of(one.board()) == Placement::of(other.board()) && one.board().turn() == other.board().turn()
    };
    let meets = one
        .iter()
        .zip(&other)
        .position(|((_, one), (_, other))| is_same(one, other));
    remarks.extend(meets.map(|it| Remark::SamePosition { ply: ply + it }));
    remarks
}

/// Returns how many entries are the same from a position on.
fn run(from: &Position, one: (&[SheetEntry], Read<'_>), other: (&[SheetEntry], Read<'_>)) -> usize {
    let (one, other) = (follow(from, one.0, one.1), follow(from, other.0, other.1));
    one.iter()
        .zip(&other)
        .take_while(|((one, _), (other, _))| one == other)
        .count()
}
