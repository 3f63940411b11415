//! Braille: its tables, its sheets, and what of them cannot be written or read.

macro_rules! braille {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// There is no such table.
        BrailleUnknownTable = "braille-unknown-table" { name: Value, known: Value };
        /// A table cannot be used; another takes its place.
        BrailleTableFault = "braille-table-fault" { file: Value, line: Value, why: Value, table: Value };
        /// A sign that a table lacks, and how it stands.
        BrailleUnknownSign = "braille-unknown-sign" { sign: Value, code: Value, table: Value, shown: Value };
        /// A cell that means nothing in a table.
        BrailleUnknownCell = "braille-unknown-cell" { line: Value, place: Value, dots: Value, table: Value };
        /// A cell of a line that was typed means nothing in any code.
        BrailleCellNotUnderstood = "braille-cell-not-understood" { place: Value, dots: Value };
        /// A move or sign whose cells are not known in a code.
        BrailleNotWritten = "braille-not-written" { text: Value, table: Value, unwritten: Value };
        /// A cell with dot 7 or 8 where only six fit.
        BrailleEightDots = "braille-eight-dots" { line: Value, place: Value, dots: Value };
        /// A character that is no cell.
        BrailleNoCell = "braille-no-cell" { path: Value, line: Value, place: Value, sign: Value };
        /// A page that is too small or too large.
        BraillePageSize = "braille-page-size" { cells: Value, lines: Value, most: Value };
        /// A file in Braille without moves that are understood.
        BrailleNoMoves = "braille-no-moves" { path: Value };
        /// A PEF file that is none.
        BrailleNotPef = "braille-not-pef" { path: Value, why: Value };
        /// What the cells of the picture of a board are; the picture is this project's own.
        BrailleDiagram = "braille-diagram";

        // Cells typed on the keyboard.
        /// Keys are dots now: six or eight of them, pressed together or one after the other; the command that ends it.
        DotKeysOn = "dot-keys-on" { dots: Value, way: Value, command: Value };
        /// Keys are letters again.
        DotKeysOff = "dot-keys-off";
        /// A key that is no dot, while keys are dots.
        NoDot = "no-dot" { command: Value };
        /// There is no keyboard here.
        NoDotKeys = "no-dot-keys";
        /// Help: Braille typed on the keyboard.
        HelpPerkins = "help-perkins";

        // The sheet.
        /// The table a sheet is written with.
        BrailleSheetTable = "form-braille-table" { table: Value };
        /// What the signs beside the moves mean.
        BrailleSheetSigns = "form-braille-signs";
    } };
}
