//! Dashes in time trouble, and what is written in their place.

macro_rules! dashes {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Dashes.
        /// A half-move was counted.
        Dashed = "dashed" { side: Value };
        /// A dash that answers nothing, and how dashes begin.
        DashUnasked = "dash-unasked" { command: Value };
        /// The last dash was struck.
        DashStruck = "dash-struck" { side: Value };
        /// How many dashes are to be filled, and how.
        FillBegins = "fill-begins" { count: Value, command: Value };
        /// Which half-move is asked for; its sound was not kept.
        FillAsk = "fill-ask" { number: Value, side: Value };
        /// A dash was filled.
        DashFilled = "dash-filled" { number: Value, side: Value, m: Value };
        /// Every dash was filled.
        FillDone = "fill-done";
        /// So many dashes are left.
        FillStops = "fill-stops" { count: Value };
        /// Dashes come first.
        FillFirst = "fill-first" { count: Value, fill: Value, correct: Value };
        /// There is no dash.
        NoDash = "no-dash";
        /// Half-moves that were written later.
        FilledLater = "filled-later" { moves: Value };
        /// The arbiter: from here on dashes are counted.
        NoteDashesBegan = "note-dashes-began" { number: Value, side: Value };
        /// The arbiter: the sheet is complete again.
        NoteDashesFilled = "note-dashes-filled";
        /// Help for a command.
        HelpDash = "help-dash";
        /// Help for a command.
        HelpFill = "help-fill";
    } };
}
