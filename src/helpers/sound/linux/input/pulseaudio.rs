//! Microphones of PulseAudio, through the `pulseaudio` crate directly: cpal lets the server keep no more than one call's
//! sound, so that whatever a busy machine hands out late is lost without a word.

use std::ffi::CString;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, RecordStreamParams, SampleFormat, SampleSpec, SourceInfo};
use pulseaudio::{Client, ClientError, RecordStream};

use ansage_sound_devices::input::ring::{self, Filler};
use ansage_sound_devices::input::{BUFFERS_PER_SECOND, ErrorReport, InputError, Opened, check_rate};

use crate::server;

/// How often the server is asked whether the microphone that was asked for is still there.
const LOOK: Duration = Duration::from_millis(250);
/// How much the server keeps of what has not been fetched, in seconds.
const KEPT_SECONDS: u32 = 2;
/// A sample is a 32-bit float.
const BYTES_PER_SAMPLE: usize = size_of::<f32>();
/// The server's own name of the microphone that is the default at the time.
const DEFAULT_SOURCE: &str = "@DEFAULT_SOURCE@";

/// Opens the source of this name, which the server may not replace by another, or the default one.
pub(super) fn open(source: Option<&str>, report: &ErrorReport) -> Result<Opened, InputError> {
    let named = source.unwrap_or(DEFAULT_SOURCE);
    let asked = DeviceName(format!("pulseaudio:{}", source.unwrap_or("default")));
    let name = CString::new(named).map_err(|_nul| asked.is_none())?;
    let client = server::connect(c"Ansage (microphone)").map_err(|error| match server::is_there() {
        true => InputError::Refused(error.to_string()),
        false => asked.failed(error),
    })?;
    let info = asked.answer(client.source_info_by_name(name))?;
    let device = DeviceName(format!("pulseaudio:{}", info.name.to_string_lossy()));
    let rate = info.sample_spec.sample_rate;
    check_rate(&device.0, rate)?;
    let (filler, drain) = ring::join(rate, report.capture.clone());
    let parameters = parameters(&info, source.is_some());
    let stream = device.answer(client.create_record_stream(parameters, taking(filler)))?;
    device.answer(stream.uncork())?;
    let name = device.0.clone();
    Ok(Opened {
        drain,
        name,
        rate,
        is_served: true,
        // The default one may be another from one moment to the next, and the stream goes with it.
        stream: match source {
            Some(_) => Box::new(Watched::start(client, stream, info.index, device, report)),
            None => Box::new((stream, client)),
        },
    })
}

/// Asks for one channel of 32-bit floats at the source's own rate, in pieces of 10 ms.
fn parameters(source: &SourceInfo, is_named: bool) -> RecordStreamParams {
    let rate = source.sample_spec.sample_rate;
    let bytes = |samples: u32| samples * BYTES_PER_SAMPLE as u32;
    RecordStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::Float32Le,
            channels: 1,
            sample_rate: rate,
        },
        channel_map: ChannelMap::mono(),
        source_index: Some(source.index),
        buffer_attr: BufferAttr {
            max_length: bytes(KEPT_SECONDS * rate),
            fragment_size: bytes((rate / BUFFERS_PER_SECOND).max(1)),
            ..BufferAttr::default()
        },
        flags: StreamFlags {
            start_corked: true,
            // What is said into another microphone, or what a loudspeaker plays, is not what was asked for.
            no_move: is_named,
            adjust_latency: true,
            ..StreamFlags::default()
        },
        ..RecordStreamParams::default()
    }
}

/// The audio callback: neither locks nor allocates nor waits.
fn taking(mut filler: Filler) -> impl FnMut(&[u8]) + Send + 'static {
    move |bytes: &[u8]| {
        let (samples, _none) = bytes.as_chunks::<BYTES_PER_SAMPLE>();
        filler.fill(samples.iter().map(|it| f32::from_le_bytes(*it)));
    }
}

/// The name a microphone is asked for by, for what is told of it.
#[derive(Clone)]
struct DeviceName(String);

impl DeviceName {
    fn answer<Answer>(&self, answer: impl Future<Output = Result<Answer, ClientError>>) -> Result<Answer, InputError> {
        match server::answer(answer) {
            Some(Ok(answer)) => Ok(answer),
            Some(Err(ClientError::ServerError(_))) => Err(self.is_none()),
            Some(Err(error)) => Err(self.failed(error)),
            None => Err(InputError::Silent(self.0.clone())),
        }
    }

    fn is_none(&self) -> InputError {
        InputError::NoSuchDevice(self.0.clone())
    }

    fn failed(&self, source: ClientError) -> InputError {
        let device = self.0.clone();
        InputError::Server {
            device,
            source: source.into(),
        }
    }
}

/// An open stream whose microphone is watched: the server does not tell when it has gone.
struct Watched {
    _stream: RecordStream,
    _is_open: Arc<()>,
}

impl Watched {
    fn start(client: Client, stream: RecordStream, source: u32, device: DeviceName, report: &ErrorReport) -> Self {
        let is_open = Arc::new(());
        let (weak, report) = (Arc::downgrade(&is_open), report.clone());
        thread::spawn(move || watch(&client, source, &device, &weak, &report));
        Self {
            _stream: stream,
            _is_open: is_open,
        }
    }
}

fn watch(client: &Client, source: u32, device: &DeviceName, is_open: &Weak<()>, report: &ErrorReport) {
    while is_open.strong_count() > 0 {
        if let Err(error) = device.answer(client.source_info(source)) {
            return report.error(error);
        }
        thread::park_timeout(LOOK);
    }
}
