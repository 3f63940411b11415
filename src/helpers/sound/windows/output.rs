//! Loudspeakers and earphones.

use std::sync::mpsc::Sender;
use std::thread::Thread;

use ansage_sound::address::Side;
use ansage_sound_devices::device::FoundDevice;
use ansage_sound_devices::output::stream::{self, How, Playing};
use ansage_sound_devices::output::{Buffers, ErrorReport, Opened, OutputError, Target};
use ansage_wire::speech::OutputDevice;

use crate::held::State;
use crate::host::Way;

/// cpal has the system keep two parts of a buffer, and the system plays one meanwhile.
const HOW: How = How {
    parts: 3,
    // One device, and no other.
    may_move: false,
};

/// Opens `target` for the player that runs on `player`. Takes as long as the system does: call it on a thread of its own.
/// Failures of the open stream are sent to `errors`, and the player is woken. There is no sound server to keep to.
///
/// # Errors
///
/// Returns why it does not play.
pub fn open(
    target: &Target,
    buffers: &Buffers,
    _server_only: bool,
    player: &Thread,
    errors: &Sender<OutputError>,
) -> Result<Opened, OutputError> {
    let report = ErrorReport {
        player: player.clone(),
        errors: errors.clone(),
    };
    match target {
        Target::Nowhere => Err(OutputError::Nowhere),
        // Named, it ends with its device, and cpal tells.
        Target::Open(Some(name)) => {
            let found = Way::Out.find(Some(name))?;
            let playing = stream::open(&found, HOW, buffers, &report)?;
            Ok(opened(&found, playing, |stream| Box::new(stream)))
        }
        Target::Open(None) => hold(State::of_default(Way::Out.find(None)?), buffers, report),
        Target::Private(name) => match Side::split(name) {
            // The system may mix both sides of a device into one, for people who hear with one ear.
            (_, Some(_)) => Err(OutputError::NoSides(name.clone())),
            (device, None) => hold(State::of_private(Way::Out.find(Some(device))?), buffers, report),
        },
    }
}

/// Returns all devices on which one person may be heard, in the order of the system. Takes as long as the system does.
pub fn devices() -> Vec<OutputDevice> {
    let named = |(name, called)| OutputDevice {
        name,
        description: Some(called),
        has_sides: false,
    };
    Way::Out.list().into_iter().map(named).collect()
}

fn hold(state: State, buffers: &Buffers, report: ErrorReport) -> Result<Opened, OutputError> {
    let playing = stream::open(state.found(), HOW, buffers, &report)?;
    let found = FoundDevice {
        device: state.found().device.clone(),
        name: state.found().name.clone(),
    };
    Ok(opened(&found, playing, |stream| Box::new(state.hold(stream, report))))
}

fn opened(found: &FoundDevice, playing: Playing, keep: impl FnOnce(cpal::Stream) -> Box<dyn Send>) -> Opened {
    Opened {
        producer: playing.producer,
        name: found.name.clone(),
        rate: playing.rate,
        buffer: playing.buffer,
        heard: playing.heard,
        is_served: false,
        flush: None,
        stream: keep(playing.stream),
    }
}
