//! The devices: opened, watched, closed.

mod alsa;
mod list;
mod pulseaudio;

pub(crate) use list::devices;
use pulseaudio::Flush;

use std::collections::BTreeMap;
use std::sync::mpsc::Sender;
use std::thread::Thread;
use std::time::Duration;

use ansage_sound::address::{Address, Side, is_hardware};
use ansage_sound::device_error;

use crate::sample_ring::SampleProducer;
use ansage_sound_devices::device::{self, Driver, OfServer};

/// How much sound a device plays from one time it asks for more to the next, in milliseconds.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Buffer(pub(crate) u16);

impl Buffer {
    /// What a device is asked for first.
    pub(crate) const USUAL: Self = Self(10);
    /// More than this is asked of none.
    const WIDEST: Self = Self(160);

    /// Returns the next wider one.
    pub(crate) fn wider(self) -> Self {
        Self::WIDEST.min(Self(self.0.saturating_mul(2)))
    }

    /// Returns its length in frames.
    pub(crate) fn frames(self, rate: u32) -> u32 {
        (rate * u32::from(self.0) / 1000).max(1)
    }
}

/// The buffer each device is asked for: those that ran dry have a wider one than the usual.
#[derive(Clone, Debug, Default)]
pub(crate) struct Buffers(BTreeMap<String, Buffer>);

impl Buffers {
    /// Takes note of what is known of a device; never of less than before.
    pub(crate) fn learn(&mut self, device: &str, buffer: Buffer) {
        let known = self.0.entry(device.to_owned()).or_insert(Buffer::USUAL);
        *known = (*known).max(buffer).min(Buffer::WIDEST);
    }

    /// Returns what a device is asked for.
    pub(crate) fn of(&self, device: &str) -> Buffer {
        self.0.get(device).copied().unwrap_or(Buffer::USUAL)
    }
}

/// Where a channel is heard.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Target {
    /// Nowhere.
    Nowhere,
    /// The device of this name or the default one; the sound server may move the stream to another.
    Open(Option<String>),
    /// The device of this name, or one side of it, and never another.
    Private(String),
}

/// Why a device cannot be used, or no longer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OutputError {
    #[error("{said}", said = device_error::UNNAMED)]
    Nowhere,
    #[error("{0}: {said}", said = device_error::NO_SUCH)]
    NoSuchDevice(String),
    #[error("{0}: sound for one person alone goes only to a sink of PulseAudio or to hw: and plughw: devices of ALSA")]
    NotPrivate(String),
    #[error("{0}: only a sink of PulseAudio has a left and a right for two people")]
    NoSides(String),
    #[error("{0}: it has one channel, and no left and right")]
    OneChannel(String),
    #[error("{0}: the sound would have come out elsewhere")]
    Elsewhere(String),
    #[error("{0}: {said}", said = device_error::UNPLUGGED)]
    Unplugged(String),
    #[error("{0}: its loudspeaker is on, and not its headphones")]
    Loudspeaker(String),
    #[error("{0}: {said}", said = device_error::SILENT)]
    Silent(String),
    #[error("{said}: {0}", said = device_error::NO_DEFAULT)]
    NoDefault(String),
    #[error("{said}: {0}", said = device_error::REFUSED)]
    Refused(String),
    #[error("{device}: {source}")]
    Sound { device: String, source: cpal::Error },
    #[error("{device}: {source}")]
    Server {
        device: String,
        source: ::pulseaudio::ClientError,
    },
}

/// An open stream, playing silence.
pub(crate) struct Opened {
    /// Takes what is to be played.
    pub(crate) producer: SampleProducer,
    /// Device and driver, e.g. `pulseaudio:vspk`.
    pub(crate) name: String,
    /// Frames per second.
    pub(crate) rate: u32,
    /// What it was asked for.
    pub(crate) buffer: Buffer,
    /// When what was handed out has been heard.
    pub(crate) heard: Heard,
    /// True if it plays through PulseAudio.
    pub(crate) is_served: bool,
    /// Throws away what the device has, where it can.
    pub(crate) flush: Option<Flush>,
    /// Closes the stream when dropped, which may take for ever if the sound server hangs.
    pub(crate) _stream: Box<dyn Send>,
}

/// Opens `target` for the player that runs on `player`. Takes as long as the sound server does: call it on a thread of
/// its own. Failures of the open stream are sent to `errors`, and the player is woken. `server_only` keeps to PulseAudio.
pub(crate) fn open(
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
            device::served_first(name, server_only, |driver| match (driver, name.map(Address::of)) {
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
                Address::PulseAudio(sink) | Address::Bare(sink) => {
                    pulseaudio::open_private(sink, side, buffers, report)
                }
            }
        }
    }
}

impl OfServer for OutputError {
    fn is_no_such(&self) -> bool {
        matches!(self, Self::NoSuchDevice(_))
    }

    fn is_refusal(&self) -> bool {
        matches!(self, Self::Refused(_))
    }
}

/// How it is known that the last frame of an utterance has been heard.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Heard {
    /// So many frames more have been handed out.
    Behind(u64),
    /// So long after the time for which it was handed out.
    After(Duration),
}

/// How a stream tells that it has failed.
#[derive(Clone)]
struct ErrorReport {
    player: Thread,
    errors: Sender<OutputError>,
}

impl ErrorReport {
    fn error(&self, error: OutputError) {
        // The player may have given the stream up already.
        let _ = self.errors.send(error);
        self.player.unpark();
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
