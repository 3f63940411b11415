//! Dashes in time trouble, and what is written in their place.

macro_rules! dashes {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Dashes.
        /// A half-move was counted.
        Dashed = "dashed" { side: String };
        /// A dash that answers nothing, and how dashes begin.
        DashUnasked = "dash-unasked" { command: String };
        /// The last dash was struck.
        DashStruck = "dash-struck" { side: String };
        /// How many dashes are to be filled, and how.
        FillBegins = "fill-begins" { count: Number, command: String };
        /// Which half-move is asked for; its sound was not kept.
        FillAsk = "fill-ask" { number: Number, side: String };
        /// A dash was filled.
        DashFilled = "dash-filled" { number: Value, side: String, m: Box<Phrase> };
        /// Every dash was filled.
        FillDone = "fill-done";
        /// So many dashes are left.
        FillStops = "fill-stops" { count: Value };
        /// Dashes come first.
        FillFirst = "fill-first" { count: Value, fill: String, correct: String };
        /// They come first after a flag (8.5).
        CompleteFirst = "complete-first" { open: Box<Message> };
        /// There is no dash.
        NoDash = "no-dash";
        /// The opponent's sheet is borrowed on the own move alone (8.5.b).
        BorrowOnOwnMove = "borrow-on-own-move";
        /// The sheet that was borrowed is given back first (8.5.b).
        ReturnFirst = "return-first" { borrow: String, back: String };
        /// No sheet is borrowed.
        NothingBorrowed = "nothing-borrowed";
        /// The next move has that number already (8.6).
        NumberGoneBy = "number-gone-by" { number: Number, set: String, word: String };
        /// Half-moves that were written later.
        FilledLater = "filled-later" { moves: String };
        /// The arbiter: from here on dashes are counted.
        NoteDashesBegan = "note-dashes-began" { number: Number, side: String };
        /// The arbiter: the sheet is complete again.
        NoteDashesFilled = "note-dashes-filled";
        /// Help for a command.
        HelpDash = "help-dash";
        /// Help for a command.
        HelpFill = "help-fill";
    } };
}
