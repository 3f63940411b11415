//! The parts of a board that is told: colours, pieces, squares, numbers, and what parts them.

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::PlacementReader;
use crate::language::placement::BoardWord;
use crate::language::understand::fold::{Glyph, fold};
use crate::language::understand::token::{Atom, Edge, Spelling, edges};
use crate::language::understand::vocabulary::is_edge;

/// A part of the text with its words as they were written.
#[derive(Clone, Debug)]
pub(super) struct Lexeme {
    pub(super) token: Token,
    pub(super) text: String,
}

/// What a part means.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Token {
    /// A colour.
    Color(Color),
    /// A piece, and whether a letter names it.
    Piece(Role, Named),
    /// A square.
    Square(Square),
    /// A number from 1 to 8.
    Number(u32),
    /// An empty square, or no piece.
    Empty,
    /// The word for a rank.
    Rank,
    /// A rank as FEN writes it.
    Row(Vec<Option<Piece>>),
    /// From one square as far as another.
    Through,
    /// A sign that parts.
    Stop(char),
    /// It changes nothing: "and".
    Filler,
    /// It changes nothing before a square, and might mean a way behind one: "to".
    Link,
    /// None of these, or several.
    Unknown,
}

/// How a piece was named.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Named {
    Word,
    Letter,
}

impl Lexeme {
    pub(super) fn is_known(&self) -> bool {
        self.token != Token::Unknown
    }

    pub(super) fn is_stop(&self) -> bool {
        matches!(self.token, Token::Stop(_))
    }
}

/// What parts the pieces of a list; blanks part words only.
const STOPS: &str = ",;:.|/+()[]…\n";

/// Cuts a text into its parts, as far as they are understood: the first that is not ends it.
pub(super) fn tokens(text: &str, language: &PlacementReader) -> Vec<Lexeme> {
    let mut lexemes = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|it| STOPS.contains(it)).unwrap_or(rest.len());
        let stop = rest[end..].chars().next();
        let chunk = Chunk {
            text: &rest[..end],
            glyphs: &fold(&rest[..end]),
            is_header: stop == Some(':'),
            language,
        };
        chunk.read(&mut lexemes);
        if lexemes.last().is_some_and(|it| !it.is_known()) {
            return lexemes;
        }
        lexemes.extend(stop.map(|it| Lexeme {
            token: Token::Stop(it),
            text: it.to_string(),
        }));
        rest = &rest[end + stop.map_or(0, char::len_utf8)..];
    }
    lexemes
}

/// What stands between two signs that part.
struct Chunk<'a> {
    text: &'a str,
    glyphs: &'a [Glyph],
    /// A colon follows.
    is_header: bool,
    language: &'a PlacementReader,
}

impl Chunk<'_> {
    fn read(&self, lexemes: &mut Vec<Lexeme>) {
        let mut at = 0;
        while at < self.glyphs.len() {
            if self.glyphs[at].letter == ' ' {
                at += 1;
                continue;
            }
            let (token, end) = self.token(at, lexemes).unwrap_or((Token::Unknown, self.glyphs.len()));
            let text = self.word_at(at);
            let is_unknown = token == Token::Unknown;
            lexemes.push(Lexeme { token, text });
            if is_unknown {
                return;
            }
            at = end;
        }
    }

    fn token(&self, at: usize, lexemes: &[Lexeme]) -> Option<(Token, usize)> {
        if self.glyphs[at].letter == '-' {
            return Some((Token::Stop('-'), at + 1));
        }
        // Behind the number of a rank; anywhere else "b7" is a square.
        let is_rank = matches!(lexemes, [.., number, stop] if stop.token == Token::Stop(':') && matches!(number.token, Token::Number(_)));
        let row = if is_rank { self.row(at) } else { None };
        // A single letter may be more than a word: "e" is "and" in Portuguese, and a file.
        row.or_else(|| self.word(at, |length| length > 1))
            .or_else(|| self.of_moves(at))
            .or_else(|| self.word(at, |length| length == 1))
            .or_else(|| self.letter_alone(at))
    }

    /// Reads a rank as FEN writes it: `r3k2r`. A number alone is a number.
    fn row(&self, at: usize) -> Option<(Token, usize)> {
        let word: Vec<&Glyph> = self.glyphs[at..].iter().take_while(|it| it.letter != ' ').collect();
        if word.iter().all(|it| it.letter.is_ascii_digit()) {
            return None;
        }
        let mut row = Vec::new();
        for glyph in &word {
            if let Some(empty) = glyph.letter.to_digit(9).filter(|it| *it > 0) {
                row.extend((0..empty).map(|_| None));
            } else {
                let role = Role::from_char(glyph.letter)?;
                let color = if glyph.capital { Color::White } else { Color::Black };
                row.push(Some(role.of(color)));
            }
        }
        (row.len() == 8).then_some((Token::Row(row), at + word.len()))
    }

    /// Reads a word that only boards have.
    fn word(&self, at: usize, is_length: impl Fn(usize) -> bool) -> Option<(Token, usize)> {
        let fits = |form: &Vec<char>| {
            let tail = &self.glyphs[at..];
            let same = tail.len() >= form.len() && form.iter().zip(tail).all(|(one, other)| *one == other.letter);
            let end = at + form.len();
            let stands_apart = is_edge(self.glyphs, at) && is_edge(self.glyphs, end);
            same && is_length(form.len()) && (stands_apart || form.len() == 1)
        };
        let mut found = self.language.words.iter().filter(|(form, _)| fits(form));
        found.find_map(|(form, word)| {
            let end = at + form.len();
            let token = match word {
                // `w: Kg1` or `wKg1`; anywhere else a letter names no colour.
                BoardWord::Color(color) => (form.len() > 1 || self.is_color_letter(at)).then_some(Token::Color(*color)),
                BoardWord::Empty => Some(Token::Empty),
                BoardWord::Rank => Some(Token::Rank),
                BoardWord::Through => Some(Token::Through),
                BoardWord::Filler => is_edge(self.glyphs, end).then_some(Token::Filler),
                BoardWord::Several(_) => None,
            };
            token.map(|it| (it, end))
        })
    }

    fn is_color_letter(&self, at: usize) -> bool {
        let begins = at == 0 || !self.glyphs[at - 1].letter.is_alphanumeric();
        let next = self.glyphs.get(at + 1);
        let is_header = self.is_header && self.glyphs.len() == 1;
        let goes_on = next.is_some_and(|it| it.capital) && self.of_moves(at + 1).is_some();
        begins && !self.glyphs[at].capital && goes_on || is_header
    }

    /// Reads what moves are made of: a square, a piece, a number.
    fn of_moves(&self, at: usize) -> Option<(Token, usize)> {
        let reader = self.language.reader();
        let here = edges(self.glyphs, at, &reader);
        let mut found: Vec<(u32, Token, usize)> = Vec::new();
        for edge in &here {
            match edge.atom {
                Atom::File(file, _) => {
                    let square =
                        |(cost, rank, end)| (edge.cost + cost, Token::Square(Square::from_coords(file, rank)), end);
                    found.extend(self.rank_behind(edge.end).map(square));
                }
                Atom::Piece(role, Spelling::Word) => {
                    found.push((edge.cost, Token::Piece(role, Named::Word), edge.end));
                }
                // A letter names a piece where a square follows.
                Atom::Piece(role, _) => {
                    let square = |cost| (edge.cost + cost, Token::Piece(role, Named::Letter), edge.end);
                    found.extend(self.square_behind(edge.end).map(square));
                }
                _ => {}
            }
        }
        if found.is_empty() {
            found.extend(here.iter().filter_map(number));
        }
        let least = found.iter().map(|(cost, ..)| *cost).min()?;
        found.retain(|(cost, ..)| *cost == least);
        // "Könige" is more than "König" with an e behind it.
        let (_cost, token, end) = found.iter().max_by_key(|(.., end)| *end)?;
        let is_clear = found.iter().all(|(_, other, _)| other == token);
        is_clear.then(|| (token.clone(), *end))
    }

    /// Reads a capital that stands alone, as in a rank told in letters, or a little word.
    fn letter_alone(&self, at: usize) -> Option<(Token, usize)> {
        let apart = is_edge(self.glyphs, at) && is_edge(self.glyphs, at + 1);
        let here = edges(self.glyphs, at, &self.language.reader()).into_iter();
        let piece = here.filter(|_| apart).find_map(|it| match it.atom {
            Atom::Piece(role, Spelling::Capital) => Some(Token::Piece(role, Named::Letter)),
            _ => None,
        });
        let link = || {
            let here = edges(self.glyphs, at, &self.language.reader()).into_iter();
            let mut links = here.filter(|it| it.atom == Atom::Link);
            links.next().map(|it| (Token::Link, it.end))
        };
        piece.map(|it| (it, at + 1)).or_else(link)
    }

    /// Returns the cheapest rank behind a file, blanks between them passed over.
    fn rank_behind(&self, at: usize) -> Option<(u32, Rank, usize)> {
        let here = edges(self.glyphs, self.behind_gap(at), &self.language.reader());
        let ranks = here.into_iter().filter_map(|it| match it.atom {
            Atom::Rank(rank) => Some((it.cost, rank, it.end)),
            _ => None,
        });
        ranks.min_by_key(|(cost, _, end)| (*cost, std::cmp::Reverse(*end)))
    }

    /// Returns what the cheapest square behind a letter costs.
    fn square_behind(&self, at: usize) -> Option<u32> {
        let at = self.behind_gap(at);
        let here = edges(self.glyphs, at, &self.language.reader());
        let files = here.iter().filter(|it| matches!(it.atom, Atom::File(..)));
        let costs = files.filter_map(|it| self.rank_behind(it.end).map(|(cost, ..)| it.cost + cost));
        costs.min()
    }

    fn behind_gap(&self, at: usize) -> usize {
        let gap = self.glyphs[at.min(self.glyphs.len())..].iter();
        at + gap.take_while(|it| matches!(it.letter, ' ' | '-')).count()
    }

    /// Returns the word in which a glyph stands, as it was written.
    fn word_at(&self, at: usize) -> String {
        let before = self.glyphs[..at].iter().filter(|it| it.letter == ' ').count();
        let mut words = self.text.split_whitespace();
        words.nth(before).unwrap_or(self.text.trim()).to_owned()
    }
}

fn number(edge: &Edge) -> Option<(u32, Token, usize)> {
    match edge.atom {
        Atom::Rank(rank) => Some((edge.cost, Token::Number(rank.to_u32() + 1), edge.end)),
        _ => None,
    }
}

/// Returns the squares from one to another on a rank or a file, both with them; `None` if they share neither.
pub(super) fn between(from: Square, to: Square) -> Option<Vec<Square>> {
    let span = |one: u32, other: u32| one.min(other)..=one.max(other);
    let (files, ranks) = (
        span(from.file().into(), to.file().into()),
        span(from.rank().into(), to.rank().into()),
    );
    let is_line = from != to && (from.file() == to.file() || from.rank() == to.rank());
    let squares = files.flat_map(|file| ranks.clone().map(move |rank| (file, rank)));
    let square = |(file, rank)| Square::from_coords(File::new(file), Rank::new(rank));
    is_line.then(|| squares.map(square).collect())
}
