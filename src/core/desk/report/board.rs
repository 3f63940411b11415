//! What stands on a board, in the words of somebody who asks: at a game that is played, and at one that is read.

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use crate::game::resolve::Placement;
use crate::language::braille::position;
use crate::language::placement::PieceOrder;
use crate::language::{Letters, Lexicon, Message, Phrase, Voices, Word, placement};
use ansage_wire::Segment;

use crate::desk::report::speaker::Speaker;

/// What of the board was asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum Looked {
    Rank(Rank),
    File(File),
    /// Pieces of a side, of a kind, or all.
    Pieces(Option<Color>, Option<Role>),
}

impl Looked {
    /// Returns those pieces of a board that were asked for.
    fn of(self, whole: &Placement) -> Placement {
        let is_meant = |square: Square| match self {
            Looked::Rank(rank) => square.rank() == rank,
            Looked::File(file) => square.file() == file,
            Looked::Pieces(color, role) => whole.at(square).is_some_and(|it| {
                color.is_none_or(|color| color == it.color) && role.is_none_or(|role| role == it.role)
            }),
        };
        let mut board = Placement::empty();
        for square in Square::ALL.into_iter().filter(|it| is_meant(*it)) {
            board.set(square, whole.at(square));
        }
        board
    }
}

/// The words in which somebody is told of a board.
#[derive(Clone, Copy)]
pub(in crate::desk) struct BoardTeller<'a> {
    pub(in crate::desk) voices: &'a Voices,
    /// The language of everything but squares and pieces.
    pub(in crate::desk) reports: &'a str,
    /// The words of squares and pieces.
    pub(in crate::desk) lexicon: &'a Lexicon,
    pub(in crate::desk) order: PieceOrder,
}

impl BoardTeller<'_> {
    /// Returns what stands on a square.
    pub(in crate::desk) fn standing(&self, square: Square, piece: Option<Piece>) -> Message {
        let named = self
            .lexicon
            .phrase(&[Word::File(square.file()), Word::Rank(square.rank())]);
        match piece {
            Some(piece) => Message::SquareHolds {
                square: named.into(),
                side: self.side(piece.color),
                piece: self.lexicon.phrase(&[Word::Piece(piece.role)]).into(),
            },
            None => Message::SquareEmpty { square: named.into() },
        }
    }

    /// Returns what was asked for of a board. Pieces are written in these letters, and then as `write` has it.
    pub(in crate::desk) fn looked(
        &self,
        looked: Looked,
        whole: &Placement,
        letters: Letters,
        write: impl Fn(&str) -> String,
    ) -> Message {
        let board = looked.of(whole);
        let side = |side: Color| {
            let all = self.order.of(&board, side);
            let words = all.iter().map(|(role, square)| {
                let words = [Word::Piece(*role), Word::File(square.file()), Word::Rank(square.rank())];
                self.lexicon.phrase(&words).spoken
            });
            let spoken = words.reduce(enumerated)?;
            let written = write(&position::pieces(&board, side, letters, self.order));
            Some(self.of_side(side, Phrase { written, spoken }))
        };
        let pieces = both(side(Color::White), side(Color::Black));
        let label = |word: Word, name: char| Phrase {
            written: write(&name.to_string()),
            ..self.lexicon.phrase(&[word])
        };
        match looked {
            Looked::Rank(rank) => Message::RankHolds {
                rank: label(Word::Rank(rank), rank.char()).into(),
                pieces: pieces.unwrap_or(Message::NothingStands).into(),
            },
            Looked::File(file) => Message::FileHolds {
                file: label(Word::File(file), file.char()).into(),
                pieces: pieces.unwrap_or(Message::NothingStands).into(),
            },
            Looked::Pieces(..) => Message::PiecesStand {
                pieces: pieces.unwrap_or(Message::NoPieces).into(),
            },
        }
    }

    /// Returns which pieces were taken, without their squares.
    pub(in crate::desk) fn taken(&self, taken: &[Piece]) -> Message {
        let side = |side: Color| {
            let roles: Vec<Role> = taken.iter().filter(|it| it.color == side).map(|it| it.role).collect();
            let words = self.voices.board_words(self.lexicon).filter(|_| !roles.is_empty())?;
            let written = placement::kinds(&roles, self.lexicon, words);
            let spoken = Segment::plain(self.lexicon.language(), written.as_str());
            Some(self.of_side(side, Phrase { written, spoken }))
        };
        let pieces = both(side(Color::White), side(Color::Black));
        let pieces = pieces.unwrap_or(Message::NoPieces).into();
        Message::PiecesTaken { pieces }
    }

    fn of_side(&self, side: Color, pieces: Phrase) -> Message {
        Message::PiecesOfSide {
            side: self.side(side),
            pieces: pieces.into(),
        }
    }

    fn side(&self, side: Color) -> String {
        let messages = self.voices.messages(self.reports);
        let named = messages.map(|it| it.say(&side.fold_wb(Message::White, Message::Black)));
        named.unwrap_or_default()
    }
}

impl Speaker {
    /// Returns the words in which the player is told of a board, squares and pieces in those of a lexicon.
    pub(in crate::desk) fn of_the_board<'a>(&'a self, lexicon: &'a Lexicon) -> BoardTeller<'a> {
        BoardTeller {
            voices: self.voices(),
            reports: &self.settings().reports,
            lexicon,
            order: self.settings().piece_order,
        }
    }
}

/// Puts both sides behind each other, White first.
fn both(white: Option<Message>, black: Option<Message>) -> Option<Message> {
    match (white, black) {
        (Some(white), Some(black)) => Some(Message::PiecesOfBoth {
            white: white.into(),
            black: black.into(),
        }),
        (one, other) => one.or(other),
    }
}

/// Puts two stretches of speech into one, with a pause between them.
fn enumerated(mut all: Segment, next: Segment) -> Segment {
    if let Some(last) = all.parts.last_mut() {
        last.text.push(',');
    }
    all.parts.extend(next.parts);
    all
}
