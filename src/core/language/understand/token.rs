//! What a line may hold at each place: a piece, a file, a rank, a sign. One letter can be several of them.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::Reader;
use super::fold::Glyph;
use super::spec::SIDES;
use super::vocabulary::{FoundWord, is_edge};
use crate::language::Word;

/// The smallest part of a move.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Atom {
    /// A piece, pawn included, and how it was written.
    Piece(Role, Spelling),
    /// The letter by which UCI names a promotion piece, whatever the letters agreed on.
    UciPiece(Role),
    /// A file, and whether its letter was a capital.
    File(File, FileCase),
    /// A rank.
    Rank(Rank),
    /// Departure, arrival and promotion in ICCF digits.
    Digits(Square, Square, Option<Role>),
    /// A castling.
    Castles(CastlingSide),
    /// A capture.
    Takes,
    /// A hyphen.
    Dash,
    /// `=`: before a piece a promotion, at the end a draw offer (C.12-2).
    Equals,
    /// `/` before a promotion piece.
    Slash,
    /// `(` before a promotion piece.
    Open,
    /// `)` behind it.
    Close,
    /// A draw offer: `(=)` or in words.
    Offer,
    /// `!` or `?`, which no scoresheet takes (8.1.b).
    Annotation,
    /// A word within a move that changes nothing: "to".
    Link,
    /// A sign or word behind a move that changes nothing: check, mate, e.p. (C.13-2).
    Ornament,
}

/// How a piece was written.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub(super) enum Spelling {
    /// As a word or a figurine.
    Word,
    /// As a capital letter.
    Capital,
    /// As a small letter that names no file: `nf3`.
    Small,
    /// As a small letter that names a file as well: `bc4`.
    SmallLikeFile,
}

/// How the letter of a file was written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum FileCase {
    /// As a word.
    Word,
    /// As a small letter.
    Small,
    /// As a capital that means no piece.
    Capital,
    /// As a capital that means a piece too: a file only where nothing is written small.
    CapitalLikePiece,
}

/// An atom with where it ends and what it costs to read it so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) atom: Atom,
    pub(super) end: usize,
    pub(super) cost: u32,
}

/// A piece letter written small.
const SMALL_PIECE_COST: u32 = 1;
/// A small letter that names a file and stands by itself is that file, as in "b c 4"; only "bc4" may be a bishop.
const APART_COST: u32 = 1;
/// The first letter of a whole word read as something else: "de" is a d in Spanish before it is a pawn from d to e.
const TORN_WORD_COST: u32 = 2;
/// A file written as a capital.
const CAPITAL_FILE_COST: u32 = 1;
/// Castling without its hyphens.
const BARE_CASTLING_COST: u32 = 1;

/// Returns everything the line may hold at `at`.
pub(super) fn edges(line: &[Glyph], at: usize, reader: &Reader<'_>) -> Vec<Edge> {
    let Some(glyph) = line.get(at).copied() else {
        return Vec::new();
    };
    let mut edges: Vec<Edge> = Vec::new();
    let (found, is_whole_word) = reader.vocabulary.at(line, at);
    let in_word = if is_whole_word { TORN_WORD_COST } else { 0 };
    let mut one = |atom, cost| {
        let is_capital_piece = matches!(atom, Atom::Piece(_, Spelling::Capital));
        edges.push(Edge {
            atom,
            end: at + 1,
            cost: if is_capital_piece { cost } else { cost + in_word },
        });
    };
    let pieces = pieces_of(glyph.letter, reader);
    for role in &pieces {
        let is_file = File::from_char(glyph.letter).is_some();
        match (glyph.capital, is_file) {
            (true, _) => one(Atom::Piece(*role, Spelling::Capital), 0),
            (false, true) => {
                let apart = line.get(at + 1).is_some_and(|it| it.letter == ' ');
                let cost = if apart {
                    SMALL_PIECE_COST + APART_COST
                } else {
                    SMALL_PIECE_COST
                };
                one(Atom::Piece(*role, Spelling::SmallLikeFile), cost);
            }
            (false, false) => one(Atom::Piece(*role, Spelling::Small), SMALL_PIECE_COST),
        }
    }
    if let Some(role) = figurine(glyph.letter) {
        one(Atom::Piece(role, Spelling::Word), 0);
    }
    if let Some(role) = uci_piece(glyph) {
        one(Atom::UciPiece(role), 0);
    }
    if let Some(file) = File::from_char(glyph.letter) {
        match (glyph.capital, pieces.is_empty()) {
            (false, _) => one(Atom::File(file, FileCase::Small), 0),
            (true, true) => one(Atom::File(file, FileCase::Capital), CAPITAL_FILE_COST),
            (true, false) => one(Atom::File(file, FileCase::CapitalLikePiece), CAPITAL_FILE_COST),
        }
    }
    if let Some(rank) = Rank::from_char(glyph.letter) {
        one(Atom::Rank(rank), 0);
    }
    if let Some(atom) = sign(glyph.letter) {
        one(atom, 0);
    }
    edges.extend(castling(line, at));
    edges.extend(iccf(line, at));
    edges.extend(bracketed_offer(line, at));
    edges.extend(en_passant(line, at));
    edges.extend(words(found));
    edges
}

/// Returns what a letter means in the languages that are read. English ones are read beside every other language's, and
/// pawns are written without a letter (C.4): where the language that writes has a piece of it, the English pawn is not
/// meant, or every Dutch knight would be asked about.
fn pieces_of(letter: char, reader: &Reader<'_>) -> Vec<Role> {
    let capital = letter.to_ascii_uppercase();
    let of_the_writer = reader.letters.first().and_then(|set| set.role(capital));
    let is_a_piece = of_the_writer.is_some_and(|it| it != Role::Pawn);
    let mut roles = Vec::new();
    for set in reader.letters {
        let is_english_pawn = |role: &Role| is_a_piece && set.name == "en" && *role == Role::Pawn;
        let role = set
            .role(capital)
            .filter(|it| !is_english_pawn(it) && !roles.contains(it));
        roles.extend(role);
    }
    roles
}

fn figurine(letter: char) -> Option<Role> {
    match letter {
        '♔' | '♚' => Some(Role::King),
        // Some printed Laws show Capricorn for the white queen.
        '♕' | '♛' | '♑' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    }
}

fn uci_piece(glyph: Glyph) -> Option<Role> {
    match glyph.letter {
        _ if glyph.capital => None,
        'q' => Some(Role::Queen),
        'r' => Some(Role::Rook),
        'b' => Some(Role::Bishop),
        'n' => Some(Role::Knight),
        _ => None,
    }
}

fn sign(letter: char) -> Option<Atom> {
    match letter {
        'x' | '*' => Some(Atom::Takes),
        '-' => Some(Atom::Dash),
        '=' => Some(Atom::Equals),
        '/' => Some(Atom::Slash),
        '(' => Some(Atom::Open),
        ')' => Some(Atom::Close),
        '!' | '?' => Some(Atom::Annotation),
        '+' | '#' | '†' | '‡' => Some(Atom::Ornament),
        _ => None,
    }
}

/// Reads `0-0`, `O-O-O`, `o-o`, `00`.
fn castling(line: &[Glyph], at: usize) -> Vec<Edge> {
    if !is_edge(line, at) {
        return Vec::new();
    }
    let is_zero = |index: usize| line.get(index).is_some_and(|it| matches!(it.letter, '0' | 'o'));
    let mut edges = Vec::new();
    let mut zeros = 0;
    let mut hyphens = 0;
    let mut next = at;
    while is_zero(next) && zeros < 3 {
        zeros += 1;
        next += 1;
        let side = match zeros {
            2 => Some(CastlingSide::KingSide),
            3 => Some(CastlingSide::QueenSide),
            _ => None,
        };
        if let Some(side) = side.filter(|_side| is_edge(line, next)) {
            edges.push(Edge {
                atom: Atom::Castles(side),
                end: next,
                cost: if hyphens + 1 == zeros { 0 } else { BARE_CASTLING_COST },
            });
        }
        match line.get(next).map(|it| it.letter) {
            Some('-') => {
                hyphens += 1;
                next += 1;
            }
            Some(' ') => next += 1,
            _ => {}
        }
    }
    edges
}

/// Reads `5254` (e2e4) and `57581` (e7e8, queen).
fn iccf(line: &[Glyph], at: usize) -> Vec<Edge> {
    let digits: Vec<u32> = line
        .get(at..)
        .unwrap_or_default()
        .iter()
        .map_while(|it| it.letter.to_digit(10))
        .take(6)
        .collect();
    if !is_edge(line, at) || !is_edge(line, at + digits.len()) {
        return Vec::new();
    }
    let (Some(from), Some(to)) = (square_of(&digits, 0), square_of(&digits, 2)) else {
        return Vec::new();
    };
    let promotion = match digits.get(4..) {
        Some([]) => None,
        Some([1]) => Some(Role::Queen),
        Some([2]) => Some(Role::Rook),
        Some([3]) => Some(Role::Bishop),
        Some([4]) => Some(Role::Knight),
        _ => return Vec::new(),
    };
    vec![Edge {
        atom: Atom::Digits(from, to, promotion),
        end: at + digits.len(),
        cost: 0,
    }]
}

fn square_of(digits: &[u32], at: usize) -> Option<Square> {
    let file = digits.get(at)?.checked_sub(1)?;
    let rank = digits.get(at + 1)?.checked_sub(1)?;
    (file < 8 && rank < 8).then(|| Square::from_coords(File::new(file), Rank::new(rank)))
}

fn bracketed_offer(line: &[Glyph], at: usize) -> Option<Edge> {
    spelled(line, at, "(=)", Atom::Offer)
}

/// Reads `e.p.`, `ep`, `(ep)`.
fn en_passant(line: &[Glyph], at: usize) -> Option<Edge> {
    let edge = spelled(line, at, "ep", Atom::Ornament).filter(|it| is_edge(line, it.end));
    edge.or_else(|| spelled(line, at, "(ep)", Atom::Ornament))
}

/// Reads signs with or without blanks between them.
fn spelled(line: &[Glyph], at: usize, signs: &str, atom: Atom) -> Option<Edge> {
    let mut end = at;
    for sign in signs.chars() {
        while end > at && line.get(end).is_some_and(|it| it.letter == ' ') {
            end += 1;
        }
        line.get(end).filter(|it| it.letter == sign)?;
        end += 1;
    }
    Some(Edge { atom, end, cost: 0 })
}

fn words(found: Vec<FoundWord>) -> Vec<Edge> {
    found
        .into_iter()
        .flat_map(|it| match it.word {
            // Either side may be meant.
            Word::Castling => SIDES
                .map(|side| FoundWord {
                    word: Word::Castles(side),
                    ..it
                })
                .to_vec(),
            _ => vec![it],
        })
        .filter_map(|it| {
            let atom = match it.word {
                Word::Piece(role) => Atom::Piece(role, Spelling::Word),
                Word::File(file) => Atom::File(file, FileCase::Word),
                Word::Rank(rank) => Atom::Rank(rank),
                Word::Castles(side) => Atom::Castles(side),
                Word::Takes => Atom::Takes,
                Word::Check | Word::Checkmate | Word::EnPassant => Atom::Ornament,
                Word::OffersDraw => Atom::Offer,
                Word::Link => Atom::Link,
                Word::Castling
                | Word::Correction
                | Word::AcceptsDraw
                | Word::DeclinesDraw
                | Word::Resigns
                | Word::Adjusts
                | Word::CallsArbiter
                | Word::ClaimsFlag
                | Word::ClaimsDraw
                | Word::TakesBack => {
                    return None;
                }
            };
            Some(Edge {
                atom,
                end: it.end,
                cost: it.cost,
            })
        })
        .collect()
}
