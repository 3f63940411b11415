//! The programs for ARM, started on this machine by qemu: they play the same game as those of this machine, and their
//! helpers speak, listen and are felt.
//!
//! `./dev prove` builds them, as a run of `./dev test` out of ten does; the other runs try what these left, if nothing of
//! which it is made has changed since.
//!
//! What reads single keys is not among them: the qemu of Debian 12 does not know how rustix asks for the settings of a
//! terminal (`TCGETS2`), and answers as no kernel would.

mod emulated;
pub(super) mod packages;

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::helpers::same_game::is_the_same_game_there;
use crate::support::braille::Brltty;
use crate::support::heard::MONITOR_DELAY;
use crate::support::piped::Piped;
use crate::support::program::{Home, OF_AN_EVENT, laid_down, text, with_leave_for_a_script};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::sound::{SILENCE, espeak, resemblance, trimmed};
use crate::support::sound_server::{RATE, SoundServer};
use crate::support::wait::wait_until;
use emulated::{Emulated, HELPERS};

/// How alike what is heard and what espeak-ng says itself must be.
const ALIKE: f64 = 0.9;
/// So much silence is no pause of a speaker that is late: ten seconds.
const PATIENCE: usize = 10 * RATE;

#[test]
fn the_sample_game_is_the_same_game_there() {
    let Some(arm) = Emulated::with(&[]) else { return };
    is_the_same_game_there(|home, arguments, entries| arm.run(home, arguments, entries));
}

#[test]
fn an_event_is_played_there_and_what_guards_it_is_logged() {
    let Some(arm) = Emulated::with(&[]) else { return };
    let event = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n\
        [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\n";
    let event = laid_down(&with_leave_for_a_script(event));
    let entries = "eva vier\n\n/made\nbauer eva fuenf\n/sheet\n";
    let (here, there) = (Home::new(), Home::new());
    for home in [&here, &there] {
        home.file("event.toml", &event);
    }
    let native = here.run(&OF_AN_EVENT, entries).expect(0);
    let emulated = arm.run(&there, &OF_AN_EVENT, entries).expect(0);
    assert_eq!(emulated.lines("room"), ["Bauer Eva vier", "Bauer Eva fuenf"]);
    assert_eq!(emulated.out, native.out);
    let log = fs::read_to_string(there.path("state/ansage/ansage.log")).expect("a log");
    // The system that is emulated knows no such guard; an ARM itself does.
    let is_told =
        |it: &str| it.contains("no socket of a network can be opened") || it.contains("does not guard the sockets");
    assert!(log.lines().any(is_told), "{log}");
}

#[test]
fn every_helper_answers_there() {
    let Some(arm) = Emulated::with(&HELPERS) else { return };
    let answer = arm.run(&Home::new(), &["doctor", "--json"], "").expect(0);
    let found: Value = serde_json::from_str(&answer.out).expect("JSON");
    let helpers = found["helpers"].as_array().expect("a list");
    assert!(helpers.len() >= 5, "{helpers:?}");
    for helper in helpers {
        assert_eq!(helper["state"], "answers", "{helper}");
    }
    assert_eq!(found["tables"]["liblouis"], true, "{found}");
}

/// Returns what sounds, without the pauses: an emulated speaker is not always in time, and the sink plays silence meanwhile.
fn voiced(samples: &[i16]) -> Vec<i16> {
    const FRAME: usize = RATE / 100;
    let frames = samples.chunks(FRAME).filter(|it| !trimmed(it).is_empty());
    frames.flatten().copied().collect()
}

#[test]
fn a_move_is_announced_there_in_the_room() {
    let Some(arm) = Emulated::with(&["ansage-speaker"]) else {
        return;
    };
    let Some(server) = SoundServer::start() else { return };
    let room = server.listen("vspk");
    let played = ["--room", "vspk", "--ear-device", "vear", "--listen", "off"];
    let played = [&["--journal", "game.jsonl"], &played[..]].concat();
    let home = Home::new();
    let mut game = Piped::start(arm.ansage(&home, &played, &server.environment()));
    let expected = voiced(&espeak("de", 175, "Springer Felix drei"));
    let mut attempts = Vec::new();
    while !attempts.iter().any(|it| *it > ALIKE) {
        assert!(
            attempts.len() < 5,
            "what was heard was alike by no more than {attempts:.3?}"
        );
        let from = room.len();
        game.enter(if attempts.is_empty() { "spr f3" } else { "/repeat" });
        wait_until(|| {
            let heard = &room.samples()[from..];
            let quiet = heard.iter().rev().take_while(|it| it.unsigned_abs() <= SILENCE).count();
            voiced(heard).len() >= expected.len() * 19 / 20 || quiet > PATIENCE
        });
        room.go_on_for(MONITOR_DELAY);
        attempts.push(resemblance(&voiced(&room.samples()[from..]), &expected));
    }
    game.enter("/quit");
    assert_eq!(game.ended().0, Some(0));
}

/// Returns what was decided, and how likely the small net took each that might have been said.
fn understood(passages: &str) -> Vec<(Value, Vec<(String, f64)>)> {
    let passages = passages
        .lines()
        .map(|it| serde_json::from_str::<Value>(it).expect("JSON"));
    let understood = passages.map(|passage| {
        let scored = passage["scored"].as_array().into_iter().flatten();
        let scored = scored.map(|it| (it["said"].to_string(), it["log"].as_f64().expect("a number")));
        (passage["move"].clone(), scored.collect())
    });
    understood.collect()
}

#[test]
fn announcements_are_understood_there_as_here() {
    let Some(arm) = Emulated::with(&["ansage-listener", "ansage-scorer"]) else {
        return;
    };
    if !is_everything_there() {
        return;
    }
    let voices = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    let (recogniser, net) = (voices.join("de/recogniser"), voices.join("scorer"));
    let home = Home::new();
    for (words, expected) in [("Springer Felix drei", "g1f3"), ("Eva zwei Eva vier", "e2e4")] {
        let wav = Recording::spoken(words).laid_in(&home, "spoken.wav");
        let with = ["--model", text(&recogniser), "--scorer-model", text(&net)];
        let asked = [&["listen", "--json", "--wav", text(&wav)], &with[..]].concat();
        let here = understood(&home.run(&asked, "").expect(0).out);
        let there = understood(&arm.run(&home, &asked, "").expect(0).out);
        let [(moved, scored)] = there.as_slice() else {
            panic!("{words}: one passage, not {there:?}")
        };
        assert_eq!(moved, expected, "{words}");
        assert!(scored.len() > 1, "{words}: {scored:?}");
        // Both add up in another order.
        for ((said, log), (said_here, log_here)) in scored.iter().zip(&here[0].1) {
            assert!(
                said == said_here && (log - log_here).abs() < 0.001,
                "{words}: {there:?}, here {here:?}"
            );
        }
    }
}

#[test]
fn a_move_is_read_there_at_a_braille_display() {
    let Some(arm) = Emulated::with(&["ansage-braille"]) else {
        return;
    };
    let Some(brltty) = Brltty::start(40) else { return };
    let home = Home::new();
    let display = format!("--braille-display={}", brltty.host());
    let played = [
        "--voice",
        "none",
        "--reports",
        "de",
        "--letters",
        "de",
        "--journal",
        "game.jsonl",
        &display,
    ];
    let mut game = Piped::start(arm.ansage(&home, &played, &[]));
    brltty.reads("Weiß am Zug.");
    brltty.types("Sf3");
    brltty.enter();
    brltty.reads("Springer Felix drei?");
    brltty.enter();
    game.wait_for(|it| it == "room: Springer Felix drei");
    game.enter("/quit");
    assert_eq!(game.ended().0, Some(0));
}
