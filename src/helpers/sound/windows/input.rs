//! Microphones.

use std::sync::mpsc::Sender;
use std::thread::Thread;

use ansage_sound_devices::input::{ErrorReport, InputError, Opened, stream};
use ansage_wire::recording::InputDevice;

use crate::host::Way;

/// Opens the microphone of this name, or the one that is the default now, for the thread `capture`. Takes as long as the system
/// does: call it on a thread of its own. Failures of the open stream are sent to `errors`. There is no sound server to keep to.
///
/// # Errors
///
/// Returns why it is not heard.
pub fn open(
    name: Option<&str>,
    _server_only: bool,
    capture: &Thread,
    errors: &Sender<InputError>,
) -> Result<Opened, InputError> {
    let report = ErrorReport {
        capture: capture.clone(),
        errors: errors.clone(),
    };
    stream::open(Way::In.find(name)?, &report)
}

/// Returns all microphones, in the order of the system. Takes as long as the system does.
pub fn devices() -> Vec<InputDevice> {
    let named = |(name, called)| InputDevice {
        name,
        description: Some(called),
    };
    Way::In.list().into_iter().map(named).collect()
}
