//! Speaker and recorder of Windows on a real sound server without a sound card: what is for the Room is heard there, what is
//! for the Ear in the Ear alone, and whatever happens to a device the game goes on.

use std::fs;
use std::io::Write;

use ansage_core::desk::{Channel, Device};
use ansage_devices::speech::{Speech, SpeechEvent, SpeechSettings, VoiceChoice};
use ansage_sound::device_error;
use ansage_wire::Health;
use ansage_wire::speech::{EarDevice, SoundSettings};

use super::built::Built;
use crate::helpers::speaker::stage::{MONITOR_DELAY, Stage, helper};
use crate::support::program::{Answer, Home, text};
use crate::support::sound::trimmed;
use crate::support::sound_server::{RATE, SoundServer};
use crate::support::wine::WINE;

/// What is heard and hears.
const HELPERS: [&str; 2] = ["ansage-speaker", "ansage-recorder"];

const MOVE: &str = "Springer Gustav eins Felix drei";
const ANSWER: &str = "Dame David acht Hektor vier";
const REPORT: &str = "Weiß hat noch eine Stunde und zwölf Minuten. Schwarz hat noch fünfzig Minuten und dreißig \
    Sekunden. Es sind siebzehn Züge gespielt. Weiß ist am Zug.";

/// Opens a speaker of Windows with these devices.
fn stage(built: &Built, server: &SoundServer, room: &str, ear: &str) -> Stage {
    let folder = tempfile::tempdir().unwrap();
    let speaker = format!("{WINE} {}", built.program("ansage-speaker.exe").display());
    let program = helper(&speaker, &folder.path().join("pids"), built.environment(server), &[]);
    let settings = SpeechSettings {
        voice: VoiceChoice::Builtin,
        system_stands_in: false,
        sound: SoundSettings {
            room: Some(room.to_owned()),
            ear: EarDevice::Own(ear.to_owned()),
            ..SoundSettings::default()
        },
        buffers: Some(folder.path().join("buffers.toml")),
    };
    Stage::on(folder, |events| Speech::open_with(program, settings, events))
}

/// Counts the samples that are not exactly silent.
fn loud(samples: &[i16]) -> usize {
    samples.iter().filter(|it| **it != 0).count()
}

#[test]
fn each_channel_is_heard_on_its_device_and_on_no_other() {
    let (Some(built), Some(server)) = (Built::with(&HELPERS), SoundServer::start()) else {
        return;
    };
    let mut stage = stage(&built, &server, "wasapi:vspk", "wasapi:vear");
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    stage.expect_heard(&ear, Channel::Ear, ANSWER);
    assert_eq!(loud(&room.samples()), 0);
    let from = ear.len();
    stage.expect_heard(&room, Channel::Room, MOVE);
    assert_eq!(loud(&ear.samples()[from..]), 0);
}

#[test]
fn a_lost_earphone_hushes_the_ear_and_not_one_sample_of_it_reaches_the_room() {
    let (Some(built), Some(server)) = (Built::with(&HELPERS), SoundServer::start()) else {
        return;
    };
    let mut stage = stage(&built, &server, "vspk", "vear");
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    let report = stage.say(Channel::Ear, REPORT);
    let queued = stage.say(Channel::Ear, ANSWER);
    stage.expect_began(report);
    ear.go_on_for(RATE / 2);
    assert!(!trimmed(&ear.samples()).is_empty(), "the report is being heard");

    server.remove_sink("vear");
    stage.expect_lost_with(&[Device::EarVoice], &[report, queued]);
    let refused = stage.say(Channel::Ear, ANSWER);
    stage.expect_unspoken(&[refused]);
    room.go_on_for(2 * MONITOR_DELAY);
    assert_eq!(loud(&room.samples()), 0);
    stage.expect_heard(&room, Channel::Room, MOVE);

    server.add_sink("vear");
    stage.expect_ready(&[Device::EarVoice]);
    let (ear, from) = (server.listen("vear"), room.len());
    stage.expect_heard(&ear, Channel::Ear, ANSWER);
    assert_eq!(loud(&room.samples()[from..]), 0);
}

/// Where Windows keeps what it knows of its loudspeakers.
const OUTPUTS: &str = r"HKLM\Software\Microsoft\Windows\CurrentVersion\MMDevices\Audio\Render";
/// What a device is called.
const CALLED: &str = "{A45C254E-DF1C-4EFD-8020-67D146A850E0},14";

/// Returns the number of a device, as Windows knows it.
fn number_of(built: &Built, called: &str) -> String {
    let known = built.windows(&["reg", "query", OUTPUTS, "/s"]);
    let mut number = None;
    for line in known.lines().map(str::trim_end) {
        if let Some(key) = line.strip_suffix(r"\Properties") {
            number = key.rsplit('\\').next();
        }
        if line.contains(CALLED) && line.ends_with(&format!("    {called}")) {
            return number.expect("a key stands above its values").to_owned();
        }
    }
    panic!("no device is called {called}: {known}");
}

/// Lets the Ear speak, changes something in Windows, and makes sure that the Ear falls silent and comes back where it was.
#[track_caller]
fn is_hushed_when(change: impl FnOnce(&Built), change_back: impl FnOnce(&Built)) {
    let (Some(built), Some(server)) = (Built::with(&HELPERS), SoundServer::start()) else {
        return;
    };
    let built = built.in_a_windows_of_their_own();
    let mut stage = stage(&built, &server, "vspk", "vear");
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    let report = stage.say(Channel::Ear, &REPORT.repeat(5));
    stage.expect_began(report);
    change(&built);
    stage.expect_lost_with(&[Device::EarVoice], &[report]);
    change_back(&built);
    stage.expect_ready(&[Device::EarVoice]);
    stage.expect_heard(&ear, Channel::Ear, ANSWER);
    room.go_on_for(MONITOR_DELAY);
    assert_eq!(loud(&room.samples()), 0);
}

#[test]
fn another_default_device_hushes_the_ear() {
    let set = |built: &Built| {
        let device = format!("{{0.0.0.00000000}}.{}", number_of(built, "vspk"));
        let key = r"HKCU\Software\Wine\Drivers\winepulse.drv";
        built.windows(&["reg", "add", key, "/v", "DefaultOutput", "/d", &device, "/f"]);
    };
    // It is opened anew, beside the default device that there is now.
    is_hushed_when(set, |_built| {});
}

#[test]
fn an_earphone_that_becomes_a_loudspeaker_hushes_the_ear() {
    let call = |built: &Built, called, now| {
        let key = format!(r"{OUTPUTS}\{}\Properties", number_of(built, called));
        built.windows(&["reg", "add", &key, "/v", CALLED, "/d", now, "/f"]);
    };
    is_hushed_when(|it| call(it, "vear", "Speakers"), |it| call(it, "Speakers", "vear"));
}

#[test]
fn a_device_of_the_room_is_never_the_ear_s_too() {
    let (Some(built), Some(server)) = (Built::with(&HELPERS), SoundServer::start()) else {
        return;
    };
    let mut stage = stage(&built, &server, "wasapi:vspk", "vspk");
    let mut told = [stage.expect_health(), stage.expect_health()];
    told.sort_by_key(|(device, _)| *device == Device::EarVoice);
    assert!(
        matches!(&told[0], (Device::RoomVoice, Health::Ready { .. })),
        "{told:?}"
    );
    assert!(
        matches!(&told[1], (Device::EarVoice, Health::Missing { why }) if why.contains(device_error::FOR_ALL)),
        "{told:?}"
    );
}

#[test]
fn a_name_of_two_devices_is_told_and_their_numbers_are_named() {
    let (Some(built), Some(server)) = (Built::with(&HELPERS), SoundServer::start()) else {
        return;
    };
    for sink in ["one", "other"] {
        let name = format!("sink_name={sink}");
        server.pactl(&[
            "load-module",
            "module-null-sink",
            &name,
            "sink_properties=device.description=Headset",
        ]);
    }
    let home = Home::new();
    let settings = home.file("settings.toml", "room = \"vspk\"\near-device = \"Headset\"\n");
    let doctor = ["doctor", "--reports", "en", "--settings", text(&settings)];
    let examined = || {
        let child = built
            .ansage(&home, &doctor)
            .envs(built.environment(&server))
            .spawn()
            .unwrap();
        Answer::of(child).expect(0).out
    };
    let told = examined();
    let line = "The earphone is not heard: more than one sound device has this name;";
    assert!(told.contains(line), "{told}");
    assert!(
        told.contains("On Windows no sound is tied to a device for good"),
        "{told}"
    );
    let numbers: Vec<_> = told
        .lines()
        .filter_map(|it| it.strip_prefix("For listening there is: Headset, ")?.strip_suffix('.'))
        .collect();
    assert_eq!(numbers.len(), 2, "{told}");
    assert_ne!(numbers[0], numbers[1]);
    home.file(
        "settings.toml",
        &format!("room = \"vspk\"\near-device = \"{}\"\n", numbers[1]),
    );
    let told = examined();
    let line = format!("The earphone is heard on {}.", numbers[1]);
    assert!(told.contains(&line), "{told}");
}

#[test]
fn a_microphone_is_heard() {
    let (Some(built), Some(server)) = (Built::with(&HELPERS), SoundServer::start()) else {
        return;
    };
    server.add_sink("vmic");
    let home = Home::new();
    let settings = home.file("settings.toml", "microphone = \"Monitor of vmic\"\n");
    server.pactl(&["load-module", "module-sine", "sink=vmic", "frequency=440"]);
    let doctor = ["doctor", "--json", "--settings", text(&settings)];
    let child = built
        .ansage(&home, &doctor)
        .envs(built.environment(&server))
        .spawn()
        .unwrap();
    let told = Answer::of(child).expect(0).out;
    let found: serde_json::Value = serde_json::from_str(&told).unwrap();
    let level = found["microphone"]["level"]["rms"].as_u64();
    assert!(level.is_some_and(|it| it > 1000), "{told}");
    let microphones = found["inputs"].as_array().unwrap();
    assert!(
        microphones.iter().any(|it| it["name"] == "wasapi:Monitor of vmic"),
        "{told}"
    );
}

#[test]
fn a_speaker_that_dies_or_freezes_is_lost_once_and_speaks_again() {
    let (Some(built), Some(server)) = (Built::with(&HELPERS), SoundServer::start()) else {
        return;
    };
    let both = [Device::RoomVoice, Device::EarVoice];
    for signal in ["KILL", "STOP"] {
        let mut stage = stage(&built, &server, "vspk", "vear");
        stage.expect_ready(&both);
        let room = server.listen("vspk");
        let report = stage.say(Channel::Room, REPORT);
        stage.expect_began(report);
        stage.signal(signal);
        stage.expect_lost(&both);
        stage.expect_ready(&both);
        stage.expect_in_order(&[SpeechEvent::Ended(report)]);
        room.go_on_for(MONITOR_DELAY);
        stage.expect_heard(&room, Channel::Room, MOVE);
    }
}

#[test]
fn without_any_sound_device_the_game_goes_on() {
    let Some(built) = Built::with(&HELPERS) else { return };
    let home = Home::new();
    let mut child = built
        .ansage(
            &home,
            &[
                "--reports",
                "en",
                "--voice",
                "builtin",
                "--journal",
                "game.jsonl",
                "--listen",
                "off",
            ],
        )
        .envs(built.variables())
        .env("PULSE_SERVER", "unix:/nowhere")
        .env("ALSA_CONFIG_PATH", home.path("nothing"))
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"e4\n").unwrap();
    let told = Answer::of(child).expect(0);
    assert_eq!(told.lines("room"), ["Bauer Eva vier"], "{}", told.out);
    let journal = fs::read_to_string(home.path("game.jsonl")).unwrap();
    assert!(journal.contains("e2e4"), "{journal}");
}
