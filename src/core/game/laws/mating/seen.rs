//! The positions a search has come to, each once, with the one it came from.

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, Chess, Color, FromSetup, Position as _, PositionError, Setup,
};

/// The number of a position among those that were seen.
pub(super) type Number = u32;

/// No position.
const NONE: Number = Number::MAX;

/// Of how many places one is taken at most.
const PLACES_EACH: usize = 2;

/// A position in little room.
///
/// Three planes are the bits of a role, and one is Black's men. A seventh role is a rook with the right to castle; Black's man
/// of no role stands on the square where a pawn can be taken in passing.
#[derive(Clone, Copy, Eq, PartialEq)]
struct Packed {
    planes: [Bitboard; 4],
    turn: Color,
}

/// A position, and how it came about.
struct Node {
    position: Packed,
    /// The one before; the first position has none.
    from: Number,
    /// How many half-moves lead to it.
    plies: u16,
}

/// All that were seen.
pub(super) struct Seen {
    mode: CastlingMode,
    nodes: Vec<Node>,
    /// Open addressing by hash: numbers of nodes.
    places: Vec<Number>,
}

impl Seen {
    /// Returns the first position alone, with its number, and room for so many.
    pub(super) fn beginning_with(root: &Chess, room: usize) -> (Self, Number) {
        let first = Node {
            position: Packed::of(root),
            from: NONE,
            plies: 0,
        };
        let mut seen = Self {
            mode: root.castles().mode(),
            nodes: Vec::with_capacity(room.saturating_add(1)),
            places: vec![NONE; 1 << 10],
        };
        let place = seen.place(first.position);
        seen.places[place] = 0;
        seen.nodes.push(first);
        (seen, 0)
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn plies(&self, number: Number) -> u16 {
        self.node(number).plies
    }

    /// Keeps a position that came about from another; returns its number, or `None` if it was seen before.
    pub(super) fn insert(&mut self, legal: &Chess, from: Number) -> Option<Number> {
        let position = Packed::of(legal);
        let mut place = self.place(position);
        loop {
            match self.places[place] {
                NONE => break,
                number if self.node(number).position == position => return None,
                _ => place = (place + 1) & (self.places.len() - 1),
            }
        }
        let plies = self.plies(from).saturating_add(1);
        let number = Number::try_from(self.nodes.len()).unwrap_or(NONE);
        self.nodes.push(Node { position, from, plies });
        self.places[place] = number;
        if self.nodes.len() * PLACES_EACH > self.places.len() {
            self.spread();
        }
        Some(number)
    }

    /// Returns a position that was kept.
    pub(super) fn position(&self, number: Number) -> Option<Chess> {
        self.node(number).position.unpacked(self.mode)
    }

    /// Returns the moves that led to a position; `None` if one of those before cannot be set up again.
    pub(super) fn line_to(&self, number: Number) -> Option<Vec<shakmaty::Move>> {
        let mut line = Vec::new();
        let mut after = self.node(number);
        while after.from != NONE {
            let before = self.position(after.from)?;
            let leads_there = |m: &shakmaty::Move| {
                let mut next = before.clone();
                next.play_unchecked(*m);
                Packed::of(&next) == after.position
            };
            line.push(before.legal_moves().into_iter().find(leads_there)?);
            after = self.node(after.from);
        }
        line.reverse();
        Some(line)
    }

    fn node(&self, number: Number) -> &Node {
        &self.nodes[number as usize]
    }

    fn place(&self, position: Packed) -> usize {
        // The length is a power of two, and the upper half of a product has the most of all factors.
        (position.hash() >> 32) as usize & (self.places.len() - 1)
    }

    fn spread(&mut self) {
        self.places = vec![NONE; self.places.len() * 2];
        for index in 0..self.nodes.len() {
            let mut place = self.place(self.nodes[index].position);
            while self.places[place] != NONE {
                place = (place + 1) & (self.places.len() - 1);
            }
            self.places[place] = Number::try_from(index).unwrap_or(NONE);
        }
    }
}

impl Packed {
    fn of(legal: &Chess) -> Self {
        let board = legal.board();
        let may_castle = legal.castles().castling_rights();
        let passed = Bitboard::from_iter(legal.pseudo_legal_ep_square());
        Self {
            planes: [
                board.pawns() | board.bishops() | board.queens() | may_castle,
                board.knights() | board.bishops() | board.kings() | may_castle,
                board.rooks() | board.queens() | board.kings(),
                board.black() | passed,
            ],
            turn: legal.turn(),
        }
    }

    fn unpacked(self, mode: CastlingMode) -> Option<Chess> {
        let [ones, twos, fours, black] = self.planes;
        let may_castle = ones & twos & fours;
        let occupied = ones | twos | fours;
        let role = ByRole {
            pawn: ones & !twos & !fours,
            knight: twos & !ones & !fours,
            bishop: ones & twos & !fours,
            rook: (fours & !ones & !twos) | may_castle,
            queen: fours & ones & !twos,
            king: fours & twos & !ones,
        };
        let color = ByColor {
            black: black & occupied,
            white: occupied & !black,
        };
        let setup = Setup {
            board: Board::try_from_bitboards(role, color).ok()?,
            castling_rights: may_castle,
            ep_square: (black & !occupied).first(),
            turn: self.turn,
            ..Setup::empty()
        };
        Chess::from_setup(setup, mode)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok()
    }

    fn hash(self) -> u64 {
        const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
        let turn = u64::from(self.turn.is_white());
        self.planes.iter().fold(turn, |hash, plane| {
            (hash.rotate_left(23) ^ u64::from(*plane)).wrapping_mul(FACTOR)
        })
    }
}
