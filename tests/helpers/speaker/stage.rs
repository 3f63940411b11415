//! A speaker on a stage: what it is asked for, what it tells, what is heard of it.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{self, Receiver, Sender};

use ansage_core::desk::{Channel, Device, Earcon, OnScreen, Utterance};
use ansage_devices::helper::Program;
use ansage_devices::speech::{Speech, SpeechEvent, SpeechSettings, VoiceChoice, buffers};
use ansage_wire::Segment;
use ansage_wire::speech::{DeviceBuffer, EarDevice, Manner, SoundSettings};
use ansage_wire::{ClipSound, Health, UtteranceId};

use crate::support::shell::becoming;
use crate::support::sound::{espeak, resemblance, trimmed};
use crate::support::sound_server::{Capture, RATE, SoundServer};
use crate::support::wait::receive;

/// How alike a capture and espeak-ng's own sound must be.
pub(crate) const ALIKE: f64 = 0.95;
/// Until what was played has come out of a monitor.
pub(crate) const MONITOR_DELAY: usize = RATE / 2;

/// A speaker and what it says, played on a server.
pub(crate) struct Stage {
    pub(crate) speech: Speech,
    events: Receiver<SpeechEvent>,
    next_id: u64,
    /// Holds the file `pids`: the process id of each speaker started, one per line.
    folder: tempfile::TempDir,
}

impl Stage {
    /// Opens the Room on the default sink and the Ear on `vear`.
    #[track_caller]
    pub(crate) fn open(server: &SoundServer) -> Self {
        let mut stage = Self::with(server.environment(), both(), &[]);
        stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
        stage
    }

    pub(crate) fn with(environment: Vec<(OsString, OsString)>, sound: SoundSettings, arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let pids = folder.path().join("pids");
        let speaker = helper(
            concat!(env!("CARGO_BIN_EXE_ansage"), "-speaker"),
            &pids,
            environment,
            arguments,
        );
        let settings = SpeechSettings {
            voice: VoiceChoice::Builtin,
            system_stands_in: false,
            sound,
            buffers: Some(folder.path().join("buffers.toml")),
        };
        Self::on(folder, |events| Speech::open_with(speaker, settings, events))
    }

    /// Stands on a stage of another make, whose folder holds the file `pids`.
    pub(crate) fn on(folder: tempfile::TempDir, open: impl FnOnce(Sender<SpeechEvent>) -> Speech) -> Self {
        let (sender, events) = mpsc::channel();
        Self {
            speech: open(sender),
            events,
            next_id: 0,
            folder,
        }
    }

    pub(crate) fn say(&mut self, channel: Channel, text: &str) -> UtteranceId {
        self.say_segments(channel, vec![Segment::plain("de", text)], false)
    }

    pub(crate) fn say_segments(&mut self, channel: Channel, spoken: Vec<Segment>, urgent: bool) -> UtteranceId {
        self.say_utterance(channel, spoken, urgent, None)
    }

    fn say_utterance(
        &mut self,
        channel: Channel,
        spoken: Vec<Segment>,
        urgent: bool,
        earcon: Option<Earcon>,
    ) -> UtteranceId {
        self.tell(Utterance {
            id: UtteranceId(0),
            channel,
            written: String::new(),
            spoken,
            urgent,
            earcon,
            sound: None,
            on_screen: OnScreen::Shown,
        })
    }

    fn tell(&mut self, utterance: Utterance) -> UtteranceId {
        self.next_id += 1;
        let id = UtteranceId(self.next_id);
        self.speech.say(&Utterance { id, ..utterance });
        id
    }

    /// Plays a clip, without a word before it.
    pub(crate) fn play(&mut self, channel: Channel, sound: &ClipSound) -> UtteranceId {
        self.tell(Utterance {
            id: UtteranceId(0),
            channel,
            written: String::new(),
            spoken: Vec::new(),
            urgent: false,
            earcon: None,
            sound: Some(sound.clone()),
            on_screen: OnScreen::Shown,
        })
    }

    /// Makes a short sound, and speaks behind it.
    pub(crate) fn say_after(&mut self, earcon: Earcon, channel: Channel, spoken: Vec<Segment>) -> UtteranceId {
        self.say_utterance(channel, spoken, false, Some(earcon))
    }

    /// Speaks, and waits until that is over.
    #[track_caller]
    pub(crate) fn say_to_the_end(&mut self, channel: Channel, text: &str) {
        let id = self.say(channel, text);
        self.expect_in_order(&[SpeechEvent::Ended(id)]);
    }

    /// Speaks, and makes sure that it is heard.
    #[track_caller]
    pub(crate) fn expect_heard(&mut self, capture: &Capture, channel: Channel, text: &str) {
        is_heard(|| {
            let from = capture.len();
            self.say_to_the_end(channel, text);
            capture.go_on_for(MONITOR_DELAY);
            resembles(&capture.samples()[from..], text)
        });
    }

    #[track_caller]
    pub(crate) fn next(&self) -> SpeechEvent {
        receive(&self.events).expect("the voice must tell something")
    }

    /// Passes over events up to one.
    #[track_caller]
    pub(crate) fn skip_to(&mut self, mut is_wanted: impl FnMut(&SpeechEvent) -> bool) {
        while !is_wanted(&self.next()) {}
    }

    /// Waits for these events in this order. Beginnings are passed over, and nothing else.
    #[track_caller]
    pub(crate) fn expect_in_order(&mut self, expected: &[SpeechEvent]) {
        for expected in expected {
            let event = loop {
                match self.next() {
                    SpeechEvent::Began(..) => {}
                    event => break event,
                }
            };
            assert!(event == *expected, "{event:?} for {expected:?}, then {:?}", self.next());
        }
    }

    /// Waits until it sounds.
    #[track_caller]
    pub(crate) fn expect_began(&mut self, id: UtteranceId) -> u64 {
        match self.next() {
            SpeechEvent::Began(began, at_ns) if began == id => at_ns,
            event => panic!("{event:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn expect_unspoken(&mut self, ids: &[UtteranceId]) {
        let mut left = ids.to_vec();
        while !left.is_empty() {
            match self.next() {
                SpeechEvent::Unspoken(id) if left.contains(&id) => left.retain(|it| *it != id),
                SpeechEvent::Began(..) => {}
                event => panic!("{event:?} while {left:?} were to be unspoken"),
            }
        }
    }

    #[track_caller]
    pub(crate) fn expect_health(&mut self) -> (Device, Health) {
        loop {
            match self.next() {
                SpeechEvent::Health(device, health) => return (device, health),
                SpeechEvent::Began(..) => {}
                event => panic!("{event:?}"),
            }
        }
    }

    #[track_caller]
    pub(crate) fn expect_ready(&mut self, devices: &[Device]) {
        let mut left = devices.to_vec();
        while !left.is_empty() {
            let (device, health) = self.expect_health();
            assert!(matches!(health, Health::Ready { .. }), "{device:?}: {health:?}");
            assert!(left.contains(&device), "{device:?} once more");
            left.retain(|it| *it != device);
        }
    }

    #[track_caller]
    pub(crate) fn expect_missing(&mut self, devices: &[Device]) {
        let mut left = devices.to_vec();
        while !left.is_empty() {
            let (device, health) = self.expect_health();
            assert!(matches!(health, Health::Missing { .. }), "{device:?}: {health:?}");
            left.retain(|it| *it != device);
        }
    }

    #[track_caller]
    pub(crate) fn expect_lost(&mut self, devices: &[Device]) {
        self.expect_lost_with(devices, &[]);
    }

    /// Waits until these devices are lost, each told once, and these utterances with them.
    #[track_caller]
    pub(crate) fn expect_lost_with(&mut self, devices: &[Device], ids: &[UtteranceId]) {
        let (mut devices, mut ids) = (devices.to_vec(), ids.to_vec());
        while !(devices.is_empty() && ids.is_empty()) {
            match self.next() {
                SpeechEvent::Health(device, Health::Lost { .. }) if devices.contains(&device) => {
                    devices.retain(|it| *it != device);
                }
                SpeechEvent::Unspoken(id) if ids.contains(&id) => ids.retain(|it| *it != id),
                SpeechEvent::Began(..) => {}
                event => panic!("{event:?} while {devices:?} and {ids:?} were to be lost"),
            }
        }
    }

    /// Returns the process ids of all speakers started so far.
    pub(crate) fn pids(&self) -> Vec<String> {
        let pids = fs::read_to_string(self.folder.path().join("pids")).unwrap();
        pids.lines().map(str::to_owned).collect()
    }

    /// Returns what is kept of devices that ran dry.
    pub(crate) fn buffers(&self) -> Vec<DeviceBuffer> {
        buffers::known(&self.folder.path().join("buffers.toml"))
    }

    /// Sends a signal to the speaker that runs now.
    pub(crate) fn signal(&self, signal: &str) {
        send_signal(signal, self.pids().last().unwrap());
    }
}

/// Returns a helper that leaves its process id in a file, one a line, each time it is started.
pub(crate) fn helper(
    executable: &str,
    pids: &Path,
    environment: Vec<(OsString, OsString)>,
    arguments: &[&str],
) -> Program {
    let mut program = becoming(executable, &format!("echo $$ >> {}", pids.display()));
    program.arguments.extend(arguments.iter().map(OsString::from));
    program.environment = environment;
    program
}

pub(crate) fn both() -> SoundSettings {
    SoundSettings {
        ear: EarDevice::Own("vear".to_owned()),
        ..SoundSettings::default()
    }
}

pub(crate) fn send_signal(signal: &str, pid: &str) {
    let status = Command::new("sh")
        .args(["-c", &format!("kill -{signal} {pid}")])
        .status()
        .unwrap();
    assert!(status.success());
}

/// Makes up to five attempts to hear what was said; each returns how much it resembled that. A machine that is busy with
/// other things drops some sound now and then, but not always.
#[track_caller]
pub(crate) fn is_heard(mut attempt: impl FnMut() -> f64) {
    let mut attempts = Vec::new();
    while attempts.len() < 5 {
        attempts.push(attempt());
        if attempts.iter().any(|resemblance| *resemblance > ALIKE) {
            return;
        }
    }
    panic!("what was heard was alike by no more than {attempts:.3?}");
}

/// Returns how much what was heard resembles a text.
pub(crate) fn resembles(heard: &[i16], text: &str) -> f64 {
    let expected = espeak("de", Manner::default().words_per_minute, text);
    resemblance(trimmed(heard), trimmed(&expected))
}
