//! Sound devices as cpal knows them.

use std::time::Duration;

use ansage_sound::device_error;
use cpal::{BufferSize, Device, ErrorKind, SampleFormat, StreamConfig, SupportedStreamConfig};

/// How long a device may take to open.
pub const OPENING: Duration = Duration::from_secs(3);

/// Which way sound goes through a device: how its host is asked for the default one, and the device for its default form.
pub struct Direction {
    /// Asks a host.
    pub default_device: fn(&cpal::Host) -> Option<Device>,
    /// Asks a device.
    pub default_config: fn(&Device) -> Result<SupportedStreamConfig, cpal::Error>,
}

/// Why there is no device to be used.
#[derive(Debug, thiserror::Error)]
pub enum DeviceError {
    /// None of this name.
    #[error("{0}: {said}", said = device_error::NO_SUCH)]
    NoSuch(String),
    /// More than one of this name: which of them is meant nobody knows.
    #[error("{0}: {said}", said = device_error::SAME_NAME)]
    SameName(String),
    /// The default one, which is always named, is none.
    #[error("{device}: {said}: {source}", said = device_error::NO_DEFAULT)]
    NoDefault {
        /// Its name.
        device: String,
        /// What cpal said.
        source: cpal::Error,
    },
    /// Another error.
    #[error("{device}: {source}")]
    Sound {
        /// Its name.
        device: String,
        /// What cpal said.
        source: cpal::Error,
    },
}

/// A device that is there.
pub struct FoundDevice {
    /// As cpal knows it.
    pub device: Device,
    /// Driver and device, e.g. `alsa:hw:0,0`.
    pub name: String,
}

/// Returns how a stream is to be opened, and the kind of its samples: what the device has by default.
pub fn asked(default: &SupportedStreamConfig, buffer_size: BufferSize) -> (StreamConfig, SampleFormat) {
    let config = StreamConfig {
        channels: default.channels(),
        sample_rate: default.sample_rate(),
        buffer_size,
    };
    (config, default.sample_format())
}

/// Starts a stream with buffers of so many frames, or of its own size: some hardware takes no other.
pub fn start<Stream>(
    frames: u32,
    mut start: impl FnMut(BufferSize) -> Result<Stream, cpal::Error>,
) -> Result<Stream, cpal::Error> {
    match start(BufferSize::Fixed(frames)) {
        Err(error) if error.kind() == ErrorKind::UnsupportedConfig => start(BufferSize::Default),
        started => started,
    }
}

#[cfg(test)]
mod tests {
    use super::{BufferSize, ErrorKind, device_error, start};

    #[test]
    fn hardware_that_takes_no_buffer_of_ours_is_opened_with_its_own() {
        let mut asked = Vec::new();
        let opened = start(480, |size| {
            asked.push(size);
            match size {
                BufferSize::Fixed(_) => Err(cpal::Error::new(ErrorKind::UnsupportedConfig)),
                BufferSize::Default => Ok("opened"),
            }
        });
        assert_eq!(opened.ok(), Some("opened"));
        assert_eq!(asked, [BufferSize::Fixed(480), BufferSize::Default]);
        // A device that is busy is not asked twice.
        let mut times = 0;
        let refused = start(480, |_| {
            times += 1;
            Err::<(), _>(cpal::Error::new(ErrorKind::DeviceBusy))
        });
        assert!(refused.is_err() && times == 1);
    }

    #[test]
    fn cpal_says_of_devices_what_the_program_knows_in_every_language() {
        for (kind, known) in [
            (ErrorKind::DeviceNotAvailable, device_error::GONE),
            (ErrorKind::DeviceBusy, device_error::BUSY),
        ] {
            let said = cpal::Error::new(kind).to_string();
            assert!(said.contains(known), "{said}");
        }
    }
}
