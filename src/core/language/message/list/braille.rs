//! Braille: its tables, its sheets, and what of them cannot be written or read.

macro_rules! braille {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// There is no such table.
        BrailleUnknownTable = "braille-unknown-table" { name: String, known: String };
        /// A table cannot be used; another takes its place.
        BrailleTableFault = "braille-table-fault" { file: String, line: String, why: String, table: String };
        /// A sign that a table lacks, and how it stands.
        BrailleUnknownSign = "braille-unknown-sign" { sign: String, code: String, table: String, shown: String };
        /// A cell that means nothing in a table.
        BrailleUnknownCell = "braille-unknown-cell" { line: String, place: String, dots: String, table: String };
        /// A cell of a line that was typed means nothing in any code.
        BrailleCellNotUnderstood = "braille-cell-not-understood" { place: String, dots: String };
        /// A move or sign whose cells are not known in a code.
        BrailleNotWritten = "braille-not-written" { text: String, table: String, unwritten: String };
        /// A cell with dot 7 or 8 where only six fit.
        BrailleEightDots = "braille-eight-dots" { line: String, place: String, dots: String };
        /// Words are written sign by sign, for the table cannot be had.
        BrailleWordsPlain = "braille-words-plain" { table: String };
        /// There is no such table of liblouis.
        BrailleNoLouisTable = "braille-no-louis-table" { name: String };
        /// A file is no table of an embosser.
        BrailleNoEmbosserTable = "braille-no-embosser-table" { path: String, line: String };
        /// What such a table takes from another cannot be had.
        BrailleEmbosserInclude = "braille-embosser-include" { path: String, line: String, file: String, include_fault: String };
        /// The embosser's character for a cell is no byte.
        BrailleNoByte = "braille-no-byte" { line: String, place: String, dots: String, table: String, code: String };
        /// The embosser has no character for a cell.
        BrailleNoCharacter = "braille-no-character" { line: String, place: String, dots: String, table: String };
        /// That is a file, and no device.
        EmbosserIsNone = "embosser-is-none" { path: String };
        /// The queue took nothing.
        EmbosserRefuses = "embosser-refuses" { queue: String };
        /// A character that is no cell.
        BrailleNoCell = "braille-no-cell" { path: String, line: String, place: String, sign: String };
        /// A page that is too small or too large.
        BraillePageSize = "braille-page-size" { cells: String, lines: String, most: String };
        /// A file in Braille without moves that are understood.
        BrailleNoMoves = "braille-no-moves" { path: String };
        /// A file in Braille that is longer than any sheet.
        BrailleTooLong = "braille-too-long" { path: String, most: String };
        /// A PEF file that is none.
        BrailleNotPef = "braille-not-pef" { path: String, why: String };
        /// What the cells of the picture of a board are; the picture is this project's own.
        BrailleDiagram = "braille-diagram";

        // Cells typed on the keyboard.
        /// Keys are dots now: six or eight of them, pressed together or one after the other; the command that ends it.
        DotKeysOn = "dot-keys-on" { dots: String, way: String, command: String };
        /// Keys are letters again.
        DotKeysOff = "dot-keys-off";
        /// A key that is no dot, while keys are dots.
        NoDot = "no-dot" { command: String };
        /// There is no keyboard here.
        NoDotKeys = "no-dot-keys";
        /// Help: Braille typed on the keyboard.
        HelpPerkins = "help-perkins";

        // The sheet.
        /// The table a sheet is written with.
        BrailleSheetTable = "form-braille-table" { table: String };
        /// What the signs beside the moves mean.
        BrailleSheetSigns = "form-braille-signs" { offer: String };
    } };
}
