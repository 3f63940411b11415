//! Microphones through cpal: PulseAudio first, ALSA next.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Weak};
use std::thread::{self, Thread};
use std::time::Duration;

use ansage::devices::sound::address::Address;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    BufferSize, Device, ErrorKind, FromSample, HostId, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig,
};

use crate::ring::{self, Drain};

/// How long the device may take to open.
const OPENING: Duration = Duration::from_secs(3);
/// How much sound a call is to bring, as a part of a second: 10 ms.
const BUFFERS_PER_SECOND: u32 = 100;
/// How often the server is asked whether the microphone that was asked for is still there.
const LOOK: Duration = Duration::from_millis(250);
/// The rates that are converted.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

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
    let found = find(name, server_only)?;
    let wrap = |source| InputError::Sound {
        device: found.name.clone(),
        source,
    };
    let default = found.device.default_input_config().map_err(wrap)?;
    let rate = default.sample_rate();
    if !RATES.contains(&rate) {
        let device = found.name;
        return Err(InputError::Rate { device, rate });
    }
    let buffer = BufferSize::Fixed((rate / BUFFERS_PER_SECOND).max(1));
    let (drain, stream) = match start(&found, &default, buffer, taker, faults) {
        // Some hardware has a size of its own and takes no other.
        Err(error) if error.kind() == ErrorKind::UnsupportedConfig => {
            start(&found, &default, BufferSize::Default, taker, faults)
        }
        started => started,
    }
    .map_err(wrap)?;
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
    let config = StreamConfig {
        // The server mixes the channels by itself; ALSA hardware gives only what it has.
        channels: if found.is_served { 1 } else { default.channels() },
        sample_rate: default.sample_rate(),
        buffer_size,
    };
    let format = if found.is_served {
        SampleFormat::F32
    } else {
        default.sample_format()
    };
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

struct Found {
    device: Device,
    name: String,
    is_served: bool,
}

fn find(name: Option<&str>, server_only: bool) -> Result<Found, InputError> {
    let address = name.map(Address::of);
    if let None | Some(Address::Pulse(_) | Address::Bare(_)) = address {
        match (find_on(HostId::PulseAudio, name), &address) {
            (Ok(found), _) => return Ok(found),
            (Err(error), Some(Address::Pulse(_))) => return Err(error),
            (Err(error), _) if server_only => return Err(error),
            // There is a server, and it has no such source.
            (Err(error @ InputError::NoSuchDevice(_)), Some(Address::Bare(_))) => return Err(error),
            (Err(error), _) => tracing::info!(%error, "no PulseAudio; ALSA is tried"),
        }
    }
    find_on(HostId::Alsa, name)
}

fn find_on(host: HostId, name: Option<&str>) -> Result<Found, InputError> {
    let is_served = host == HostId::PulseAudio;
    let prefix = if is_served { "pulseaudio" } else { "alsa" };
    let shown = format!("{prefix}:{}", name.unwrap_or("default"));
    let wrap = |source| InputError::Sound {
        device: shown.clone(),
        source,
    };
    let host = cpal::host_from_id(host).map_err(wrap)?;
    let device = match name.map(Address::of) {
        Some(Address::Pulse(id) | Address::Alsa(id) | Address::Bare(id)) => {
            host.device_by_id(&cpal::DeviceId::new(host.id(), id))
        }
        None => host.default_input_device(),
    };
    let device = device.ok_or_else(|| InputError::NoSuchDevice(shown.clone()))?;
    // ALSA always names a default device; only its configuration tells whether there is one.
    device.default_input_config().map_err(wrap)?;
    let name = device.id().map_or(shown, |id| format!("{prefix}:{}", id.id()));
    Ok(Found {
        device,
        name,
        is_served,
    })
}
