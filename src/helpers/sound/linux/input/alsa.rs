//! Microphones of ALSA, through cpal.

use ansage_sound_devices::input::{ErrorReport, InputError, Opened, stream};
use cpal::traits::{DeviceTrait, HostTrait};

use crate::alsa::{self, Direction};

const DIRECTION: Direction = Direction {
    default_device: |host| host.default_input_device(),
    default_config: |device| device.default_input_config(),
};

/// Opens the microphone of this name, or the default one.
pub(super) fn open(name: Option<&str>, report: &ErrorReport) -> Result<Opened, InputError> {
    stream::open(alsa::find(name, &DIRECTION)?, report)
}
