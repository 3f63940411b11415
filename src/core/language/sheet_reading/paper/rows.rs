//! The rows of a sheet in print before its words are looked at: which are its head and foot, where White's column is left
//! free, and comments.

use super::cells::{is_cut_entry, is_result, looks_like_move, numbered};
use crate::language::sheet_reading::more_than_half;

/// The least number of columns between White's move and Black's where a sheet has columns.
const LEAST_COLUMN: usize = 4;

/// The least number of columns of a move with the blank behind it.
const LEAST_PLACE: usize = 3;

/// Returns the lines of a sheet without head, foot and comments, each where it stood. In a numbered sheet what is labelled
/// is no move; `is_word` knows the words of announcements.
pub(super) fn of_moves(text: &str, is_word: &dyn Fn(&str) -> bool) -> Vec<String> {
    let text = without_comments(text);
    let mut lines: Vec<String> = text.lines().map(uncommented).collect();
    let is_numbered = |it: &String| begins_with_number(it) && it.split_whitespace().any(looks_like_move);
    if lines.iter().any(is_numbered) {
        for line in &mut lines {
            if is_labelled(line, is_word) {
                line.clear();
            }
        }
        one_column_after_the_other(&mut lines);
        mark_free_columns(&mut lines);
        mark_free_places(&mut lines);
    }
    lines
}

/// A comment line, unless all of it is moves: then its number cannot be read.
fn uncommented(line: &str) -> String {
    let Some(rest) = line.trim_start().strip_prefix('#') else {
        return line.to_owned();
    };
    let is_sign = |it: &str| it.chars().all(|it| ".…-–—_?".contains(it));
    let is_of_moves = |it: &str| looks_like_move(it) || is_result(it) || is_sign(it) || numbered(it).is_some();
    let has_move = rest.split_whitespace().any(looks_like_move);
    match has_move && rest.split_whitespace().all(is_of_moves) {
        true => rest.trim_start_matches(['.', '…']).to_owned(),
        false => String::new(),
    }
}

/// A printed form has more lines in a column than numbers are ever left out.
const LEAST_LINES: u32 = 10;

fn begins_with_number(line: &str) -> bool {
    line.split_whitespace().next().is_some_and(|it| numbered(it).is_some())
}

/// Returns true for a line of the head or the foot: a label, a name, a title. A word of an announcement is a move.
fn is_labelled(line: &str, is_word: &dyn Fn(&str) -> bool) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some(first) = words.first() else {
        return false;
    };
    let bare = |word: &str| word.trim_end_matches([':', ',', '.', ';']).to_owned();
    let is_plain = |word: &&str| {
        let word = bare(word);
        word.chars().count() >= 4 && word.chars().all(char::is_alphabetic) && !is_word(&word)
    };
    if first.ends_with(':') && first.chars().any(char::is_alphabetic) && !is_cut_entry(first) {
        return !is_word(&bare(first)) || line.contains("__");
    }
    let has_moves = words.iter().any(|it| looks_like_move(it) || is_word(&bare(it)));
    !begins_with_number(line)
        && words.iter().any(is_plain)
        && (!has_moves || words.iter().any(|it| it.ends_with(':') && !is_cut_entry(it)))
}

/// Where lines of moves stand in two columns, as on a printed form, the right one follows the left one.
fn one_column_after_the_other(lines: &mut Vec<String>) {
    let right_at = |line: &str| -> Option<(usize, u32, u32)> {
        let left = number_of(line.split_whitespace().next()?)?;
        let words = places(line);
        let (at, right) = words.iter().skip(1).find_map(|(at, word)| {
            let number = number_of(word).filter(|it| *it >= left + LEAST_LINES && word.ends_with('.'))?;
            Some((*at, number))
        })?;
        Some((at, left, right))
    };
    let found: Vec<(usize, u32, u32)> = lines.iter().filter_map(|it| right_at(it)).collect();
    let Some((at, left, right)) = found.first().copied() else {
        return;
    };
    let is_form = found
        .iter()
        .all(|it| it.2 - it.1 == right - left && it.0.abs_diff(at) <= 3)
        && at > 20;
    if !is_form {
        return;
    }
    let mut ordered = Vec::with_capacity(lines.len() + found.len());
    let mut right_column: Vec<String> = Vec::new();
    for line in lines.drain(..) {
        if line.trim().is_empty() {
            ordered.append(&mut right_column);
            ordered.push(line);
            continue;
        }
        let cut = line
            .char_indices()
            .nth(at.saturating_sub(3))
            .map_or(line.len(), |(it, _)| it);
        let (left, right) = line.split_at(cut);
        ordered.push(left.to_owned());
        right_column.push(right.to_owned());
    }
    ordered.append(&mut right_column);
    *lines = ordered;
}

/// Puts a dash where White's column is left free: there Black's move begins in the column of Black's other moves.
fn mark_free_columns(lines: &mut [String]) {
    let both = |line: &String| match places(line).as_slice() {
        [(_, number), (white, _), (black, _), ..] if number_of(number).is_some() && white + LEAST_COLUMN <= *black => {
            Some(*black)
        }
        _ => None,
    };
    let columns: Vec<usize> = lines.iter().filter_map(both).collect();
    let Some(black) = more_than_half(&columns) else {
        return;
    };
    for line in lines {
        let free = match places(line).as_slice() {
            [(at, number), (first, _), ..] if *first == black && number_of(number).is_some() => {
                at + number.chars().count() + LEAST_COLUMN <= black
            }
            _ => false,
        };
        if free && let Some((cut, _)) = line.char_indices().nth(black) {
            line.insert_str(cut, "- ");
        }
    }
}

/// Puts a dash where White's place is left free though the sheet has no columns: there more blanks stand behind the number
/// than behind that of any row with both moves.
fn mark_free_places(lines: &mut [String]) {
    let usual = lines.iter().filter_map(|it| {
        let row = Numbered::of(it)?;
        (row.moves > 1).then_some(row.blanks)
    });
    let Some(usual) = usual.max() else {
        return;
    };
    for line in lines {
        if let Some(row) = Numbered::of(line)
            && row.moves == 1
            && row.blanks >= usual + LEAST_PLACE
            && let Some((cut, _)) = line.char_indices().nth(row.first)
        {
            line.insert_str(cut, "- ");
        }
    }
}

/// A row that begins with its number.
struct Numbered {
    /// Between the number and what stands next.
    blanks: usize,
    /// The column in which that begins, counted from 0.
    first: usize,
    /// Words behind the number that look like moves.
    moves: usize,
}

impl Numbered {
    /// `None` if a line is no such row, or nothing that looks like a move stands next to the number.
    fn of(line: &str) -> Option<Self> {
        let words = places(line);
        let ((at, number), behind) = words.split_first()?;
        let (first, next) = behind.first()?;
        number_of(number)?;
        looks_like_move(next).then(|| Self {
            blanks: first - (at + number.chars().count()),
            first: *first,
            moves: behind.iter().filter(|(_, it)| looks_like_move(it)).count(),
        })
    }
}

/// Returns the words of a line, each with the column it begins in, counted from 0.
fn places(line: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut begin = None;
    for (column, (at, sign)) in line.char_indices().chain([(line.len(), ' ')]).enumerate() {
        match (sign.is_whitespace(), begin) {
            (true, Some((from, column))) => {
                words.push((column, &line[from..at]));
                begin = None;
            }
            (false, None) => begin = Some((at, column)),
            _ => {}
        }
    }
    words
}

fn number_of(word: &str) -> Option<u32> {
    let digits = word.trim_end_matches(['.', '…']);
    numbered(word).and(digits.parse().ok())
}

/// Blanks out `{…}` and `(…)`, but not the sign of a draw offer. What is never closed is no comment.
fn without_comments(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}').replace("(=)", "\u{1}");
    let mut signs: Vec<char> = text.chars().collect();
    let ends_of_brackets = ends_of_brackets(&signs);
    let mut at = 0;
    while let Some(sign) = signs.get(at) {
        let end = match sign {
            '{' => end_of_braces(&signs[at..]).map(|it| at + it),
            '(' => ends_of_brackets[at],
            _ => None,
        };
        let Some(end) = end else {
            at += 1;
            continue;
        };
        for sign in &mut signs[at..=end] {
            if *sign != '\n' {
                *sign = ' ';
            }
        }
        at = end + 1;
    }
    signs.into_iter().collect::<String>().replace('\u{1}', " (=)")
}

/// A brace within braces begins the comment, so that one written by mistake costs no moves.
fn end_of_braces(signs: &[char]) -> Option<usize> {
    let end = signs[1..].iter().position(|it| matches!(it, '{' | '}'))? + 1;
    (signs[end] == '}').then_some(end)
}

/// Returns for each opening bracket where the one stands that closes it.
fn ends_of_brackets(signs: &[char]) -> Vec<Option<usize>> {
    let mut ends = vec![None; signs.len()];
    let mut open = Vec::new();
    for (at, sign) in signs.iter().enumerate() {
        match sign {
            '(' => open.push(at),
            ')' => {
                if let Some(begin) = open.pop() {
                    ends[begin] = Some(at);
                }
            }
            _ => {}
        }
    }
    ends
}
