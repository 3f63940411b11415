//! `ansage brief`: a page for each person around the board, a player's letter, and the rehearsal of the handshake.

use crate::support::program::{Home, laid_down, text};

const LANGUAGES: [&str; 7] = ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"];

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[event]\nname = \"City championship\"\n\
                     [players]\nwhite = \"Anna Berg\"\nblack = \"Clara Dorn\"\nblind = \"black\"\n";

#[test]
fn each_page_is_printed_in_each_language_and_in_the_edition_that_is_asked_for() {
    let home = Home::new();
    for reports in LANGUAGES {
        for whom in ["opponent", "arbiter", "assistant", "organiser", "letter"] {
            let page = |laws: &str| {
                let arguments = ["brief", whom, "--reports", reports, "--laws", laws];
                home.run(&arguments, "").expect(0).out
            };
            let (old, new) = (page("2009"), page("2023"));
            assert!(
                old.contains("(E.1)") && new.contains("(D.1)"),
                "{reports} {whom}: {old}\n{new}"
            );
            assert!(old.contains("2009") && new.contains("2023"), "{reports} {whom}");
        }
    }
}

#[test]
fn moves_are_announced_in_the_words_of_the_game() {
    let home = Home::new();
    let page = |words: &[&str]| {
        let page = home.run(&[&["brief", "opponent", "--reports", "en"], words].concat(), "");
        page.expect(0).out.replace('\n', " ")
    };
    let of_the_laws = page(&[]);
    assert!(of_the_laws.contains("“Springer Felix drei”"), "{of_the_laws}");
    assert!(
        of_the_laws.contains("Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector"),
        "{of_the_laws}"
    );
    let english = page(&["--words", "en"]);
    assert!(english.contains("“Knight f 3”"), "{english}");
}

#[test]
fn the_letter_takes_its_names_from_the_event_file() {
    let home = Home::new();
    let blank = home.run(&["brief", "letter", "--reports", "en"], "").expect(0).out;
    assert!(blank.contains("Event: ____") && blank.contains("From: ____"), "{blank}");
    let file = home.file("event.toml", &laid_down(EVENT));
    let filled = ["brief", "letter", "--reports", "en", "--event-file", text(&file)];
    let letter = home.run(&filled, "").expect(0).out;
    assert!(
        letter.contains("Event: City championship\nFrom: Clara Dorn\n"),
        "{letter}"
    );
    let letter = home
        .run(&[&filled[..], &["--player", "Dora"]].concat(), "")
        .expect(0)
        .out;
    assert!(letter.contains("From: Dora\n"), "{letter}");
    home.run(&["brief", "letter", "--event-file", "nowhere.toml"], "")
        .refused(4, &["nowhere.toml"]);
}

#[test]
fn a_page_is_printed_large() {
    let home = Home::new();
    for reports in LANGUAGES {
        let arguments = ["brief", "arbiter", "--reports", reports, "--large-print", "30"];
        let page = home.run(&arguments, "").expect(0).out;
        let text = home.run(&arguments[..4], "").expect(0).out;
        let title = text.lines().next().unwrap_or_default();
        assert!(page.contains(&format!("<html lang=\"{reports}\">")), "{page}");
        assert!(
            page.contains("font: 30pt/1.5") && page.contains(title),
            "{title}: {page}"
        );
        assert!(page.matches("<p>").count() > 5 && !page.contains("<script"), "{page}");
    }
    home.run(&["brief", "arbiter", "--large-print", "5", "--reports", "en"], "")
        .refused(3, &["Large print has letters of 14 to 96 points, not of 5."]);
}

#[test]
fn a_page_is_laid_out_in_braille() {
    let home = Home::new();
    let page = |form: &str| {
        home.run(&["brief", "assistant", "--reports", "de", form], "")
            .expect(0)
            .out
    };
    assert!(page("--unicode-braille").contains('⠤'));
    let brf = page("--brf");
    assert!(brf.is_ascii() && brf.ends_with('\u{c}'), "{brf}");
    assert!(
        brf.split("\r\n").all(|it| it.trim_start_matches('\u{c}').len() <= 40),
        "{brf}"
    );
    assert!(page("--pef").contains("<dc:language>de</dc:language>"));
}

/// D.2.1: the whole handshake from a pipe, as a screen reader reads it.
#[test]
fn the_handshake_is_rehearsed() {
    let home = Home::new();
    let rehearse = ["brief", "opponent", "--rehearse", "--reports", "en", "--voice", "none"];
    let told = home.run(&rehearse, "e4\n\ne5\n\nNh3\nNf3\n\nNc6\n\n").expect(0);
    let expected = [
        "Three minutes of practice",
        "I announce: Bauer Eva vier.",
        "Just so.",
        "Now you:",
        "I repeat: Bauer Eva fuenf.",
        "I announce: Springer Hector drei.",
        "My tongue slipped, and your clock was not running yet: Springer Felix drei.",
        "Just so.",
        "Now you:",
        "I repeat: Springer Cesar sechs.",
        "That was all:",
    ];
    let lines = told.lines("ear");
    let lines: Vec<&str> = lines.into_iter().filter(|it| !it.contains("voice")).collect();
    assert_eq!(lines.len(), expected.len(), "{lines:#?}");
    for (line, expected) in lines.iter().zip(expected) {
        assert!(line.starts_with(expected), "{expected}: {line}");
    }
    assert!(home.journals().is_empty(), "nothing is recorded");
}

#[test]
fn only_an_opponent_rehearses() {
    let home = Home::new();
    home.run(&["brief", "arbiter", "--rehearse", "--reports", "en"], "")
        .refused(3, &["brief opponent --rehearse"]);
    home.run(&["brief", "opponent", "--laws", "2017"], "")
        .refused(3, &["2018"]);
}
