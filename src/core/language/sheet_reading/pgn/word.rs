//! What a word of the movetext says: a number, a result, signs, or a move as it was written, before a board is looked at.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::letters::figurine;
use crate::game::Outcome;

/// A part of a word; `1.e4!` has three.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Part<'a> {
    /// A move number and the dots behind it.
    Number { number: u32, dots: usize },
    /// Dots alone.
    Dots(usize),
    /// How the game ended; unusual if other programs would not read it.
    Result { outcome: Option<Outcome>, unusual: bool },
    /// A sign that judges, by its number in the PGN standard.
    Nag(u16),
    /// `e.p.` apart from its move.
    EnPassant,
    /// A move.
    Move(Written),
    /// A dash in the place of a move.
    Gap,
    /// A move that is none, as engines write it.
    Null(&'a str),
    /// Nothing of all that.
    Unreadable(&'a str),
}

/// A move as it was written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Written {
    pub(super) what: What,
    /// What the pawn becomes.
    pub(super) promotion: Option<Piece>,
    pub(super) sign: Option<Sign>,
    pub(super) check: Option<Check>,
    pub(super) en_passant: bool,
}

impl Written {
    /// Returns the piece letters a move is written with.
    pub(super) fn letters(&self) -> impl Iterator<Item = char> {
        let piece = match self.what {
            What::Piece { piece, .. } => piece,
            What::Castling(_) => None,
        };
        let letter = |piece: Piece| match piece {
            Piece::Letter(letter) => Some(letter),
            Piece::Small(_) | Piece::Figurine(_) => None,
        };
        [piece, self.promotion].into_iter().flatten().filter_map(letter)
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum What {
    Castling(CastlingSide),
    Piece {
        piece: Option<Piece>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
    },
}

/// A piece: by a letter, which means what its set says, or by a figurine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Piece {
    Letter(char),
    /// A small letter, as a capital; it is a piece only where no capital is marked.
    Small(char),
    Figurine(Role),
}

/// The sign between the squares.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Sign {
    Takes,
    Dash,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Check {
    Check,
    Mate,
}

/// Signs that stand for a number of the PGN standard, the longer ones first.
const SIGNS: [(&str, u16); 26] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("+−", 18),
    ("=", 10),
];

/// How many of the signs may stand at a move itself.
const AT_A_MOVE: usize = 16;

/// How long a word may be, in characters; a line of PGN has no more.
const LONGEST_CHARACTERS: usize = 255;

/// Takes a word apart.
pub(super) fn parts(word: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::with_capacity(2);
    parts_into(&mut parts, word);
    parts
}

/// Takes a word apart as [`parts`] does, into a list that may have room already.
pub(super) fn parts_into<'a>(parts: &mut Vec<Part<'a>>, word: &'a str) {
    parts.clear();
    match plain(word) {
        Some((number, written)) => {
            parts.extend(number);
            parts.extend(written.map(Part::Move));
        }
        None => *parts = any_parts(word),
    }
}

/// Takes a word apart that is written as nearly every file has it: a number, a move, or both.
fn plain(word: &str) -> Option<(Option<Part<'_>>, Option<Written>)> {
    if !word.as_bytes().first()?.is_ascii_digit() {
        return Some((None, Some(plain_move(word)?)));
    }
    // A number may have no dot: `1e4`.
    match plain_number(word)? {
        (number, "") => Some((Some(number), None)),
        (number, rest) => Some((Some(number), Some(plain_move(rest)?))),
    }
}

/// Reads the number at the beginning of a word as nearly every file has it, `12.` or `12...`, and returns what follows.
fn plain_number(word: &str) -> Option<(Part<'_>, &str)> {
    let bytes = word.as_bytes();
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = bytes[digits..].iter().take_while(|byte| **byte == b'.').count();
    if !(1..=4).contains(&digits) || !(1..=3).contains(&dots) {
        return None;
    }
    let value = |number: u32, digit: &u8| number * 10 + u32::from(digit - b'0');
    let number = bytes[..digits].iter().fold(0, value);
    Some((Part::Number { number, dots }, &word[digits + dots..]))
}

/// Reads a move as nearly every file has it: `e4`, `exd5`, `Nbd7+`.
fn plain_move(word: &str) -> Option<Written> {
    let (front, check) = match word.as_bytes() {
        [front @ .., b'+'] => (front, Some(Check::Check)),
        [front @ .., b'#'] => (front, Some(Check::Mate)),
        all => (all, None),
    };
    let [front @ .., to_file, to_rank] = front else {
        return None;
    };
    let to = Square::from_coords(plain_file(*to_file)?, plain_rank(*to_rank)?);
    let (front, sign) = match front {
        [front @ .., b'x'] => (front, Some(Sign::Takes)),
        all => (all, None),
    };
    let (piece, origin) = match front {
        // Not those of castling, of what is no move and of signs.
        [letter @ (b'A'..=b'N' | b'Q'..=b'W'), rest @ ..] => (Some(Piece::Letter(char::from(*letter))), rest),
        all => (None, all),
    };
    let (file, rank) = match origin {
        [] => (None, None),
        [one] => match plain_file(*one) {
            Some(file) => (Some(file), None),
            None => (None, Some(plain_rank(*one)?)),
        },
        [file, rank] => (Some(plain_file(*file)?), Some(plain_rank(*rank)?)),
        _ => return None,
    };
    Some(Written {
        what: What::Piece { piece, file, rank, to },
        promotion: None,
        sign,
        check,
        en_passant: false,
    })
}

fn plain_file(byte: u8) -> Option<File> {
    matches!(byte, b'a'..=b'h').then(|| File::new(u32::from(byte - b'a')))
}

fn plain_rank(byte: u8) -> Option<Rank> {
    matches!(byte, b'1'..=b'8').then(|| Rank::new(u32::from(byte - b'1')))
}

/// Takes a word apart that may be written in any way.
fn any_parts(word: &str) -> Vec<Part<'_>> {
    if word.chars().nth(LONGEST_CHARACTERS).is_some() {
        return vec![Part::Unreadable(word)];
    }
    let mut parts = Vec::with_capacity(2);
    let rest = numbers(word, &mut parts);
    if !rest.is_empty() {
        whole(rest, &mut parts);
    }
    parts
}

/// Takes the number and the dots before a move off, and returns what follows.
fn numbers<'a>(word: &'a str, parts: &mut Vec<Part<'a>>) -> &'a str {
    if is_null(word) || result(word).is_some() || castling(trimmed_of_signs(word)).is_some() {
        return word;
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let behind = &word[digits..];
    let rest = behind.trim_start_matches(['.', '…']);
    let run = &behind[..behind.len() - rest.len()];
    let dots = run.chars().map(|it| if it == '…' { 3 } else { 1 }).sum();
    match word[..digits].parse() {
        Ok(number) if dots > 0 || rest.is_empty() || written(rest).is_some() => {
            parts.push(Part::Number { number, dots });
        }
        Ok(_) => return word,
        Err(_none) if digits == 0 && dots > 0 => parts.push(Part::Dots(dots)),
        Err(_too_long) => return word,
    }
    rest
}

fn whole<'a>(word: &'a str, parts: &mut Vec<Part<'a>>) {
    let front = word.trim_end_matches('*');
    if !front.is_empty() {
        without_result(front, parts);
    }
    let none = Part::Result {
        outcome: None,
        unusual: false,
    };
    parts.extend(std::iter::repeat_n(none, word.len() - front.len()));
}

fn without_result<'a>(word: &'a str, parts: &mut Vec<Part<'a>>) {
    if let Some((outcome, unusual)) = result(word) {
        return parts.push(Part::Result { outcome, unusual });
    }
    if matches!(word, "-" | "–" | "—" | "_") {
        return parts.push(Part::Gap);
    }
    if is_null(word) {
        return parts.push(Part::Null(word));
    }
    if is_en_passant(word) {
        return parts.push(Part::EnPassant);
    }
    if let Some((_sign, nag)) = SIGNS.iter().find(|(sign, _nag)| *sign == word) {
        return parts.push(Part::Nag(*nag));
    }
    let mut front = word;
    let mut nags = Vec::new();
    while let Some((shorter, nag)) = sign_at_end(front) {
        front = shorter;
        nags.push(Part::Nag(nag));
    }
    if !front.is_empty() {
        match written(front) {
            Some(written) => parts.push(Part::Move(written)),
            None if is_null(front) => parts.push(Part::Null(front)),
            None => return parts.push(Part::Unreadable(word)),
        }
    }
    parts.extend(nags.into_iter().rev());
}

fn sign_at_end(word: &str) -> Option<(&str, u16)> {
    let signs = &SIGNS[..AT_A_MOVE];
    signs
        .iter()
        .find_map(|(sign, nag)| Some((word.strip_suffix(sign)?, *nag)))
}

fn is_null(word: &str) -> bool {
    matches!(word, "--" | "Z0" | "0000" | "@@@@" | "<>" | "null" | "pass")
}

fn is_en_passant(word: &str) -> bool {
    matches!(word, "e.p." | "e.p" | "ep" | "ep.")
}

fn result(word: &str) -> Option<(Option<Outcome>, bool)> {
    let plain = match word {
        "1-0" => Some(Outcome::WhiteWins),
        "0-1" => Some(Outcome::BlackWins),
        "1/2-1/2" => Some(Outcome::Draw),
        "*" => None,
        _ => return unusual_result(word),
    };
    Some((plain, false))
}

fn unusual_result(word: &str) -> Option<(Option<Outcome>, bool)> {
    if !word.starts_with(['1', '0', '½']) || word.chars().count() > 7 {
        return None;
    }
    let dashed = word.replace(['–', '—', '−', '‑', ':'], "-").replace('½', "1/2");
    let outcome = match dashed.as_str() {
        "1-0" => Outcome::WhiteWins,
        "0-1" => Outcome::BlackWins,
        "1/2-1/2" | "1/2" => Outcome::Draw,
        _ => return None,
    };
    Some((Some(outcome), true))
}

fn trimmed_of_signs(word: &str) -> &str {
    word.trim_end_matches(['+', '#', '!', '?'])
}

/// `O-O` in any of its letters; a zero is as good as an O.
fn castling(word: &str) -> Option<CastlingSide> {
    let mut signs = 0;
    let mut dashes = 0;
    for (index, c) in word.chars().enumerate() {
        match c {
            'O' | '0' | 'o' | 'О' | 'о' if index % 2 == 0 => signs += 1,
            '-' | '–' | '—' | '−' | '‑' if index % 2 == 1 => dashes += 1,
            _ => return None,
        }
    }
    match (signs, dashes) {
        (2, 1) => Some(CastlingSide::KingSide),
        (3, 2) => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// Reads a move, its signs included and its annotations excluded.
fn written(word: &str) -> Option<Written> {
    let (word, check, en_passant) = without_signs(word);
    if let Some(side) = castling(word) {
        return Some(Written {
            what: What::Castling(side),
            promotion: None,
            sign: None,
            check,
            en_passant,
        });
    }
    let (word, promotion) = without_promotion(word);
    let (word, takes_behind) = match word.strip_suffix(':') {
        Some(word) => (word, true),
        None => (word, false),
    };
    let mut chars = word.chars();
    let rank = rank(chars.next_back()?)?;
    let to = Square::from_coords(file(chars.next_back()?)?, rank);
    let (front, sign) = without_sign(chars.as_str());
    let what = departure(front, to)?;
    let sign = if takes_behind { Some(Sign::Takes) } else { sign };
    Some(Written {
        what,
        promotion,
        sign,
        check,
        en_passant,
    })
}

fn without_signs(word: &str) -> (&str, Option<Check>, bool) {
    let (mut word, mut check, mut en_passant) = (word, None, false);
    loop {
        let mate = word.strip_suffix(['#', '‡']).map(|it| (it, Check::Mate));
        let sign = mate.or_else(|| word.strip_suffix(['+', '†']).map(|it| (it, Check::Check)));
        if let Some((front, sign)) = sign {
            word = front;
            check = check.max_of(sign);
            continue;
        }
        let passing = ["e.p.", "e.p", "ep."].iter().find_map(|it| word.strip_suffix(it));
        match passing.or_else(|| word.strip_suffix("ep")) {
            Some(front) => {
                word = front;
                en_passant = true;
            }
            None => return (word, check, en_passant),
        }
    }
}

trait MaxOf {
    fn max_of(self, other: Check) -> Option<Check>;
}

impl MaxOf for Option<Check> {
    fn max_of(self, other: Check) -> Option<Check> {
        match (self, other) {
            (Some(Check::Mate), _) | (_, Check::Mate) => Some(Check::Mate),
            (_, Check::Check) => Some(Check::Check),
        }
    }
}

/// `e8=Q`, `e8Q`, `e8(Q)`, `e8/Q`, in any case.
fn without_promotion(word: &str) -> (&str, Option<Piece>) {
    let ends_in_square = |it: &str| it.ends_with(['1', '8']);
    let bracketed = word.strip_suffix(')').unwrap_or(word);
    let mut chars = bracketed.chars();
    let Some(piece) = chars.next_back().and_then(piece) else {
        return (word, None);
    };
    let front = chars.as_str();
    let front = front.strip_suffix(['=', '/', '(']).unwrap_or(front);
    if ends_in_square(front) {
        (front, Some(piece))
    } else {
        (word, None)
    }
}

fn without_sign(front: &str) -> (&str, Option<Sign>) {
    if let Some(front) = front.strip_suffix(['x', 'X', '×', ':']) {
        return (front, Some(Sign::Takes));
    }
    match front.strip_suffix(['-', '–', '—', '−', '‑']) {
        Some(front) => (front, Some(Sign::Dash)),
        None => (front, None),
    }
}

/// Reads what stands before the arrival square: a piece, a file, a rank, each or none.
fn departure(front: &str, to: Square) -> Option<What> {
    let signs: Vec<char> = front
        .chars()
        .filter(|it| *it != '\u{fe0f}' && *it != '\u{fe0e}')
        .collect();
    let is_piece = |it: &char| it.is_uppercase() || figurine(*it).is_some();
    let (first, rest) = signs
        .split_first()
        .map_or((None, signs.as_slice()), |(it, rest)| (Some(it), rest));
    let (piece, rest) = match first.filter(|it| is_piece(it)) {
        Some(first) => (piece(*first), rest),
        None => (None, signs.as_slice()),
    };
    let origin = |signs: &[char]| {
        let mut signs = signs.iter().copied().peekable();
        let file = signs.next_if(|it| file(*it).is_some()).and_then(file);
        let rank = signs.next_if(|it| rank(*it).is_some()).and_then(rank);
        signs.next().is_none().then_some((file, rank))
    };
    if let Some((file, rank)) = origin(rest) {
        return Some(What::Piece { piece, file, rank, to });
    }
    let small = first.filter(|it| it.is_ascii_lowercase() && **it != 'x')?;
    let (file, rank) = origin(&signs[1..])?;
    let piece = Some(Piece::Small(small.to_ascii_uppercase()));
    Some(What::Piece { piece, file, rank, to })
}

fn piece(c: char) -> Option<Piece> {
    let letter = || {
        c.is_alphabetic()
            .then(|| c.to_uppercase().next().map(Piece::Letter))
            .flatten()
    };
    figurine(c).map(Piece::Figurine).or_else(letter)
}

fn file(c: char) -> Option<File> {
    matches!(c, 'a'..='h').then(|| File::from_char(c)).flatten()
}

fn rank(c: char) -> Option<Rank> {
    Rank::from_char(c)
}

#[cfg(test)]
mod tests;
