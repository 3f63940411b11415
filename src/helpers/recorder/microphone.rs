//! Microphones: PulseAudio first, ALSA next.

mod alsa;
mod list;
mod pulseaudio;

pub(crate) use list::devices;

use std::sync::mpsc::Sender;
use std::thread::Thread;

use ::pulseaudio::ClientError;
use ansage_sound::address::Address;
use ansage_sound::device_error;

use crate::ring::Drain;
use ansage_sound_devices::device::{self, DeviceError, Driver, OfServer};

/// How much sound a call is to bring, as a part of a second: 10 ms.
const BUFFERS_PER_SECOND: u32 = 100;
/// The rates that are converted.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

/// Why there is no sound, or no longer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum InputError {
    #[error("{0}: {said}", said = device_error::NO_SUCH)]
    NoSuchDevice(String),
    #[error("{said}: {0}", said = device_error::REFUSED)]
    Refused(String),
    #[error("{0}: {said}", said = device_error::LATE)]
    Silent(String),
    #[error("{device}: {rate} samples per second are not taken")]
    Rate { device: String, rate: u32 },
    #[error("{device}: {source}")]
    Sound { device: String, source: cpal::Error },
    #[error("{device}: {source}")]
    Server { device: String, source: ClientError },
}

impl From<DeviceError> for InputError {
    fn from(error: DeviceError) -> Self {
        match error {
            DeviceError::NoSuch(name) => Self::NoSuchDevice(name),
            DeviceError::NoDefault { device, source } | DeviceError::Sound { device, source } => {
                Self::Sound { device, source }
            }
        }
    }
}

impl OfServer for InputError {
    fn is_no_such(&self) -> bool {
        matches!(self, InputError::NoSuchDevice(_))
    }

    fn is_refusal(&self) -> bool {
        matches!(self, InputError::Refused(_))
    }
}

/// A stream that is open.
pub(crate) struct Opened {
    pub(crate) drain: Drain,
    /// Device and driver, e.g. `pulseaudio:vmic`.
    pub(crate) name: String,
    /// Frames per second.
    pub(crate) rate: u32,
    /// True if it comes from PulseAudio.
    pub(crate) is_served: bool,
    /// Closes the stream when dropped, which may take for ever if the sound server hangs.
    pub(crate) _stream: Box<dyn Send>,
}

/// How a stream tells that it has failed.
#[derive(Clone)]
struct ErrorReport {
    capture: Thread,
    errors: Sender<InputError>,
}

impl ErrorReport {
    fn error(&self, error: InputError) {
        // The line may have given the stream up already.
        let _ = self.errors.send(error);
        self.capture.unpark();
    }
}

/// Opens the microphone of this name, or the default one, for the thread `capture`. Takes as long as the sound server does:
/// call it on a thread of its own. Failures of the open stream are sent to `errors`. `server_only` keeps to PulseAudio.
pub(crate) fn open(
    name: Option<&str>,
    server_only: bool,
    capture: &Thread,
    errors: &Sender<InputError>,
) -> Result<Opened, InputError> {
    let report = ErrorReport {
        capture: capture.clone(),
        errors: errors.clone(),
    };
    device::served_first(name, server_only, |driver| match (driver, name.map(Address::of)) {
        (Driver::PulseAudio, Some(Address::PulseAudio(source) | Address::Bare(source))) => {
            pulseaudio::open(Some(source), &report)
        }
        (Driver::PulseAudio, _) => pulseaudio::open(None, &report),
        (_, _) => alsa::open(name, &report),
    })
}

/// Refuses a rate that is not converted.
fn check_rate(device: &str, rate: u32) -> Result<(), InputError> {
    let device = || device.to_owned();
    RATES
        .contains(&rate)
        .then_some(())
        .ok_or_else(|| InputError::Rate { device: device(), rate })
}
