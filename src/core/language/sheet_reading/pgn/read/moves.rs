//! From a written move to a legal one.

use shakmaty::{Role, Square};

use super::super::word::{Check, Piece, Sign, What, Written};
use super::{LetterSet, SheetFlawKind};
use crate::game::{Ending, LegalMove, Move, Position};

/// Returns the one legal move that is meant, if little need be looked at to know it; else [`resolve`] looks.
pub(super) fn only_legal(written: &Written, set: &LetterSet, position: &Position) -> Option<LegalMove> {
    let (piece, file, rank, to) = match written.what {
        What::Castling(side) => return position.legal_castling(side),
        What::Piece { piece, file, rank, to } => (piece, file, rank, to),
    };
    let is_whole = file.is_some() && rank.is_some();
    if set.is_small || is_whole {
        return None;
    }
    let role = |piece: Piece| match piece {
        Piece::Figurine(role) => Some(role),
        Piece::Letter(letter) => set.role(letter),
        Piece::Small(_) => None,
    };
    let moved = piece.map_or(Some(Role::Pawn), role)?;
    let promotion = match written.promotion {
        None => None,
        Some(piece) => Some(role(piece)?),
    };
    let file = file.or_else(|| (moved == Role::Pawn).then(|| to.file()));
    let is_from = |square: Square| {
        file.unwrap_or(square.file()) == square.file() && rank.unwrap_or(square.rank()) == square.rank()
    };
    position.only_legal_to(moved, to, |m| m.promotion == promotion && is_from(m.from))
}

/// Returns the one legal move that is meant; by how pieces move where the Laws have nothing to say.
pub(super) fn resolve(written: &Written, set: &LetterSet, position: &Position) -> Result<Move, SheetFlawKind> {
    let role = |piece: Piece| match piece {
        Piece::Figurine(role) => Ok(role),
        Piece::Small(letter) if set.is_small => set.role(letter).ok_or(SheetFlawKind::Unreadable),
        Piece::Small(_) => Err(SheetFlawKind::Unreadable),
        Piece::Letter(letter) => set.role(letter).ok_or(SheetFlawKind::Unreadable),
    };
    let promotion = written.promotion.map(role).transpose()?;
    let (piece, file, rank, to) = match written.what {
        What::Castling(side) => {
            let m = position.board().castling_move(side);
            return m
                .filter(|it| is_possible(position, *it))
                .ok_or(SheetFlawKind::IllegalMove);
        }
        What::Piece { piece, file, rank, to } => (piece.map(role).transpose()?, file, rank, to),
    };
    if let (Some(file), Some(rank)) = (file, rank) {
        let from = Square::from_coords(file, rank);
        return from_square(position, piece, Move { from, to, promotion });
    }
    let as_piece = file.filter(|_| set.is_small && piece.is_none() && rank.is_none());
    let as_piece = as_piece.and_then(|it| set.role(it.upper_char()));
    let others = as_piece.map_or_else(Vec::new, |role| position.possible_to(role, to));
    // Nobody names the file of a pawn that stays on it.
    let role = match as_piece.filter(|_| file == Some(to.file()) && !others.is_empty()) {
        Some(_) => return one_of(&others, promotion),
        None => piece.unwrap_or(Role::Pawn),
    };
    // A pawn of which nothing is said goes straight on.
    let file = file.or_else(|| (role == Role::Pawn).then(|| to.file()));
    let fits = |m: &Move| file.is_none_or(|it| it == m.from.file()) && rank.is_none_or(|it| it == m.from.rank());
    let mut all: Vec<Move> = position.possible_to(role, to).into_iter().filter(fits).collect();
    all.extend(others);
    one_of(&all, promotion)
}

fn one_of(all: &[Move], promotion: Option<Role>) -> Result<Move, SheetFlawKind> {
    let meant: Vec<Move> = all.iter().copied().filter(|it| it.promotion == promotion).collect();
    match (meant.as_slice(), all) {
        ([only], _) => Ok(*only),
        ([], [_, ..]) if promotion.is_none() => Err(SheetFlawKind::MissingPromotion),
        ([], _) => Err(SheetFlawKind::IllegalMove),
        ([_, ..], _) => Err(SheetFlawKind::AmbiguousMove),
    }
}

/// Takes a move of which the departure square is said in full; castling may be written by the king's squares.
fn from_square(position: &Position, piece: Option<Role>, m: Move) -> Result<Move, SheetFlawKind> {
    let board = position.board();
    let is_piece = board
        .own_piece_at(m.from)
        .is_some_and(|it| piece.is_none_or(|piece| piece == it));
    if !is_piece {
        return Err(SheetFlawKind::IllegalMove);
    }
    if m.promotion.is_none() && board.needs_promotion(m) {
        return Err(SheetFlawKind::MissingPromotion);
    }
    let m = board.usual_castling(m).unwrap_or(m);
    is_possible(position, m).then_some(m).ok_or(SheetFlawKind::IllegalMove)
}

fn is_possible(position: &Position, m: Move) -> bool {
    position
        .is_legal(m)
        .unwrap_or_else(|| position.board().moves_by_movement().contains(&m))
}

/// Returns what is said of a move and is not so; `captured` is where it takes something.
pub(super) fn untrue(written: &Written, captured: Option<Square>, m: Move, after: &Position) -> Vec<SheetFlawKind> {
    let mut untrue = Vec::new();
    let sign_fits = match written.sign {
        Some(Sign::Takes) => captured.is_some(),
        Some(Sign::Dash) => captured.is_none(),
        None => true,
    };
    if !sign_fits {
        untrue.push(SheetFlawKind::CaptureSign);
    }
    if written.en_passant && captured.is_none_or(|it| it == m.to) {
        untrue.push(SheetFlawKind::EnPassantSign);
    }
    match written.check {
        Some(Check::Check) if after.is_check() == Some(false) => untrue.push(SheetFlawKind::CheckSign),
        Some(Check::Mate) if after.legal().is_some() && after.ending() != Some(Ending::Checkmate) => {
            untrue.push(SheetFlawKind::MateSign);
        }
        Some(_) | None => {}
    }
    untrue
}
