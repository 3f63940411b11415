//! The secret of the arbiters at a real terminal: it comes with the event file, and is entered by nobody's eyes.

use std::fs;

use super::GERMAN;
use crate::support::program::{Home, SECRET, text};
use crate::support::screen::Screen;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n\
                     [allowed]\nprivate-screen = \"AB\"\n";

fn open() -> Option<Screen> {
    let home = Home::new();
    home.file("event.toml", EVENT);
    Screen::open(
        home,
        &[&GERMAN[..], &["--plain", "--event-file", "event.toml"]].concat(),
        &[],
    )
}

#[test]
fn an_arbiter_sets_another_secret_and_reads_with_it_what_was_sealed() {
    let Some(player) = open() else { return };
    player.wait_for("1 Weiß:");
    let journal = player.home().path("game.jsonl");
    let line = ["screen", "--journal", text(&journal), "--reports", "de"];
    let Some(opponent) = Screen::open(Home::new(), &line, &[]) else {
        return;
    };
    player.enters("/arbiter AB neu sechs tauben 12");
    player.wait_for("Geheimwort der Schiedsrichter?");
    assert_eq!(player.count("tauben"), 0, "the initials alone are seen");
    player.enters(SECRET);
    player.wait_for("Schiedsrichter AB ist am Gerät. /spieler gibt es zurück.");
    player.enters("/arbiter AB neu");
    player.wait_for("Ein neues Geheimwort der Schiedsrichter");
    player.enters("sechs tauben 12");
    opponent.wait_for("Die Schiedsrichter haben ein neues Geheimwort.");
    player.enters("/note Das Handy klingelt");
    player.wait_for("Notiert und für die Schiedsrichter versiegelt.");
    assert_eq!(player.count("tauben"), 0, "it is never seen");
    player.enters("/player");
    // The window is cleared, and what the player is told stands in its first line.
    player.wait(|lines| !lines.iter().any(|it| it.contains("Notiert")));
    opponent.wait_for("Der Spieler hat das Gerät wieder.");
    player.press(&["Up"]);
    player.enters("x");
    player.wait(|lines| lines.iter().any(|it| it.contains('x')));
    assert_eq!(player.count("Handy"), 0, "nothing of it is left to be found");
    player.enters("/arbiter AB");
    player.wait_for("Geheimwort der Schiedsrichter?");
    player.enters("sechs tauben 13");
    player.wait_for("noch einmal eingeben, oder mit Escape verlassen.");
    player.enters("sechs tauben 12");
    player.wait_for("Schiedsrichter AB ist am Gerät.");
    assert_eq!(player.count("tauben"), 0, "it is never seen, the wrong one neither");
    player.enters("/player");
    opponent.wait_for("Der Spieler hat das Gerät wieder.");
    player.press(&["C-d"]);
    player.ended();
    let written = fs::read_to_string(&journal).expect("the journal");
    assert!(
        !written.contains("Handy") && written.contains("sealed-note"),
        "{written}"
    );

    player.open_again(&["export", "game.jsonl", "--log", "--secret", "--reports", "en"]);
    player.wait_for("Secret of the arbiters?");
    assert!(!player.echoes(), "nothing is shown once it is asked for");
    player.enters("Sechs Tauben 12");
    player.wait_for("Note of arbiter AB: Das Handy klingelt");
    let (code, _raw) = player.ended();
    assert_eq!(code, 0);
    assert_eq!(player.count("Tauben"), 0, "it is never seen");
    let (before, after) = player.settings();
    assert_eq!(before, after, "the terminal is as it was");
    opponent.press(&["q"]);
    opponent.ended();
}

#[test]
fn a_game_that_is_taken_up_again_has_the_secret_that_was_drawn() {
    let Some(player) = open() else { return };
    player.wait_for("1 Weiß:");
    player.enters("/arbiter AB");
    player.wait_for("Geheimwort der Schiedsrichter?");
    player.enters(SECRET);
    player.wait_for("Schiedsrichter AB ist am Gerät.");
    player.enters("/arbiter AB neu");
    player.wait_for("Ein neues Geheimwort der Schiedsrichter");
    player.enters("");
    player.wait_for("Das Geheimwort der Schiedsrichter, bitte aufschreiben:");
    player.press(&["C-d"]);
    player.ended();
    // A game that is taken up again has it.
    player.open_again(&[
        "--resume",
        "game.jsonl",
        "--voice",
        "none",
        "--reports",
        "de",
        "--plain",
    ]);
    player.wait_for("1 Weiß:");
    player.enters("/arbiter AB");
    player.wait_for("Geheimwort der Schiedsrichter?");
    player.press(&["C-d"]);
    player.ended();
}

#[test]
fn whoever_draws_a_secret_again_is_asked() {
    let home = Home::new();
    home.file("event.toml", EVENT);
    home.draw_secret("event.toml");
    let read = |home: &Home| fs::read_to_string(home.path("event.toml")).expect("the file");
    let before = read(&home);
    let line = ["check-event", "--secret", "event.toml", "--reports", "de"];
    let Some(arbiter) = Screen::open(home, &line, &[]) else {
        return;
    };
    let asked = "In event.toml steht schon ein Geheimwort der Schiedsrichter. Ein anderes an seine Stelle setzen?";
    arbiter.wait_for(asked);
    arbiter.enters("");
    arbiter.wait_for("Verworfen.");
    assert_eq!(arbiter.ended().0, 1);
    assert_eq!(read(arbiter.home()), before);
    arbiter.open_again(&line);
    arbiter.wait_for(asked);
    arbiter.enters("Ja");
    arbiter.wait_for("Das Geheimwort der Schiedsrichter, bitte aufschreiben:");
    assert_eq!(arbiter.ended().0, 0);
    assert_ne!(read(arbiter.home()), before);
}
