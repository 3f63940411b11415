//! Ends the helper when a call of the service does not return, or the service itself does not do what it should.

use std::io;
use std::process;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_protocol::stamp;
use ansage_sound::device_error;
use ansage_wire::speech::system::FromSystemVoice;

use crate::service::LastWord;

/// How often it is looked whether a call takes too long.
const LOOK: Duration = Duration::from_millis(100);
/// The exit code of a helper whose service has failed.
const FAILED: i32 = 4;
/// How long the service may take to fall silent; when it is frozen it has by then been asked to.
const LAST_WORD: Duration = Duration::from_millis(100);

/// Watches over the calls of one thread.
#[derive(Clone)]
pub(crate) struct Guard {
    reporter: Reporter<FromSystemVoice>,
    /// When the call that goes on must have returned, in nanoseconds.
    due: Arc<Mutex<Option<u64>>>,
    /// What the service is called until it is there.
    called: &'static str,
    /// Who speaks, and what silences it, once it is there.
    speaking: Arc<OnceLock<(&'static str, LastWord)>>,
}

impl Guard {
    pub(crate) fn start(reporter: Reporter<FromSystemVoice>, called: &'static str) -> io::Result<Self> {
        let guard = Self {
            reporter,
            due: Arc::default(),
            called,
            speaking: Arc::default(),
        };
        let watching = guard.clone();
        // Nobody ever sends: the thread waits between two looks, and ends with the process.
        let (never, between) = mpsc::channel::<()>();
        thread::Builder::new().name("guard".to_owned()).spawn(move || {
            let _never = never;
            let mut looked_ns = stamp::now_ns();
            while between.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                let passed_ns = stamp::now_ns().saturating_sub(looked_ns);
                looked_ns += passed_ns;
                watching.put_off(passed_ns.saturating_sub(stamp::ns(LOOK)));
                if watching.due().is_some_and(|due| due < stamp::now_ns()) {
                    watching.fail_silent();
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

    /// While the helper is held up, the service may be too: its time does not run meanwhile.
    fn put_off(&self, late_ns: u64) {
        if let Some(due) = &mut *self.lock() {
            *due += late_ns;
        }
    }

    /// Learns who speaks, and what silences it.
    pub(crate) fn learn(&self, name: &'static str, last: LastWord) {
        // It is opened once.
        let _ = self.speaking.set((name, last));
    }

    /// Silences the service, whatever else hangs; nothing of ours is to be said when nobody waits for it any more.
    pub(crate) fn silence(&self) {
        if let Some((_, last)) = self.speaking.get() {
            last.silence(LAST_WORD);
        }
    }

    /// Says that the service does not answer, and ends the helper.
    pub(crate) fn fail_silent(&self) -> ! {
        let name = self.speaking.get().map_or(self.called, |(name, _)| *name);
        self.fail(format!("{name}: {}", device_error::LATE))
    }

    /// Says why the service does not speak, and ends the helper: nothing of it can be trusted any more.
    pub(crate) fn fail(&self, why: String) -> ! {
        tracing::warn!(why, "the service does not speak");
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
