#[cfg(unix)]
mod again;

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use super::*;
use ansage_core::desk::{Device, OnScreen};
use ansage_wire::Health;
use ansage_wire::Segment;
use ansage_wire::speech::EarDevice;

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(30);

fn open(voice: VoiceChoice) -> (Speech, Receiver<SpeechEvent>) {
    let (sender, events) = mpsc::channel();
    let settings = SpeechSettings {
        voice,
        ..SpeechSettings::default()
    };
    (Speech::open(settings, sender), events)
}

fn utterance(id: u64, channel: Channel, spoken: &[&str]) -> Utterance {
    Utterance {
        id: UtteranceId(id),
        channel,
        written: "not this".to_owned(),
        spoken: spoken.iter().map(|words| Segment::plain("de", *words)).collect(),
        urgent: false,
        earcon: None,
        sound: None,
        on_screen: OnScreen::Shown,
    }
}

fn next(events: &Receiver<SpeechEvent>) -> SpeechEvent {
    events.recv_timeout(DEADLINE).unwrap()
}

#[track_caller]
fn assert_both_are_missing(events: &Receiver<SpeechEvent>) {
    for voice in [Device::RoomVoice, Device::EarVoice] {
        let event = next(events);
        let is_missing = matches!(&event, SpeechEvent::Health(it, Health::Missing { .. }) if *it == voice);
        assert!(is_missing, "{event:?}");
    }
}

#[test]
fn a_script_has_each_utterance_with_its_channel() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("said");
    let (speech, events) = open(VoiceChoice::Script(file.clone()));
    assert!(matches!(
        next(&events),
        SpeechEvent::Health(Device::RoomVoice, Health::Ready { .. })
    ));
    assert!(matches!(
        next(&events),
        SpeechEvent::Health(Device::EarVoice, Health::Ready { .. })
    ));
    speech.say(&utterance(1, Channel::Room, &["Springer Gustav eins", "Felix drei"]));
    speech.say(&utterance(2, Channel::Ear, &["Matt"]));
    speech.say(&utterance(3, Channel::Ear, &[]));
    for id in 1..=3 {
        assert_eq!(next(&events), SpeechEvent::Ended(UtteranceId(id)));
    }
    let said = std::fs::read_to_string(file).unwrap();
    assert_eq!(said, "room: Springer Gustav eins Felix drei\near: Matt\near: \n");
}

#[test]
fn a_script_that_cannot_be_written_is_a_missing_voice() {
    let (speech, events) = open(VoiceChoice::Script("/nonexistent/said".into()));
    assert_both_are_missing(&events);
    speech.say(&utterance(1, Channel::Room, &["Matt"]));
    assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(1)));
}

#[test]
fn without_a_voice_everything_is_unspoken() {
    let (speech, events) = open(VoiceChoice::None);
    speech.say(&utterance(1, Channel::Room, &["Matt"]));
    speech.hush(Channel::Ear);
    speech.say(&utterance(2, Channel::Ear, &["Matt"]));
    assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(1)));
    assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(2)));
}

#[test]
fn the_arbiter_is_never_spoken_to_and_the_sheet_is_read_out_in_the_ear() {
    let folder = tempfile::tempdir().unwrap();
    let (speech, events) = open(VoiceChoice::Script(folder.path().join("said")));
    speech.say(&utterance(1, Channel::Arbiter, &["Matt"]));
    speech.say(&utterance(2, Channel::Sheet, &["Matt"]));
    let told: Vec<_> = std::iter::from_fn(|| Some(next(&events))).take(4).collect();
    assert!(told.contains(&SpeechEvent::Unspoken(UtteranceId(1))), "{told:?}");
    assert!(told.contains(&SpeechEvent::Ended(UtteranceId(2))), "{told:?}");
    assert_eq!(
        std::fs::read_to_string(folder.path().join("said")).unwrap(),
        "ear: Matt\n"
    );
}

#[test]
fn without_a_speaker_everything_is_unspoken_and_it_is_said_why() {
    let (sender, events) = mpsc::channel();
    let nowhere = Program::at("/nonexistent/ansage-speaker");
    let speech = Speech::open_with(nowhere, SpeechSettings::default(), sender);
    assert_both_are_missing(&events);
    speech.say(&utterance(1, Channel::Room, &["Matt"]));
    assert_eq!(next(&events), SpeechEvent::Unspoken(UtteranceId(1)));
}

#[test]
fn without_both_helpers_everything_is_unspoken_and_each_loss_is_told_once() {
    let (sender, events) = mpsc::channel();
    let nowhere = || Program::at("/nonexistent/helper");
    let settings = SpeechSettings {
        voice: VoiceChoice::System,
        sound: SoundSettings {
            ear: EarDevice::SharedWithRoom,
            ..SoundSettings::default()
        },
        ..SpeechSettings::default()
    };
    let speech = Speech::open_with_both(nowhere(), nowhere(), settings, sender);
    speech.say(&utterance(1, Channel::Room, &["Matt"]));
    speech.say(&utterance(2, Channel::Ear, &["Matt"]));
    let (mut missing, mut unspoken) = (Vec::new(), Vec::new());
    while missing.len() < 3 || unspoken.len() < 2 {
        match next(&events) {
            SpeechEvent::Health(device, Health::Missing { .. }) => missing.push(device),
            SpeechEvent::Unspoken(id) => unspoken.push(id),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(unspoken, [UtteranceId(1), UtteranceId(2)]);
    speech.close();
    missing.extend(events.try_iter().map(|it| match it {
        SpeechEvent::Health(device, _) => device,
        other => panic!("{other:?}"),
    }));
    missing.sort_by_key(|it| format!("{it:?}"));
    assert_eq!(missing, [Device::EarVoice, Device::RoomVoice, Device::SystemVoice]);
}
