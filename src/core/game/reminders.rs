//! What a player wants to be told of the own clock unasked: at which times, and the number of each move (D.2.5.c of 2014).

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What a player is told of the own clock without asking for it each time; nothing unless it was asked for.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Reminders {
    /// How much time is left when it is told, in seconds, the longest first, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<u64>,
    /// True if the number of each own move is told when the clock was pressed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moves: bool,
}

impl Reminders {
    /// Makes them of times in any order.
    pub fn new(mut times: Vec<u64>, moves: bool) -> Self {
        times.sort_unstable_by(|one, other| other.cmp(one));
        times.dedup();
        Self { times, moves }
    }

    /// Returns true if nothing is told.
    pub fn are_none(&self) -> bool {
        self.times.is_empty() && !self.moves
    }

    /// Returns how much time is left when it is told, the longest first.
    pub fn durations(&self) -> impl Iterator<Item = Duration> {
        self.times.iter().copied().map(Duration::from_secs)
    }
}
