//! The British code (UKAAF, *Braille Chess Code and Layout*, 2015), as far as its cells are known to us.
//!
//! It is no table: a check and a capture stand before the arrival square. Known are pieces, squares, numbers, capture,
//! check, mate and how like pieces are told apart. Castling, promotion, en passant, draw offers and results are not: they
//! are refused and named, never invented.

use super::table::{ReadBack, UnknownCell};
use super::{Cell, brf};

/// The name of the profile.
pub const NAME: &str = "ukaaf2015";

/// A sign whose cells are not known to us.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Unrecovered {
    /// Castling to either side.
    Castling,
    /// What a pawn becomes.
    Promotion,
    /// The sign of a capture in passing.
    EnPassant,
    /// The sign of a draw offer.
    DrawOffer,
    /// The result of a game.
    Result,
    /// Anything else that is no move and no number.
    Other,
}

impl Unrecovered {
    /// Returns its name in messages.
    pub fn key(self) -> &'static str {
        match self {
            Unrecovered::Castling => "castling",
            Unrecovered::Promotion => "promotion",
            Unrecovered::EnPassant => "en-passant",
            Unrecovered::DrawOffer => "draw-offer",
            Unrecovered::Result => "result",
            Unrecovered::Other => "other",
        }
    }
}

/// A word that cannot be written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NotWritten {
    /// The word.
    pub word: String,
    /// What of it is not known.
    pub why: Unrecovered,
}

/// Capture, check and both at once stand before the arrival square (third-party reading of 3.4).
const CAPTURE: Cell = Cell::of_bits(0b11_0000);
const CHECK: Cell = Cell::of_bits(0b01_1000);
const CAPTURE_WITH_CHECK: Cell = Cell::of_bits(0b11_1000);

/// Mate stands behind the move (2.2).
const MATE: [Cell; 2] = [Cell::of_bits(0b01_1100), Cell::of_bits(0b00_1101)];

/// Stands before Black's move that begins a line (1.2).
const BLACK_FIRST: Cell = Cell::of_bits(0b10_0100);

/// Returns true for a cell that stands for something else than a letter or a digit in this code.
pub fn is_sign(cell: Cell) -> bool {
    [CAPTURE, CHECK, CAPTURE_WITH_CHECK, MATE[0], BLACK_FIRST].contains(&cell)
}

/// The pieces as English print has them, and their letters: bishop and knight are `l` and `s`, so that no piece is a file.
const PIECES: [(char, char); 5] = [('K', 'k'), ('Q', 'q'), ('R', 'r'), ('B', 'l'), ('N', 's')];

/// Writes numbers and moves in English letters: `2.Nf3`, `cxd5`, `Rxf4+`, `12...Re8#`. Full stops behind a number are
/// dropped, as the code does (1.3).
///
/// # Errors
///
/// Returns the first word that holds a sign whose cells are not known.
pub fn write(text: &str) -> Result<Vec<Cell>, NotWritten> {
    let mut cells = Vec::new();
    for word in text.split_whitespace() {
        if !cells.is_empty() {
            cells.push(Cell::BLANK);
        }
        cells.extend(write_word(word)?);
    }
    Ok(cells)
}

fn write_word(word: &str) -> Result<Vec<Cell>, NotWritten> {
    if word == NAME {
        // The name of the code itself, on a sheet.
        return Ok(lowered(word));
    }
    if word == "..." || word == "-" {
        return Ok(vec![BLACK_FIRST]);
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = word.split_at(digits);
    let behind = rest.trim_start_matches('.');
    let is_number = (1..=3).contains(&digits) && (behind.is_empty() || behind.len() < rest.len());
    if !is_number {
        return write_move(word);
    }
    let mut cells = lowered(number);
    if behind.is_empty() {
        return Ok(cells);
    }
    cells.push(Cell::BLANK);
    if rest.len() - behind.len() > 1 {
        cells.push(BLACK_FIRST);
    }
    cells.extend(write_move(behind)?);
    Ok(cells)
}

fn write_move(word: &str) -> Result<Vec<Cell>, NotWritten> {
    let not = |why| NotWritten {
        word: word.to_owned(),
        why,
    };
    if let Some(why) = unrecovered(word) {
        return Err(not(why));
    }
    let rest = word.strip_prefix('-').unwrap_or(word);
    let mut cells: Vec<Cell> = (rest.len() < word.len()).then_some(BLACK_FIRST).into_iter().collect();
    let (rest, threat) = match rest.strip_suffix(['+', '#']) {
        Some(bare) => (bare, rest.chars().last()),
        None => (rest, None),
    };
    let piece = rest
        .chars()
        .next()
        .and_then(|it| PIECES.iter().find(|(print, _)| *print == it));
    let rest = if piece.is_some() { &rest[1..] } else { rest };
    let before = rest.len().checked_sub(2).filter(|it| rest.is_char_boundary(*it));
    let (origin, square) = before
        .map(|it| rest.split_at(it))
        .ok_or_else(|| not(Unrecovered::Other))?;
    let (origin, is_capture) = match origin.strip_suffix('x') {
        Some(origin) => (origin, true),
        None => (origin, false),
    };
    if !is_square(square) || !is_origin(origin) || (piece.is_none() && !is_capture && !origin.is_empty()) {
        return Err(not(Unrecovered::Other));
    }
    cells.extend(piece.into_iter().flat_map(|(_, letter)| lowered(&letter.to_string())));
    cells.extend(lowered(origin));
    cells.extend(match (is_capture, threat == Some('+')) {
        (true, true) => Some(CAPTURE_WITH_CHECK),
        (true, false) => Some(CAPTURE),
        (false, true) => Some(CHECK),
        (false, false) => None,
    });
    cells.extend(lowered(square));
    if threat == Some('#') {
        cells.extend(MATE);
    }
    Ok(cells)
}

/// Returns what of a word is not known, if anything is.
fn unrecovered(word: &str) -> Option<Unrecovered> {
    let bare = word.trim_end_matches(['+', '#']);
    if word.contains("(=)") || word.ends_with('=') {
        Some(Unrecovered::DrawOffer)
    } else if ["0-0", "0-0-0", "O-O", "O-O-O"].contains(&bare) {
        Some(Unrecovered::Castling)
    } else if bare.ends_with("e.p.") || bare == "ep" || bare.ends_with("ep") {
        Some(Unrecovered::EnPassant)
    } else if ["1-0", "0-1", "1/2-1/2", "½-½", "*"].contains(&word) {
        Some(Unrecovered::Result)
    } else if bare.contains('=') || (bare.len() > 2 && bare.ends_with(['Q', 'R', 'B', 'N'])) {
        Some(Unrecovered::Promotion)
    } else {
        None
    }
}

/// Small letters and lowered digits are those of North American ASCII Braille.
fn lowered(text: &str) -> Vec<Cell> {
    brf::read(text).unwrap_or_default()
}

fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

fn is_origin(text: &str) -> bool {
    matches!(text.as_bytes(), [] | [b'a'..=b'h'] | [b'1'..=b'8']) || is_square(text)
}

/// Reads numbers and moves; pieces come back as capital English letters. A word that is neither is read cell by cell as
/// small letters and lowered digits, and what is none of these is named.
pub fn read_back(cells: &[Cell]) -> ReadBack {
    let mut read = ReadBack::default();
    let mut at = 0;
    for word in cells.split(|it| *it == Cell::BLANK) {
        if at > 0 {
            read.text.push(' ');
        }
        match read_word(word) {
            Some(text) => read.text.push_str(&text),
            None => cell_by_cell(word, at, &mut read),
        }
        at += word.len() + 1;
    }
    read
}

fn cell_by_cell(word: &[Cell], before: usize, read: &mut ReadBack) {
    for (index, cell) in word.iter().enumerate() {
        match letter_or_digit(*cell) {
            Some(sign) => read.text.push(sign),
            None => {
                read.unknown.push(UnknownCell {
                    at: before + index + 1,
                    cell: *cell,
                });
                read.text.push(cell.to_char());
            }
        }
    }
}

fn read_word(word: &[Cell]) -> Option<String> {
    if word == [BLACK_FIRST] {
        return Some("...".to_owned());
    }
    let (dots, word) = match word.split_first() {
        Some((first, rest)) if *first == BLACK_FIRST => ("...", rest),
        _ => ("", word),
    };
    let (word, mate) = match word.strip_suffix(&MATE) {
        Some(rest) => (rest, "#"),
        None => (word, ""),
    };
    let plain: Option<String> = word.iter().map(|it| letter_or_digit(*it)).collect();
    if mate.is_empty()
        && let Some(number) = plain.filter(|it| it.bytes().all(|it| it.is_ascii_digit()))
    {
        return Some(format!("{dots}{number}"));
    }
    let (before, square) = word.split_at_checked(word.len().checked_sub(2)?)?;
    let (before, sign, check) = match before.split_last() {
        Some((last, rest)) if *last == CAPTURE => (rest, "x", ""),
        Some((last, rest)) if *last == CHECK => (rest, "", "+"),
        Some((last, rest)) if *last == CAPTURE_WITH_CHECK => (rest, "x", "+"),
        _ => (before, "", ""),
    };
    let text = |cells: &[Cell]| cells.iter().map(|it| letter_or_digit(*it)).collect::<Option<String>>();
    let (before, square) = (text(before)?, text(square)?);
    let piece = before
        .chars()
        .next()
        .and_then(|it| PIECES.iter().find(|(_, letter)| *letter == it));
    let origin = if piece.is_some() { &before[1..] } else { before.as_str() };
    if !is_square(&square) || !is_origin(origin) {
        return None;
    }
    let piece = piece.map(|(print, _)| print.to_string()).unwrap_or_default();
    Some(format!("{dots}{piece}{origin}{sign}{square}{check}{mate}"))
}

fn letter_or_digit(cell: Cell) -> Option<char> {
    let text = brf::write(&[cell]).ok()?;
    let sign = text.chars().next()?.to_ascii_lowercase();
    sign.is_ascii_alphanumeric().then_some(sign)
}

#[cfg(test)]
mod tests {
    use super::{Unrecovered, read_back, write};
    use crate::language::braille::cell::in_unicode;

    #[test]
    fn moves_have_the_cells_of_the_code() {
        for (print, cells) in [
            ("Rf4", "⠗⠋⠲"),
            ("d5", "⠙⠢"),
            ("cxd5", "⠉⠰⠙⠢"),
            ("f5+", "⠘⠋⠢"),
            ("Rxf4+", "⠗⠸⠋⠲"),
            ("Nce5", "⠎⠉⠑⠢"),
            ("Nb1c3", "⠎⠃⠂⠉⠒"),
            ("N1c3", "⠎⠂⠉⠒"),
            ("Re8#", "⠗⠑⠦⠜⠍"),
            ("Bxe8#", "⠇⠰⠑⠦⠜⠍"),
            ("12 ...Re8", "⠂⠆⠀⠤⠗⠑⠦"),
        ] {
            let print = print.replace("...", "-");
            let written = write(&print).expect("known cells");
            assert_eq!(in_unicode(&written), cells, "{print}");
            assert_eq!(read_back(&written).text, print.replace('-', "..."), "{cells}");
        }
        assert_eq!(in_unicode(&write("2.Nf3").expect("known cells")), "⠆⠀⠎⠋⠒");
        assert_eq!(in_unicode(&write("12...Re8").expect("known cells")), "⠂⠆⠀⠤⠗⠑⠦");
    }

    #[test]
    fn what_was_not_recovered_is_refused_and_named() {
        for (word, why) in [
            ("0-0", Unrecovered::Castling),
            ("O-O-O+", Unrecovered::Castling),
            ("e8=Q", Unrecovered::Promotion),
            ("bxa8N#", Unrecovered::Promotion),
            ("exd6e.p.", Unrecovered::EnPassant),
            ("Kb1(=)", Unrecovered::DrawOffer),
            ("Kb1=", Unrecovered::DrawOffer),
            ("1-0", Unrecovered::Result),
            ("Anna", Unrecovered::Other),
            ("N", Unrecovered::Other),
            ("ä", Unrecovered::Other),
        ] {
            assert_eq!(write(&format!("e4 {word}")).expect_err(word).why, why, "{word}");
        }
    }

    #[test]
    fn a_cell_that_is_no_part_of_a_move_is_named() {
        let cells = crate::language::braille::cell::of_unicode("⠑⠲⠀⠎⠜").expect("cells");
        let read = read_back(&cells);
        assert_eq!(read.text, "e4 s⠜");
        assert_eq!(read.unknown[0].at, 5);
    }
}
