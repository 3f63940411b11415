//! Which rows of a sheet are moves. Nothing that may be a row of moves is passed over in silence: what is damaged stays a
//! place on the sheet, and a line that is left out is named.

use super::{Code, SheetRow, Word};
use crate::language::braille::Cell;
use crate::language::braille::pages::ends_with_page_number;
use crate::language::sheet_reading::paper::is_cut_entry;
use crate::language::sheet_reading::{more_than_half, most_often};

/// What a row is.
pub(super) enum RowContent {
    /// Moves in print, each word with the cell it begins in, counted from 1.
    Moves(Vec<(usize, String)>),
    /// Words among the moves, or moves behind the end of the game: not read.
    Unread(String),
    /// The head, the foot, a running head, nothing.
    Other,
}

impl RowContent {
    pub(super) fn is_moves(&self) -> bool {
        matches!(self, RowContent::Moves(_))
    }

    pub(super) fn words(&self) -> impl Iterator<Item = &str> {
        self.moves().iter().map(|(_, it)| it.as_str())
    }

    pub(super) fn cells(&self) -> Vec<usize> {
        self.moves().iter().map(|(at, _)| *at).collect()
    }

    pub(super) fn in_print(&self) -> String {
        self.words().collect::<Vec<_>>().join(" ")
    }

    fn moves(&self) -> &[(usize, String)] {
        match self {
            RowContent::Moves(words) => words,
            RowContent::Unread(_) | RowContent::Other => &[],
        }
    }
}

/// A row, and what it looks like by itself.
struct Row {
    words: Vec<Word>,
    /// The number it begins with.
    number: Option<u32>,
    /// True if that number stands before a move.
    is_certain: bool,
    /// True if it may be a running head.
    is_head: bool,
}

/// How far a number may be ahead where what stands behind it cannot be read: two rows lost.
const MOST_AHEAD: u32 = 3;

/// Stands where a move is missing.
const GAP: &str = "-";

/// Tells for each row what it is.
pub(super) fn lines_of_moves(rows: &[SheetRow], code: &Code) -> Vec<RowContent> {
    let mut taken: Vec<Row> = rows.iter().map(|it| Row::of(it, code, false)).collect();
    if !taken.iter().any(|it| it.is_certain) {
        // Some codes begin each line of moves with blanks; where rows begin at the edge, blanks tell what goes on.
        taken = rows.iter().map(|it| Row::of(it, code, true)).collect();
    }
    let Some(first) = taken.iter().position(|it| it.is_certain) else {
        return rows.iter().map(|_| RowContent::Other).collect();
    };
    let (begin, mut is_moves) = begins_at(&taken, first);
    let end = end_of(&taken, first, &mut is_moves);
    let layout = Layout::of(&taken, &is_moves);
    // Another game behind the first is named where it begins.
    let further = taken
        .iter()
        .enumerate()
        .skip(end + 1)
        .find(|(_, it)| it.is_certain)
        .map(|(index, _)| index);
    let mut last = None;
    let lines = taken.iter().enumerate().map(|(index, row)| {
        let is_inside = (begin..=end).contains(&index);
        if is_moves[index] || is_inside && row.is_damaged() {
            RowContent::Moves(in_print(row, layout, &mut last))
        } else if (is_inside && !row.is_blank() && !row.is_head) || further == Some(index) {
            RowContent::Unread(row.text())
        } else {
            RowContent::Other
        }
    });
    lines.collect()
}

impl Row {
    fn of(row: &SheetRow, code: &Code, may_be_indented: bool) -> Self {
        let words = code.read(&row.cells).0;
        let is_at_the_edge = row.cells.first().is_some_and(|it| *it != Cell::BLANK) || may_be_indented;
        let number = words.first().and_then(|it| number(&it.text)).filter(|_| is_at_the_edge);
        Self {
            is_certain: number.is_some() && begins_with_move(&words),
            number: number.map(|(it, _)| it),
            is_head: row.begins_page || ends_with_page_number(&row.cells),
            words,
        }
    }

    fn first(&self) -> &str {
        self.words.first().map_or("", |it| &it.text)
    }

    fn text(&self) -> String {
        self.words
            .iter()
            .map(|it| it.text.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn is_blank(&self) -> bool {
        self.words.is_empty()
    }

    fn has_move(&self) -> bool {
        self.words.iter().any(|it| is_move(&it.text))
    }

    fn has_words(&self) -> bool {
        self.words.iter().any(|it| is_label(&it.text))
    }

    fn is_result(&self) -> bool {
        self.words.iter().all(|it| is_result(&it.text))
    }

    /// Among moves it is a row of moves of which something cannot be read.
    fn is_damaged(&self) -> bool {
        !self.is_blank() && !self.is_head && (self.number.is_some() || self.has_move() || !self.has_words())
    }

    /// Behind a row of moves it goes on with them, though its number or its first move cannot be read.
    fn goes_on(&self) -> bool {
        !self.is_head && !self.is_result() && !is_label(self.first()) && (self.has_move() || !self.has_words())
    }

    /// Behind a free row only what is nothing but moves goes on.
    fn is_nothing_but_moves(&self) -> bool {
        let is_of_moves = |it: &Word| is_move(&it.text) || is_time(&it.text) || number(&it.text).is_some();
        !self.is_result() && !self.is_blank() && self.words.iter().all(is_of_moves)
    }
}

/// Goes back from the first row that is certain to those before it that are damaged; returns the first row, and for each
/// row whether it is moves.
fn begins_at(rows: &[Row], first: usize) -> (usize, Vec<bool>) {
    let mut is_moves = vec![false; rows.len()];
    is_moves[first] = true;
    let mut begin = first;
    let mut number = rows[first].number.unwrap_or(1);
    let mut after_blank = false;
    for (index, row) in rows[..first].iter().enumerate().rev() {
        if row.is_blank() || row.is_head && row.number.is_none() {
            after_blank |= row.is_blank();
            continue;
        }
        let is_before = number > 1 && row.number == Some(number - 1) && row.words.len() > 1;
        let is_damaged = number > 1 && !after_blank && row.has_move() && !is_label(row.first());
        if !is_before && !is_damaged {
            break;
        }
        is_moves[index] = true;
        begin = index;
        number -= 1;
        after_blank = false;
    }
    (begin, is_moves)
}

/// Goes on from the first row that is certain; returns the last row of moves.
fn end_of(rows: &[Row], first: usize, is_moves: &mut [bool]) -> usize {
    let mut end = first;
    let mut number = rows[first].number.unwrap_or(1);
    let (mut after_blank, mut after_words) = (false, false);
    for (index, row) in rows.iter().enumerate().skip(first + 1) {
        let may_be_next = row
            .number
            .is_some_and(|it| (number..=number + MOST_AHEAD).contains(&it));
        let is_next = may_be_next && (row.words.len() > 1 || !after_blank && !row.is_head);
        if row.is_blank() {
            after_blank = true;
            continue;
        }
        // Another game may follow in the same file.
        if row.is_certain && after_words && row.number.is_some_and(|it| it <= number) {
            break;
        }
        let goes_on = if after_blank {
            row.is_nothing_but_moves()
        } else {
            row.goes_on()
        };
        if row.is_certain || is_next || goes_on && !after_words {
            is_moves[index] = true;
            end = index;
            number = row.number.unwrap_or(number).max(number);
            (after_blank, after_words) = (false, false);
        } else if !row.is_head {
            after_words = true;
        }
    }
    end
}

/// Where White's move stands, so that a place left free is seen.
#[derive(Clone, Copy)]
struct Layout {
    /// The cell in which Black's moves begin, counted from 0, where the sheet has columns.
    black: Option<usize>,
    /// How many cells behind the beginning of its number White's move begins.
    behind: usize,
}

impl Layout {
    fn of(rows: &[Row], is_moves: &[bool]) -> Option<Self> {
        let taken = rows.iter().zip(is_moves).filter(|(_, is_moves)| **is_moves);
        let behind = taken.flat_map(|(row, _)| {
            let pairs = row.words.windows(2);
            pairs.filter_map(|it| as_number(&it[0].text).and_then(|_| it[1].at.checked_sub(it[0].at)))
        });
        let behind: Vec<usize> = behind.collect();
        Some(Self {
            black: columns(rows, is_moves).map(|(_white, black)| black),
            behind: most_often(&behind)?.0,
        })
    }

    /// Returns true if White's place is free in front of a word that stands behind its number.
    fn is_free(self, row: &Row, number: &Word, word: &Word) -> bool {
        // A row that goes on with Black's move has no columns.
        let is_in_black = row.number.is_some() && self.black == Some(word.at);
        // No number is longer than another one by the shortest move and the blank behind it.
        is_in_black || word.at >= number.at + self.behind + LEAST_COLUMN_CELLS - 1
    }
}

/// Returns the cells in which White's and Black's moves begin, where the sheet has columns.
fn columns(rows: &[Row], is_moves: &[bool]) -> Option<(usize, usize)> {
    let both = rows.iter().zip(is_moves).filter_map(|(row, is_moves)| {
        let [number, white, black, further @ ..] = row.words.as_slice() else {
            return None;
        };
        let is_in_columns = number.at < white.at
            && white.at + LEAST_COLUMN_CELLS <= black.at
            && !further.iter().any(|it| as_number(&it.text).is_some());
        // A row of running text is no column, and counts against one.
        (*is_moves && row.number.is_some()).then_some(is_in_columns.then_some((white.at, black.at)))
    });
    let both: Vec<Option<(usize, usize)>> = both.collect();
    more_than_half(&both).flatten()
}

/// The least number of cells of a column.
const LEAST_COLUMN_CELLS: usize = 4;

/// Returns the words of a row as a printed sheet has them: full stops behind numbers, dots before Black's first move, no
/// mark beside an illegal move, a dash where White's column is left free.
fn in_print(row: &Row, layout: Option<Layout>, last: &mut Option<u32>) -> Vec<(usize, String)> {
    let mut print: Vec<(usize, String)> = Vec::new();
    for (index, current) in row.words.iter().enumerate() {
        let (at, word) = (current.at + 1, &current.text);
        let before = index.checked_sub(1).and_then(|it| row.words.get(it));
        let number = before.filter(|it| as_number(&it.text).is_some());
        let is_white_free = number.is_some_and(|it| layout.is_some_and(|layout| layout.is_free(row, it, current)));
        if is_white_free && !word.starts_with(['-', '.']) {
            print.push((at, GAP.to_owned()));
        }
        let number = as_number(word);
        // A digit where a move is due is an entry that cannot be read, and no number.
        let beside = |index: usize| row.words.get(index).is_some_and(|it| as_number(&it.text).is_some());
        let is_next = number.is_some_and(|it| last.is_some_and(|last| it == last + 1));
        let may_be =
            index.checked_sub(1).is_none_or(|it| !beside(it)) && index + 1 < row.words.len() && !beside(index + 1);
        let is_number = number.is_some() && (is_next || may_be);
        let bare = word.strip_suffix('*').filter(|it| is_move(it)).unwrap_or(word);
        match bare.strip_prefix('-').or_else(|| bare.strip_prefix("...")) {
            _ if is_number => {
                *last = number;
                print.push((at, format!("{}.", word.trim_end_matches('.'))));
            }
            _ if number.is_some() => print.push((at, format!("?{word}"))),
            Some(blacks) if is_move(blacks) => {
                if let Some((_, number)) = print.last_mut().filter(|(_, it)| it.ends_with('.')) {
                    number.push_str("..");
                }
                print.push((at, blacks.to_owned()));
            }
            _ => {
                if index == 0
                    && let Some((number, _)) = self::number(word)
                {
                    *last = Some(number);
                }
                // In print a line that begins with that sign is a comment.
                let unread = bare.strip_prefix('#').filter(|_| index == 0);
                let unread = unread.or_else(|| Some(bare).filter(|_| marks_passing(bare) && !follows_capture(&print)));
                print.push((at, unread.map_or_else(|| bare.to_owned(), |it| format!("?{it}"))));
            }
        }
    }
    print
}

/// Returns true for a word that says of the move before it that a pawn took in passing.
fn marks_passing(word: &str) -> bool {
    ["e.p.", "ep"].contains(&word)
}

/// Returns true if the last word in print may be a pawn's capture on the third or sixth rank.
fn follows_capture(print: &[(usize, String)]) -> bool {
    let last = print.last().map_or("", |(_, word)| word);
    last.starts_with(|file: char| ('a'..='h').contains(&file)) && last.ends_with(['3', '6']) && last.len() > 2
}

fn as_number(word: &str) -> Option<u32> {
    number(word).filter(|(_, behind)| behind.is_empty()).map(|(it, _)| it)
}

/// Returns the number that a word begins with, and what stands behind its full stops.
fn number(word: &str) -> Option<(u32, &str)> {
    let behind = word.trim_start_matches(|it: char| it.is_ascii_digit());
    let digits = word.len() - behind.len();
    let number = word[..digits]
        .parse()
        .ok()
        .filter(|it| (1..=999).contains(it) && digits <= 3)?;
    let rest = behind.trim_start_matches('.');
    let is_number = rest.is_empty() || rest.len() < behind.len() || is_move(rest);
    is_number.then_some((number, rest))
}

fn begins_with_move(words: &[Word]) -> bool {
    let Some((first, rest)) = words.split_first() else {
        return false;
    };
    match (
        number(&first.text).map(|(_, it)| it),
        rest.first().map(|it| it.text.as_str()),
    ) {
        (Some(""), Some(next)) => is_move(next.trim_start_matches(['-', '.'])) || next == "..." || next.contains('?'),
        (Some("") | None, _) => false,
        (Some(behind), _) => is_move(behind),
    }
}

/// Returns true for a word that stands in no entry: a label, a name.
fn is_label(word: &str) -> bool {
    let letters = word.chars().filter(|it| it.is_alphabetic() && !is_cell(*it)).count();
    let has_digit = word.contains(|it: char| it.is_ascii_digit());
    // A capture of which a cell cannot be read has letters enough, but x is among them.
    let is_word = !has_digit && letters >= if word.contains('x') { 7 } else { 4 };
    is_word || (word.ends_with(':') && letters > 0 && !is_cut_entry(word))
}

fn is_cell(sign: char) -> bool {
    ('\u{2800}'..='\u{28ff}').contains(&sign)
}

fn is_result(word: &str) -> bool {
    ["1-0", "0-1", "1/2-1/2", "½-½", "*"].contains(&word)
}

/// Returns true for what is written as a move, whatever the board says.
pub(super) fn is_move(word: &str) -> bool {
    let bare = word.trim_end_matches(['*', '!', '?']);
    let offered = bare.strip_suffix("(=)").or_else(|| bare.strip_suffix('='));
    let bare = offered.unwrap_or(bare).trim_end_matches(['+', '#']);
    if ["0-0", "0-0-0", "O-O", "O-O-O", "o-o", "o-o-o"].contains(&bare) {
        return true;
    }
    let bare = ["e.p.", "ep"]
        .iter()
        .find_map(|it| bare.strip_suffix(it))
        .unwrap_or(bare);
    let mut signs: Vec<char> = bare.chars().collect();
    if signs.last().is_some_and(|it| it.is_alphabetic()) {
        signs.pop();
        if signs.last() == Some(&'=') {
            signs.pop();
        }
    }
    let [before @ .., file, rank] = signs.as_slice() else {
        return false;
    };
    let before = before
        .strip_suffix(&['x'])
        .or_else(|| before.strip_suffix(&['-']))
        .unwrap_or(before);
    let is_origin = |it: &char| it.is_ascii_alphanumeric() || ('♔'..='♟').contains(it);
    ('a'..='h').contains(file) && ('1'..='8').contains(rank) && before.len() <= 3 && before.iter().all(is_origin)
}

pub(super) fn is_time(word: &str) -> bool {
    word.split_once(':').is_some_and(|(hours, minutes)| {
        let is_number = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit() || it == b':');
        is_number(hours) && is_number(minutes)
    })
}
