//! The person's own voice: the real Speech Dispatcher, heard where it belongs and nowhere else, and replaced when it fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};

use ansage_core::desk::{Channel, Device};
use ansage_devices::speech::SpeechEvent;
use ansage_wire::speech::{ChannelVoice, Manner, SoundSettings};
use ansage_wire::{Health, UtteranceId};

use super::apart::{ORDERS, in_these_orders_of_plugging};
use super::stage::{ALIKE, MONITOR_DELAY, Stage, both, is_heard, resembles, send_signal};
use super::{ANSWER, MOVE, REPORT, assert_silent, loud};
use crate::support::executable::lay_script;
use crate::support::size::size;
use crate::support::sound::{espeak, resemblance, trimmed};
use crate::support::sound_server::{Capture, RATE, SoundServer};
use crate::support::wait::{wait_for, wait_until};

/// What a person has set in their own service: slow speech on the output they usually hear. It tells their voice from the
/// built-in one, and must not lead to that output.
const OF_THE_PERSON: &str = "DefaultRate -50\nAudioOutputMethod \"pulse\"\n";
/// What espeak-ng is asked for at that rate by Speech Dispatcher: half-way between 170 and its slowest, 80.
const WORDS_PER_MINUTE: u16 = 125;
/// What the built-in voice is asked for.
const USUAL: u16 = Manner::USUAL_WPM;

/// A home with a person's settings of Speech Dispatcher.
struct Home {
    server: SoundServer,
    folder: PathBuf,
    _turn: MutexGuard<'static, ()>,
}

/// One home at a time: a service that has to share two processors with ten others is rightly taken for a frozen one.
static TURN: Mutex<()> = Mutex::new(());

impl Home {
    /// `None`, with the reason printed, where Speech Dispatcher or PulseAudio is not installed; there CI fails.
    fn open(settings: &str) -> Option<Self> {
        let is_there = Command::new("speech-dispatcher").arg("--version").output().is_ok();
        assert!(
            is_there || std::env::var_os("CI").is_none(),
            "CI needs speech-dispatcher"
        );
        if !is_there {
            println!("skipped: speech-dispatcher is not installed");
            return None;
        }
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let server = SoundServer::start()?;
        let environment = server.environment();
        let folder = environment.iter().find(|(name, _)| name == "HOME").unwrap();
        let home = Self {
            folder: PathBuf::from(&folder.1),
            server,
            _turn: turn,
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
        wait_for(|| services(&self.folder).pop())
    }
}

/// A script that says a text, a little faster than the built-in voice.
const AS_IT_SHOULD: &str = "espeak-ng -v de -s 210 --stdout \"$1\" | aplay -q -\n";
const SCRIPT_WORDS_PER_MINUTE: u16 = 210;
/// Says the first second and nothing more, and does not end.
const HALF: &str = "(espeak-ng -v de -s 210 --stdout \"$1\" | head -c 44144; sleep 100) | aplay -q -\n";
/// Says it again and again, until it is stopped.
const ENDLESS: &str = "espeak-ng -v de -s 210 --stdout \"$1\" > \"$0.wav\"\n\
    while :; do tail -c +45 \"$0.wav\"; sleep 0.1; done | aplay -q -t raw -f S16_LE -r 22050 -c 1 -\n";
/// Is quick to have spoken, and nothing was heard.
const WITHOUT_SOUND: &str = "true\n";
/// Begins, and that was all.
const WITHOUT_END: &str = "sleep 100\n";

fn own() -> SoundSettings {
    SoundSettings {
        room_voice: ChannelVoice::Own,
        ear_voice: ChannelVoice::Own,
        languages: vec!["de".to_owned()],
        ..both()
    }
}

/// Returns the process ids of the services below a folder that run; the folder of one that was killed is there a little longer.
fn services(folder: &Path) -> Vec<String> {
    fs::read_dir(folder)
        .unwrap()
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("ansage-voice-"))
        .filter_map(|entry| fs::read_to_string(entry.path().join("pid")).ok())
        .map(|pid| pid.trim().to_owned())
        .filter(|pid| !pid.is_empty() && Path::new("/proc").join(pid).join("exe").exists())
        .collect()
}

/// Counts the folders of services below a folder.
fn folders(folder: &Path) -> usize {
    let is_ours = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().starts_with("ansage-voice-");
    fs::read_dir(folder).unwrap().flatten().filter(is_ours).count()
}

fn resembles_at(heard: &[i16], words_per_minute: u16, text: &str) -> f64 {
    resemblance(trimmed(heard), trimmed(&espeak("de", words_per_minute, text)))
}

/// Speaks, and makes sure that it is heard whole at a rate that tells whose voice it is. Where a busy machine made the service
/// late, the built-in voice spoke; by the next attempt it is back.
#[track_caller]
fn expect_heard_at(stage: &mut Stage, capture: &Capture, words_per_minute: u16, channel: Channel, text: &str) {
    is_heard(|| {
        let from = capture.len();
        let id = stage.say(channel, text);
        stage.skip_to(|it| *it == SpeechEvent::Ended(id));
        capture.go_on_for(MONITOR_DELAY);
        resembles_at(&capture.samples()[from..], words_per_minute, text)
    });
}

/// Makes sure that an utterance is heard whole in the built-in voice, whatever came before, that the loss is told once, and that
/// the own voice comes back.
#[track_caller]
fn expect_rescued(stage: &mut Stage, capture: &Capture, channel: Channel, text: &str) {
    let from = capture.len();
    let id = stage.say(channel, text);
    expect_lost_and_back(stage, id);
    expect_whole(capture, from, text);
}

/// Makes sure that what was heard last, from a place on, is a whole text in the built-in voice.
#[track_caller]
fn expect_whole(capture: &Capture, from: usize, text: &str) {
    capture.go_on_for(MONITOR_DELAY);
    let heard = capture.samples();
    let expected = espeak("de", USUAL, text);
    // What was heard before it failed stands before that.
    let heard = trimmed(&heard[from..]);
    let whole = heard.len().min(trimmed(&expected).len());
    let alike = (0..=RATE / 20)
        .step_by(RATE / 100)
        .map(|tail| whole + tail)
        .filter(|length| *length <= heard.len())
        .map(|length| resemblance(trimmed(&heard[heard.len() - length..]), trimmed(&expected)))
        .fold(0.0, f64::max);
    assert!(alike > ALIKE, "{alike:.3}");
}

/// Waits until the own voice was lost, an utterance was heard to its end all the same, and the own voice is back, each once.
#[track_caller]
fn expect_lost_and_back(stage: &mut Stage, id: UtteranceId) {
    expect_back_after(stage, id, Vec::new());
}

/// Does the same when some of it was told before.
#[track_caller]
fn expect_back_after(stage: &mut Stage, id: UtteranceId, mut told: Vec<&str>) {
    let mut has_ended = false;
    while !(has_ended && told == ["lost", "back"]) {
        match stage.next() {
            SpeechEvent::Health(Device::OwnVoice, Health::Lost { .. }) => told.push("lost"),
            SpeechEvent::Health(Device::OwnVoice, Health::Ready { .. }) => told.push("back"),
            SpeechEvent::Ended(of) if of == id => has_ended = true,
            SpeechEvent::Began(..) => {}
            other => panic!("{other:?} after {told:?}"),
        }
    }
}

#[test]
fn the_own_voice_is_heard_as_its_person_set_it_up_and_the_ear_in_the_ear_alone() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    let ear = home.server.listen("vear");
    expect_heard_at(&mut stage, &ear, WORDS_PER_MINUTE, Channel::Ear, ANSWER);
    assert_silent(&room);
    expect_heard_at(&mut stage, &room, WORDS_PER_MINUTE, Channel::Room, MOVE);
    let unlike = resembles(&espeak("de", WORDS_PER_MINUTE, MOVE), MOVE);
    assert!(
        unlike < ALIKE,
        "it could not be told from the built-in voice: {unlike:.3}"
    );
}

#[test]
fn rate_and_pitch_of_the_own_voice_change_while_it_runs() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    let manner = |words_per_minute, pitch| SoundSettings {
        room_manner: Manner {
            words_per_minute,
            pitch,
            ..Manner::default()
        },
        ..own()
    };
    // All the way to the fastest from the person's own pace, which is slow: half-way between 170 and 449.
    stage.speech.configure(manner(Manner::FASTEST_WPM, 0));
    expect_heard_at(&mut stage, &room, 310, Channel::Room, MOVE);
    stage.speech.configure(manner(Manner::USUAL_WPM, 100));
    let from = room.len();
    let id = stage.say(Channel::Room, MOVE);
    stage.skip_to(|it| *it == SpeechEvent::Ended(id));
    room.go_on_for(MONITOR_DELAY);
    let (usual, high) = (
        pitch(&espeak("de", WORDS_PER_MINUTE, MOVE)),
        pitch(&room.samples()[from..]),
    );
    assert!(high > 1.2 * usual, "{high} Hz beside {usual} Hz");
}

/// Returns the pitch of speech in Hz: in the middle of all loud stretches of 40 ms, how often what sounds comes again.
fn pitch(samples: &[i16]) -> f64 {
    const STRETCH: usize = RATE / 25;
    let energy = |samples: &[f64]| samples.iter().map(|sample| sample * sample).sum::<f64>();
    let floats: Vec<f64> = samples.iter().map(|sample| f64::from(*sample)).collect();
    let loudest = floats.chunks(STRETCH).map(energy).fold(0.0, f64::max);
    let mut periods: Vec<usize> = floats
        .windows(2 * STRETCH)
        .step_by(STRETCH)
        .filter(|stretch| energy(&stretch[..STRETCH]) > loudest / 10.0)
        .filter_map(|stretch| {
            let again = |lag: &usize| -> f64 { (0..STRETCH).map(|at| stretch[at] * stretch[at + lag]).sum() };
            (RATE / 400..RATE / 60).max_by(|a, b| again(a).total_cmp(&again(b)))
        })
        .collect();
    periods.sort_unstable();
    RATE as f64 / periods[periods.len() / 2] as f64
}

#[test]
fn what_cannot_be_pronounced_is_over_at_once_and_harms_nothing() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    for nothing in ["", " ", "\0", "\t\r\n", "."] {
        let id = stage.say(Channel::Ear, nothing);
        stage.skip_to(|it| *it == SpeechEvent::Ended(id));
    }
    expect_heard_at(&mut stage, &room, WORDS_PER_MINUTE, Channel::Room, MOVE);
    let commands = "Springer\0 Gustav eins\r\n.\r\nQUIT\r\nFelix drei";
    let id = stage.say(Channel::Room, commands);
    stage.skip_to(|it| *it == SpeechEvent::Ended(id));
    expect_heard_at(&mut stage, &room, WORDS_PER_MINUTE, Channel::Room, MOVE);
}

#[test]
fn without_the_service_the_built_in_voice_speaks_and_that_is_told_once() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let programs = home.folder.join("programs");
    fs::create_dir(&programs).unwrap();
    let broken = home.folder.join("broken");
    fs::create_dir(&broken).unwrap();
    lay_script(broken.join("speech-dispatcher"), "#!/bin/sh\necho no >&2\nexit 7\n");
    let room = home.server.listen("vspk");
    for (path, expected) in [(programs, "not installed"), (broken, "ended at once")] {
        let mut environment = home.server.environment();
        environment.push(("PATH".into(), path.into()));
        let mut stage = Stage::with(environment, own(), &[]);
        stage.skip_to(|it| match it {
            SpeechEvent::Health(Device::OwnVoice, Health::Missing { why }) => {
                assert!(why.contains(expected), "{why}");
                true
            }
            other => matches!(other, SpeechEvent::Health(Device::OwnVoice, _)),
        });
        expect_heard_at(&mut stage, &room, USUAL, Channel::Room, MOVE);
    }
}

#[test]
fn without_the_built_in_voice_the_own_one_speaks_alone() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let arguments = ["--voice-library", "libnothing.so"];
    let mut stage = Stage::with(home.server.environment(), own(), &arguments);
    stage.skip_to(|it| matches!(it, SpeechEvent::Health(Device::OwnVoice, Health::Ready { .. })));
    let room = home.server.listen("vspk");
    is_heard(|| {
        let from = room.len();
        let id = stage.say(Channel::Room, MOVE);
        stage.skip_to(|it| matches!(it, SpeechEvent::Ended(of) | SpeechEvent::Unspoken(of) if *of == id));
        room.go_on_for(MONITOR_DELAY);
        resembles_at(&room.samples()[from..], WORDS_PER_MINUTE, MOVE)
    });
    send_signal("KILL", &home.service());
    let (lost, id) = (&mut Vec::new(), stage.say(Channel::Ear, ANSWER));
    stage.skip_to(|it| {
        if let SpeechEvent::Health(device, Health::Lost { .. }) = it {
            lost.push(*device);
        }
        *it == SpeechEvent::Unspoken(id)
    });
    stage.skip_to(|it| {
        if let SpeechEvent::Health(device, Health::Lost { .. }) = it {
            lost.push(*device);
        }
        lost.len() == 3
    });
    assert_eq!(lost[..], [Device::RoomVoice, Device::EarVoice, Device::OwnVoice]);
}

#[test]
fn a_killed_service_is_replaced_and_speaks_again() {
    let Some(home) = Home::of_a_script(AS_IT_SHOULD) else {
        return;
    };
    let mut stage = home.stage();
    let (room, ear) = (home.server.listen("vspk"), home.server.listen("vear"));
    expect_heard_at(&mut stage, &room, SCRIPT_WORDS_PER_MINUTE, Channel::Room, MOVE);
    // In the middle of a sentence.
    home.speak_by(HALF);
    let before = home.service();
    let id = stage.say(Channel::Ear, REPORT);
    stage.skip_to(|it| matches!(it, SpeechEvent::Began(of, _) if *of == id));
    send_signal("KILL", &before);
    home.speak_by(AS_IT_SHOULD);
    expect_lost_and_back(&mut stage, id);
    assert_ne!(home.service(), before);
    // Between two sentences.
    let from = room.len();
    send_signal("KILL", &home.service());
    expect_rescued(&mut stage, &ear, Channel::Ear, ANSWER);
    expect_heard_at(&mut stage, &ear, SCRIPT_WORDS_PER_MINUTE, Channel::Ear, ANSWER);
    assert_eq!(loud(&room.samples()[from..]), 0);
}

#[test]
fn a_frozen_service_costs_one_short_wait_and_no_word() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let mut stage = home.stage();
    let (room, ear) = (home.server.listen("vspk"), home.server.listen("vear"));
    let frozen = home.service();
    send_signal("STOP", &frozen);
    expect_rescued(&mut stage, &ear, Channel::Ear, ANSWER);
    wait_until(|| !Path::new("/proc").join(&frozen).exists());
    assert_silent(&room);
    expect_heard_at(&mut stage, &room, WORDS_PER_MINUTE, Channel::Room, MOVE);
}

#[test]
fn whatever_a_service_does_in_the_middle_of_a_sentence_it_is_heard_whole() {
    let Some(home) = Home::of_a_script(AS_IT_SHOULD) else {
        return;
    };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    for script in [HALF, WITHOUT_SOUND, WITHOUT_END] {
        home.speak_by(script);
        let from = room.len();
        let id = stage.say(Channel::Room, MOVE);
        // The service that comes next is tried by the same script.
        stage.skip_to(|it| matches!(it, SpeechEvent::Health(Device::OwnVoice, Health::Lost { .. })));
        home.speak_by(AS_IT_SHOULD);
        expect_back_after(&mut stage, id, vec!["lost"]);
        expect_whole(&room, from, MOVE);
        expect_heard_at(&mut stage, &room, SCRIPT_WORDS_PER_MINUTE, Channel::Room, MOVE);
    }
}

#[test]
fn a_hush_leaves_nothing_behind() {
    let Some(home) = Home::of_a_script(AS_IT_SHOULD) else {
        return;
    };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    home.speak_by(ENDLESS);
    let endless = stage.say(Channel::Room, REPORT);
    let queued = stage.say(Channel::Room, REPORT);
    stage.skip_to(|it| matches!(it, SpeechEvent::Began(of, _) if *of == endless));
    stage.speech.hush(Channel::Room);
    stage.expect_unspoken(&[endless, queued]);
    home.speak_by(AS_IT_SHOULD);
    room.go_on_for(MONITOR_DELAY);
    expect_heard_at(&mut stage, &room, SCRIPT_WORDS_PER_MINUTE, Channel::Room, MOVE);
}

#[test]
fn with_the_speaker_its_service_and_all_its_files_are_gone() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    let is_gone = |pid: &str| !Path::new("/proc").join(pid).exists();
    let stage = home.stage();
    let service = home.service();
    stage.speech.close();
    wait_until(|| is_gone(&service));
    assert_eq!(services(&home.folder), [] as [String; 0]);

    // One that was killed leaves a service that ends by itself, and files that the next one removes.
    let stage = home.stage();
    let service = home.service();
    stage.signal("KILL");
    stage.speech.close();
    wait_until(|| is_gone(&service));
    let stage = home.stage();
    assert_eq!(folders(&home.folder), 1);
    stage.speech.close();
}

#[test]
fn in_every_order_of_plugging_nothing_of_the_own_voice_is_heard_elsewhere() {
    let Some(home) = Home::open(OF_THE_PERSON) else { return };
    // The streams are those of the built-in voice, which is tried in every order.
    in_these_orders_of_plugging(&home.server, &ORDERS[..size(2, ORDERS.len())], own(), WORDS_PER_MINUTE);
}
