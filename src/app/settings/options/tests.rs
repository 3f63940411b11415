use std::collections::BTreeSet;

use clap::{Args, Command};

use super::{LetterNames, PlayOptions, YesNo};

/// Options that belong to the command line alone.
const NO_SETTINGS: [&str; 3] = ["settings", "event", "event-file"];

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
