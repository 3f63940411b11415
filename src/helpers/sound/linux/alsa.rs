//! Devices of ALSA, through cpal.

use ansage_sound::address::{Address, is_hardware};
use ansage_sound_devices::device::{DeviceError, FoundDevice};
use cpal::traits::{DeviceTrait, HostTrait};
use cpal::{Device, HostId, SupportedStreamConfig};

/// Which way sound goes through a device: how its host is asked for the default one, and the device for its default form.
pub(crate) struct Direction {
    /// Asks a host.
    pub(crate) default_device: fn(&cpal::Host) -> Option<Device>,
    /// Asks a device.
    pub(crate) default_config: fn(&Device) -> Result<SupportedStreamConfig, cpal::Error>,
}

/// Finds the device of this name, or the default one, in ALSA.
pub(crate) fn find(name: Option<&str>, direction: &Direction) -> Result<FoundDevice, DeviceError> {
    let shown = format!("alsa:{}", name.unwrap_or("default"));
    let host = cpal::host_from_id(HostId::Alsa).map_err(|source| DeviceError::Sound {
        device: shown.clone(),
        source,
    })?;
    let device = match name.map(Address::of) {
        Some(Address::PulseAudio(id) | Address::Alsa(id) | Address::Wasapi(id) | Address::Bare(id)) => {
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
    Ok(FoundDevice { device, name })
}

/// Returns name and description of what is hardware among these.
pub(crate) fn hardware(devices: impl Iterator<Item = Device>) -> impl Iterator<Item = (String, Option<String>)> {
    devices.filter_map(|it| {
        let id = it.id().ok()?;
        let description = it.description().ok().map(|it| it.name().to_owned());
        is_hardware(id.id()).then(|| (format!("alsa:{}", id.id()), description))
    })
}
