//! What the arbiter is told: whose board changes, and how (D.2.8-2 to D.2.8-4).

use super::sheets::{Agreement, Comparison, Whose};
use super::{Executed, Explained, Placement, Step, corrections, explain};
use crate::game::{Board, Move, Position};

/// What follows from the sheets for the boards.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The half-moves after which the boards should stand, from the start.
    pub moves: Vec<Move>,
    /// What a board should show; `None` until every entry is decided.
    pub wanted: Option<Placement>,
    /// What is said of each board that was given: the special board and the normal one.
    pub boards: [Option<BoardVerdict>; 2],
}

/// What is said of a board.
#[derive(Clone, Debug)]
pub struct BoardVerdict {
    /// What stands on it.
    pub board: Placement,
    /// True if it must change; `None` until every entry is decided.
    pub changes: Option<bool>,
    /// What a hand does to set it right.
    pub corrections: Vec<Step>,
    /// By which slips it came to what it is; `None` where the sheets do not agree or nothing is wrong.
    pub explained: Option<Explained>,
}

/// Judges boards by two sheets that were compared.
///
/// While the sheets agree, a board should stand as they end. Where one of them ends later, what it has more is no
/// difference (D.2.8-7): of these positions the last one counts that a board shows, else the last of all. Where the
/// sheets differ, both boards go back to the last agreement (D.2.8-3), and nothing is explained.
pub fn judge(start: &Board, comparison: &Comparison, boards: [Option<Placement>; 2]) -> Verdict {
    let agreement = comparison.agreement();
    let mut moves = comparison.line.clone();
    match agreement {
        Agreement::Agree => moves.extend(comparison.tail.iter().flat_map(|it| &it.moves)),
        Agreement::Differ | Agreement::Undecided => moves.truncate(comparison.agreed),
    }
    let executed = placements(start, &moves);
    let from = comparison.agreed.min(moves.len());
    let shown = (from..=moves.len())
        .rev()
        .find(|it| boards.contains(&Some(executed[*it])));
    moves.truncate(shown.unwrap_or(moves.len()));
    let wanted = executed[moves.len()];
    let is_decided = agreement != Agreement::Undecided;
    let game = Executed::of(start, &moves);
    let judge_one = |board: Placement| {
        let changes = board != wanted;
        let explains = changes && agreement == Agreement::Agree && *game.last() == wanted;
        BoardVerdict {
            board,
            changes: is_decided.then_some(changes),
            corrections: if is_decided {
                corrections(&board, &wanted)
            } else {
                Vec::new()
            },
            explained: explains.then(|| explain(&game, &board)),
        }
    };
    Verdict {
        wanted: is_decided.then_some(wanted),
        boards: boards.map(|it| it.map(judge_one)),
        moves,
    }
}

/// Returns what stands on a board before the first move and after each.
fn placements(start: &Board, moves: &[Move]) -> Vec<Placement> {
    let mut board = start.clone();
    let mut placements = vec![Placement::of(&board)];
    for m in moves {
        board.play(*m);
        placements.push(Placement::of(&board));
    }
    placements
}

/// Returns the position after half-moves of a game.
pub fn position_after(start: &Board, moves: &[Move]) -> Position {
    let mut position = Position::of(start.clone());
    for m in moves {
        position.play(*m);
    }
    position
}

/// Returns the position before each half-move of a game, and the last one.
pub fn positions(start: &Board, moves: &[Move]) -> Vec<Position> {
    let mut positions = vec![Position::of(start.clone())];
    for m in moves {
        positions.extend(positions.last().map(|it| it.after(*m)));
    }
    positions
}

impl Whose {
    /// Returns the name of the sheet for scripts.
    pub const fn key(self) -> &'static str {
        match self {
            Whose::Ours => "ours",
            Whose::Theirs => "theirs",
        }
    }
}
