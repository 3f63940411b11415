//! A stream that is closed as soon as it might be heard elsewhere. The system does not let itself be forbidden to move one, so
//! it is asked all the time whether everything is as it was.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use ansage_sound_devices::device::FoundDevice;
use ansage_sound_devices::output::{ErrorReport, OutputError};

use crate::host::{Way, named};
use crate::names::Named;
use crate::room;

/// How often the system is asked.
const LOOK: Duration = Duration::from_millis(20);

/// A device with all that must stay as it is while a stream is open on it.
pub(crate) struct Watched {
    pub(crate) found: FoundDevice,
    /// What it is called, where one person alone is to hear it; `None`: all may hear it.
    private: Option<Named>,
    /// The device that was the default.
    default: Option<String>,
}

impl Watched {
    /// For one person: the device is what it was when its stream was opened, nobody else is heard on it, and the default one is
    /// the same: whoever sees that another has become that cannot know what else the system has moved.
    pub(crate) fn for_one(found: FoundDevice) -> Result<Self, OutputError> {
        let Some(private) = named(&found.device) else {
            return Err(OutputError::NoSuchDevice(found.name));
        };
        let watched = Self {
            found,
            private: Some(private),
            default: Way::Out.default_id(),
        };
        // Not one sample before it is certain who hears it.
        watched.look()?;
        Ok(watched)
    }

    /// For all: it is still the default one.
    pub(crate) fn default(found: FoundDevice) -> Self {
        Self {
            found,
            private: None,
            default: Way::Out.default_id(),
        }
    }

    /// Keeps a stream open until what is returned is dropped, or until something is no longer as it was, which `report` tells
    /// when the stream is closed.
    pub(crate) fn hold(self, stream: impl Send + 'static, report: ErrorReport) -> Held {
        let (held, is_held) = mpsc::channel();
        thread::spawn(move || {
            let error = loop {
                if let Err(error) = self.look() {
                    break error;
                }
                match is_held.recv_timeout(LOOK) {
                    Err(RecvTimeoutError::Timeout) => {}
                    Ok(()) | Err(RecvTimeoutError::Disconnected) => return,
                }
            };
            // First of all: what the device still has of it is not heard any more.
            drop(stream);
            report.error(error);
        });
        Held(held)
    }

    fn look(&self) -> Result<(), OutputError> {
        let name = || self.found.name.clone();
        if let Some(private) = &self.private {
            if room::hears(&private.id) {
                return Err(OutputError::ForAll(name()));
            }
            match named(&self.found.device) {
                None => return Err(OutputError::NoSuchDevice(name())),
                Some(now) if now != *private => return Err(OutputError::Elsewhere(name())),
                Some(_) => {}
            }
        }
        if Way::Out.default_id() == self.default {
            Ok(())
        } else {
            Err(OutputError::Elsewhere(name()))
        }
    }
}

/// Keeps a stream open; when it is dropped the stream is closed.
pub(crate) struct Held(#[expect(dead_code, reason = "it is only dropped")] Sender<()>);
