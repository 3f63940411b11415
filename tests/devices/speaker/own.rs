//! The person's own voice: the real Speech Dispatcher, heard where it belongs and nowhere else, and replaced when it fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ansage::desk::{Channel, Device, Health};
use ansage::devices::speech::SpeechEvent;
use ansage::devices::speech::message::{ChannelVoice, SoundSettings};

use crate::sound::{espeak, resemblance, trimmed};
use crate::sound_server::{Capture, RATE, SoundServer};
use crate::stage::{ALIKE, DEADLINE, MONITOR_DELAY, Stage, both, is_heard, resembles, send_signal};
use crate::wait::{wait_for, wait_until};
use crate::{ANSWER, MOVE, REPORT, assert_silent};

/// What a person has set in their own service: slow speech on the output they usually hear. It tells their voice from the
/// built-in one, and must not lead to that output.
const OF_THE_PERSON: &str = "DefaultRate -50\nAudioOutputMethod \"pulse\"\n";
/// What espeak-ng is asked for at that rate by Speech Dispatcher: half-way between 170 and its slowest, 80.
const WORDS_PER_MINUTE: u16 = 125;

/// A home with a person's settings of Speech Dispatcher.
struct Home {
    server: SoundServer,
    folder: PathBuf,
}

impl Home {
    /// `None`, with the reason printed, where Speech Dispatcher or PulseAudio is not installed; there CI fails.
    fn open(settings: &str) -> Option<Self> {
        let is_there = Command::new("speech-dispatcher").arg("--version").output().is_ok();
        assert!(is_there || std::env::var_os("CI").is_none(), "CI needs speech-dispatcher");
        if !is_there {
            println!("skipped: speech-dispatcher is not installed");
            return None;
        }
        let server = SoundServer::start()?;
        let environment = server.environment();
        let folder = environment.iter().find(|(name, _)| name == "HOME").unwrap();
        let home = Self {
            folder: PathBuf::from(&folder.1),
            server,
        };
        let config = home.config();
        fs::create_dir_all(config.join("modules")).unwrap();
        fs::write(config.join("speechd.conf"), settings).unwrap();
        Some(home)
    }

    /// A home whose service speaks by a script, which [`Home::speak_by`] changes while it runs.
    fn of_a_script(script: &str) -> Option<Self> {
        let home = Self::open("AddModule \"hand\" \"sd_generic\" \"hand.conf\"\nDefaultModule hand\n")?;
        home.speak_by(script);
        let module = format!(
            "GenericExecuteSynth \"sh {} \\'$DATA\\'\"\nGenericLanguage \"de\" \"de\" \"utf-8\"\nAddVoice \"de\" \"MALE1\" \"de\"\n",
            home.script().display()
        );
        fs::write(home.config().join("modules/hand.conf"), module).unwrap();
        Some(home)
    }

    fn speak_by(&self, script: &str) {
        fs::write(self.script(), script).unwrap();
    }

    fn script(&self) -> PathBuf {
        self.folder.join("synthesize")
    }

    fn config(&self) -> PathBuf {
        self.folder.join(".config/speech-dispatcher")
    }

    /// Opens Room and Ear in the own voice, and waits until it is there.
    #[track_caller]
    fn stage(&self) -> Stage {
        let mut stage = Stage::with(self.server.environment(), own(), &[]);
        stage.expect_ready(&[Device::RoomVoice, Device::EarVoice, Device::OwnVoice]);
        stage
    }

    /// Returns the process id of the service that runs now.
    fn service(&self) -> String {
        wait_for(DEADLINE, || services(&self.folder).pop())
    }
}

/// Says a text in the own voice of the script: a little faster than the built-in one.
const AS_IT_SHOULD: &str = "espeak-ng -v de -s 210 --stdout \"$1\" | aplay -q -\n";

fn own() -> SoundSettings {
    SoundSettings {
        room_voice: ChannelVoice::Own,
        ear_voice: ChannelVoice::Own,
        languages: vec!["de".to_owned()],
        ..both()
    }
}

/// Returns the process ids of the services below a folder.
fn services(folder: &Path) -> Vec<String> {
    fs::read_dir(folder)
        .unwrap()
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("ansage-voice-"))
        .filter_map(|entry| fs::read_to_string(entry.path().join("pid")).ok())
        .map(|pid| pid.trim().to_owned())
        .filter(|pid| !pid.is_empty())
        .collect()
}

fn resembles_at(heard: &[i16], words_per_minute: u16, text: &str) -> f64 {
    resemblance(trimmed(heard), trimmed(&espeak("de", words_per_minute, text)))
}

/// Speaks, and makes sure that it is heard in the own voice.
#[track_caller]
fn expect_own(stage: &mut Stage, capture: &Capture, words_per_minute: u16, channel: Channel, text: &str) {
    is_heard(|| {
        let from = capture.len();
        stage.say_to_the_end(channel, text);
        capture.go_on_for(MONITOR_DELAY);
        resembles_at(&capture.samples()[from..], words_per_minute, text)
    });
}

#[test]
fn the_own_voice_is_heard_as_its_person_set_it_up_and_the_ear_in_the_ear_alone() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    let ear = home.server.listen("vear");
    expect_own(&mut stage, &ear, WORDS_PER_MINUTE, Channel::Ear, ANSWER);
    assert_silent(&room);
    expect_own(&mut stage, &room, WORDS_PER_MINUTE, Channel::Room, MOVE);
    let unlike = resembles(&espeak("de", WORDS_PER_MINUTE, MOVE), MOVE);
    assert!(unlike < ALIKE, "it could not be told from the built-in voice: {unlike:.3}");
}
