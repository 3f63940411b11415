//! Very large letters, each many rows high, out of half and full blocks: they can be read across a board.

use font8x8::{BASIC_FONTS, LATIN_FONTS, UnicodeFonts};
use unicode_normalization::UnicodeNormalization as _;

/// Rows of dots in a letter; two of them stand in one row of the window.
const HEIGHT: usize = 8;
/// Columns of dots between two letters.
const GAP: usize = 1;
/// Columns of dots for a blank.
const BLANK: usize = 4;
/// No letter is larger than this many times the smallest.
const LARGEST: usize = 6;

/// Returns the rows of a text in the largest letters with which it fits, broken between words; `None` if it does not
/// fit at all or there is a letter that we cannot draw.
pub(super) fn drawn(text: &str, columns: usize, rows: usize) -> Option<Vec<String>> {
    let words = text.split_whitespace().map(Word::of).collect::<Option<Vec<_>>>()?;
    if words.is_empty() {
        return None;
    }
    (1..=LARGEST).rev().find_map(|scale| {
        let lines = broken(&words, columns / scale)?;
        let height = lines.len() * line_height(scale) - 1;
        (height <= rows).then(|| {
            lines
                .iter()
                .flat_map(|line| rows_of(line, scale))
                .take(height)
                .collect()
        })
    })
}

/// Rows of the window that a line of letters takes, with the empty one below it.
fn line_height(scale: usize) -> usize {
    HEIGHT * scale / 2 + 1
}

/// A word as dots: for each of its columns which of the rows are black, the top one in the lowest bit.
struct Word(Vec<u8>);

impl Word {
    fn of(word: &str) -> Option<Self> {
        let mut columns = Vec::new();
        for letter in word.nfc() {
            if !columns.is_empty() {
                columns.extend([0; GAP]);
            }
            columns.extend(letter_columns(letter)?);
        }
        Some(Self(columns))
    }
}

/// Returns the columns of a letter, without those at its sides that are empty.
fn letter_columns(letter: char) -> Option<Vec<u8>> {
    let rows: [u8; HEIGHT] = BASIC_FONTS.get(letter).or_else(|| LATIN_FONTS.get(letter))?;
    let column = |x: usize| {
        rows.iter()
            .enumerate()
            .fold(0, |column, (y, row)| column | (row >> x & 1) << y)
    };
    let columns: Vec<u8> = (0..8).map(column).collect();
    let first = columns.iter().position(|it| *it != 0)?;
    let last = columns.iter().rposition(|it| *it != 0)?;
    Some(columns[first..=last].to_vec())
}

/// Puts words into lines of at most so many columns of dots; `None` if one is wider.
fn broken(words: &[Word], columns: usize) -> Option<Vec<Vec<u8>>> {
    let mut lines: Vec<Vec<u8>> = Vec::new();
    for Word(word) in words {
        if word.len() > columns {
            return None;
        }
        match lines.last_mut() {
            Some(line) if line.len() + BLANK + word.len() <= columns => {
                line.extend([0; BLANK]);
                line.extend(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    Some(lines)
}

/// Returns the rows of a line of letters and an empty one.
fn rows_of(line: &[u8], scale: usize) -> Vec<String> {
    let is_black = |column: u8, y: usize| column >> (y / scale) & 1 == 1;
    let row = |y: usize| {
        let cells = line.iter().flat_map(|column| {
            let cell = match (is_black(*column, 2 * y), is_black(*column, 2 * y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            };
            std::iter::repeat_n(cell, scale)
        });
        cells.collect::<String>().trim_end().to_owned()
    };
    let mut rows: Vec<String> = (0..HEIGHT * scale / 2).map(row).collect();
    rows.push(String::new());
    rows
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::{drawn, letter_columns};

    #[test]
    fn every_letter_of_the_languages_can_be_drawn() {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,-?!=/'";
        for letter in letters.chars().chain("äöüÄÖÜßéèêëçñãõáíóúàâîïôûÉÇÃ".chars()) {
            assert!(letter_columns(letter).is_some(), "{letter}");
        }
    }

    #[test]
    fn no_two_letters_look_alike() {
        let letters: Vec<char> = "abcdefghijklmnopqrstuvwxyzäöüßéçã12345678".chars().collect();
        for (index, one) in letters.iter().enumerate() {
            for other in &letters[index + 1..] {
                assert_ne!(letter_columns(*one), letter_columns(*other), "{one} and {other}");
            }
        }
    }

    #[test]
    fn letters_are_as_large_as_the_window_allows_and_never_larger() {
        let text = "Springer Gustav eins Felix drei";
        let mut before = 0;
        for (columns, rows) in [(80, 24), (160, 50), (240, 80)] {
            let lines = drawn(text, columns, rows).expect("it fits");
            assert!(lines.len() <= rows && lines.len() > before, "{columns} × {rows}");
            assert!(lines.iter().all(|it| it.width() <= columns));
            before = lines.len();
        }
        assert_eq!(drawn(text, 40, 10), None, "too narrow for its longest word");
        assert_eq!(drawn(text, 200, 3), None, "too low");
        assert_eq!(drawn("ход", 200, 50), None, "letters that we do not have");
        assert_eq!(drawn("", 80, 24), None);
    }
}
