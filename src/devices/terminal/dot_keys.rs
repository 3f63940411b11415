//! Keys that are dots: cells typed on a keyboard, by keys pressed together or one after the other.
//!
//! The keys are those of the home row, as on a Perkins brailler: f d s are dots 1 2 3, j k l are 4 5 6, and beside them a
//! and the key right of l are 7 and 8.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use ansage_core::desk::DotKeys;

/// The key right of l has another letter in each country.
const DOT_8: [char; 4] = [';', 'ö', 'ñ', 'ç'];

/// What a key did.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Struck {
    /// Nothing: it was let go, or is held.
    Nothing,
    /// A dot, 1 to 8; the cell is not complete.
    Dot(u32),
    /// The dots of a cell that was not complete are dropped.
    Dropped,
    /// A cell is complete, dot 1 the lowest bit.
    Cell(u8),
    /// A cell is complete, and the key is still to do what it does.
    CellFirst(u8),
    /// A blank.
    Blank,
    /// A key that is neither.
    NoDot,
}

/// The cell that is being typed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Dots {
    /// True if the keys of a cell are pressed together: the terminal tells when each is let go.
    together: bool,
    cell: u8,
    /// The keys that are down.
    down: u8,
    /// True if the space bar was pressed with dots: nothing is typed.
    is_spoilt: bool,
}

impl Dots {
    /// Keys that are pressed together, or one after the other.
    pub(super) fn new(together: bool) -> Self {
        Self {
            together,
            ..Self::default()
        }
    }

    /// Returns true if no dot of a cell was typed.
    pub(super) fn is_idle(&self) -> bool {
        self.cell == 0 && self.down == 0
    }

    /// Returns the dots of a cell that was begun key by key, for those who read it.
    pub(super) fn begun(&self) -> Option<u8> {
        Some(self.cell).filter(|it| *it != 0 && !self.together)
    }

    /// Drops a cell that is not complete.
    pub(super) fn drop_cell(&mut self) {
        *self = Self::new(self.together);
    }

    /// Takes a key; `None` if it means what it always does. `is_begun`: cells stand on the line already.
    pub(super) fn strike(&mut self, key: &KeyEvent, keys: DotKeys, is_begun: bool) -> Option<Struck> {
        let is_let_go = key.kind == KeyEventKind::Release;
        let is_plain = !key
            .modifiers
            .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::META);
        match key.code {
            KeyCode::Char(c) if is_plain || is_let_go => match dot_of(c, keys) {
                Some(dot) => Some(self.dot(dot, key.kind)),
                None if is_let_go => Some(Struck::Nothing),
                None if key.kind == KeyEventKind::Repeat && self.together => Some(Struck::Nothing),
                None => self.other(c, is_begun),
            },
            KeyCode::Modifier(_) => Some(Struck::Nothing),
            _ if is_let_go => Some(Struck::Nothing),
            KeyCode::Enter if self.begun().is_some() => Some(Struck::CellFirst(self.complete())),
            KeyCode::Backspace | KeyCode::Esc if !self.is_idle() => {
                self.drop_cell();
                Some(Struck::Dropped)
            }
            _ => {
                self.drop_cell();
                None
            }
        }
    }

    fn dot(&mut self, dot: u32, kind: KeyEventKind) -> Struck {
        let bit = 1 << (dot - 1);
        match kind {
            _ if !self.together && kind != KeyEventKind::Release => {
                self.cell |= bit;
                Struck::Dot(dot)
            }
            KeyEventKind::Press => {
                if self.down & bit != 0 {
                    // That it was let go was never told: the window was another one then.
                    self.drop_cell();
                }
                self.down |= bit;
                self.cell |= bit;
                Struck::Dot(dot)
            }
            KeyEventKind::Repeat => Struck::Nothing,
            KeyEventKind::Release => {
                self.down &= !bit;
                match self.down {
                    0 if self.cell != 0 && self.together => self.all_let_go(),
                    _ => Struck::Nothing,
                }
            }
        }
    }

    fn all_let_go(&mut self) -> Struck {
        if self.is_spoilt {
            self.drop_cell();
            return Struck::Dropped;
        }
        Struck::Cell(self.complete())
    }

    fn other(&mut self, c: char, is_begun: bool) -> Option<Struck> {
        if self.together {
            return match c {
                ' ' if !self.is_idle() => {
                    self.is_spoilt = true;
                    Some(Struck::Nothing)
                }
                ' ' => Some(Struck::Blank),
                // A sign begins a command, or answers; a letter or a sign among cells does not.
                _ => (c.is_alphabetic() || is_begun).then_some(Struck::NoDot),
            };
        }
        match c.to_ascii_lowercase() {
            ' ' | 'g' | 'h' if self.cell != 0 => Some(Struck::Cell(self.complete())),
            ' ' => Some(Struck::Blank),
            // On some keyboards z lies where y does on others.
            't' | 'y' | 'z' if self.cell != 0 => {
                self.drop_cell();
                Some(Struck::Dropped)
            }
            'g' | 'h' | 't' | 'y' | 'z' => Some(Struck::Nothing),
            _ => (c.is_alphabetic() || is_begun || self.cell != 0).then_some(Struck::NoDot),
        }
    }

    fn complete(&mut self) -> u8 {
        let cell = self.cell;
        self.drop_cell();
        cell
    }
}

/// Returns the character of a cell.
pub(super) fn character(cell: u8) -> char {
    char::from_u32(0x2800 + u32::from(cell)).unwrap_or('\u{2800}')
}

/// Returns true for a character that is a cell.
pub(super) fn is_cell(c: char) -> bool {
    ('\u{2800}'..='\u{28FF}').contains(&c)
}

/// Returns the dot of a key, 1 to 8.
fn dot_of(key: char, keys: DotKeys) -> Option<u32> {
    let small = key.to_lowercase().next()?;
    Some(match small {
        'f' => 1,
        'd' => 2,
        's' => 3,
        'j' => 4,
        'k' => 5,
        'l' => 6,
        'a' if keys == DotKeys::Eight => 7,
        _ if keys == DotKeys::Eight && DOT_8.contains(&small) => 8,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
