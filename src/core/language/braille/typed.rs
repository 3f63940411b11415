//! Braille that somebody typed or pasted, as plain notation: every way in which it can be meant.
//!
//! Nobody says in which code a line is. So all are tried: short6 with lowered digits, the digits of computer Braille (letter
//! and dot 6, or dot 8), literary Braille with its numeric sign or without, the British code. What a line means is then
//! decided by comparing moves, never spellings.

use super::cell::{Cell, holds_cells};
use super::table::{ReadBack, UnknownCell};
use super::{brf, of_unicode, ukaaf2015};

/// How digits are written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::language) enum Digits {
    /// Lowered, without a sign: short6, North American computer Braille.
    Lowered,
    /// The letter and dot 6, or dot 8: computer Braille in Europe.
    Computer,
    /// The letter behind a numeric sign: literary Braille.
    Literary,
}

/// Letters by their cells, as BRF has them.
fn letter(cell: Cell) -> Option<char> {
    let sign = brf::write(&[cell]).ok()?.chars().next()?;
    sign.is_ascii_uppercase().then(|| sign.to_ascii_lowercase())
}

fn digit_of(letter: char) -> Option<char> {
    const DIGITS: &str = "1234567890";
    let index = "abcdefghij".find(letter)?;
    DIGITS.get(index..=index)?.chars().next()
}

/// Returns what a line of Unicode Braille can mean in notation; `None` if it holds no cell.
///
/// `is_english` says whether English piece letters are read: only then the British code counts. Where no capital was
/// marked, a first letter that may be a file counts as a piece too, because many leave capitals out.
pub fn spellings(line: &str, is_english: bool) -> Option<Vec<String>> {
    holds_cells(line).then(|| {
        let cells = of_unicode(line).unwrap_or_default();
        let mut all = of_cells(&cells, is_english);
        all.extend(without_numeric_sign(&cells));
        unique(all)
    })
}

/// Returns the first cell of a line that means nothing in any code.
pub fn unknown_cell(line: &str) -> Option<UnknownCell> {
    let cells = of_unicode(line).ok()?;
    let codes = [Digits::Lowered, Digits::Computer, Digits::Literary];
    let means = |cell: Cell| {
        codes
            .iter()
            .any(|it| is_capital_sign(cell, *it) || sign_of(cell, *it).is_some())
            || is_prefix(cell)
            || ukaaf2015::is_sign(cell)
    };
    let at = cells.iter().position(|it| !means(*it))?;
    Some(UnknownCell {
        at: at + 1,
        cell: cells[at],
    })
}

/// Returns what a line can mean if it is a BRF; nothing if it cannot be one. Small letters are plain notation, and what
/// ends with a question mark is a question. A rank without any sign of a digit is not read: capitals alone are words.
pub fn spellings_of_brf(line: &str, is_english: bool) -> Vec<String> {
    let line = line.trim();
    let is_brf = line.len() > 1 && !line.contains(|it: char| it.is_lowercase()) && !line.ends_with('?');
    match brf::read(line) {
        Ok(cells) if is_brf => of_cells(&cells, is_english),
        _ => Vec::new(),
    }
}

/// Returns true if a capital is marked in a line as only BRF marks it: `.SF3`, `E8=,Q`.
pub fn is_marked_brf(line: &str) -> bool {
    let line = line.trim();
    let signs: Vec<char> = line.chars().collect();
    let marks = |it: &[char]| matches!(it, [before, '.' | ',', after] if ",.= ".contains(*before) && after.is_ascii_uppercase());
    let begins = matches!(signs.as_slice(), ['.' | ',', after, ..] if after.is_ascii_uppercase());
    !line.contains(|it: char| it.is_lowercase()) && (begins || signs.windows(3).any(marks))
}

fn of_cells(cells: &[Cell], is_english: bool) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for digits in [Digits::Lowered, Digits::Computer, Digits::Literary] {
        all.extend(in_notation(cells, digits));
    }
    let piece_may_be_meant: Vec<String> = all.iter().filter_map(|it| as_piece(it)).collect();
    all.extend(piece_may_be_meant);
    if is_english {
        all.extend(british(cells));
    }
    unique(all)
}

fn unique(all: Vec<String>) -> Vec<String> {
    let mut unique = Vec::new();
    for text in all.into_iter().map(|it| it.trim().to_owned()) {
        if !text.is_empty() && !unique.contains(&text) {
            unique.push(text);
        }
    }
    unique
}

/// Reads cells with one kind of digits; `None` if a cell means nothing then.
fn in_notation(cells: &[Cell], digits: Digits) -> Option<String> {
    signs_of(cells, digits).map(black_first)
}

/// Reads a word of a sheet with one kind of digits. If a cell means nothing, each cell stands for itself, and those that
/// mean nothing are named.
pub(in crate::language) fn word_in_notation(cells: &[Cell], digits: Digits) -> ReadBack {
    if let Some(text) = signs_of(cells, digits) {
        return ReadBack {
            text,
            unknown: Vec::new(),
        };
    }
    let mut read = ReadBack::default();
    for (index, cell) in cells.iter().enumerate() {
        let sign = sign_of(*cell, digits);
        if sign.is_none() && !is_capital_sign(*cell, digits) {
            read.unknown.push(UnknownCell {
                at: index + 1,
                cell: *cell,
            });
        }
        read.text.push(sign.unwrap_or_else(|| cell.to_char()));
    }
    read
}

fn signs_of(cells: &[Cell], digits: Digits) -> Option<String> {
    let mut text = String::new();
    let mut is_capital = false;
    let mut is_number = false;
    let mut at = 0;
    while let Some(cell) = cells.get(at) {
        let next = cells.get(at + 1).copied();
        at += 1;
        if is_capital_sign(*cell, digits) && next.and_then(plain_letter).is_some() {
            // Behind a digit it says that a letter follows and no further digit.
            is_capital = !(is_number || text.ends_with(|it: char| it.is_ascii_digit())) || digits == Digits::Lowered;
            is_number = false;
            continue;
        }
        // French six-dot computer Braille begins each number with dot 6.
        if digits == Digits::Computer && dots(*cell, "6") {
            continue;
        }
        if digits == Digits::Literary {
            if dots(*cell, "3456") && next.and_then(letter).and_then(digit_of).is_some() {
                is_number = true;
                continue;
            }
            // UEB writes a blank within a number as dot 5, and the number goes on.
            if is_number && dots(*cell, "5") && next.and_then(letter).and_then(digit_of).is_some() {
                text.push(' ');
                continue;
            }
            if let (true, Some(sign)) = (is_prefix(*cell), next.and_then(prefixed)) {
                text.push(sign);
                at += 1;
                is_number = false;
                continue;
            }
            if is_number && let Some(digit) = letter(*cell).and_then(digit_of) {
                text.push(digit);
                continue;
            }
            is_number = false;
        }
        let sign = sign_of(*cell, digits)?;
        text.push(if is_capital { sign.to_ascii_uppercase() } else { sign });
        is_capital = false;
    }
    // In French computer Braille that cell is the zero.
    if text.len() > 1 && text.chars().all(|it| it == '#' || it == '-') {
        text = text.replace('#', "0");
    }
    Some(text)
}

/// The hyphen before Black's move that begins a line is no part of the move.
fn black_first(text: String) -> String {
    let (number, rest) = text.split_at(text.len() - text.trim_start_matches(|it: char| it.is_ascii_digit()).len());
    let is_apart = number.is_empty() || rest.starts_with(' ');
    match rest.trim_start().strip_prefix('-').filter(|_| is_apart) {
        Some(rest) => format!("{number} {rest}"),
        None => text,
    }
}

fn dots(cell: Cell, dots: &str) -> bool {
    Cell::of_dots(dots) == Some(cell)
}

/// A letter, dot 7 or not.
fn plain_letter(cell: Cell) -> Option<char> {
    letter(Cell::of_bits(cell.bits() & 0b1011_1111))
}

fn is_capital_sign(cell: Cell, digits: Digits) -> bool {
    match digits {
        Digits::Lowered => ["6", "46", "456"].iter().any(|it| dots(cell, it)),
        Digits::Computer => ["4", "6", "46"].iter().any(|it| dots(cell, it)),
        Digits::Literary => ["6", "46", "56"].iter().any(|it| dots(cell, it)),
    }
}

/// Literary Braille puts one of these before signs that would be digits or punctuation.
fn is_prefix(cell: Cell) -> bool {
    ["4", "5", "6", "56", "456"].iter().any(|it| dots(cell, it))
}

fn prefixed(cell: Cell) -> Option<char> {
    const SIGNS: [(&str, char); 6] = [
        ("235", '+'),
        ("2356", '='),
        ("126", '('),
        ("345", ')'),
        ("3456", '#'),
        ("1456", '#'),
    ];
    SIGNS.iter().find(|(it, _)| dots(cell, it)).map(|(_, sign)| *sign)
}

fn sign_of(cell: Cell, digits: Digits) -> Option<char> {
    if cell == Cell::BLANK {
        return Some(' ');
    }
    if let Some(small) = letter(cell) {
        return Some(small);
    }
    // Dot 7 makes a capital, dot 8 a digit.
    let bits = cell.bits();
    if bits & 0b1100_0000 == 0b0100_0000
        && let Some(small) = plain_letter(cell)
    {
        return Some(small.to_ascii_uppercase());
    }
    if bits & 0b1100_0000 == 0b1000_0000
        && digits == Digits::Computer
        && let Some(digit) = letter(Cell::of_bits(bits & 0b0011_1111)).and_then(digit_of)
    {
        return Some(digit);
    }
    let signs: &[(&str, char)] = match digits {
        Digits::Lowered => &LOWERED,
        Digits::Computer => &COMPUTER,
        Digits::Literary => &LITERARY,
    };
    signs.iter().find(|(it, _)| dots(cell, it)).map(|(_, sign)| *sign)
}

const LOWERED: [(&str, char); 20] = [
    ("2", '1'),
    ("23", '2'),
    ("25", '3'),
    ("256", '4'),
    ("26", '5'),
    ("235", '6'),
    ("2356", '7'),
    ("236", '8'),
    ("35", '9'),
    ("356", '0'),
    ("36", '-'),
    ("346", '+'),
    ("3456", '#'),
    ("123456", '='),
    ("12356", '('),
    ("23456", ')'),
    ("34", '/'),
    ("2346", '!'),
    ("1456", '?'),
    ("3", '.'),
];

const COMPUTER: [(&str, char); 26] = [
    ("16", '1'),
    ("126", '2'),
    ("146", '3'),
    ("1456", '4'),
    ("156", '5'),
    ("1246", '6'),
    ("12456", '7'),
    ("1256", '8'),
    ("246", '9'),
    ("346", '0'),
    ("34678", '0'),
    ("36", '-'),
    ("235", '+'),
    ("2358", '+'),
    ("23578", '+'),
    ("3456", '#'),
    ("34568", '#'),
    ("2356", '='),
    ("23568", '='),
    ("235678", '='),
    ("236", '('),
    ("1268", '('),
    ("356", ')'),
    ("3457", ')'),
    ("3", '.'),
    ("256", '.'),
];

const LITERARY: [(&str, char); 10] = [
    ("36", '-'),
    ("235", '+'),
    ("2356", '='),
    ("126", '('),
    ("345", ')'),
    ("236", '('),
    ("356", ')'),
    ("3456", '#'),
    ("3", '.'),
    ("256", '.'),
];

/// Ranks written as plain letters, the numeric sign left out: `⠑⠙` is e4 too.
fn without_numeric_sign(cells: &[Cell]) -> Vec<String> {
    let Some(text) = in_notation(cells, Digits::Literary) else {
        return Vec::new();
    };
    let is_plain = text.chars().all(|it| it.is_ascii_alphabetic());
    let square_at = text.len().checked_sub(2).filter(|_| is_plain);
    let Some((before, square)) = square_at.map(|it| text.split_at(it)) else {
        return Vec::new();
    };
    let with_rank = |pair: &str| {
        let mut signs = pair.chars();
        let (file, rank) = (signs.next()?, signs.next()?);
        let is_square = ('a'..='h').contains(&file) && ('a'..='h').contains(&rank);
        is_square.then(|| digit_of(rank).map(|it| format!("{file}{it}")))?
    };
    let Some(square) = with_rank(square) else {
        return Vec::new();
    };
    let mut all = vec![format!("{before}{square}")];
    // Both squares, or a piece and both squares.
    let bare = before.strip_suffix('x').unwrap_or(before);
    if let Some(at) = bare.len().checked_sub(2)
        && let Some(from) = with_rank(&bare[at..])
    {
        all.push(format!("{}{from}{}{square}", &bare[..at], &before[bare.len()..]));
    }
    all
}

/// Returns a capture by a pawn as one by a piece, if no capital was marked anywhere.
fn as_piece(text: &str) -> Option<String> {
    let mut signs = text.chars();
    let (first, second) = (signs.next()?, signs.next()?);
    let has_capital = text.contains(|it: char| it.is_ascii_uppercase());
    (second == 'x' && ('a'..='h').contains(&first) && !has_capital)
        .then(|| format!("{}{}", first.to_ascii_uppercase(), &text[1..]))
}

/// Reads the British code; its pieces come as figurines, which no set of letters takes for anything else.
fn british(cells: &[Cell]) -> Option<String> {
    let read = ukaaf2015::read_back(cells);
    if !read.unknown.is_empty() || !read.text.contains(|it: char| it.is_ascii_digit()) {
        return None;
    }
    let figurine = |it: char| match it {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        other => other,
    };
    Some(read.text.replace("...", " ").chars().map(figurine).collect())
}

#[cfg(test)]
mod tests;
