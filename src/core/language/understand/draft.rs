//! A move as far as it was read, and which atom may come next.

use std::ops::Deref;

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::spec::{Going, MoveSpec};
use super::token::{Atom, Edge, FileCase, Spelling};

/// One way to read a whole line.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Hash)]
pub(super) struct Draft {
    piece: Option<Role>,
    /// How the piece was written.
    spelling: Option<Spelling>,
    /// What was said of squares, in order.
    places: [Option<Place>; 4],
    /// How many places stand before the capture mark or the hyphen.
    divided_at: Option<usize>,
    divided_by: Option<Division>,
    /// The piece that is taken, where it was said.
    taken: Option<Role>,
    promotion: Promotion,
    castles: Option<CastlingSide>,
    /// Something that follows a move was read.
    is_closed: bool,
    has_capital_file_like_piece: bool,
    has_small_file: bool,
    /// A draw is offered with the move.
    pub(super) offer: bool,
    /// The move was praised or blamed.
    pub(super) annotated: bool,
    pub(super) cost: u32,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
enum Place {
    File(File),
    Rank(Rank),
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
enum Division {
    Takes,
    Dash,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Hash)]
enum Promotion {
    #[default]
    Unsaid,
    /// `=` was read.
    Equals,
    /// `/` was read.
    Slash,
    /// `(` was read.
    Open,
    /// A piece in brackets that are still open.
    Bracketed(Option<Role>),
    /// A piece, or the pawn itself; none if it is one no pawn becomes.
    Said(Option<Role>),
}

/// What a line lacks to be a move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Gap {
    /// The arrival square.
    Arrival,
    /// More than that.
    Most,
}

/// What a line says of a candidate when it answers a question.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Hint {
    Castles(CastlingSide),
    Piece(Role),
    File(Option<Role>, File),
    Rank(Option<Role>, Rank),
    Square(Option<Role>, Square),
}

/// A small piece letter that could be a file, with more than an arrival square behind it: `b1c3`, `bxc3`.
const UNLIKELY_PIECE_COST: u32 = 1;
/// `5e` or `E-5` for e5, `dd4` for d4.
const ODD_SQUARE_COST: u32 = 2;
/// A promotion to a piece no pawn becomes, or none at all: the pawn stays one.
const ODD_PROMOTION_COST: u32 = 3;

/// The orders in which files and ranks may come.
const SHAPES: [&str; 6] = ["FR", "FFR", "RFR", "FRFR", "FF", "RF"];

impl Draft {
    /// Returns an empty draft that has cost something already.
    pub(super) fn costing(cost: u32) -> Draft {
        Draft {
            cost,
            ..Draft::default()
        }
    }

    /// Returns the draft with one atom more, if one may come here.
    pub(super) fn with(self, edge: Edge) -> Option<Draft> {
        let mut next = self;
        next.cost += edge.cost;
        match edge.atom {
            Atom::Piece(role, spelling) => next.add_piece(role, spelling)?,
            Atom::UciPiece(role) => {
                let is_uci = &*self.shape() == "FRFR" && self.piece.is_none() && self.divided_at.is_none();
                if !is_uci || self.promotion != Promotion::Unsaid {
                    return None;
                }
                next.add_promotion(Some(role))?;
            }
            Atom::File(file, case) => {
                next.has_small_file |= case == FileCase::Small;
                next.has_capital_file_like_piece |= case == FileCase::CapitalLikePiece;
                // In "Bc4" the capital is a bishop and nothing else; "BC4" may be either.
                if next.has_small_file && next.has_capital_file_like_piece {
                    return None;
                }
                next.add_place(Place::File(file))?;
            }
            Atom::Rank(rank) => next.add_place(Place::Rank(rank))?,
            Atom::Digits(from, to, promotion) => {
                if !self.is_bare() || self.piece.is_some() {
                    return None;
                }
                for square in [from, to] {
                    next.add_place(Place::File(square.file()))?;
                    next.add_place(Place::Rank(square.rank()))?;
                }
                if promotion.is_some() {
                    next.add_promotion(promotion)?;
                }
            }
            Atom::Castles(side) => {
                if !self.is_bare() || self.piece.is_some() {
                    return None;
                }
                next.castles = Some(side);
            }
            Atom::Takes => next.divide(Division::Takes)?,
            Atom::Dash => next.divide(Division::Dash)?,
            Atom::Equals if self.may_promote() => next.promotion = Promotion::Equals,
            Atom::Slash if self.may_promote() => next.promotion = Promotion::Slash,
            Atom::Open if self.may_promote() => next.promotion = Promotion::Open,
            Atom::Close => match self.promotion {
                Promotion::Bracketed(role) => next.promotion = Promotion::Said(role),
                _ => return None,
            },
            Atom::Equals | Atom::Offer => {
                next.close()?;
                next.offer = true;
            }
            Atom::Annotation => {
                next.close()?;
                next.annotated = true;
            }
            Atom::Ornament => next.close()?,
            Atom::Link if self.is_closed || self.castles.is_some() => return None,
            Atom::Link => {}
            Atom::Slash | Atom::Open => return None,
        }
        Some(next)
    }

    fn add_piece(&mut self, role: Role, spelling: Spelling) -> Option<()> {
        if self.is_bare() && self.piece.is_none() {
            self.piece = Some(role);
            self.spelling = Some(spelling);
            return Some(());
        }
        // Only in words: "NxB" is not for a scoresheet.
        if spelling == Spelling::Word && self.has_just_said_takes() {
            self.taken = Some(role);
            return Some(());
        }
        self.add_promotion(Some(role))
    }

    fn add_promotion(&mut self, role: Option<Role>) -> Option<()> {
        let becomes = role.filter(|it| *it != Role::King);
        let odd = match becomes {
            None | Some(Role::Pawn) => ODD_PROMOTION_COST,
            Some(_) => 0,
        };
        self.promotion = match self.promotion {
            Promotion::Unsaid if self.may_promote() && self.has_last_rank() => Promotion::Said(becomes),
            Promotion::Equals | Promotion::Slash => Promotion::Said(becomes),
            Promotion::Open => Promotion::Bracketed(becomes),
            _ => return None,
        };
        self.cost += odd;
        Some(())
    }

    fn add_place(&mut self, place: Place) -> Option<()> {
        if self.castles.is_some() || self.is_closed || self.promotion != Promotion::Unsaid {
            return None;
        }
        let free = self.places.iter_mut().find(|it| it.is_none())?;
        *free = Some(place);
        let shape = self.shape();
        SHAPES.iter().any(|it| it.starts_with(&*shape)).then_some(())
    }

    fn divide(&mut self, by: Division) -> Option<()> {
        let said = self.shape().len();
        let nothing_said = said == 0 && self.piece.is_none();
        let is_late = said > 2 || self.promotion != Promotion::Unsaid || self.is_closed || self.castles.is_some();
        if self.divided_at.is_some() || is_late || (nothing_said && by == Division::Dash) {
            return None;
        }
        self.divided_at = Some(said);
        self.divided_by = Some(by);
        Some(())
    }

    fn close(&mut self) -> Option<()> {
        self.is_closed = true;
        match self.promotion {
            Promotion::Unsaid | Promotion::Equals | Promotion::Said(_) => Some(()),
            Promotion::Slash | Promotion::Open | Promotion::Bracketed(_) => None,
        }
    }

    /// Returns true if nothing but perhaps a piece was read.
    fn is_bare(&self) -> bool {
        self.places[0].is_none()
            && self.divided_at.is_none()
            && self.castles.is_none()
            && !self.is_closed
            && self.promotion == Promotion::Unsaid
    }

    fn has_just_said_takes(&self) -> bool {
        self.divided_by == Some(Division::Takes)
            && self.divided_at == Some(self.shape().len())
            && self.taken.is_none()
            && !self.is_closed
    }

    fn may_promote(&self) -> bool {
        self.promotion == Promotion::Unsaid
            && !self.is_closed
            && matches!(self.piece, None | Some(Role::Pawn))
            && (self.has_last_rank() || &*self.shape() == "FF")
    }

    fn has_last_rank(&self) -> bool {
        matches!(
            self.places.iter().rev().flatten().next(),
            Some(Place::Rank(Rank::First | Rank::Eighth))
        )
    }

    fn shape(&self) -> Shape {
        let mut shape = Shape::default();
        for (symbol, place) in shape.symbols.iter_mut().zip(self.places.iter().flatten()) {
            *symbol = place.symbol();
            shape.length += 1;
        }
        shape
    }

    /// Returns the move the draft describes.
    pub(super) fn spec(&self) -> Result<(MoveSpec, u32), Gap> {
        if let Some(side) = self.castles {
            return Ok((MoveSpec::Castles(side), self.cost));
        }
        let places = || self.places.iter().flatten().copied();
        let of_departure = self.places_of_departure()?;
        let mut going = Going {
            role: self.piece,
            takes: self.divided_by == Some(Division::Takes),
            taken: self.taken,
            promotion: self.promotion.piece(),
            ..Going::default()
        };
        for place in places().take(of_departure) {
            match place {
                Place::File(file) => going.from_file = Some(file),
                Place::Rank(rank) => going.from_rank = Some(rank),
            }
        }
        for place in places().skip(of_departure) {
            match place {
                Place::File(file) => going.to_file = Some(file),
                Place::Rank(rank) => going.to_rank = Some(rank),
            }
        }
        // Without a letter it is a pawn (C.1-1), but where both squares are given the piece is whatever stands there.
        if going.role.is_none() && going.from().is_none() {
            going.role = Some(Role::Pawn);
        }
        let says_where = going.to_rank.is_some() || going.taken.is_some();
        let is_short_capture = going.role == Some(Role::Pawn) && going.from_file.is_some();
        if !says_where && !is_short_capture {
            return Err(Gap::Arrival);
        }
        Ok((MoveSpec::Goes(going), self.cost + self.oddity(&going)))
    }

    /// Returns how many of the places are said of the departure; the others are of the arrival.
    fn places_of_departure(&self) -> Result<usize, Gap> {
        let shape = self.shape();
        let is_one_square = |symbols: &str| matches!(symbols, "FR" | "F");
        let divided_at = match self.divided_at {
            // "E-5" is one square with a hyphen in it.
            Some(1) if &*shape == "FR" && self.divided_by == Some(Division::Dash) => 0,
            Some(at) if is_one_square(&shape[at..]) => at,
            // "Springer schlägt Läufer" says where by what stands there.
            Some(at) if self.taken.is_some() && at == shape.len() => at,
            None if matches!(&*shape, "FR" | "RF") => 0,
            None if matches!(&*shape, "FFR" | "RFR" | "FF") => 1,
            None if &*shape == "FRFR" => 2,
            _ if self.piece.is_some() || self.divided_at.is_some() || shape.len() > 2 => return Err(Gap::Arrival),
            _ => return Err(Gap::Most),
        };
        if &*shape == "RF" && self.piece.is_some() {
            return Err(Gap::Arrival);
        }
        Ok(divided_at)
    }

    fn oddity(&self, going: &Going) -> u32 {
        let says_departure = going.from_file.is_some() || going.from_rank.is_some();
        let is_unlikely_piece = self.spelling == Some(Spelling::SmallLikeFile)
            && (says_departure || going.takes || going.role == Some(Role::Pawn));
        let is_odd_square = &*self.shape() == "RF" || (&*self.shape() == "FR" && self.divided_at == Some(1));
        let is_odd_pawn = self.piece.is_none()
            && going.from().is_none()
            && going.from_file.is_some_and(|it| Some(it) == going.to_file);
        let mut cost = 0;
        if is_unlikely_piece {
            cost += UNLIKELY_PIECE_COST;
        }
        if is_odd_square || is_odd_pawn {
            cost += ODD_SQUARE_COST;
        }
        cost
    }

    /// Returns what the draft says of a candidate; `None` if it says a whole move or nothing.
    pub(super) fn hint(&self) -> Option<Hint> {
        if let Some(side) = self.castles {
            return Some(Hint::Castles(side));
        }
        if self.divided_at.is_some() || self.promotion != Promotion::Unsaid {
            return None;
        }
        match self.places {
            [None, ..] => self.piece.map(Hint::Piece),
            [Some(Place::File(file)), None, ..] => Some(Hint::File(self.piece, file)),
            [Some(Place::Rank(rank)), None, ..] => Some(Hint::Rank(self.piece, rank)),
            [Some(Place::File(file)), Some(Place::Rank(rank)), None, _] => {
                Some(Hint::Square(self.piece, Square::from_coords(file, rank)))
            }
            _ => None,
        }
    }

    /// Returns true if the line ends with a bare `=` where a promotion piece could follow.
    pub(super) fn ends_with_equals(&self) -> bool {
        self.promotion == Promotion::Equals
    }

    /// Returns true if the line ends in the middle of a promotion.
    pub(super) fn is_torn(&self) -> bool {
        matches!(
            self.promotion,
            Promotion::Slash | Promotion::Open | Promotion::Bracketed(_)
        )
    }
}

/// What was said of squares, a letter each: `F` for a file, `R` for a rank.
#[derive(Clone, Copy, Debug, Default)]
struct Shape {
    symbols: [u8; 4],
    length: usize,
}

impl Deref for Shape {
    type Target = str;

    fn deref(&self) -> &str {
        let symbols = self.symbols.get(..self.length).unwrap_or_default();
        str::from_utf8(symbols).unwrap_or_default()
    }
}

impl Place {
    fn symbol(&self) -> u8 {
        match self {
            Place::File(_) => b'F',
            Place::Rank(_) => b'R',
        }
    }
}

impl Promotion {
    fn piece(self) -> Option<Role> {
        match self {
            Promotion::Said(role) => role,
            Promotion::Unsaid | Promotion::Equals | Promotion::Slash | Promotion::Open | Promotion::Bracketed(_) => {
                None
            }
        }
    }
}
