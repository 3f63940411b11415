//! Answers to "which one?" and "from which square?": a file, a rank, a square, a piece.

use shakmaty::{File, Rank, Role, Square};

use super::draft::{Draft, Hint};
use super::fold::fold;
use super::grammar::drafts;
use super::spec::{Field, with_promotions};
use super::{Reader, is_too_long};
use crate::game::{Board, Move, Position};
use crate::language::Sight;

/// What an answer leaves of the moves that were asked about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Answer {
    /// This one.
    Clear(Move),
    /// This pawn; its promotion piece is still to be named.
    Promotion(Move),
    /// Several are still possible.
    Still(Vec<Move>),
    /// It answers nothing; perhaps it is a new move.
    Nothing,
}

/// Understands an answer to a question about `moves`, which may lack their promotion pieces.
pub fn answer(text: &str, reader: &Reader<'_>, moves: &[Move], position: &Position) -> Answer {
    if is_too_long(text) {
        return Answer::Nothing;
    }
    let board = position.board();
    let candidates: Vec<Move> = moves.iter().flat_map(|it| with_promotions(board, *it)).collect();
    let field = Field::new(position, Sight::Movement);
    let drafts = drafts(&fold(text), reader);
    let left: Vec<Vec<Move>> = drafts.iter().map(|it| narrow(it, &candidates, &field)).collect();
    // A letter that says something new goes before one that fits all: "d" names the queen where all pawns stand on d; and one
    // that names a piece to become before one that names the pawn.
    let narrows = || left.iter().filter(|it| !it.is_empty() && it.len() < candidates.len());
    let becomes = |it: &&Vec<Move>| it.iter().all(|m| m.promotion != Some(Role::Pawn));
    let narrowing = narrows().find(becomes).or_else(|| narrows().next());
    match narrowing.or_else(|| left.iter().find(|it| !it.is_empty())) {
        Some(left) => sum_up(left, board),
        None => Answer::Nothing,
    }
}

/// Understands a line that names one square and nothing else: `g1`, `Gustav eins`.
pub fn square(text: &str, reader: &Reader<'_>) -> Option<Square> {
    place(text, reader, |hint| match hint {
        Hint::Square(None, square) => Some(square),
        Hint::Square(Some(_), _) | Hint::File(..) | Hint::Rank(..) | Hint::Piece(_) | Hint::Castles(_) => None,
    })
}

/// Understands a line that names one rank and nothing else: `4`, `vier`.
pub fn rank(text: &str, reader: &Reader<'_>) -> Option<Rank> {
    place(text, reader, |hint| match hint {
        Hint::Rank(None, rank) => Some(rank),
        Hint::Rank(Some(_), _) | Hint::File(..) | Hint::Square(..) | Hint::Piece(_) | Hint::Castles(_) => None,
    })
}

/// Understands a line that names one file and nothing else: `e`, `Eva`.
pub fn file(text: &str, reader: &Reader<'_>) -> Option<File> {
    place(text, reader, |hint| match hint {
        Hint::File(None, file) => Some(file),
        Hint::File(Some(_), _) | Hint::Rank(..) | Hint::Square(..) | Hint::Piece(_) | Hint::Castles(_) => None,
    })
}

fn place<T>(text: &str, reader: &Reader<'_>, of: impl Fn(Hint) -> Option<T>) -> Option<T> {
    if is_too_long(text) {
        return None;
    }
    let drafts = drafts(&fold(text), reader);
    drafts.iter().find_map(|draft| of(draft.hint()?))
}

/// Returns the candidates a draft speaks of.
fn narrow(draft: &Draft, candidates: &[Move], field: &Field<'_>) -> Vec<Move> {
    let board = field.board();
    let keep =
        |fits: &dyn Fn(Move) -> bool| -> Vec<Move> { candidates.iter().copied().filter(|it| fits(*it)).collect() };
    let first_or = |one: Vec<Move>, other: &dyn Fn() -> Vec<Move>| if one.is_empty() { other() } else { one };
    let is = |m: Move, role: Option<Role>| role.is_none_or(|it| board.own_piece_at(m.from) == Some(it));
    let Some(hint) = draft.hint() else {
        return match draft.spec() {
            Ok((spec, _)) if !draft.is_torn() => keep(&|m| spec.fits(board, m)),
            Ok(_) | Err(_) => Vec::new(),
        };
    };
    match hint {
        Hint::Castles(side) => keep(&|m| board.castling_side(m) == Some(side)),
        Hint::Piece(Role::Pawn) => first_or(keep(&|m| m.promotion == Some(Role::Pawn)), &|| {
            keep(&|m| board.own_piece_at(m.from) == Some(Role::Pawn))
        }),
        Hint::Piece(role) => keep(&|m| board.own_piece_at(m.from) == Some(role) || m.promotion == Some(role)),
        Hint::File(role, file) => first_or(keep(&|m| is(m, role) && m.from.file() == file), &|| {
            keep(&|m| is(m, role) && m.to.file() == file)
        }),
        Hint::Rank(role, rank) => first_or(keep(&|m| is(m, role) && m.from.rank() == rank), &|| {
            keep(&|m| is(m, role) && m.to.rank() == rank)
        }),
        Hint::Square(role, square) => first_or(keep(&|m| is(m, role) && m.from == square), &|| {
            keep(&|m| is(m, role) && m.to == square)
        }),
    }
}

/// Returns what is left, promotions of one pawn drawn together.
fn sum_up(left: &[Move], board: &Board) -> Answer {
    if let [only] = left {
        return Answer::Clear(*only);
    }
    let mut pawns: Vec<Move> = left.iter().map(|it| Move::new(it.from, it.to)).collect();
    pawns.dedup();
    match pawns.as_slice() {
        [only] if board.needs_promotion(*only) => Answer::Promotion(*only),
        _ => {
            let is_whole = |pawn: &Move| with_promotions(board, *pawn).iter().all(|it| left.contains(it));
            if pawns.iter().all(is_whole) {
                Answer::Still(pawns)
            } else {
                Answer::Still(left.to_vec())
            }
        }
    }
}
