//! `ansage setup` in a pipe: what is written, what stays, and what is told where nothing can be.

use std::fs;

use crate::support::program::Home;

const SETTINGS: &str = "config/ansage/settings.toml";

/// German, Enter for who reads and how fast, German letters, plain German words, 5+3, F9; Enter for what else this machine is
/// asked about, and at the end.
const GERMAN: &str = "1\n\n\n\n2\n2\nf9\n\n\n\n";

fn settings(home: &Home) -> String {
    fs::read_to_string(home.path(SETTINGS)).expect("they are there")
}

#[test]
fn what_is_answered_is_what_a_game_uses() {
    let home = Home::new();
    let answer = home.run(&["setup"], GERMAN).expect(0);
    let told: Vec<&str> = answer.out.lines().collect();
    assert!(told[0].starts_with("Setup: short questions."), "{}", answer.out);
    assert!(answer.out.contains("Notiert: Deutsch."), "{}", answer.out);
    assert_eq!(
        told.last(),
        Some(&"ansage beginnt eine Partie; ansage tutorial übt eine.")
    );
    let written = settings(&home);
    for line in [
        "reports = \"de\"",
        "words = \"de\"",
        "time = \"5+3\"",
        "talk-key = \"f9\"",
    ] {
        assert!(written.lines().any(|it| it == line), "{line}\n{written}");
    }
    let game = home.run(&["--voice", "none"], "e4\n\n").expect(0);
    for line in ["room: Bauer e 4", "ear: Die Uhr von Weiß läuft."] {
        assert!(game.out.lines().any(|it| it == line), "{line}\n{}", game.out);
    }
    let again = home.run(&["setup"], "\n").expect(0);
    assert!(again.out.contains("Enter: Deutsch."), "{}", again.out);
    assert_eq!(settings(&home), written, "what is left halfway changes nothing");
}

#[test]
fn comments_and_other_settings_stay() {
    let home = Home::new();
    home.file(
        SETTINGS,
        "# of the club\nwhite = \"Anna\"\nreports = \"en\" # for guests\n",
    );
    home.run(&["setup"], GERMAN).expect(0);
    let written = settings(&home);
    assert!(
        written.starts_with("# of the club\nwhite = \"Anna\"\nreports = \"de\" # for guests\n"),
        "{written}"
    );
}

#[test]
fn damaged_settings_are_kept_aside_after_yes_and_not_before() {
    let home = Home::new();
    let damaged = "reports = \"de\"\nwords = \"de-fi";
    home.file(SETTINGS, damaged);
    for answers in ["", "no\n", "\n\n", "yes\n1\n"] {
        let answer = home.run(&["setup"], answers).expect(0);
        assert!(
            answer.out.contains("settings.toml:2") || answer.out.contains("line 2"),
            "{}",
            answer.out
        );
        assert_eq!(settings(&home), damaged, "{answers:?}");
    }
    home.run(&["setup"], format!("yes\n{GERMAN}")).expect(0);
    let aside = fs::read_to_string(home.path("config/ansage/settings.toml.1")).expect("it is kept");
    assert_eq!(aside, damaged);
    assert!(settings(&home).contains("time = \"5+3\""));
}

#[test]
fn settings_that_are_no_text_are_named_with_what_mends_them_and_nothing_is_lost() {
    let home = Home::new();
    home.file(SETTINGS, "");
    let other = b"white = \"\xe9\xe9\xe9\"\n";
    fs::write(home.path(SETTINGS), other).expect("it is written");
    let told = "cannot be read: it is not UTF-8 text. ansage setup begins anew and keeps the old file.";
    home.run(&["--voice", "none"], "e4\n").refused(3, &[told]);
    home.run(&["setup"], format!("yes\n{GERMAN}")).expect(0);
    let kept = fs::read(home.path("config/ansage/settings.toml.1")).expect("it is kept");
    assert_eq!(kept, other);
}

#[test]
fn settings_of_another_version_are_named_with_what_mends_them_and_nothing_is_lost() {
    let home = Home::new();
    let other = "reports = \"de\"\ntempo = 250\n";
    home.file(SETTINGS, other);
    let told = "line 2: there is no key tempo. ansage setup begins anew and keeps the old file.";
    home.run(&["--voice", "none"], "e4\n").refused(3, &[told]);
    home.run(&["doctor"], "").expect(0);
    assert_eq!(settings(&home), other);
    home.run(&["setup"], format!("yes\n{GERMAN}")).expect(0);
    assert_eq!(
        fs::read_to_string(home.path("config/ansage/settings.toml.1")).expect("it is kept"),
        other
    );
    let game = home.run(&["--voice", "none"], "e4\n\n").expect(0);
    assert!(game.out.contains("room: Bauer e 4"), "{}", game.out);
}

#[test]
fn where_nothing_can_be_written_the_lines_are_told() {
    let home = Home::new();
    home.file("taken", "a file where a folder would be");
    let path = home.path("taken").join("settings.toml").display().to_string();
    // Nobody, whatever their rights, makes a folder of a file.
    let answer = home.run(&["setup", "--settings", &path], GERMAN);
    assert_ne!(answer.code, Some(0), "{}", answer.out);

    // Nor does anybody make a file there.
    let path = "/proc/ansage-settings.toml";
    let answer = home.run(&["setup", "--settings", path], GERMAN).expect(1);
    assert!(answer.out.contains("Nichts ist geändert."), "{}", answer.out);
    assert!(answer.out.lines().any(|it| it == "time = \"5+3\""), "{}", answer.out);
}
