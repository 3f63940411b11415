//! A Braille cell and rows of cells, in Unicode and by the numbers of their dots.

use std::fmt;

/// A Braille cell of six or eight dots.
///
/// The left column holds dots 1, 2, 3 and 7, the right one 4, 5, 6 and 8; dot n is bit n-1, as in Unicode from U+2800 on.
#[derive(Clone, Copy, Default, Eq, PartialEq, Hash, Ord, PartialOrd)]
pub struct Cell(u8);

/// The first character of Unicode Braille: the blank cell.
const FIRST: u32 = 0x2800;

/// The bits of dots 7 and 8.
const BELOW: u8 = 0b1100_0000;

impl Cell {
    /// The cell without a dot.
    pub const BLANK: Cell = Cell(0);

    /// Returns the cell of these bits, dot n at bit n-1.
    pub const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the bits, dot n at bit n-1, as BrlAPI and Unicode have them.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Reads dots as tables write them: `145`, each once; `0` is the blank cell.
    pub fn of_dots(dots: &str) -> Option<Self> {
        if dots == "0" {
            return Some(Self::BLANK);
        }
        let mut bits = 0_u8;
        for c in dots.chars() {
            let dot = c.to_digit(10).filter(|it| (1..=8).contains(it))?;
            let bit = 1 << (dot - 1);
            if bits & bit != 0 {
                return None;
            }
            bits |= bit;
        }
        (bits != 0).then_some(Self(bits))
    }

    /// Returns the numbers of the dots in their order, `145`; `0` for the blank cell.
    pub fn dots(self) -> String {
        if self == Self::BLANK {
            return "0".to_owned();
        }
        let dots = (1_u8..=8).filter(|it| self.0 & (1 << (it - 1)) != 0);
        dots.map(|it| char::from(b'0' + it)).collect()
    }

    /// Returns the cell that a character of Unicode Braille is, U+2800 to U+28FF.
    pub fn from_char(c: char) -> Option<Self> {
        let bits = u32::from(c).checked_sub(FIRST)?;
        u8::try_from(bits).ok().map(Self)
    }

    /// Returns the character of Unicode Braille.
    pub fn to_char(self) -> char {
        char::from_u32(FIRST + u32::from(self.0)).unwrap_or('\u{2800}')
    }

    /// Returns true if neither dot 7 nor dot 8 is raised: paper and BRF know no other cells.
    pub const fn is_six_dot(self) -> bool {
        self.0 & BELOW == 0
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

/// Writes cells as Unicode Braille; the blank cell is U+2800, so that columns stay.
pub fn in_unicode(cells: &[Cell]) -> String {
    cells.iter().map(|it| it.to_char()).collect()
}

/// A character that is no cell.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct CellFlaw {
    /// Its place in the line, counted from 1.
    pub at: usize,
    /// The character.
    pub sign: char,
}

/// Reads a line of Unicode Braille; any blank or tab is the blank cell.
///
/// # Errors
///
/// Returns the first character that is no cell.
pub fn of_unicode(line: &str) -> Result<Vec<Cell>, CellFlaw> {
    let cell = |(index, sign): (usize, char)| match Cell::from_char(sign) {
        Some(cell) => Ok(cell),
        None if sign.is_whitespace() => Ok(Cell::BLANK),
        None => Err(CellFlaw { at: index + 1, sign }),
    };
    line.chars().enumerate().map(cell).collect()
}

/// Returns true if a text holds a cell of Unicode Braille.
pub fn holds_cells(text: &str) -> bool {
    text.chars().any(|it| Cell::from_char(it).is_some())
}
