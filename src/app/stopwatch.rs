//! The only place of the program that reads a clock; everything else is told the time.

use std::time::{Duration, Instant};

use jiff::Zoned;

use crate::game::Moment;

/// Counts the milliseconds since a journal was opened; copies count alike, so every thread can stamp what it sees.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    begun: Instant,
    /// What it showed when it was begun.
    already: Moment,
}

impl Stopwatch {
    /// Begins at zero: the journal is new.
    pub fn start() -> Self {
        Self::resume_after(Moment(0))
    }

    /// Goes on from the last moment a journal knows; the time between was nobody's.
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the clock")]
    pub fn resume_after(last: Moment) -> Self {
        Self {
            begun: Instant::now(),
            already: last,
        }
    }

    /// Returns what it shows.
    pub fn now(&self) -> Moment {
        self.already.plus(self.begun.elapsed())
    }

    /// Returns how long it is until `moment`; zero if it has come.
    pub fn until(&self, moment: Moment) -> Duration {
        moment.since(self.now())
    }
}

/// The date and time on the wall, where the program runs.
#[derive(Clone, Debug)]
pub struct WallClock(Zoned);

impl WallClock {
    /// Reads it.
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the clock")]
    pub fn now() -> Self {
        let timestamp = jiff::Timestamp::try_from(std::time::SystemTime::now()).unwrap_or_default();
        Self(timestamp.to_zoned(jiff::tz::TimeZone::system()))
    }

    /// Returns the date as a scoresheet and PGN write it, e.g. `2026.03.01`.
    pub fn date(&self) -> String {
        self.0.strftime("%Y.%m.%d").to_string()
    }

    /// Returns date and time, e.g. `2026-03-01 18:30:05`.
    pub fn date_and_time(&self) -> String {
        self.0.strftime("%Y-%m-%d %H:%M:%S").to_string()
    }

    /// Returns date and time as a file name can hold them, e.g. `2026-03-01-183005`; they sort by age.
    pub fn file_name(&self) -> String {
        self.0.strftime("%Y-%m-%d-%H%M%S").to_string()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Stopwatch;
    use crate::game::Moment;

    #[test]
    fn a_resumed_game_goes_on_behind_its_last_moment() {
        let stopwatch = Stopwatch::resume_after(Moment(90_000));
        let first = stopwatch.now();
        assert!(first >= Moment(90_000));
        assert!(stopwatch.now() >= first, "it never goes back");
        assert_eq!(stopwatch.until(Moment(90_000)), Duration::ZERO);
        assert!(stopwatch.until(first.plus(Duration::from_secs(3600))) > Duration::from_secs(3000));
    }
}
