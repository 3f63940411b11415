//! Ends the helper when a call of the library does not return: the server is frozen, and the program starts another helper.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_protocol::stamp;
use ansage_wire::DisplayRefusal;
use ansage_wire::braille::FromBraille;

/// How long a call may take before the server counts as frozen. Looks are counted and not the time itself: while the helper
/// is held up, the server may be too.
const LONGEST_CALL: Duration = Duration::from_secs(4);
/// How often it is looked whether a call takes that long.
const LOOK: Duration = Duration::from_millis(500);
/// So many looks at one call are as long.
const MOST_LOOKS: u128 = LONGEST_CALL.as_millis() / LOOK.as_millis();

/// Ends the process when a call does not return.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// When the call that goes on began, in nanoseconds; 0 while none does.
    since: Arc<AtomicU64>,
}

impl Guard {
    pub(crate) fn start(reporter: Reporter<FromBraille>) -> io::Result<Self> {
        let since = Arc::new(AtomicU64::new(0));
        let watched = Arc::clone(&since);
        // Nobody ever sends: the thread waits between two looks, and ends with the process.
        let (never, between) = mpsc::channel::<()>();
        thread::Builder::new().name("guard".to_owned()).spawn(move || {
            let _never = never;
            let (mut seen, mut looks) = (0, 0);
            while between.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                let since = watched.load(Ordering::Acquire);
                looks = if since == seen { looks + 1 } else { 0 };
                seen = since;
                if since != 0 && looks > MOST_LOOKS {
                    reporter.tell(FromBraille::NoDisplay {
                        trouble: DisplayRefusal::Silent,
                        why: format!("the server has not answered for {} seconds", LONGEST_CALL.as_secs()),
                    });
                    // Time to write it.
                    let _ = between.recv_timeout(LOOK);
                    std::process::exit(4);
                }
            }
        })?;
        Ok(Self { since })
    }

    /// Makes a call that may never return.
    pub(crate) fn call<T>(&self, call: impl FnOnce() -> T) -> T {
        self.since.store(stamp::now_ns().max(1), Ordering::Release);
        let answer = call();
        self.since.store(0, Ordering::Release);
        answer
    }
}
