//! The clock of the helpers, which the program can compare with its own.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Returns `CLOCK_MONOTONIC` in nanoseconds. It neither locks nor allocates, so an audio callback may call it.
pub fn now_ns() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    let seconds = u64::try_from(now.tv_sec).unwrap_or_default();
    let nanoseconds = u64::try_from(now.tv_nsec).unwrap_or_default();
    seconds * 1_000_000_000 + nanoseconds
}

/// Returns `duration` in nanoseconds.
pub fn ns(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}
