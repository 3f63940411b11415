//! What is played to: devices as they are asked for and opened.

pub mod ring;
pub mod stream;

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::mpsc::Sender;
use std::thread::Thread;
use std::time::Duration;

use ansage_sound::device_error;

use crate::device::DeviceError;
use ring::{Hold, SampleProducer};

/// How much sound a device plays from one time it asks for more to the next, in milliseconds.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Buffer(
    /// Milliseconds.
    pub u16,
);

impl Buffer {
    /// What a device is asked for first.
    pub const USUAL: Self = Self(10);
    /// More than this is asked of none.
    const WIDEST: Self = Self(160);

    /// Returns the next wider one.
    pub fn wider(self) -> Self {
        Self::WIDEST.min(Self(self.0.saturating_mul(2)))
    }

    /// Returns its length in frames.
    pub fn frames(self, rate: u32) -> u32 {
        (rate * u32::from(self.0) / 1000).max(1)
    }
}

/// The buffer each device is asked for: those that ran dry have a wider one than the usual.
#[derive(Clone, Debug, Default)]
pub struct Buffers(BTreeMap<String, Buffer>);

impl Buffers {
    /// Takes note of what is known of a device; never of less than before.
    pub fn learn(&mut self, device: &str, buffer: Buffer) {
        let known = self.0.entry(device.to_owned()).or_insert(Buffer::USUAL);
        *known = (*known).max(buffer).min(Buffer::WIDEST);
    }

    /// Returns what a device is asked for.
    pub fn of(&self, device: &str) -> Buffer {
        self.0.get(device).copied().unwrap_or(Buffer::USUAL)
    }
}

/// Where a channel is heard.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Target {
    /// Nowhere.
    Nowhere,
    /// The device of this name or the default one; the sound server may move the stream to another.
    Open(Option<String>),
    /// The device of this name, or one side of it, and never another.
    Private(String),
}

/// Why a device cannot be used, or no longer.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// The settings name none.
    #[error("{said}", said = device_error::UNNAMED)]
    Nowhere,
    /// None of this name.
    #[error("{0}: {said}", said = device_error::NO_SUCH)]
    NoSuchDevice(String),
    /// More than one of this name.
    #[error("{0}: {said}", said = device_error::SAME_NAME)]
    SameName(String),
    /// What is played there may be heard elsewhere.
    #[error("{0}: sound for one person alone goes only to a sink of PulseAudio or to hw: and plughw: devices of ALSA")]
    NotPrivate(String),
    /// A side of what has none.
    #[error("{0}: {said}", said = device_error::NO_SIDES)]
    NoSides(String),
    /// A side of what has one channel.
    #[error("{0}: it has one channel, and no left and right")]
    OneChannel(String),
    /// It does not play where it is to, or may not for long.
    #[error("{0}: {said}", said = device_error::ELSEWHERE)]
    Elsewhere(String),
    /// What is for one person would be heard where all hear.
    #[error("{0}: {said}", said = device_error::FOR_ALL)]
    ForAll(String),
    /// There is no plug in its socket.
    #[error("{0}: {said}", said = device_error::UNPLUGGED)]
    Unplugged(String),
    /// It plays aloud.
    #[error("{0}: its loudspeaker is on, and not its headphones")]
    Loudspeaker(String),
    /// It takes no sound.
    #[error("{0}: {said}", said = device_error::SILENT)]
    Silent(String),
    /// There is no device at all.
    #[error("{said}: {0}", said = device_error::NO_DEFAULT)]
    NoDefault(String),
    /// The sound server lets nobody in.
    #[error("{said}: {0}", said = device_error::REFUSED)]
    Refused(String),
    /// Another error of cpal.
    #[error("{device}: {source}")]
    Sound {
        /// The name of the device.
        device: String,
        /// What cpal said.
        source: cpal::Error,
    },
    /// Another error of a sound server.
    #[error("{device}: {source}")]
    Server {
        /// The name of the device.
        device: String,
        /// What its client said.
        source: Box<dyn Error + Send + Sync>,
    },
}

impl From<DeviceError> for OutputError {
    fn from(error: DeviceError) -> Self {
        match error {
            DeviceError::NoSuch(name) => Self::NoSuchDevice(name),
            DeviceError::SameName(name) => Self::SameName(name),
            DeviceError::NoDefault { source, .. } => Self::NoDefault(source.to_string()),
            DeviceError::Sound { device, source } => Self::Sound { device, source },
        }
    }
}

/// An open stream, playing silence.
pub struct Opened {
    /// Takes what is to be played.
    pub producer: SampleProducer,
    /// Device and driver, e.g. `pulseaudio:vspk`.
    pub name: String,
    /// Frames per second.
    pub rate: u32,
    /// What it was asked for.
    pub buffer: Buffer,
    /// When what was handed out has been heard.
    pub heard: Heard,
    /// True if it plays through PulseAudio.
    pub is_served: bool,
    /// Throws away what the device has, where it can.
    pub flush: Option<Box<dyn Flush + Send>>,
    /// Closes the stream when dropped, which may take for ever if the sound server hangs.
    pub stream: Box<dyn Send>,
}

/// Throws away what a device has.
pub trait Flush {
    /// Asks for it at once. What is pushed meanwhile waits as long as `hold` is there, or it would be thrown away too.
    fn throw_away(&self, hold: Hold);
}

/// How it is known that the last frame of an utterance has been heard.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Heard {
    /// So many frames more have been handed out.
    Behind(u64),
    /// So long after the time for which it was handed out.
    After(Duration),
}

/// How a stream tells that it has failed.
#[derive(Clone)]
pub struct ErrorReport {
    /// Woken when there is one.
    pub player: Thread,
    /// Where it goes.
    pub errors: Sender<OutputError>,
}

impl ErrorReport {
    /// Tells it.
    pub fn error(&self, error: OutputError) {
        // The player may have given the stream up already.
        let _ = self.errors.send(error);
        self.player.unpark();
    }
}
