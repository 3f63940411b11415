//! What the service takes for PulseAudio: what it plays there goes into the pipe of its rate, as it is made.
//!
//! A device of ALSA that writes into a file keeps all of a text to itself until it has been spoken; a client of
//! PulseAudio hands over each piece as soon as there is room for it. There is room for the beginning of a text at once, and
//! then for little at a time, so that next to nothing is under way when the service says that it has spoken.

use std::collections::HashMap;
use std::fs::OpenOptions;
use std::io::{self, BufReader, Cursor, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use pulseaudio::protocol::{
    self, AuthReply, Command, CommandReply, CreatePlaybackStreamReply, PlaybackLatency, PlaybackStreamParams,
    ProtocolError, PulseError, Request, SampleFormat, SampleSpec, SetClientNameReply,
};

use super::pipes;
use super::wait::Until;

/// So many bytes of a stream may be under way: 12 ms of one voice at 22,050 samples a second.
const ROOM_BYTES: u32 = 512;
/// The same at the beginning of a text: 186 ms.
const HEAD_BYTES: u32 = 8192;
/// After so long without sound another text begins.
const PAUSE: Duration = Duration::from_millis(50);
/// A message larger than this is none.
const LARGEST_BYTES: u32 = 1 << 20;
/// Marks a message that is no sound.
const COMMAND: u32 = u32::MAX;

/// A server of PulseAudio's protocol with one sink; it ends with the value.
#[derive(Debug)]
pub(crate) struct Server {
    socket: PathBuf,
    is_over: Arc<AtomicBool>,
}

impl Server {
    /// Starts it on a socket in `folder`, in which the pipes lie.
    pub(crate) fn start(folder: &Path) -> io::Result<Self> {
        let socket = socket(folder);
        let listener = UnixListener::bind(&socket)?;
        let is_over = Arc::new(AtomicBool::new(false));
        let (its_folder, its_end) = (folder.to_owned(), Arc::clone(&is_over));
        thread::spawn(move || {
            for client in listener.incoming() {
                if its_end.load(Ordering::Acquire) {
                    return;
                }
                let Ok(client) = client else { continue };
                let folder = its_folder.clone();
                thread::spawn(move || {
                    // Whoever has gone, or speaks another language, is not heard.
                    if let Err(error) = Client::new(client, folder).and_then(Client::serve) {
                        tracing::debug!(%error, "a client of the own voice's sound has gone");
                    }
                });
            }
        });
        Ok(Self { socket, is_over })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Release);
        // Nobody else may come any more, so this one is waited for.
        let _ = UnixStream::connect(&self.socket);
    }
}

/// Returns where the server of a folder is to be found.
pub(crate) fn socket(folder: &Path) -> PathBuf {
    folder.join("native")
}

struct Client {
    input: BufReader<UnixStream>,
    output: UnixStream,
    folder: PathBuf,
    version: u16,
    streams: HashMap<u32, Stream>,
}

/// Sound on its way from a client into a pipe.
struct Stream {
    pipe: std::fs::File,
    form: SampleSpec,
    /// The beginning of a frame whose end has not come yet.
    rest: Vec<u8>,
    /// Until then what comes belongs to the same text.
    same_text: Until,
    /// Bytes of the present text that have come, and for how many more there is room.
    come: u32,
    room: u32,
    has_started: bool,
}

impl Client {
    fn new(socket: UnixStream, folder: PathBuf) -> Result<Self, ProtocolError> {
        Ok(Self {
            input: BufReader::new(socket.try_clone()?),
            output: socket,
            folder,
            version: protocol::MAX_VERSION,
            streams: HashMap::new(),
        })
    }

    /// Serves until the client has gone.
    fn serve(mut self) -> Result<(), ProtocolError> {
        loop {
            let message = protocol::read_descriptor(&mut self.input)?;
            if message.length > LARGEST_BYTES {
                return Err(ProtocolError::Invalid("too long".to_owned()));
            }
            let mut payload = vec![0; message.length as usize];
            self.input.read_exact(&mut payload)?;
            if message.channel == COMMAND {
                let (number, command) = Command::read_tag_prefixed(&mut Cursor::new(payload), self.version)?;
                self.answer(number, command)?;
            } else {
                self.take(message.channel, &payload)?;
            }
        }
    }

    fn answer(&mut self, number: u32, command: Command) -> Result<(), ProtocolError> {
        match command {
            Command::Auth(params) => {
                let version = params.version.min(protocol::MAX_VERSION);
                let reply = AuthReply {
                    version,
                    ..AuthReply::default()
                };
                self.reply(number, &reply)?;
                self.version = version;
                Ok(())
            }
            Command::SetClientName(_) => self.reply(number, &SetClientNameReply { client_id: 0 }),
            Command::CreatePlaybackStream(params) => self.open(number, params),
            Command::DeletePlaybackStream(channel) => {
                self.streams.remove(&channel);
                self.acknowledge(number)
            }
            Command::GetPlaybackLatency(params) => self.reply(
                number,
                &PlaybackLatency {
                    sink_usec: 0,
                    source_usec: 0,
                    playing: true,
                    local_time: params.now,
                    remote_time: params.now,
                    write_offset: 0,
                    read_offset: 0,
                    underrun_for: 0,
                    playing_for: 0,
                },
            ),
            // All that came before has gone into the pipe.
            Command::DrainPlaybackStream(_)
            | Command::CorkPlaybackStream(_)
            | Command::FlushPlaybackStream(_)
            | Command::PrebufPlaybackStream(_)
            | Command::TriggerPlaybackStream(_)
            | Command::SetPlaybackStreamName(_)
            | Command::UpdatePlaybackStreamProplist(_)
            | Command::SetSinkInputVolume(_)
            | Command::SetSinkInputMute(_)
            | Command::Subscribe(_) => self.acknowledge(number),
            _ => self.refuse(number, &PulseError::NotImplemented),
        }
    }

    fn open(&mut self, number: u32, params: PlaybackStreamParams) -> Result<(), ProtocolError> {
        // A client that names no form but what it can make of it is given what every voice has.
        let form = params.sample_spec;
        let pipe = OpenOptions::new()
            .write(true)
            .open(pipes::path(&self.folder, form.sample_rate));
        let (Ok(pipe), true) = (pipe, can_be_taken(form)) else {
            return self.refuse(number, &PulseError::NotSupported);
        };
        let channel = (0..=u32::MAX).find(|it| !self.streams.contains_key(it)).unwrap_or(0);
        let stream = Stream {
            pipe,
            form,
            rest: Vec::new(),
            same_text: Until::after(Duration::ZERO),
            come: 0,
            room: ROOM_BYTES,
            has_started: false,
        };
        self.streams.insert(channel, stream);
        let mut buffer_attr = params.buffer_attr;
        buffer_attr.max_length = LARGEST_BYTES;
        buffer_attr.target_length = ROOM_BYTES;
        buffer_attr.pre_buffering = 0;
        buffer_attr.minimum_request_length = ROOM_BYTES;
        let reply = CreatePlaybackStreamReply {
            channel,
            stream_index: channel,
            requested_bytes: ROOM_BYTES,
            buffer_attr,
            sample_spec: form,
            channel_map: params.channel_map,
            sink_name: Some(c"ansage".to_owned()),
            ..CreatePlaybackStreamReply::default()
        };
        self.reply(number, &reply)
    }

    /// Takes sound into its pipe, and makes room for as much again.
    fn take(&mut self, channel: u32, bytes: &[u8]) -> Result<(), ProtocolError> {
        let Some(stream) = self.streams.get_mut(&channel) else {
            return Ok(());
        };
        stream.take(bytes)?;
        let is_first = !std::mem::replace(&mut stream.has_started, true);
        let length = stream.make_room(u32::try_from(bytes.len()).unwrap_or(ROOM_BYTES));
        if is_first {
            self.tell(&Command::Started(channel))?;
        }
        if length > 0 {
            self.tell(&Command::Request(Request { channel, length }))?;
        }
        Ok(())
    }

    fn tell(&mut self, command: &Command) -> Result<(), ProtocolError> {
        protocol::write_command_message(&mut self.output, COMMAND, command, self.version).map(|_| ())
    }

    fn reply(&mut self, number: u32, reply: &impl CommandReply) -> Result<(), ProtocolError> {
        protocol::write_reply_message(&mut self.output, number, reply, self.version).map(|_| ())
    }

    fn acknowledge(&mut self, number: u32) -> Result<(), ProtocolError> {
        protocol::write_ack_message(&mut self.output, number).map(|_| ())
    }

    fn refuse(&mut self, number: u32, why: &PulseError) -> Result<(), ProtocolError> {
        protocol::write_error(&mut self.output, number, why).map(|_| ())
    }
}

impl Stream {
    fn take(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.rest.extend_from_slice(bytes);
        let channels = usize::from(self.form.channels);
        let size = bytes_of(self.form.format).unwrap_or(2);
        let mut mono = Vec::new();
        let frames = self.rest.chunks_exact(size * channels);
        let left = frames.remainder().to_vec();
        for frame in frames {
            let sum: i32 = frame
                .chunks_exact(size)
                .map(|it| i32::from(sample(self.form.format, it)))
                .sum();
            let sample = sum / i32::from(self.form.channels);
            mono.extend_from_slice(&i16::try_from(sample).unwrap_or_default().to_le_bytes());
        }
        self.rest = left;
        self.pipe.write_all(&mono)
    }
}

impl Stream {
    /// Takes note of so many bytes that have come, and returns for how many more there is room now.
    fn make_room(&mut self, bytes: u32) -> u32 {
        if self.same_text.is_past() {
            self.come = 0;
        }
        self.same_text = Until::after(PAUSE);
        self.come = self.come.saturating_add(bytes);
        self.room = self.room.saturating_sub(bytes);
        let wanted = if self.come < HEAD_BYTES { HEAD_BYTES } else { ROOM_BYTES };
        let more = wanted.saturating_sub(self.room);
        self.room += more;
        more
    }
}

fn can_be_taken(form: SampleSpec) -> bool {
    bytes_of(form.format).is_some() && form.channels > 0
}

/// Returns the bytes of one sample; `None` for what no voice makes.
fn bytes_of(format: SampleFormat) -> Option<usize> {
    match format {
        SampleFormat::U8 => Some(1),
        SampleFormat::S16Le | SampleFormat::S16Be => Some(2),
        SampleFormat::Float32Le | SampleFormat::S32Le => Some(4),
        _ => None,
    }
}

fn sample(format: SampleFormat, bytes: &[u8]) -> i16 {
    match (format, bytes) {
        (SampleFormat::U8, [it]) => (i16::from(*it) - 128) << 8,
        (SampleFormat::S16Le, [low, high]) => i16::from_le_bytes([*low, *high]),
        (SampleFormat::S16Be, [high, low]) => i16::from_be_bytes([*high, *low]),
        (SampleFormat::S32Le, [_, _, low, high]) => i16::from_le_bytes([*low, *high]),
        (SampleFormat::Float32Le, [a, b, c, d]) => (f32::from_le_bytes([*a, *b, *c, *d]) * 32_767.0) as i16,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams};
    use pulseaudio::{AsPlaybackSource as _, Client as PulseClient, PlaybackStream};

    use super::super::pipes::Pipes;
    use super::*;
    use ansage_sound_linux::server::answer;

    struct Studio {
        folder: tempfile::TempDir,
        pipes: Pipes,
        _server: Server,
    }

    impl Studio {
        fn open() -> Self {
            let folder = tempfile::tempdir().unwrap();
            Self {
                pipes: Pipes::make(folder.path()).unwrap(),
                _server: Server::start(folder.path()).unwrap(),
                folder,
            }
        }

        fn socket(&self) -> UnixStream {
            UnixStream::connect(socket(self.folder.path())).unwrap()
        }

        /// Plays bytes of this form as any client of PulseAudio does; `None` if the server takes no such form.
        fn play(&self, format: SampleFormat, channels: u8, rate: u32, bytes: Vec<u8>) -> Option<PlaybackStream> {
            let client = PulseClient::new_unix(c"a voice", self.socket(), None::<&[u8]>).unwrap();
            let params = PlaybackStreamParams {
                sample_spec: SampleSpec {
                    format,
                    channels,
                    sample_rate: rate,
                },
                channel_map: match channels {
                    1 => ChannelMap::mono(),
                    _ => ChannelMap::stereo(),
                },
                ..PlaybackStreamParams::default()
            };
            let mut left = Cursor::new(bytes);
            let source = move |room: &mut [u8]| left.read(room).unwrap_or_default();
            let stream = answer(client.create_playback_stream(params, source.as_playback_source())).unwrap();
            let stream = stream.ok()?;
            answer(stream.play_all()).unwrap().unwrap();
            Some(stream)
        }

        fn heard(&mut self) -> Vec<(u32, Vec<i16>)> {
            std::iter::from_fn(|| self.pipes.read().unwrap()).collect()
        }
    }

    fn whole(heard: &[(u32, Vec<i16>)]) -> Vec<i16> {
        heard.iter().flat_map(|(_, samples)| samples.clone()).collect()
    }

    #[test]
    fn what_a_client_plays_comes_out_of_the_pipe_of_its_rate_whole() {
        let mut studio = Studio::open();
        let samples: Vec<i16> = (0..20_000).map(|it| (it * 3) as i16).collect();
        let bytes = samples.iter().flat_map(|it| it.to_le_bytes()).collect();
        assert!(studio.play(SampleFormat::S16Le, 1, 22_050, bytes).is_some());
        let heard = studio.heard();
        assert!(heard.iter().all(|(rate, _)| *rate == 22_050));
        assert_eq!(whole(&heard), samples);
    }

    #[test]
    fn two_channels_become_one_and_other_samples_16_bits() {
        let mut studio = Studio::open();
        let frame = [1000_i16.to_le_bytes(), 3000_i16.to_le_bytes()].concat();
        studio.play(SampleFormat::S16Le, 2, 44_100, frame.repeat(3)).unwrap();
        assert_eq!(studio.heard(), [(44_100, vec![2000; 3])]);
        studio
            .play(SampleFormat::Float32Le, 1, 48_000, (-0.5_f32).to_le_bytes().repeat(2))
            .unwrap();
        assert_eq!(studio.heard(), [(48_000, vec![-16_383; 2])]);
        studio.play(SampleFormat::U8, 1, 8_000, vec![0, 128, 255]).unwrap();
        assert_eq!(studio.heard(), [(8_000, vec![-32_768, 0, 32_512])]);
    }

    #[test]
    fn what_no_pipe_is_there_for_is_refused_and_garbage_harms_nobody() {
        let mut studio = Studio::open();
        assert!(studio.play(SampleFormat::S16Le, 1, 22_051, vec![0; 4]).is_none());
        assert!(studio.play(SampleFormat::S24Le, 1, 22_050, vec![0; 6]).is_none());
        let mut stranger = studio.socket();
        stranger.write_all(&[0xff; 64]).unwrap();
        let mut nothing = Vec::new();
        let _ended = stranger.read_to_end(&mut nothing);
        assert!(nothing.is_empty(), "it is hung up on");
        studio.play(SampleFormat::S16Le, 1, 22_050, vec![1, 0]).unwrap();
        assert_eq!(whole(&studio.heard()), [1]);
    }
}
