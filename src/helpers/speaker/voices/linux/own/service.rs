//! A Speech Dispatcher of our own: the person's settings, our socket, and no way to any sound device.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};

use ansage_sound::device_error;

use super::pipes::Pipes;
use super::server::{self, Server};
use super::ssip::Ssip;
use super::wait::Until;

/// The program, found on the `PATH` that the program hands on: its own, and not a person's.
const PROGRAM: &str = "speech-dispatcher";
/// Where it keeps the settings of all people of a machine.
const OF_ALL: &str = "/etc/speech-dispatcher";
/// The file of settings, in that folder and in the person's.
const SETTINGS: &str = "speechd.conf";
/// Seconds after which it ends by itself when nobody is connected, as when the speaker was killed.
const ALONE_AT_MOST: &str = "5";
/// The socket is looked for so often.
const LOOK: Duration = Duration::from_millis(10);
/// Settings lie no deeper than in a folder of the folder.
const DEPTH: u8 = 1;
/// Our folders are named so, and then by our process id.
const FOLDER: &str = "ansage-voice-";

/// Why there is no service.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    #[error("{said}", said = device_error::NO_SERVICE)]
    NotInstalled,
    #[error("speech-dispatcher cannot be started: {0}")]
    CannotStart(io::Error),
    #[error("speech-dispatcher ended at once: {0}")]
    Ended(String),
    #[error("speech-dispatcher did not come up")]
    TooSlow,
    #[error("speech-dispatcher cannot be given a folder: {0}")]
    Folder(io::Error),
}

/// A running service with its pipes; it ends with the value.
#[derive(Debug)]
pub(crate) struct Service {
    folder: PathBuf,
    process: Option<Child>,
    pub(crate) pipes: Pipes,
    _server: Server,
}

/// The process groups and folders that are to be gone when the speaker is.
static REMAINS: Mutex<Vec<(Option<Pid>, PathBuf)>> = Mutex::new(Vec::new());

impl Service {
    /// Starts a service and connects to it.
    pub(crate) fn start(until: Until) -> Result<(Self, Ssip), ServiceError> {
        let folder = make_folder().map_err(ServiceError::Folder)?;
        remains().push((None, folder.clone()));
        let (pipes, server) = furnish(&folder).map_err(|error| {
            clear(&folder);
            ServiceError::Folder(error)
        })?;
        let mut service = Self {
            process: None,
            folder,
            pipes,
            _server: server,
        };
        let process = service.spawn()?;
        for (group, folder) in remains().iter_mut() {
            if *folder == service.folder {
                *group = Pid::from_raw(i32::try_from(process.id()).unwrap_or_default());
            }
        }
        service.process = Some(process);
        let ssip = service.connect(until)?;
        Ok((service, ssip))
    }

    fn spawn(&self) -> Result<Child, ServiceError> {
        let errors = File::create(self.folder.join("errors")).map_err(ServiceError::Folder)?;
        let nowhere = self.folder.join("nowhere");
        Command::new(PROGRAM)
            .args([
                "--run-single",
                "--communication-method",
                "unix_socket",
                "--log-level",
                "1",
            ])
            .args(["--timeout", ALONE_AT_MOST])
            .arg("--socket-path")
            .arg(self.socket())
            .arg("--config-dir")
            .arg(self.folder.join("config"))
            .arg("--log-dir")
            .arg(self.folder.join("log"))
            .arg("--pid-file")
            .arg(self.folder.join("pid"))
            // Whatever makes sound below it finds our server, or our pipes, and nothing else: neither another server nor a
            // card.
            .env("ALSA_CONFIG_PATH", self.folder.join("alsa.conf"))
            .env("XDG_RUNTIME_DIR", &self.folder)
            .env(
                "PULSE_SERVER",
                format!("unix:{}", server::socket(&self.folder).display()),
            )
            .env("PULSE_COOKIE", self.folder.join("cookie"))
            .env("PIPEWIRE_REMOTE", &nowhere)
            .env("PIPEWIRE_RUNTIME_DIR", &self.folder)
            .env("JACK_NO_START_SERVER", "1")
            .env_remove("PULSE_SINK")
            .env_remove("SPEECHD_ADDRESS")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(errors)
            // One group with all the modules it starts, so that all of them can be ended.
            .process_group(0)
            .spawn()
            .map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => ServiceError::NotInstalled,
                _ => ServiceError::CannotStart(error),
            })
    }

    fn connect(&mut self, until: Until) -> Result<Ssip, ServiceError> {
        let socket = self.socket();
        loop {
            if let Ok(ssip) = Ssip::connect(&socket) {
                return Ok(ssip);
            }
            let ended = self.process.as_mut().and_then(|it| it.try_wait().ok().flatten());
            if let Some(status) = ended {
                let errors = fs::read_to_string(self.folder.join("errors")).unwrap_or_default();
                let last = errors.lines().last().unwrap_or_default();
                return Err(ServiceError::Ended(format!("{status}, {last}")));
            }
            if until.is_past() {
                return Err(ServiceError::TooSlow);
            }
            thread::park_timeout(LOOK);
        }
    }

    fn socket(&self) -> PathBuf {
        self.folder.join("socket")
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        clear(&self.folder);
        if let Some(mut process) = self.process.take() {
            // Not here: a process that the kernel holds fast is gone only later.
            thread::spawn(move || process.wait());
        }
    }
}

/// Ends every service there is; the speaker ends.
pub fn end_all() {
    for (group, folder) in std::mem::take(&mut *remains()) {
        end(group, &folder);
    }
}

/// Ends the service of a folder, with all it has started, and removes the folder.
fn clear(folder: &Path) {
    let mut remains = remains();
    if let Some(place) = remains.iter().position(|(_, of)| of == folder) {
        let (group, folder) = remains.swap_remove(place);
        drop(remains);
        end(group, &folder);
    }
}

fn end(group: Option<Pid>, folder: &Path) {
    if let Some(group) = group {
        // It may have ended by itself. A stopped process dies of this as well.
        let _ = kill_process_group(group, Signal::KILL);
    }
    if let Err(error) = fs::remove_dir_all(folder) {
        tracing::debug!(%error, folder = %folder.display(), "a folder stays behind");
    }
}

fn remains() -> std::sync::MutexGuard<'static, Vec<(Option<Pid>, PathBuf)>> {
    REMAINS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes a folder that nobody else can look into, and removes those of speakers that were killed.
fn make_folder() -> io::Result<PathBuf> {
    let place = std::env::var_os("XDG_RUNTIME_DIR")
        .map(PathBuf::from)
        .filter(|it| it.is_dir())
        .unwrap_or_else(std::env::temp_dir);
    sweep(&place);
    let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
    for _ in 0..16 {
        let folder = place.join(format!("{FOLDER}{}-{:08x}", std::process::id(), rand::random::<u32>()));
        match DirBuilder::new().mode(0o700).create(&folder) {
            Ok(()) => return Ok(folder),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn sweep(place: &Path) {
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let owner = name.to_str().and_then(|it| it.strip_prefix(FOLDER)?.split('-').next());
        let is_gone = |pid: &str| pid.parse::<u32>().is_ok() && !Path::new("/proc").join(pid).exists();
        if owner.is_some_and(is_gone) {
            // Another person's folder cannot be removed, and needs not.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// Puts into the folder what the service needs: its settings, its way for sound, its pipes.
fn furnish(folder: &Path) -> io::Result<(Pipes, Server)> {
    let config = folder.join("config");
    copy_below(Path::new(OF_ALL), &config, DEPTH)?;
    if let Some(person) = of_person() {
        copy_below(&person, &config, DEPTH)?;
    }
    let settings = config.join(SETTINGS);
    let theirs = fs::read(&settings).unwrap_or_default();
    // What stands last holds.
    let ours = b"\nAudioOutputMethod \"pulse,alsa\"\nAudioPulseServer \"default\"\nAudioALSADevice \"default\"\n";
    fs::write(settings, [&theirs[..], ours].concat())?;
    fs::create_dir(folder.join("log"))?;
    fs::write(folder.join("alsa.conf"), alsa(folder))?;
    Ok((Pipes::make(folder)?, Server::start(folder)?))
}

/// ALSA's settings: whatever is played comes to the pipe of its rate, as 16 bits and one channel, and is heard nowhere.
fn alsa(folder: &Path) -> String {
    format!(
        r#"pcm.!default {{
    type plug
    slave {{
        pcm {{ type file file "{}/pcm.%r" format raw perm 0600 slave.pcm {{ type null }} }}
        format S16_LE
        channels 1
        rate unchanged
    }}
}}
"#,
        folder.display()
    )
}

/// Returns the folder of the person's own settings, if there are any.
fn of_person() -> Option<PathBuf> {
    let home = || Some(PathBuf::from(std::env::var_os("HOME")?).join(".config"));
    let config = std::env::var_os("XDG_CONFIG_HOME").map(PathBuf::from).or_else(home)?;
    let folder = config.join("speech-dispatcher");
    folder.join(SETTINGS).exists().then_some(folder)
}

/// Copies the files of a folder, and of folders so deep in it, over those of another. What cannot be read is left out: the
/// service does without, too.
fn copy_below(from: &Path, to: &Path, depth: u8) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).into_iter().flatten().flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            if depth > 0 {
                copy_below(&path, &target, depth - 1)?;
            }
        } else if let Ok(content) = fs::read(&path) {
            fs::write(target, content)?;
        }
    }
    Ok(())
}
