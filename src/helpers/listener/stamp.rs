//! The listener's clock.

use rustix::time::{ClockId, clock_gettime};

/// Returns `CLOCK_MONOTONIC` in microseconds.
pub(crate) fn now_us() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    let seconds = u64::try_from(now.tv_sec).unwrap_or_default();
    let nanoseconds = u64::try_from(now.tv_nsec).unwrap_or_default();
    seconds * 1_000_000 + nanoseconds / 1_000
}
