//! A move sealed aloud: what was said is read back by nobody, and neither its words nor its reading are in the memory of the
//! program. Every part is real but the person, whose German voice the recogniser was trained with.

use std::fs;

use crate::support::memory::{holds, memory_of};
use crate::support::mouth::{MICROPHONE, Mouth, SINK, server};
use crate::support::program::{Home, SECRET};
use crate::support::screen::Screen;
use crate::support::sound_server::{Capture, RATE};
use crate::support::wait::wait_until;

/// For so long an answer is waited for before it is said again.
const PATIENCE: usize = 12 * RATE;
/// What is not understood is said so often; how often it must be is no measure of the listener.
const ATTEMPTS: usize = 8;
/// A pause in which nobody speaks.
const PAUSE: usize = 3 * RATE / 10;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
                     time = \"G/90m\"\n[allowed]\nprivate-screen = \"AB\"\n";
const OPTIONS: [&str; 12] = [
    "--reports",
    "de",
    "--listen",
    "key",
    "--microphone",
    MICROPHONE,
    "--voice",
    "none",
    "--journal",
    "game.jsonl",
    "--event-file",
    "event.toml",
];
const ASKED: &str = "Der Abgabezug, ungesehen";
const AGAIN: &str = "Noch einmal denselben Zug.";
const KEPT: &str = "Versiegelt.";

/// Says the phrase with the talk key until another line is told than that it was not understood; returns true if it is `then`.
fn says(screen: &Screen, mouth: &Mouth<'_>, clock: &Capture, phrase: &str, then: &str) -> bool {
    for _ in 0..ATTEMPTS {
        let before = screen.count(then);
        // Pressed again at once it would be taken for a key that is still held.
        clock.go_on_for(PAUSE);
        screen.press(&["Space"]);
        mouth.says(phrase);
        screen.press(&["Space"]);
        let until = clock.len() + PATIENCE;
        let told = screen.lines().len();
        wait_until(|| screen.count(then) > before || screen.lines().len() > told || clock.len() > until);
        if screen.count(then) > before {
            return true;
        }
    }
    false
}

#[test]
fn e_1_a_5_a_move_sealed_aloud_is_in_no_file_and_not_in_memory() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let home = Home::new();
    home.file("event.toml", EVENT);
    let Some(screen) = Screen::open(home, &OPTIONS, &server.environment()) else {
        return;
    };
    screen.enters("/arbiter AB");
    screen.wait_for("Geheimwort der Schiedsrichter?");
    screen.enters(SECRET);
    screen.wait_for("Schiedsrichter AB ist am Gerät.");
    screen.enters("/adjourn");
    screen.wait_for("gibt den nächsten Zug ab");
    screen.enters("");
    screen.wait_for(ASKED);
    let clock = server.listen(SINK);
    let phrase = "Springer Gustav eins Felix drei";
    let journal = screen.home().path("game.jsonl");
    let is_sealed = || fs::read_to_string(&journal).is_ok_and(|it| it.contains("\"step\":\"sealed\""));
    // Said twice and heard as two moves it is asked for anew.
    for _ in 0..ATTEMPTS {
        if says(&screen, &mouth, &clock, phrase, AGAIN) && says(&screen, &mouth, &clock, phrase, KEPT) {
            break;
        }
    }
    wait_until(is_sealed);
    let readings = [
        "Ng1f3",
        "Sg1f3",
        "springer gustav eins felix drei",
        "gustav eins felix drei",
    ];
    match memory_of(screen.pid()) {
        None => println!("skipped: nobody may read the memory of another process here"),
        Some(memory) => {
            assert!(holds(&memory, ASKED), "what was told stands in it");
            for reading in readings {
                assert!(!holds(&memory, reading), "{reading} stands in the memory");
            }
        }
    }
    screen.enters("/quit");
    let (_code, raw) = screen.ended();
    let written = fs::read_to_string(&journal).expect("the journal");
    for reading in readings {
        assert!(!raw.contains(reading) && !written.contains(reading), "{reading}");
    }
}
