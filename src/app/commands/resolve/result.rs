//! What was found of two sheets and two boards.

use super::sheet::Sheet;
use ansage_core::game::resolve::{Comparison, Verdict};
use ansage_core::game::{Board, Position};
use ansage_core::language::{Letters, Message};

/// The names of the boards: the special one and the normal one.
pub(in crate::app::commands) const BOARDS: [&str; 2] = ["A", "B"];

/// How it is said here what an entry means.
pub(in crate::app::commands) const ASK: Message = Message::ResolveAskMeaning;

/// What was found, ready to be told.
pub(in crate::app::commands) struct ResolveResult {
    pub(in crate::app::commands) start: Board,
    pub(in crate::app::commands) sheets: [Sheet; 2],
    /// The sheets whose numbers jump and whose moves were read in the order in which they stand.
    pub(in crate::app::commands) in_order: [bool; 2],
    pub(in crate::app::commands) comparison: Comparison,
    pub(in crate::app::commands) verdict: Verdict,
    /// The position before each half-move after which the boards should stand, and the last one.
    pub(in crate::app::commands) positions: Vec<Position>,
    /// The piece letters that are written.
    pub(in crate::app::commands) letters: Letters,
}
