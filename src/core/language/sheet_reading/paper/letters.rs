//! In which piece letters a sheet is written.

use super::cells::is_notation;
use super::{EntryMeaning, meaning, meaning_without_capitals};
use crate::game::resolve::SheetEntry;
use crate::game::{Board, Position};
use crate::language::Letters;
use crate::language::understand::{Reader, Vocabulary};

/// Returns the piece letters in which entries can be written: those of `sets` that know every capital which is a letter
/// of any, else all of them.
pub fn letters_of(entries: &[SheetEntry], sets: &[Letters]) -> Vec<Letters> {
    let written = entries.iter().filter_map(|it| match it {
        SheetEntry::Written(text) if is_notation(text) => Some(text),
        SheetEntry::Written(_) | SheetEntry::Move(_) | SheetEntry::Illegible(_) | SheetEntry::Missing => None,
    });
    let known = |letter: &char| sets.iter().any(|it| it.role(*letter).is_some());
    let mut letters: Vec<char> = written
        .flat_map(|it| it.chars())
        .filter(|it| it.is_uppercase())
        .filter(known)
        .collect();
    letters.sort_unstable();
    letters.dedup();
    let knows_all = |set: &&Letters| letters.iter().all(|it| set.role(*it).is_some());
    let left: Vec<Letters> = sets.iter().filter(knows_all).copied().collect();
    if left.is_empty() { sets.to_vec() } else { left }
}

/// Returns the piece letters in which most of a sheet reads, one legal move after the other: one set, or several where
/// they read differently and equally far. `possible` are those it can be written in; `is_small` says that no capital is
/// marked on it, so that a first letter may be a piece.
pub fn letters_read(
    start: &Board,
    entries: &[SheetEntry],
    possible: Vec<Letters>,
    vocabulary: &Vocabulary,
    is_small: bool,
) -> Vec<Letters> {
    let letters: Vec<char> = entries.iter().flat_map(|it| pieces_named(it, is_small)).collect();
    let mut differing: Vec<Letters> = Vec::new();
    for set in possible {
        let reads_alike = |it: &Letters| letters.iter().all(|letter| it.role(*letter) == set.role(*letter));
        if !differing.iter().any(reads_alike) {
            differing.push(set);
        }
    }
    if differing.len() < 2 {
        return differing;
    }
    let lengths: Vec<usize> = differing
        .iter()
        .map(|it| {
            let letters = [*it];
            let reader = Reader {
                vocabulary,
                letters: &letters,
            };
            length(start, entries, &|text, position| match is_small {
                true => meaning_without_capitals(text, &reader, position),
                false => meaning(text, &reader, position),
            })
        })
        .collect();
    let most = lengths.iter().max().copied().unwrap_or_default();
    let read = differing.into_iter().zip(lengths);
    read.filter(|(_, length)| *length == most).map(|(it, _)| it).collect()
}

/// Returns the letters of an entry that may name a piece.
fn pieces_named(entry: &SheetEntry, is_small: bool) -> Vec<char> {
    let SheetEntry::Written(text) = entry else {
        return Vec::new();
    };
    let first = text.chars().next().filter(|it| is_small && it.is_alphabetic());
    let capitals = text.chars().filter(|it| it.is_uppercase());
    capitals.chain(first.map(|it| it.to_ascii_uppercase())).collect()
}

/// No more boards are followed where entries mean several moves.
const MOST_BOARDS: usize = 8;

/// Returns how many entries can be played one after the other. One that may mean several moves is none that cannot be
/// read: each of them is followed.
fn length(start: &Board, entries: &[SheetEntry], read: &dyn Fn(&str, &Position) -> EntryMeaning) -> usize {
    let mut positions = vec![Position::of(start.clone())];
    for (index, entry) in entries.iter().enumerate() {
        let mut further: Vec<Position> = Vec::new();
        for position in &positions {
            let moves = match entry {
                SheetEntry::Move(m) => vec![*m],
                SheetEntry::Written(text) => match read(text, position) {
                    EntryMeaning::Moves { moves, .. } => moves,
                    EntryMeaning::NoMove | EntryMeaning::Illegible => Vec::new(),
                },
                SheetEntry::Illegible(_) | SheetEntry::Missing => Vec::new(),
            };
            for m in moves.into_iter().filter(|it| position.is_legal(*it) != Some(false)) {
                let after = position.after(m);
                if further.len() < MOST_BOARDS && !further.contains(&after) {
                    further.push(after);
                }
            }
        }
        if further.is_empty() {
            return index;
        }
        positions = further;
    }
    entries.len()
}
