//! What somebody says stands on a board, or on one square of it.

use shakmaty::{Color, Piece, Role, Square};

use super::placement::{BoardWord, BoardWords};
use super::understand::placement::{PlacementFlaw, PlacementReader, placement};
use super::{Letters, Lexicon, Message, Voices, Word, fold};
use crate::game::resolve::Placement;

/// Of a text that is no board so many characters are named.
const NAMED: usize = 60;

/// An empty square, as `leer` is.
const EMPTY: &str = "-";

/// The languages in which boards are told.
#[derive(Clone, Debug)]
pub struct BoardReader {
    readers: Vec<PlacementReader>,
    /// The words beside those of the moves, by language: that of the moves, then that of the reports.
    words: Vec<BoardWords>,
    /// The names of pieces in all languages, folded, in the same order.
    pieces: Vec<(String, Role)>,
}

/// What was told, asked what stands on a square.
#[derive(Clone, Debug, PartialEq)]
pub enum SquareAnswer {
    /// This piece stands there, or nothing.
    Stands(Option<Piece>),
    /// This piece stands there, and its colour was not told.
    NoColor(Role),
    /// The whole board was told.
    Whole(Placement),
    /// Something like a whole board was told, and this is wrong with it.
    NoBoard(PlacementFlaw),
    /// It was not understood.
    Unknown,
}

impl BoardReader {
    /// Takes the language of the moves first, then that of the reports, then all others; piece letters are those of each
    /// language, or those given.
    pub fn new(voices: &Voices, lexicon: &Lexicon, reports: &str, letters: Option<&[Letters]>) -> Self {
        let mut tags = vec![lexicon.tag(), reports];
        tags.extend(voices.lexicon_tags());
        let mut languages: Vec<(&Lexicon, &BoardWords)> = Vec::new();
        for lexicon in tags.into_iter().filter_map(|it| voices.lexicon(it)) {
            let is_new = languages.iter().all(|(other, _)| other.tag() != lexicon.tag());
            let words = voices.board_words(lexicon).filter(|_| is_new);
            languages.extend(words.map(|it| (lexicon, it)));
        }
        let readers = languages.iter().flat_map(|(lexicon, words)| {
            let own = Letters::named(lexicon.tag());
            let letters = letters.map_or_else(|| own.into_iter().collect(), <[_]>::to_vec);
            let reader = |it: Letters| PlacementReader::new(lexicon, words, it);
            letters.into_iter().map(reader).collect::<Vec<_>>()
        });
        let pieces = languages.iter().flat_map(|(lexicon, _)| lexicon.heard());
        let pieces = pieces.filter_map(|(form, word)| match word {
            Word::Piece(role) => Some((fold(form), role)),
            _ => None,
        });
        Self {
            readers: readers.collect(),
            pieces: pieces.collect(),
            words: languages.iter().take(2).map(|(_, words)| (*words).clone()).collect(),
        }
    }

    /// Reads a FEN, a list of pieces, or ranks.
    ///
    /// # Errors
    ///
    /// Says what is not understood, or what cannot be.
    pub fn read(&self, text: &str) -> Result<Placement, PlacementFlaw> {
        Placement::from_fen(text).or_else(|_no_fen| placement(text, &self.readers))
    }

    /// Understands what stands on a square: a piece and its colour in words, a letter whose case is the colour (a capital
    /// is White's), the letters of both, nothing at all or a dash for an empty square; or a whole board.
    pub fn square(&self, line: &str, letters: &Letters) -> SquareAnswer {
        let line = line.trim();
        let folded = fold(line);
        if line.is_empty() || line == EMPTY || self.word(&folded) == Some(BoardWord::Empty) {
            return SquareAnswer::Stands(None);
        }
        match line.chars().collect::<Vec<_>>().as_slice() {
            [letter] => {
                return by_letter(*letter, letters).map_or(SquareAnswer::Unknown, |it| SquareAnswer::Stands(Some(it)));
            }
            [one, other] | [one, ' ', other] => return self.by_two_letters(*one, *other, letters),
            _ => {}
        }
        let mut role = None;
        let mut color = None;
        for word in folded.split([' ', ',']).filter(|it| !it.is_empty()) {
            if let Some(BoardWord::Color(it)) = self.word(word) {
                color = Some(it);
            } else if let Some(it) = self.piece(word) {
                role = Some(it);
            } else {
                return self.whole(line);
            }
        }
        match (role, color) {
            (Some(role), Some(color)) => SquareAnswer::Stands(Some(Piece { color, role })),
            (Some(role), None) => SquareAnswer::NoColor(role),
            _ => SquareAnswer::Unknown,
        }
    }

    /// Understands the answer to which colour a piece has, or another answer as [`square`](Self::square) does. A capital
    /// that may mean a colour and a piece is neither.
    pub fn color_of(&self, role: Role, line: &str, letters: &Letters) -> SquareAnswer {
        let line = line.trim();
        let color = match self.word(&fold(line)) {
            Some(BoardWord::Color(color)) => color,
            _ => return self.square(line, letters),
        };
        let is_letter = line.chars().count() == 1;
        let capital = line.chars().next().filter(|it| is_letter && it.is_uppercase());
        match capital.and_then(|it| by_letter(it, letters)) {
            Some(_piece) => SquareAnswer::Unknown,
            None => SquareAnswer::Stands(Some(Piece { color, role })),
        }
    }

    /// Understands the letters of a colour and of a piece, in whichever order: `ws`, `s w`.
    fn by_two_letters(&self, one: char, other: char, letters: &Letters) -> SquareAnswer {
        let piece = |color: char, piece: char| {
            let Some(BoardWord::Color(color)) = self.word(&fold(color.encode_utf8(&mut [0; 4]))) else {
                return None;
            };
            let role = by_letter(piece, letters)?.role;
            Some(Piece { color, role })
        };
        match (piece(one, other), piece(other, one)) {
            (Some(it), None) | (None, Some(it)) => SquareAnswer::Stands(Some(it)),
            (Some(it), Some(same)) if it == same => SquareAnswer::Stands(Some(it)),
            _ => SquareAnswer::Unknown,
        }
    }

    /// A list that names one side alone may be an answer of many words about one square: it is no whole board.
    fn whole(&self, line: &str) -> SquareAnswer {
        let is_fen = Placement::from_fen(line).is_ok();
        let stands = |board: &Placement, color| {
            Square::ALL
                .iter()
                .any(|it| board.at(*it).is_some_and(|it| it.color == color))
        };
        match self.read(line) {
            Ok(board) if is_fen || Color::ALL.iter().all(|it| stands(&board, *it)) => SquareAnswer::Whole(board),
            Ok(_one_side) => SquareAnswer::Unknown,
            Err(PlacementFlaw::Nothing) => SquareAnswer::Unknown,
            Err(flaw) => SquareAnswer::NoBoard(flaw),
        }
    }

    /// Returns the piece of a folded name, in whichever language.
    fn piece(&self, folded: &str) -> Option<Role> {
        self.pieces
            .iter()
            .find_map(|(name, role)| (name == folded).then_some(*role))
    }

    /// Returns what a folded word means where boards are told, in the language of the moves or of the reports.
    fn word(&self, folded: &str) -> Option<BoardWord> {
        meaning(&mut self.words.iter(), folded)
    }
}

/// Understands which pieces are meant: a colour, a kind, one or many, in words of some languages: `white knights`, `Türme`,
/// `black`. Both are `None` where nothing is said; the whole is `None` where a word is not understood.
pub fn kind(line: &str, voices: &Voices, lexicons: &[&Lexicon]) -> Option<(Option<Color>, Option<Role>)> {
    let (mut color, mut role) = (None, None);
    for word in fold(line).split([' ', ',']).filter(|it| !it.is_empty()) {
        let mut words = lexicons.iter().filter_map(|it| voices.board_words(it));
        match meaning(&mut words, word) {
            Some(BoardWord::Color(it)) => color = Some(it),
            Some(BoardWord::Several(it)) => role = Some(it),
            _ => role = Some(lexicons.iter().find_map(|it| by_name(word, it))?),
        }
    }
    Some((color, role))
}

fn meaning(words: &mut dyn Iterator<Item = &BoardWords>, folded: &str) -> Option<BoardWord> {
    words
        .flat_map(BoardWords::forms)
        .find_map(|(form, word)| (fold(form) == folded).then_some(word))
}

/// Returns the message that tells why a text is no board.
pub fn why_no_board(board: &'static str, text: &str, flaw: &PlacementFlaw) -> Message {
    let (why, about) = match flaw {
        PlacementFlaw::Nothing => ("nothing", named(text)),
        PlacementFlaw::Several => ("several", named(text)),
        PlacementFlaw::Unknown(word) => ("unknown", word.clone()),
        PlacementFlaw::Twice(square) => ("twice", square.to_string()),
        PlacementFlaw::NoColor(piece) => ("no-color", piece.clone()),
        PlacementFlaw::NoPiece(square) => ("no-piece", square.to_string()),
        PlacementFlaw::NoSquare(piece) => ("no-square", piece.clone()),
        PlacementFlaw::Count { piece, .. } => ("count", piece.clone()),
        PlacementFlaw::RankLength { rank, .. } => ("rank-length", rank.char().to_string()),
        PlacementFlaw::RankTwice(rank) => ("rank-twice", rank.char().to_string()),
        PlacementFlaw::RankMissing(rank) => ("rank-missing", rank.char().to_string()),
    };
    Message::ResolveBoardFault {
        board: board.into(),
        unread: why.into(),
        text: about,
    }
}

fn named(text: &str) -> String {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match one_line.char_indices().nth(NAMED) {
        Some((end, _)) => format!("{}…", &one_line[..end]),
        None => one_line,
    }
}

fn by_letter(letter: char, letters: &Letters) -> Option<Piece> {
    let capital = letter.to_uppercase().next().unwrap_or(letter);
    let color = if letter.is_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    letters.role(capital).map(|role| Piece { color, role })
}

fn by_name(word: &str, lexicon: &Lexicon) -> Option<Role> {
    lexicon.heard().find_map(|(form, it)| match it {
        Word::Piece(role) if fold(form) == word => Some(role),
        _ => None,
    })
}
