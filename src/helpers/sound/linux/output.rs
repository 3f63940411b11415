//! Sinks of PulseAudio first, and hardware of ALSA next.

mod alsa;
mod list;
mod pulseaudio;

pub use list::devices;

use std::sync::mpsc::Sender;
use std::thread::Thread;

use ansage_sound::address::{Address, Side, is_hardware};
use ansage_sound_devices::output::{Buffers, ErrorReport, Opened, OutputError, Target};

use crate::served::{Driver, OfServer, served_first};

/// Opens `target` for the player that runs on `player`. Takes as long as the sound server does: call it on a thread of
/// its own. Failures of the open stream are sent to `errors`, and the player is woken. `server_only` keeps to PulseAudio.
///
/// # Errors
///
/// Returns why it does not play.
pub fn open(
    target: &Target,
    buffers: &Buffers,
    server_only: bool,
    player: &Thread,
    errors: &Sender<OutputError>,
) -> Result<Opened, OutputError> {
    let report = ErrorReport {
        player: player.clone(),
        errors: errors.clone(),
    };
    match target {
        Target::Nowhere => Err(OutputError::Nowhere),
        Target::Open(name) => {
            let name = name.as_deref();
            served_first(name, server_only, |driver| match (driver, name.map(Address::of)) {
                (Driver::Alsa, _) => alsa::open(name, buffers, &report),
                (Driver::PulseAudio, Some(Address::PulseAudio(sink) | Address::Bare(sink))) => {
                    pulseaudio::open_shared(Some(sink), buffers, report.clone())
                }
                (Driver::PulseAudio, _) => pulseaudio::open_shared(None, buffers, report.clone()),
            })
        }
        Target::Private(name) => {
            let (device, side) = Side::split(name);
            match Address::of(device) {
                // Hardware is opened once, and so by one of two people alone.
                Address::Alsa(_) if side.is_some() => Err(OutputError::NoSides(name.clone())),
                Address::Alsa(pcm) if is_hardware(pcm) => alsa::open(Some(name), buffers, &report),
                Address::Alsa(_) => Err(OutputError::NotPrivate(name.clone())),
                Address::Wasapi(_) => Err(OutputError::NoSuchDevice(name.clone())),
                Address::PulseAudio(sink) | Address::Bare(sink) => {
                    pulseaudio::open_private(sink, side, buffers, report)
                }
            }
        }
    }
}

impl OfServer for OutputError {
    fn no_such(name: &str) -> Self {
        Self::NoSuchDevice(name.to_owned())
    }

    fn is_no_such(&self) -> bool {
        matches!(self, Self::NoSuchDevice(_))
    }

    fn is_refusal(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_refused_for_one_person(name: &str) {
        let (errors, _kept) = std::sync::mpsc::channel();
        let target = Target::Private(name.to_owned());
        match open(&target, &Buffers::default(), false, &std::thread::current(), &errors) {
            Err(OutputError::NotPrivate(refused)) => assert_eq!(refused, name),
            Err(error) => panic!("{name} was refused because of something else: {error}"),
            Ok(_) => panic!("{name} was opened"),
        }
    }

    #[test]
    fn what_another_program_can_redirect_is_not_for_one_person() {
        is_refused_for_one_person("alsa:default");
        is_refused_for_one_person("alsa:pulse");
        is_refused_for_one_person("alsa:dmix:CARD=0");
        is_refused_for_one_person("alsa:sysdefault:CARD=0");
    }
}
