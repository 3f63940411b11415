//! What was found of two sheets and two boards.

use super::sheet::Sheet;
use ansage_core::game::resolve::{Comparison, Verdict, Whose};
use ansage_core::game::{Board, NotationStyle, Ply, Position, San};
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

/// Returns the entries of a record that say another thing than the move of the board (an event writes what was said): sheets are
/// compared by their moves, and the arbiter reads what is written: the sheet, the half-move counted from 1, what was entered, and the
/// move of the board.
pub(in crate::app::commands) fn other_words(
    found: &ResolveResult,
) -> impl Iterator<Item = (Whose, usize, [String; 2])> {
    let write = |ply: &Ply, san: San| {
        let dots = ply.side().fold_wb(".", "...");
        let san = san.write(|role| found.letters.letter(role), NotationStyle::Sheet);
        format!("{}{dots}{san}", ply.before.board().move_number())
    };
    let both = [Whose::Ours, Whose::Theirs].into_iter().zip(&found.sheets);
    let plies = both.flat_map(|(whose, sheet)| (1..).zip(&sheet.plies).map(move |(number, ply)| (whose, number, ply)));
    plies.filter_map(move |(whose, number, ply)| {
        let said = ply.said?;
        let board = ply.before.board();
        let is_other = board.follows(ply.m) && !said.is_all_of(board, ply.m);
        let entered = || write(ply, San::in_words(said, ply.m));
        let made = || write(ply, San::of(&ply.before, ply.m));
        is_other.then(|| (whose, number, [entered(), made()]))
    })
}
