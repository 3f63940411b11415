//! What a line says of a move, before anyone looks at the board; and which moves of a position fit it.

use shakmaty::{Bitboard, CastlingSide, Color, File, Rank, Role, Square, attacks};

use crate::game::board::PROMOTIONS;
use crate::game::{Board, Goes, Move, Position, Said};
use crate::language::{Sight, Word};

/// Where a king may castle to.
pub(super) const SIDES: [CastlingSide; 2] = [CastlingSide::KingSide, CastlingSide::QueenSide];

/// A move as it was said.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum MoveSpec {
    /// Castling, by name.
    Castles(CastlingSide),
    /// A piece goes somewhere; a king's two-square step may turn out to be castling.
    Goes(Going),
}

/// A piece, where it comes from and where it goes, as far as that was said.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Hash)]
pub struct Going {
    /// The piece; `None` is whatever stands on the departure square, which is then given in full.
    pub role: Option<Role>,
    /// File of departure.
    pub from_file: Option<File>,
    /// Rank of departure.
    pub from_rank: Option<Rank>,
    /// True if a capture was said; whether it is one is the board's to say (C.9, C.13).
    pub takes: bool,
    /// The piece said to be taken.
    pub taken: Option<Role>,
    /// File of arrival.
    pub to_file: Option<File>,
    /// Rank of arrival; `None` for a pawn capture such as `exd`, or where only what is taken was said.
    pub to_rank: Option<Rank>,
    /// The piece a pawn becomes; a pawn if it was said to stay one.
    pub promotion: Option<Role>,
}

impl MoveSpec {
    /// Returns the words for what was understood, in the order of an announcement.
    pub fn words(&self) -> Vec<Word> {
        match self {
            MoveSpec::Castles(side) => vec![Word::Castles(*side)],
            MoveSpec::Goes(going) => going.words(),
        }
    }

    /// Returns true if a move of the side to move is what was said.
    pub(super) fn fits(&self, board: &Board, m: Move) -> bool {
        match self {
            MoveSpec::Castles(side) => board.castling_side(m) == Some(*side),
            MoveSpec::Goes(going) => going.fits(board, m),
        }
    }

    /// Returns false if the piece that was said makes such a move on no board: by the words alone, whatever stands where.
    pub(super) fn is_on_some_board(&self) -> bool {
        match self {
            MoveSpec::Castles(_) => true,
            MoveSpec::Goes(going) => going.is_on_some_board(),
        }
    }

    /// Returns true if another says the same, and perhaps more: where it comes from, what it becomes.
    pub fn is_part_of(&self, other: &MoveSpec) -> bool {
        let (MoveSpec::Goes(one), MoveSpec::Goes(other)) = (self, other) else {
            return self == other;
        };
        one.role == other.role
            && (one.to_file, one.to_rank) == (other.to_file, other.to_rank)
            && one.from_file.is_none_or(|it| other.from_file == Some(it))
            && one.from_rank.is_none_or(|it| other.from_rank == Some(it))
    }

    /// Returns true if both squares were said and are one: no move does that.
    pub(super) fn stays_where_it_is(&self) -> bool {
        match self {
            MoveSpec::Castles(_) => false,
            MoveSpec::Goes(going) => going.from().is_some() && going.from() == going.to(),
        }
    }

    /// Returns true if a pawn was said to take, and not from which file.
    pub(super) fn takes_from_nowhere(&self) -> bool {
        match self {
            MoveSpec::Castles(_) => false,
            MoveSpec::Goes(going) => {
                let takes = going.takes || going.taken.is_some();
                going.role == Some(Role::Pawn) && takes && going.from_file.is_none()
            }
        }
    }

    /// Returns true if it was said where the piece goes, by the square.
    pub(super) fn arrives_at_a_square(&self) -> bool {
        match self {
            MoveSpec::Castles(_) => true,
            MoveSpec::Goes(going) => going.to().is_some(),
        }
    }

    /// Returns true if a pawn was said to reach the last rank, and not what it becomes.
    pub fn lacks_its_promotion(&self) -> bool {
        match self {
            MoveSpec::Goes(going) => {
                going.role == Some(Role::Pawn) && going.is_on_a_last_rank() && going.promotion.is_none()
            }
            MoveSpec::Castles(_) => false,
        }
    }

    /// Returns true if only squares were said, and a pawn of this side that goes so would need a piece to become.
    pub fn promotes_if_a_pawn(&self, side: Color) -> bool {
        let MoveSpec::Goes(going) = self else { return false };
        let (Some(from), Some(to)) = (going.from(), going.to()) else {
            return false;
        };
        let steps = from.rank().distance(to.rank()) == 1 && from.file().distance(to.file()) <= 1;
        let is_last = to.rank() == side.fold_wb(Rank::Eighth, Rank::First);
        going.role.is_none() && going.promotion.is_none() && is_last && steps
    }

    /// Returns the same move of a pawn that becomes this piece.
    #[must_use]
    pub fn becoming(&self, role: Role) -> MoveSpec {
        self.promoting_to(Some(role))
    }

    /// Returns true if a pawn was said to stay one on the last rank.
    pub fn stays_a_pawn(&self) -> bool {
        matches!(self, MoveSpec::Goes(going) if going.promotion == Some(Role::Pawn))
    }

    /// Returns the same move without what a pawn becomes.
    #[must_use]
    pub fn without_promotion(&self) -> MoveSpec {
        self.promoting_to(None)
    }

    fn promoting_to(&self, promotion: Option<Role>) -> MoveSpec {
        match self {
            MoveSpec::Castles(_) => *self,
            MoveSpec::Goes(going) => MoveSpec::Goes(Going { promotion, ..*going }),
        }
    }

    /// Returns the kind of piece of which it must be asked where it stands, if there are several, and where it goes: it may be
    /// any of them, and its square was not said whole: a file or a rank may leave several of them.
    pub fn departure_wanted(&self) -> Option<(Role, Square)> {
        let MoveSpec::Goes(going) = self else { return None };
        let role = going.role.filter(|it| !matches!(it, Role::Pawn | Role::King))?;
        let is_said_whole = going.from_file.is_some() && going.from_rank.is_some();
        going.to().filter(|_| !is_said_whole).map(|to| (role, to))
    }

    /// Returns the words in which it is read back: what was said of piece and squares, in the order of an announcement.
    pub fn words_read_back(&self, says_pawn: bool) -> Vec<Word> {
        // Behind the squares it is what becomes of it, and must be heard.
        let is_said = |(place, it): &(usize, Word)| match it {
            Word::Takes => false,
            Word::Piece(Role::Pawn) => says_pawn || *place > 0,
            _ => true,
        };
        let all = match self {
            MoveSpec::Castles(_) => *self,
            MoveSpec::Goes(going) => MoveSpec::Goes(Going { taken: None, ..*going }),
        };
        let words = all.words().into_iter().enumerate().filter(is_said);
        words.map(|(_, word)| word).collect()
    }

    /// Returns what is announced and written of it; `None` without a square to go to, which is asked for before.
    pub fn said(&self) -> Option<Said> {
        match self {
            MoveSpec::Castles(side) => Some(Said::Castles(*side)),
            MoveSpec::Goes(going) => Some(Said::Goes(Goes {
                role: going.role,
                file: going.from_file,
                rank: going.from_rank,
                takes: going.takes || going.taken.is_some(),
                to: going.to()?,
                promotion: going.promotion.filter(|it| *it != Role::Pawn),
            })),
        }
    }

    /// Returns the same move from a given departure, for the answer to "from which square?".
    #[must_use]
    pub fn coming_from(&self, file: Option<File>, rank: Option<Rank>) -> MoveSpec {
        match self {
            MoveSpec::Castles(_) => *self,
            MoveSpec::Goes(going) => MoveSpec::Goes(Going {
                from_file: file.or(going.from_file),
                from_rank: rank.or(going.from_rank),
                ..*going
            }),
        }
    }
}

impl Going {
    /// Returns the departure square, if it was said in full.
    pub fn from(&self) -> Option<Square> {
        Some(Square::from_coords(self.from_file?, self.from_rank?))
    }

    /// Returns the arrival square, if it was said in full.
    pub fn to(&self) -> Option<Square> {
        Some(Square::from_coords(self.to_file?, self.to_rank?))
    }

    fn is_on_a_last_rank(&self) -> bool {
        matches!(self.to_rank, Some(Rank::First | Rank::Eighth))
    }

    fn is_on_some_board(&self) -> bool {
        let Some(role) = self.role else { return true };
        let squares = |file: Option<File>, rank: Option<Rank>| {
            let files = file.map_or(Bitboard::FULL, Bitboard::from_file);
            files & rank.map_or(Bitboard::FULL, Bitboard::from_rank)
        };
        let arrivals = squares(self.to_file, self.to_rank);
        let arrives = |from: Square| arrivals.into_iter().any(|to| self.moves_like(role, from, to));
        squares(self.from_file, self.from_rank).into_iter().any(arrives)
    }

    /// Returns true if a piece moves like that, all other pieces aside.
    fn moves_like(&self, role: Role, from: Square, to: Square) -> bool {
        match role {
            Role::Pawn => self.steps_like_a_pawn(from, to),
            // A king castles along his rank; in Chess960 to wherever his rook stands.
            Role::King if castles_there(from, to) => true,
            other => attacks::attacks(from, other.of(Color::White), Bitboard::EMPTY).contains(to),
        }
    }

    fn steps_like_a_pawn(&self, from: Square, to: Square) -> bool {
        let takes = self.takes || self.taken.is_some();
        let of_side = |side: Color| {
            let comes_from = side.fold_wb(Rank::Second, Rank::Seventh);
            let ahead = |from: Square| from.offset(side.fold_wb(8, -8));
            let one = ahead(from);
            let two = one.and_then(ahead).filter(|_| from.rank() == comes_from);
            attacks::pawn_attacks(side, from).contains(to) || (!takes && [one, two].contains(&Some(to)))
        };
        [Color::White, Color::Black].into_iter().any(of_side)
    }

    fn words(&self) -> Vec<Word> {
        [
            self.role.map(Word::Piece),
            self.from_file.map(Word::File),
            self.from_rank.map(Word::Rank),
            self.takes.then_some(Word::Takes),
            self.taken.map(Word::Piece),
            self.to_file.map(Word::File),
            self.to_rank.map(Word::Rank),
            self.promotion.map(Word::Piece),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn fits(&self, board: &Board, m: Move) -> bool {
        let stands = board.own_piece_at(m.from);
        self.role.is_none_or(|it| stands == Some(it))
            && self.from_file.is_none_or(|it| it == m.from.file())
            && self.from_rank.is_none_or(|it| it == m.from.rank())
            && self.arrives(board, m)
            && self.takes_what_was_said(board, m)
            && (self.promotion.is_none() || self.promotion == m.promotion)
            && (self.to_rank.is_some() || self.taken.is_some() || m.from.file() != m.to.file())
    }

    fn takes_what_was_said(&self, board: &Board, m: Move) -> bool {
        self.taken.is_none_or(|taken| {
            let captured = board.taken_by(m);
            captured.is_some_and(|it| it.role == taken)
        })
    }

    /// Returns true if a move ends where it was said. Castling ends where the king does, or on the rook it is said to
    /// take; in Chess960 only on the rook, for there the king may step to the same square (F.3).
    fn arrives(&self, board: &Board, m: Move) -> bool {
        let is_there = |square: Square| {
            self.to_file.is_none_or(|it| it == square.file()) && self.to_rank.is_none_or(|it| it == square.rank())
        };
        let Some(side) = board.castling_side(m) else {
            return is_there(m.to);
        };
        let king_to = Square::from_coords(side.king_to_file(), m.from.rank());
        let steps = !board.is_chess960() && is_there(king_to) && !board.reaches(m.from, king_to);
        let takes_rook = (self.takes || self.from().is_some())
            && self
                .to()
                .is_some_and(|it| board.castling_side(Move::new(m.from, it)) == Some(side));
        steps || takes_rook
    }
}

fn castles_there(from: Square, to: Square) -> bool {
    from.rank() == to.rank() && matches!(from.rank(), Rank::First | Rank::Eighth)
}

/// A position, with its moves counted out once.
pub(super) struct Field<'a> {
    board: &'a Board,
    sight: Sight,
    by_movement: Vec<Move>,
    /// `None` where legality is not looked at.
    legal: Option<Vec<Move>>,
}

impl<'a> Field<'a> {
    pub(super) fn new(position: &'a Position, sight: Sight) -> Self {
        Self {
            board: position.board(),
            sight,
            by_movement: position.board().moves_by_movement(),
            legal: match sight {
                Sight::Legal => position.legal_moves(),
                Sight::Movement | Sight::Words => None,
            },
        }
    }

    pub(super) fn board(&self) -> &Board {
        self.board
    }

    pub(super) fn sight(&self) -> Sight {
        self.sight
    }

    /// Returns whether a move is legal, a missing promotion piece aside; `None` where that is not looked at.
    pub(super) fn is_legal(&self, m: Move) -> Option<bool> {
        let legal = self.legal.as_ref()?;
        Some(
            legal
                .iter()
                .any(|it| (it.from, it.to) == (m.from, m.to) && (m.promotion.is_none() || it.promotion == m.promotion)),
        )
    }

    /// Returns the moves that fit: the legal ones; if none is, those by how pieces move; if none is and both squares
    /// were given, that very move. Promotions come without a piece unless it was said; that the pawn stays one is said too.
    pub(super) fn fitting(&self, spec: &MoveSpec) -> Vec<Move> {
        let going = match spec {
            MoveSpec::Castles(side) => return self.board.castling_move(*side).into_iter().collect(),
            MoveSpec::Goes(_) if spec.stays_a_pawn() => return self.staying(spec),
            MoveSpec::Goes(going) => going,
        };
        let among = |moves: &[Move]| -> Vec<Move> {
            let mut fitting: Vec<Move> = moves.iter().copied().filter(|it| going.fits(self.board, *it)).collect();
            if going.promotion.is_none() {
                for m in &mut fitting {
                    m.promotion = None;
                }
            }
            fitting.sort_unstable();
            fitting.dedup();
            fitting
        };
        let legal = self.legal.as_deref().map(among).unwrap_or_default();
        if !legal.is_empty() {
            return legal;
        }
        let by_movement = among(&self.by_movement);
        if !by_movement.is_empty() {
            return by_movement;
        }
        self.as_given(going).into_iter().collect()
    }

    /// Returns the moves that fit, of a pawn that stays one on the last rank.
    fn staying(&self, spec: &MoveSpec) -> Vec<Move> {
        let promoting = self.fitting(&spec.without_promotion()).into_iter();
        let promoting = promoting.filter(|it| self.board.needs_promotion(*it));
        let staying = |m| Move {
            promotion: Some(Role::Pawn),
            ..m
        };
        promoting.map(staying).collect()
    }

    /// Returns the move from square to square, whatever the rules say: people make such moves, and they stand.
    fn as_given(&self, going: &Going) -> Option<Move> {
        let m = Move {
            from: going.from()?,
            to: going.to()?,
            promotion: going.promotion,
        };
        let stands = self.board.own_piece_at(m.from)?;
        let is_that_piece = going.role.is_none_or(|it| it == stands);
        let may_promote = m.promotion.is_none() || self.board.needs_promotion(m);
        let castling = self
            .board
            .castling_side(m)
            .and_then(|side| self.board.castling_move(side));
        (is_that_piece && may_promote && m.from != m.to).then(|| castling.unwrap_or(m))
    }
}

/// Returns a move once for each piece the pawn may become; any other move as it is.
pub(super) fn with_promotions(board: &Board, m: Move) -> Vec<Move> {
    if m.promotion.is_some() || !board.needs_promotion(m) {
        return vec![m];
    }
    PROMOTIONS
        .map(|role| Move {
            promotion: Some(role),
            ..m
        })
        .to_vec()
}

#[cfg(test)]
mod tests {
    use shakmaty::{Role, Square};

    use super::{Going, MoveSpec};
    use crate::game::{Board, Move};

    /// Returns true if a piece alone on a board, or with something to take, can go from one square to another.
    fn can_be_made(role: Role, from: Square, to: Square) -> bool {
        let place = |color: &str, taken: bool| {
            let mut rows = vec![vec![None; 8]; 8];
            let piece = if color == "w" { role.upper_char() } else { role.char() };
            rows[7 - usize::from(from.rank())][usize::from(from.file())] = Some(piece);
            if taken {
                let other = if color == "w" { 'n' } else { 'N' };
                rows[7 - usize::from(to.rank())][usize::from(to.file())] = Some(other);
            }
            let row = |it: &Vec<Option<char>>| it.iter().map(|it| it.unwrap_or('1')).collect::<String>();
            let rows: Vec<String> = rows.iter().map(row).collect();
            Board::from_fen(&format!("{} {color} - - 0 1", rows.join("/")), false).expect("a FEN")
        };
        let boards = ["w", "b"]
            .into_iter()
            .flat_map(|color| [false, true].map(|taken| place(color, taken)));
        let goes = |m: &Move| (m.from, m.to) == (from, to);
        boards
            .into_iter()
            .any(|board| board.moves_by_movement().iter().any(goes))
    }

    #[test]
    fn what_a_piece_makes_on_no_board_is_told_by_the_words_alone() {
        for role in Role::ALL {
            for from in Square::ALL {
                for to in Square::ALL.into_iter().filter(|it| *it != from) {
                    let spec = MoveSpec::Goes(Going {
                        role: Some(role),
                        from_file: Some(from.file()),
                        from_rank: Some(from.rank()),
                        to_file: Some(to.file()),
                        to_rank: Some(to.rank()),
                        ..Going::default()
                    });
                    let castles =
                        role == Role::King && from.rank() == to.rank() && [0, 7].contains(&(from.rank() as u8));
                    let is_on_a_board = castles || can_be_made(role, from, to);
                    assert_eq!(spec.is_on_some_board(), is_on_a_board, "{role:?} {from} {to}");
                }
            }
        }
    }
}
