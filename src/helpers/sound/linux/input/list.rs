//! The microphones there are: the sources of PulseAudio or, without it, the hardware of ALSA.

use ansage_wire::recording::InputDevice;
use cpal::HostId;
use cpal::traits::HostTrait;
use pulseaudio::protocol::SourceInfo;

use crate::{alsa, server};

/// Returns all of them, in the order of the system. Takes as long as the sound server does.
pub fn devices() -> Vec<InputDevice> {
    sources().unwrap_or_else(hardware)
}

/// Returns the sources of PulseAudio; `None` where there is no server, or one that does not answer.
fn sources() -> Option<Vec<InputDevice>> {
    let client = server::connect(c"Ansage (microphones)").ok()?;
    let sources = server::answer(client.list_sources())?.ok()?;
    // What is heard of a loudspeaker is nobody's voice.
    let hears = |it: &&SourceInfo| it.monitor_of_sink_index.is_none();
    let named = |it: &SourceInfo| InputDevice {
        name: format!("pulseaudio:{}", it.name.to_string_lossy()),
        description: it.description.as_ref().map(|it| it.to_string_lossy().into_owned()),
    };
    Some(sources.iter().filter(hears).map(named).collect())
}

fn hardware() -> Vec<InputDevice> {
    let Ok(devices) = cpal::host_from_id(HostId::Alsa).and_then(|it| it.input_devices()) else {
        return Vec::new();
    };
    let named = |(name, description)| InputDevice { name, description };
    alsa::hardware(devices).map(named).collect()
}
