//! Loudspeakers and earphones.

use std::sync::mpsc::Sender;
use std::thread::Thread;

use ansage_sound::address::Side;
use ansage_sound_devices::device::FoundDevice;
use ansage_sound_devices::output::stream::{self, How, Playing};
use ansage_sound_devices::output::{Buffers, ErrorReport, Opened, OutputError, Target};
use ansage_wire::speech::OutputDevice;

use crate::held::Watched;
use crate::host::{Way, named};
use crate::room::ForAll;

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
            let id = id_of(&found)?;
            let playing = stream::open(&found, HOW, buffers, &report)?;
            Ok(opened(found.name, playing, |stream| Box::new(ForAll::on(id, stream))))
        }
        Target::Open(None) => {
            let found = Way::Out.find(None)?;
            let id = id_of(&found)?;
            hold(Watched::default(found), buffers, report, |stream| {
                ForAll::on(id, stream)
            })
        }
        Target::Private(name) => match Side::split(name) {
            // The system may mix both sides of a device into one, for people who hear with one ear.
            (_, Some(_)) => Err(OutputError::NoSides(name.clone())),
            (device, None) => {
                let watched = Watched::for_one(Way::Out.find(Some(device))?)?;
                hold(watched, buffers, report, |stream| stream)
            }
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

fn hold<Stream: Send + 'static>(
    watched: Watched,
    buffers: &Buffers,
    report: ErrorReport,
    keep: impl FnOnce(cpal::Stream) -> Stream,
) -> Result<Opened, OutputError> {
    let playing = stream::open(&watched.found, HOW, buffers, &report)?;
    let name = watched.found.name.clone();
    Ok(opened(name, playing, |stream| {
        Box::new(watched.hold(keep(stream), report))
    }))
}

fn id_of(found: &FoundDevice) -> Result<String, OutputError> {
    let named = named(&found.device).ok_or_else(|| OutputError::NoSuchDevice(found.name.clone()))?;
    Ok(named.id)
}

fn opened(name: String, playing: Playing, keep: impl FnOnce(cpal::Stream) -> Box<dyn Send>) -> Opened {
    Opened {
        producer: playing.producer,
        name,
        rate: playing.rate,
        buffer: playing.buffer,
        heard: playing.heard,
        is_served: false,
        flush: None,
        stream: keep(playing.stream),
    }
}
