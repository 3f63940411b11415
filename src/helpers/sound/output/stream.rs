//! Streams of cpal, which is given sound and silence all the time.

use ansage_protocol::stamp;
use cpal::traits::{DeviceTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig};

use super::ring::{self, GapCounter, Hushing, SampleConsumer, SampleProducer};
use super::{Buffer, Buffers, ErrorReport, Heard, OutputError};
use crate::device::{self, FoundDevice, OPENING};

/// How a device plays.
#[derive(Clone, Copy, Debug)]
pub struct How {
    /// It has so many buffers, and plays one while the others are filled.
    pub parts: u32,
    /// True if nobody is harmed when the system moves the stream to another device.
    pub may_move: bool,
}

/// A stream that plays silence.
pub struct Playing {
    /// Takes what is to be played.
    pub producer: SampleProducer,
    /// Frames per second.
    pub rate: u32,
    /// What the device was asked for.
    pub buffer: Buffer,
    /// When what was handed out has been heard.
    pub heard: Heard,
    /// Closed when dropped.
    pub stream: cpal::Stream,
}

/// Opens a device that was found, and lets it play silence.
///
/// # Errors
///
/// Returns why it does not play.
pub fn open(found: &FoundDevice, how: How, buffers: &Buffers, report: &ErrorReport) -> Result<Playing, OutputError> {
    let wrap = |source| OutputError::Sound {
        device: found.name.clone(),
        source,
    };
    let default = found.device.default_output_config().map_err(wrap)?;
    let rate = default.sample_rate();
    let buffer = buffers.of(&found.name);
    let part = buffer.frames(rate);
    let (producer, stream) = device::start(part, |it| start(found, how, &default, it, report)).map_err(wrap)?;
    // So many parts are asked for; the device tells how long they have become.
    let latency = u64::from(how.parts * stream.buffer_size().unwrap_or(part));
    Ok(Playing {
        producer,
        rate,
        buffer,
        heard: Heard::Behind(latency),
        stream,
    })
}

fn start(
    found: &FoundDevice,
    how: How,
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
    let (producer, consumer) = ring::join(config.sample_rate, report.player.clone(), Hushing::Fades);
    let gaps = producer.gap_counter();
    let stream = build(found, how, config, consumer, gaps, report.clone())?;
    stream.play()?;
    Ok((producer, stream))
}

fn build<Sample>(
    found: &FoundDevice,
    how: How,
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
            ErrorKind::DeviceChanged if how.may_move => {}
            _ => report.error(OutputError::Sound {
                device: device.clone(),
                source: error,
            }),
        },
        Some(OPENING),
    )
}
