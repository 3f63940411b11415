//! Every slip tried out on a plain board, square by square, in the plainest way there is: what `docs/resolve.md` says and
//! nothing clever. It knows the program's slips by name only, so that two lists can be compared.

use ansage_core::game::resolve::{Explanation, Slip, Slipped};
use shakmaty::{Color, Move, Piece, Role, Square};

/// What stands on each square.
pub(crate) type Squares = [Option<Piece>; 64];

/// A half-move and who makes it.
#[derive(Clone, Copy)]
pub(crate) struct Ply {
    pub(crate) side: Color,
    pub(crate) m: Move,
}

pub(crate) fn squares_of(board: &shakmaty::Board) -> Squares {
    let mut squares = [None; 64];
    for square in Square::ALL {
        squares[usize::from(square)] = board.piece_at(square);
    }
    squares
}

fn at(squares: &Squares, square: Square) -> Option<Piece> {
    squares[usize::from(square)]
}

fn put(squares: &mut Squares, square: Square, piece: Option<Piece>) {
    squares[usize::from(square)] = piece;
}

/// Executes a half-move rightly on whatever stands there.
pub(crate) fn execute(squares: &Squares, ply: Ply) -> Squares {
    let mut after = *squares;
    match ply.m {
        Move::Normal {
            from,
            to,
            capture,
            promotion,
            ..
        } => {
            if let Some(piece) = at(squares, from) {
                if capture.is_some() {
                    put(&mut after, to, None);
                }
                put(&mut after, from, None);
                put(&mut after, to, Some(promotion.map_or(piece, |role| role.of(ply.side))));
            }
        }
        Move::EnPassant { from, to } => {
            if let Some(piece) = at(squares, from) {
                put(&mut after, Square::from_coords(to.file(), from.rank()), None);
                put(&mut after, from, None);
                put(&mut after, to, Some(piece));
            }
        }
        Move::Castle { king, rook } => {
            let (king_to, rook_to) = castled(king, rook);
            let (the_king, the_rook) = (at(squares, king), at(squares, rook));
            put(&mut after, king, None);
            put(&mut after, rook, None);
            if the_king.is_some() {
                put(&mut after, king_to, the_king);
            }
            if the_rook.is_some() {
                put(&mut after, rook_to, the_rook);
            }
        }
        Move::Put { .. } => unreachable!("no variant is played"),
    }
    after
}

fn castled(king: Square, rook: Square) -> (Square, Square) {
    let file = |short, long| if rook.file() > king.file() { short } else { long };
    let on_rank = |file| Square::from_coords(file, king.rank());
    (
        on_rank(file(shakmaty::File::G, shakmaty::File::C)),
        on_rank(file(shakmaty::File::F, shakmaty::File::D)),
    )
}

fn beside(square: Square) -> Vec<Square> {
    Square::ALL.into_iter().filter(|it| it.distance(square) == 1).collect()
}

/// Returns every slip in a half-move and the board after it.
pub(crate) fn slips(squares: &Squares, ply: Ply) -> Vec<(Slip, Squares)> {
    let mut all = vec![(Slip::NotExecuted, *squares)];
    match ply.m {
        Move::Castle { king, rook } => castling(squares, king, rook, &mut all),
        Move::Normal {
            role,
            from,
            to,
            capture,
            promotion,
        } => going(squares, ply, (role, from, to), capture.map(|_| to), promotion, &mut all),
        Move::EnPassant { from, to } => {
            let passed = Square::from_coords(to.file(), from.rank());
            going(squares, ply, (Role::Pawn, from, to), Some(passed), None, &mut all);
        }
        Move::Put { .. } => unreachable!("no variant is played"),
    }
    let right = execute(squares, ply);
    all.retain(|(_slip, after)| *after != right);
    all
}

fn going(
    squares: &Squares,
    ply: Ply,
    (role, from, to): (Role, Square, Square),
    captured: Option<Square>,
    promotion: Option<Role>,
    all: &mut Vec<(Slip, Squares)>,
) {
    // The board with the captured piece off, on which the rest happens unless said otherwise.
    let mut cleared = *squares;
    if let Some(captured) = captured {
        put(&mut cleared, captured, None);
    }
    let arrives = |piece: Piece| promotion.map_or(piece, |role| role.of(ply.side));
    let carried = |from: Square, to: Square, piece: Piece| {
        let mut after = cleared;
        put(&mut after, from, None);
        put(&mut after, to, Some(piece));
        after
    };
    let free = |square: Square| at(&cleared, square).is_none();
    let is_wrong_piece = |other: Square| {
        let kind = role.of(ply.side);
        other != from && other != to && at(squares, other) == Some(kind) && {
            match role {
                Role::Pawn if captured.is_none() => false,
                Role::Pawn => shakmaty::attacks::pawn_attacks(ply.side, other).contains(to),
                _ => {
                    let occupied = Square::ALL.into_iter().filter(|it| at(squares, *it).is_some());
                    shakmaty::attacks::attacks(other, kind, occupied.collect()).contains(to)
                }
            }
        }
    };
    for other in Square::ALL {
        if is_wrong_piece(other) {
            let piece = arrives(role.of(ply.side));
            all.push((Slip::WrongPiece { from: other }, carried(other, to, piece)));
        }
    }
    let flip = |square: Square| Square::from_coords(shakmaty::File::new(7 - u32::from(square.file())), square.rank());
    for (source, target) in [(from, flip(to)), (flip(from), to), (flip(from), flip(to))] {
        let named_otherwise = (source == from && target.distance(to) == 1) || (target == to && is_wrong_piece(source));
        let own = at(squares, source).filter(|it| it.color == ply.side);
        if let Some(piece) = own
            && source != target
            && !named_otherwise
            && (target == to || free(target))
        {
            let slip = Slip::Mirrored {
                from: source,
                to: target,
            };
            all.push((slip, carried(source, target, arrives(piece))));
        }
    }
    let Some(piece) = at(squares, from) else {
        return;
    };
    for target in beside(to) {
        if target != from && free(target) {
            all.push((Slip::OneSquareOff { to: target }, carried(from, target, arrives(piece))));
        }
    }
    let twice = to.offset(i32::from(to) - i32::from(from));
    let is_straight = |it: &Square| {
        let files = |one: Square, other: Square| i32::from(other.file()) - i32::from(one.file());
        files(from, to) == files(to, *it)
    };
    if let Some(target) = twice.filter(is_straight).filter(|it| free(*it))
        && promotion.is_none()
    {
        let mut after = carried(from, target, piece);
        put(&mut after, to, None);
        all.push((Slip::Twice { to: target }, after));
    }
    if let Some(promotion) = promotion {
        for other in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
            if other != promotion {
                let slip = Slip::WrongPromotion { role: other };
                all.push((slip, carried(from, to, other.of(ply.side))));
            }
        }
    }
    let Some(captured) = captured.filter(|it| at(squares, *it).is_some()) else {
        return;
    };
    let mut left = *squares;
    put(&mut left, from, None);
    if captured != to {
        put(&mut left, to, Some(arrives(piece)));
        all.push((Slip::EnPassantLeft, left));
        return;
    }
    all.push((Slip::CapturingRemoved, left));
    for target in beside(to) {
        if at(squares, target).is_none() {
            let mut after = left;
            put(&mut after, target, Some(arrives(piece)));
            all.push((Slip::CapturedNotRemoved { to: target }, after));
        }
        if at(&left, target).is_none() {
            let mut after = left;
            put(&mut after, target, at(squares, to));
            put(&mut after, to, Some(arrives(piece)));
            all.push((Slip::CapturedPutAside { to: target }, after));
        }
    }
}

fn castling(squares: &Squares, king: Square, rook: Square, all: &mut Vec<(Slip, Squares)>) {
    let (Some(the_king), Some(the_rook)) = (at(squares, king), at(squares, rook)) else {
        return;
    };
    let (king_to, rook_to) = castled(king, rook);
    let mut lifted = *squares;
    put(&mut lifted, king, None);
    put(&mut lifted, rook, None);
    let mut stand = |slip: Slip, king_on: Square, rook_on: Square| {
        let mut after = lifted;
        put(&mut after, king_on, Some(the_king));
        put(&mut after, rook_on, Some(the_rook));
        all.push((slip, after));
    };
    if rook_to != rook && king_to != rook {
        stand(Slip::RookNotMoved, king_to, rook);
    }
    if king_to != king && rook_to != king {
        stand(Slip::KingNotMoved, king, rook_to);
    }
    for target in beside(king_to) {
        if target != king && target != rook_to && at(&lifted, target).is_none() {
            stand(Slip::OneSquareOff { to: target }, target, rook_to);
        }
    }
    for target in beside(rook_to) {
        if target != rook && target != king_to && at(&lifted, target).is_none() {
            stand(Slip::RookOneSquareOff { to: target }, king_to, target);
        }
    }
}

/// Returns every way with the fewest slips, at most two, that leads from `start` to `board`: all of them played out.
pub(crate) fn explanations(start: &Squares, game: &[Ply], board: &Squares) -> Vec<Explanation> {
    for slips in 0..=2 {
        let mut found = Vec::new();
        play_on(start, game, 0, slips, &mut Vec::new(), &mut |trail, last| {
            if last == board {
                found.push(trail.to_vec());
            }
        });
        if !found.is_empty() {
            found.retain(|it: &Explanation| !it.is_empty());
            found.sort_unstable();
            return found;
        }
    }
    Vec::new()
}

/// Plays the rest of the game with so many slips in all ways.
fn play_on(
    squares: &Squares,
    game: &[Ply],
    made: usize,
    left: usize,
    trail: &mut Explanation,
    end: &mut dyn FnMut(&[Slipped], &Squares),
) {
    if left == 0 {
        let last = game[made..].iter().fold(*squares, |it, ply| execute(&it, *ply));
        return end(trail, &last);
    }
    let Some(ply) = game.get(made) else {
        return;
    };
    for (slip, after) in slips(squares, *ply) {
        trail.push(Slipped { ply: made + 1, slip });
        play_on(&after, game, made + 1, left - 1, trail, end);
        trail.pop();
    }
    play_on(&execute(squares, *ply), game, made + 1, left, trail, end);
}
