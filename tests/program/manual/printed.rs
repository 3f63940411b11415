//! The program prints the manual: as text, as HTML and in Braille.

use super::page::{LANGUAGES, Page};
use crate::support::program::Home;

#[test]
fn the_manual_is_listed_and_read_in_each_form() {
    let home = Home::new();
    let list = home.run(&["manual", "--reports", "de"], "").expect(0);
    assert!(list.out.contains(". Ihre erste Partie\n"), "{}", list.out);
    let page = home
        .run(&["manual", "erste", "Partie", "--reports", "de"], "")
        .expect(0);
    assert!(page.out.contains("Bauer Eva vier?"), "{}", page.out);
    let html = home.run(&["manual", "--html", "--reports", "en"], "").expect(0);
    for part in ["<html lang=\"en\"", "<h1>Ansage: the manual</h1>", "<kbd>/sheet</kbd>"] {
        assert!(html.out.contains(part), "{part}\n{}", html.out);
    }
    assert!(!html.out.contains("<script"));
    let braille = home
        .run(&["manual", "first-game", "--brf", "--reports", "de"], "")
        .expect(0);
    let lines = braille.out.lines().map(|it| it.trim_matches('\u{c}').trim_end());
    let width = lines.map(str::len).max();
    assert!(
        braille.out.is_ascii() && width.is_some_and(|it| (20..=40).contains(&it)),
        "{}",
        braille.out
    );
}

#[test]
fn every_page_is_listed_and_has_no_mark_that_would_be_spelled_out() {
    let home = Home::new();
    for language in &LANGUAGES {
        let pages = Page::all(language);
        let list = home.run(&["manual", "--reports", language.tag], "").expect(0);
        let numbered = list
            .out
            .lines()
            .filter(|it| it.starts_with(|it: char| it.is_ascii_digit()));
        assert_eq!(numbered.count(), pages.len(), "{}", list.out);
        for page in pages {
            let printed = home
                .run(&["manual", &page.name, "--reports", language.tag], "")
                .expect(0);
            let has_marks = printed.out.contains(['`']) || printed.out.lines().any(|it| it.starts_with('#'));
            assert!(!has_marks, "{}: {}", page.name, printed.out);
            let widest = printed.out.lines().max_by_key(|it| it.chars().count());
            assert!(
                widest.is_none_or(|it| it.chars().count() <= 72),
                "{}: {widest:?}",
                page.name
            );
        }
    }
}

#[test]
fn the_quick_card_is_one_page_in_braille() {
    let home = Home::new();
    for language in &LANGUAGES {
        let braille = home
            .run(&["manual", "card", "--brf", "--reports", language.tag], "")
            .expect(0);
        assert_eq!(braille.out.matches('\u{c}').count(), 1, "{}", braille.out);
        assert!(braille.out.lines().count() <= 25, "{}", braille.out);
    }
}

#[test]
fn a_page_that_there_is_not_is_said_in_one_sentence() {
    let home = Home::new();
    let answer = home.run(&["manual", "openings", "--reports", "en"], "").expect(3);
    let said = "The manual has no page openings. ansage manual lists the pages.\n";
    assert_eq!((answer.err.as_str(), answer.out.as_str()), (said, ""));
    let french = home.run(&["manual", "first-game", "--reports", "fr"], "").expect(0);
    assert_eq!(french.err.lines().count(), 1, "{}", french.err);
    assert!(french.out.starts_with("Your first game\n"), "{}", french.out);
}
