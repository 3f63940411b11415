//! A private PulseAudio without a sound card: sinks `vspk` (loudspeaker) and `vear` (earphone), whose monitors are heard.

use std::ffi::OsString;
use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;

use tempfile::TempDir;

use super::wait::wait_until;

/// Samples per second of everything that is captured, which is what espeak-ng makes.
pub(crate) const RATE: usize = 22_050;

/// A running server; it ends with the value.
pub(crate) struct SoundServer {
    folder: TempDir,
    process: Child,
}

impl SoundServer {
    /// Starts a server. `None`, with the reason printed, where PulseAudio is not installed; there CI fails.
    pub(crate) fn start() -> Option<Self> {
        for tool in ["pulseaudio", "pactl", "parec", "espeak-ng"] {
            let is_there = Command::new(tool).arg("--version").output().is_ok();
            assert!(is_there || std::env::var_os("CI").is_none(), "CI needs {tool}");
            if !is_there {
                println!("skipped: {tool} is not installed");
                return None;
            }
        }
        let folder = tempfile::tempdir().unwrap();
        let process = launch(&folder);
        let server = Self { folder, process };
        server.wait_until_up();
        server.add_sink("vspk");
        server.add_sink("vear");
        server.pactl(&["set-default-sink", "vspk"]);
        Some(server)
    }

    /// Returns the variables by which programs find this server and no other.
    pub(crate) fn environment(&self) -> Vec<(OsString, OsString)> {
        environment(&self.folder)
    }

    /// Adds a sink, and returns the number by which it is removed.
    pub(crate) fn add_sink(&self, name: &str) -> String {
        self.add_sink_of(name, 2)
    }

    /// Adds a sink of so many channels.
    pub(crate) fn add_sink_of(&self, name: &str, channels: u8) -> String {
        self.add_sink_with(name, 48_000, channels)
    }

    /// Adds a sink of so many samples per second and so many channels.
    pub(crate) fn add_sink_with(&self, name: &str, rate: u32, channels: u8) -> String {
        let (rate, channels) = (format!("rate={rate}"), format!("channels={channels}"));
        self.load_sink(name, &[&rate, &channels, "norewinds=1"])
    }

    /// Adds a sink that makes two seconds of silence at a time: whoever begins to play waits for the end of them.
    pub(crate) fn add_slow_sink(&self, name: &str) -> String {
        self.load_sink(name, &["rate=48000", "channels=2"])
    }

    fn load_sink(&self, name: &str, how: &[&str]) -> String {
        let (described, name) = (
            format!("sink_properties=device.description={name}"),
            format!("sink_name={name}"),
        );
        self.pactl(&[&["load-module", "module-null-sink", &name, &described], how].concat())
    }

    /// Removes the sink of this name.
    pub(crate) fn remove_sink(&self, name: &str) {
        let modules = self.pactl(&["list", "short", "modules"]);
        let argument = format!("sink_name={name}");
        let module = modules
            .lines()
            .find(|line| line.split_whitespace().any(|word| word == argument))
            .and_then(|line| line.split_whitespace().next())
            .expect("the sink was added before");
        self.pactl(&["unload-module", module]);
    }

    /// Kills the server and starts another in its place, with the same sinks.
    pub(crate) fn restart(&mut self, meanwhile: impl FnOnce()) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        meanwhile();
        let _ = fs::remove_dir_all(self.folder.path().join("pulse"));
        self.process = launch(&self.folder);
        self.wait_until_up();
        self.add_sink("vspk");
        self.add_sink("vear");
        self.pactl(&["set-default-sink", "vspk"]);
    }

    /// Returns the server's process id.
    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }

    /// Runs `pactl`, and returns what it prints.
    pub(crate) fn pactl(&self, arguments: &[&str]) -> String {
        let output = Command::new("pactl")
            .args(arguments)
            .envs(self.environment())
            .output()
            .unwrap();
        assert!(output.status.success(), "pactl {arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }

    /// Runs `pactl`, and returns whether the server did what was asked.
    pub(crate) fn allows(&self, arguments: &[&str]) -> bool {
        let output = Command::new("pactl")
            .args(arguments)
            .envs(self.environment())
            .output()
            .unwrap();
        output.status.success()
    }

    /// Begins to listen to a sink, and returns when the first of it has been heard.
    pub(crate) fn listen(&self, sink: &str) -> Capture {
        self.listen_with(sink, RATE, &[])
    }

    /// Does the same at so many samples per second.
    pub(crate) fn listen_at(&self, sink: &str, rate: usize) -> Capture {
        self.listen_with(sink, rate, &[])
    }

    /// Does the same with one side of it alone, `front-left` or `front-right`.
    pub(crate) fn listen_to_side(&self, sink: &str, side: &str) -> Capture {
        self.listen_with(sink, RATE, &[&format!("--channel-map={side}"), "--no-remix"])
    }

    fn listen_with(&self, sink: &str, rate: usize, how: &[&str]) -> Capture {
        let mut process = instrument("parec")
            .args([
                "--device",
                &format!("{sink}.monitor"),
                "--raw",
                "--format=s16le",
                "--channels=1",
            ])
            .args(how)
            .args([&format!("--rate={rate}"), "--latency-msec=20"])
            .envs(self.environment())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let samples = Arc::new(Mutex::new(Vec::new()));
        let (mut pipe, written) = (process.stdout.take().unwrap(), Arc::clone(&samples));
        // Who reads it may have to wait for their turn, for 20 s where the pipe may be so large.
        let _ = rustix::pipe::fcntl_setpipe_size(&pipe, 1 << 20);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            let mut odd = Vec::new();
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                odd.extend_from_slice(&buffer[..count]);
                let whole = odd.len() / 2 * 2;
                let samples = odd[..whole]
                    .chunks_exact(2)
                    .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
                written.lock().unwrap().extend(samples);
                odd.drain(..whole);
            }
        });
        let capture = Capture { process, samples };
        wait_until(|| !capture.samples().is_empty());
        capture
    }

    fn wait_until_up(&self) {
        wait_until(|| {
            Command::new("pactl")
                .arg("info")
                .envs(self.environment())
                .output()
                .is_ok_and(|output| output.status.success())
        });
    }
}

impl Drop for SoundServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What is heard on a sink, from the beginning of the capture.
pub(crate) struct Capture {
    process: Child,
    samples: Arc<Mutex<Vec<i16>>>,
}

impl Capture {
    /// Returns all that was heard so far.
    pub(crate) fn samples(&self) -> Vec<i16> {
        self.samples.lock().unwrap().clone()
    }

    /// Returns how much was heard so far.
    pub(crate) fn len(&self) -> usize {
        self.samples.lock().unwrap().len()
    }

    /// Waits until so many more samples have been heard.
    pub(crate) fn go_on_for(&self, samples: usize) {
        let until = self.len() + samples;
        wait_until(|| self.len() >= until);
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn environment(folder: &TempDir) -> Vec<(OsString, OsString)> {
    let run = folder.path().to_owned();
    let server = format!("unix:{}", socket(folder).display());
    vec![
        ("XDG_RUNTIME_DIR".into(), run.clone().into()),
        ("HOME".into(), run.into()),
        ("PULSE_SERVER".into(), server.into()),
    ]
}

fn socket(folder: &TempDir) -> PathBuf {
    folder.path().join("pulse/native")
}

/// A command that plays or hears what a test is about. Like a mouth and an ear it is late on no machine, however busy, where
/// real time is allowed.
pub(crate) fn instrument(name: &str) -> Command {
    static IS_ALLOWED: OnceLock<bool> = OnceLock::new();
    let in_real_time = |name: &str| {
        let mut command = Command::new("chrt");
        command.args(["--rr", "5", name]);
        command
    };
    let is_allowed = || in_real_time("true").output().is_ok_and(|it| it.status.success());
    if *IS_ALLOWED.get_or_init(is_allowed) {
        in_real_time(name)
    } else {
        Command::new(name)
    }
}

fn launch(folder: &TempDir) -> Child {
    Command::new("pulseaudio")
        .args(["-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm=yes"])
        .args([
            // As it runs on a player's machine; where a test may not, it says so in its log.
            "--realtime=yes",
            // A session with a nice level below 0 has no turn for seconds (docs/contributing/limits.md).
            "--high-priority=no",
            "--use-pid-file=no",
            "--load=module-native-protocol-unix",
        ])
        .envs(environment(folder))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(fs::File::create(folder.path().join("pulse.log")).unwrap())
        .spawn()
        .unwrap()
}
