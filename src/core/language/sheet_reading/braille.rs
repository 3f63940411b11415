//! A sheet in Braille read back: in which code it is, which of its lines are moves, and what its head says.

mod moves;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::paper::is_result;
use super::{SheetFlaw, SheetFlawKind};
use crate::game::scoresheet::{DASH, OFFER};
use crate::game::{Board, Header, Outcome};
use crate::language::braille::cell::{CellFlaw, holds_cells};
use crate::language::braille::profile::{Profile, SHORT6, Tables};
use crate::language::braille::table::{ACCENT, UnknownCell};
use crate::language::braille::typed::{Digits, word_in_notation};
use crate::language::braille::{Cell, brf, of_unicode};
use crate::language::letters::SETS;
use crate::language::{Letters, Message, Messages};
use moves::{RowContent, is_move, lines_of_moves};

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
pub struct RowFlaw {
    /// The line, counted from 1.
    pub line: usize,
    /// The place in it, and the character.
    pub no_cell: CellFlaw,
}

/// A sheet as it was read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadSheet {
    /// The moves in print, line for line as they stand in the file; what is no move is an empty line.
    pub moves: String,
    /// In which cell each word of `moves` begins, line for line, counted from 1.
    pub cells: Vec<Vec<usize>>,
    /// Lines among the moves that were not read as such.
    pub flaws: Vec<SheetFlaw>,
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
pub fn rows(text: &str) -> Result<Vec<SheetRow>, RowFlaw> {
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
            let cells = cells.map_err(|no_cell| RowFlaw {
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

/// A word of a row.
struct Word {
    /// The cell it begins in, counted from 0.
    at: usize,
    text: String,
}

impl Code {
    /// Reads a row word by word, so that a cell that means nothing costs no more than its word.
    fn read(&self, cells: &[Cell]) -> (Vec<Word>, Vec<UnknownCell>) {
        let (mut words, mut unknown) = (Vec::new(), Vec::new());
        let mut at = 0;
        for run in cells.split(|it| *it == Cell::BLANK) {
            let read = match self {
                Code::Profile(profile) => profile.read_back(run),
                Code::Other(digits) => word_in_notation(run, *digits),
            };
            let place = |it: UnknownCell| UnknownCell { at: at + it.at, ..it };
            unknown.extend(read.unknown.into_iter().map(place));
            // A blank within a number is a cell of its own in literary Braille.
            let parts = read.text.split_whitespace();
            words.extend(parts.map(|it| Word {
                at,
                text: it.to_owned(),
            }));
            at += run.len() + 1;
        }
        (words, unknown)
    }

    /// Reads a row as text, its blanks kept.
    fn text(&self, cells: &[Cell]) -> String {
        match self {
            Code::Profile(profile) => profile.read_back(cells).text,
            Code::Other(_) => {
                let words = self.read(cells).0;
                words.iter().map(|it| it.text.as_str()).collect::<Vec<_>>().join(" ")
            }
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
        Some(chosen) if chosen.error.is_none() => vec![Code::Profile(chosen.profile)],
        _ => {
            let others = [Digits::Computer, Digits::Literary, Digits::Lowered].map(Code::Other);
            tables.all().into_iter().map(Code::Profile).chain(others).collect()
        }
    };
    let mut best: Option<(usize, Code, Vec<RowContent>)> = None;
    for code in codes {
        let lines = lines_of_moves(rows, &code);
        let words = lines.iter().flat_map(RowContent::words);
        let count = words.filter(|it| is_move(it)).count();
        if count > best.as_ref().map_or(0, |it| it.0) {
            best = Some((count, code, lines));
        }
    }
    let (_, code, lines) = best?;
    let first = lines.iter().position(RowContent::is_moves)?;
    let words = words_of(&code, tables);
    let others: Vec<String> = rows
        .iter()
        .zip(&lines)
        .map(|(row, line)| match line {
            RowContent::Moves(_) => String::new(),
            RowContent::Other | RowContent::Unread(_) => words.text(&without_accents(&row.cells)),
        })
        .collect();
    let numbered = || rows.iter().zip(&lines).enumerate();
    let unknown = numbered().filter(|(_, (_, line))| line.is_moves());
    let unknown =
        unknown.flat_map(|(index, (row, _))| code.read(&row.cells).1.into_iter().map(move |it| (index + 1, it)));
    let unknown = unknown.collect();
    let flaws = lines.iter().enumerate().filter_map(|(index, line)| match line {
        RowContent::Unread(text) => Some(SheetFlaw {
            line: index + 1,
            column: 1,
            kind: SheetFlawKind::UnreadLine,
            text: text.clone(),
            number: None,
        }),
        RowContent::Moves(_) | RowContent::Other => None,
    });
    let in_print: Vec<String> = lines.iter().map(RowContent::in_print).collect();
    Some(ReadSheet {
        table: match &code {
            Code::Profile(profile) => profile.name().to_owned(),
            Code::Other(_) => String::new(),
        },
        letters: named.and_then(|_| match &code {
            Code::Profile(profile) => profile.letters().or_else(|| letters_beside(rows, profile.name())),
            Code::Other(_) => None,
        }),
        start: start_of(&others[..first]),
        result: result_of(&others, &in_print),
        header: header_of(&others[..first], messages),
        unknown,
        flaws: flaws.collect(),
        cells: lines.iter().map(RowContent::cells).collect(),
        moves: in_print.into_iter().map(|it| it + "\n").collect(),
    })
}

impl ReadSheet {
    /// Returns true if no capital is marked anywhere among the moves, as German literary Braille and many writers do.
    pub fn has_no_capitals(&self) -> bool {
        !self
            .moves
            .contains(|it: char| it.is_uppercase() && it != 'O' || ('♔'..='♟').contains(&it))
    }

    /// Returns the lines of the file on which moves stand, counted from 1.
    pub fn lines_of_moves(&self) -> Vec<usize> {
        let lines = self.moves.lines().enumerate().filter(|(_, it)| !it.is_empty());
        lines.map(|(index, _)| index + 1).collect()
    }

    /// Returns the moves and the result as a reader of PGN takes them, each line of moves a line; a time noted beside a
    /// move is a comment.
    pub fn pgn(&self) -> String {
        let last = self.moves.split_whitespace().next_back().map(str::as_ptr);
        let in_pgn = |word: &str| match word {
            // A sheet is one game: a result in the midst of its moves is a damaged number or entry, and ends nothing.
            _ if is_result(word) && Some(word.as_ptr()) != last => format!("{word}?"),
            _ if moves::is_time(word) => format!("{{{word}}}"),
            _ => with_an_offer_of_pgn(word).unwrap_or_else(|| word.to_owned()),
        };
        let line = |it: &str| it.split_whitespace().map(in_pgn).collect::<Vec<_>>().join(" ");
        let lines = self.moves.lines().filter(|it| !it.is_empty()).map(line);
        let result = self.result.map_or("*", Outcome::marker);
        // A number alone at the end of PGN may be that of the move that is next; on a sheet its row is torn off.
        let is_torn = self.moves.split_whitespace().next_back().is_some_and(is_a_number);
        let gap = is_torn.then(|| "-".to_owned());
        lines
            .chain(gap)
            .chain([result.to_owned()])
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// Returns a move with an equals sign, an offer of a draw until 2005, as it stands in PGN, where the sign would judge the move.
fn with_an_offer_of_pgn(word: &str) -> Option<String> {
    let offered = word.strip_suffix('=')?;
    (is_move(offered) || offered == DASH).then(|| offered.to_owned() + OFFER)
}

/// Returns true for the number of a move in print, and nothing behind it.
fn is_a_number(word: &str) -> bool {
    word.ends_with('.') && word.trim_end_matches('.').bytes().all(|it| it.is_ascii_digit())
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

/// Returns the piece letters named behind the name of a table that has none of its own.
fn letters_beside(rows: &[SheetRow], name: &str) -> Option<Letters> {
    let cells = brf::read(name).unwrap_or_default();
    let words = rows.iter().flat_map(|row| row.cells.split(|it| *it == Cell::BLANK));
    let mut words = words
        .filter(|it| !it.is_empty())
        .skip_while(|it| *it != cells.as_slice());
    let behind = words.nth(1)?;
    SETS.into_iter()
        .find(|it| brf::read(it.name).is_ok_and(|it| it == behind))
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

fn result_of(others: &[String], moves: &[String]) -> Option<Outcome> {
    let in_words = others.iter().filter(|it| it.contains(' ')).map(String::as_str);
    let in_moves = moves.iter().map(String::as_str).filter(|it| !it.ends_with("0-0"));
    let mut lasts = in_words
        .chain(in_moves)
        .filter_map(|it| it.split_whitespace().next_back());
    lasts.find_map(Outcome::of_code)
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
        // The pieces of a start position stand behind the same labels as the names, and below them.
        let mut first = found.filter(|it| !it.is_empty());
        first
            .next()
            .filter(|it| !it.bytes().all(|it| it == b'_'))
            .unwrap_or_default()
    };
    let side = |message: Message| value(&|it: &Messages| format!("{}:", it.say(&message)));
    let field = |message: Message| value(&|it: &Messages| it.say(&message));
    let nothing = || "".into();
    Header {
        event: field(Message::FormEvent { name: nothing() }),
        site: field(Message::FormSite { name: nothing() }),
        date: field(Message::FormDate { name: nothing() }),
        round: field(Message::FormRound { number: nothing() }),
        match_number: field(Message::FormMatch { number: nothing() }),
        board: field(Message::FormBoard { number: nothing() }),
        white: side(Message::White),
        black: side(Message::Black),
    }
}

#[cfg(test)]
mod tests;
