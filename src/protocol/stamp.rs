//! The clock of the helpers, which the program can compare with its own.

use std::time::Duration;

use ansage_os::clocks;

/// Returns the nanoseconds that the machine has been awake. It neither locks nor allocates, so an audio callback may call it.
pub fn now_ns() -> u64 {
    clocks::awake_ns()
}

/// Returns `duration` in nanoseconds.
pub fn ns(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}
