//! The summary of a game that is signed.

use std::fs;

use ansage_core::language::head_words::HeadWords;
use ansage_devices::storage::read;

use crate::support::program::{Home, OF_AN_EVENT, SECRET, with_leave_for_a_script};

const EVENT: &str = "tests/journals/0.1.0-event.jsonl";

fn home_with_the_event() -> Home {
    let home = Home::new();
    home.file("game.jsonl", &fs::read_to_string(EVENT).expect("a journal"));
    home
}

fn words_of(home: &Home) -> String {
    let journal = read(&home.path("game.jsonl")).expect("a journal");
    HeadWords::of(journal.head.bytes()).to_string()
}

#[test]
fn what_is_signed_names_players_terms_result_arbiters_notes_and_the_record() {
    let home = home_with_the_event();
    let words = words_of(&home);
    let printed = home.run(&["export", "game.jsonl", "--summary", "--text"], "").expect(0);
    let expected = format!(
        "Summary of the game\n\
         White: Anna Berg\n\
         Black: Clara Dorn\n\
         Event: City championship\n\
         Site: Leipzig\n\
         Date: 2026.11.21\n\
         Round: 3\n\
         Match: 2\n\
         Board: 4\n\
         Opened: 2026-11-21 20:06:13\n\
         This device is authorised by AB, 2026-11-21 14:30.\n\
         Event mode. Laws of 2014, standard chess. Announcements: the program. Clock: the\n\
         program's. This record is the scoresheet.\n\
         Visually impaired: White.\n\
         Time control: 40/90m, G/30m, +30s.\n\
         Words of the announcements: German after Appendix D. Piece letters: English,\n\
         German.\n\
         Assistant: Elsa Falk, accepted by CD.\n\
         Provider of the assistant: the organiser.\n\
         Moves on the other board: the assistant.\n\
         Scoresheet: the program.\n\
         Clock: the player.\n\
         Time and moves on request: the program.\n\
         Claim when the opponent's flag falls: the player.\n\
         Adjournment: the player.\n\
         This record is the scoresheet: allowed by AB.\n\
         The program announces: allowed by AB.\n\
         Time left is told on request: allowed by AB.\n\
         Private screen: allowed by AB.\n\
         Other words than those of Appendix D: allowed by CD.\n\
         Half-moves: 4\n\
         Result: 0-1\n\
         Resignation: White\n\
         White: 0 seconds used, 1 hour 31 minutes left.\n\
         Black: 0 seconds used, 1 hour 30 minutes 30 seconds left.\n\
         Arbiter AB was at the keys from 0:00:00 to 0:00:00, counted from the opening.\n\
         Arbiter CD was at the keys from 0:00:00 to 0:00:00, counted from the opening.\n\
         Notes for the arbiter:\n\
         0:00:00 from the start, after move 2 Black: Scoresheet corrected: 2...Nc6\n\
         instead of 2...Bb4. Article 8.1.b.\n\
         Words of the head: {words}\n\
         Signatures:\n\
         White: ______________________________\n\
         Black: ______________________________\n\
         Arbiter: ______________________________\n"
    );
    assert_eq!(printed.out, expected);
}

#[test]
fn in_braille_it_says_the_same() {
    let home = home_with_the_event();
    let words = words_of(&home);
    let brf = home
        .run(&["export", "game.jsonl", "--summary", "--brf"], "")
        .expect(0)
        .out;
    // A page begins with a form feed.
    let width = |line: &str| line.trim_start_matches('\u{c}').len();
    assert!(brf.lines().all(|it| width(it) <= 40), "{brf}");
    let pages = brf.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        ",WHITE: ,ANNA ,BERG",
        ",RESIGNATION: ,WHITE",
        ",SIGNATURES:",
        &words.to_uppercase(),
    ] {
        assert!(pages.contains(told), "{told}: {brf}");
    }
    let cells = home
        .run(&["export", "game.jsonl", "--summary", "--unicode-braille"], "")
        .expect(0);
    let back = home.run(&["braille", "--back"], cells.out).expect(0).out;
    let back = back.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in ["White: Anna Berg", "Arbiter CD was at the keys", &words] {
        assert!(back.contains(told), "{told}: {back}");
    }
}

#[test]
fn while_the_game_of_an_event_runs_there_is_none() {
    let home = home_with_the_event();
    let journal = fs::read_to_string(home.path("game.jsonl")).unwrap();
    let lines: Vec<&str> = journal.lines().collect();
    // Cut off before the resignation: the rest is still sealed.
    home.file("game.jsonl", &(lines[..lines.len() - 2].join("\n") + "\n"));
    home.run(&["export", "game.jsonl", "--summary", "--text"], "")
        .refused(1, &["not over"]);
}

/// Whoever signs knows that another secret opened the keys from then on.
#[test]
fn a_secret_that_was_set_is_told_with_its_time() {
    let home = Home::new();
    let file = with_leave_for_a_script("[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n");
    home.file("event.toml", &file);
    let set = format!(
        "/arbiter AB\n{SECRET}\n/arbiter AB new\neleven letters\n/arbiter AB new\ntwelve letters\n/result 1-0\ny\n"
    );
    home.run(&OF_AN_EVENT, &set).expect(0);
    let printed = home
        .run(&["export", "game.jsonl", "--summary", "--text"], "")
        .expect(0)
        .out;
    let told = "The arbiters set a new secret at 0:00:";
    assert_eq!(printed.matches(told).count(), 2, "{printed}");
    assert!(!printed.contains("eleven"), "{printed}");
}
