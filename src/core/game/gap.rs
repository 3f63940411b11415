//! For how long nobody kept the clocks of a game.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::moment::milliseconds;

/// For how long nobody kept the clocks while the program was gone, by the clock on the wall. It is never guessed: what cannot
/// be known is the arbiter's to decide.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub enum Gap {
    /// So many milliseconds.
    Known(u64),
    /// Nothing tells: the time mark is gone, or the clock on the wall went back.
    Unknown,
}

impl Gap {
    /// Returns a gap that is known.
    pub fn of(span: Duration) -> Self {
        Gap::Known(milliseconds(span))
    }

    /// Returns the milliseconds, if they are known.
    pub fn known(self) -> Option<u64> {
        match self {
            Gap::Known(milliseconds) => Some(milliseconds),
            Gap::Unknown => None,
        }
    }
}

/// How a game is taken up again.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Reopening {
    /// For how long nobody kept the clocks; `None` if the game was left in order.
    pub gap: Option<Gap>,
    /// The clock on the wall, in milliseconds since 1970, in an event.
    pub wall: Option<u64>,
}

/// As it stands in a journal: a number, or `"unknown"`.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Milliseconds(u64),
    Word(Word),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Unknown,
}

impl From<Gap> for Written {
    fn from(gap: Gap) -> Self {
        match gap {
            Gap::Known(milliseconds) => Written::Milliseconds(milliseconds),
            Gap::Unknown => Written::Word(Word::Unknown),
        }
    }
}

impl From<Written> for Gap {
    fn from(written: Written) -> Self {
        match written {
            Written::Milliseconds(milliseconds) => Gap::Known(milliseconds),
            Written::Word(Word::Unknown) => Gap::Unknown,
        }
    }
}
