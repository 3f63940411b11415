//! The only place of the program that reads a clock; everything else is told the time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Zoned;

use ansage_core::game::Moment;
use ansage_os::clocks;
use ansage_protocol::stamp;

/// A shorter sleep is none: nobody misses it, and two clocks are never read at quite the same time.
const SHORTEST_SLEEP: Duration = Duration::from_secs(1);

/// A loop that comes so much later to what was due was held up, and so were those that read for it.
const HELD_UP: Duration = Duration::from_millis(20);

/// Counts the milliseconds since a journal was opened; copies count alike, so every thread can stamp what it sees.
/// It stands while the machine is asleep.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    clock: Clock,
    /// When it was begun, as the helpers stamp their moments.
    begun_ns: u64,
    /// What it showed when it was begun.
    already: Moment,
}

/// What drives a stopwatch.
#[derive(Clone, Copy, Debug)]
enum Clock {
    /// The clock of this machine.
    Machine,
    /// A count of nanoseconds that a test drives.
    #[cfg(test)]
    Driven(&'static std::sync::atomic::AtomicU64),
}

impl Clock {
    fn now_ns(self) -> u64 {
        match self {
            Self::Machine => stamp::now_ns(),
            #[cfg(test)]
            Self::Driven(nanoseconds) => nanoseconds.load(std::sync::atomic::Ordering::Relaxed),
        }
    }
}

impl Stopwatch {
    /// Begins at zero: the journal is new.
    pub fn start() -> Self {
        Self::resume_after(Moment(0))
    }

    /// Goes on from the last moment a journal knows; the time between was nobody's.
    pub fn resume_after(last: Moment) -> Self {
        Self {
            clock: Clock::Machine,
            begun_ns: Clock::Machine.now_ns(),
            already: last,
        }
    }

    /// Lets a test drive it; it has just been begun.
    #[cfg(test)]
    pub(in crate::app) fn driven_by(self, nanoseconds: &'static std::sync::atomic::AtomicU64) -> Self {
        let clock = Clock::Driven(nanoseconds);
        let begun_ns = clock.now_ns();
        Self {
            clock,
            begun_ns,
            ..self
        }
    }

    /// Returns what it shows.
    pub fn now(&self) -> Moment {
        let passed = self.clock.now_ns().saturating_sub(self.begun_ns);
        self.already.plus(Duration::from_nanos(passed))
    }

    /// Returns a moment as the helpers stamp theirs, in nanoseconds that the machine has been awake.
    pub fn stamp_of(&self, moment: Moment) -> u64 {
        self.begun_ns + stamp::ns(moment.since(self.already))
    }

    /// Returns how long it is until `moment`; zero if it has come.
    pub fn until(&self, moment: Moment) -> Duration {
        moment.since(self.now())
    }

    /// Returns true if what was due at `moment` can only be done late, by more than a machine at rest ever is.
    pub fn is_late_for(&self, moment: Moment) -> bool {
        self.now().since(moment) > HELD_UP
    }
}

/// Notices that the machine was asleep.
pub struct SleepWatch {
    /// Tells for how long the machine has been asleep since it was started, or less.
    clocks: Box<dyn FnMut() -> Duration + Send>,
    known: Duration,
}

impl SleepWatch {
    /// Begins: what was slept until now is nobody's.
    pub fn start() -> Self {
        Self::with(clocks::asleep)
    }

    /// Begins with other clocks.
    pub fn with(mut clocks: impl FnMut() -> Duration + Send + 'static) -> Self {
        let known = clocks();
        let clocks = Box::new(clocks);
        Self { clocks, known }
    }

    /// Returns how long the machine was asleep since this was last asked, if it was.
    pub fn slept(&mut self) -> Option<Duration> {
        let gap = (self.clocks)().checked_sub(self.known)?;
        if gap <= SHORTEST_SLEEP {
            return None;
        }
        self.known += gap;
        Some(gap)
    }
}

/// The date and time on the wall, where the program runs.
#[derive(Clone, Debug)]
pub struct WallClock(Zoned);

impl WallClock {
    /// Reads it.
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the clock")]
    pub fn now() -> Self {
        let timestamp = jiff::Timestamp::try_from(SystemTime::now()).unwrap_or_default();
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

/// Returns what the clock on the wall shows, in milliseconds since 1970. An administrator may set it, also back; it is asked of
/// the system itself, for a library laid under the program can answer in its place.
pub fn wall_now() -> u64 {
    u64::try_from(clocks::wall().as_millis()).unwrap_or(u64::MAX)
}

/// Returns a time of the system, as that of a file, in milliseconds since 1970; zero before.
pub fn wall_at(time: SystemTime) -> u64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use super::{SleepWatch, Stopwatch};
    use ansage_core::game::Moment;

    #[test]
    fn a_resumed_game_goes_on_behind_its_last_moment() {
        let stopwatch = Stopwatch::resume_after(Moment(90_000));
        let first = stopwatch.now();
        assert!(first >= Moment(90_000));
        assert!(stopwatch.now() >= first, "it never goes back");
        assert_eq!(stopwatch.until(Moment(90_000)), Duration::ZERO);
        assert!(stopwatch.until(first.plus(Duration::from_secs(3600))) > Duration::from_secs(3000));
    }

    #[test]
    fn a_sleep_is_told_once_and_what_is_no_sleep_never() {
        let slept = Arc::new(AtomicU64::new(70_000));
        let clocks = Arc::clone(&slept);
        let mut watch = SleepWatch::with(move || Duration::from_millis(clocks.load(Ordering::Relaxed)));
        let mut told = |milliseconds: u64| {
            slept.store(milliseconds, Ordering::Relaxed);
            watch.slept()
        };
        assert_eq!(told(70_000), None, "slept before the game");
        assert_eq!(told(71_000), None, "too short");
        assert_eq!(told(71_001), Some(Duration::from_millis(1_001)), "short ones add up");
        assert_eq!(told(71_001), None);
        assert_eq!(told(60_000), None, "never back");
        assert_eq!(told(3_671_001), Some(Duration::from_secs(3600)));
    }

    #[test]
    fn a_machine_awake_has_not_slept() {
        let mut watch = SleepWatch::start();
        assert_eq!(watch.slept(), None);
    }
}
