//! A draw that a player claims: the same position for the third time, fifty moves (9.2 to 9.5), or that nobody wins by normal
//! means in a quickplay finish (Article 10, Appendix G, Guidelines III).

use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use super::event::forms::side_name;
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
    /// In a quickplay finish: the opponent cannot win by normal means (G.5).
    CannotWin,
    /// In a quickplay finish: the opponent makes no effort to win by normal means (G.5).
    NoEffort,
    /// In a quickplay finish: five seconds more for each move of both, which is an offer of a draw (G.4).
    Seconds,
}

impl ClaimGround {
    /// All grounds, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Threefold,
        Self::FiftyMoves,
        Self::CannotWin,
        Self::NoEffort,
        Self::Seconds,
    ];

    /// Those of a quickplay finish.
    pub const OF_THE_FINISH: [Self; 3] = [Self::CannotWin, Self::NoEffort, Self::Seconds];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty-moves",
            Self::CannotWin => "cannot-win",
            Self::NoEffort => "no-effort",
            Self::Seconds => "seconds",
        }
    }

    /// Returns the subject of its article.
    pub fn subject(self) -> Subject {
        match self {
            Self::Threefold => Subject::Threefold,
            Self::FiftyMoves => Subject::FiftyMoves,
            Self::CannotWin | Self::NoEffort => Subject::FinishClaim,
            Self::Seconds => Subject::FinishSeconds,
        }
    }

    /// Returns true for what is claimed in a quickplay finish alone.
    pub fn is_of_the_finish(self) -> bool {
        Self::OF_THE_FINISH.contains(&self)
    }

    /// Returns true if an arbiter may find that of such a claim.
    pub(in crate::game) fn may_be_found(self, found: ClaimFinding) -> bool {
        match found {
            ClaimFinding::Right | ClaimFinding::Wrong => true,
            ClaimFinding::Illegal => !self.is_of_the_finish(),
            ClaimFinding::Postponed => matches!(self, Self::CannotWin | Self::NoEffort),
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
    /// It is decided later, and the game goes on (G.5.b).
    Postponed,
}

impl ClaimFinding {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Right, Self::Wrong, Self::Illegal, Self::Postponed];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Illegal => "illegal",
            Self::Postponed => "postponed",
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
    /// What both clocks showed, of a claim in a quickplay finish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<ClaimTimes>,
}

/// What both clocks showed when something was claimed, in milliseconds.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ClaimTimes {
    /// White's.
    pub white: u64,
    /// Black's.
    pub black: u64,
    /// True if it was only reckoned: nobody had read the clock on the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub about: bool,
}

/// Who claims in a quickplay finish has less than that (10.2, G.4, G.5), in milliseconds.
const BELOW_MS: u64 = 120_000;

impl ClaimTimes {
    /// Returns both times.
    pub fn both(self) -> ByColor<Duration> {
        ByColor {
            white: Duration::from_millis(self.white),
            black: Duration::from_millis(self.black),
        }
    }

    /// Returns true if who claims had less than two minutes, and some time.
    pub fn admits(self, side: Color) -> bool {
        let left = side.fold_wb(self.white, self.black);
        (1..BELOW_MS).contains(&left)
    }
}

/// A claim of a draw in a quickplay finish at which no arbiter is present: it ended the game, and an arbiter decides on it
/// (D.1 of 2009, G.6, III.6).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WrittenClaim {
    /// The claim.
    pub claim: DrawClaim,
    /// Whether the opponent has checked what was written down.
    pub checked: bool,
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

    /// Returns the claim on which an arbiter may decide: the one that waits, else the first that was postponed.
    pub fn claim_to_decide(&self) -> Option<&DrawClaim> {
        self.draw_claim().or_else(|| self.postponed_claims().next())
    }
}
