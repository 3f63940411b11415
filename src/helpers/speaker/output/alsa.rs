//! Streams of ALSA, through cpal.

use ansage_protocol::stamp;
use ansage_sound::address::is_hardware;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig};

use super::{Buffers, ErrorReport, Heard, Opened, OutputError};
use crate::sample_ring::{self, GapCounter, Hushing, SampleConsumer, SampleProducer};
use ansage_sound_devices::device::{self, AlsaDevice, DeviceError, Direction, OPENING};

/// A device plays one part of its buffer while the other is filled.
const PARTS: u32 = 2;

const DIRECTION: Direction = Direction {
    default_device: |host| host.default_output_device(),
    default_config: |device| device.default_output_config(),
};

impl From<DeviceError> for OutputError {
    fn from(error: DeviceError) -> Self {
        match error {
            DeviceError::NoSuch(name) => Self::NoSuchDevice(name),
            DeviceError::NoDefault { source, .. } => Self::NoDefault(source.to_string()),
            DeviceError::Sound { device, source } => Self::Sound { device, source },
        }
    }
}

/// Opens the device of this name, or the default one.
pub(super) fn open(name: Option<&str>, buffers: &Buffers, report: &ErrorReport) -> Result<Opened, OutputError> {
    let found = device::find(name, &DIRECTION)?;
    let wrap = |source| OutputError::Sound {
        device: found.name.clone(),
        source,
    };
    let default = (DIRECTION.default_config)(&found.device).map_err(wrap)?;
    let rate = default.sample_rate();
    let buffer = buffers.of(&found.name);
    let part = buffer.frames(rate);
    let (producer, stream) = device::start(part, |it| start(&found, &default, it, report)).map_err(wrap)?;
    // Two parts are asked for; the device tells how long they have become.
    let latency = u64::from(PARTS * stream.buffer_size().unwrap_or(part));
    Ok(Opened {
        producer,
        name: found.name,
        rate,
        buffer,
        heard: Heard::Behind(latency),
        is_served: false,
        flush: None,
        _stream: Box::new(stream),
    })
}

fn start(
    found: &AlsaDevice,
    default: &SupportedStreamConfig,
    buffer_size: BufferSize,
    report: &ErrorReport,
) -> Result<(SampleProducer, cpal::Stream), cpal::Error> {
    let (config, format) = device::asked(default, buffer_size);
    let build = match format {
        SampleFormat::F32 => build::<f32>,
        SampleFormat::I32 => build::<i32>,
        SampleFormat::U8 => build::<u8>,
        // The usual one; a device that has neither it nor those above says so.
        _ => build::<i16>,
    };
    let (producer, consumer) = sample_ring::join(config.sample_rate, report.player.clone(), Hushing::Fades);
    let gaps = producer.gap_counter();
    let stream = build(found, config, consumer, gaps, report.clone())?;
    stream.play()?;
    Ok((producer, stream))
}

fn build<Sample>(
    found: &AlsaDevice,
    config: StreamConfig,
    mut consumer: SampleConsumer,
    gaps: GapCounter,
    report: ErrorReport,
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
            consumer.fill(at_ns, frames.len(), |sample| {
                if let Some(frame) = frames.next() {
                    frame.fill(Sample::from_sample(sample));
                }
            });
        },
        move |error: cpal::Error| match error.kind() {
            // A gap in the sound is no reason to lose the rest of it.
            ErrorKind::Xrun => gaps.count(),
            ErrorKind::RealtimeDenied => {}
            // The Room may be moved to another device. Hardware that one person listens to cannot.
            ErrorKind::DeviceChanged if !is_hardware(&device) => {}
            _ => report.error(OutputError::Sound {
                device: device.clone(),
                source: error,
            }),
        },
        Some(OPENING),
    )
}
