//! The keys of a display, as BrlAPI numbers them (brlapi_keycodes.h, brlapi_constants.h): which of them are ours, and what
//! they mean.

use ansage_wire::braille::DisplayKey;

/// A command of the screen reader; else it is a key as a keyboard has it.
const COMMAND: u64 = 0x2000_0000;
const KIND: u64 = 0xE000_0000;
const CODE: u64 = 0x1FFF_FFFF;
const BLOCK: u64 = 0x1FFF_0000;
const ARGUMENT: u64 = 0xFFFF;

// Commands without an argument.
const LINE_UP: u64 = 1;
const LINE_DOWN: u64 = 2;
const PAN_LEFT: u64 = 23;
const PAN_RIGHT: u64 = 24;
const HOME: u64 = 29;
/// Back to the cursor; no Enter, whatever its name (`RETURN`).
const BACK_TO_CURSOR: u64 = 31;
const TIME: u64 = 81;
// Blocks of commands with an argument.
const ROUTE: u64 = 1 << 16;
const DOTS: u64 = 34 << 16;

// Keys of a keyboard, as X has them.
const BACKSPACE: u64 = 0xFF08;
const RETURN: u64 = 0xFF0D;
const ESCAPE: u64 = 0xFF1B;
const LINE_START: u64 = 0xFF50;
const LEFT: u64 = 0xFF51;
const RIGHT: u64 = 0xFF53;
const LINE_END: u64 = 0xFF57;
const DELETE: u64 = 0xFFFF;
const F1: u64 = 0xFFBE;
const F12: u64 = 0xFFC9;
const UNICODE: u64 = 0x0100_0000;
const LATIN_1: [[u64; 2]; 2] = [[0x20, 0x7E], [0xA0, 0xFF]];
const LAST_CHARACTER: u64 = 0x10_FFFF;

/// The bit of a typed cell that says that the space bar was held.
const CHORD: u64 = 256;

/// Keys that are ours with whatever modifiers.
pub(crate) const KEYS: [u64; 10] = [
    COMMAND | LINE_UP,
    COMMAND | LINE_DOWN,
    COMMAND | PAN_LEFT,
    COMMAND | PAN_RIGHT,
    COMMAND | HOME,
    COMMAND | BACK_TO_CURSOR,
    COMMAND | TIME,
    BACKSPACE,
    RETURN,
    ESCAPE,
];

/// Commands that are ours with whatever argument.
pub(crate) const COMMANDS: [u64; 2] = [COMMAND | ROUTE, COMMAND | DOTS];

/// Keys that are ours without modifiers: every character that can be typed, what moves about in it, and F1 to F12. With Alt or
/// Control those are the system's.
pub(crate) const PLAIN_KEYS: [[u64; 2]; 8] = [
    LATIN_1[0],
    LATIN_1[1],
    [UNICODE | 0x100, UNICODE | LAST_CHARACTER],
    [LINE_START, LEFT],
    [RIGHT, RIGHT],
    [LINE_END, LINE_END],
    [DELETE, DELETE],
    [F1, F12],
];

/// Returns what a key means; `None` for one that is none of ours.
pub(crate) fn meaning(code: u64) -> Option<DisplayKey> {
    let value = code & CODE;
    if code & KIND == COMMAND {
        return command(value);
    }
    Some(match value {
        BACKSPACE => DisplayKey::Backspace,
        RETURN => DisplayKey::Return,
        ESCAPE => DisplayKey::Escape,
        LINE_START => DisplayKey::LineStart,
        LEFT => DisplayKey::Left,
        RIGHT => DisplayKey::Right,
        LINE_END => DisplayKey::LineEnd,
        DELETE => DisplayKey::Delete,
        F1..=F12 => DisplayKey::Function(u8::try_from(value - F1 + 1).ok()?),
        _ => DisplayKey::Character(character(value)?),
    })
}

fn command(value: u64) -> Option<DisplayKey> {
    let argument = value & ARGUMENT;
    Some(match (value & BLOCK, argument) {
        (ROUTE, column) => DisplayKey::Route(u16::try_from(column).ok()?),
        (DOTS, cell) => {
            let dots = u8::try_from(cell & 0xFF).ok()?;
            if cell & CHORD != 0 && dots != 0 {
                DisplayKey::Chord(dots)
            } else {
                DisplayKey::Dots(dots)
            }
        }
        (0, LINE_UP) => DisplayKey::LineUp,
        (0, LINE_DOWN) => DisplayKey::LineDown,
        (0, PAN_LEFT) => DisplayKey::PanLeft,
        (0, PAN_RIGHT) => DisplayKey::PanRight,
        (0, TIME) => DisplayKey::Time,
        (0, HOME | BACK_TO_CURSOR) => DisplayKey::Home,
        _ => return None,
    })
}

fn character(value: u64) -> Option<char> {
    let is_latin_1 = LATIN_1.iter().any(|[first, last]| (*first..=*last).contains(&value));
    let point = if is_latin_1 { value } else { value.checked_sub(UNICODE)? };
    char::from_u32(u32::try_from(point).ok()?).filter(|it| !it.is_control())
}

#[cfg(test)]
mod tests {
    use super::meaning;
    use ansage_wire::braille::DisplayKey;

    #[test]
    fn a_key_means_what_the_tables_of_brltty_say() {
        assert_eq!(meaning(0x2001_0003), Some(DisplayKey::Route(3)));
        assert_eq!(meaning(0x2000_0002), Some(DisplayKey::LineDown));
        assert_eq!(meaning(0x2000_0018), Some(DisplayKey::PanRight));
        assert_eq!(
            meaning(0x2000_001F),
            Some(DisplayKey::Home),
            "RETURN goes back to the cursor"
        );
        assert_eq!(meaning(0x2000_0051), Some(DisplayKey::Time));
        assert_eq!(meaning(0xFF0D), Some(DisplayKey::Return));
        assert_eq!(meaning(0xFF51), Some(DisplayKey::Left));
        assert_eq!(meaning(0xFFFF), Some(DisplayKey::Delete));
        assert_eq!(meaning(0xFFBE), Some(DisplayKey::Function(1)));
        assert_eq!(meaning(0xFFC9), Some(DisplayKey::Function(12)));
        assert_eq!(meaning(0x61), Some(DisplayKey::Character('a')));
        assert_eq!(meaning(0xFC), Some(DisplayKey::Character('ü')));
        assert_eq!(meaning(0x0100_0151), Some(DisplayKey::Character('ő')));
        assert_eq!(meaning(0x2022_0013), Some(DisplayKey::Dots(0b1_0011)));
        assert_eq!(
            meaning(0x2022_0100),
            Some(DisplayKey::Dots(0)),
            "the space bar is the blank"
        );
        assert_eq!(meaning(0x2022_0101), Some(DisplayKey::Chord(1)));
        // A modifier is no other key.
        assert_eq!(meaning(0x0000_0001_0000_0041), Some(DisplayKey::Character('A')));
    }

    #[test]
    fn what_is_none_of_ours_means_nothing() {
        for code in [
            0x2000_0000,
            0x2000_0009,
            0x2003_0001,
            0xFF52,
            0xFFBD,
            0xFFCA,
            0x7F,
            0x0100_D800,
            0x8000_0000_0000_0102,
        ] {
            assert_eq!(meaning(code), None, "{code:x}");
        }
    }
}
