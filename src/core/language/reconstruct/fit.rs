//! How well the words that were heard fit a move: the cheapest way to have said it and to have been heard like that.

use shakmaty::{CastlingSide, Role, Square};

use super::parsed::{ParsedPassage, Token};
use crate::game::{Move, Position};
use crate::language::Word;

/// A word that was said and not heard, or heard and not said.
pub(super) const LOST_WORD_COST: f32 = 2.5;
/// A word taken for another of its kind, such as a file for a file; what is listed as alike is cheaper.
const MISTAKEN_WORD_COST: f32 = 2.5;
/// A word taken for one of another kind.
const MISPLACED_WORD_COST: f32 = 3.5;
/// Noise where a word should be, and noise where none should be.
const DROWNED_WORD_COST: f32 = 1.2;
const NOISE_COST: f32 = 0.5;
/// "Knight takes", as in free mode.
const SHORTENED_COST: f32 = 0.5;

/// A word of an announcement, and what it costs to leave it out.
struct Slot {
    word: Word,
    skip: f32,
}

const fn slot(word: Word, skip: f32) -> Slot {
    Slot { word, skip }
}

/// What moves have in common that are announced alike, in whatever position.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(super) struct Alike {
    m: Move,
    role: Option<Role>,
    castles: Option<CastlingSide>,
    taken: Option<(Square, Option<Role>)>,
    gives_check: bool,
}

impl Alike {
    /// Returns it of a legal move; whether that gives check counts only where check was said.
    pub(super) fn of(position: &Position, m: Move, says_check: bool) -> Self {
        let board = position.board();
        let taken = board.captured_square(m);
        Self {
            m,
            role: board.own_piece_at(m.from),
            castles: board.castling_side(m),
            taken: taken.map(|it| (it, board.piece_at(it).map(|it| it.role))),
            gives_check: says_check && position.after(m).is_check() == Some(true),
        }
    }
}

/// Returns what speaks against a legal move having been said: 0 if these very words announce it.
pub(super) fn fit(said: &ParsedPassage, position: &Position, m: Move) -> f32 {
    let ways = ways(position, m, said.says_check());
    let cheapest = ways.iter().map(|(cost, slots)| cost + aligned(&said.tokens, slots));
    cheapest.fold(f32::INFINITY, f32::min)
}

/// Returns true if words announce a legal move exactly.
pub(super) fn aligns(tokens: &[Token], says_check: bool, position: &Position, m: Move) -> bool {
    let ways = ways(position, m, says_check);
    ways.iter().any(|(_, slots)| aligned(tokens, slots) == 0.0)
}

/// Returns the ways to say a move, each with what it costs by itself.
fn ways(position: &Position, m: Move, says_check: bool) -> Vec<(f32, Vec<Slot>)> {
    let board = position.board();
    let mut tail = Vec::new();
    if let Some(role) = m.promotion {
        // If it was not said, the four are equal: that is never supposed.
        tail.extend([slot(Word::Link, 0.0), slot(Word::Piece(role), 0.0)]);
    }
    if says_check && position.after(m).is_check() == Some(true) {
        tail.extend([slot(Word::Check, 0.0), slot(Word::Checkmate, 0.0)]);
    }
    let with_tail = |slots: Vec<Slot>| -> Vec<Slot> {
        let tail = tail.iter().map(|it| slot(it.word, it.skip));
        slots.into_iter().chain(tail).collect()
    };
    let mut all = Vec::new();
    if let Some(side) = board.castling_side(m) {
        all.push((0.0, with_tail(vec![slot(Word::Castles(side), 2.0 * LOST_WORD_COST)])));
        all.push((0.0, with_tail(vec![slot(Word::Castling, 2.0 * LOST_WORD_COST)])));
    }
    let Some(role) = board.own_piece_at(m.from) else {
        return all;
    };
    // In Chess960 the king may castle onto his rook; he is said to go where he arrives.
    let to = board.castling_squares(m).map_or(m.to, |it| it.king.1);
    let from = |skip| {
        [
            slot(Word::File(m.from.file()), skip),
            slot(Word::Rank(m.from.rank()), skip),
        ]
    };
    let taken = board
        .captured_square(m)
        .and_then(|it| board.piece_at(it))
        .map(|it| it.role);
    let middle = || {
        let mut slots = vec![slot(Word::Link, 0.0)];
        if let Some(taken) = taken {
            slots.extend([
                slot(Word::Takes, 0.0),
                slot(Word::Piece(taken), 0.0),
                slot(Word::Link, 0.0),
            ]);
        }
        slots
    };
    let arrives = || {
        let mut slots = vec![
            slot(Word::File(to.file()), LOST_WORD_COST),
            slot(Word::Rank(to.rank()), LOST_WORD_COST),
        ];
        if taken.is_some() && role == Role::Pawn && board.piece_at(m.to).is_none() {
            slots.push(slot(Word::EnPassant, 0.0));
        }
        slots
    };
    let piece = slot(Word::Piece(role), if role == Role::Pawn { 0.0 } else { LOST_WORD_COST });
    let mut named = vec![piece, slot(Word::Link, 0.0)];
    named.extend(from(0.0));
    named.extend(middle());
    named.extend(arrives());
    all.push((0.0, with_tail(named)));
    let mut squares: Vec<Slot> = from(LOST_WORD_COST).into();
    squares.extend(middle());
    squares.extend(arrives());
    all.push((0.0, with_tail(squares)));
    if let Some(taken) = taken {
        let slots = vec![
            slot(Word::Piece(role), LOST_WORD_COST),
            slot(Word::Takes, LOST_WORD_COST),
            slot(Word::Piece(taken), 0.0),
        ];
        all.push((SHORTENED_COST, slots));
    }
    all
}

/// Returns the cheapest way to lay the words that were heard over those of an announcement, in order.
fn aligned(tokens: &[Token], slots: &[Slot]) -> f32 {
    // What it costs to have come to each slot with the words so far.
    let mut row: Vec<f32> = Vec::with_capacity(slots.len() + 1);
    row.push(0.0);
    for slot in slots {
        row.push(row[row.len() - 1] + slot.skip);
    }
    for token in tokens {
        let mut next = Vec::with_capacity(row.len());
        next.push(row[0] + surplus(token));
        for (at, slot) in slots.iter().enumerate() {
            let taken = row[at] + taken_for(token, slot.word);
            let skipped = next[at] + slot.skip;
            let surplus = row[at + 1] + surplus(token);
            next.push(taken.min(skipped).min(surplus));
        }
        row = next;
    }
    row[slots.len()]
}

/// What it costs that a word was heard that was not said.
fn surplus(token: &Token) -> f32 {
    match token.word {
        None => NOISE_COST,
        Some(Word::Link) => 0.0,
        Some(_) => LOST_WORD_COST * token.weight,
    }
}

/// What it costs that a word was heard where another was said.
fn taken_for(token: &Token, said: Word) -> f32 {
    let Some(heard) = token.word else {
        return DROWNED_WORD_COST;
    };
    if heard == said {
        return 0.0;
    }
    let listed = token
        .confusions
        .iter()
        .find(|(it, _)| *it == said)
        .map(|(_, cost)| *cost);
    let usual = if kind(heard) == kind(said) {
        MISTAKEN_WORD_COST
    } else {
        MISPLACED_WORD_COST
    };
    listed.unwrap_or(usual) * token.weight
}

fn kind(word: Word) -> u8 {
    match word {
        Word::Piece(_) => 0,
        Word::File(_) => 1,
        Word::Rank(_) => 2,
        Word::Castles(_) | Word::Castling => 3,
        Word::Check | Word::Checkmate => 4,
        _ => 5,
    }
}
