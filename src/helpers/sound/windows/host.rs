//! The sound system, as cpal reaches it.

use std::sync::{Once, mpsc};
use std::thread;

use ansage_sound_devices::device::{DeviceError, FoundDevice};
use cpal::traits::{DeviceTrait, HostTrait};
use cpal::{Device, Host};

use crate::names::{self, Named};

/// Which way sound goes.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    /// To loudspeakers and earphones.
    Out,
    /// From microphones.
    In,
}

impl Way {
    /// Finds the device of this name, or the one that is the default now.
    pub(crate) fn find(self, asked: Option<&str>) -> Result<FoundDevice, DeviceError> {
        let shown = || format!("{}{}", names::DRIVER, asked.unwrap_or("default"));
        let failed = |source| DeviceError::Sound {
            device: shown(),
            source,
        };
        let devices = self.devices().map_err(failed)?;
        let all: Vec<_> = devices.iter().map(|(named, _)| named.clone()).collect();
        let place = match asked {
            Some(asked) => names::find(asked, &all)?,
            None => {
                let default = self.default_id();
                all.iter()
                    .position(|it| Some(&it.id) == default.as_ref())
                    .ok_or_else(|| DeviceError::NoDefault {
                        device: shown(),
                        source: cpal::ErrorKind::DeviceNotAvailable.into(),
                    })?
            }
        };
        let name = names::of(&all[place], &all);
        let device = devices.into_iter().nth(place).map(|(_, device)| device);
        let device = device.ok_or_else(|| DeviceError::NoSuch(shown()))?;
        Ok(FoundDevice { device, name })
    }

    /// Returns name and description of all devices, in the order of the system.
    pub(crate) fn list(self) -> Vec<(String, String)> {
        let all: Vec<_> = match self.devices() {
            Ok(devices) => devices.into_iter().map(|(named, _)| named).collect(),
            Err(error) => {
                tracing::warn!(%error, "no devices");
                Vec::new()
            }
        };
        all.iter().map(|it| (names::of(it, &all), it.called.clone())).collect()
    }

    /// Returns the number of the device that is the default now.
    pub(crate) fn default_id(self) -> Option<String> {
        let host = host();
        let default = match self {
            Self::Out => host.default_output_device(),
            Self::In => host.default_input_device(),
        };
        default.and_then(|it| it.id().ok()).map(|it| it.id().to_owned())
    }

    fn devices(self) -> Result<Vec<(Named, Device)>, cpal::Error> {
        let host = host();
        let devices: Vec<_> = match self {
            Self::Out => host.output_devices()?.collect(),
            Self::In => host.input_devices()?.collect(),
        };
        // One that vanishes meanwhile is none.
        Ok(devices.into_iter().filter_map(|it| Some((named(&it)?, it))).collect())
    }
}

/// Returns what the system says of a device now; `None` if it is gone.
pub(crate) fn named(device: &Device) -> Option<Named> {
    Some(Named {
        id: device.id().ok()?.id().to_owned(),
        called: device.description().ok()?.name().to_owned(),
    })
}

/// Returns the host, whose libraries stay loaded from now on: the system takes them away when the last thread that has used
/// them ends, and ours come and go.
fn host() -> Host {
    static STAYS: Once = Once::new();
    STAYS.call_once(|| {
        let (is_there, wait) = mpsc::channel();
        thread::spawn(move || {
            drop(cpal::default_host().default_output_device().map(|it| it.id()));
            // Whoever waits is waiting.
            let _ = is_there.send(());
            loop {
                thread::park();
            }
        });
        // Where the system has no sound at all the thread has ended with a panic, and the next call tells.
        let _ = wait.recv();
    });
    cpal::default_host()
}
