//! A sheet in Braille read back: in which code it is, which of its lines are moves, and what its head says.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::cell::{NoCell, holds_cells};
use super::profile::{Profile, SHORT6, Tables};
use super::table::{ACCENT, UnknownCell};
use super::typed::{Digits, in_notation};
use super::{Cell, brf, of_unicode};
use crate::game::{Board, Header, Outcome};
use crate::language::{Letters, Message, MessageId, Messages};

/// A row of a sheet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SheetRow {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// True if a page begins with it: what stands there is a running head.
    pub begins_page: bool,
}

/// A character of a file that is no cell.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BadLine {
    /// The line, counted from 1.
    pub line: usize,
    /// The place in it, and the character.
    pub no_cell: NoCell,
}

/// A sheet as it was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadSheet {
    /// The moves in print, line for line as they stand in the file; what is no move is an empty line.
    pub moves: String,
    /// The table it is read with; empty for a code that is none of ours.
    pub table: String,
    /// The letters of its code, where the sheet names it.
    pub letters: Option<Letters>,
    /// The start position, where it is another than the usual one.
    pub start: Option<Board>,
    /// The result, where one stands.
    pub result: Option<Outcome>,
    /// Who plays whom, as far as the labels are ours.
    pub header: Header,
    /// Cells among the moves that mean nothing in the code, with their lines counted from 1.
    pub unknown: Vec<(usize, UnknownCell)>,
}

/// Takes the rows out of a BRF or of Unicode Braille: LF or CR LF, form feeds, small letters, blanks at the ends, the end
/// mark of old files.
///
/// # Errors
///
/// Returns the first character that is no cell.
pub fn rows(text: &str) -> Result<Vec<SheetRow>, BadLine> {
    let is_unicode = holds_cells(text);
    let mut rows = Vec::new();
    let mut begins_page = true;
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        for (part, piece) in line.split('\u{c}').enumerate() {
            begins_page |= part > 0;
            let piece = piece.trim_end_matches(['\r', '\u{1a}', ' ']);
            let cells = if is_unicode {
                of_unicode(piece)
            } else {
                brf::read(piece)
            };
            let cells = cells.map_err(|no_cell| BadLine {
                line: index + 1,
                no_cell,
            })?;
            // What stands behind a form feed alone is the beginning of the next line.
            if part > 0 || !line.starts_with('\u{c}') {
                rows.push(SheetRow { cells, begins_page });
                begins_page = false;
            }
        }
    }
    Ok(rows)
}

/// How the rows of a sheet are read.
enum Code {
    Profile(Profile),
    Other(Digits),
}

impl Code {
    fn read(&self, cells: &[Cell]) -> (String, Vec<UnknownCell>) {
        match self {
            Code::Profile(profile) => {
                let read = profile.read_back(cells);
                (read.text, read.unknown)
            }
            Code::Other(digits) => (in_notation(cells, *digits).unwrap_or_default(), Vec::new()),
        }
    }
}

/// Reads a sheet. A table that its head names is taken; else the code in which most of it is moves, those of the tables
/// first. `messages` are the languages whose labels are known.
///
/// Returns `None` if no moves are found.
pub fn read(rows: &[SheetRow], tables: &Tables, messages: &[&Messages]) -> Option<ReadSheet> {
    let named = tables.names().into_iter().find(|it| names(rows, it));
    let codes: Vec<Code> = match named.as_ref().and_then(|it| tables.profile(it)) {
        Some(chosen) if chosen.fault.is_none() => vec![Code::Profile(chosen.profile)],
        _ => {
            let others = [Digits::Computer, Digits::Literary].map(Code::Other);
            tables.all().into_iter().map(Code::Profile).chain(others).collect()
        }
    };
    let mut best: Option<(usize, Code, Vec<Option<String>>)> = None;
    for code in codes {
        let moves = moves_of(rows, &code);
        let count = moves
            .iter()
            .flatten()
            .flat_map(|it| it.split_whitespace())
            .filter(|it| is_move(it))
            .count();
        if count > best.as_ref().map_or(0, |it| it.0) {
            best = Some((count, code, moves));
        }
    }
    let (_, code, moves) = best?;
    let first = moves.iter().position(Option::is_some)?;
    let words = words_of(&code, tables);
    let others: Vec<String> = rows
        .iter()
        .zip(&moves)
        .map(|(row, moves)| match moves {
            None => words.read(&without_accents(&row.cells)).0,
            Some(_) => String::new(),
        })
        .collect();
    let unknown = rows
        .iter()
        .zip(&moves)
        .enumerate()
        .filter(|(_, (_, moves))| moves.is_some());
    let unknown =
        unknown.flat_map(|(index, (row, _))| code.read(&row.cells).1.into_iter().map(move |it| (index + 1, it)));
    Some(ReadSheet {
        table: match &code {
            Code::Profile(profile) => profile.name().to_owned(),
            Code::Other(_) => String::new(),
        },
        letters: named.and_then(|_| match &code {
            Code::Profile(profile) => profile.letters(),
            Code::Other(_) => None,
        }),
        start: start_of(&others[..first]),
        result: result_of(&others, &moves),
        header: header_of(&others[..first], messages),
        unknown: unknown.collect(),
        moves: moves.into_iter().map(|it| it.unwrap_or_default() + "\n").collect(),
    })
}

impl ReadSheet {
    /// Returns the lines of the file on which moves stand, counted from 1.
    pub fn lines_of_moves(&self) -> Vec<usize> {
        let lines = self.moves.lines().enumerate().filter(|(_, it)| !it.is_empty());
        lines.map(|(index, _)| index + 1).collect()
    }

    /// Returns the moves and the result as a reader of PGN takes them, each line of moves a line; a time noted beside a
    /// move is a comment.
    pub fn pgn(&self) -> String {
        let in_pgn = |word: &str| match word.contains(':') {
            true => format!("{{{word}}}"),
            false => word.to_owned(),
        };
        let line = |it: &str| it.split_whitespace().map(in_pgn).collect::<Vec<_>>().join(" ");
        let lines = self.moves.lines().filter(|it| !it.is_empty()).map(line);
        let result = match self.result {
            Some(Outcome::WhiteWins) => "1-0",
            Some(Outcome::BlackWins) => "0-1",
            Some(Outcome::Draw) => "1/2-1/2",
            Some(Outcome::BothLose) | None => "*",
        };
        lines.chain([result.to_owned()]).collect::<Vec<_>>().join("\n")
    }
}

/// Leaves out the sign before a letter with an accent.
fn without_accents(cells: &[Cell]) -> Vec<Cell> {
    let is_letter = |it: Option<&Cell>| it.is_some_and(|it| *it != Cell::BLANK);
    let kept = cells.iter().enumerate();
    let kept = kept.filter(|(index, it)| **it != ACCENT || !is_letter(cells.get(index + 1)));
    kept.map(|(_, it)| *it).collect()
}

/// Returns a label as it comes back from cells: without accents.
fn plain(label: &str) -> String {
    let letters = label.nfd().filter(|it| !is_combining_mark(*it)).collect::<String>();
    letters.replace('ß', "ss")
}

/// Returns true if the name of a table stands in a sheet, in letters and lowered digits, which all its codes share.
fn names(rows: &[SheetRow], name: &str) -> bool {
    let cells = brf::read(name).unwrap_or_default();
    let words = rows.iter().flat_map(|row| row.cells.split(|it| *it == Cell::BLANK));
    words.into_iter().any(|it| it == cells)
}

/// The British code writes moves alone; words beside it are written by the English table.
fn words_of(code: &Code, tables: &Tables) -> Code {
    match code {
        Code::Profile(Profile::Ukaaf2015) | Code::Other(_) => {
            let english = tables.profile(&format!("en{SHORT6}"));
            Code::Profile(english.map_or_else(Profile::computer8, |it| it.profile))
        }
        Code::Profile(profile) => Code::Profile(profile.clone()),
    }
}

/// Returns for each row the moves that stand there in print, if any do.
fn moves_of(rows: &[SheetRow], code: &Code) -> Vec<Option<String>> {
    let mut found: Vec<Option<String>> = Vec::with_capacity(rows.len());
    let (mut is_inside, mut is_over, mut after_blank) = (false, false, false);
    for row in rows {
        let text = code.read(&row.cells).0;
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_numbered = row.cells.first().is_some_and(|it| *it != Cell::BLANK) && begins_with_number(&words);
        if words.is_empty() {
            after_blank = true;
            found.push(None);
            continue;
        }
        let goes_on = is_inside && !after_blank && words.first().is_some_and(|it| is_move(it) || is_time(it));
        if !is_over && (is_numbered || goes_on) {
            is_inside = true;
            after_blank = false;
            found.push(Some(in_print(&words)));
            continue;
        }
        // A running head in the midst of moves is no end of them.
        is_over |= is_inside && !row.begins_page && !ends_with_page_number(&row.cells);
        found.push(None);
    }
    found
}

fn begins_with_number(words: &[&str]) -> bool {
    let Some((first, rest)) = words.split_first() else {
        return false;
    };
    let behind = first.trim_start_matches(|it: char| it.is_ascii_digit());
    let digits = first.len() - behind.len();
    let behind = behind.trim_start_matches('.');
    (1..=3).contains(&digits)
        && match (behind, rest.first()) {
            ("", Some(next)) => is_move(next.trim_start_matches(['-', '.'])) || *next == "..." || next.contains('?'),
            ("", None) => false,
            (behind, _) => is_move(behind),
        }
}

/// Returns the words of a row as a printed sheet has them: full stops behind numbers, dots before Black's first move, no
/// mark beside an illegal move.
fn in_print(words: &[&str]) -> String {
    let mut print: Vec<String> = Vec::new();
    for word in words {
        let is_number = word.bytes().all(|it| it.is_ascii_digit());
        let bare = word.strip_suffix('*').filter(|it| is_move(it)).unwrap_or(word);
        match bare.strip_prefix('-').or_else(|| bare.strip_prefix("...")) {
            _ if is_number => print.push(format!("{word}.")),
            Some(blacks) if is_move(blacks) => {
                if let Some(number) = print.last_mut().filter(|it| it.ends_with('.')) {
                    number.push_str("..");
                }
                print.push(blacks.to_owned());
            }
            _ => print.push(bare.to_owned()),
        }
    }
    print.join(" ")
}

/// Returns true for what is written as a move, whatever the board says.
fn is_move(word: &str) -> bool {
    let bare = word.trim_end_matches(['*', '!', '?']);
    let bare = bare.strip_suffix("(=)").unwrap_or(bare).trim_end_matches(['+', '#']);
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

fn is_time(word: &str) -> bool {
    word.split_once(':').is_some_and(|(hours, minutes)| {
        let is_number = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit() || it == b':');
        is_number(hours) && is_number(minutes)
    })
}

/// Returns true if a row ends with a numeric sign and upper digits, as running heads do.
fn ends_with_page_number(cells: &[Cell]) -> bool {
    let text = brf::write(cells).unwrap_or_default();
    let bare = text.trim_end_matches(|it: char| ('A'..='J').contains(&it));
    bare.len() < text.len() && bare.ends_with('#')
}

fn result_of(others: &[String], moves: &[Option<String>]) -> Option<Outcome> {
    let in_words = others.iter().filter(|it| it.contains(' ')).map(String::as_str);
    let in_moves = moves
        .iter()
        .flatten()
        .map(String::as_str)
        .filter(|it| !it.ends_with("0-0"));
    let lasts = in_words
        .chain(in_moves)
        .filter_map(|it| it.split_whitespace().next_back());
    let mut results = lasts.filter_map(|it| match it {
        "1-0" => Some(Outcome::WhiteWins),
        "0-1" => Some(Outcome::BlackWins),
        "1/2-1/2" | "½-½" => Some(Outcome::Draw),
        "0-0" => Some(Outcome::BothLose),
        _ => None,
    });
    results.next()
}

/// The ranks of a start position are parted, so that a line may end between them.
fn start_of(head: &[String]) -> Option<Board> {
    let text = head
        .join(" ")
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace("/ ", "/");
    let words: Vec<&str> = text.split(' ').collect();
    let at = words.iter().position(|it| it.matches('/').count() == 7)?;
    let fen = words.get(at..at + 6)?.join(" ");
    Board::from_fen(&fen, false).ok()
}

/// Reads the labels of a head that this program wrote, in whichever language.
fn header_of(head: &[String], messages: &[&Messages]) -> Header {
    let mut lines: Vec<String> = Vec::new();
    for row in head {
        match lines.last_mut() {
            Some(last) if row.starts_with("  ") => {
                last.push(' ');
                last.push_str(row.trim());
            }
            _ => lines.push(row.trim().to_owned()),
        }
    }
    // The umlauts of a table come back as they are, other accents do not.
    let value = |label: &dyn Fn(&Messages) -> String| {
        let labels = messages.iter().map(|it| label(it).trim().to_owned());
        let labels: Vec<String> = labels.flat_map(|it| [plain(&it), it.replace('ß', "ss")]).collect();
        let found = labels.into_iter().flat_map(|label| {
            lines
                .iter()
                .filter_map(move |it| it.strip_prefix(&label))
                .map(|it| it.trim().to_owned())
                .collect::<Vec<_>>()
        });
        let mut known = found.filter(|it| !it.is_empty() && !it.bytes().all(|it| it == b'_'));
        known.next().unwrap_or_default()
    };
    let side = |id: MessageId| value(&|it: &Messages| format!("{}:", it.say(&id.into())));
    let field = |id, argument| value(&|it: &Messages| it.say(&Message::new(id).with(argument, "")));
    Header {
        event: field(MessageId::FormEvent, "name"),
        site: field(MessageId::FormSite, "name"),
        date: field(MessageId::FormDate, "name"),
        round: field(MessageId::FormRound, "number"),
        match_number: field(MessageId::FormMatch, "number"),
        board: field(MessageId::FormBoard, "number"),
        white: side(MessageId::White),
        black: side(MessageId::Black),
    }
}

#[cfg(test)]
mod tests;
