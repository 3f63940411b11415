//! What is said of a move in the Room: which words, in which order (D.2.1, C.10).

use shakmaty::{CastlingSide, Role, Square};

use super::{Sight, Word};
use crate::game::{Move, Position};

/// How announcements are worded.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Saying {
    /// How squares are named.
    pub style: Style,
    /// Say "pawn".
    pub pawn: bool,
    /// Say "takes".
    pub takes: bool,
    /// Say "check" and "checkmate".
    pub check: bool,
}

impl Default for Saying {
    /// The words of the Laws: pawns are named, captures and checks are not (D.2.1-10).
    fn default() -> Self {
        Self {
            style: Style::Short,
            pawn: true,
            takes: false,
            check: false,
        }
    }
}

impl Saying {
    /// Spells the wording in a few words, as the journal keeps it: the style, then what differs from the usual.
    pub fn spell(&self) -> String {
        let differing = [(!self.pawn, "no-pawn"), (self.takes, "takes"), (self.check, "check")];
        let words = differing
            .into_iter()
            .filter_map(|(differs, word)| differs.then_some(word));
        std::iter::once(self.style.name())
            .chain(words)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Reads what [`Saying::spell`] wrote; words of a later version are passed over.
    pub fn spelled(text: &str) -> Self {
        let said = |word: &str| text.split_whitespace().any(|it| it == word);
        let style = text.split_whitespace().find_map(Style::named).unwrap_or_default();
        Self {
            style,
            pawn: !said("no-pawn"),
            takes: said("takes"),
            check: said("check"),
        }
    }
}

/// How squares are named.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Style {
    /// Piece, what tells it from its like, arrival square.
    #[default]
    Short,
    /// Piece, departure square, arrival square.
    Long,
    /// Departure square, arrival square.
    Coordinates,
}

impl Style {
    /// Every style there is.
    pub const ALL: [Style; 3] = [Style::Short, Style::Long, Style::Coordinates];

    /// Returns the name of the style in settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Short => "short",
            Style::Long => "long",
            Style::Coordinates => "coordinates",
        }
    }

    /// Returns the style of that name.
    pub fn named(name: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// Returns the words that announce a move in a position; any move, legal or not.
///
/// Castling is only its own words (D.2.1-5). The short style tells a piece from those of its kind that may go to the
/// same square: by the Laws with [`Sight::Legal`] (C.10-5), by how pieces move with [`Sight::Movement`] and wherever
/// the move is not legal.
pub fn announce(position: &Position, m: Move, saying: &Saying, sight: Sight) -> Vec<Word> {
    let mut words = match position.board().castling_side(m) {
        Some(side) => castling(side),
        None => piece_move(position, m, saying, sight),
    };
    if saying.check {
        words.extend(check(position, m));
    }
    words
}

fn castling(side: CastlingSide) -> Vec<Word> {
    vec![Word::Castles(side)]
}

fn piece_move(position: &Position, m: Move, saying: &Saying, sight: Sight) -> Vec<Word> {
    let piece = position.board().piece_at(m.from).map(|it| it.role);
    let mut words = Vec::new();
    if saying.style != Style::Coordinates {
        words.extend(piece.filter(|role| saying.pawn || *role != Role::Pawn).map(Word::Piece));
    }
    match (saying.style, piece) {
        (Style::Short, Some(role)) => words.extend(qualifier(position, m, role, sight)),
        (Style::Short, None) | (Style::Long | Style::Coordinates, _) => words.extend(square(m.from)),
    }
    if saying.takes && position.board().is_capture(m) {
        words.push(Word::Takes);
    }
    words.extend(square(m.to));
    words.extend(m.promotion.map(Word::Piece));
    words
}

/// Returns what must be said of the departure square so that the short form means one move.
fn qualifier(position: &Position, m: Move, role: Role, sight: Sight) -> Vec<Word> {
    let Some(candidates) = candidates(position, m, sight) else {
        return square(m.from).into();
    };
    let of_its_kind = |it: &Move| position.board().own_piece_at(it.from) == Some(role);
    let twins = candidates
        .into_iter()
        .filter(|it| it.to == m.to && it.from != m.from && of_its_kind(it))
        .filter(|it| position.board().castling_side(*it).is_none())
        .map(|it| it.from)
        .collect::<Vec<_>>();
    let file_tells = !twins.iter().any(|it| it.file() == m.from.file());
    let rank_tells = !twins.iter().any(|it| it.rank() == m.from.rank());
    let leaves_its_file = role == Role::Pawn && m.from.file() != m.to.file();
    match (twins.is_empty(), file_tells, rank_tells) {
        (true, _, _) if !leaves_its_file => Vec::new(),
        // A pawn that takes is always named by its file (C.9), and so told from one that goes straight on.
        (_, true, _) => vec![Word::File(m.from.file())],
        (_, false, true) if role != Role::Pawn => vec![Word::Rank(m.from.rank())],
        (_, false, _) => square(m.from).into(),
    }
}

/// Returns the moves from which this one must be told; `None` if it is not even how the piece moves.
fn candidates(position: &Position, m: Move, sight: Sight) -> Option<Vec<Move>> {
    let legal = match sight {
        Sight::Legal => position.legal_moves().filter(|it| it.contains(&m)),
        Sight::Movement => None,
    };
    legal.or_else(|| Some(position.board().moves_by_movement()).filter(|it| it.contains(&m)))
}

fn square(square: Square) -> [Word; 2] {
    [Word::File(square.file()), Word::Rank(square.rank())]
}

fn check(position: &Position, m: Move) -> Option<Word> {
    let after = position.after(m);
    let legal = after.legal()?;
    match (shakmaty::Position::is_checkmate(legal), after.is_check()?) {
        (true, _) => Some(Word::Checkmate),
        (false, true) => Some(Word::Check),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests;
