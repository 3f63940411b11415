//! Ends the helper when a call of the system does not return, or the system itself does not do what it should.

use std::io;
use std::process;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_protocol::stamp;
use ansage_wire::speech::system::FromSystemVoice;

use crate::service::LastWord;

/// How often it is looked whether a call takes too long.
const LOOK: Duration = Duration::from_millis(100);
/// The exit code of a helper whose system has failed.
const FAILED: i32 = 4;
/// How long the system may take to fall silent; when it is frozen it has by then been asked to.
const LAST_WORD: Duration = Duration::from_millis(100);

/// Watches over the calls of one thread.
#[derive(Clone)]
pub(crate) struct Guard {
    reporter: Reporter<FromSystemVoice>,
    /// When the call that goes on must have returned, in nanoseconds.
    due: Arc<Mutex<Option<u64>>>,
    /// Silences the system, once it is there.
    last: Arc<OnceLock<LastWord>>,
}

impl Guard {
    pub(crate) fn start(reporter: Reporter<FromSystemVoice>) -> io::Result<Self> {
        let guard = Self {
            reporter,
            due: Arc::default(),
            last: Arc::default(),
        };
        let watching = guard.clone();
        // Nobody ever sends: the thread waits between two looks, and ends with the process.
        let (never, between) = mpsc::channel::<()>();
        thread::Builder::new().name("guard".to_owned()).spawn(move || {
            let _never = never;
            while between.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                if watching.due().is_some_and(|due| due < stamp::now_ns()) {
                    watching.fail(service_is_silent());
                }
            }
        })?;
        Ok(guard)
    }

    /// Makes a call that may never return; in that case the helper ends within `limit` and [`LOOK`].
    pub(crate) fn call<T>(&self, limit: Duration, call: impl FnOnce() -> T) -> T {
        *self.lock() = Some(stamp::now_ns() + stamp::ns(limit));
        let answer = call();
        *self.lock() = None;
        answer
    }

    /// Learns how the system is silenced.
    pub(crate) fn learn(&self, last: LastWord) {
        // It is opened once.
        let _ = self.last.set(last);
    }

    /// Silences the system, whatever else hangs; nothing of ours is to be said when nobody waits for it any more.
    pub(crate) fn silence(&self) {
        if let Some(last) = self.last.get() {
            last.silence(LAST_WORD);
        }
    }

    /// Says why the system does not speak, and ends the helper: nothing of it can be trusted any more.
    pub(crate) fn fail(&self, why: String) -> ! {
        tracing::warn!(why, "no voice of the system");
        self.silence();
        self.reporter.tell(FromSystemVoice::Failed { why });
        self.reporter.finish();
        process::exit(FAILED)
    }

    fn due(&self) -> Option<u64> {
        *self.lock()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<u64>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is said of a service that does not answer.
pub(crate) fn service_is_silent() -> String {
    format!("{}: {}", crate::service::NAME, ansage_sound::device_error::LATE)
}
