//! What can go wrong when a move is executed on a board, and what the board looks like afterwards.
//!
//! `docs/resolve.md` has the same in words, for whoever checks an explanation.

use shakmaty::attacks;
use shakmaty::{Bitboard, Color, Role, Square};

use super::action::{Action, Deed, Writes, bit};
use super::placement::{Code, EMPTY, Placement, code};

/// A slip of the hand in executing one half-move. "Beside" means one of up to eight squares around another.
///
/// Where nothing else is said, what is captured is taken off, and a square on which a piece is put by mistake must be
/// empty at that moment. A slip that leaves the board as the right execution would have is none.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Ord, PartialOrd)]
pub enum Slip {
    /// The move was not executed.
    NotExecuted,
    /// The piece was put beside its arrival square; when castling, the king was.
    OneSquareOff {
        /// Where it was put.
        to: Square,
    },
    /// When castling the rook was put beside its arrival square.
    RookOneSquareOff {
        /// Where it was put.
        to: Square,
    },
    /// Another piece of the same kind and colour that could go to the arrival square went there; a pawn only to take.
    WrongPiece {
        /// Where it stood.
        from: Square,
    },
    /// The piece was taken from the mirrored file, or put on it, or both: a for h, b for g.
    Mirrored {
        /// Where the piece was taken from.
        from: Square,
        /// Where it was put.
        to: Square,
    },
    /// The move was executed twice: the piece went on by the same step.
    Twice {
        /// Where it came to stand.
        to: Square,
    },
    /// The captured piece was not taken off but put beside; it may be where the capturing piece came from.
    CapturedPutAside {
        /// Where it was put.
        to: Square,
    },
    /// The captured piece was not taken off, and the capturing piece was put beside it.
    CapturedNotRemoved {
        /// Where the capturing piece was put.
        to: Square,
    },
    /// The capturing piece was taken off in place of the captured one.
    CapturingRemoved,
    /// The pawn taken in passing was left on the board.
    EnPassantLeft,
    /// When castling the rook was not moved.
    RookNotMoved,
    /// When castling the king was not moved.
    KingNotMoved,
    /// The pawn became another piece, or remained a pawn.
    WrongPromotion {
        /// What stands on the arrival square.
        role: Role,
    },
}

/// What a pawn on the last rank can be left as.
const PROMOTED: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

impl Slip {
    /// Returns every slip that is possible in executing `action` on a board, with what stands there afterwards.
    pub fn all(action: &Action, placement: &Placement) -> Vec<(Slip, Placement)> {
        let mut right = *placement;
        action.execute(&mut right);
        let mut all = Vec::new();
        each(action, placement, |slip, writes| {
            let mut after = *placement;
            writes.put_on(&mut after);
            if after != right {
                all.push((slip, after));
            }
        });
        all
    }
}

/// A board as the slips look at it.
pub(super) trait View {
    /// Returns what stands on a square.
    fn at(&self, square: u8) -> Code;
    /// Returns the squares on which such a piece stands.
    fn like(&self, piece: Code) -> u64;
    /// Returns the squares on which something stands.
    fn occupied(&self) -> u64;
}

impl View for Placement {
    fn at(&self, square: u8) -> Code {
        self.codes()[usize::from(square)]
    }

    fn like(&self, piece: Code) -> u64 {
        let is_like = |square: &u8| View::at(self, *square) == piece;
        (0..64).filter(is_like).fold(0, |mask, it| mask | 1 << it)
    }

    fn occupied(&self) -> u64 {
        self.occupied()
    }
}

/// Hands every slip and what it puts on the board to `take`; also those without an effect.
pub(super) fn each(action: &Action, board: &impl View, mut take: impl FnMut(Slip, &Writes)) {
    take(Slip::NotExecuted, &Writes::default());
    match action.deed {
        Deed::Castles { king, rook } => castling(king, rook, board, &mut take),
        Deed::Goes {
            from,
            to,
            captured,
            promotion,
        } => Going {
            action,
            board,
            from,
            to,
            captured,
            promotion,
        }
        .each(&mut take),
    }
}

/// A piece that goes somewhere.
struct Going<'a, V> {
    action: &'a Action,
    board: &'a V,
    from: Square,
    to: Square,
    captured: Option<Square>,
    promotion: Option<Role>,
}

impl<V: View> Going<'_, V> {
    fn each(&self, take: &mut impl FnMut(Slip, &Writes)) {
        let like = self.wrong_pieces();
        for from in like {
            let arrived = self.action.becomes(self.action.mover());
            take(Slip::WrongPiece { from }, &self.moved(from, self.to, arrived));
        }
        self.mirrored(like, take);
        let piece = self.at(self.from);
        if piece == EMPTY {
            return;
        }
        let arrived = self.action.becomes(piece);
        for to in beside(self.to) {
            if to != self.from && self.is_free(to) {
                take(Slip::OneSquareOff { to }, &self.moved(self.from, to, arrived));
            }
        }
        self.twice(piece, take);
        match self.captured {
            Some(captured) if captured == self.to => self.captures(arrived, take),
            Some(captured) if self.at(captured) != EMPTY => {
                let mut writes = Writes::default();
                writes.put(self.from, EMPTY);
                writes.put(self.to, arrived);
                take(Slip::EnPassantLeft, &writes);
            }
            Some(_) | None => {}
        }
        for role in PROMOTED {
            if self.promotion.is_some_and(|it| it != role) {
                let left_as = code(role.of(self.action.side));
                take(Slip::WrongPromotion { role }, &self.moved(self.from, self.to, left_as));
            }
        }
    }

    fn captures(&self, arrived: Code, take: &mut impl FnMut(Slip, &Writes)) {
        let captured = self.at(self.to);
        if captured == EMPTY {
            return;
        }
        for square in beside(self.to) {
            let is_empty = self.at(square) == EMPTY;
            if is_empty || square == self.from {
                let mut writes = Writes::default();
                writes.put(self.from, EMPTY);
                writes.put(self.to, arrived);
                writes.put(square, captured);
                take(Slip::CapturedPutAside { to: square }, &writes);
            }
            if is_empty {
                let mut writes = Writes::default();
                writes.put(self.from, EMPTY);
                writes.put(square, arrived);
                take(Slip::CapturedNotRemoved { to: square }, &writes);
            }
        }
        let mut writes = Writes::default();
        writes.put(self.from, EMPTY);
        take(Slip::CapturingRemoved, &writes);
    }

    fn twice(&self, piece: Code, take: &mut impl FnMut(Slip, &Writes)) {
        let step = |one: i32, other: i32| 2 * other - one;
        let file = step(self.from.file().into(), self.to.file().into());
        let rank = step(self.from.rank().into(), self.to.rank().into());
        let (Ok(file), Ok(rank)) = (file.try_into(), rank.try_into()) else {
            return;
        };
        let to = Square::from_coords(file, rank);
        if self.promotion.is_none() && self.is_free(to) {
            let mut writes = self.moved(self.from, to, piece);
            writes.put(self.to, EMPTY);
            take(Slip::Twice { to }, &writes);
        }
    }

    /// Mirroring that is another slip already is left to that one.
    fn mirrored(&self, like: Bitboard, take: &mut impl FnMut(Slip, &Writes)) {
        let (other_from, other_to) = (self.from.flip_horizontal(), self.to.flip_horizontal());
        let far = !beside(self.to).contains(other_to);
        for (from, to, is_new) in [
            (self.from, other_to, far),
            (other_from, self.to, !like.contains(other_from)),
            (other_from, other_to, true),
        ] {
            let piece = self.at(from);
            let may_arrive = to == self.to || self.is_free(to);
            if is_new && from != to && may_arrive && self.action.is_own(piece) {
                let arrived = self.action.becomes(piece);
                take(Slip::Mirrored { from, to }, &self.moved(from, to, arrived));
            }
        }
    }

    /// Returns where other pieces of the same kind and colour stand that can go to the arrival square.
    fn wrong_pieces(&self) -> Bitboard {
        let like = self.board.like(self.action.mover()) & !bit(self.from) & !bit(self.to);
        if like == 0 {
            return Bitboard::EMPTY;
        }
        let reach = match self.action.role {
            // Seen from the arrival square, a pawn takes as one of the other colour does.
            Role::Pawn if self.captured.is_some() => attacks::pawn_attacks(!self.action.side, self.to),
            Role::Pawn => Bitboard::EMPTY,
            role => attacks::attacks(self.to, role.of(Color::White), Bitboard(self.board.occupied())),
        };
        Bitboard(like) & reach
    }

    fn at(&self, square: Square) -> Code {
        self.board.at(square.into())
    }

    /// Returns true if nothing stands on a square once what is captured is off.
    fn is_free(&self, square: Square) -> bool {
        self.at(square) == EMPTY || self.captured == Some(square)
    }

    fn moved(&self, from: Square, to: Square, arrived: Code) -> Writes {
        let mut writes = Writes::default();
        if let Some(captured) = self.captured {
            writes.put(captured, EMPTY);
        }
        writes.put(from, EMPTY);
        writes.put(to, arrived);
        writes
    }
}

fn castling(king: (Square, Square), rook: (Square, Square), board: &impl View, take: &mut impl FnMut(Slip, &Writes)) {
    let at = |square: Square| board.at(square.into());
    let (the_king, the_rook) = (at(king.0), at(rook.0));
    if the_king == EMPTY || the_rook == EMPTY {
        return;
    }
    let put = |king_to: Square, rook_to: Square| {
        let mut writes = Writes::default();
        writes.put(king.0, EMPTY);
        writes.put(rook.0, EMPTY);
        writes.put(king_to, the_king);
        writes.put(rook_to, the_rook);
        writes
    };
    if rook.0 != rook.1 && rook.0 != king.1 {
        take(Slip::RookNotMoved, &put(king.1, rook.0));
    }
    if king.0 != king.1 && king.0 != rook.1 {
        take(Slip::KingNotMoved, &put(king.0, rook.1));
    }
    let is_free = |square: Square| at(square) == EMPTY || square == king.0 || square == rook.0;
    for to in beside(king.1) {
        if to != king.0 && to != rook.1 && is_free(to) {
            take(Slip::OneSquareOff { to }, &put(to, rook.1));
        }
    }
    for to in beside(rook.1) {
        if to != rook.0 && to != king.1 && is_free(to) {
            take(Slip::RookOneSquareOff { to }, &put(king.1, to));
        }
    }
}

/// Returns the squares around a square.
fn beside(square: Square) -> Bitboard {
    attacks::king_attacks(square)
}

/// Returns every square that any slip in executing `action` may write; a wrong piece's own square aside.
pub(super) fn scope(action: &Action) -> u64 {
    let around = |square: Square| beside(square).0;
    let further = match action.deed {
        Deed::Castles { king, rook } => around(king.1) | around(rook.1),
        Deed::Goes { from, to, .. } => {
            let step = |one: i32, other: i32| 2 * other - one;
            let file = step(from.file().into(), to.file().into()).try_into();
            let rank = step(from.rank().into(), to.rank().into()).try_into();
            let twice = match (file, rank) {
                (Ok(file), Ok(rank)) => bit(Square::from_coords(file, rank)),
                _ => 0,
            };
            around(to) | twice | bit(from.flip_horizontal()) | bit(to.flip_horizontal())
        }
    };
    action.touched() | further
}
