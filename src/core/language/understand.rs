//! Moves as people type and say them, understood in a position.
//!
//! A line is folded (no case, no accents), cut into everything each place may hold, and put together to every move it
//! can describe; what the position allows decides, and where several remain the person is asked. Nothing is guessed.
//! Each interpretation has a cost: 0 for exact words and letters, 1 for a small piece letter, an abbreviation or a capital
//! file letter, 2 and more for freer forms. One that costs 2 more than the best possible one is dropped.

mod answer;
mod begin;
mod braille;
mod choose;
mod draft;
mod fold;
mod grammar;
mod misspelt;
mod nearest;
mod other_notation;
pub mod placement;
mod spec;
mod token;
mod vocabulary;
pub mod words;

pub use answer::{Answer, answer, file, rank, square};
pub use begin::{may_begin, names_of_pieces_and_files};
pub use misspelt::{MisspeltMove, misspelt};
pub use nearest::nearest;
pub use spec::{Going, MoveSpec};
pub use vocabulary::Vocabulary;
pub use words::understand_words;

use super::braille::UnknownCell;
use super::{Letters, Sight};
use crate::game::{Board, Move, Position};

/// What a line is read with.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The words.
    pub vocabulary: &'a Vocabulary,
    /// The piece letters; the first set is the one that writes. A letter of no set here is never a piece.
    pub letters: &'a [Letters],
}

/// What was understood of a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Understanding {
    /// What follows from it.
    pub decision: Decision,
    /// A draw is offered with the move: `(=)`, or `=` at the end.
    pub offer: bool,
    /// The move was written with `!` or `?`; the move stands, the sign is not recorded (8.1.b).
    pub annotated: bool,
    /// Every move that may be meant, cheapest first.
    pub interpretations: Vec<Interpretation>,
}

/// A move that may be meant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Interpretation {
    /// The move; without a promotion piece if none was said.
    pub m: Move,
    /// 0 for the exact form, more the more freely it was read.
    pub cost: u32,
    /// Whether it is legal; `None` in [`Sight::Movement`] and on a board that the Laws do not allow.
    pub legal: Option<bool>,
    /// False if the piece that was said makes such a move on no board, by the words alone.
    pub on_some_board: bool,
}

impl Interpretation {
    /// Returns the moves that may be meant: one for each piece the pawn may become if none was said.
    pub fn moves(&self, board: &Board) -> Vec<Move> {
        spec::with_promotions(board, self.m)
    }
}

/// What follows from a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Decision {
    /// One move is meant.
    Clear {
        /// The move, with its promotion piece.
        m: Move,
        /// Whether it is legal; `None` in [`Sight::Movement`] and on a board that the Laws do not allow.
        legal: Option<bool>,
    },
    /// One pawn move is meant, but not what the pawn becomes. It is never taken for a queen (D.2.1-6).
    Promotion {
        /// The move, without a piece.
        m: Move,
    },
    /// Several moves may be meant.
    Ask {
        /// The moves, those likelier meant first; promotions without a piece unless it was said.
        moves: Vec<Move>,
    },
    /// This was said of a move; only where the words alone are looked at ([`understand_words`]).
    Said {
        /// What was said.
        spec: MoveSpec,
    },
    /// The words may say several things, most often because the letter of the piece is another one in each of several
    /// languages; only where the words alone are looked at.
    Letter {
        /// The move as it is meant in each.
        specs: Vec<MoveSpec>,
    },
    /// Castling is meant, but not to which side was said.
    Castling {
        /// The castlings for which king and rook stand; none where the words alone are looked at.
        moves: Vec<Move>,
    },
    /// A move was understood, but no such piece can go there.
    Impossible {
        /// What was understood.
        spec: MoveSpec,
    },
    /// No move was understood.
    Nothing(EntryRefusal),
}

/// Why no move was understood.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EntryRefusal {
    /// The words mean nothing.
    Unknown,
    /// A piece was named, but no arrival square: `Cdx3`.
    ArrivalSquare,
    /// Descriptive notation: `P-K4` (C.0-1).
    UseAlgebraic,
    /// A form that is not for a scoresheet; this one is: `Bxd7`.
    UseNotation(String),
    /// The beginning of a move: `e`.
    Incomplete,
    /// A Braille cell that means nothing in any code.
    Cell(UnknownCell),
}

/// Longer lines are no moves. Counted in bytes, so that nothing is done with a megabyte.
const LONGEST_BYTES: usize = 400;

/// Understands a line as a move of the side to move: plain notation, words, Unicode Braille, BRF.
pub fn understand(text: &str, reader: &Reader<'_>, position: &Position, sight: Sight) -> Understanding {
    if is_too_long(text) {
        return nothing(EntryRefusal::Unknown);
    }
    if let Some(understood) = braille::of_cells(text, reader, position, sight) {
        return understood;
    }
    let understood = in_print(text, reader, position, sight);
    match understood.decision {
        Decision::Nothing(_) => braille::of_brf(text, reader, position, sight).unwrap_or(understood),
        Decision::Clear { .. }
        | Decision::Promotion { .. }
        | Decision::Ask { .. }
        | Decision::Said { .. }
        | Decision::Letter { .. }
        | Decision::Castling { .. }
        | Decision::Impossible { .. } => understood,
    }
}

/// Understands a line in print.
fn in_print(text: &str, reader: &Reader<'_>, position: &Position, sight: Sight) -> Understanding {
    if other_notation::is_english_descriptive(text) {
        return nothing(EntryRefusal::UseAlgebraic);
    }
    let drafts = grammar::drafts(&fold::fold(text), reader);
    let understanding = choose::choose(&drafts, &spec::Field::new(position, sight));
    match understanding.decision {
        Decision::Nothing(_) => other_notation::recognize(text, reader).map_or(understanding, nothing),
        Decision::Clear { .. }
        | Decision::Promotion { .. }
        | Decision::Ask { .. }
        | Decision::Said { .. }
        | Decision::Letter { .. }
        | Decision::Castling { .. }
        | Decision::Impossible { .. } => understanding,
    }
}

fn is_too_long(text: &str) -> bool {
    text.len() > LONGEST_BYTES
}

fn nothing(why: EntryRefusal) -> Understanding {
    Understanding {
        decision: Decision::Nothing(why),
        offer: false,
        annotated: false,
        interpretations: Vec::new(),
    }
}
