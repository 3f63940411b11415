//! Sound devices through cpal: PulseAudio first, ALSA next.

use std::fmt::Display;
use std::time::Duration;

use ansage::devices::sound::address::Address;
use cpal::traits::{DeviceTrait, HostTrait};
use cpal::{BufferSize, Device, ErrorKind, HostId, SampleFormat, StreamConfig, SupportedStreamConfig};

/// How long a device may take to open.
pub(crate) const OPENING: Duration = Duration::from_secs(3);

/// Which way sound goes through a device: how its host is asked for the default one, and the device for its default form.
pub(crate) struct Way {
    pub(crate) default_device: fn(&cpal::Host) -> Option<Device>,
    pub(crate) default_config: fn(&Device) -> Result<SupportedStreamConfig, cpal::Error>,
}

/// Why there is no device to be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoDevice {
    /// None of this name.
    #[error("{0}: there is no such device")]
    NoSuch(String),
    /// The default one, which is always named, is none.
    #[error("{device}: it is none: {source}")]
    NoDefault { device: String, source: cpal::Error },
    /// Another fault.
    #[error("{device}: {source}")]
    Sound { device: String, source: cpal::Error },
}

/// A device that is there.
pub(crate) struct Found {
    pub(crate) device: Device,
    /// Device and driver, e.g. `pulseaudio:vmic`.
    pub(crate) name: String,
    /// True if it is one of PulseAudio.
    pub(crate) is_served: bool,
}

/// Opens something on PulseAudio, and on ALSA where there is no PulseAudio; a device that is named with its driver is
/// looked for there alone.
pub(crate) fn served_first<Opened, Error: Display>(
    name: Option<&str>,
    server_only: bool,
    is_no_such: impl Fn(&Error) -> bool,
    open: impl Fn(HostId) -> Result<Opened, Error>,
) -> Result<Opened, Error> {
    let address = name.map(Address::of);
    if let None | Some(Address::Pulse(_) | Address::Bare(_)) = address {
        match (open(HostId::PulseAudio), &address) {
            (Ok(opened), _) => return Ok(opened),
            (Err(error), Some(Address::Pulse(_))) => return Err(error),
            (Err(error), _) if server_only => return Err(error),
            // There is a server, and it has no such device.
            (Err(error), Some(Address::Bare(_))) if is_no_such(&error) => return Err(error),
            (Err(error), _) => tracing::info!(%error, "no PulseAudio; ALSA is tried"),
        }
    }
    open(HostId::Alsa)
}

/// Finds the device of this name, or the default one, on one host.
pub(crate) fn find_on(host: HostId, name: Option<&str>, way: &Way) -> Result<Found, NoDevice> {
    let is_served = host == HostId::PulseAudio;
    let prefix = if is_served { "pulseaudio" } else { "alsa" };
    let shown = format!("{prefix}:{}", name.unwrap_or("default"));
    let host = cpal::host_from_id(host).map_err(|source| NoDevice::Sound {
        device: shown.clone(),
        source,
    })?;
    let device = match name.map(Address::of) {
        Some(Address::Pulse(id) | Address::Alsa(id) | Address::Bare(id)) => {
            host.device_by_id(&cpal::DeviceId::new(host.id(), id))
        }
        None => (way.default_device)(&host),
    };
    let device = device.ok_or_else(|| NoDevice::NoSuch(shown.clone()))?;
    // ALSA always names a default device; only its configuration tells whether there is one.
    (way.default_config)(&device).map_err(|source| NoDevice::NoDefault {
        device: shown.clone(),
        source,
    })?;
    let name = device.id().map_or(shown, |id| format!("{prefix}:{}", id.id()));
    Ok(Found {
        device,
        name,
        is_served,
    })
}

impl Found {
    /// Returns how a stream is to be opened, and the kind of its samples: one voice, as 32-bit floats, where the sound
    /// server mixes and spreads channels by itself; what it has by default where it is hardware.
    pub(crate) fn asked(
        &self,
        default: &SupportedStreamConfig,
        buffer_size: BufferSize,
    ) -> (StreamConfig, SampleFormat) {
        let (channels, format) = if self.is_served {
            (1, SampleFormat::F32)
        } else {
            (default.channels(), default.sample_format())
        };
        let config = StreamConfig {
            channels,
            sample_rate: default.sample_rate(),
            buffer_size,
        };
        (config, format)
    }
}

/// Starts a stream with buffers of so many frames, or of its own size: some hardware takes no other.
pub(crate) fn start<Stream>(
    frames: u32,
    mut start: impl FnMut(BufferSize) -> Result<Stream, cpal::Error>,
) -> Result<Stream, cpal::Error> {
    match start(BufferSize::Fixed(frames)) {
        Err(error) if error.kind() == ErrorKind::UnsupportedConfig => start(BufferSize::Default),
        started => started,
    }
}
