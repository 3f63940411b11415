//! Microphones through cpal.

use cpal::traits::{DeviceTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig};

use super::ring::{self, Drain};
use super::{BUFFERS_PER_SECOND, ErrorReport, InputError, Opened, check_rate};
use crate::device::{self, FoundDevice, OPENING};

/// Opens a microphone that was found.
///
/// # Errors
///
/// Returns why it is not heard.
pub fn open(found: FoundDevice, report: &ErrorReport) -> Result<Opened, InputError> {
    let wrap = |source| InputError::Sound {
        device: found.name.clone(),
        source,
    };
    let default = found.device.default_input_config().map_err(wrap)?;
    let rate = default.sample_rate();
    check_rate(&found.name, rate)?;
    let buffer = (rate / BUFFERS_PER_SECOND).max(1);
    let (drain, stream) = device::start(buffer, |it| start(&found, &default, it, report)).map_err(wrap)?;
    Ok(Opened {
        drain,
        name: found.name,
        rate,
        is_served: false,
        stream: Box::new(stream),
    })
}

fn start(
    found: &FoundDevice,
    default: &SupportedStreamConfig,
    buffer_size: BufferSize,
    report: &ErrorReport,
) -> Result<(Drain, cpal::Stream), cpal::Error> {
    let (config, format) = device::asked(default, buffer_size);
    let build = match format {
        SampleFormat::F32 => build::<f32>,
        SampleFormat::I32 => build::<i32>,
        SampleFormat::U8 => build::<u8>,
        // The usual one; a device that has neither it nor those above says so.
        _ => build::<i16>,
    };
    let (drain, stream) = build(found, config, report)?;
    stream.play()?;
    Ok((drain, stream))
}

fn build<Sample>(
    found: &FoundDevice,
    config: StreamConfig,
    report: &ErrorReport,
) -> Result<(Drain, cpal::Stream), cpal::Error>
where
    Sample: SizedSample,
    f32: FromSample<Sample>,
{
    let channels = usize::from(config.channels);
    let (mut filler, drain) = ring::join(config.sample_rate, report.capture.clone());
    let (device, report) = (found.name.clone(), report.clone());
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
            // A gap is no reason to lose the rest.
            ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged => {}
            _ => report.error(InputError::Sound {
                device: device.clone(),
                source: error,
            }),
        },
        Some(OPENING),
    )?;
    Ok((drain, stream))
}
