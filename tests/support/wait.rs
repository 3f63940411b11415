//! Waiting for something that another process does, for longer where the processor is taken by others.

use std::hint::black_box;
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits where nobody else wants the processor: for a machine in trouble, not for the thing that is tested.
const PATIENCE: Duration = Duration::from_secs(60);
/// What is measured to know how slow a machine is: so many slices of work, each far shorter than a turn of the processor.
const SLICES: u32 = 200;

/// Returns how long a test waits on this machine, as it was when the first test waited.
pub(crate) fn patience() -> Duration {
    static SLOWNESS: OnceLock<u32> = OnceLock::new();
    PATIENCE * *SLOWNESS.get_or_init(slowness)
}

/// Waits until `condition` holds.
#[track_caller]
pub(crate) fn wait_until(mut condition: impl FnMut() -> bool) {
    wait_for(|| condition().then_some(()));
}

/// Waits until `value` has one, and returns it.
#[track_caller]
pub(crate) fn wait_for<T>(mut value: impl FnMut() -> Option<T>) -> T {
    try_for(&mut value).unwrap_or_else(|waited| panic!("it did not come about within {waited:?}"))
}

/// Waits until `condition` holds, and returns true if it came to that.
pub(crate) fn comes_to(mut condition: impl FnMut() -> bool) -> bool {
    try_for(&mut || condition().then_some(())).is_ok()
}

/// Waits for work whose length nobody knows.
pub(crate) fn wait_to_the_end(mut has_ended: impl FnMut() -> bool) {
    while !has_ended() {
        pause();
    }
}

/// Lets time pass, for what is about how long something lasts.
#[expect(clippy::disallowed_methods, reason = "the tests sleep here and nowhere else")]
pub(crate) fn let_pass(time: Duration) {
    thread::sleep(time);
}

/// Waits for a message.
pub(crate) fn receive<T>(from: &Receiver<T>) -> Result<T, RecvTimeoutError> {
    from.recv_timeout(patience())
}

#[expect(
    clippy::disallowed_methods,
    reason = "the tests look at a clock here and nowhere else"
)]
fn try_for<T>(value: &mut impl FnMut() -> Option<T>) -> Result<T, Duration> {
    let start = Instant::now();
    let mut patience = patience();
    loop {
        if let Some(value) = value() {
            return Ok(value);
        }
        if start.elapsed() >= patience {
            // Others may have come since the first test waited.
            patience = patience.max(PATIENCE * slowness());
            if start.elapsed() >= patience {
                return Err(patience);
            }
        }
        pause();
    }
}

fn pause() {
    let_pass(Duration::from_millis(5));
}

/// Returns how many times as long work takes as it would if nobody else wanted the processor: its shortest slice was done
/// without a break.
#[expect(
    clippy::disallowed_methods,
    reason = "the tests look at a clock here and nowhere else"
)]
fn slowness() -> u32 {
    let start = Instant::now();
    let shortest = (0..SLICES).map(|_| {
        let slice = Instant::now();
        for number in 0..20_000_u64 {
            black_box(number);
        }
        slice.elapsed()
    });
    let shortest = shortest.min().unwrap_or_default().max(Duration::from_micros(1));
    let whole = start.elapsed().as_nanos() / (shortest * SLICES).as_nanos();
    u32::try_from(whole).unwrap_or(u32::MAX).clamp(1, 20)
}
