//! A stream that is closed as soon as it might be heard elsewhere. The system does not let itself be forbidden to move one, so
//! it is asked all the time whether everything is as it was.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use ansage_sound_devices::device::FoundDevice;
use ansage_sound_devices::output::{ErrorReport, OutputError};

use crate::host::{Way, named};
use crate::names::Named;

/// How often the system is asked.
const LOOK: Duration = Duration::from_millis(20);

/// What must stay as it is.
pub(crate) struct State {
    found: FoundDevice,
    /// What the device was called; `None`: that does not matter.
    named: Option<Named>,
    /// The device that was the default.
    default: Option<String>,
}

impl State {
    /// For one person: the device is what it was when its stream was opened, and so is the default one. Whoever sees that
    /// another has become that cannot know what else the system has moved.
    pub(crate) fn of_private(found: FoundDevice) -> Self {
        Self {
            named: named(&found.device),
            default: Way::Out.default_id(),
            found,
        }
    }

    /// For all: it is still the default one.
    pub(crate) fn of_default(found: FoundDevice) -> Self {
        Self {
            named: None,
            default: Way::Out.default_id(),
            found,
        }
    }

    /// Returns the device.
    pub(crate) fn found(&self) -> &FoundDevice {
        &self.found
    }

    /// Keeps the stream open until what is returned is dropped, or until something is no longer as it was, which `report`
    /// tells when the stream is closed.
    pub(crate) fn hold(self, stream: impl Send + 'static, report: ErrorReport) -> Held {
        let (held, is_held) = mpsc::channel();
        thread::spawn(move || {
            while self.is_as_it_was() {
                match is_held.recv_timeout(LOOK) {
                    Err(RecvTimeoutError::Timeout) => {}
                    Ok(()) | Err(RecvTimeoutError::Disconnected) => return,
                }
            }
            // First of all: what it has is not heard any more.
            drop(stream);
            report.error(OutputError::Elsewhere(self.found.name.clone()));
        });
        Held(held)
    }

    fn is_as_it_was(&self) -> bool {
        let is_default_now = || Way::Out.default_id() == self.default;
        let is_itself = || self.named.is_none() || named(&self.found.device) == self.named;
        is_default_now() && is_itself()
    }
}

/// Keeps a stream open; when it is dropped the stream is closed.
pub(crate) struct Held(#[expect(dead_code, reason = "it is only dropped")] Sender<()>);
