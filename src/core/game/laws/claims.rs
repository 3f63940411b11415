//! What the arbiter looks up when a draw is claimed (9.2, 9.3), and nobody else.

use serde::{Deserialize, Serialize};

use super::notes::same_position;
use crate::game::half_known::unwritten;
use crate::game::{Board, ClaimGround, DrawClaim, Game, Position};

/// What the record says of a claim of a draw.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ClaimCheck {
    /// After how many half-moves the position stood, the one that is claimed last; of a claim of fifty moves none.
    pub stood: Vec<u16>,
    /// Half-moves without pawn move and capture, the intended one included.
    pub quiet: u32,
    /// True if the intended move is illegal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_illegal: bool,
}

/// How often a position must have stood for 9.2.
const THREEFOLD: usize = 3;

/// 50 moves by each player (9.3), in half-moves.
const FIFTY_MOVES: u32 = 100;

impl ClaimCheck {
    /// Returns whether it holds for that ground, as far as the record tells.
    pub fn holds(&self, ground: ClaimGround) -> bool {
        !self.is_illegal
            && match ground {
                ClaimGround::Threefold => self.stood.len() >= THREEFOLD,
                ClaimGround::FiftyMoves => self.quiet >= FIFTY_MOVES,
                // Nobody but the arbiter says how a game was played.
                ClaimGround::CannotWin | ClaimGround::NoEffort | ClaimGround::Seconds => false,
            }
    }
}

/// Checks a claim of a draw by the record of the game. If half-moves are not written it bears nothing out.
pub fn check_claim(game: &Game, claim: &DrawClaim) -> ClaimCheck {
    if unwritten(game) > 0 {
        return ClaimCheck::default();
    }
    let now = game.position();
    let after: Option<Position> = claim.intended().map(|it| now.after(it.m));
    let claimed = after.as_ref().unwrap_or(now).board();
    let earlier = game.plies().iter().map(|it| it.before.board());
    let all: Vec<&Board> = earlier
        .chain([now.board()])
        .chain(after.as_ref().map(Position::board))
        .collect();
    let stood = (0..).zip(all).filter(|(_, board)| same_position(board, claimed));
    ClaimCheck {
        stood: match claim.ground {
            ClaimGround::Threefold => stood.map(|(ply, _)| ply).collect(),
            ClaimGround::FiftyMoves => Vec::new(),
            ClaimGround::CannotWin | ClaimGround::NoEffort | ClaimGround::Seconds => Vec::new(),
        },
        quiet: claimed.halfmove_clock(),
        is_illegal: claim.intended().is_some_and(|it| now.is_legal(it.m) == Some(false)),
    }
}
