//! Clocks of the system: one that counts while the machine is awake, how long it slept, and the one on the wall.

use std::time::Duration;

use crate::side;

/// Returns the nanoseconds that the machine has been awake since it was started; all programs of the machine count alike.
/// It neither locks nor allocates, so an audio callback may call it.
pub fn awake_ns() -> u64 {
    side::clocks::awake_ns()
}

/// Returns for how long the machine has been asleep since it was started, or less.
pub fn asleep() -> Duration {
    side::clocks::asleep()
}

/// Returns what the clock on the wall shows, as the time since 1970. An administrator may set it, also back; it is asked of
/// the system itself, for a library laid under the program can answer in its place.
pub fn wall() -> Duration {
    side::clocks::wall()
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    #[test]
    fn it_never_goes_back_and_goes_on() {
        let first = awake_ns();
        let mut last = first;
        while last < first + 1_000_000 {
            let now = awake_ns();
            assert!(now >= last);
            last = now;
        }
    }

    #[test]
    fn a_machine_that_is_awake_sleeps_no_further() {
        let slept = asleep();
        assert!(asleep().saturating_sub(slept) < Duration::from_secs(1));
    }

    #[test]
    fn the_clock_on_the_wall_is_that_of_everybody() {
        #[expect(clippy::disallowed_methods, reason = "to compare with")]
        let theirs = SystemTime::now()
            .duration_since(SystemTime::UNIX_EPOCH)
            .expect("after 1970");
        assert!(wall().abs_diff(theirs) < Duration::from_secs(60));
    }
}
