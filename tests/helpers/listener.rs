//! The listener, with the real libvosk and the model that is shipped: synthetic announcements, junk, damage, death.
//!
//! What is said here is said by espeak-ng, whose voices the model was trained on: it proves that the parts fit, not that
//! people are understood. The sentences were chosen before they were first heard.

mod commands;
mod learning;
mod meaning;
mod score;
mod stage;
mod trouble;

use std::path::{Path, PathBuf};

use ansage_devices::listening::ListeningEvent;
use ansage_wire::Health;
use ansage_wire::listening::{HearingId, Until};
use serde_json::Value;

use crate::support::program::{Home, text};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::seed;
use stage::{Stage, listen, model, moves};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const OPEN_GAME: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
const MIDDLE_GAME: &str = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8";
const PROMOTION: &str = "8/P6k/8/8/8/8/7K/8 w - - 0 1";
const BLACK: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

const ANNOUNCEMENTS: [(&str, &str, &str); 20] = [
    (START, "Eva zwei Eva vier", "e2e4"),
    (START, "David vier", "d2d4"),
    (START, "Springer Gustav eins Felix drei", "g1f3"),
    (START, "Springer Felix drei", "g1f3"),
    (START, "Bauer Zäsar vier", "c2c4"),
    (START, "Anna drei", "a2a3"),
    (START, "Springer Bella eins Zäsar drei", "b1c3"),
    (START, "Hektor zwei Hektor vier", "h2h4"),
    (OPEN_GAME, "Läufer Bella fünf", "f1b5"),
    (OPEN_GAME, "Läufer Zäsar vier", "f1c4"),
    (OPEN_GAME, "Springer schlägt Eva fünf", "f3e5"),
    (MIDDLE_GAME, "kurze Rochade", "e1g1"),
    (MIDDLE_GAME, "lange Rochade", "e1c1"),
    (MIDDLE_GAME, "Läufer schlägt Eva sechs", "c4e6"),
    (MIDDLE_GAME, "Dame Eva zwei", "d2e2"),
    (MIDDLE_GAME, "König Eva zwei", "e1e2"),
    (MIDDLE_GAME, "Turm Anna eins David eins", "a1d1"),
    (PROMOTION, "Anna acht Dame", "a7a8q"),
    (BLACK, "Zäsar sieben Zäsar fünf", "c7c5"),
    (BLACK, "Springer Gustav acht Felix sechs", "g8f6"),
];

/// One younger than the build that copied it would have cargo build everything a second time.
#[test]
fn the_library_beside_the_listener_is_as_old_as_the_one_it_was_copied_from() {
    let folder = std::env::var_os("VOSK_LIB_DIR").map_or_else(|| Path::new("vendor/vosk").to_owned(), PathBuf::from);
    let beside = Path::new(concat!(env!("CARGO_BIN_EXE_ansage"), "-listener")).with_file_name("libvosk.so");
    let modified = |path: &Path| path.metadata().unwrap().modified().unwrap();
    assert_eq!(modified(&beside), modified(&folder.join("libvosk.so")));
}

#[test]
fn announcements_become_their_moves() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let mut missed = Vec::new();
    let announced = seed::drawn(&ANNOUNCEMENTS, 8);
    for (fen, words, expected) in &announced {
        let wav = Recording::spoken(words).laid_in(&home, "spoken.wav");
        let passages = listen(&home, &["--fen", fen], &wav);
        // A move that was not said is worse than none, and no share of them is good enough.
        let heard = moves(&passages);
        assert!(heard.iter().all(|it| it == *expected), "{words}: {passages:?}");
        if heard.is_empty() {
            missed.push(words);
        }
    }
    println!("{} of {} understood", announced.len() - missed.len(), announced.len());
    assert!(missed.len() * 8 <= announced.len(), "not understood: {missed:?}");
}

#[test]
fn two_announcements_are_two_answers_at_their_places() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let first = Recording::spoken("Springer Felix drei");
    let begin_of_second = first.seconds() + 1.5;
    let both = first.pause(1.5).then(&Recording::spoken("Eva vier")).pause(1.0);
    let length = both.seconds();
    let passages = listen(&home, &[], &both.laid_in(&home, "both.wav"));
    assert_eq!(moves(&passages), ["g1f3", "e2e4"]);
    let starts = |at: usize| passages[at]["heard"][0]["start"].as_f64().unwrap();
    assert!(starts(0) < 0.3, "{passages:?}");
    assert!((starts(1) - begin_of_second).abs() < 0.3, "{passages:?}");
    for passage in &passages {
        let words = passage["heard"].as_array().unwrap();
        assert!(
            words
                .iter()
                .all(|it| it["confidence"].as_f64().is_some_and(|it| it <= 1.0))
        );
        let work = passage["times"]["work_ms"].as_f64().unwrap() / 1000.0;
        assert!(work > 0.0 && work < length, "slower than it was spoken: {passage}");
    }
}

#[test]
fn a_recording_of_another_rate_is_heard_as_well() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let recording = Recording::spoken("Springer Felix drei");
    for format in [
        ["-r", "48000", "-c", "2", "-b", "24"],
        ["-r", "11025", "-c", "1", "-b", "16"],
    ] {
        let wav = recording.laid_in_as(&home, "other.wav", &format);
        assert_eq!(moves(&listen(&home, &[], &wav)), ["g1f3"], "{format:?}");
    }
}

#[test]
fn silence_noise_and_talk_are_no_moves() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let silence = Recording::silence(4.0).laid_in(&home, "silence.wav");
    assert_eq!(listen(&home, &[], &silence), Vec::<Value>::new());
    let plain = home.run(&["listen", "--wav", text(&silence)], "").expect(0);
    assert_eq!(plain.out, "No words were heard.\n");
    for recording in [
        Recording::made_by_sox(&["synth", "4", "whitenoise", "vol", "0.2"]),
        Recording::made_by_sox(&["synth", "4", "pinknoise", "vol", "0.8"]),
        Recording::made_by_sox(&["synth", "4", "sine", "440", "vol", "0.5"]),
        Recording::of(vec![i16::MAX; 32_000]),
        Recording::of((0..32_000).map(|it| if it % 800 == 0 { i16::MIN } else { 0 }).collect()),
        Recording::spoken("Wollen wir nachher noch einen Kaffee trinken gehen"),
        Recording::spoken("Das Turnier beginnt morgen um halb zehn"),
        Recording::spoken("Mein Gegner ist heute leider krank geworden"),
    ] {
        let passages = listen(&home, &[], &recording.laid_in(&home, "junk.wav"));
        assert!(passages.iter().all(|it| it["decision"] == "nothing"), "{passages:?}");
    }
}

#[test]
fn recordings_of_next_to_nothing_are_no_moves() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    for length in [0, 1, 10, 160, 400, 2_000, 2_001] {
        let wav = Recording::of(vec![0; length]).laid_in(&home, "short.wav");
        assert_eq!(listen(&home, &[], &wav), Vec::<Value>::new(), "{length} samples");
    }
}

#[test]
fn a_key_that_is_held_makes_one_passage_of_words_with_a_pause() {
    if !is_everything_there() {
        return;
    }
    let stage = Stage::open(&model::shipped());
    stage.expect_ready();
    let spoken = Recording::spoken("Springer")
        .pause(1.2)
        .then(&Recording::spoken("Felix drei"));
    let heard = stage.hear_held(HearingId(7), 1_000, &spoken);
    let words: Vec<_> = heard.words.iter().map(|it| it.word.as_str()).collect();
    assert_eq!(words, ["springer", "felix", "drei"]);
    assert_eq!((heard.from, heard.to, heard.lost), (1_000, 1_000 + spoken.len(), 0));
}

#[test]
fn sound_that_was_lost_is_counted_and_the_places_stay_right() {
    if !is_everything_there() {
        return;
    }
    let stage = Stage::open(&model::shipped());
    stage.expect_ready();
    let (first, second) = (Recording::spoken("Eva vier"), Recording::spoken("Felix drei"));
    let id = HearingId(1);
    stage.begin(id, 0, Until::Pause);
    assert!(stage.feed().send(0, first.samples()));
    let gap = 80_000;
    let from = first.len() + gap;
    assert!(stage.feed().send(from, second.samples()));
    stage.end(id, from + second.len());
    let heard = stage.passages();
    let said: Vec<Vec<&str>> = heard
        .iter()
        .map(|it| it.words.iter().map(|it| it.word.as_str()).collect())
        .collect();
    assert_eq!(said, [["eva", "vier"], ["felix", "drei"]]);
    assert_eq!(heard.iter().map(|it| it.lost).sum::<u64>(), gap);
    let begin = heard[1].words[0].start;
    assert!(begin.abs_diff(from) < 4_000, "{begin} is not near {from}");
}

#[test]
fn a_killed_listener_costs_the_hearing_and_comes_back() {
    if !is_everything_there() {
        return;
    }
    let mut stage = Stage::open(&model::shipped());
    stage.expect_ready();
    stage.begin(HearingId(1), 0, Until::Pause);
    stage.signal("KILL");
    assert_eq!(stage.next(), ListeningEvent::Unheard(HearingId(1)));
    stage.expect_lost();
    stage.expect_ready();
    let heard = stage.hear_held(HearingId(2), 50_000, &Recording::spoken("Eva vier"));
    assert_eq!(heard.words.len(), 2, "{heard:?}");
}

#[test]
fn a_frozen_listener_holds_nobody_up_and_is_replaced() {
    if !is_everything_there() {
        return;
    }
    let mut stage = Stage::open(&model::shipped());
    stage.expect_ready();
    stage.begin(HearingId(1), 0, Until::Pause);
    stage.signal("STOP");
    // Half a minute of sound, much more than the pipe holds: none of it waits.
    let second = vec![0; 16_000];
    for at in 0..30 {
        stage.feed().offer(at * 16_000, &second);
    }
    assert!(stage.feed().lost() > 20 * 16_000, "{}", stage.feed().lost());
    assert_eq!(stage.next(), ListeningEvent::Unheard(HearingId(1)));
    stage.expect_lost();
    stage.expect_ready();
    let heard = stage.hear_held(HearingId(2), 30 * 16_000, &Recording::spoken("Eva vier"));
    assert_eq!(heard.words.len(), 2, "{heard:?}");
}

#[test]
fn words_a_model_does_not_know_are_told_and_never_reach_its_grammar() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let foreign = model::foreign(&home);
    let stage = Stage::open_with(&foreign, &["eva", "vier", "anderthalb", "EVA", "quo\"te", ""]);
    let strangers = ["anderthalb", "EVA", "quo\"te", ""].map(str::to_owned).to_vec();
    assert_eq!(stage.next(), ListeningEvent::CannotHear(strangers));
    stage.expect_ready();
    let heard = stage.hear_held(HearingId(1), 0, &Recording::spoken("Eva vier"));
    let words: Vec<_> = heard.words.iter().map(|it| it.word.as_str()).collect();
    assert_eq!(words, ["eva", "vier"]);

    let none = Stage::open_with(&foreign, &["anderthalb", "EVA"]);
    let ListeningEvent::Health(Health::Missing { why }) = none.next() else {
        panic!("a grammar of nothing is no grammar")
    };
    assert!(why.contains("none of the words"), "{why}");
}
