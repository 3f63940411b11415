//! What stands where on the whole screen: one column, read strictly from top to bottom.

use std::time::Duration;

use shakmaty::Color;
use unicode_width::UnicodeWidthStr;

use super::super::canvas::{Picture, Row, wrapped};
use super::super::prompt_line::window;
use ansage_core::desk::{Clocks, Page};

/// In a window with fewer rows there is no place for how the tape and the battery are, or that an arbiter is needed.
const ROWS_FOR_SIGNS: usize = 4;
/// In a window with fewer rows, whose turn it is stands in the prompt alone.
const ROWS_FOR_TURN: usize = 6;
/// In a window with fewer rows there is no sheet.
const ROWS_FOR_SHEET: usize = 10;

/// In a window with fewer rows there is no diagram: what is told and the prompt matter more.
const ROWS_FOR_DIAGRAM: usize = 24;
/// So many rows of what was told stay above a diagram.
const ROWS_TOLD_BESIDE_A_DIAGRAM: usize = 6;

/// Behind a prompt stands a move, and the cursor behind it.
const ROOM_FOR_A_MOVE: usize = 8;

/// What the clocks are called.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ClockWords {
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// Marks the clock that runs.
    pub running: String,
    /// Marks a time that may differ from the clock on the table.
    pub about: String,
}

/// Everything a screen is made of.
#[derive(Clone, Debug)]
pub(super) struct Content<'a> {
    /// The lines told, the oldest first.
    pub(super) told: &'a [&'a Row],
    /// How many rows back the person looks.
    pub(super) back: usize,
    pub(super) page: &'a Page,
    /// The words for the clocks, where they are shown.
    pub(super) clocks: Option<&'a ClockWords>,
    pub(super) prompt: &'a str,
    /// That an arbiter is needed, if one is.
    pub(super) notice: Option<&'a String>,
    /// True if a prompt that leaves no room for a move stands above the line of the cursor.
    pub(super) cuts_no_line: bool,
    pub(super) typed: &'a [char],
    /// How many characters typed are before the cursor.
    pub(super) cursor: usize,
}

/// Lays a screen out. The prompt is always its last row, and always there.
pub(super) fn laid_out(content: &Content<'_>, (columns, rows): (usize, usize)) -> Picture {
    let mut below: Vec<Vec<String>> = Vec::new();
    if rows >= ROWS_FOR_SHEET {
        below.extend(sheet(content.page, columns, rows).into_iter().map(|it| vec![it]));
    }
    if rows >= ROWS_FOR_SIGNS {
        let signs = content
            .page
            .tape
            .iter()
            .chain(&content.page.battery)
            .chain(content.notice);
        below.extend(signs.map(|it| wrapped(it, columns)));
    }
    if rows >= ROWS_FOR_TURN {
        if let (Some(clocks), Some(words)) = (&content.page.clocks, content.clocks) {
            below.extend(clock_lines(clocks, words).iter().map(|it| wrapped(it, columns)));
        }
        below.push(wrapped(&content.page.turn, columns));
    }
    // What was told and the prompt matter more than anything between them.
    let diagram = diagram(content.page, columns, rows);
    let most = match diagram.len() {
        0 => rows.saturating_sub(1) / 2,
        taken => rows.saturating_sub(1 + taken + ROWS_TOLD_BESIDE_A_DIAGRAM),
    };
    let mut below = last_whole(below, most);
    below.splice(..0, diagram);
    let has_room = content.prompt.width() + ROOM_FOR_A_MOVE <= columns;
    let prompt = if content.cuts_no_line && !has_room {
        let above = rows.saturating_sub(1 + below.len());
        below.extend(wrapped(content.prompt.trim_end(), columns).into_iter().take(above));
        ""
    } else {
        content.prompt
    };

    let place = rows.saturating_sub(1 + below.len());
    let mut picture = Picture {
        rows: last_told(content, columns, place),
        cursor: (0, rows.saturating_sub(1)),
    };
    picture.rows.resize(place, Row::default());
    picture.rows.extend(below.into_iter().map(Row::plain));
    let (line, cursor) = window(prompt, content.typed, content.cursor, columns);
    picture.cursor.0 = line[..cursor].iter().collect::<String>().width();
    picture.rows.push(Row::plain(line.into_iter().collect::<String>()));
    picture
}

/// Returns how many rows back a person can look.
pub(super) fn farthest_back(content: &Content<'_>, (columns, _rows): (usize, usize)) -> usize {
    told_rows(content.told, columns).len().saturating_sub(1)
}

fn last_told(content: &Content<'_>, columns: usize, place: usize) -> Vec<Row> {
    let mut rows = told_rows(content.told, columns);
    // Who looks back still sees a whole window of it.
    let end = rows.len().saturating_sub(content.back).max(place.min(rows.len()));
    rows.truncate(end);
    rows.split_off(end.saturating_sub(place))
}

fn told_rows(told: &[&Row], columns: usize) -> Vec<Row> {
    let rows_of = |row: &&Row| {
        let is_bold = row.is_bold;
        wrapped(&row.text, columns)
            .into_iter()
            .map(move |text| Row { text, is_bold })
    };
    told.iter().flat_map(rows_of).collect()
}

/// Returns the diagram behind an empty row, whole or not at all.
fn diagram(page: &Page, columns: usize, rows: usize) -> Vec<String> {
    let fits = page.diagram.iter().all(|it| it.width() <= columns);
    if page.diagram.is_empty() || rows < ROWS_FOR_DIAGRAM || !fits {
        return Vec::new();
    }
    std::iter::once(&String::new()).chain(&page.diagram).cloned().collect()
}

/// Returns the last rows of the sheet, behind an empty one; at most a third of the window.
fn sheet(page: &Page, columns: usize, rows: usize) -> Vec<String> {
    if page.sheet.is_empty() {
        return Vec::new();
    }
    let lines = page.sheet.iter().map(|it| wrapped(it, columns)).collect();
    let last = last_whole(lines, rows / 3 - 1);
    std::iter::once(String::new()).chain(last).collect()
}

/// Returns the last lines for which so many rows are enough. Half a line would say something else, unless it is all there is
/// room for.
fn last_whole(lines: Vec<Vec<String>>, most: usize) -> Vec<String> {
    let mut rows = 0;
    let fits = |it: &&Vec<String>| {
        rows += it.len();
        rows <= most
    };
    let whole = lines.iter().rev().take_while(fits).count().max(1);
    let first = lines.len().saturating_sub(whole);
    let mut last: Vec<String> = lines.into_iter().skip(first).flatten().collect();
    last.split_off(last.len().saturating_sub(most))
}

fn clock_lines(clocks: &Clocks, words: &ClockWords) -> [String; 2] {
    let line = |side: Color, name: &str, (left, or): (Duration, Duration)| {
        let about = if clocks.about {
            format!("{} ", words.about)
        } else {
            String::new()
        };
        let running = if clocks.running == Some(side) {
            format!(", {}", words.running)
        } else {
            String::new()
        };
        let between = match (digits(left), digits(or)) {
            (first, second) if first == second => first,
            (first, second) => format!("{first}–{second}"),
        };
        format!("{name}: {about}{between}{running}")
    };
    [
        line(Color::White, &words.white, clocks.white),
        line(Color::Black, &words.black, clocks.black),
    ]
}

/// Writes a time as hours, minutes and seconds: what is left in part of a second is not shown.
fn digits(left: Duration) -> String {
    let seconds = left.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
