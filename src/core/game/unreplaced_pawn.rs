//! A pawn that was left on the last rank (7.5.2): since 2018 it is a queen of its colour, whatever the player wanted of it.

use shakmaty::{Bitboard, Color, Rank, Role};

use super::half_known::unwritten;
use super::laws::{Subject, UnreplacedPawn};
use super::{ArbiterNote, Board, Fault, FaultKind, Game, Goes, Move, MoveAsSaid, Ply, Position, Said};

/// Returns the move that a pawn made which was left on the last rank, with the queen that 7.5.2 makes of it; `None` for any
/// other move.
pub fn queen_left_pawn(before: &Position, m: Move) -> Option<Move> {
    let queen = Move {
        promotion: Some(Role::Queen),
        ..m
    };
    (m.promotion.is_none() && before.is_legal(queen) == Some(true)).then_some(queen)
}

/// Returns the position with a queen for every pawn that was left on its last rank, if there is one and the edition makes a
/// queen of it.
pub fn queen_left_pawns(game: &Game, position: &Position) -> Option<Position> {
    let mut setup = position.board().setup().clone();
    let pawns = setup.board.pawns();
    let left =
        |side: Color| pawns & setup.board.by_color(side) & Bitboard::from(side.fold_wb(Rank::Eighth, Rank::First));
    let left = left(Color::White) | left(Color::Black);
    if game.rules().unreplaced_pawn != UnreplacedPawn::Queen || left.is_empty() {
        return None;
    }
    for square in left {
        let pawn = setup.board.piece_at(square)?;
        setup.board.set_piece_at(square, pawn.color.queen());
    }
    Some(Position::of(Board::standing(setup)))
}

/// Returns true if the edition makes a queen of the pawn that this move left on the last rank.
pub fn queens_left_pawn(game: &Game, before: &Position, m: Move) -> bool {
    game.rules().unreplaced_pawn == UnreplacedPawn::Queen && queen_left_pawn(before, m).is_some()
}

/// Returns which fault the illegal half-move of that number is: a pawn left on the last rank is one of its own where the
/// edition knows it.
pub fn fault_of_half_move(game: &Game, ply: u16, side: Color) -> Fault {
    let is_pawn = made(game, ply).is_some_and(|(before, m)| queen_left_pawn(before, m).is_some());
    let kind = match is_pawn && game.rules().counts(FaultKind::Pawn) {
        true => FaultKind::Pawn,
        false => FaultKind::Move,
    };
    Fault { side, kind, ply }
}

/// Returns the last half-move, counted from 1, in which a side left a pawn on the last rank.
pub fn last_left(game: &Game, side: Color) -> Option<u16> {
    let own = (1u16..).zip(game.plies()).filter(|(_, it)| it.side() == side);
    let left = own.filter(|(_, it)| queen_left_pawn(&it.before, it.m).is_some());
    left.last().map(|(ply, _)| ply)
}

/// Returns the entry with the queen that the arbiter's word puts in the place of a half-move, if the fault is such a pawn.
pub fn replaced(game: &Game, fault: Fault) -> Option<MoveAsSaid> {
    let (before, m) = made(game, fault.ply).filter(|_| fault.kind == FaultKind::Pawn)?;
    let m = queen_left_pawn(before, m).filter(|_| game.rules().unreplaced_pawn == UnreplacedPawn::Queen)?;
    let said = said_of(game, fault.ply).map(|said| match said {
        Said::Goes(goes) => Said::Goes(Goes {
            promotion: m.promotion,
            ..goes
        }),
        Said::Castles(_) => said,
    });
    Some(MoveAsSaid::new(m, said))
}

/// Returns true for an entry that the arbiter's word on such a pawn changed, and not a correction of the scoresheet.
pub fn places_queen(game: &Game, ply: u16, old: Move, new: Move) -> bool {
    let queen = Move {
        promotion: Some(Role::Queen),
        ..old
    };
    let is_queen = old.promotion.is_none() && new == queen;
    let mut counted = game.faults().counted.iter().map(|it| it.fault);
    is_queen
        && game.rules().unreplaced_pawn == UnreplacedPawn::Queen
        && counted.any(|fault| fault.kind == FaultKind::Pawn && fault.ply == ply)
}

/// Returns true if a side may have left a pawn in its last half-move, or left one before; half-moves that are not written may be
/// any.
pub fn allows_left_pawn(game: &Game, side: Color) -> bool {
    let goes_to_the_end = |made: &Ply| {
        let piece = made.before.board().piece_at(made.m.from);
        let last_rank = side.fold_wb(Rank::Eighth, Rank::First);
        piece.is_some_and(|piece| piece.role == Role::Pawn) && made.m.to.rank() == last_rank
    };
    let last = game.plies().iter().rfind(|made| made.side() == side);
    unwritten(game) > 0 || last_left(game, side).is_some() || last.is_some_and(goes_to_the_end)
}

/// Returns the subject of the article that a note of an illegal half-move names, where it is such a pawn, or of the queen that
/// took its place.
pub fn subject_of(game: &Game, note: &ArbiterNote) -> Option<Subject> {
    if let ArbiterNote::SheetCorrected { ply, old, new, .. } = note {
        return places_queen(game, *ply, *old, *new).then_some(Subject::UnreplacedPawn);
    }
    let ArbiterNote::IllegalMove { ply, m } = note else {
        return None;
    };
    let before = made(game, *ply).map_or(game.position(), |(before, _)| before);
    queen_left_pawn(before, *m).map(|_| Subject::UnreplacedPawn)
}

/// Returns true for a half-move of that number, counted from 1, that was made while the pawn was still left, where the arbiter
/// made a queen of it later: there was no queen to mind.
pub fn precedes_queen(game: &Game, ply: u16) -> bool {
    let replaces = game.rules().unreplaced_pawn == UnreplacedPawn::Queen;
    let mut standing = (game.faults().counted.iter()).filter(|counted| replaces && counted.struck_by.is_none());
    standing.any(|counted| {
        let Fault { kind, ply: left, .. } = counted.fault;
        kind == FaultKind::Pawn && left < ply && usize::from(ply) <= counted.made
    })
}

/// Returns true if the last half-move is one that the arbiter's word made a queen of: it was illegal, and 5.1.1 and 5.2.1 ask
/// for a move that was not.
pub fn ends_with_placed_queen(game: &Game) -> bool {
    let last = game.plies().len();
    let replaces = game.rules().unreplaced_pawn == UnreplacedPawn::Queen;
    let mut standing = (game.faults().counted.iter()).filter(|counted| replaces && counted.struck_by.is_none());
    standing.any(|counted| counted.fault.kind == FaultKind::Pawn && usize::from(counted.fault.ply) == last)
}

/// Returns the half-move of that number, counted from 1, with the position that it was made in.
fn made(game: &Game, ply: u16) -> Option<(&Position, Move)> {
    half_move(game, ply).map(|it| (&it.before, it.m))
}

fn said_of(game: &Game, ply: u16) -> Option<Said> {
    half_move(game, ply)?.said
}

fn half_move(game: &Game, ply: u16) -> Option<&Ply> {
    game.plies().get(usize::from(ply).checked_sub(1)?)
}
