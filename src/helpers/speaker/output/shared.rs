//! Streams through cpal: PulseAudio first, ALSA next. The sound server may move them to another device.

use std::time::Duration;

use ansage::devices::helper::stamp;
use ansage::devices::sound::address::{Address, is_hardware};
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{
    BufferSize, Device, ErrorKind, FromSample, HostId, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig,
};

use super::{BUFFERS_PER_SECOND, Opened, OutputError, Report};
use crate::spout::{self, Pump, Spout};

/// How long the device may take to open.
const OPENING: Duration = Duration::from_secs(3);

/// Opens the device of this name, or the default one.
pub(super) fn open(name: Option<&str>, server_only: bool, report: &Report) -> Result<Opened, OutputError> {
    let found = find(name, server_only)?;
    let wrap = |source| OutputError::Sound {
        device: found.name.clone(),
        source,
    };
    let default = found.device.default_output_config().map_err(wrap)?;
    let rate = default.sample_rate();
    let buffer = (rate / BUFFERS_PER_SECOND).max(1);
    let (pump, stream) = match start(&found, &default, BufferSize::Fixed(buffer), report) {
        // Some hardware has a size of its own and takes no other.
        Err(error) if error.kind() == ErrorKind::UnsupportedConfig => {
            start(&found, &default, BufferSize::Default, report)
        }
        started => started,
    }
    .map_err(wrap)?;
    // Two buffers are asked for; the device tells how long they have become.
    let latency = 2 * u64::from(stream.buffer_size().unwrap_or(buffer));
    Ok(Opened {
        pump,
        name: found.name,
        rate,
        latency,
        is_served: found.is_served,
        _stream: Box::new(stream),
    })
}

fn start(
    found: &Found,
    default: &SupportedStreamConfig,
    buffer_size: BufferSize,
    report: &Report,
) -> Result<(Pump, cpal::Stream), cpal::Error> {
    let config = StreamConfig {
        // The server spreads one voice over all loudspeakers by itself; ALSA hardware takes only what it has.
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
    let (pump, spout) = spout::join(config.sample_rate, report.player.clone());
    let stream = build(found, config, spout, report.clone())?;
    stream.play()?;
    Ok((pump, stream))
}

struct Found {
    device: Device,
    name: String,
    is_served: bool,
}

fn find(name: Option<&str>, server_only: bool) -> Result<Found, OutputError> {
    let address = name.map(Address::of);
    if let None | Some(Address::Pulse(_) | Address::Bare(_)) = address {
        match (find_on(HostId::PulseAudio, name), &address) {
            (Ok(found), _) => return Ok(found),
            (Err(error), Some(Address::Pulse(_))) => return Err(error),
            (Err(error), _) if server_only => return Err(error),
            // There is a server, and it has no such sink.
            (Err(error @ OutputError::NoSuchDevice(_)), Some(Address::Bare(_))) => return Err(error),
            (Err(error), _) => tracing::info!(%error, "no PulseAudio; ALSA is tried"),
        }
    }
    find_on(HostId::Alsa, name)
}

fn find_on(host: HostId, name: Option<&str>) -> Result<Found, OutputError> {
    let is_served = host == HostId::PulseAudio;
    let prefix = if is_served { "pulseaudio" } else { "alsa" };
    let shown = format!("{prefix}:{}", name.unwrap_or("default"));
    let host = cpal::host_from_id(host).map_err(|source| OutputError::Sound {
        device: shown.clone(),
        source,
    })?;
    let device = match name.map(Address::of) {
        Some(Address::Pulse(id) | Address::Alsa(id) | Address::Bare(id)) => host
            .device_by_id(&cpal::DeviceId::new(host.id(), id))
            .ok_or_else(|| OutputError::NoSuchDevice(shown.clone()))?,
        None => host
            .default_output_device()
            .ok_or_else(|| OutputError::NoSuchDevice(shown.clone()))?,
    };
    // ALSA always names a default device; only its configuration tells whether there is one.
    device.default_output_config().map_err(OutputError::NoDefault)?;
    let name = device.id().map_or(shown, |id| format!("{prefix}:{}", id.id()));
    Ok(Found {
        device,
        name,
        is_served,
    })
}

fn build<Sample>(
    found: &Found,
    config: StreamConfig,
    mut spout: Spout,
    report: Report,
) -> Result<cpal::Stream, cpal::Error>
where
    Sample: SizedSample + FromSample<f32>,
{
    let channels = usize::from(config.channels);
    let device = found.name.clone();
    found.device.build_output_stream(
        config,
        move |buffer: &mut [Sample], _| {
            let at_ns = stamp::now_ns();
            let mut frames = buffer.chunks_exact_mut(channels);
            spout.fill(at_ns, frames.len(), |sample| {
                if let Some(frame) = frames.next() {
                    frame.fill(Sample::from_sample(sample));
                }
            });
        },
        move |error: cpal::Error| match error.kind() {
            // A gap in the sound is no reason to lose the rest of it.
            ErrorKind::Xrun | ErrorKind::RealtimeDenied => {}
            // The Room may be moved to another device. Hardware that one person listens to cannot.
            ErrorKind::DeviceChanged if !is_hardware(&device) => {}
            _ => report.fault(OutputError::Sound {
                device: device.clone(),
                source: error,
            }),
        },
        Some(OPENING),
    )
}
