//! Dashes in time trouble, and what is written in their place.

use super::MessageId;

messages! {
    // Dashes.
    /// A half-move was counted.
    Dashed = "dashed" ["side"];
    /// A dash that answers nothing, and how dashes begin.
    DashUnasked = "dash-unasked" ["command"];
    /// The last dash was struck.
    DashStruck = "dash-struck" ["side"];
    /// How many dashes are to be filled, and how.
    FillBegins = "fill-begins" ["count", "command"];
    /// Which half-move is asked for; its sound was not kept.
    FillAsk = "fill-ask" ["number", "side"];
    /// A dash was filled.
    DashFilled = "dash-filled" ["number", "side", "move"];
    /// Every dash was filled.
    FillDone = "fill-done" [];
    /// So many dashes are left.
    FillStops = "fill-stops" ["count"];
    /// Dashes come first.
    FillFirst = "fill-first" ["count", "fill", "correct"];
    /// There is no dash.
    NoDash = "no-dash" [];
    /// Half-moves that were written later.
    FilledLater = "filled-later" ["moves"];
    /// The arbiter: from here on dashes are counted.
    NoteDashesBegan = "note-dashes-began" ["number", "side"];
    /// The arbiter: the sheet is complete again.
    NoteDashesFilled = "note-dashes-filled" [];
    /// Help for a command.
    HelpDash = "help-dash" [];
    /// Help for a command.
    HelpFill = "help-fill" [];
}
