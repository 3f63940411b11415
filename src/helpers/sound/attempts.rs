//! Attempts to open a line to a device: how long each may take, how long until the next, what is told of them.

use std::time::Duration;

use ansage_wire::Health;

/// The first pause before a device is tried again; doubled each time, up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause.
pub const LONGEST_PAUSE: Duration = Duration::from_secs(4);
/// A device that takes longer to open is told to be missing, though it is still waited for.
pub const OPENING: Duration = Duration::from_secs(5);
/// A stream whose callback does not run for so long is lost. A server may take two seconds at first.
pub const STALL: Duration = Duration::from_secs(4);
/// The line is looked after at least this often.
pub const LOOK: Duration = Duration::from_millis(250);

/// What has become of a line so far.
#[derive(Debug, Default)]
pub struct Attempts {
    /// Failed attempts since there last was sound.
    failures: u32,
    /// The state of health that was last told.
    reported: Option<Reported>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Reported {
    Ready,
    Trouble,
}

impl Attempts {
    /// Takes note of sound, and returns what is to be told of it, if anything.
    pub fn has_sound(&mut self, name: impl FnOnce() -> String) -> Option<Health> {
        if self.reported == Some(Reported::Ready) {
            return None;
        }
        self.failures = 0;
        self.reported = Some(Reported::Ready);
        Some(Health::Ready { name: name() })
    }

    /// Takes note of a failed attempt, and returns how long to wait before the next.
    pub fn pause(&mut self) -> Duration {
        let pause = LONGEST_PAUSE.min(FIRST_PAUSE * 2_u32.saturating_pow(self.failures.min(16)));
        self.failures += 1;
        pause
    }

    /// Returns what is to be told of trouble, if anything: once is enough.
    pub fn trouble(&mut self, why: String, retry_in: Duration) -> Option<Health> {
        match self.reported.replace(Reported::Trouble) {
            None => Some(Health::Missing { why }),
            Some(Reported::Ready) => Some(Health::Lost { why, retry_in }),
            Some(Reported::Trouble) => None,
        }
    }
}
