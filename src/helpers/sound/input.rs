//! What is heard: microphones as they are opened.

pub mod ring;
pub mod stream;

use std::error::Error;
use std::sync::mpsc::Sender;
use std::thread::Thread;

use ansage_sound::device_error;

use crate::device::DeviceError;
use ring::Drain;

/// How much sound a call is to bring, as a part of a second: 10 ms.
pub const BUFFERS_PER_SECOND: u32 = 100;
/// The rates that are converted.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

/// Why there is no sound, or no longer.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// None of this name.
    #[error("{0}: {said}", said = device_error::NO_SUCH)]
    NoSuchDevice(String),
    /// More than one of this name.
    #[error("{0}: {said}", said = device_error::SAME_NAME)]
    SameName(String),
    /// The sound server lets nobody in.
    #[error("{said}: {0}", said = device_error::REFUSED)]
    Refused(String),
    /// Nothing comes.
    #[error("{0}: {said}", said = device_error::LATE)]
    Silent(String),
    /// It is too slow or too fast.
    #[error("{device}: {rate} samples per second are not taken")]
    Rate {
        /// The name of the device.
        device: String,
        /// What it would bring.
        rate: u32,
    },
    /// Another error of cpal.
    #[error("{device}: {source}")]
    Sound {
        /// The name of the device.
        device: String,
        /// What cpal said.
        source: cpal::Error,
    },
    /// Another error of a sound server.
    #[error("{device}: {source}")]
    Server {
        /// The name of the device.
        device: String,
        /// What its client said.
        source: Box<dyn Error + Send + Sync>,
    },
}

impl From<DeviceError> for InputError {
    fn from(error: DeviceError) -> Self {
        match error {
            DeviceError::NoSuch(name) => Self::NoSuchDevice(name),
            DeviceError::SameName(name) => Self::SameName(name),
            DeviceError::NoDefault { device, source } | DeviceError::Sound { device, source } => {
                Self::Sound { device, source }
            }
        }
    }
}

/// A stream that is open.
pub struct Opened {
    /// Where the sound comes out.
    pub drain: Drain,
    /// Device and driver, e.g. `pulseaudio:vmic`.
    pub name: String,
    /// Frames per second.
    pub rate: u32,
    /// True if it comes from PulseAudio.
    pub is_served: bool,
    /// Closes the stream when dropped, which may take for ever if the sound server hangs.
    pub stream: Box<dyn Send>,
}

/// How a stream tells that it has failed.
#[derive(Clone)]
pub struct ErrorReport {
    /// Woken when there is one.
    pub capture: Thread,
    /// Where it goes.
    pub errors: Sender<InputError>,
}

impl ErrorReport {
    /// Tells it.
    pub fn error(&self, error: InputError) {
        // The line may have given the stream up already.
        let _ = self.errors.send(error);
        self.capture.unpark();
    }
}

/// Refuses a rate that is not converted.
///
/// # Errors
///
/// Returns which it is.
pub fn check_rate(device: &str, rate: u32) -> Result<(), InputError> {
    let device = || device.to_owned();
    RATES
        .contains(&rate)
        .then_some(())
        .ok_or_else(|| InputError::Rate { device: device(), rate })
}
