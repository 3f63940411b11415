//! Streams of PulseAudio, through the `pulseaudio` crate directly: cpal cannot ask the server never to move one to another
//! sink, and hands it silence all the time, behind which everything said would stand.
//!
//! A stream is given nothing while there is nothing to say. PulseAudio plays what comes to a stream that has starved at
//! once, in place of the silence it had made ready, so that a large buffer makes nobody wait. A hush throws away what the
//! server has.

use std::ffi::{CStr, CString};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::Duration;

use ansage_protocol::stamp;
use ansage_sound::address::Side;
use pulseaudio::protocol::port_info::{PortAvailable, PortInfo, PortType};
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, ChannelPosition, PlaybackStreamParams, SampleFormat, SampleSpec, SinkInfo};
use pulseaudio::{Client, ClientError, PlaybackSource, PlaybackStream};

use ansage_sound_devices::output::ring::{self, Hold, Hushing, SampleConsumer};
use ansage_sound_devices::output::{self, Buffer, Buffers, ErrorReport, Heard, Opened, OutputError};

use crate::server;

/// So many times the server asks for more before what it has would be at an end: whoever feeds it may be so late.
const REQUESTS: usize = 20;
/// How often the server is asked whether the sink is still there and heard by one person: it is not told by itself.
const LOOK: Duration = Duration::from_millis(20);
/// A sample is a 32-bit float.
const BYTES_PER_SAMPLE: usize = size_of::<f32>();

/// Opens a sink: the one of this name, or the default one, from which the server may move the stream.
pub(super) fn open_shared(name: Option<&str>, buffers: &Buffers, report: ErrorReport) -> Result<Opened, OutputError> {
    let shown = format!("pulseaudio:{}", name.unwrap_or("default"));
    let client = connect(c"Ansage", &shown)?;
    let info = match name {
        // The names that begin with @ mean whatever is the default at the time.
        Some(name) if name.is_empty() || name.starts_with('@') => return Err(OutputError::NoSuchDevice(shown)),
        Some(name) => sink_named(&client, name, &shown)?,
        None => sink_named(&client, "@DEFAULT_SINK@", &shown).map_err(|error| match error {
            OutputError::NoSuchDevice(_) => OutputError::NoDefault(shown),
            error => error,
        })?,
    };
    let device = format!("pulseaudio:{}", info.name.to_string_lossy());
    let line = StreamRequest {
        sink: name.and_then(|it| CString::new(it).ok()),
        side: None,
        may_move: true,
        buffer: buffers.of(&device),
        device,
    };
    line.open(client, &info, report)
}

/// Opens the sink of this name and no other, or one side of it.
pub(super) fn open_private(
    sink: &str,
    side: Option<Side>,
    buffers: &Buffers,
    report: ErrorReport,
) -> Result<Opened, OutputError> {
    let device = match side {
        None => format!("pulseaudio:{sink}"),
        Some(Side::Left) => format!("pulseaudio:{sink}:left"),
        Some(Side::Right) => format!("pulseaudio:{sink}:right"),
    };
    // The names that begin with @ mean whatever is the default at the time.
    if sink.is_empty() || sink.starts_with('@') {
        return Err(OutputError::NotPrivate(device));
    }
    let client = connect(c"Ansage (Ear)", &device)?;
    let info = sink_named(&client, sink, &device)?;
    check_port(&info, &device)?;
    check_sides(&info, side, &device)?;
    let line = StreamRequest {
        sink: CString::new(sink).ok(),
        side,
        may_move: false,
        buffer: buffers.of(&device),
        device,
    };
    line.open(client, &info, report)
}

fn connect(name: &CStr, device: &str) -> Result<Client, OutputError> {
    server::connect(name).map_err(|source| match server::is_there() {
        true => OutputError::Refused(source.to_string()),
        false => OutputError::Server {
            device: device.to_owned(),
            source: source.into(),
        },
    })
}

fn sink_named(client: &Client, name: &str, device: &str) -> Result<SinkInfo, OutputError> {
    let no_such_device = || OutputError::NoSuchDevice(device.to_owned());
    let name = CString::new(name).map_err(|_has_a_nul| no_such_device())?;
    match server::answer(client.sink_info_by_name(name)) {
        None => Err(OutputError::Silent(device.to_owned())),
        Some(Ok(info)) => Ok(info),
        Some(Err(ClientError::ServerError(_))) => Err(no_such_device()),
        Some(Err(source)) => Err(OutputError::Server {
            device: device.to_owned(),
            source: source.into(),
        }),
    }
}

/// A stream that is asked for.
struct StreamRequest {
    /// `None`: wherever the server plays by default.
    sink: Option<CString>,
    side: Option<Side>,
    /// True if the server may move it to another sink.
    may_move: bool,
    buffer: Buffer,
    device: String,
}

impl StreamRequest {
    fn open(self, client: Client, info: &SinkInfo, report: ErrorReport) -> Result<Opened, OutputError> {
        let device = self.device.clone();
        let wrap = |source: ClientError| OutputError::Server {
            device: device.clone(),
            source: source.into(),
        };
        let silent = || OutputError::Silent(device.clone());
        let rate = info.sample_spec.sample_rate;
        let (producer, consumer) = ring::join(rate, report.player.clone(), Hushing::Flushes);
        let capacity = Arc::new(AtomicUsize::new(self.frames(rate)));
        let source = Source {
            consumer,
            side: self.side,
            capacity: Arc::clone(&capacity),
            rate,
        };
        let stream = server::answer(client.create_playback_stream(self.parameters(rate), source))
            .ok_or_else(silent)?
            .map_err(wrap)?;
        // What the sink holds is not the stream's.
        let target = stream.buffer_attr().target_length as usize / bytes_per_frame(self.side);
        capacity.store(target, Ordering::Relaxed);
        // Not one sample before it is certain where it goes: so far the stream is corked.
        if !self.may_move && stream.sink() != info.index {
            return Err(OutputError::Elsewhere(device));
        }
        server::answer(stream.uncork()).ok_or_else(silent)?.map_err(wrap)?;
        let watched = Watched {
            client,
            stream: stream.clone(),
            sink: (!self.may_move).then(|| info.clone()),
            device: device.clone(),
        };
        let watch = watched.start(report);
        Ok(Opened {
            producer,
            name: device,
            rate,
            buffer: self.buffer,
            heard: Heard::After(2 * Duration::from_millis(self.buffer.0.into())),
            is_served: true,
            flush: Some(Box::new(Flush {
                stream,
                watch: watch.clone(),
            })),
            stream: Box::new(watch),
        })
    }

    /// Returns how many frames of the stream the server holds at most.
    fn frames(&self, rate: u32) -> usize {
        REQUESTS * self.buffer.frames(rate) as usize
    }

    fn parameters(&self, rate: u32) -> PlaybackStreamParams {
        let bytes = |frames: usize| (frames * bytes_per_frame(self.side)) as u32;
        let whole = self.frames(rate);
        PlaybackStreamParams {
            sample_spec: SampleSpec {
                format: SampleFormat::Float32Le,
                channels: if self.side.is_some() { 2 } else { 1 },
                sample_rate: rate,
            },
            channel_map: if self.side.is_some() {
                ChannelMap::stereo()
            } else {
                ChannelMap::mono()
            },
            sink_name: self.sink.clone(),
            buffer_attr: BufferAttr {
                max_length: bytes(whole),
                target_length: bytes(whole),
                // What is said is heard from its first frame on, and a stream that starved goes on with its next.
                pre_buffering: bytes(1),
                // With early requests the sink too holds so much and no more, however much the stream has.
                minimum_request_length: bytes(whole / REQUESTS),
                ..BufferAttr::default()
            },
            flags: StreamFlags {
                start_corked: true,
                no_move: !self.may_move,
                // Nothing of one side may be spread over the other.
                no_remix_channels: self.side.is_some(),
                early_requests: true,
                ..StreamFlags::default()
            },
            ..PlaybackStreamParams::default()
        }
    }
}

/// What the server asks for sound. It neither locks nor allocates nor waits.
struct Source {
    consumer: SampleConsumer,
    side: Option<Side>,
    /// Frames of the stream that the server holds at most.
    capacity: Arc<AtomicUsize>,
    /// Frames per second.
    rate: u32,
}

impl PlaybackSource for Source {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &mut [u8]) -> Poll<usize> {
        let (side, capacity) = (self.side, self.capacity.load(Ordering::Relaxed));
        let size = bytes_per_frame(side);
        let room = bytes.len() / size;
        // It is heard behind what the server still has.
        let ahead = Duration::from_secs(1) * (capacity.saturating_sub(room) as u32) / self.rate;
        let at_ns = stamp::now_ns() + stamp::ns(ahead);
        match self.consumer.due(at_ns, room, capacity, context.waker()) {
            0 => Poll::Pending,
            count => Poll::Ready(hand_out(&mut self.consumer, side, at_ns, &mut bytes[..count * size])),
        }
    }
}

fn hand_out(consumer: &mut SampleConsumer, side: Option<Side>, at_ns: u64, bytes: &mut [u8]) -> usize {
    let mut frames = bytes.chunks_exact_mut(bytes_per_frame(side));
    let count = frames.len();
    consumer.fill(at_ns, count, |sample| {
        if let Some(frame) = frames.next() {
            let silence = 0_f32.to_le_bytes();
            let (left, right) = frame.split_at_mut(BYTES_PER_SAMPLE);
            match side {
                None => left.copy_from_slice(&sample.to_le_bytes()),
                Some(Side::Left) => {
                    left.copy_from_slice(&sample.to_le_bytes());
                    right.copy_from_slice(&silence);
                }
                Some(Side::Right) => {
                    left.copy_from_slice(&silence);
                    right.copy_from_slice(&sample.to_le_bytes());
                }
            }
        }
    });
    count * bytes_per_frame(side)
}

/// One sample, or one for each side.
fn bytes_per_frame(side: Option<Side>) -> usize {
    match side {
        None => BYTES_PER_SAMPLE,
        Some(_) => 2 * BYTES_PER_SAMPLE,
    }
}

/// Refuses a side of a sink that has not both.
fn check_sides(info: &SinkInfo, side: Option<Side>, device: &str) -> Result<(), OutputError> {
    match side {
        Some(_) if !has_sides(info) => Err(OutputError::OneChannel(device.to_owned())),
        _ => Ok(()),
    }
}

/// Returns true if a sink has a left and a right.
pub(super) fn has_sides(info: &SinkInfo) -> bool {
    let has = |position| info.channel_map.into_iter().any(|it| it == position);
    has(ChannelPosition::FrontLeft) && has(ChannelPosition::FrontRight)
}

/// Refuses a sink whose sound comes out where others hear it, although it has a socket for headphones: one sink of
/// PulseAudio goes on when the headphones are pulled out, through the loudspeaker.
fn check_port(info: &SinkInfo, device: &str) -> Result<(), OutputError> {
    let is_worn = |port: &PortInfo| matches!(port.port_type, PortType::Headphones | PortType::Headset);
    let Some(active) = info.ports.get(info.active_port) else {
        return Ok(());
    };
    if active.available == PortAvailable::No {
        Err(OutputError::Unplugged(device.to_owned()))
    } else if !is_worn(active) && info.ports.iter().any(is_worn) {
        Err(OutputError::Loudspeaker(device.to_owned()))
    } else {
        Ok(())
    }
}

/// Lets the server throw away what it has of a stream.
struct Flush {
    stream: PlaybackStream,
    watch: Watch,
}

/// An answer of the server that is still to come.
type Flushing = Pin<Box<dyn Future<Output = Result<(), ClientError>> + Send>>;

impl output::Flush for Flush {
    fn throw_away(&self, hold: Hold) {
        let stream = self.stream.clone();
        let mut flushing: Flushing = Box::pin(async move { stream.flush().await });
        // Polled once, it has been sent. Whoever watches the stream waits for the answer.
        if flushing
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()))
            .is_pending()
        {
            let _ = self.watch.0.send((flushing, hold));
        }
    }
}

/// Keeps a stream open; when all of these are dropped, the watch ends, and with it the stream.
#[derive(Clone)]
struct Watch(Sender<(Flushing, Hold)>);

/// A stream that is open, and what must stay as it is.
struct Watched {
    client: Client,
    stream: PlaybackStream,
    /// The sink on which alone it may be heard.
    sink: Option<SinkInfo>,
    device: String,
}

impl Watched {
    fn start(self, report: ErrorReport) -> Watch {
        let (watch, flushes) = mpsc::channel::<(Flushing, Hold)>();
        thread::spawn(move || {
            let error = loop {
                if let Err(error) = self.look() {
                    break error;
                }
                match flushes.recv_timeout(LOOK) {
                    Ok((flushing, hold)) => {
                        // The next look tells what is wrong with a server that does not answer.
                        let _ = server::answer(flushing);
                        drop(hold);
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            };
            self.end();
            drop(self);
            report.error(error);
        });
        Watch(watch)
    }

    /// Ends the stream at once, with all that the server still has of it, whoever else holds on to it: where it is heard
    /// may have become another place.
    fn end(&self) {
        let mut deleting = Box::pin(self.stream.clone().delete());
        // Polled once, it has been sent; a server that hangs is not waited for.
        let _ = deleting.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    }

    /// Makes sure that the stream is there, and its sink as it was if nobody else may hear it.
    fn look(&self) -> Result<(), OutputError> {
        let wrap = |source: ClientError| OutputError::Server {
            device: self.device.clone(),
            source: source.into(),
        };
        let silent = || OutputError::Silent(self.device.clone());
        server::answer(self.stream.timing_info())
            .ok_or_else(silent)?
            .map_err(wrap)?;
        let Some(opened) = &self.sink else {
            return Ok(());
        };
        let info = server::answer(self.client.sink_info(opened.index))
            .ok_or_else(silent)?
            .map_err(wrap)?;
        let port = |info: &SinkInfo| info.ports.get(info.active_port).map(|port| port.name.clone());
        check_port(&info, &self.device)?;
        if port(&info) == port(opened) {
            Ok(())
        } else {
            Err(OutputError::Elsewhere(self.device.clone()))
        }
    }
}

#[cfg(test)]
mod tests {
    use pulseaudio::protocol::port_info::PortDirection;

    use super::*;

    fn port(port_type: PortType, available: PortAvailable) -> PortInfo {
        PortInfo {
            name: CString::default(),
            port_type,
            description: None,
            dir: PortDirection::Input,
            priority: 0,
            available,
            availability_group: None,
        }
    }

    /// Whether a sink with these ports is heard by one person when the first is active.
    fn is_private(ports: &[(PortType, PortAvailable)]) -> bool {
        let info = SinkInfo {
            ports: ports.iter().map(|(kind, available)| port(*kind, *available)).collect(),
            active_port: 0,
            ..SinkInfo::default()
        };
        check_port(&info, "card").is_ok()
    }

    #[test]
    fn headphones_pulled_out_of_a_card_with_a_loudspeaker_end_the_ear() {
        use PortAvailable::{No, Unknown, Yes};
        use PortType::{Analog, Headphones, Speaker};
        assert!(is_private(&[(Headphones, Yes), (Speaker, Unknown)]));
        assert!(!is_private(&[(Speaker, Unknown), (Headphones, No)]));
        assert!(!is_private(&[(Speaker, Yes), (Headphones, Yes)]));
        assert!(!is_private(&[(Headphones, No), (Speaker, Unknown)]));
        // A headset on a cable of its own is often called a loudspeaker, and has nothing else.
        assert!(is_private(&[(Speaker, Unknown)]));
        assert!(is_private(&[(Analog, Unknown)]));
        assert!(is_private(&[]));
    }
}
