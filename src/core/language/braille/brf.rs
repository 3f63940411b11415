//! North American ASCII Braille, the bytes of a BRF file: 64 characters from blank to underscore, one for each cell of six
//! dots.

use super::Cell;
use super::cell::CellFlaw;

/// The characters in the order of the bits of their cells, as liblouis' `en-us-brf.dis` has them.
const CHARACTERS: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// A cell that no character of a BRF stands for: one with dot 7 or 8.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct EightDots {
    /// Its place in the row, counted from 1.
    pub at: usize,
    /// The cell.
    pub cell: Cell,
}

/// Writes a row of cells as BRF.
///
/// # Errors
///
/// Returns the first cell with dot 7 or 8: such a dot is refused, never cut off, because a capital or a digit can depend
/// on it.
pub fn write(cells: &[Cell]) -> Result<String, EightDots> {
    let character = |(index, cell): (usize, &Cell)| match CHARACTERS.get(usize::from(cell.bits())) {
        Some(byte) => Ok(char::from(*byte)),
        None => Err(EightDots {
            at: index + 1,
            cell: *cell,
        }),
    };
    cells.iter().enumerate().map(character).collect()
}

/// Reads a line of a BRF. Small letters and `` ` { | } ~ `` stand for the characters 32 places before them.
///
/// # Errors
///
/// Returns the first character that stands for no cell.
pub fn read(line: &str) -> Result<Vec<Cell>, CellFlaw> {
    let cell = |(index, sign): (usize, char)| cell_of(sign).ok_or(CellFlaw { at: index + 1, sign });
    line.chars().enumerate().map(cell).collect()
}

fn cell_of(sign: char) -> Option<Cell> {
    let byte = u8::try_from(sign).ok()?;
    let byte = match byte {
        b'`'..=b'~' => byte - 32,
        other => other,
    };
    let bits = CHARACTERS.iter().position(|it| *it == byte)?;
    u8::try_from(bits).ok().map(Cell::of_bits)
}

#[cfg(test)]
mod tests {
    use super::{EightDots, read, write};
    use crate::language::braille::Cell;

    #[test]
    fn each_cell_of_six_dots_has_a_character_of_its_own() {
        let cells: Vec<Cell> = (0..64).map(Cell::of_bits).collect();
        let text = write(&cells).expect("six dots");
        let mut characters: Vec<char> = text.chars().collect();
        characters.sort_unstable();
        assert_eq!(characters, (' '..='_').collect::<Vec<_>>());
        assert_eq!(read(&text), Ok(cells));
    }

    #[test]
    fn small_letters_are_read_and_never_written() {
        assert_eq!(read("sf3 `{|}~"), read("SF3 @[\\]^"));
    }

    #[test]
    fn a_seventh_dot_is_refused_with_its_place() {
        let capital = Cell::of_dots("17").expect("dots");
        let at = EightDots { at: 2, cell: capital };
        assert_eq!(write(&[Cell::BLANK, capital]), Err(at));
        assert_eq!(read("Aä").expect_err("no cell").at, 2);
    }
}
