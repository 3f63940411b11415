//! What the program and `ansage-braille` say to each other, inside the envelope of every helper.

use serde::{Deserialize, Serialize};

use crate::DisplayRefusal;

/// A request to the helper.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToBraille {
    /// Looks for a display and goes on looking until it is found, and again when it was lost.
    Configure(DisplaySettings),
    /// Puts this on the display, as soon as there is one, in place of what stood there. `None` gives the display back to
    /// the screen reader; our keys still come.
    Show(Option<Window>),
    /// Translates prose; answered by [`FromBraille::Translated`].
    Translate(Prose),
}

/// What the helper reports.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromBraille {
    /// There is a display. Told again when its size or its cells have changed.
    Found(FoundDisplay),
    /// There is none, or none any more; told once for each reason.
    NoDisplay {
        /// Why.
        trouble: DisplayRefusal,
        /// One technical line for the log and `doctor`.
        why: String,
    },
    /// A key of the display was pressed.
    Pressed {
        /// Which.
        key: DisplayKey,
        /// `CLOCK_MONOTONIC` nanoseconds at which the helper heard of it.
        at_ns: u64,
    },
    /// What was on the way to the display has been handed to its server.
    Shown {
        /// The [`Window::number`].
        number: u64,
        /// `CLOCK_MONOTONIC` nanoseconds.
        at_ns: u64,
    },
    /// Prose in cells.
    Translated {
        /// The [`Prose::text`].
        text: String,
        /// Cells; or why there are none.
        cells: Result<Translation, String>,
    },
}

/// Which display, and what its keys send.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct DisplaySettings {
    /// The server of the screen reader as BrlAPI names it, e.g. `127.0.0.1:0`; `None` for the one of this machine, or the
    /// one that BRLAPI_HOST names.
    pub host: Option<String>,
    /// True if what is typed on the display comes as dots ([`DisplayKey::Dots`]); else as the characters that the screen
    /// reader's own table makes of them.
    pub types_dots: bool,
    /// The table of liblouis for words beside moves in cells, e.g. `de-g0.utb`; `None` leaves them to the screen reader's
    /// own table.
    #[serde(default)]
    pub prose: Option<String>,
    /// True if the person chose that table: words then stand in it beside moves in text, too.
    #[serde(default)]
    pub prose_is_chosen: bool,
}

/// A display.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct FoundDisplay {
    /// The driver, e.g. `Virtual`.
    pub name: String,
    /// Cells in a line.
    pub columns: u16,
    /// Lines.
    pub lines: u16,
    /// Dots that the person has set for a cell of text, 6 or 8; `None` where the server does not say.
    pub dots: Option<u8>,
}

/// What is put on a display.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Window {
    /// Comes back in [`FromBraille::Shown`].
    pub number: u64,
    /// One character for each cell, U+2800 to U+28FF for dots and anything else for the screen reader's own table.
    /// Blanks follow to the end of the display; what is longer is cut.
    pub text: String,
    /// The cell of the cursor from 0, if there is one.
    pub cursor: Option<u16>,
}

/// A key of a display, whatever it is called there.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DisplayKey {
    /// The key above or beside a cell, counted from 0.
    Route(u16),
    /// What is left of what stands on the display.
    PanLeft,
    /// What is right of it.
    PanRight,
    /// The line above.
    LineUp,
    /// The line below.
    LineDown,
    /// Back to where things happen.
    Home,
    /// What time it is: in a game, the own time.
    Time,
    /// Enter.
    Return,
    /// Escape.
    Escape,
    /// Deletes the character before the cursor.
    Backspace,
    /// Deletes the character at the cursor.
    Delete,
    /// The cursor one character to the left.
    Left,
    /// The cursor one character to the right.
    Right,
    /// The cursor before the first character.
    LineStart,
    /// The cursor behind the last character.
    LineEnd,
    /// A function key, counted from 1.
    Function(u8),
    /// A character was typed.
    Character(char),
    /// A cell was typed, dot 1 the lowest bit; 0 is the blank.
    Dots(u8),
    /// The same with the space bar held.
    Chord(u8),
}

/// A sentence to be translated.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Prose {
    /// The sentence.
    pub text: String,
    /// A table of liblouis, e.g. `de-g0.utb`.
    pub table: String,
}

/// A sentence in cells.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Translation {
    /// U+2800 to U+28FF.
    pub cells: String,
    /// For each cell the character, from 0, of which it is part.
    pub places: Vec<u32>,
}
