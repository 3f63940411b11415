//! What is said of a move in the Room: which words, in which order (D.2.1, C.10).

use shakmaty::{CastlingSide, Role, Square};

use super::{Sight, Word};
use crate::game::notation::Threat;
use crate::game::{Move, MoveAsSaid, Origin, Position, Said, San};

/// How announcements are worded.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Saying {
    /// How squares are named.
    pub style: AnnouncementStyle,
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
            style: AnnouncementStyle::Short,
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
        let style = text
            .split_whitespace()
            .find_map(AnnouncementStyle::named)
            .unwrap_or_default();
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
pub enum AnnouncementStyle {
    /// Piece, what tells it from its like, arrival square.
    #[default]
    Short,
    /// Piece, departure square, arrival square.
    Long,
    /// Departure square, arrival square.
    Coordinates,
}

impl AnnouncementStyle {
    /// Every style there is.
    pub const ALL: [AnnouncementStyle; 3] = [
        AnnouncementStyle::Short,
        AnnouncementStyle::Long,
        AnnouncementStyle::Coordinates,
    ];

    /// Returns the name of the style in settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            AnnouncementStyle::Short => "short",
            AnnouncementStyle::Long => "long",
            AnnouncementStyle::Coordinates => "coordinates",
        }
    }

    /// Returns the style of that name.
    pub fn named(name: &str) -> Option<AnnouncementStyle> {
        AnnouncementStyle::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// Returns the words that announce a move in a position; any move, legal or not.
///
/// Castling is only its own words (D.2.1-5). The short style tells a piece from those of its kind that may go to the
/// same square: by the Laws with [`Sight::Legal`] (C.10-5), by how pieces move with [`Sight::Movement`] and wherever
/// the move is not legal.
///
/// In an event it is what was said: neither its squares nor its length tell whether the move was possible (P.3).
pub fn announce(position: &Position, m: impl Into<MoveAsSaid>, saying: &Saying, sight: Sight) -> Vec<Word> {
    let MoveAsSaid { m, said } = m.into();
    let mut words = match (
        said.filter(|it| sight != Sight::Legal || !it.is_on(position.board(), m)),
        position.board().castling_side(m),
    ) {
        (Some(said), _) => as_said(said, position, m, saying),
        (None, Some(side)) => castling(side),
        (None, None) => piece_move(position, m, saying, sight),
    };
    if saying.check {
        words.extend(check(position, m));
    }
    words
}

fn castling(side: CastlingSide) -> Vec<Word> {
    vec![Word::Castles(side)]
}

/// Returns the words of what was said. The longer styles name both squares where the board has the piece for it; else what
/// was said is all there is.
fn as_said(said: Said, position: &Position, m: Move, saying: &Saying) -> Vec<Word> {
    let board = position.board();
    let is_on = said.is_on(board, m);
    let goes = match said.short(board, m) {
        Said::Castles(side) => return castling(side),
        Said::Goes(goes) => goes,
    };
    let (file, rank) = match saying.style {
        AnnouncementStyle::Long | AnnouncementStyle::Coordinates if is_on => (Some(m.from.file()), Some(m.from.rank())),
        _ => (goes.file, goes.rank),
    };
    let names_the_piece = saying.style != AnnouncementStyle::Coordinates || !is_on;
    let piece = goes
        .role
        .filter(|it| names_the_piece && (saying.pawn || *it != Role::Pawn));
    let mut words = Vec::new();
    words.extend(piece.map(Word::Piece));
    words.extend(file.map(Word::File));
    words.extend(rank.map(Word::Rank));
    words.extend((goes.takes && saying.takes).then_some(Word::Takes));
    words.extend(square(goes.to));
    words.extend(goes.promotion.map(Word::Piece));
    words
}

fn piece_move(position: &Position, m: Move, saying: &Saying, sight: Sight) -> Vec<Word> {
    if m.names_no_departure() {
        return words_alone(position, m, saying);
    }
    let piece = position.board().piece_at(m.from).map(|it| it.role);
    let mut words = Vec::new();
    if saying.style != AnnouncementStyle::Coordinates {
        words.extend(piece.filter(|role| saying.pawn || *role != Role::Pawn).map(Word::Piece));
    }
    match (saying.style, piece) {
        (AnnouncementStyle::Short, Some(_)) => words.extend(qualifier(position, m, sight)),
        (AnnouncementStyle::Short, None) | (AnnouncementStyle::Long | AnnouncementStyle::Coordinates, _) => {
            words.extend(square(m.from))
        }
    }
    if saying.takes && position.board().is_capture(m) {
        words.push(Word::Takes);
    }
    words.extend(square(m.to));
    words.extend(m.promotion.map(Word::Piece));
    words
}

/// Returns the words of a move that no piece on the board can be.
fn words_alone(position: &Position, m: Move, saying: &Saying) -> Vec<Word> {
    let role = San::of(position, m).role;
    let piece = (saying.pawn || role != Role::Pawn).then_some(Word::Piece(role));
    piece.into_iter().chain(square(m.to)).collect()
}

/// Returns what must be said of the departure square so that the short form means one move.
fn qualifier(position: &Position, m: Move, sight: Sight) -> Vec<Word> {
    let origin = Origin::of(&position.seen(sight), m);
    origin
        .file
        .map(Word::File)
        .into_iter()
        .chain(origin.rank.map(Word::Rank))
        .collect()
}

fn square(square: Square) -> [Word; 2] {
    [Word::File(square.file()), Word::Rank(square.rank())]
}

fn check(position: &Position, m: Move) -> Option<Word> {
    match San::of(position, m).threat? {
        Threat::Mate => Some(Word::Checkmate),
        Threat::Check => Some(Word::Check),
    }
}

#[cfg(test)]
mod tests;
