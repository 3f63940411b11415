//! Braille: its tables, its sheets, and what of them cannot be written or read.

use super::MessageId;

messages! {
    /// There is no such table.
    BrailleUnknownTable = "braille-unknown-table" ["name", "known"];
    /// A table cannot be used; another takes its place.
    BrailleTableFault = "braille-table-fault" ["file", "line", "why", "table"];
    /// A sign that a table lacks, and how it stands.
    BrailleUnknownSign = "braille-unknown-sign" ["sign", "code", "table", "shown"];
    /// A cell that means nothing in a table.
    BrailleUnknownCell = "braille-unknown-cell" ["line", "place", "dots", "table"];
    /// A cell of a line that was typed means nothing in any code.
    BrailleCellNotUnderstood = "braille-cell-not-understood" ["place", "dots"];
    /// A move or sign whose cells are not known in a code.
    BrailleNotWritten = "braille-not-written" ["text", "table", "unwritten"];
    /// A cell with dot 7 or 8 where only six fit.
    BrailleEightDots = "braille-eight-dots" ["line", "place", "dots"];
    /// A character that is no cell.
    BrailleNoCell = "braille-no-cell" ["path", "line", "place", "sign"];
    /// A page that is too small or too large.
    BraillePageSize = "braille-page-size" ["cells", "lines", "most"];
    /// A file in Braille without moves that are understood.
    BrailleNoMoves = "braille-no-moves" ["path"];
    /// A PEF file that is none.
    BrailleNotPef = "braille-not-pef" ["path", "why"];
    /// What the cells of the picture of a board are; the picture is this project's own.
    BrailleDiagram = "braille-diagram" [];

    // Cells typed on the keyboard.
    /// Keys are dots now: six or eight of them, pressed together or one after the other; the command that ends it.
    DotKeysOn = "dot-keys-on" ["dots", "way", "command"];
    /// Keys are letters again.
    DotKeysOff = "dot-keys-off" [];
    /// A key that is no dot, while keys are dots.
    NoDot = "no-dot" ["command"];
    /// There is no keyboard here.
    NoDotKeys = "no-dot-keys" [];
    /// Help: Braille typed on the keyboard.
    HelpPerkins = "help-perkins" [];

    // The sheet.
    /// The table a sheet is written with.
    BrailleSheetTable = "form-braille-table" ["table"];
    /// What the signs beside the moves mean.
    BrailleSheetSigns = "form-braille-signs" [];
}
