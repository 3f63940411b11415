//! What is seen behind the first difference of two sheets.

use super::super::Placement;
use super::{Entry, Read, Remark, Whose, follow};
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
    (ours, theirs): (&[Entry], &[Entry]),
    ply: usize,
    read: Read<'_>,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for count in 1..=MOST_LEFT_OUT {
        for (whose, full, short) in [(Whose::Theirs, ours, theirs), (Whose::Ours, theirs, ours)] {
            let skipped = follow(position, &full[..count.min(full.len())], read);
            if let Some((_m, after)) = skipped.last().filter(|_| skipped.len() == count) {
                let run = run(after, &full[count..], short, read);
                if run >= SHORTEST_RUN {
                    remarks.push(Remark::LacksMoves { whose, count, run });
                }
            }
        }
    }
    let longest = |entries: &[Entry]| entries.len().min(LONGEST_ORDER);
    let one = follow(position, &ours[..longest(ours)], read);
    let other = follow(position, &theirs[..longest(theirs)], read);
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
fn run(from: &Position, one: &[Entry], other: &[Entry], read: Read<'_>) -> usize {
    let (one, other) = (follow(from, one, read), follow(from, other, read));
    one.iter()
        .zip(&other)
        .take_while(|((one, _), (other, _))| one == other)
        .count()
}
