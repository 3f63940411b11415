//! The battery of the machine, as a game, the doctor and the screens tell of it, in a folder in place of that of the system.

use ansage_core::game::{ArbiterNote, Event};
use ansage_devices::storage::read;

use crate::support::program::{Home, OF_AN_EVENT};
use crate::support::screen::Screen;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n\
                     [clock]\nkind = \"program\"\ntime = \"G/30m\"\n[allowed]\nscript = \"AB\"\n";

/// Lays a battery that holds so much, and the mains beside it.
fn lay(home: &Home, percent: &str, mains: &str) {
    for (file, text) in [
        ("AC/type", "Mains"),
        ("AC/online", mains),
        ("BAT0/type", "Battery"),
        ("BAT0/capacity", percent),
        ("BAT0/status", if mains == "1" { "Charging" } else { "Discharging" }),
    ] {
        home.file(&format!("power/{file}"), &format!("{text}\n"));
    }
}

#[test]
fn a_game_with_the_clock_of_the_program_begins_with_what_the_machine_lives_on() {
    let home = Home::new();
    let begins = |more: &[&str]| home.run(more, "").expect(0).lines("ear").join(" ");
    assert!(!begins(&["--time", "G/5m"]).contains("attery"), "a machine without one");
    lay(&home, "83", "1");
    assert!(begins(&["--time", "G/5m"]).contains("The computer runs on mains. Battery: 83 percent."));
    lay(&home, "24", "0");
    let low = begins(&["--time", "G/5m"]);
    assert!(low.contains("The computer runs on its battery: 24 percent."), "{low}");
    assert!(
        low.contains("Battery 24 percent. Connect the computer to mains."),
        "{low}"
    );
    lay(&home, "83", "0");
    assert!(!begins(&[]).contains("attery"), "a game without a clock");
    lay(&home, "much", "0");
    assert!(
        !begins(&["--time", "G/5m"]).contains("attery"),
        "a file that says nothing"
    );
}

#[test]
fn in_an_event_the_arbiter_finds_a_note_of_it() {
    let home = Home::new();
    home.file("event.toml", EVENT);
    lay(&home, "9", "0");
    home.run(&OF_AN_EVENT, "").expect(0);
    let records = read(&home.path("game.jsonl")).expect("a journal").records;
    let notes = records.iter().filter_map(|it| match &it.event {
        Event::ArbiterNoted { note } => Some(note),
        _ => None,
    });
    assert_eq!(notes.collect::<Vec<_>>(), [&ArbiterNote::BatteryLow { percent: 9 }]);
}

#[test]
fn the_doctor_says_what_the_machine_lives_on() {
    let home = Home::new();
    let found = || home.run(&["doctor"], "").expect(0).out;
    assert!(!found().contains("attery"));
    lay(&home, "24", "0");
    assert!(found().contains("The computer runs on its battery: 24 percent."));
    lay(&home, "60", "1");
    let json = home.run(&["doctor", "--json"], "").expect(0).out;
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["power"], serde_json::json!({"mains": true, "battery": 60}));
}

#[test]
fn a_low_battery_stands_on_the_screen_and_beside_the_clock_of_the_hall() {
    let home = Home::new();
    lay(&home, "24", "0");
    home.run(&["--time", "G/5m", "--journal", "old.jsonl"], "/start\n/pause\n")
        .expect(0);
    let once = home
        .run(&["screen", "--clock", "--once", "--journal", "old.jsonl"], "")
        .expect(0)
        .out;
    assert!(
        once.ends_with("; The clocks are stopped. Battery: 24 percent\n"),
        "{once}"
    );
    let more = [
        "--screen",
        "--voice",
        "none",
        "--time",
        "G/5m",
        "--journal",
        "game.jsonl",
    ];
    let Some(player) = Screen::open(home, &more, &[]) else {
        return;
    };
    player.wait(|lines| lines.iter().any(|it| it == "Battery: 24 percent"));
}
