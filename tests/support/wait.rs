//! Waiting for something that another process does.

use std::thread;
use std::time::{Duration, Instant};

/// Waits until `condition` holds. The deadline is for a machine in trouble, not for the thing that is tested.
#[track_caller]
pub(crate) fn wait_until(deadline: Duration, mut condition: impl FnMut() -> bool) {
    wait_for(deadline, || condition().then_some(()));
}

/// Waits until `value` has one, and returns it.
#[track_caller]
#[expect(
    clippy::disallowed_methods,
    reason = "the one place in the tests that sleeps and looks at a clock"
)]
pub(crate) fn wait_for<T>(deadline: Duration, mut value: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(value) = value() {
            return value;
        }
        assert!(start.elapsed() < deadline, "it did not come about within {deadline:?}");
        thread::sleep(Duration::from_millis(5));
    }
}
