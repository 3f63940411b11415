//! Sources of PulseAudio first, and hardware of ALSA next.

mod alsa;
mod list;
mod pulseaudio;

pub use list::devices;

use std::sync::mpsc::Sender;
use std::thread::Thread;

use ansage_sound::address::Address;
use ansage_sound_devices::input::{ErrorReport, InputError, Opened};

use crate::served::{Driver, OfServer, served_first};

/// Opens the microphone of this name, or the default one, for the thread `capture`. Takes as long as the sound server does:
/// call it on a thread of its own. Failures of the open stream are sent to `errors`. `server_only` keeps to PulseAudio.
///
/// # Errors
///
/// Returns why it is not heard.
pub fn open(
    name: Option<&str>,
    server_only: bool,
    capture: &Thread,
    errors: &Sender<InputError>,
) -> Result<Opened, InputError> {
    let report = ErrorReport {
        capture: capture.clone(),
        errors: errors.clone(),
    };
    served_first(name, server_only, |driver| match (driver, name.map(Address::of)) {
        (Driver::PulseAudio, Some(Address::PulseAudio(source) | Address::Bare(source))) => {
            pulseaudio::open(Some(source), &report)
        }
        (Driver::PulseAudio, _) => pulseaudio::open(None, &report),
        (_, _) => alsa::open(name, &report),
    })
}

impl OfServer for InputError {
    fn no_such(name: &str) -> Self {
        Self::NoSuchDevice(name.to_owned())
    }

    fn is_no_such(&self) -> bool {
        matches!(self, Self::NoSuchDevice(_))
    }

    fn is_refusal(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}
