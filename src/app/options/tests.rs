use std::collections::BTreeSet;

use clap::{Args, Command};

use super::{LetterNames, PlayOptions, YesNo};

/// Options that belong to the command line alone.
const NO_SETTINGS: [&str; 2] = ["settings", "event"];

#[test]
fn every_option_is_a_settings_key_and_every_settings_key_an_option() {
    let command = PlayOptions::augment_args(Command::new("ansage"));
    let options: BTreeSet<String> = command
        .get_arguments()
        .filter_map(|it| it.get_long())
        .filter(|it| !NO_SETTINGS.contains(it))
        .map(str::to_owned)
        .collect();
    // The refusal of an unknown key lists those that are known, in backticks.
    let refusal = toml::from_str::<PlayOptions>("nonsense = 1").expect_err("an unknown key");
    let keys: BTreeSet<String> = refusal
        .message()
        .split('`')
        .skip(3)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    assert_eq!(options, keys);
    assert!(options.contains("ear-device"));
}

#[test]
fn the_command_line_wins_over_the_settings() {
    let settings: PlayOptions =
        toml::from_str("words = \"en\"\nletters = [\"en\", \"fr\"]\nsay-pawn = true\n").expect("settings");
    let line = PlayOptions {
        words: Some("es".into()),
        say_pawn: Some(YesNo(false)),
        ..PlayOptions::default()
    };
    let both = line.over(settings);
    assert_eq!(both.words.as_deref(), Some("es"));
    assert_eq!(both.say_pawn, Some(YesNo(false)));
    assert_eq!(both.letters, Some(LetterNames(vec!["en".into(), "fr".into()])));
}

#[test]
fn a_face_chosen_on_the_command_line_wins_over_the_one_of_the_settings() {
    let set = |text: &str| toml::from_str::<PlayOptions>(text).expect("settings");
    let (screen, plain, none) = (set("screen = true"), set("plain = true"), PlayOptions::default());
    let faces = |settings: &PlayOptions, line: &PlayOptions, is_piped| {
        let both = line.clone().over(settings.clone().beneath_the_face_of(line, is_piped));
        (both.screen.map(|it| it.0), both.plain.map(|it| it.0))
    };
    assert_eq!(faces(&screen, &none, false), (Some(true), None));
    assert_eq!(faces(&screen, &plain, false), (None, Some(true)));
    assert_eq!(faces(&plain, &screen, false), (Some(true), None));
    assert_eq!(faces(&screen, &none, true), (None, None), "a script needs no screen");
    assert_eq!(faces(&none, &screen, true), (Some(true), None), "asked for by name");
}

#[test]
fn a_settings_file_holds_the_same_values_as_the_command_line() {
    let good = "role = \"assistant\"\nblind = \"both\"\nsay = \"coordinates\"\nsay-takes = \"yes\"\n\
        illegal = \"record\"\nclock = \"program\"\ntime = \"G/15m, +10s\"\nletters = \"en,de\"\n\
        room-rate = 200\near-volume = 60\necho = \"words\"\ndate = \"2026-03-01\"\nmatch = \"2\"\n";
    let options: PlayOptions = toml::from_str(good).expect("settings");
    assert_eq!(options.date.expect("a date").to_string(), "2026.03.01");
    for bad in [
        "role = \"king\"",
        "say = \"loud\"",
        "say-takes = \"perhaps\"",
        "time = \"soon\"",
        "room-rate = 5",
        "ear-volume = 101",
        "date = \"yesterday\"",
        "letters = 3",
    ] {
        assert!(toml::from_str::<PlayOptions>(bad).is_err(), "{bad}");
    }
}
