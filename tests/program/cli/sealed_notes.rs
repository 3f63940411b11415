//! What an arbiter types in an event stands in no file in clear; whoever has the secret reads it in the log of the game.

use ansage_core::game::sense::{Doubt, doubts};
use ansage_devices::storage::read;

use crate::support::folder::all_that_stands_in;
use crate::support::program::{Home, OF_AN_EVENT, laid_down, with_leave_for_a_script};

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
                     time = \"G/30m\"\n[allowed]\nscript = \"AB\"\n";

const OF_BLACK: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
                        time = \"G/30m\"\n[players]\nblind = \"black\"\n";

/// Plays a game in which an arbiter and the player noted something, and returns the secret.
fn with_notes(home: &Home) -> String {
    home.file("event.toml", EVENT);
    let secret = home.draw_secret("event.toml");
    let entries = format!(
        "/arbiter AB\n{secret}\n/note The Phone rang\n/add white 2:00 the light went out\n/player\n/note cold hands\n"
    );
    let played = home.run(&OF_AN_EVENT, entries).expect(0);
    assert!(!played.out.to_lowercase().contains("phone"), "{}", played.out);
    secret
}

#[test]
fn no_file_holds_what_an_arbiter_typed() {
    let home = Home::new();
    with_notes(&home);
    let written = all_that_stands_in(&home.path("")).to_lowercase();
    assert!(
        written.contains("cold hands") && written.contains("sealed-note"),
        "{written}"
    );
    assert!(!written.contains("phone") && !written.contains("light"), "{written}");
    let journal = read(&home.path("game.jsonl")).expect("a journal");
    let found = doubts(&journal.records).into_iter().map(|(_, it)| it);
    let found: Vec<_> = found.filter(|it| *it != Doubt::AuthorisedAnotherDay).collect();
    assert_eq!(found, []);
    // What was played on later seals too, with the public half alone.
    home.run(&["--resume", "game.jsonl", "--voice", "none"], "/note warm again\n")
        .expect(0);
}

#[test]
fn the_log_says_where_a_sealed_note_is_and_with_the_secret_what_it_says() {
    let home = Home::new();
    let secret = with_notes(&home);
    let log = |more: &[&str], entries: &str| home.run(&[&["export", "game.jsonl", "--log"], more].concat(), entries);
    let without_times = |text: &str| -> Vec<String> {
        let lines = text.lines().skip(1);
        let told = lines.map(|it| it.split_once(": ").map_or(it, |(_, told)| told).to_owned());
        // The event file is of another day.
        let is_of_the_terms = |it: &String| it.starts_with("This device was authorised");
        told.filter(|it| !is_of_the_terms(it)).collect()
    };
    let sealed = "Sealed note of arbiter AB; the secret of the arbiters opens it.";
    let closed = log(&[], "").expect(0).out;
    assert!(closed.starts_with("What was noted beside the moves.\n"), "{closed}");
    let expected = [
        "Arbiter AB is at the keys.",
        sealed,
        "AB: White has 2 minutes more.",
        sealed,
        "The player has the keys again.",
        "Note: cold hands",
    ];
    assert_eq!(without_times(&closed), expected, "{closed}");
    let opened = log(&["--secret"], &format!("{}\n", secret.to_uppercase()))
        .expect(0)
        .out;
    let expected = [
        "Arbiter AB is at the keys.",
        "Note of arbiter AB: The Phone rang",
        "AB: White has 2 minutes more.",
        "Reason given by arbiter AB: the light went out",
        "The player has the keys again.",
        "Note: cold hands",
    ];
    assert_eq!(without_times(&opened), expected, "{opened}");
    let refused = |entered: &str, words: &[&str]| {
        let answer = log(&["--secret"], entered);
        answer.refused(1, words);
    };
    refused("not the secret\n", &["not the secret of the arbiters"]);
    refused("", &["No secret"]);
    home.run(&["--voice", "none", "--journal", "free.jsonl"], "e4\n")
        .expect(0);
    home.run(&["export", "free.jsonl", "--log", "--secret"], "x\n")
        .refused(1, &["no secret of the arbiters"]);
    let free = home.run(&["export", "free.jsonl", "--log"], "").expect(0).out;
    assert_eq!(without_times(&free), ["Nothing was noted."]);
}

#[test]
fn after_three_wrong_secrets_the_log_stays_closed() {
    let home = Home::new();
    let secret = with_notes(&home);
    let log = |entries: String| home.run(&["export", "game.jsonl", "--log", "--secret"], entries);
    let opened = log(format!("one wrong\nanother\n{secret}\n")).expect(0);
    assert!(opened.out.contains("The Phone rang"), "{}", opened.out);
    log(format!("one wrong\nanother\na third\n{secret}\n")).refused(1, &["not the secret of the arbiters"]);
}

/// Whoever sets one secret after the other would have the arbiters wait for hours.
#[test]
fn of_many_secrets_the_first_and_the_last_are_tried() {
    let home = Home::new();
    home.file("event.toml", EVENT);
    let first = home.draw_secret("event.toml");
    let set = (1..=20).map(|it| format!("/arbiter AB new\nsecret number {it}\n/note note number {it}\n"));
    let entries = format!("/arbiter AB\n{first}\n/note note number 0\n{}", set.collect::<String>());
    home.run(&OF_AN_EVENT, entries).expect(0);
    let log = |secret: &str| home.run(&["export", "game.jsonl", "--log", "--secret"], format!("{secret}\n"));
    for (secret, note) in [(first.as_str(), 0), ("secret number 7", 7), ("secret number 20", 20)] {
        let opened = log(secret).expect(0).out;
        assert!(opened.contains(&format!("note number {note}\n")), "{secret}: {opened}");
    }
    log("secret number 10").refused(1, &["21 secrets", "the 16 that were tried"]);
}

/// Journals of earlier versions hold what an arbiter noted as it was keyed.
#[test]
fn the_notes_of_an_earlier_journal_are_read_as_they_stand() {
    let home = Home::new();
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/0.1.0-event.jsonl");
    let log = home.run(&["export", journal, "--log"], "").expect(0).out;
    assert!(!log.contains("Sealed"), "{log}");
    assert!(log.contains("Arbiter AB is at the keys."), "{log}");
}

#[test]
fn a_note_of_this_version_is_opened_by_every_later_one() {
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/0.1.0-sealed.jsonl");
    let line = ["export", journal, "--log", "--secret"];
    let log = Home::new().run(&line, "Tahu-Nifo tolu humi\n").expect(0).out;
    for told in ["AB: A telephone rang in the hall.\n", "AB: the light went out\n"] {
        assert!(log.contains(told), "{log}");
    }
    assert!(!log.contains("Sealed"), "{log}");
}

#[test]
fn the_opponents_view_tells_who_came_to_the_keys() {
    let home = Home::new();
    with_notes(&home);
    let seen = home
        .run(&["screen", "--journal", "game.jsonl", "--once"], "")
        .expect(0)
        .out;
    assert!(seen.contains("table: The player has the keys again.\n"), "{seen}");
    assert!(!seen.to_lowercase().contains("note"), "{seen}");
}

/// 9.1.b-6: offers again and again may disturb (11.5); how many there were is told, and none is refused.
#[test]
fn offers_are_counted_in_the_log() {
    let home = Home::new();
    let entries = "e4\n/offer\ne5\nNf3\n/offer\nNc6\nBc4\n/offer\nBc5\n";
    home.run(&["--voice", "none", "--journal", "free.jsonl"], entries)
        .expect(0);
    let log = home.run(&["export", "free.jsonl", "--log"], "").expect(0).out;
    let offers: Vec<&str> = log.lines().filter(|it| it.contains("offers a draw")).collect();
    assert!(
        matches!(offers[..], [_, _, third] if third.contains("White offers a draw, offer 3.")),
        "{log}"
    );
}

/// 11.10, C06:12: an appeal finds every decision with its time, whose word it was, and what held before.
#[test]
fn the_log_holds_every_decision_with_what_held_before() {
    let home = Home::new();
    home.file("event.toml", &with_leave_for_a_script(&laid_down(OF_BLACK)));
    let secret = home.draw_secret("event.toml");
    let decisions = "/start\n/set white 29:00 black 28:00 move 7\n/limit 60\n/limit 50\n/pause\n/resume\n";
    let end = "/result 1-0\ny\n/result draw\ny\n/result *\ny\n/result 0-1\ny\n";
    let entries = format!(
        "/arbiter AB\n{secret}\n{decisions}/player\ne4\n/stop position\n/arbiter AB\n{secret}\n/resume\n/sheet 1 w d4\n\n{end}"
    );
    home.run(&OF_AN_EVENT, entries).expect(0);
    let log = home.run(&["export", "game.jsonl", "--log"], "").expect(0).out;
    let mut rest = log.lines();
    for told in [
        "before the first move: AB: White's clock is running.",
        "AB: Clock of White: 29 minutes instead of 30 minutes.",
        "AB: Clock of Black: 28 minutes instead of 30 minutes.",
        "AB: The move is number 7 instead of 1.",
        "AB: The Room at most at 60 percent instead of 100.",
        "AB: The Room at most at 50 percent instead of 60.",
        "AB: The clocks are stopped.",
        "AB: The clock is running.",
        "after move 1 White: The game is stopped: an irregularity.",
        "AB: The clock is running.",
        "AB: Scoresheet corrected: 1.d4 instead of 1.e4.",
        "AB: Result: White wins, 1-0.",
        "AB: Result: draw, instead of White wins, 1-0.",
        "AB: The result is taken back.",
        "AB: Result: Black wins, 0-1.",
    ] {
        assert!(
            rest.any(|it| it.contains(told)),
            "{told:?} is missing, in its place, in\n{log}"
        );
    }
}

/// A game that is left can be taken up again, so the player reads no more there than at the keys.
#[test]
fn while_a_game_of_an_event_is_not_over_its_decisions_are_the_arbiters() {
    let home = Home::new();
    home.file("event.toml", &with_leave_for_a_script(&laid_down(OF_BLACK)));
    let secret = home.draw_secret("event.toml");
    let entries =
        format!("/arbiter AB\n{secret}\n/start\n/set white 29:00 black 28:00\n/player\ne4\n/note cold hands\n");
    home.run(&OF_AN_EVENT, entries).expect(0);
    let told = |more: &[&str], entries: &str| {
        let log = home.run(&[&["export", "game.jsonl", "--log"], more].concat(), entries);
        let log = log.expect(0).out;
        [
            "Clock of Black: 28 minutes",
            "Note: cold hands",
            "Arbiter AB is at the keys.",
        ]
        .map(|it| log.contains(it))
    };
    assert_eq!(told(&[], ""), [false, true, true]);
    assert_eq!(told(&["--secret"], &format!("{secret}\n")), [true; 3]);
    let ends = format!("/arbiter AB\n{secret}\n/result 1-0\ny\n");
    home.run(&["--resume", "game.jsonl", "--voice", "none"], ends).expect(0);
    assert_eq!(told(&[], ""), [true; 3]);
}
