//! The voice input with every real part: a voice in a null sink, its monitor as microphone, the recorder, the listener, the model.
//!
//! The voice is one of those the model was trained with: it proves that the parts fit, not that people are understood.

mod stage;

use std::fs;

use ansage::app::table::voice_input::VoiceInputEvent;
use ansage_core::desk::{Attention, Device};
use ansage_core::game::Position;
use ansage_protocol::stamp::now_ns;
use ansage_wire::UtteranceId;

use crate::support::folder::copy_folder;
use crate::support::mouth::{Mouth, SINK, server};
use crate::support::net::net;
use crate::support::nets::nets;
use crate::support::program::{self, Home};
use crate::support::recording::Recording;
use stage::{Stage, shipped};

const WORDS: &str = "Springer Felix drei";
const HEARD: &str = "springer felix drei";

#[test]
fn what_is_said_while_the_talk_key_is_held_is_heard_and_nothing_else() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let mut stage = Stage::open(&server);
    stage.attend(Attention::None);
    mouth.says("Eva vier");
    assert_eq!(stage.talk(1, |_| mouth.says(WORDS)), HEARD);
    mouth.says("David vier");
    assert_eq!(stage.talk(2, |_| mouth.plays(&Recording::silence(0.5))), "");
    // A pause ends nothing.
    let with_pause = Recording::spoken("Springer")
        .pause(1.2)
        .then(&Recording::spoken("Felix drei"));
    assert_eq!(stage.talk(3, |_| mouth.plays(&with_pause)), HEARD);
    assert!(stage.is_silent());
    stage.voice_input.close();
}

#[test]
fn in_open_listening_one_utterance_follows_the_other() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let mut stage = Stage::open(&server);
    stage.attend(Attention::Open);
    // Settled after a short pause, and the next one begins at once.
    let both = Recording::spoken("Eva zwei Eva vier")
        .pause(0.4)
        .then(&Recording::spoken(WORDS))
        .pause(1.0);
    mouth.plays(&both);
    assert_eq!([stage.spoken(), stage.spoken()], ["eva zwei eva vier", HEARD]);
    // After a move other moves may be said.
    let mut position = Position::start();
    position.play("g1f3".parse().unwrap());
    stage.attend_in(position, Attention::Open);
    mouth.says("Zäsar fünf");
    assert_eq!(stage.spoken(), "cesar fünf");
    stage.attend(Attention::None);
    mouth.says("Eva vier");
    assert_eq!(stage.talk(1, |_| mouth.says(WORDS)), HEARD);
}

#[test]
fn who_is_farther_away_than_whoever_held_the_key_is_told_from_them() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let mut stage = Stage::open(&server);
    assert_eq!(stage.talk(1, |_| mouth.says(WORDS)), HEARD);
    stage.attend(Attention::Open);
    let own = Recording::spoken(WORDS).pause(1.0);
    // A quarter as loud: 12 dB.
    let far = Recording::of(own.samples().iter().map(|it| it / 4).collect());
    for (sound, is_far) in [(own, false), (far, true)] {
        mouth.plays(&sound);
        let heard = stage.heard();
        assert_eq!(
            (heard.likeliest_text().as_str(), heard.is_far()),
            (HEARD, is_far),
            "{heard:?}"
        );
    }
}

#[test]
fn while_something_is_pending_the_words_that_stop_it_are_heard() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let mut stage = Stage::open(&server);
    stage.attend(Attention::Veto);
    mouth.says("nein");
    let event = stage.next();
    assert_eq!(event, VoiceInputEvent::PartlySpoken(vec!["nein".to_owned()]));
    // What is said on in the same breath is heard with all words.
    stage.attend(Attention::Open);
    mouth.says(WORDS);
    let mut heard = stage.spoken();
    if heard == "nein" {
        // There was a pause behind it.
        heard = stage.spoken();
    }
    assert!(heard == HEARD || heard == format!("nein {HEARD}"), "{heard}");
}

#[test]
fn the_program_does_not_hear_itself() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let mut stage = Stage::open(&server);
    stage.attend(Attention::Open);
    let own = UtteranceId(7);
    stage.voice_input.begin_muting(own, now_ns());
    mouth.says("Eva vier");
    stage.voice_input.end_muting(own, now_ns());
    // The sound is late, and the room answers.
    mouth.plays(&Recording::silence(0.5));
    mouth.says(WORDS);
    assert_eq!(stage.spoken(), HEARD);
}

#[test]
fn a_listener_that_dies_or_freezes_costs_one_utterance() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    for name in ["KILL", "STOP"] {
        let mut stage = Stage::open(&server);
        let lost = stage.talk(1, |stage| {
            // Spoken first: by then this listener, and no later one, was asked for the words.
            mouth.says(WORDS);
            stage.signal("listener", name);
        });
        assert_eq!(lost, "", "{name}");
        // Whether its death was told before or after the answer.
        let heard = (2..10).map(|number| stage.talk(number, |_| mouth.says(WORDS)));
        assert!(heard.into_iter().any(|it| it == HEARD), "{name}: it came back");
    }
}

#[test]
fn a_language_without_a_recogniser_is_heard_by_the_scorer_alone() {
    let (Some(server), Some(net)) = (server(), net()) else {
        return;
    };
    let mouth = Mouth::at(&server);
    let nowhere = Home::new().path("nowhere");
    let mut stage = Stage::heard_by(&server, &nowhere, vec![net], "en");
    stage.expect_ready(&[Device::Microphone]);
    let says = |words: &str| mouth.plays(&Recording::spoken_by("en-us", words).pause(0.3));
    // Nothing is loaded before somebody is listened to: the first words wait until it is.
    // On a busy machine sound may be lost, and then nothing is taken.
    let mut heard = (1..5).map(|number| stage.talk(number, |_| says("knight f3")));
    assert!(heard.any(|it| it == "knight f 3"));
    says("pawn d4");
    // A busy machine hears late.
    mouth.plays(&Recording::silence(1.0));
    assert_eq!(stage.talk(5, |_| mouth.plays(&Recording::silence(0.5))), "");
    // Without the key the voice alone tells where an utterance ends.
    stage.attend(Attention::Open);
    says("pawn e4");
    mouth.plays(&Recording::silence(1.5));
    assert_eq!(stage.spoken(), "pawn e 4");
    stage.attend(Attention::None);
    stage.signal("scorer", "KILL");
    stage.expect_lost(Device::Recogniser);
    stage.expect_ready(&[Device::Recogniser]);
    let mut heard = (6..10).map(|number| stage.talk(number, |_| says("queen h5")));
    assert!(heard.any(|it| it == "queen h 5"), "it came back");
}

#[test]
fn where_the_listener_has_died_the_scorer_hears_alone_until_it_is_back() {
    let (Some(server), Some(_)) = (server(), net()) else {
        return;
    };
    let mouth = Mouth::at(&server);
    let mut stage = Stage::heard_by(&server, &shipped(), nets(), "de-fide");
    stage.expect_ready(&[Device::Recogniser, Device::Microphone]);
    assert_eq!(stage.talk(1, |_| mouth.says(WORDS)), HEARD);
    let heard = stage.talk(2, |stage| {
        mouth.says(WORDS);
        stage.bring_down("listener");
    });
    assert_eq!(heard, HEARD, "what was being said is not lost");
    assert_eq!(stage.talk(3, |_| mouth.says("Dame Hektor fünf")), "dame hector fünf");
    stage.let_up("listener");
    stage.expect_ready(&[Device::OneRecogniser]);
    assert_eq!(stage.talk(4, |_| mouth.says(WORDS)), HEARD);
}

#[test]
fn a_recorder_that_dies_or_freezes_costs_one_utterance() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    for name in ["KILL", "STOP"] {
        let mut stage = Stage::open(&server);
        // Whatever was heard before, it is answered.
        stage.talk(1, |stage| stage.signal("recorder", name));
        let heard = (2..10).map(|number| stage.talk(number, |_| mouth.says(WORDS)));
        assert!(heard.into_iter().any(|it| it == HEARD), "{name}: it came back");
    }
}

#[test]
fn a_microphone_that_is_pulled_out_is_told_once_and_comes_back() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let mut stage = Stage::open(&server);
    server.remove_sink(SINK);
    stage.expect_lost(Device::Microphone);
    assert_eq!(stage.talk(1, |_| {}), "", "answered all the same");
    server.add_sink(SINK);
    stage.expect_ready(&[Device::Microphone]);
    // The server may cut the very first sound of a source that came back; said once more it is heard.
    let mut heard = (2..4).map(|number| stage.talk(number, |_| mouth.says(WORDS)));
    assert!(heard.any(|it| it == HEARD));
}

#[test]
fn a_model_that_cannot_be_used_is_told_once_and_every_utterance_answered() {
    let Some(server) = server() else { return };
    let home = Home::new();
    let cut = home.path("cut");
    copy_folder(&shipped(), &cut);
    let net = cut.join("am/final.mdl");
    let bytes = fs::read(&net).unwrap();
    fs::write(&net, &bytes[..bytes.len() / 2]).unwrap();
    for model in [home.path("nowhere"), cut] {
        let mut stage = Stage::with(&server, &model);
        assert!(stage.expect_missing(Device::Recogniser).contains(program::text(&model)));
        stage.expect_ready(&[Device::Microphone]);
        assert_eq!(stage.talk(1, |_| {}), "");
        assert_eq!(stage.talk(2, |_| {}), "");
        assert!(stage.is_silent());
    }
}
