//! A board as it is told: piece by piece or rank by rank. [`understand::placement`](super::understand::placement) reads it.

mod words;

pub use words::{BoardWord, BoardWords};

use serde::Deserialize;
use shakmaty::{Color, File, Rank, Role, Square};

use super::{Lexicon, Word};
use crate::game::resolve::Placement;
use words::TellingWord;

/// The order in which the pieces of a side are told.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum PieceOrder {
    /// King, queen, rooks, bishops, knights and pawns, each kind from the a-file on.
    #[default]
    ByKind,
    /// From the a-file on, each file from the first rank.
    ByFile,
    /// From the first rank on, each rank from the a-file.
    ByRank,
}

impl PieceOrder {
    /// Returns what stands on a board of a side, in this order.
    pub fn of(self, board: &Placement, side: Color) -> Vec<(Role, Square)> {
        let stands = |square: Square| board.at(square).filter(|it| it.color == side);
        let pieces = Square::ALL.into_iter().filter_map(|it| Some((stands(it)?.role, it)));
        let mut pieces: Vec<(Role, Square)> = pieces.collect();
        let kind = |role: Role| ORDER.iter().position(|it| *it == role);
        match self {
            Self::ByKind => pieces.sort_by_key(|(role, it)| (kind(*role), it.file(), it.rank())),
            Self::ByFile => pieces.sort_by_key(|(_role, it)| (it.file(), it.rank())),
            Self::ByRank => pieces.sort_by_key(|(_role, it)| (it.rank(), it.file())),
        }
        pieces
    }
}

/// The order in which the kinds of pieces are told.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// Tells a board piece by piece, one line a side, White first, each kind from the a-file on: `Weiß: Koenig Gustav eins, Tuerme Anna eins, Hector eins`.
pub fn piece_list(placement: &Placement, lexicon: &Lexicon, words: &BoardWords) -> Vec<String> {
    let side = |color: Color| {
        let pieces = PieceOrder::ByKind.of(placement, color);
        let kinds = ORDER.into_iter().filter_map(|role| {
            let of_kind = pieces.iter().filter(|(it, _square)| *it == role);
            let squares: Vec<Square> = of_kind.map(|(_role, square)| *square).collect();
            let name = match squares.len() {
                0 => return None,
                1 => written(lexicon, Word::Piece(role)),
                _ => words.said(TellingWord::Several(role)).to_owned(),
            };
            let squares: Vec<String> = squares.into_iter().map(|it| square(it, lexicon)).collect();
            Some(format!("{name} {}", squares.join(", ")))
        });
        let kinds: Vec<String> = kinds.collect();
        let told = if kinds.is_empty() {
            words.said(TellingWord::Nothing).to_owned()
        } else {
            kinds.join(", ")
        };
        format!("{}: {told}", words.said(TellingWord::Color(color)))
    };
    [Color::White, Color::Black].map(side).to_vec()
}

/// Tells pieces without their squares: `Dame, 2 Bauern`.
pub fn kinds(pieces: &[Role], lexicon: &Lexicon, words: &BoardWords) -> String {
    let kind = |role: Role| match pieces.iter().filter(|it| **it == role).count() {
        0 => None,
        1 => Some(written(lexicon, Word::Piece(role))),
        count => Some(format!("{count} {}", words.said(TellingWord::Several(role)))),
    };
    ORDER.into_iter().filter_map(kind).collect::<Vec<_>>().join(", ")
}

/// Tells a board rank by rank from the eighth, one line each, from the a-file on:
/// `Reihe acht: Schwarz: Turm, drei leere, Koenig, zwei leere, Turm`. The colour is told where it changes.
pub fn by_ranks(placement: &Placement, lexicon: &Lexicon, words: &BoardWords) -> Vec<String> {
    let line = |rank: Rank| {
        let mut told = Vec::new();
        let mut color = None;
        let mut empty = 0;
        for file in File::ALL {
            let Some(piece) = placement.at(Square::from_coords(file, rank)) else {
                empty += 1;
                continue;
            };
            told.extend(empties(std::mem::take(&mut empty), lexicon, words));
            let name = written(lexicon, Word::Piece(piece.role));
            told.push(if color == Some(piece.color) {
                name
            } else {
                format!("{}: {name}", words.said(TellingWord::Color(piece.color)))
            });
            color = Some(piece.color);
        }
        told.extend(empties(empty, lexicon, words));
        let rank = written(lexicon, Word::Rank(rank));
        format!("{} {rank}: {}", words.said(TellingWord::Rank), told.join(", "))
    };
    Rank::ALL.into_iter().rev().map(line).collect()
}

/// Tells so many empty squares side by side; a whole rank needs no number.
fn empties(count: u32, lexicon: &Lexicon, words: &BoardWords) -> Option<String> {
    match count {
        0 => None,
        2..8 => {
            let number = written(lexicon, Word::Rank(Rank::new(count - 1)));
            Some(format!("{number} {}", words.said(TellingWord::SeveralEmpty)))
        }
        _ => Some(words.said(TellingWord::Empty).to_owned()),
    }
}

fn square(square: Square, lexicon: &Lexicon) -> String {
    let words = [Word::File(square.file()), Word::Rank(square.rank())];
    lexicon.phrase(&words).written
}

fn written(lexicon: &Lexicon, word: Word) -> String {
    lexicon.phrase(&[word]).written
}
