//! The devices on which one person alone may be heard: the sinks of PulseAudio or, without it, the hardware of ALSA.

use ansage_wire::speech::OutputDevice;
use cpal::HostId;
use cpal::traits::HostTrait;
use pulseaudio::protocol::SinkInfo;

use super::pulseaudio::has_sides;
use crate::{alsa, server};

/// Returns all of them, in the order of the system. Takes as long as the sound server does.
pub fn devices() -> Vec<OutputDevice> {
    sinks().unwrap_or_else(hardware)
}

/// Returns the sinks of PulseAudio; `None` where there is no server, or one that does not answer.
fn sinks() -> Option<Vec<OutputDevice>> {
    let client = server::connect(c"Ansage (devices)").ok()?;
    let sinks = server::answer(client.list_sinks())?.ok()?;
    let named = |it: &SinkInfo| OutputDevice {
        name: format!("pulseaudio:{}", it.name.to_string_lossy()),
        description: it.description.as_ref().map(|it| it.to_string_lossy().into_owned()),
        has_sides: has_sides(it),
    };
    Some(sinks.iter().map(named).collect())
}

fn hardware() -> Vec<OutputDevice> {
    let Ok(devices) = cpal::host_from_id(HostId::Alsa).and_then(|it| it.output_devices()) else {
        return Vec::new();
    };
    let named = |(name, description)| OutputDevice {
        name,
        description,
        // Only a sink of PulseAudio has two for two people.
        has_sides: false,
    };
    alsa::hardware(devices).map(named).collect()
}
