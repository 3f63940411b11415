//! The speaker on a real sound server without a sound card: what is asked for is what is heard.

mod apart;
mod bare;
mod clips;
mod earcons;
mod own;
mod recorded;
pub(super) mod stage;

use std::path::Path;
use std::time::Duration;

use ansage_core::desk::{Channel, Device, VoiceChange};
use ansage_devices::speech::SpeechEvent;
use ansage_protocol::BUILD;
use ansage_wire::Health;
use ansage_wire::speech::{EarDevice, Manner, SoundSettings};
use ansage_wire::{Part, Segment};

use crate::support::sound::{espeak, likeness, resemblance, trimmed};
use crate::support::sound_server::{Capture, RATE, SoundServer};
use crate::support::wait::{let_pass, wait_until};
use bare::Bare;
use stage::{ALIKE, MONITOR_DELAY, Stage, both, is_heard, resembles, send_signal};

/// How alike different sentences may be, so that the comparison says something.
const UNALIKE: f64 = 0.7;

const MOVE: &str = "Springer Gustav eins Felix drei";
const ANSWER: &str = "Dame David acht Hektor vier";
const REPORT: &str = "Weiß hat noch eine Stunde und zwölf Minuten. Schwarz hat noch fünfzig Minuten und dreißig \
    Sekunden. Es sind siebzehn Züge gespielt. Weiß ist am Zug. Die letzten Züge waren Springer Gustav eins Felix drei, \
    Bauer David sieben David fünf, Läufer Cäsar eins Friedrich vier.";

#[track_caller]
fn assert_silent(capture: &Capture) {
    assert_eq!(loud(&capture.samples()), 0, "of {} samples", capture.len());
}

/// Counts the samples that are not exactly silent.
fn loud(samples: &[i16]) -> usize {
    samples.iter().filter(|sample| **sample != 0).count()
}

#[test]
fn an_announcement_is_heard_as_espeak_speaks_it() {
    let Some(server) = SoundServer::start() else { return };
    let room = server.listen("vspk");
    let ear = server.listen("vear");
    is_heard(|| {
        // Only the first text of a speaker can be compared sample by sample.
        let mut stage = Stage::open(&server);
        let from = room.len();
        stage.say_to_the_end(Channel::Room, MOVE);
        room.go_on_for(MONITOR_DELAY);
        likeness(trimmed(&room.samples()[from..]), trimmed(&espeak("de", 175, MOVE)))
    });
    assert_silent(&ear);
}

#[test]
fn the_comparison_tells_one_move_from_another() {
    if SoundServer::start().is_none() {
        return;
    }
    assert!(resembles(&espeak("de", 175, MOVE), MOVE) > ALIKE);
    for other in [
        ANSWER,
        "Springer Gustav eins Hektor drei",
        "Springer Bella eins Cäsar drei",
    ] {
        let resemblance = resembles(&espeak("de", 175, other), MOVE);
        assert!(resemblance < UNALIKE, "{other}: {resemblance:.3}");
    }
}

#[test]
fn the_ear_is_heard_in_the_ear_alone() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    let ear = server.listen("vear");
    stage.expect_heard(&ear, Channel::Ear, ANSWER);
    assert_silent(&room);
}

#[test]
fn a_lost_earphone_hushes_the_ear_and_not_one_sample_of_it_reaches_the_room() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    let ear = server.listen("vear");
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
    assert_silent(&room);

    stage.expect_heard(&room, Channel::Room, MOVE);

    server.add_sink("vear");
    stage.expect_ready(&[Device::EarVoice]);
    let ear = server.listen("vear");
    let from = room.len();
    stage.expect_heard(&ear, Channel::Ear, ANSWER);
    assert_eq!(loud(&room.samples()[from..]), 0);
}

#[test]
fn nobody_can_move_the_ear_to_another_sink() {
    let Some(server) = SoundServer::start() else { return };
    let _stage = Stage::open(&server);
    let sinks = server.pactl(&["list", "short", "sinks"]);
    let ear = sinks
        .lines()
        .find(|line| line.contains("vear"))
        .and_then(|line| line.split('\t').next());
    let streams = server.pactl(&["list", "short", "sink-inputs"]);
    let stream = streams
        .lines()
        .map(|line| line.split('\t').collect::<Vec<_>>())
        .find(|fields| fields.get(1).copied() == ear)
        .expect("the Ear has a stream")[0];
    assert!(!server.allows(&["move-sink-input", stream, "vspk"]));
}

#[test]
fn the_room_goes_on_while_the_earphone_is_lost() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    is_heard(|| {
        let from = room.len();
        let announced = stage.say(Channel::Room, MOVE);
        stage.expect_began(announced);
        server.remove_sink("vear");
        // The announcement outlasts the loss or not: both come, in either order.
        let (mut has_ended, mut is_lost) = (false, false);
        while !(has_ended && is_lost) {
            match stage.next() {
                SpeechEvent::Ended(id) => has_ended = id == announced,
                SpeechEvent::Health(Device::EarVoice, Health::Lost { .. }) => is_lost = true,
                event => panic!("{event:?}"),
            }
        }
        room.go_on_for(MONITOR_DELAY);
        server.add_sink("vear");
        stage.expect_ready(&[Device::EarVoice]);
        resembles(&room.samples()[from..], MOVE)
    });
}

#[test]
fn a_hush_ends_what_is_said_and_forgets_what_waits() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let ear = server.listen("vear");
    let report = stage.say(Channel::Ear, REPORT);
    let queued = [stage.say(Channel::Ear, MOVE), stage.say(Channel::Ear, MOVE)];
    stage.expect_began(report);
    stage.speech.hush(Channel::Ear);
    stage.expect_unspoken(&[report, queued[0], queued[1]]);
    ear.go_on_for(2 * MONITOR_DELAY);
    // The hush follows the beginning at once: the report is seconds long, and next to nothing of it was heard.
    let heard = trimmed(&ear.samples()).len();
    let whole = espeak("de", Manner::default().words_per_minute, REPORT).len();
    assert!(heard < whole / 10, "{heard} of {whole} samples");

    stage.expect_heard(&ear, Channel::Ear, ANSWER);
}

#[test]
fn a_hush_of_the_ear_leaves_the_room_alone() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    is_heard(|| {
        let from = room.len();
        let announced = stage.say(Channel::Room, MOVE);
        stage.expect_began(announced);
        stage.speech.hush(Channel::Ear);
        stage.expect_in_order(&[SpeechEvent::Ended(announced)]);
        room.go_on_for(MONITOR_DELAY);
        resembles(&room.samples()[from..], MOVE)
    });
}

#[test]
fn the_next_utterance_waits_and_an_urgent_one_does_not() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let first = stage.say(Channel::Room, MOVE);
    let second = stage.say(Channel::Room, ANSWER);
    stage.expect_in_order(&[SpeechEvent::Ended(first), SpeechEvent::Ended(second)]);

    let report = stage.say(Channel::Room, REPORT);
    let waiting = stage.say(Channel::Room, ANSWER);
    stage.expect_began(report);
    let urgent = stage.say_segments(Channel::Room, vec![Segment::plain("de", MOVE)], true);
    stage.expect_in_order(&[
        SpeechEvent::Unspoken(report),
        SpeechEvent::Ended(urgent),
        SpeechEvent::Ended(waiting),
    ]);
}

#[test]
fn an_utterance_begins_after_it_was_asked_for_and_after_the_one_before() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let first = stage.say(Channel::Room, MOVE);
    let second = stage.say(Channel::Room, ANSWER);
    let first_began = stage.expect_began(first);
    let (mut second_began, mut ended) = (None, 0);
    while ended < 2 {
        match stage.next() {
            SpeechEvent::Began(id, at_ns) if id == second => second_began = Some(at_ns),
            SpeechEvent::Ended(_) => ended += 1,
            event => panic!("{event:?}"),
        }
    }
    let apart = second_began.expect("it was heard") - first_began;
    let samples = trimmed(&espeak("de", Manner::default().words_per_minute, MOVE)).len() as u64;
    assert!(apart > samples * 1_000_000_000 / RATE as u64, "{apart} ns");
}

#[test]
fn nothing_to_pronounce_ends_at_once_and_unknown_languages_are_read_all_the_same() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let empty = stage.say_segments(Channel::Room, vec![], false);
    let blank = stage.say(Channel::Room, " \0 ");
    stage.expect_in_order(&[SpeechEvent::Ended(empty), SpeechEvent::Ended(blank)]);
    let unknown = stage.say_segments(Channel::Room, vec![Segment::plain("tlh", "Qapla")], false);
    stage.expect_began(unknown);
    stage.expect_in_order(&[SpeechEvent::Ended(unknown)]);
}

#[test]
fn phonemes_are_spoken_as_phonemes_and_brackets_in_a_text_are_not() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    let part = Part {
        text: "Cäsar".to_owned(),
        phonemes: Some("ts'e:zar".to_owned()),
        clip: None,
    };
    let phonemes = Segment {
        language: "de".to_owned(),
        parts: vec![part],
    };
    let brackets = Segment::plain("de", "Springer [[ts'e:zar]] Felix");
    for (segment, as_read) in [(phonemes, "[[ts'e:zar]]"), (brackets, "Springer [ [ts'e:zar]] Felix")] {
        is_heard(|| {
            let from = room.len();
            let id = stage.say_segments(Channel::Room, vec![segment.clone()], false);
            stage.expect_in_order(&[SpeechEvent::Ended(id)]);
            room.go_on_for(MONITOR_DELAY);
            resembles(&room.samples()[from..], as_read)
        });
    }
}

#[test]
fn the_ear_speaks_faster_from_its_next_words_on() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let ear = server.listen("vear");
    stage.expect_heard(&ear, Channel::Ear, ANSWER);
    stage.speech.change_ear(VoiceChange::Rate(300));
    is_heard(|| {
        let from = ear.len();
        stage.say_to_the_end(Channel::Ear, ANSWER);
        ear.go_on_for(MONITOR_DELAY);
        resemblance(trimmed(&ear.samples()[from..]), trimmed(&espeak("de", 300, ANSWER)))
    });
}

#[test]
fn each_channel_has_its_own_rate_and_volume() {
    let Some(server) = SoundServer::start() else { return };
    let sound = SoundSettings {
        room_manner: Manner {
            words_per_minute: 120,
            volume: 50,
            ..Manner::default()
        },
        ear_manner: Manner {
            words_per_minute: 300,
            ..Manner::default()
        },
        ..both()
    };
    let mut stage = Stage::with(server.environment(), sound, &[]);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let room = server.listen("vspk");
    let ear = server.listen("vear");
    let loudest = |samples: &[i16]| {
        samples
            .iter()
            .map(|sample| f64::from(sample.unsigned_abs()))
            .fold(0.0, f64::max)
    };
    for (channel, capture, words_per_minute, volume) in
        [(Channel::Room, &room, 120, 0.5), (Channel::Ear, &ear, 300, 1.0)]
    {
        let expected = espeak("de", words_per_minute, MOVE);
        is_heard(|| {
            let from = capture.len();
            stage.say_to_the_end(channel, MOVE);
            capture.go_on_for(MONITOR_DELAY);
            resemblance(trimmed(&capture.samples()[from..]), trimmed(&expected))
        });
        let heard = loudest(&capture.samples()) / loudest(&expected);
        assert!((volume - 0.1..volume + 0.1).contains(&heard), "{channel:?}: {heard:.2}");
    }
}

#[test]
fn the_room_is_made_softer_while_the_speaker_runs_and_the_ear_stays_as_it_is() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    let loudest = |samples: &[i16]| samples.iter().map(|it| it.unsigned_abs()).max().unwrap_or(0);
    let heard = |stage: &mut Stage, channel, capture: &Capture| {
        let from = capture.len();
        stage.say_to_the_end(channel, MOVE);
        capture.go_on_for(MONITOR_DELAY);
        f64::from(loudest(&capture.samples()[from..]))
    };
    let whole = [
        heard(&mut stage, Channel::Room, &room),
        heard(&mut stage, Channel::Ear, &ear),
    ];
    stage.speech.set_room_volume(40);
    let then = [
        heard(&mut stage, Channel::Room, &room),
        heard(&mut stage, Channel::Ear, &ear),
    ];
    let shares = [then[0] / whole[0], then[1] / whole[1]];
    assert!((0.3..0.5).contains(&shares[0]) && shares[1] > 0.9, "{shares:.2?}");
}

#[test]
fn on_one_loudspeaker_the_voices_take_turns() {
    let Some(server) = SoundServer::start() else { return };
    let sound = SoundSettings {
        ear: EarDevice::SharedWithRoom,
        ..SoundSettings::default()
    };
    let mut stage = Stage::with(server.environment(), sound, &[]);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let room = server.listen("vspk");
    let announcement = trimmed(&espeak("de", 175, MOVE)).len();
    is_heard(|| {
        let from = room.len();
        let announced = stage.say(Channel::Room, MOVE);
        let told = stage.say(Channel::Ear, ANSWER);
        stage.expect_in_order(&[SpeechEvent::Ended(announced), SpeechEvent::Ended(told)]);
        room.go_on_for(MONITOR_DELAY);
        let heard = room.samples();
        let heard = trimmed(&heard[from..]);
        let (first, second) = heard.split_at(announcement.min(heard.len()));
        // The texts differ by a few samples each time they are spoken.
        resembles(first, MOVE).min(resembles(second.get(40..).unwrap_or_default(), ANSWER))
    });
}

#[test]
fn a_killed_speaker_is_lost_once_and_says_again_what_was_cut_off() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    let both = [Device::RoomVoice, Device::EarVoice];
    let whole = trimmed(&espeak("de", Manner::default().words_per_minute, ANSWER)).len();
    is_heard(|| {
        let from = room.len();
        let id = stage.say(Channel::Room, ANSWER);
        stage.expect_began(id);
        stage.signal("KILL");
        stage.expect_lost(&both);
        stage.expect_ready(&both);
        stage.expect_in_order(&[SpeechEvent::Ended(id)]);
        room.go_on_for(MONITOR_DELAY);
        // Before it stands what was cut off.
        let heard = room.samples();
        let heard = trimmed(&heard[from..]);
        resembles(&heard[heard.len().saturating_sub(whole)..], ANSWER)
    });
    stage.expect_heard(&room, Channel::Room, MOVE);
}

#[test]
fn a_frozen_speaker_is_killed_lost_once_and_speaks_again() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    stage.signal("STOP");
    let id = stage.say(Channel::Room, ANSWER);
    stage.expect_lost(&[Device::RoomVoice, Device::EarVoice]);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    stage.expect_in_order(&[SpeechEvent::Ended(id)]);
    stage.expect_heard(&room, Channel::Room, MOVE);
    let frozen = Path::new("/proc").join(&stage.pids()[0]);
    wait_until(|| !frozen.exists());
}

#[test]
fn a_device_that_runs_dry_is_asked_to_hold_more_and_that_is_kept() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let room = server.listen("vspk");
    assert_eq!(stage.buffers(), []);
    let pid = server.pid().to_string();
    wait_until(|| {
        let id = stage.say(Channel::Room, REPORT);
        stage.expect_began(id);
        // A server that had no time makes up for it at once, and nearly always asks for more than can be given so soon.
        send_signal("STOP", &pid);
        let_pass(Duration::from_millis(300));
        send_signal("CONT", &pid);
        room.go_on_for(RATE / 4);
        stage.speech.hush(Channel::Room);
        stage.expect_unspoken(&[id]);
        !stage.buffers().is_empty()
    });
    let [needs] = &stage.buffers()[..] else {
        panic!("{:?}", stage.buffers())
    };
    assert_eq!((needs.device.as_str(), needs.milliseconds), ("pulseaudio:vspk", 20));
    // The stream is opened anew, and heard as before.
    stage.expect_heard(&room, Channel::Room, MOVE);
    stage.expect_heard(&room, Channel::Room, ANSWER);
}

#[test]
fn sound_returns_by_itself_when_the_server_does() {
    let Some(mut server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    server.restart(|| {
        stage.expect_lost(&[Device::RoomVoice, Device::EarVoice]);
        let id = stage.say(Channel::Room, MOVE);
        stage.expect_unspoken(&[id]);
    });
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let room = server.listen("vspk");
    stage.expect_heard(&room, Channel::Room, MOVE);
}

#[test]
fn a_frozen_server_is_lost_and_the_speaker_lives() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::open(&server);
    let server_pid = server.pid().to_string();
    send_signal("STOP", &server_pid);
    stage.expect_lost(&[Device::RoomVoice, Device::EarVoice]);
    let id = stage.say(Channel::Room, MOVE);
    stage.expect_unspoken(&[id]);
    send_signal("CONT", &server_pid);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    stage.say_to_the_end(Channel::Room, MOVE);
}

#[test]
fn without_a_sound_server_both_voices_are_missing_and_nothing_hangs() {
    let nowhere = tempfile::tempdir().unwrap();
    let path = nowhere.path().to_owned();
    let environment = vec![
        ("XDG_RUNTIME_DIR".into(), path.clone().into()),
        ("HOME".into(), path.clone().into()),
        ("PULSE_SERVER".into(), format!("unix:{}/none", path.display()).into()),
        // A machine with a sound card has ALSA's default device; this one shall not.
        ("ALSA_CONFIG_PATH".into(), path.join("none").into()),
    ];
    let mut stage = Stage::with(environment, both(), &[]);
    stage.expect_missing(&[Device::RoomVoice, Device::EarVoice]);
    let room = stage.say(Channel::Room, MOVE);
    let ear = stage.say(Channel::Ear, MOVE);
    stage.expect_unspoken(&[room, ear]);
}

#[test]
fn without_an_ear_device_the_ear_is_missing_and_the_room_speaks() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::with(server.environment(), SoundSettings::default(), &[]);
    stage.expect_missing(&[Device::EarVoice]);
    stage.expect_ready(&[Device::RoomVoice]);
    let ear = stage.say(Channel::Ear, REPORT);
    stage.expect_unspoken(&[ear]);
    stage.say_to_the_end(Channel::Room, MOVE);
}

#[test]
fn an_ear_that_is_whatever_sink_is_the_default_is_refused() {
    let Some(server) = SoundServer::start() else { return };
    for name in ["@DEFAULT_SINK@", "pulseaudio:", "alsa:default", "nosuchsink"] {
        let sound = SoundSettings {
            ear: EarDevice::Own(name.to_owned()),
            ..SoundSettings::default()
        };
        let mut stage = Stage::with(server.environment(), sound, &[]);
        let mut is_missing = false;
        while !is_missing {
            match stage.expect_health() {
                (Device::EarVoice, Health::Missing { .. }) => is_missing = true,
                (Device::RoomVoice, Health::Ready { .. }) => {}
                other => panic!("{name}: {other:?}"),
            }
        }
    }
}

#[test]
fn a_room_that_is_configured_elsewhere_speaks_there() {
    let Some(server) = SoundServer::start() else { return };
    server.add_sink("vhall");
    let mut stage = Stage::open(&server);
    stage.speech.configure(SoundSettings {
        room: Some("pulseaudio:vhall".to_owned()),
        ..both()
    });
    stage.expect_ready(&[Device::RoomVoice]);
    let room = server.listen("vspk");
    let hall = server.listen("vhall");
    stage.expect_heard(&hall, Channel::Room, MOVE);
    assert_silent(&room);
}

#[test]
fn a_device_whose_first_sound_takes_two_seconds_is_waited_for() {
    let Some(server) = SoundServer::start() else { return };
    server.add_slow_sink("vslow");
    let sound = SoundSettings {
        room: Some("pulseaudio:vslow".to_owned()),
        ..both()
    };
    let mut stage = Stage::with(server.environment(), sound, &[]);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let room = server.listen("vslow");
    stage.expect_heard(&room, Channel::Room, MOVE);
}

#[test]
fn without_espeak_both_voices_are_missing() {
    let Some(server) = SoundServer::start() else { return };
    let arguments = ["--voice-library", "libespeak-ng-of-another-world.so.1"];
    let mut stage = Stage::with(server.environment(), both(), &arguments);
    stage.expect_missing(&[Device::RoomVoice, Device::EarVoice]);
    let id = stage.say(Channel::Room, MOVE);
    stage.expect_unspoken(&[id]);
}

fn hello(build: &str) -> String {
    format!("{{\"hello\":{{\"build\":\"{build}\"}}}}")
}

#[test]
fn garbage_does_not_kill_the_speaker() {
    let mut speaker = Bare::start();
    speaker.write(b"\n\xff\xfe\0\n{\"ask\":{\"n\":1}}\n[[[[[[\n");
    speaker.write(format!("{}\n", hello(BUILD)).as_bytes());
    speaker.expect(&hello(BUILD));
    speaker.write(b"{\"ask\":{\"n\":2,\"request\":{\"say\":{\"id\":-1}}}}\n{\"sing\":{}}\n");
    speaker.write(&vec![b'['; 3 << 20]);
    speaker.write(b"\n{\"ping\":{\"n\":3}}\n");
    speaker.expect("{\"pong\":{\"n\":3}}");
}

#[test]
fn a_program_of_another_build_is_left_alone() {
    let mut speaker = Bare::start();
    speaker.write(format!("{}\n", hello("0123456789abcdef")).as_bytes());
    speaker.expect(&hello(BUILD));
    assert_eq!(speaker.exit_code(), Some(1));
}

#[test]
fn the_speaker_ends_with_its_input() {
    let mut speaker = Bare::start();
    speaker.write(format!("{}\n", hello(BUILD)).as_bytes());
    speaker.expect(&hello(BUILD));
    drop(speaker.process.stdin.take());
    assert_eq!(speaker.exit_code(), Some(0));
}
