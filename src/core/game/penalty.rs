//! What the arbiter finds of a player, and what it costs (7.5.5, 9.5.3, 12.9).

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::event::forms::side_name;

/// What a player did that the Laws count as an illegal move (7.5).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// An illegal move was completed (7.5.1).
    Move,
    /// A pawn was left on the last rank (7.5.2).
    Pawn,
    /// The clock was pressed and no move was made (7.5.3).
    Press,
    /// One move was made with two hands (7.5.4).
    Hands,
}

impl FaultKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Move, Self::Pawn, Self::Press, Self::Hands];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Pawn => "pawn",
            Self::Press => "press",
            Self::Hands => "hands",
        }
    }
}

/// A fault that the arbiter acted on.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Fault {
    /// Whose.
    #[serde(with = "side_name")]
    pub side: Color,
    /// What it was.
    pub kind: FaultKind,
    /// With which half-move, counted from 1: two faults in one are counted once.
    pub ply: u16,
}

/// What an arbiter may impose, in the order of growing severity (12.9).
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyKind {
    /// A warning.
    Warning,
    /// More time for the opponent.
    TimeToOpponent,
    /// Less time for the offender.
    TimeFromOffender,
    /// More points for the opponent.
    PointsToOpponent,
    /// Fewer points for the offender.
    PointsFromOffender,
    /// The game is lost.
    Loss,
    /// A fine that was announced.
    Fine,
    /// Exclusion from rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}

impl PenaltyKind {
    /// All kinds, the mildest first.
    pub const ALL: [Self; 9] = [
        Self::Warning,
        Self::TimeToOpponent,
        Self::TimeFromOffender,
        Self::PointsToOpponent,
        Self::PointsFromOffender,
        Self::Loss,
        Self::Fine,
        Self::Exclusion,
        Self::Expulsion,
    ];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::TimeToOpponent => "time-to-opponent",
            Self::TimeFromOffender => "time-from-offender",
            Self::PointsToOpponent => "points-to-opponent",
            Self::PointsFromOffender => "points-from-offender",
            Self::Loss => "loss",
            Self::Fine => "fine",
            Self::Exclusion => "exclusion",
            Self::Expulsion => "expulsion",
        }
    }

    /// Returns true for what moves a clock.
    pub fn is_time(self) -> bool {
        matches!(self, Self::TimeToOpponent | Self::TimeFromOffender)
    }

    /// Returns true for what changes a score.
    pub fn is_points(self) -> bool {
        matches!(self, Self::PointsToOpponent | Self::PointsFromOffender)
    }
}

/// A penalty as the arbiter imposed it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Penalty {
    /// On whom.
    #[serde(with = "side_name")]
    pub offender: Color,
    /// What it is.
    pub penalty: PenaltyKind,
    /// How much time, in milliseconds, where it is time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<u64>,
    /// How many half points, where it is points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half_points: Option<u8>,
    /// The number of the article that was breached, as the edition has it.
    pub article: String,
}

impl Penalty {
    /// Makes one of time, of one kind or the other.
    pub fn of_time(penalty: PenaltyKind, offender: Color, seconds: u16, article: &str) -> Self {
        Self {
            time: Some(u64::from(seconds) * 1000),
            ..Self::of(penalty, offender, article)
        }
    }

    /// Makes one without an amount.
    pub fn of(penalty: PenaltyKind, offender: Color, article: &str) -> Self {
        Self {
            offender,
            penalty,
            time: None,
            half_points: None,
            article: article.to_owned(),
        }
    }

    /// Returns whose clock it works, and by how many milliseconds: more for the opponent, less for the offender.
    pub fn on_the_clock(&self) -> Option<(Color, i64)> {
        let time = i64::try_from(self.time?).unwrap_or(i64::MAX);
        match self.penalty {
            PenaltyKind::TimeToOpponent => Some((!self.offender, time)),
            PenaltyKind::TimeFromOffender => Some((self.offender, -time)),
            _ => None,
        }
    }
}
