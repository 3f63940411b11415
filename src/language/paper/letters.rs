//! In which piece letters a sheet is written.

use super::cells::is_notation;
use super::{Meaning, meaning};
use crate::game::resolve::Entry;
use crate::game::{Board, Move, Position};
use crate::language::Letters;
use crate::language::understand::{Reader, Vocabulary};

/// Returns the piece letters in which entries can be written: those of `sets` that know every capital which is a letter
/// of any, else all of them.
pub fn letters_of(entries: &[Entry], sets: &[Letters]) -> Vec<Letters> {
    let written = entries.iter().filter_map(|it| match it {
        Entry::Written(text) if is_notation(text) => Some(text),
        Entry::Written(_) | Entry::Move(_) | Entry::Illegible(_) | Entry::Missing => None,
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
/// they read differently and equally far. `possible` are those it can be written in.
pub fn letters_read(start: &Board, entries: &[Entry], possible: Vec<Letters>, vocabulary: &Vocabulary) -> Vec<Letters> {
    let capitals: Vec<char> = entries.iter().flat_map(capitals).collect();
    let mut differing: Vec<Letters> = Vec::new();
    for set in possible {
        let reads_alike = |it: &Letters| capitals.iter().all(|letter| it.role(*letter) == set.role(*letter));
        if !differing.iter().any(reads_alike) {
            differing.push(set);
        }
    }
    if differing.len() < 2 {
        return differing;
    }
    let lines: Vec<Vec<Move>> = differing
        .iter()
        .map(|it| {
            let letters = [*it];
            line(
                start,
                entries,
                &Reader {
                    vocabulary,
                    letters: &letters,
                },
            )
        })
        .collect();
    let most = lines.iter().map(Vec::len).max().unwrap_or_default();
    let read = differing.into_iter().zip(lines);
    read.filter(|(_, line)| line.len() == most).map(|(it, _)| it).collect()
}

fn capitals(entry: &Entry) -> Vec<char> {
    match entry {
        Entry::Written(text) => text.chars().filter(|it| it.is_uppercase()).collect(),
        Entry::Move(_) | Entry::Illegible(_) | Entry::Missing => Vec::new(),
    }
}

/// Returns the moves of a sheet as far as each entry means one.
fn line(start: &Board, entries: &[Entry], reader: &Reader<'_>) -> Vec<Move> {
    let mut position = Position::of(start.clone());
    let mut line = Vec::new();
    for entry in entries {
        let m = match entry {
            Entry::Move(m) => *m,
            Entry::Written(text) => match meaning(text, reader, &position) {
                Meaning::Moves { moves, .. } if moves.len() == 1 => moves[0],
                Meaning::Moves { .. } | Meaning::NoMove | Meaning::Illegible => break,
            },
            Entry::Illegible(_) | Entry::Missing => break,
        };
        if position.is_legal(m) == Some(false) {
            break;
        }
        position.play(m);
        line.push(m);
    }
    line
}
