//! The voice of the system: the real Speech Dispatcher of a person, heard where it plays, and replaced when it fails.

pub(super) mod service;
mod story;

use ansage_core::desk::{Channel, Device};
use ansage_devices::speech::SpeechEvent;
use ansage_wire::Segment;
use ansage_wire::speech::Manner;
use ansage_wire::{Health, UtteranceId};

use crate::helpers::speaker::stage::{ALIKE, MONITOR_DELAY, Stage, is_heard, send_signal};
use crate::support::sound::{espeak, resemblance, trimmed};
use crate::support::sound_server::{Capture, RATE};
use service::{Home, WORDS_PER_MINUTE};

const MOVE: &str = "Springer Felix drei";
const ANSWER: &str = "Dame Hektor vier";
/// Two sentences, the first long enough to be said by itself.
const REPORT: &str = "Weiß hat noch eine Stunde und zwölf Minuten und eine Sekunde. Weiß ist am Zug.";

/// How much what was heard, from a place on, resembles a text that espeak-ng reads.
fn resembles(capture: &Capture, from: usize, voice: &str, words_per_minute: u16, text: &str) -> f64 {
    capture.go_on_for(MONITOR_DELAY);
    resemblance(
        &without_pauses(&capture.samples()[from..]),
        &without_pauses(&espeak(voice, words_per_minute, text)),
    )
}

/// Leaves out what is silent for more than 5 ms: where the machine is busy, the sound server lets a service of others stop for
/// moments.
fn without_pauses(samples: &[i16]) -> Vec<i16> {
    const SOFT: u16 = 40;
    const PAUSE: usize = RATE / 200;
    let is_soft = |it: &i16| it.unsigned_abs() <= SOFT;
    let runs = samples.chunk_by(|before, after| is_soft(before) == is_soft(after));
    runs.filter(|run| run.len() < PAUSE || !is_soft(&run[0]))
        .flatten()
        .copied()
        .collect()
}

/// Speaks, and makes sure that it is heard at a rate that tells whose voice it is.
#[track_caller]
fn expect_heard_at(stage: &mut Stage, capture: &Capture, words_per_minute: u16, channel: Channel, text: &str) {
    is_heard(|| {
        let from = capture.len();
        let id = stage.say(channel, text);
        stage.skip_to(|it| *it == SpeechEvent::Ended(id));
        resembles(capture, from, "de", words_per_minute, text)
    });
}

/// Makes sure that what was heard last, from a place on, is a whole text in the built-in voice.
#[track_caller]
fn expect_whole_in_the_builtin_voice(capture: &Capture, from: usize, text: &str) {
    capture.go_on_for(MONITOR_DELAY);
    let heard = without_pauses(&capture.samples()[from..]);
    let expected = without_pauses(&espeak("de", Manner::USUAL_WPM, text));
    // What was heard before it failed stands before that.
    let whole = heard.len().min(expected.len());
    let alike = (whole.saturating_sub(RATE / 20)..=heard.len().min(whole + RATE / 20))
        .step_by(RATE / 200)
        .map(|length| resemblance(&heard[heard.len() - length..], &expected))
        .fold(0.0, f64::max);
    assert!(alike > ALIKE, "{alike:.3}");
}

/// Passes over what is told until the voice of the system is lost, an utterance has ended and the voice is back if it is to be,
/// each once.
#[track_caller]
fn expect_rescued(stage: &mut Stage, id: UtteranceId, expected: &[&str]) {
    let (mut told, mut began, mut has_ended) = (Vec::new(), 0, false);
    while !(has_ended && told == expected) {
        match stage.next() {
            SpeechEvent::Health(Device::SystemVoice, Health::Lost { .. }) => told.push("lost"),
            SpeechEvent::Health(Device::SystemVoice, Health::Ready { .. }) => told.push("back"),
            SpeechEvent::Began(of, _) if of == id && began == 0 => began += 1,
            SpeechEvent::Ended(of) if of == id => has_ended = true,
            other => panic!("{other:?} after {told:?}"),
        }
    }
}

#[track_caller]
fn expect_began(stage: &mut Stage, id: UtteranceId) {
    stage.skip_to(|it| matches!(it, SpeechEvent::Began(of, _) if *of == id));
}

#[test]
fn the_words_are_heard_as_the_person_has_set_up_their_voice() {
    let Some(home) = Home::open() else { return };
    let room = home.server.listen("vspk");
    let mut stage = home.stage();
    room.go_on_for(MONITOR_DELAY);
    assert_eq!(trimmed(&room.samples()).len(), 0, "a trial is for nobody's ears");
    expect_heard_at(&mut stage, &room, WORDS_PER_MINUTE, Channel::Room, MOVE);
    // Each segment in its language.
    let (english, german) = ("Rook takes", "Turm schlägt");
    let expected: Vec<i16> = [("en", english), ("de", german)]
        .iter()
        .flat_map(|(voice, text)| without_pauses(&espeak(voice, WORDS_PER_MINUTE, text)))
        .collect();
    is_heard(|| {
        let from = room.len();
        let both = vec![Segment::plain("en", english), Segment::plain("de", german)];
        let id = stage.say_segments(Channel::Ear, both, false);
        stage.skip_to(|it| *it == SpeechEvent::Ended(id));
        room.go_on_for(MONITOR_DELAY);
        resemblance(&without_pauses(&room.samples()[from..]), &expected)
    });
    // From the person's own pace on, as fast as it goes.
    let mut sound = service::shared();
    sound.room_manner.words_per_minute = Manner::FASTEST_WPM;
    stage.speech.configure(sound);
    expect_heard_at(&mut stage, &room, 449, Channel::Room, MOVE);
}

#[test]
fn what_cannot_be_pronounced_is_over_at_once_and_no_text_is_taken_for_anything_else() {
    let Some(home) = Home::open() else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    for nothing in ["", " ", "\0", "\t\r\n", ".", " . \n.\r\n", "…!?"] {
        let id = stage.say(Channel::Room, nothing);
        stage.skip_to(|it| *it == SpeechEvent::Ended(id));
    }
    for (text, read) in [
        ("Turm\0 a\u{1b} eins\r\n.\r\nDame", "Turm a eins . Dame"),
        ("<p a=\"b\"/> & &lt; c", "<p a=\"b\"/> & &lt; c"),
    ] {
        is_heard(|| {
            let from = room.len();
            let id = stage.say(Channel::Room, text);
            stage.skip_to(|it| *it == SpeechEvent::Ended(id));
            resembles(&room, from, "de", WORDS_PER_MINUTE, read)
        });
    }
}

#[test]
fn a_hush_forgets_what_waits_and_what_somebody_else_silences_is_said_again() {
    let Some(home) = Home::open() else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    let report = stage.say(Channel::Ear, REPORT);
    let queued = stage.say(Channel::Ear, MOVE);
    expect_began(&mut stage, report);
    stage.speech.hush(Channel::Ear);
    stage.expect_unspoken(&[queued, report]);

    let report = stage.say(Channel::Room, REPORT);
    let waiting = stage.say(Channel::Room, "Matt");
    expect_began(&mut stage, report);
    let urgent = stage.say_segments(Channel::Room, vec![Segment::plain("de", MOVE)], true);
    stage.expect_in_order(&[
        SpeechEvent::Unspoken(report),
        SpeechEvent::Ended(urgent),
        SpeechEvent::Ended(waiting),
    ]);

    // What somebody else silences nobody here has asked for.
    room.go_on_for(MONITOR_DELAY);
    let from = room.len();
    let id = stage.say(Channel::Room, MOVE);
    expect_began(&mut stage, id);
    home.silence_all();
    // The service may be back before the other voice has said it.
    stage.skip_to(|it| *it == SpeechEvent::Ended(id));
    expect_whole_in_the_builtin_voice(&room, from, MOVE);
}

#[test]
fn a_killed_service_costs_no_word_and_comes_back() {
    let Some(home) = Home::open() else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    // Between two sentences, and in the middle of one.
    send_signal("KILL", &home.service());
    let from = room.len();
    let id = stage.say(Channel::Room, MOVE);
    expect_rescued(&mut stage, id, &["lost", "back"]);
    expect_whole_in_the_builtin_voice(&room, from, MOVE);
    let from = room.len();
    let id = stage.say(Channel::Ear, ANSWER);
    let next = stage.say(Channel::Ear, "Matt");
    expect_began(&mut stage, id);
    send_signal("KILL", &home.service());
    stage.skip_to(|it| *it == SpeechEvent::Ended(id));
    stage.skip_to(|it| *it == SpeechEvent::Ended(next));
    room.go_on_for(MONITOR_DELAY);
    // The next comes in either voice: the service may be back by then.
    let length = |words_per_minute, text| trimmed(&espeak("de", words_per_minute, text)).len();
    let both = length(Manner::USUAL_WPM, ANSWER) + length(WORDS_PER_MINUTE, "Matt");
    assert!(trimmed(&room.samples()[from..]).len() > both);
}

#[test]
fn a_frozen_service_costs_a_short_wait_and_no_word() {
    let Some(home) = Home::open() else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    let service = home.service();
    // Between two sentences.
    send_signal("STOP", &service);
    let from = room.len();
    let id = stage.say(Channel::Room, MOVE);
    expect_rescued(&mut stage, id, &["lost"]);
    expect_whole_in_the_builtin_voice(&room, from, MOVE);
    send_signal("CONT", &service);
    stage.expect_ready(&[Device::SystemVoice]);
    // In the middle of one.
    let id = stage.say(Channel::Ear, ANSWER);
    expect_began(&mut stage, id);
    send_signal("STOP", &service);
    expect_rescued(&mut stage, id, &["lost"]);
    // What the frozen one was given it does not say when it goes on.
    room.go_on_for(MONITOR_DELAY);
    let from = room.len();
    send_signal("CONT", &service);
    stage.expect_ready(&[Device::SystemVoice]);
    room.go_on_for(MONITOR_DELAY);
    let heard = without_pauses(&room.samples()[from..]).len();
    let sentence = trimmed(&espeak("de", WORDS_PER_MINUTE, REPORT)).len();
    assert!(heard < sentence / 4, "{heard} samples of {sentence}");
}

#[test]
fn with_a_service_frozen_from_the_start_the_built_in_voice_speaks() {
    let Some(home) = Home::open() else { return };
    home.stage().speech.close();
    let service = home.service();
    send_signal("STOP", &service);
    let room = home.server.listen("vspk");
    let mut stage = home.stage_unready();
    expect_heard_at(&mut stage, &room, Manner::USUAL_WPM, Channel::Room, MOVE);
    stage.expect_missing(&[Device::SystemVoice]);
    send_signal("CONT", &service);
    stage.expect_ready(&[Device::SystemVoice]);
}

#[test]
fn without_service_or_helper_the_built_in_voice_speaks_and_that_is_told_once() {
    let Some(home) = Home::open() else { return };
    let room = home.server.listen("vspk");
    for (mut stage, expected) in [
        (
            home.stage_with(&[("SPEECHD_ADDRESS", "unix_socket:/nonexistent/socket")]),
            "does not answer",
        ),
        (home.stage_without_helper(), "not installed"),
    ] {
        stage.skip_to(|it| match it {
            SpeechEvent::Health(Device::SystemVoice, Health::Missing { why }) => {
                assert!(why.contains(expected), "{why}");
                true
            }
            other => matches!(other, SpeechEvent::Health(Device::SystemVoice, _)),
        });
        expect_heard_at(&mut stage, &room, Manner::USUAL_WPM, Channel::Room, MOVE);
        let id = stage.say(Channel::Ear, "Matt");
        stage.skip_to(|it| {
            assert!(!matches!(it, SpeechEvent::Health(Device::SystemVoice, _)), "{it:?}");
            *it == SpeechEvent::Ended(id)
        });
    }
}

#[test]
fn without_any_sound_nothing_is_heard_and_nothing_waits() {
    let Some(home) = Home::open() else { return };
    let mut stage = home.stage_with(&[("PULSE_SERVER", "unix:/nonexistent/pulse")]);
    let mut lost = Vec::new();
    let ids = [stage.say(Channel::Room, MOVE), stage.say(Channel::Ear, ANSWER)];
    let mut unspoken = Vec::new();
    stage.skip_to(|it| {
        match it {
            SpeechEvent::Health(device, Health::Missing { .. }) => lost.push(*device),
            SpeechEvent::Unspoken(id) => unspoken.push(*id),
            other => panic!("{other:?}"),
        }
        lost.len() == 3 && unspoken == ids
    });
    assert!(lost.contains(&Device::SystemVoice), "{lost:?}");
}

#[test]
fn nothing_goes_on_being_said_when_the_program_has_ended() {
    let Some(home) = Home::open() else { return };
    let room = home.server.listen("vspk");
    // It leaves, and it dies: its helpers then read the end of their input.
    let mut stage = home.stage();
    // So long that even a busy machine is silent before its end.
    let long = [REPORT; 5].join(" ");
    let length = trimmed(&espeak("de", WORDS_PER_MINUTE, &long)).len();
    let id = stage.say(Channel::Room, &long);
    expect_began(&mut stage, id);
    stage.speech.close();
    let heard = home.falls_silent(&room);
    assert!(heard < length / 2, "{heard} samples of {length}");
    let mut program = home.program_that_speaks(&long);
    program.expect_began();
    program.die();
    let heard = home.falls_silent(&room);
    assert!(heard < length / 2, "{heard} samples of {length}");
    // Not even when the service could not hear of that before.
    let mut program = home.program_that_speaks(REPORT);
    program.expect_began();
    let service = home.service();
    send_signal("STOP", &service);
    program.die();
    room.go_on_for(RATE);
    let from = room.len();
    send_signal("CONT", &service);
    room.go_on_for(RATE);
    let heard = without_pauses(&room.samples()[from..]).len();
    let sentence = trimmed(&espeak("de", WORDS_PER_MINUTE, REPORT)).len();
    assert!(heard < sentence / 4, "{heard} samples of {sentence}");
}

#[test]
fn a_helper_that_was_killed_leaves_no_more_than_the_sentence_under_way() {
    let Some(home) = Home::open() else { return };
    let mut stage = home.stage();
    let room = home.server.listen("vspk");
    let id = stage.say(Channel::Room, REPORT);
    expect_began(&mut stage, id);
    let from = room.len();
    stage.signal("KILL");
    expect_rescued(&mut stage, id, &["lost", "back"]);
    home.falls_silent(&room);
    let heard = trimmed(&room.samples()[from..]).len();
    let length = |words_per_minute, text| trimmed(&espeak("de", words_per_minute, text)).len();
    let said_again = length(Manner::USUAL_WPM, REPORT);
    let longest = said_again + length(WORDS_PER_MINUTE, REPORT) + 2 * RATE;
    // The pitch of espeak-ng flutters from one process to the next, so that a faint end is a few samples longer or shorter.
    let shortest = said_again - RATE / 20;
    assert!(
        (shortest..longest).contains(&heard),
        "{heard} of {shortest} to {longest}"
    );
}
