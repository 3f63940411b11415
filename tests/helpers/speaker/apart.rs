//! What is for one person never reaches the other: on two devices, on two sides of one, whatever is plugged when.

use ansage_core::desk::{Channel, Device};
use ansage_devices::speech::SpeechEvent;
use ansage_wire::Health;
use ansage_wire::speech::{ChannelVoice, EarDevice, Manner, SoundSettings};

use super::stage::{MONITOR_DELAY, Stage, both, is_heard};
use super::{ANSWER, MOVE, REPORT, assert_silent, loud};
use crate::support::sound::{espeak, resemblance, trimmed};
use crate::support::sound_server::{RATE, SoundServer};

fn two_sides(sink: &str) -> SoundSettings {
    SoundSettings {
        room: Some(format!("pulseaudio:{sink}:left")),
        ear: EarDevice::Own(format!("{sink}:right")),
        ..SoundSettings::default()
    }
}

#[test]
fn two_people_on_one_device_hear_each_their_own_side() {
    let Some(server) = SoundServer::start() else { return };
    let mut stage = Stage::with(server.environment(), two_sides("vear"), &[]);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let left = server.listen_to_side("vear", "front-left");
    let right = server.listen_to_side("vear", "front-right");

    stage.expect_heard(&left, Channel::Room, MOVE);
    assert_silent(&right);
    let from = left.len();
    stage.expect_heard(&right, Channel::Ear, ANSWER);
    assert_eq!(loud(&left.samples()[from..]), 0);
}

#[test]
fn one_channel_has_no_left_and_right() {
    let Some(server) = SoundServer::start() else { return };
    server.add_sink_of("vmono", 1);
    let mut stage = Stage::with(server.environment(), two_sides("vmono"), &[]);
    let mono = server.listen("vmono");
    for _ in 0..2 {
        match stage.expect_health() {
            (_, Health::Missing { why }) => assert!(why.contains("no left and right"), "{why}"),
            other => panic!("{other:?}"),
        }
    }
    let (room, ear) = (stage.say(Channel::Room, MOVE), stage.say(Channel::Ear, ANSWER));
    stage.expect_unspoken(&[room, ear]);
    mono.go_on_for(MONITOR_DELAY);
    assert_silent(&mono);
}

/// The earphone and the loudspeaker are pulled out and plugged in again, in each order there is, while the Ear goes on
/// being asked to speak. A third device is there, to which a server moves streams that lost theirs.
#[test]
fn in_every_order_of_plugging_nothing_of_the_ear_is_heard_elsewhere() {
    let Some(server) = SoundServer::start() else { return };
    in_these_orders_of_plugging(&server, &ORDERS, both(), Manner::USUAL_WPM);
}

/// Every order; the first two are those in which both are away at once and the Ear comes back first.
pub(crate) const ORDERS: [[&str; 4]; 6] = [
    ["-ear", "-room", "+ear", "+room"],
    ["-room", "-ear", "+ear", "+room"],
    ["-ear", "-room", "+room", "+ear"],
    ["-room", "-ear", "+room", "+ear"],
    ["-ear", "+ear", "-room", "+room"],
    ["-room", "+room", "-ear", "+ear"],
];

/// `sound` is spoken at so many words per minute.
pub(crate) fn in_these_orders_of_plugging(
    server: &SoundServer,
    orders: &[[&str; 4]],
    sound: SoundSettings,
    words_per_minute: u16,
) {
    server.add_sink("vother");
    let other = server.listen("vother");
    let has_own = sound.ear_voice == ChannelVoice::Own;
    let mut stage = Stage::with(server.environment(), sound, &[]);
    stage.expect_ready(if has_own {
        &[Device::RoomVoice, Device::EarVoice, Device::OwnVoice]
    } else {
        &[Device::RoomVoice, Device::EarVoice]
    });
    for order in orders {
        let mut room = Some(server.listen("vspk"));
        for step in *order {
            let report = stage.say(Channel::Ear, REPORT);
            // With an earphone it sounds when the plug is pulled; without one it is answered at once.
            stage.skip_to(|it| matches!(it, SpeechEvent::Began(id, _) | SpeechEvent::Unspoken(id) if *id == report));
            match step {
                "-ear" => {
                    server.remove_sink("vear");
                    stage.skip_to(|it| matches!(it, SpeechEvent::Health(Device::EarVoice, Health::Lost { .. })));
                }
                "+ear" => {
                    server.add_sink("vear");
                    stage.skip_to(|it| matches!(it, SpeechEvent::Health(Device::EarVoice, Health::Ready { .. })));
                }
                "-room" => {
                    // A capture would be moved to another device too.
                    assert_silent(&room.take().unwrap());
                    server.remove_sink("vspk");
                }
                _ => {
                    server.add_sink("vspk");
                    server.pactl(&["set-default-sink", "vspk"]);
                    room = Some(server.listen("vspk"));
                }
            }
            other.go_on_for(RATE / 4);
            stage.speech.hush(Channel::Ear);
        }
        let ear = server.listen("vear");
        is_heard(|| {
            let from = ear.len();
            let answer = stage.say(Channel::Ear, ANSWER);
            stage.skip_to(|it| *it == SpeechEvent::Ended(answer));
            ear.go_on_for(MONITOR_DELAY);
            resemblance(
                trimmed(&ear.samples()[from..]),
                trimmed(&espeak("de", words_per_minute, ANSWER)),
            )
        });
        let room = room.unwrap();
        room.go_on_for(MONITOR_DELAY);
        assert_silent(&room);
    }
    assert_silent(&other);
}
