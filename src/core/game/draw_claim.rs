//! A draw that a player claims: the same position for the third time, or fifty moves (9.2 to 9.5).

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::event::side_name;
use super::laws::Subject;
use super::{Game, Move, MoveAsSaid, Pending, Said};

/// What a draw is claimed for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimGround {
    /// The same position for the third time (9.2).
    Threefold,
    /// Fifty moves by each player without pawn move or capture (9.3).
    FiftyMoves,
}

impl ClaimGround {
    /// All grounds, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Threefold, Self::FiftyMoves];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty-moves",
        }
    }

    /// Returns the subject of its article.
    pub fn subject(self) -> Subject {
        match self {
            Self::Threefold => Subject::Threefold,
            Self::FiftyMoves => Subject::FiftyMoves,
        }
    }
}

/// What the arbiter finds of a claim (9.5).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimFinding {
    /// It is right, and the game drawn.
    Right,
    /// It is wrong; the intended move is made, if there is one.
    Wrong,
    /// It is wrong and the intended move illegal; its piece moves.
    Illegal,
}

impl ClaimFinding {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Right, Self::Wrong, Self::Illegal];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Illegal => "illegal",
        }
    }
}

/// A claim of a draw, as it was made.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DrawClaim {
    /// What for.
    pub ground: ClaimGround,
    /// Who claims.
    #[serde(with = "side_name")]
    pub side: Color,
    /// The move with which the claim would hold (9.2.a, 9.3.a): written, and neither made nor announced.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    pub m: Option<Move>,
    /// What was said of that move, in an event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// The numbers of the moves after which, as the claimant says, the position stood.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cited: Vec<u16>,
}

impl DrawClaim {
    /// Returns the move with which it would hold, with what was said of it.
    pub fn intended(&self) -> Option<MoveAsSaid> {
        self.m.map(|m| MoveAsSaid::new(m, self.said))
    }
}

impl Game {
    /// Returns the claim of a draw that waits for the arbiter.
    pub fn draw_claim(&self) -> Option<&DrawClaim> {
        match self.standstill().pending? {
            Pending::Claim(claim) => claim.as_deref(),
            _ => None,
        }
    }
}
