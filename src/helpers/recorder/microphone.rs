//! Microphones through cpal: PulseAudio first, ALSA next.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Weak};
use std::thread::{self, Thread};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    BufferSize, Device, ErrorKind, FromSample, HostId, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig,
};

use crate::device::{self, Found, NoDevice, OPENING, Way};
use crate::ring::{self, Drain};

/// How much sound a call is to bring, as a part of a second: 10 ms.
const BUFFERS_PER_SECOND: u32 = 100;
/// How often the server is asked whether the microphone that was asked for is still there.
const LOOK: Duration = Duration::from_millis(250);
/// The rates that are converted.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

const WAY: Way = Way {
    default_device: |host| host.default_input_device(),
    default_config: |device| device.default_input_config(),
};

/// Why there is no sound, or no longer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum InputError {
    #[error("{0}: there is no such microphone")]
    NoSuchDevice(String),
    #[error("{0}: it does not answer")]
    Silent(String),
    #[error("{device}: {rate} samples per second are not taken")]
    Rate { device: String, rate: u32 },
    #[error("{device}: {source}")]
    Sound { device: String, source: cpal::Error },
}

impl From<NoDevice> for InputError {
    fn from(fault: NoDevice) -> Self {
        match fault {
            NoDevice::NoSuch(name) => Self::NoSuchDevice(name),
            NoDevice::NoDefault { device, source } | NoDevice::Sound { device, source } => {
                Self::Sound { device, source }
            }
        }
    }
}

/// A stream that is open.
pub(crate) struct Opened {
    pub(crate) drain: Drain,
    /// Device and driver, e.g. `pulseaudio:vmic`.
    pub(crate) name: String,
    /// Frames per second.
    pub(crate) rate: u32,
    /// True if it comes from PulseAudio.
    pub(crate) is_served: bool,
    /// Closes the stream when dropped, which may take for ever if the sound server hangs.
    pub(crate) _stream: Box<dyn Send>,
}

/// Opens the microphone of this name, or the default one, for the thread `taker`. Takes as long as the sound server does:
/// call it on a thread of its own. Failures of the open stream are sent to `faults`. `server_only` keeps to PulseAudio.
pub(crate) fn open(
    name: Option<&str>,
    server_only: bool,
    taker: &Thread,
    faults: &Sender<InputError>,
) -> Result<Opened, InputError> {
    let found = device::find(name, server_only, &WAY)?;
    let wrap = |source| InputError::Sound {
        device: found.name.clone(),
        source,
    };
    let default = (WAY.default_config)(&found.device).map_err(wrap)?;
    let rate = default.sample_rate();
    if !RATES.contains(&rate) {
        let device = found.name;
        return Err(InputError::Rate { device, rate });
    }
    let buffer = (rate / BUFFERS_PER_SECOND).max(1);
    let (drain, stream) = device::start(buffer, |it| start(&found, &default, it, taker, faults)).map_err(wrap)?;
    let is_open = Arc::new(());
    // The default microphone may be another from one moment to the next.
    if found.is_served && name.is_some() {
        let (is_open, taker, faults) = (Arc::downgrade(&is_open), taker.clone(), faults.clone());
        let device = found.device;
        thread::spawn(move || watch(&device, &is_open, &taker, &faults));
    }
    Ok(Opened {
        drain,
        name: found.name,
        rate,
        is_served: found.is_served,
        _stream: Box::new((stream, is_open)),
    })
}

/// Tells when a microphone has gone. The server moves its stream to another one without a word: what is said there, or
/// what a loudspeaker plays, is not what was asked for.
fn watch(device: &Device, is_open: &Weak<()>, taker: &Thread, faults: &Sender<InputError>) {
    let Ok(id) = device.id() else { return };
    let Ok(host) = cpal::host_from_id(HostId::PulseAudio) else {
        return;
    };
    while is_open.strong_count() > 0 {
        if host.device_by_id(&id).is_none() {
            // The line may have given the stream up already.
            let _ = faults.send(InputError::NoSuchDevice(id.to_string()));
            return taker.unpark();
        }
        thread::park_timeout(LOOK);
    }
}

fn start(
    found: &Found,
    default: &SupportedStreamConfig,
    buffer_size: BufferSize,
    taker: &Thread,
    faults: &Sender<InputError>,
) -> Result<(Drain, cpal::Stream), cpal::Error> {
    let (config, format) = found.asked(default, buffer_size);
    let build = match format {
        SampleFormat::F32 => build::<f32>,
        SampleFormat::I32 => build::<i32>,
        SampleFormat::U8 => build::<u8>,
        // The usual one; a device that has neither it nor those above says so.
        _ => build::<i16>,
    };
    let (drain, stream) = build(found, config, taker, faults)?;
    stream.play()?;
    Ok((drain, stream))
}

fn build<Sample>(
    found: &Found,
    config: StreamConfig,
    taker: &Thread,
    faults: &Sender<InputError>,
) -> Result<(Drain, cpal::Stream), cpal::Error>
where
    Sample: SizedSample,
    f32: FromSample<Sample>,
{
    let channels = usize::from(config.channels);
    let (mut filler, drain) = ring::join(config.sample_rate, taker.clone());
    let (device, faults, taker) = (found.name.clone(), faults.clone(), taker.clone());
    let stream = found.device.build_input_stream(
        config,
        move |buffer: &[Sample], _| {
            let mixed = |frame: &[Sample]| {
                let sum: f32 = frame
                    .iter()
                    .map(|it| <f32 as FromSample<Sample>>::from_sample_(*it))
                    .sum();
                sum / channels as f32
            };
            filler.fill(buffer.chunks_exact(channels).map(mixed));
        },
        move |error: cpal::Error| match error.kind() {
            // A gap is no reason to lose the rest, and a microphone may be moved to another device.
            ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged => {}
            _ => {
                let device = device.clone();
                // The line may have given the stream up already.
                let _ = faults.send(InputError::Sound { device, source: error });
                taker.unpark();
            }
        },
        Some(OPENING),
    )?;
    Ok((drain, stream))
}
