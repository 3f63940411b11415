//! CLOCK_MONOTONIC stands while the machine is asleep, CLOCK_BOOTTIME goes on.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

pub(crate) fn awake_ns() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    let seconds = u64::try_from(now.tv_sec).unwrap_or_default();
    let nanoseconds = u64::try_from(now.tv_nsec).unwrap_or_default();
    seconds * 1_000_000_000 + nanoseconds
}

/// The clock that may be behind is read last, so that a program held up between the two never reports too much.
pub(crate) fn asleep() -> Duration {
    let [since_start, awake] = [ClockId::Boottime, ClockId::Monotonic].map(time_of);
    since_start.saturating_sub(awake)
}

pub(crate) fn wall() -> Duration {
    time_of(ClockId::Realtime)
}

fn time_of(clock: ClockId) -> Duration {
    let time = clock_gettime(clock);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or_default())
}
