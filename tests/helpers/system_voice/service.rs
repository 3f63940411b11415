//! A person's Speech Dispatcher, started by whoever first wants to speak, and what a test does to it.

use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use ansage_core::desk::Device;
use ansage_devices::helper::Program;
use ansage_devices::speech::{SYSTEM_VOICE, Speech, SpeechSettings, VoiceChoice};
use ansage_protocol::BUILD;
use ansage_protocol::envelope::ToHelper;
use ansage_wire::Segment;
use ansage_wire::UtteranceId;
use ansage_wire::speech::system::{SystemSaying, ToSystemVoice};
use ansage_wire::speech::{EarDevice, Manner, SoundSettings};

use crate::helpers::speaker::stage::{Stage, helper};
use crate::support::sound_server::{Capture, RATE, SoundServer};
use crate::support::wait::{wait_for, wait_until};

/// What the person has set: fast speech, which tells their voice from the built-in one, and 100 ms of it ahead in the sound
/// server. Of itself Speech Dispatcher keeps 10 ms there, which run dry dozens of times in a word where the machine is busy;
/// and of much more the rest is heard beside whoever speaks in its place.
const SETTINGS: &str = "DefaultRate 40\nAudioOutputMethod \"pulse\"\nAudioPulseMinLength 100\nTimeout 2\n";
/// What espeak-ng is asked for at that rate by Speech Dispatcher: two fifths of the way from 170 to 449.
pub(crate) const WORDS_PER_MINUTE: u16 = 281;

/// A home with a sound server and a person's settings of Speech Dispatcher.
pub(crate) struct Home {
    pub(crate) server: SoundServer,
}

impl Home {
    /// `None`, with the reason printed, where Speech Dispatcher or PulseAudio is not installed; there CI fails.
    pub(crate) fn open() -> Option<Self> {
        let is_there = Command::new("speech-dispatcher").arg("--version").output().is_ok();
        assert!(
            is_there || std::env::var_os("CI").is_none(),
            "CI needs speech-dispatcher"
        );
        if !is_there {
            println!("skipped: speech-dispatcher is not installed");
            return None;
        }
        let home = Self {
            server: SoundServer::start()?,
        };
        let settings = home.folder().join(".config/speech-dispatcher");
        fs::create_dir_all(settings.join("modules")).unwrap();
        fs::write(settings.join("speechd.conf"), SETTINGS).unwrap();
        Some(home)
    }

    pub(crate) fn folder(&self) -> PathBuf {
        let environment = self.server.environment();
        let folder = environment.iter().find(|(name, _)| name == "HOME").unwrap();
        PathBuf::from(&folder.1)
    }

    /// Opens one loudspeaker for Room and Ear, and waits until the voice of the system is there.
    #[track_caller]
    pub(crate) fn stage(&self) -> Stage {
        let mut stage = self.stage_with(&[]);
        // Whichever is ready first.
        stage.expect_ready(&[Device::RoomVoice, Device::EarVoice, Device::SystemVoice]);
        stage
    }

    /// Does the same, and waits for the speaker alone.
    #[track_caller]
    pub(crate) fn stage_unready(&self) -> Stage {
        let mut stage = self.stage_with(&[]);
        stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
        stage
    }

    /// Does the same with other variables, and waits for nothing.
    pub(crate) fn stage_with(&self, variables: &[(&str, &str)]) -> Stage {
        let mut environment = self.server.environment();
        environment.extend(variables.iter().map(|(name, value)| ((*name).into(), (*value).into())));
        let folder = tempfile::tempdir().unwrap();
        let pids = folder.path().join("pids");
        let system = helper(
            concat!(env!("CARGO_BIN_EXE_ansage"), "-systemvoice"),
            &pids,
            environment.clone(),
            &[],
        );
        open(folder, environment, system)
    }

    pub(crate) fn stage_without_helper(&self) -> Stage {
        let system = Program::at("/nonexistent/ansage-systemvoice");
        open(tempfile::tempdir().unwrap(), self.server.environment(), system)
    }

    /// Returns the process id of the service that runs now.
    pub(crate) fn service(&self) -> String {
        let file = self.folder().join("speech-dispatcher/pid/speech-dispatcher.pid");
        let is_running = |pid: &String| !pid.is_empty() && PathBuf::from(format!("/proc/{pid}/exe")).exists();
        wait_for(|| {
            let pid = fs::read_to_string(&file).ok()?.trim().to_owned();
            Some(pid).filter(is_running)
        })
    }

    /// Does what a person does who wants silence of everybody who speaks.
    pub(crate) fn silence_all(&self) {
        let status = Command::new("spd-say")
            .arg("--cancel")
            .envs(self.server.environment())
            .status();
        assert!(status.unwrap().success());
    }

    /// Waits for a second without a sound, and returns how many samples of a sentence were still heard before.
    pub(crate) fn falls_silent(&self, capture: &Capture) -> usize {
        let from = capture.len();
        wait_for(|| {
            let heard = capture.samples()[from..].to_vec();
            let end = heard.iter().rposition(|it| *it != 0).map_or(0, |it| it + 1);
            (heard.len() - end > RATE).then_some(end)
        })
    }

    /// Starts the helper alone and lets it say a text, as a program does that dies.
    pub(crate) fn program_that_speaks(&self, text: &str) -> Dying {
        let mut process = Command::new(concat!(env!("CARGO_BIN_EXE_ansage"), "-systemvoice"))
            .envs(self.server.environment())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut input = process.stdin.take().unwrap();
        let build = BUILD.to_owned();
        let hello = ToHelper::<ToSystemVoice>::Hello { build };
        let saying = ToSystemVoice::Say(SystemSaying {
            id: UtteranceId(1),
            segments: vec![Segment::plain("de", text)],
            manner: Manner::default(),
        });
        for line in [hello, ToHelper::Ask { n: 1, request: saying }] {
            serde_json::to_writer(&mut input, &line).unwrap();
            input.write_all(b"\n").unwrap();
        }
        Dying {
            input,
            output: BufReader::new(process.stdout.take().unwrap()),
            process,
        }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // In this order: whoever still speaks would start another service in place of one that is gone. There may be
        // several, for one that is frozen or was killed has been replaced, and the file of process ids knows the last.
        for program in [SYSTEM_VOICE, "speech-dispatcher", "sd_espeak-ng"] {
            for pid in self.processes(program) {
                // It may be gone by now.
                let _ = Command::new("kill")
                    .args(["-KILL", &pid])
                    .stderr(Stdio::null())
                    .status();
            }
        }
    }
}

impl Home {
    /// Returns the process ids of all that runs of a program in this home.
    fn processes(&self, program: &str) -> Vec<String> {
        let home = format!("HOME={}\0", self.folder().display()).into_bytes();
        let runs_here = |process: &PathBuf| {
            let read = |name: &str| fs::read(process.join(name)).unwrap_or_default();
            let command = read("cmdline");
            let path = command.split(|byte| *byte == 0).next().unwrap_or_default();
            path.ends_with(program.as_bytes()) && read("environ").windows(home.len()).any(|it| it == home)
        };
        let processes = fs::read_dir("/proc").unwrap().flatten().map(|it| it.path());
        processes
            .filter(runs_here)
            .filter_map(|it| it.file_name().map(|name| name.to_string_lossy().into_owned()))
            .collect()
    }
}

fn open(folder: tempfile::TempDir, environment: Vec<(OsString, OsString)>, system: Program) -> Stage {
    let speakers = folder.path().join("speakers");
    let speaker = helper(
        concat!(env!("CARGO_BIN_EXE_ansage"), "-speaker"),
        &speakers,
        environment,
        &[],
    );
    let settings = SpeechSettings {
        voice: VoiceChoice::System,
        sound: shared(),
        ..SpeechSettings::default()
    };
    Stage::on(folder, |events| {
        Speech::open_with_both(speaker, system, settings, events)
    })
}

/// One loudspeaker for all.
pub(crate) fn shared() -> SoundSettings {
    SoundSettings {
        ear: EarDevice::SharedWithRoom,
        languages: vec!["de".to_owned()],
        ..SoundSettings::default()
    }
}

/// A helper whose program is about to die.
pub(crate) struct Dying {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    process: Child,
}

impl Dying {
    #[track_caller]
    pub(crate) fn expect_began(&mut self) {
        let mut line = String::new();
        while !line.contains("began") {
            line.clear();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "it ended");
        }
    }

    /// Closes the pipes, as the death of a program does, and waits until the helper has ended.
    #[track_caller]
    pub(crate) fn die(self) {
        let Self {
            input,
            output,
            mut process,
        } = self;
        drop((input, output));
        wait_until(|| process.try_wait().unwrap().is_some());
    }
}
