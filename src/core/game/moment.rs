//! Time as the game knows it: milliseconds since the journal was opened.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A point in time, in milliseconds since the journal was opened. Never read from a clock here: it comes with an input.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// Returns the time from `earlier` to this moment, zero if `earlier` is later.
    pub fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// Returns the moment `span` earlier, the first one if there was none.
    pub fn before(self, span: Duration) -> Moment {
        Moment(self.0.saturating_sub(milliseconds(span)))
    }

    /// Returns the moment `span` later.
    pub fn plus(self, span: Duration) -> Moment {
        Moment(self.0.saturating_add(milliseconds(span)))
    }
}

/// Returns a time as the journal writes it.
pub(crate) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
