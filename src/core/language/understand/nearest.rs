//! Which piece it was: worked out when a move that is known by its words alone is announced.

use shakmaty::{Bitboard, CastlingSide, Color, Rank, Role, Square, attacks};

use super::spec::{Field, Going, MoveSpec};
use crate::game::board::PROMOTIONS;
use crate::game::{Board, Move, Position, Said};
use crate::language::Sight;

/// Returns the move of the board that words stand for, once they are announced.
///
/// A legal one if there is one, else one by how pieces move, else what stands on the square that was named, else that of the
/// piece of the kind which is nearest by geometry; if none of the kind is on the file or the rank that was named, only one that
/// could go there on an empty board. Of pawns the last alone counts: of two that could be meant by `d5` the file
/// tells which, and the player who follows the journal is not told which of them may move. Where the board has none it cannot
/// follow ([`Board::follows`]), and the words stand on the sheet.
pub fn nearest(spec: &MoveSpec, position: &Position) -> Move {
    let board = position.board();
    match spec {
        MoveSpec::Castles(side) => board.castling_move(*side).unwrap_or_else(|| king_alone(*side, board)),
        MoveSpec::Goes(going) => goes(going, spec, position),
    }
}

fn king_alone(side: CastlingSide, board: &Board) -> Move {
    let home = board.turn().fold_wb(Rank::First, Rank::Eighth);
    let king = Square::ALL
        .into_iter()
        .find(|it| board.own_piece_at(*it) == Some(Role::King));
    let rank = king.map_or(home, Square::rank);
    let to = Square::from_coords(side.king_to_file(), rank);
    Move::new(king.unwrap_or(to), to)
}

fn goes(going: &Going, spec: &MoveSpec, position: &Position) -> Move {
    let board = position.board();
    let Some(to) = going.to() else {
        // Words without an arrival square are asked about before they are announced.
        return Move::new(Square::A1, Square::A1);
    };
    let is_of_a_pawn = going.role == Some(Role::Pawn);
    let fitting = match is_of_a_pawn {
        true => Vec::new(),
        false => Field::new(position, Sight::Legal).fitting(spec),
    };
    let by_distance = |it: &Move| (distance(going, board, it.from, to), it.from);
    if let Some(m) = fitting.into_iter().min_by_key(by_distance) {
        return completed(m, going, board);
    }
    if let Some(from) = going.from()
        && board.own_piece_at(from).is_some()
    {
        return completed(Move::new(from, to), going, board);
    }
    let is_meant = |square: &Square| {
        let stands = board.own_piece_at(*square);
        stands.is_some() && stands == going.role && *square != to
    };
    let on_the_line = |square: &Square| {
        going.from_file.is_none_or(|it| it == square.file()) && going.from_rank.is_none_or(|it| it == square.rank())
    };
    let of_kind: Vec<Square> = Square::ALL.into_iter().filter(is_meant).collect();
    let named: Vec<Square> = of_kind.iter().copied().filter(on_the_line).collect();
    // If none is where it was said to be, another is taken for it only if it can go there on an empty board.
    let reaches = |from: &Square| !distance(going, board, *from, to).0;
    let names_a_departure = going.from_file.is_some() || going.from_rank.is_some();
    let candidates = match named.is_empty() && names_a_departure && !is_of_a_pawn {
        true => of_kind.into_iter().filter(reaches).collect(),
        false if named.is_empty() => of_kind,
        false => named,
    };
    let from = candidates
        .into_iter()
        .min_by_key(|it| (distance(going, board, *it, to), *it));
    match from {
        // That would be castling, which nobody said.
        Some(from) if board.is_onto_own_rook(Move::new(from, to)) && !said_to_take(spec) => only_words(going, to),
        Some(from) => completed(Move::new(from, to), going, board),
        None => only_words(going, to),
    }
}

fn said_to_take(spec: &MoveSpec) -> bool {
    matches!(spec.said(), Some(Said::Goes(goes)) if goes.names_a_taken_rook())
}

/// How far a piece is from having made the move: first whether it could on an empty board, then how many steps of a king.
fn distance(going: &Going, board: &Board, from: Square, to: Square) -> (bool, bool, u32) {
    let Some(role) = board.own_piece_at(from) else {
        return (true, true, u32::MAX);
    };
    let turn = board.turn();
    let reaches = match role {
        Role::Pawn => {
            let ahead = turn.fold_wb(from.rank() < to.rank(), from.rank() > to.rank());
            ahead && from.file().distance(to.file()) == u32::from(says_a_capture(going))
        }
        other => attacks::attacks(from, other.of(Color::White), Bitboard::EMPTY).contains(to),
    };
    // A pawn that goes straight stays on its file, wherever on it.
    let is_astray = role == Role::Pawn && !says_a_capture(going) && from.file() != to.file();
    (!reaches, is_astray, from.distance(to))
}

fn says_a_capture(going: &Going) -> bool {
    going.takes || going.from_file.is_some_and(|it| Some(it) != going.to_file)
}

/// Gives a pawn what it becomes, if it was not said to stay one; another piece becomes nothing.
fn completed(m: Move, going: &Going, board: &Board) -> Move {
    let promotion = going.promotion.filter(|_| board.needs_promotion(m));
    Move { promotion, ..m }.as_made()
}

/// Returns the words as a move that no piece makes: from the square that was named, or from the arrival square.
fn only_words(going: &Going, to: Square) -> Move {
    match going.from().filter(|it| *it != to) {
        Some(from) => Move::new(from, to),
        None => Move {
            from: to,
            to,
            promotion: going.role.filter(|it| PROMOTIONS.contains(it)).or(going.promotion),
        }
        .as_made(),
    }
}

#[cfg(test)]
mod tests;
