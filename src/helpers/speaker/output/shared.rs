//! Streams through cpal: PulseAudio first, ALSA next. The sound server may move them to another device.

use ansage::devices::helper::stamp;
use ansage::devices::sound::address::is_hardware;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, StreamConfig, SupportedStreamConfig};

use super::{BUFFERS_PER_SECOND, Opened, OutputError, Report};
use crate::device::{self, Found, NoDevice, OPENING, Way};
use crate::spout::{self, Pump, Spout};

const WAY: Way = Way {
    default_device: |host| host.default_output_device(),
    default_config: |device| device.default_output_config(),
};

impl From<NoDevice> for OutputError {
    fn from(fault: NoDevice) -> Self {
        match fault {
            NoDevice::NoSuch(name) => Self::NoSuchDevice(name),
            NoDevice::NoDefault { source, .. } => Self::NoDefault(source),
            NoDevice::Refused { source } => Self::Refused(source.to_string()),
            NoDevice::Sound { device, source } => Self::Sound { device, source },
        }
    }
}

/// Opens the device of this name, or the default one.
pub(super) fn open(name: Option<&str>, server_only: bool, report: &Report) -> Result<Opened, OutputError> {
    let found = device::served_first(name, server_only, |host| device::find_on(host, name, &WAY))?;
    let wrap = |source| OutputError::Sound {
        device: found.name.clone(),
        source,
    };
    let default = (WAY.default_config)(&found.device).map_err(wrap)?;
    let rate = default.sample_rate();
    let buffer = (rate / BUFFERS_PER_SECOND).max(1);
    let (pump, stream) = device::start(buffer, |it| start(&found, &default, it, report)).map_err(wrap)?;
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
    let (config, format) = found.asked(default, buffer_size);
    let build = match format {
        SampleFormat::F32 => build::<f32>,
        SampleFormat::I32 => build::<i32>,
        SampleFormat::U8 => build::<u8>,
        // The usual one; a device that has neither it nor those above says so.
        _ => build::<i16>,
    };
    let (pump, spout) = spout::join(config.sample_rate, report.player.clone(), spout::Hushing::Fades);
    let stream = build(found, config, spout, report.clone())?;
    stream.play()?;
    Ok((pump, stream))
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
