//! The short sounds on a real sound server: those of the Ear told apart by pitch and rhythm, and never heard in the Room; the
//! cue for an arbiter heard there and nowhere else.

use std::f64::consts::TAU;

use ansage_core::desk::{Channel, Device, Earcon};
use ansage_devices::speech::SpeechEvent;
use ansage_wire::Segment;
use ansage_wire::speech::{EarDevice, SoundSettings};

use super::stage::{MONITOR_DELAY, Stage, is_heard, resembles};
use super::{ANSWER, assert_silent, both};
use crate::support::sound::trimmed;
use crate::support::sound_server::{RATE, SoundServer};

/// 5 ms.
const FRAME: usize = RATE / 200;
/// Pitches that are looked for, a third of an octave apart.
const PITCHES: [f64; 13] = [
    180.0, 250.0, 330.0, 440.0, 550.0, 660.0, 740.0, 880.0, 990.0, 1320.0, 1760.0, 2200.0, 2800.0,
];

/// Returns how much of a pitch is in the samples (Goertzel).
fn share(samples: &[i16], hertz: f64) -> f64 {
    let turn = TAU * hertz / RATE as f64;
    let (mut cosine, mut sine) = (0.0, 0.0);
    for (n, sample) in samples.iter().enumerate() {
        let at = turn * n as f64;
        cosine += f64::from(*sample) * at.cos();
        sine += f64::from(*sample) * at.sin();
    }
    cosine.hypot(sine) / samples.len().max(1) as f64
}

/// Returns the pitches one after the other, each with its length in milliseconds; 0 hertz is a pause.
fn melody(samples: &[i16]) -> Vec<(u32, usize)> {
    let mut notes: Vec<(u32, usize)> = Vec::new();
    // Four frames at a time, so that the low ones can be told; each counts for the first of them.
    for window in samples.windows(4 * FRAME).step_by(FRAME) {
        let is_loud = window[..FRAME].iter().any(|it| it.unsigned_abs() > 600);
        let strongest = PITCHES
            .into_iter()
            .max_by(|one, other| share(window, *one).total_cmp(&share(window, *other)));
        let pitch = if is_loud { strongest.unwrap_or(0.0) as u32 } else { 0 };
        match notes.last_mut() {
            Some((last, length)) if *last == pitch => *length += 5,
            _ => notes.push((pitch, 5)),
        }
    }
    // What is shorter is the change from one to the next.
    notes.retain(|(_, length)| *length >= 15);
    notes
}

#[test]
fn each_short_sound_is_heard_in_the_ear_alone_and_told_from_the_others() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    let mut melodies: Vec<(Earcon, Vec<u32>)> = Vec::new();
    for earcon in Earcon::ear_sounds() {
        let from = ear.len();
        let id = stage.say_after(earcon, Channel::Ear, Vec::new());
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
        ear.go_on_for(MONITOR_DELAY);
        let samples = ear.samples();
        let heard = trimmed(&samples[from..]);
        let length = heard.len() * 1000 / RATE;
        let melody = melody(heard);
        println!("{}: {length} ms, {melody:?}", earcon.name());
        assert!((40..150).contains(&length), "{earcon:?}: {length} ms");
        let pitches: Vec<u32> = melody.iter().map(|(pitch, _)| *pitch).collect();
        for (other, its) in &melodies {
            assert_ne!(its, &pitches, "{earcon:?} sounds like {other:?}");
        }
        melodies.push((earcon, pitches));
    }
    let of = |earcon| {
        melodies
            .iter()
            .find(|(it, _)| *it == earcon)
            .expect("it was heard")
            .1
            .clone()
    };
    assert_eq!(of(Earcon::Accepted), [880, 1320]);
    assert_eq!(of(Earcon::Refused), [330, 0, 330]);
    assert_eq!(of(Earcon::Edge), [180]);
    assert_eq!(of(Earcon::DeviceLost), [990, 740, 550]);
    assert_silent(&room);
}

#[test]
fn the_cue_for_the_arbiter_is_heard_in_the_room_alone() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    let id = stage.say_after(Earcon::ArbiterNeeded, Channel::Room, Vec::new());
    stage.expect_in_order(&[SpeechEvent::Ended(id)]);
    room.go_on_for(MONITOR_DELAY);
    let samples = room.samples();
    let pitches: Vec<u32> = melody(trimmed(&samples)).iter().map(|(pitch, _)| *pitch).collect();
    assert_eq!(pitches.iter().filter(|it| **it == 660).count(), 3, "{pitches:?}");
    let id = stage.say_after(Earcon::ArbiterNeeded, Channel::Ear, Vec::new());
    stage.expect_in_order(&[SpeechEvent::Ended(id)]);
    ear.go_on_for(MONITOR_DELAY);
    assert_silent(&ear);
}

#[test]
fn the_words_follow_the_short_sound() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let ear = server.listen("vear");
    is_heard(|| {
        let from = ear.len();
        let id = stage.say_after(Earcon::Refused, Channel::Ear, vec![Segment::plain("de", ANSWER)]);
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
        ear.go_on_for(MONITOR_DELAY);
        let samples = ear.samples();
        let heard = trimmed(&samples[from..]);
        // Sound and pause before the words are 200 ms.
        resembles(&heard[(RATE / 5).min(heard.len())..], ANSWER)
    });
}

#[test]
fn a_loudspeaker_that_all_hear_makes_no_short_sound() {
    let Some(server) = SoundServer::start() else { return };
    let shared = SoundSettings {
        ear: EarDevice::SharedWithRoom,
        ..both()
    };
    let mut stage = Stage::with(server.environment(), shared, &[]);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let room = server.listen("vspk");
    for channel in [Channel::Ear, Channel::Room] {
        let id = stage.say_after(Earcon::Refused, channel, Vec::new());
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
    }
    room.go_on_for(MONITOR_DELAY);
    assert_silent(&room);
}
