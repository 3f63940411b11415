//! What was recorded of a game is heard in the Ear alone, at the speed that was asked for; what cannot be heard is named.

use std::fs;
use std::process::Command;

use ansage_core::desk::Channel;
use ansage_devices::speech::SpeechEvent;
use ansage_sound_files::clips::sha256_of;
use ansage_sound_files::flac;
use ansage_sound_files::flac::Labels;
use ansage_sound_files::wav;
use ansage_wire::RATE;
use ansage_wire::{ClipRefusal, ClipSound, Extent};

use super::stage::{MONITOR_DELAY, Stage, is_heard};
use super::{MOVE, assert_silent};
use crate::support::sound::{likeness, trimmed};
use crate::support::sound_server::SoundServer;

/// Samples of a second, as clips have them.
const CLIP_RATE: usize = 16_000;

/// A folder with one clip, in which a move is said.
fn recorded() -> (tempfile::TempDir, ClipSound, Vec<i16>) {
    let folder = tempfile::tempdir().unwrap();
    let wav = folder.path().join("move.wav");
    let said = Command::new("espeak-ng")
        .args(["-v", "de", "-w"])
        .arg(&wav)
        .arg(MOVE)
        .status();
    assert!(said.unwrap().success());
    let raw = [
        "-t", "raw", "-e", "signed", "-b", "16", "-L", "-r", "16000", "-c", "1", "-",
    ];
    let bytes = Command::new("sox")
        .arg("-R")
        .arg(&wav)
        .args(raw)
        .output()
        .unwrap()
        .stdout;
    let samples: Vec<i16> = bytes.as_chunks().0.iter().map(|it| i16::from_le_bytes(*it)).collect();
    let clip = folder.path().join("0001.flac");
    flac::write(&clip, &samples, &Labels::default()).unwrap();
    let sound = ClipSound {
        file: "0001.flac".to_owned(),
        extent: Extent::Clip {
            sha256: sha256_of(&fs::read(clip).unwrap()),
        },
        percent: 100,
    };
    (folder, sound, samples)
}

#[test]
fn a_clip_is_heard_in_the_ear_as_it_was_recorded_and_nowhere_else() {
    let Some(server) = SoundServer::start() else { return };
    let (folder, sound, samples) = recorded();
    let mut stage = Stage::open(&server);
    stage.speech.play_from(folder.path().to_owned());
    let room = server.listen("vspk");
    let ear = server.listen_at("vear", CLIP_RATE);
    is_heard(|| {
        let from = ear.len();
        let id = stage.play(Channel::Sheet, &sound);
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
        ear.go_on_for(MONITOR_DELAY);
        likeness(trimmed(&ear.samples()[from..]), trimmed(&samples))
    });
    // Not even where somebody asks for it.
    let id = stage.play(Channel::Room, &sound);
    stage.expect_in_order(&[SpeechEvent::Ended(id)]);
    room.go_on_for(MONITOR_DELAY);
    assert_silent(&room);
}

#[test]
fn a_clip_at_twice_the_speed_takes_half_the_time() {
    let Some(server) = SoundServer::start() else { return };
    let (folder, sound, samples) = recorded();
    let mut stage = Stage::open(&server);
    stage.speech.play_from(folder.path().to_owned());
    let ear = server.listen_at("vear", CLIP_RATE);
    let mut heard = |percent| {
        let from = ear.len();
        let id = stage.play(
            Channel::Ear,
            &ClipSound {
                percent,
                ..sound.clone()
            },
        );
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
        ear.go_on_for(MONITOR_DELAY);
        trimmed(&ear.samples()[from..]).len() as f64 / trimmed(&samples).len() as f64
    };
    for (percent, times) in [(200, 0.5), (50, 2.0)] {
        let took = heard(percent);
        assert!(
            (took / times - 1.0).abs() < 0.1,
            "{percent} percent took {took:.2} times as long"
        );
    }
}

#[test]
fn a_clip_that_is_missing_or_changed_is_named_and_the_next_is_heard() {
    let Some(server) = SoundServer::start() else { return };
    let (folder, sound, samples) = recorded();
    let mut stage = Stage::open(&server);
    stage.speech.play_from(folder.path().to_owned());
    let missing = ClipSound {
        file: "0002.flac".to_owned(),
        ..sound.clone()
    };
    let changed = ClipSound {
        extent: Extent::Clip { sha256: "0".repeat(64) },
        ..sound.clone()
    };
    for (clip, trouble) in [(missing, ClipRefusal::Missing), (changed, ClipRefusal::Changed)] {
        let id = stage.play(Channel::Ear, &clip);
        stage.expect_in_order(&[SpeechEvent::Unplayed(id, trouble), SpeechEvent::Ended(id)]);
    }
    let ear = server.listen_at("vear", CLIP_RATE);
    is_heard(|| {
        let from = ear.len();
        let id = stage.play(Channel::Ear, &sound);
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
        ear.go_on_for(MONITOR_DELAY);
        likeness(trimmed(&ear.samples()[from..]), trimmed(&samples))
    });
}

#[test]
fn a_stretch_of_a_recording_is_heard_as_it_stands_there() {
    let Some(server) = SoundServer::start() else { return };
    let (folder, _sound, samples) = recorded();
    let silence = vec![0; 3 * CLIP_RATE];
    let tape = [&silence[..], &samples, &silence, &samples].concat();
    wav::write(&folder.path().join("tape.wav"), &tape, RATE).unwrap();
    let mut stage = Stage::open(&server);
    stage.speech.play_from(folder.path().to_owned());
    let ear = server.listen_at("vear", CLIP_RATE);
    let (from, to) = (silence.len() / 2, silence.len() + samples.len() + silence.len() / 2);
    let stretch = ClipSound {
        file: "tape.wav".to_owned(),
        extent: Extent::Stretch {
            from: from as u64,
            to: to as u64,
        },
        percent: 100,
    };
    is_heard(|| {
        let from = ear.len();
        let id = stage.play(Channel::Ear, &stretch);
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
        ear.go_on_for(MONITOR_DELAY);
        likeness(trimmed(&ear.samples()[from..]), trimmed(&samples))
    });
    let gone = ClipSound {
        file: "gone.mp3".to_owned(),
        ..stretch
    };
    let id = stage.play(Channel::Ear, &gone);
    stage.expect_in_order(&[SpeechEvent::Unplayed(id, ClipRefusal::Missing), SpeechEvent::Ended(id)]);
}
