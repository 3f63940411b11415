//! The stream for one person alone: through the `pulseaudio` crate directly, because cpal cannot ask the server never to
//! move it to another sink.

use std::ffi::CString;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use ansage::devices::helper::stamp;
use ansage::devices::sound::address::Side;
use pulseaudio::protocol::port_info::{PortAvailable, PortInfo, PortType};
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, ChannelPosition, PlaybackStreamParams, SampleFormat, SampleSpec, SinkInfo};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

use super::{BUFFERS_PER_SECOND, Opened, OutputError, Report};
use crate::server;
use crate::spout::{self, Spout};

/// How often the server is asked whether the sink is still there and heard by one person: it is not told by itself.
const LOOK: Duration = Duration::from_millis(20);
/// A sample is a 32-bit float.
const BYTES_PER_SAMPLE: usize = size_of::<f32>();

/// Opens the sink of this name and no other, or one side of it.
pub(super) fn open(sink: &str, side: Option<Side>, report: Report) -> Result<Opened, OutputError> {
    let device = match side {
        None => format!("pulseaudio:{sink}"),
        Some(Side::Left) => format!("pulseaudio:{sink}:left"),
        Some(Side::Right) => format!("pulseaudio:{sink}:right"),
    };
    let wrap = |source| OutputError::Server {
        device: device.clone(),
        source,
    };
    let no_such_device = |_| OutputError::NoSuchDevice(device.clone());
    let silent = || OutputError::Silent(device.clone());
    let name = CString::new(sink).map_err(no_such_device)?;
    // The names that begin with @ mean whatever is the default at the time.
    if sink.is_empty() || sink.starts_with('@') {
        return Err(OutputError::NotPrivate(device));
    }

    let client = server::connect(c"Ansage (Ear)").map_err(|source| match server::is_there() {
        true => OutputError::Refused(source.to_string()),
        false => wrap(source),
    })?;
    let info = match server::answer(client.sink_info_by_name(name.clone())).ok_or_else(silent)? {
        Ok(info) => info,
        Err(ClientError::ServerError(_)) => return Err(OutputError::NoSuchDevice(device)),
        Err(error) => return Err(wrap(error)),
    };
    check_port(&info, &device)?;
    check_sides(&info, side, &device)?;
    let rate = info.sample_spec.sample_rate;
    let buffer = (rate / BUFFERS_PER_SECOND).max(1);
    let bytes_per_frame = bytes_per_frame(side) as u32;
    let (pump, mut spout) = spout::join(rate, report.player.clone(), spout::Hushing::Fades);
    let parameters = PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::Float32Le,
            channels: if side.is_some() { 2 } else { 1 },
            sample_rate: rate,
        },
        channel_map: if side.is_some() {
            ChannelMap::stereo()
        } else {
            ChannelMap::mono()
        },
        sink_name: Some(name),
        buffer_attr: BufferAttr {
            max_length: 2 * buffer * bytes_per_frame,
            target_length: 2 * buffer * bytes_per_frame,
            minimum_request_length: buffer * bytes_per_frame,
            ..BufferAttr::default()
        },
        flags: StreamFlags {
            start_corked: true,
            no_move: true,
            // Nothing of one side may be spread over the other.
            no_remix_channels: side.is_some(),
            adjust_latency: true,
            ..StreamFlags::default()
        },
        ..PlaybackStreamParams::default()
    };
    let source = move |bytes: &mut [u8]| hand_out(&mut spout, side, bytes);
    let stream = server::answer(client.create_playback_stream(parameters, source.as_playback_source()))
        .ok_or_else(silent)?
        .map_err(wrap)?;
    // Not one sample before it is certain where it goes: so far the stream is corked.
    if info.name.as_bytes() != sink.as_bytes() || stream.sink() != info.index {
        return Err(OutputError::Elsewhere(device));
    }
    server::answer(stream.uncork()).ok_or_else(silent)?.map_err(wrap)?;
    let latency = u64::from(stream.buffer_attr().target_length / bytes_per_frame);
    Ok(Opened {
        pump,
        name: device.clone(),
        rate,
        latency,
        is_served: true,
        _stream: Box::new(Watched::start(client, stream, info, device, report)),
    })
}

/// The audio callback: neither locks nor allocates nor waits.
fn hand_out(spout: &mut Spout, side: Option<Side>, bytes: &mut [u8]) -> usize {
    let at_ns = stamp::now_ns();
    let mut frames = bytes.chunks_exact_mut(bytes_per_frame(side));
    let count = frames.len();
    spout.fill(at_ns, count, |sample| {
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

/// Keeps a stream open, and notices when the server has ended it or the headphones were pulled out.
struct Watched {
    /// Dropped, it ends the watch, and with it the stream.
    _stop: Sender<()>,
}

impl Watched {
    fn start(client: Client, stream: PlaybackStream, info: SinkInfo, device: String, report: Report) -> Self {
        let (stop, stopped) = mpsc::channel::<()>();
        thread::spawn(move || {
            let fault = loop {
                if let Err(fault) = look(&client, &stream, &info, &device) {
                    break fault;
                }
                match stopped.recv_timeout(LOOK) {
                    Err(RecvTimeoutError::Timeout) => {}
                    Ok(()) | Err(RecvTimeoutError::Disconnected) => return,
                }
            };
            drop((stream, client));
            report.fault(fault);
        });
        Self { _stop: stop }
    }
}

/// Makes sure that the stream is there and its sink is as it was.
fn look(client: &Client, stream: &PlaybackStream, opened: &SinkInfo, device: &str) -> Result<(), OutputError> {
    let wrap = |source| OutputError::Server {
        device: device.to_owned(),
        source,
    };
    let silent = || OutputError::Silent(device.to_owned());
    server::answer(stream.timing_info()).ok_or_else(silent)?.map_err(wrap)?;
    let info = server::answer(client.sink_info(opened.index))
        .ok_or_else(silent)?
        .map_err(wrap)?;
    let port = |info: &SinkInfo| info.ports.get(info.active_port).map(|port| port.name.clone());
    check_port(&info, device)?;
    if port(&info) == port(opened) {
        Ok(())
    } else {
        Err(OutputError::Elsewhere(device.to_owned()))
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
