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

/// The characters by which an embosser knows the cells of six dots, where they are not those of North America.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct EmbosserTable {
    /// Its name.
    pub name: String,
    characters: [Option<char>; 64],
}

/// Why a text is no table of an embosser.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EmbosserTableFlaw {
    /// The line of that number, counted from 1, is none of `display CHARACTER DOTS`.
    Line(usize),
    /// It has no cells of six dots.
    Empty,
}

impl EmbosserTable {
    /// Reads a display table of liblouis: `display a 1`. What it says of cells with dots 7 and 8 is left out; of two characters
    /// for a cell the first counts.
    ///
    /// # Errors
    ///
    /// Returns the first line that is none.
    pub fn parse(name: &str, text: &str) -> Result<Self, EmbosserTableFlaw> {
        let mut characters = [None; 64];
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split_whitespace();
            if words.next() != Some("display") {
                let is_empty = line.trim().is_empty() || line.trim_start().starts_with('#');
                // What it takes from other tables is not looked for.
                match is_empty {
                    true => continue,
                    false => return Err(EmbosserTableFlaw::Line(index + 1)),
                }
            }
            let (sign, dots) = (words.next().and_then(character_of), words.next().unwrap_or_default());
            if is_virtual(dots) {
                continue;
            }
            let (Some(sign), Some(dots)) = (sign, bits_of(dots)) else {
                return Err(EmbosserTableFlaw::Line(index + 1));
            };
            if let Some(character) = characters.get_mut(usize::from(dots)) {
                character.get_or_insert(sign);
            }
        }
        match characters.iter().any(Option::is_some) {
            true => Ok(Self {
                name: name.to_owned(),
                characters,
            }),
            false => Err(EmbosserTableFlaw::Empty),
        }
    }

    /// Writes a row of cells.
    ///
    /// # Errors
    ///
    /// Returns the first cell for which it has no character.
    pub fn write(&self, cells: &[Cell]) -> Result<String, EightDots> {
        let character = |(index, cell): (usize, &Cell)| {
            let character = self.characters.get(usize::from(cell.bits())).copied().flatten();
            character.ok_or(EightDots {
                at: index + 1,
                cell: *cell,
            })
        };
        cells.iter().enumerate().map(character).collect()
    }
}

/// Returns the character that a display table names: itself, or by an escape.
fn character_of(word: &str) -> Option<char> {
    let sign = match word {
        "\\s" => Some(' '),
        "\\t" => None,
        "\\\\" => Some('\\'),
        _ => match word.strip_prefix("\\x") {
            Some(number) => u32::from_str_radix(number, 16).ok().and_then(char::from_u32),
            None => {
                let mut signs = word.chars();
                signs.next().filter(|_| signs.next().is_none())
            }
        },
    };
    sign.filter(|it| !it.is_control())
}

/// Returns true for dots that no cell has: liblouis tells signs apart by them on the way.
fn is_virtual(dots: &str) -> bool {
    let is_dot = |it: char| matches!(it, '1'..='9' | 'a'..='f');
    dots.chars().all(is_dot) && dots.contains(['9', 'a', 'b', 'c', 'd', 'e', 'f'])
}

/// Returns the bits of dots, `0` for none.
fn bits_of(dots: &str) -> Option<u8> {
    let bit = |dot: char| {
        dot.to_digit(10)
            .filter(|it| (1..=8).contains(it))
            .map(|it| 1_u8 << (it - 1))
    };
    match dots {
        "0" => Some(0),
        _ => dots.chars().try_fold(0, |bits, dot| Some(bits | bit(dot)?)),
    }
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
    use super::{EightDots, EmbosserTable, EmbosserTableFlaw, read, write};
    use crate::language::braille::Cell;

    #[test]
    fn an_embosser_may_know_the_cells_by_other_characters() {
        let german = "# Eurobraille\n\ndisplay \\s 0\ndisplay a 1\ndisplay \\x0062 12\ndisplay z 12\ndisplay A 17\n";
        let table = EmbosserTable::parse("de", german).expect("a table");
        let cells = |bits: &[u8]| bits.iter().map(|it| Cell::of_bits(*it)).collect::<Vec<_>>();
        assert_eq!(table.write(&cells(&[1, 3, 0, 1])), Ok("ab a".to_owned()));
        let missing = table.write(&cells(&[1, 5])).expect_err("no character");
        assert_eq!((missing.at, missing.cell), (2, Cell::of_bits(5)));
        let flawed = |text: &str| EmbosserTable::parse("x", text);
        assert_eq!(flawed("display a 1\ndisplay ab 12"), Err(EmbosserTableFlaw::Line(2)));
        assert_eq!(flawed("display a 1x"), Err(EmbosserTableFlaw::Line(1)));
        assert_eq!(flawed("display a 19"), Err(EmbosserTableFlaw::Empty), "no cell has it");
        assert_eq!(flawed("include other.dis"), Err(EmbosserTableFlaw::Line(1)));
        assert_eq!(flawed("# nothing\n"), Err(EmbosserTableFlaw::Empty));
    }

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
