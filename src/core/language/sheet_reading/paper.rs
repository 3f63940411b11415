//! A scoresheet as it stands on paper and was keyed: one move or two a line, numbers, gaps, what nobody can read.

mod cells;
mod in_cells;
mod letters;
mod rows;

use std::collections::HashSet;

use shakmaty::Color;

use super::{SheetFlaw, SheetFlawKind};
use crate::game::board::PROMOTIONS;
use crate::game::resolve::{EntryMeaning, SheetEntry};
use crate::game::{Board, Move, Position};
use crate::language::understand::{Decision, Interpretation, Reader, understand};
use crate::language::{Lexicon, Sight, fold};
use cells::{Cell, cells};
pub(in crate::language) use cells::{is_cut_entry, is_result};
pub use in_cells::{may_be_move_in_cells, number_in_cells, stands_on_a_sheet};
pub use letters::{letters_of, letters_read};

/// What was found on a sheet.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Paper {
    /// The entries where their numbers put them, with what is missing between.
    pub by_number: Vec<SheetEntry>,
    /// The entries one after the other, whatever the numbers say; the same unless a number jumps.
    pub in_order: Vec<SheetEntry>,
    /// Where a number is not the next one.
    pub jumps: Vec<Jump>,
    /// What else is wrong, and where.
    pub flaws: Vec<SheetFlaw>,
}

/// A number that is not the next one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Jump {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// The number that stands there.
    pub number: u32,
    /// The number that would be next.
    pub expected: u32,
}

impl Paper {
    /// Reads a sheet. `start` is the position before its first move, `made` the half-moves before the text begins, and
    /// `is_word` says whether a word is one of an announcement: then what stands in its cell is one move.
    pub fn read(text: &str, start: &Board, made: usize, is_word: &dyn Fn(&str) -> bool) -> Self {
        let mut paper = Self::default();
        // Where the next entry goes, counted from the start position.
        let mut next = made;
        // True behind a number.
        let mut is_due = false;
        for Cell { line, what } in cells(text, is_word) {
            let entry = match what {
                cells::What::Number {
                    number, is_doubtful, ..
                } if is_doubtful && number != number_of(start, next) => SheetEntry::Illegible(number.to_string()),
                // Where a move is due a result cannot be read as one.
                cells::What::Result(text) if is_due => SheetEntry::Illegible(text),
                cells::What::Result(text) => {
                    paper.flaws.push(SheetFlaw {
                        line,
                        column: 1,
                        kind: SheetFlawKind::ResultAmongMoves,
                        text,
                        number: None,
                    });
                    continue;
                }
                cells::What::Number { number, side, .. } => {
                    is_due = true;
                    next = paper.jump(line, number, side, start, made, next);
                    continue;
                }
                cells::What::Again if next > made && side_of(start, next) == Color::Black => continue,
                cells::What::Again | cells::What::Gap => SheetEntry::Missing,
                cells::What::Illegible(text) => SheetEntry::Illegible(text),
                cells::What::Move(text) => SheetEntry::Written(text),
            };
            is_due = false;
            paper.put(next - made, entry.clone());
            paper.in_order.push(entry);
            next += 1;
        }
        // A number behind which the sheet is torn off: its move is missing.
        if is_due && next - made >= paper.by_number.len() {
            paper.put(next - made, SheetEntry::Missing);
            paper.in_order.push(SheetEntry::Missing);
        }
        paper
    }

    /// Returns where the next entry goes after a number.
    fn jump(
        &mut self,
        line: usize,
        number: u32,
        side: Option<Color>,
        start: &Board,
        made: usize,
        next: usize,
    ) -> usize {
        let expected = number_of(start, next);
        // Without dots a number is White's, or says Black's again: "12 ... Nf6".
        let side = side.unwrap_or(match number == expected {
            true => side_of(start, next),
            false => Color::White,
        });
        let Some(index) = index_of(start, number, side).filter(|it| *it >= made) else {
            self.jumps.push(Jump { line, number, expected });
            return next;
        };
        if index == next {
            return next;
        }
        self.jumps.push(Jump { line, number, expected });
        let is_free = self
            .by_number
            .get(index - made)
            .is_none_or(|it| *it == SheetEntry::Missing);
        if is_free && index - made <= self.by_number.len() + MOST_SKIPPED {
            index
        } else {
            next
        }
    }

    fn put(&mut self, index: usize, entry: SheetEntry) {
        while self.by_number.len() <= index {
            self.by_number.push(SheetEntry::Missing);
        }
        self.by_number[index] = entry;
    }
}

/// Half-moves that a number may jump ahead; a larger jump is no gap but a wrong number.
const MOST_SKIPPED: usize = 40;

fn half_moves(start: &Board) -> usize {
    let before = usize::try_from(start.move_number().saturating_sub(1)).unwrap_or(usize::MAX);
    before.saturating_mul(2) + usize::from(start.turn() == Color::Black)
}

fn number_of(start: &Board, index: usize) -> u32 {
    u32::try_from((half_moves(start) + index) / 2 + 1).unwrap_or(u32::MAX)
}

fn side_of(start: &Board, index: usize) -> Color {
    Color::from_white((half_moves(start) + index).is_multiple_of(2))
}

fn index_of(start: &Board, number: u32, side: Color) -> Option<usize> {
    let number = usize::try_from(number.checked_sub(1)?).ok()?;
    (2 * number + usize::from(side == Color::Black)).checked_sub(half_moves(start))
}

/// Returns what a written entry means in a position.
///
/// On paper a capital is a piece and a small letter a file: "de6" is the pawn's move, and the queen's only where there is
/// no such pawn. The Laws say which moves are meant (C.10); where the other sheet has an illegal one, the way pieces move
/// counts too.
pub fn meaning(text: &str, reader: &Reader<'_>, position: &Position) -> EntryMeaning {
    let understanding = understand(text, reader, position, Sight::Legal);
    match understanding.decision {
        Decision::Nothing(_) => return EntryMeaning::Illegible,
        Decision::Impossible { .. } => return EntryMeaning::NoMove,
        Decision::Clear { .. }
        | Decision::Promotion { .. }
        | Decision::Ask { .. }
        | Decision::Said { .. }
        | Decision::Letter { .. }
        | Decision::Castling { .. } => {}
    }
    let mut moves = plainest(&understanding.interpretations, position);
    if moves.is_empty() {
        return EntryMeaning::NoMove;
    }
    let is_legal = |it: &Interpretation| it.legal == Some(true);
    if understanding.interpretations.iter().any(is_legal)
        && moves.iter().all(|it| position.is_legal(*it) == Some(false))
    {
        // Illegal as it is written, legal if it is read more freely: both may be meant.
        let legal: Vec<Interpretation> = understanding.interpretations.into_iter().filter(is_legal).collect();
        moves.extend(plainest(&legal, position));
    }
    let by_movement = understand(text, reader, position, Sight::Movement).interpretations;
    EntryMeaning::Moves {
        moves,
        by_movement: plainest(&by_movement, position),
    }
}

/// Returns the moves of the interpretations that take the writing most exactly.
fn plainest(interpretations: &[Interpretation], position: &Position) -> Vec<Move> {
    let least = interpretations.iter().map(|it| it.cost).min();
    let plain = interpretations.iter().filter(|it| Some(it.cost) == least);
    plain.flat_map(|it| promotions(it.m, position.board())).collect()
}

fn promotions(m: Move, board: &Board) -> Vec<Move> {
    if m.promotion.is_some() || !board.needs_promotion(m) {
        return vec![m.as_made()];
    }
    let becomes = |role| Move {
        promotion: Some(role),
        ..m
    };
    PROMOTIONS.map(becomes).to_vec()
}

/// Returns what a written entry means on a sheet on which no capital is marked: a first letter that may be a file counts
/// as a piece too.
pub fn meaning_without_capitals(text: &str, reader: &Reader<'_>, position: &Position) -> EntryMeaning {
    let plain = meaning(text, reader, position);
    let mut signs = text.chars();
    let Some(first) = signs.next().filter(|it| ('a'..='h').contains(it)) else {
        return plain;
    };
    if !text.chars().nth(1).is_some_and(|it| it.is_ascii_alphabetic()) {
        return plain;
    }
    let as_piece = format!("{}{}", first.to_ascii_uppercase(), signs.as_str());
    match (plain, meaning(&as_piece, reader, position)) {
        (
            EntryMeaning::Moves {
                mut moves,
                mut by_movement,
            },
            EntryMeaning::Moves {
                moves: others,
                by_movement: further,
            },
        ) => {
            moves.extend(others);
            by_movement.extend(further);
            EntryMeaning::Moves { moves, by_movement }
        }
        (plain @ EntryMeaning::Moves { .. }, _) => plain,
        (_, other @ EntryMeaning::Moves { .. }) => other,
        (plain, _) => plain,
    }
}

/// The words of announcements, ready to be found: a sheet may hold thousands.
#[derive(Clone, Debug)]
pub struct AnnouncedWords(HashSet<String>);

impl AnnouncedWords {
    /// Gathers those of some lexicons.
    pub fn of(lexicons: &[&Lexicon]) -> Self {
        let forms = lexicons.iter().flat_map(|it| it.heard());
        Self(forms.flat_map(|(form, _)| form.split([' ', '-']).map(fold)).collect())
    }

    /// Returns true if a word is one of an announcement; a single letter is notation.
    pub fn contains(&self, word: &str) -> bool {
        let word = fold(word);
        word.chars().count() > 1 && self.0.contains(&word)
    }
}

/// Something keyed from a sheet while it is read half-move by half-move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum KeyedCell {
    /// What stands at a half-move, counted from 1.
    Entry(usize, SheetEntry),
    /// Nothing yet: this half-move, counted from 1, is keyed next.
    Next(usize),
    /// No half-move has that number.
    NoSuchNumber(u32),
    /// The result: nothing stands behind it.
    End,
}

/// Reads a line keyed from a sheet. `next` is the half-move that is wanted, counted from 1; a number goes to its
/// half-move, wherever that is.
pub fn keyed(line: &str, start: &Board, next: usize, is_word: &dyn Fn(&str) -> bool) -> Vec<KeyedCell> {
    let mut index = next.saturating_sub(1);
    let mut found = Vec::new();
    let mut jumped = false;
    for Cell { what, .. } in cells(line, is_word) {
        let entry = match what {
            cells::What::Result(_) => continue,
            cells::What::Number { number, side, .. } => {
                jumped = true;
                let to = index_of(start, number, side.unwrap_or(Color::White));
                let Some(to) = to else {
                    found.push(KeyedCell::NoSuchNumber(number));
                    return found;
                };
                index = to;
                continue;
            }
            // "12 … Nf6": the dots behind a number are White's place.
            cells::What::Again => {
                index += 1;
                continue;
            }
            cells::What::Gap => SheetEntry::Missing,
            cells::What::Illegible(text) => SheetEntry::Illegible(text),
            cells::What::Move(text) => SheetEntry::Written(text),
        };
        jumped = false;
        found.push(KeyedCell::Entry(index + 1, entry));
        index += 1;
    }
    if jumped {
        found.push(KeyedCell::Next(index + 1));
    }
    if ends(line) {
        found.push(KeyedCell::End);
    }
    found
}

/// Returns true if a line says the result.
fn ends(line: &str) -> bool {
    line.split_whitespace().any(cells::is_result)
}

#[cfg(test)]
mod tests;
