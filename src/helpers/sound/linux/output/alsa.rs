//! Hardware of ALSA, through cpal.

use ansage_sound::address::is_hardware;
use ansage_sound_devices::output::stream::{self, How};
use ansage_sound_devices::output::{Buffers, ErrorReport, Opened, OutputError};
use cpal::traits::{DeviceTrait, HostTrait};

use crate::alsa::{self, Direction};

/// A device plays one part of its buffer while the other is filled.
const PARTS: u32 = 2;

const DIRECTION: Direction = Direction {
    default_device: |host| host.default_output_device(),
    default_config: |device| device.default_output_config(),
};

/// Opens the device of this name, or the default one.
pub(super) fn open(name: Option<&str>, buffers: &Buffers, report: &ErrorReport) -> Result<Opened, OutputError> {
    let found = alsa::find(name, &DIRECTION)?;
    let how = How {
        parts: PARTS,
        may_move: !is_hardware(&found.name),
    };
    let playing = stream::open(&found, how, buffers, report)?;
    Ok(Opened {
        producer: playing.producer,
        name: found.name,
        rate: playing.rate,
        buffer: playing.buffer,
        heard: playing.heard,
        is_served: false,
        flush: None,
        stream: Box::new(playing.stream),
    })
}
