//! Pages of Braille cells: rows, a running head with the number of the page, and what must not be torn apart.

use super::brf::{self, EightDots};
use super::{Cell, cell};

/// How many cells a line and how many lines a page has.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PageSize {
    /// Cells in a line.
    pub cells: usize,
    /// Lines on a page, the running head among them.
    pub lines: usize,
}

/// The usual page of a BRF, of which the 25th line is left free: some embossers use it up, others begin a page with it.
impl Default for PageSize {
    fn default() -> Self {
        Self { cells: 40, lines: 24 }
    }
}

impl PageSize {
    /// Fewer cells do not hold a number with its move.
    pub const LEAST_CELLS: usize = 20;
    /// Fewer lines do not hold a head and a line with its continuation.
    pub const LEAST_LINES: usize = 5;
    /// More than any embosser has.
    pub const MOST: usize = 200;
}

/// A row of cells.
pub type Row = Vec<Cell>;

/// A part of what is laid out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Part {
    /// Rows that stay on one page.
    Rows(Vec<Row>),
    /// A row left free; never the first of a page.
    Blank,
}

/// Laid-out pages.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Pages {
    /// Their size.
    pub size: PageSize,
    /// The rows of each page, the running head first.
    pub pages: Vec<Vec<Row>>,
}

/// A cell that does not fit paper or BRF, and where.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PageFlaw {
    /// The line, counted from 1 through all pages.
    pub line: usize,
    /// The place in the line, and the cell.
    pub eight: EightDots,
}

/// Stands before a number in upper digits.
const NUMERIC: Cell = Cell::of_bits(0b11_1100);

impl Pages {
    /// Lays parts out on pages, each with its number in the first line: behind `head` on the first one, behind `further` on
    /// the others.
    pub fn lay_out(head: &[Cell], further: &[Cell], parts: Vec<Part>, size: PageSize) -> Self {
        let room = size.lines.saturating_sub(1).max(1);
        let mut pages: Vec<Vec<Row>> = vec![Vec::new()];
        for part in parts {
            let rows = match part {
                Part::Rows(rows) => rows,
                Part::Blank => {
                    if let Some(page) = pages.last_mut()
                        && !page.is_empty()
                        && page.len() < room
                    {
                        page.push(Row::new());
                    }
                    continue;
                }
            };
            let filled = pages.last().map_or(0, Vec::len);
            if filled > 0 && filled + rows.len() > room {
                pages.push(Vec::new());
            }
            for row in rows {
                if pages.last().is_some_and(|it| it.len() >= room) {
                    pages.push(Vec::new());
                }
                if let Some(page) = pages.last_mut() {
                    page.push(trimmed(row));
                }
            }
        }
        for (index, page) in pages.iter_mut().enumerate() {
            // A free row at the foot says nothing.
            while page.last().is_some_and(Vec::is_empty) {
                page.pop();
            }
            let head = if index == 0 { head } else { further };
            page.insert(0, running_head(head, index + 1, size.cells));
        }
        Self { size, pages }
    }

    /// Writes a BRF: CR LF behind each line, a form feed behind each page, seven-bit characters and nothing else.
    ///
    /// # Errors
    ///
    /// Returns the first cell with dot 7 or 8.
    pub fn brf(&self) -> Result<String, PageFlaw> {
        self.written_by(|line, row| brf::write(row).map_err(|eight| PageFlaw { line, eight }))
    }

    /// Writes the same, each row as something else writes it: the number of its line, counted from 1 through all pages, and its
    /// cells.
    ///
    /// # Errors
    ///
    /// Returns what that refuses first.
    pub fn written_by<Refusal>(
        &self,
        write: impl Fn(usize, &[Cell]) -> Result<String, Refusal>,
    ) -> Result<String, Refusal> {
        let mut text = String::new();
        let mut line = 0;
        for page in &self.pages {
            for row in page {
                line += 1;
                text += &write(line, row)?;
                text += "\r\n";
            }
            text.push('\u{c}');
        }
        Ok(text)
    }

    /// Writes Unicode Braille: a line feed behind each line, a form feed between pages.
    pub fn unicode(&self) -> String {
        let page = |rows: &Vec<Row>| rows.iter().map(|it| cell::in_unicode(it) + "\n").collect::<String>();
        self.pages.iter().map(page).collect::<Vec<_>>().join("\u{c}")
    }
}

/// Returns a number in upper digits behind the numeric sign, as pages are numbered.
pub fn page_number(number: usize) -> Vec<Cell> {
    let letter = |digit: u8| match digit {
        b'0' => 'J',
        other => char::from(b'A' + (other - b'1')),
    };
    let letters: String = number.to_string().bytes().map(letter).collect();
    let digits = brf::read(&letters).unwrap_or_default();
    std::iter::once(NUMERIC).chain(digits).collect()
}

/// Returns true if a row ends with a numeric sign and upper digits, as running heads do.
pub fn ends_with_page_number(cells: &[Cell]) -> bool {
    let text = brf::write(cells).unwrap_or_default();
    let bare = text.trim_end_matches(|it: char| ('A'..='J').contains(&it));
    bare.len() < text.len() && bare.ends_with('#')
}

fn running_head(head: &[Cell], page: usize, width: usize) -> Row {
    let number = page_number(page);
    let room = width.saturating_sub(number.len() + 1);
    let mut row = first_words(head, room);
    row.resize(width.saturating_sub(number.len()), Cell::BLANK);
    row.extend(number);
    row
}

/// Returns the words at the beginning that fit into that many cells.
fn first_words(cells: &[Cell], room: usize) -> Row {
    if cells.len() <= room {
        return cells.to_vec();
    }
    let end = cells[..=room].iter().rposition(|it| *it == Cell::BLANK);
    cells[..end.unwrap_or(room)].to_vec()
}

/// Returns true if a running head of that width would not show all of it.
pub fn is_cut(head: &[Cell], width: usize) -> bool {
    // Room for the numeric sign, three digits and a blank.
    head.len() + 5 > width
}

/// Capital signs and the sign of an accent: dots 6, 46 and 4.
const BEFORE_A_LETTER: [Cell; 3] = [
    Cell::of_bits(0b10_0000),
    Cell::of_bits(0b10_1000),
    Cell::of_bits(0b00_1000),
];

/// Breaks a row at its blanks into rows of at most `width` cells; the second and later ones begin with two blanks. A word
/// that is wider is broken anywhere.
pub fn wrapped(cells: &[Cell], width: usize) -> Vec<Row> {
    const INDENT: usize = 2;
    let mut rows: Vec<Row> = vec![Row::new()];
    for word in cells.split(|it| *it == Cell::BLANK).filter(|it| !it.is_empty()) {
        let is_fresh = |row: &Row| row.iter().all(|it| *it == Cell::BLANK);
        let last = rows.last_mut().expect("there is always a row");
        let gap = usize::from(!is_fresh(last));
        if last.len() + gap + word.len() <= width {
            last.extend(std::iter::repeat_n(Cell::BLANK, gap));
            last.extend(word);
            continue;
        }
        if !is_fresh(last) {
            rows.push(vec![Cell::BLANK; INDENT]);
        }
        let mut rest = word;
        while !rest.is_empty() {
            let last = rows.last_mut().expect("there is always a row");
            let mut end = rest.len().min(width - last.len());
            // What says how the next cell is read stays beside it.
            while end < rest.len() && end > 1 && BEFORE_A_LETTER.contains(&rest[end - 1]) {
                end -= 1;
            }
            let (now, later) = rest.split_at(end);
            last.extend(now);
            rest = later;
            if !rest.is_empty() {
                rows.push(vec![Cell::BLANK; INDENT]);
            }
        }
    }
    rows
}

fn trimmed(mut row: Row) -> Row {
    while row.last() == Some(&Cell::BLANK) {
        row.pop();
    }
    row
}

#[cfg(test)]
mod tests {
    use super::{PageSize, Pages, Part, page_number, wrapped};
    use crate::language::braille::{Cell, brf};

    fn cells(text: &str) -> Vec<Cell> {
        brf::read(text).expect("BRF")
    }

    fn lines(pages: &Pages) -> Vec<String> {
        let text = pages.brf().expect("six dots");
        text.split("\r\n").map(str::to_owned).collect()
    }

    #[test]
    fn each_page_has_its_head_and_rows_that_belong_together_stay_together() {
        let size = PageSize { cells: 12, lines: 4 };
        let parts = vec![
            Part::Rows(vec![cells("A"), cells("B")]),
            Part::Blank,
            Part::Rows(vec![cells("C"), cells("D")]),
            Part::Blank,
        ];
        let pages = Pages::lay_out(&cells("HEAD LINE"), &cells("FURTHER"), parts, size);
        let expected = ["HEAD LINE #A", "A", "B", "\u{c}FURTHER   #B", "C", "D", "\u{c}"];
        assert_eq!(lines(&pages), expected);
        assert_eq!(brf::write(&page_number(120)), Ok("#ABJ".into()));
        assert_eq!(pages.unicode().matches('\u{c}').count(), 1);
    }

    #[test]
    fn a_long_line_goes_on_below_indented() {
        let rows = wrapped(&cells("ONE TWO THREE ABCDEFGHIJKL"), 9);
        let rows: Vec<String> = rows.iter().map(|it| brf::write(it).expect("six dots")).collect();
        assert_eq!(rows, ["ONE TWO", "  THREE", "  ABCDEFG", "  HIJKL"]);
    }

    #[test]
    fn a_capital_sign_stays_with_its_letter() {
        let rows = wrapped(&cells("R/.P.P.P.N1"), 8);
        let rows: Vec<String> = rows.iter().map(|it| brf::write(it).expect("six dots")).collect();
        assert_eq!(rows, ["R/.P.P.P", "  .N1"]);
        let rows = wrapped(&cells("R/.P.P.P.N1"), 9);
        let rows: Vec<String> = rows.iter().map(|it| brf::write(it).expect("six dots")).collect();
        assert_eq!(rows, ["R/.P.P.P", "  .N1"]);
    }

    #[test]
    fn a_cell_of_eight_dots_is_refused_with_its_line() {
        let rows = vec![cells("A"), vec![Cell::BLANK, Cell::of_bits(0x80)]];
        let pages = Pages::lay_out(&[], &[], vec![Part::Rows(rows)], PageSize::default());
        let misfit = pages.brf().expect_err("dot 8");
        assert_eq!((misfit.line, misfit.eight.at), (3, 2));
    }
}
