//! Sound devices: those of PulseAudio first, those of ALSA, through cpal, next.

use std::fmt::Display;
use std::time::Duration;

use ansage_sound::address::Address;
use ansage_sound::device_error;
use cpal::traits::{DeviceTrait, HostTrait};
use cpal::{BufferSize, Device, ErrorKind, HostId, SampleFormat, StreamConfig, SupportedStreamConfig};

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

/// What the failure of a sound server says.
pub trait OfServer: Display {
    /// True if there is a server, and it has no such device.
    fn is_no_such(&self) -> bool;

    /// True if there is a server, and it lets nobody in.
    fn is_refusal(&self) -> bool;
}

/// Whose devices are looked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Driver {
    /// Those of a PulseAudio server.
    PulseAudio,
    /// Those of ALSA.
    Alsa,
}

/// A device of ALSA that is there.
pub struct AlsaDevice {
    /// As cpal knows it.
    pub device: Device,
    /// Driver and device, e.g. `alsa:hw:0,0`.
    pub name: String,
}

/// Opens something on PulseAudio, and on ALSA where there is no PulseAudio; a device that is named with its driver is
/// looked for there alone.
/// Where neither can be used, the server that refused is the reason.
pub fn served_first<Opened, Error: OfServer>(
    name: Option<&str>,
    server_only: bool,
    open: impl Fn(Driver) -> Result<Opened, Error>,
) -> Result<Opened, Error> {
    let address = name.map(Address::of);
    let mut refusal = None;
    if let None | Some(Address::PulseAudio(_) | Address::Bare(_)) = address {
        match (open(Driver::PulseAudio), &address) {
            (Ok(opened), _) => return Ok(opened),
            (Err(error), Some(Address::PulseAudio(_))) => return Err(error),
            (Err(error), _) if server_only => return Err(error),
            (Err(error), Some(Address::Bare(_))) if error.is_no_such() => return Err(error),
            (Err(error), _) => {
                tracing::info!(%error, "no PulseAudio; ALSA is tried");
                refusal = Some(error).filter(Error::is_refusal);
            }
        }
    }
    open(Driver::Alsa).map_err(|error| refusal.unwrap_or(error))
}

/// Finds the device of this name, or the default one, in ALSA.
pub fn find(name: Option<&str>, direction: &Direction) -> Result<AlsaDevice, DeviceError> {
    let shown = format!("alsa:{}", name.unwrap_or("default"));
    let host = cpal::host_from_id(HostId::Alsa).map_err(|source| DeviceError::Sound {
        device: shown.clone(),
        source,
    })?;
    let device = match name.map(Address::of) {
        Some(Address::PulseAudio(id) | Address::Alsa(id) | Address::Bare(id)) => {
            host.device_by_id(&cpal::DeviceId::new(host.id(), id))
        }
        None => (direction.default_device)(&host),
    };
    let device = device.ok_or_else(|| DeviceError::NoSuch(shown.clone()))?;
    // ALSA always names a default device; only its configuration tells whether there is one.
    (direction.default_config)(&device).map_err(|source| DeviceError::NoDefault {
        device: shown.clone(),
        source,
    })?;
    let name = device.id().map_or(shown, |id| format!("alsa:{}", id.id()));
    Ok(AlsaDevice { device, name })
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
