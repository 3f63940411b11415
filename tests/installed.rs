//! The program as a package installs it: played by keys and heard from there, whole and with parts that are missing.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says why it was skipped"
)]

#[path = "installed/layout.rs"]
mod layout;
#[path = "support/program.rs"]
#[expect(dead_code, reason = "tests/cli.rs needs more of it")]
mod program;
#[path = "support/screen.rs"]
#[expect(dead_code, reason = "tests/e2e/terminal.rs needs more of it")]
mod screen;
#[path = "support/sound.rs"]
#[expect(dead_code, reason = "tests/devices/speaker.rs needs more of it")]
mod sound;
#[path = "support/sound_server.rs"]
#[expect(dead_code, reason = "tests/devices/speaker.rs needs more of it")]
mod sound_server;
#[path = "support/wait.rs"]
mod wait;

use std::fs;
use std::process::Command;
use std::time::Duration;

use layout::{EVERYTHING, Installed, variant};
use program::{Answer, Home};
use screen::Screen;
use sound::{espeak, resemblance, trimmed};
use sound_server::{Capture, RATE, SoundServer};
use wait::wait_until;

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(60);
/// How alike a capture and espeak-ng's own sound must be. Different sentences come to 0.7 and less.
const ALIKE: f64 = 0.95;
/// Words per minute unless others are asked for.
const USUAL_RATE: u16 = 175;

/// Returns what is heard between an act and half a second of silence.
#[track_caller]
fn heard(capture: &Capture, act: impl FnOnce()) -> Vec<i16> {
    let from = capture.len();
    act();
    wait_until(DEADLINE, || {
        let samples = &capture.samples()[from..];
        let last = samples.iter().rposition(|it| *it != 0);
        last.is_some_and(|last| samples.len() - last > RATE / 2)
    });
    capture.samples()[from..].to_vec()
}

/// Lets a text be heard up to five times: a machine that is busy drops some sound now and then, but not always.
#[track_caller]
fn is_heard(capture: &Capture, text: &str, mut act: impl FnMut(usize)) {
    let expected = espeak("de", USUAL_RATE, text);
    let alike = |attempt| resemblance(trimmed(&heard(capture, || act(attempt))), trimmed(&expected));
    let attempts: Vec<f64> = (0..5).map(alike).take_while(|it| *it <= ALIKE).collect();
    assert!(
        attempts.len() < 5,
        "{text}: what was heard was alike by no more than {attempts:.3?}"
    );
}

#[test]
fn a_game_is_played_by_keys_and_heard_from_where_the_packages_lie() {
    let Some(server) = SoundServer::start() else { return };
    let installed = Installed::with(&["ansage"]);
    let played = [
        "--reports",
        "de",
        "--journal",
        "game.jsonl",
        "--room",
        "vspk",
        "--ear-device",
        "vear",
    ];
    let screen = Screen::open_program(&installed.program(), Home::new(), &played, &server.environment());
    let Some(screen) = screen else { return };
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    screen.wait_for("1 Weiß:");
    is_heard(&ear, "Springer Felix drei?", |_| screen.enters("spr f3"));
    is_heard(&room, "Springer Felix drei", |attempt| {
        screen.press(&[if attempt == 0 { "Enter" } else { "F3" }]);
    });
    screen.enters("/quit");
    assert_eq!(screen.ended().0, 0);
    let journal = fs::read_to_string(screen.home().path("game.jsonl")).unwrap();
    assert!(journal.contains("g1f3"), "{journal}");
}

/// Returns the installed program in a home, without any sound.
fn installed_program(installed: &Installed, home: &Home, arguments: &[&str]) -> Command {
    let nowhere = home.path("nowhere");
    fs::create_dir_all(&nowhere).unwrap();
    let mut command = home.configured(Command::new(installed.program()));
    command
        .args(arguments)
        .env("HOME", &nowhere)
        .env("ALSA_CONFIG_PATH", &nowhere);
    command
        .env("XDG_RUNTIME_DIR", &nowhere)
        .env("PULSE_SERVER", format!("unix:{}/none", nowhere.display()));
    command
}

fn run(installed: &Installed, home: &Home, arguments: &[&str], entries: &str) -> Answer {
    use std::io::Write as _;
    let mut child = installed_program(installed, home, arguments).spawn().unwrap();
    // A program that refuses does not read what is entered.
    let _refused = child.stdin.take().unwrap().write_all(entries.as_bytes());
    Answer::of(child)
}

#[test]
fn all_helpers_and_the_recogniser_are_found_where_the_packages_lie() {
    let installed = Installed::with(&EVERYTHING);
    let answer = run(&installed, &Home::new(), &["doctor", "--json"], "").expect(0);
    let found: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    for helper in found["helpers"].as_array().unwrap() {
        assert_eq!(helper["state"], "answers", "{helper}");
        let path = helper["path"].as_str().unwrap();
        assert!(path.contains("/usr/libexec/ansage/ansage-"), "{helper}");
    }
    let recogniser = found["recogniser"]["path"].as_str().unwrap();
    assert!(
        recogniser.ends_with("/usr/lib/ansage/voices/de/recogniser"),
        "{recogniser}"
    );
}

#[test]
fn packages_of_one_build_need_each_other_in_that_version() {
    let manifest = include_str!("../Cargo.toml");
    let version = concat!("ansage (= ", env!("CARGO_PKG_VERSION"), "-1)");
    assert!(manifest.contains("name = \"ansage\""));
    for package in EVERYTHING {
        let depends = variant(package)["depends"].as_str().unwrap().to_owned();
        assert!(package == "ansage" || depends.contains(version), "{package}: {depends}");
    }
}
