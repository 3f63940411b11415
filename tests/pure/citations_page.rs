//! `docs/citations.md`, which an arbiter lays next to the texts: the article of each subject in each edition, as the table of the
//! program has it. `ANSAGE_BLESS=1 cargo test -p ansage-core --test pure citations_page` writes it anew.

use std::fmt::Write as _;

use ansage_core::game::Edition;
use ansage_core::game::laws::{CellSource, Subject, cell};

use crate::support::repository::in_repository;

const PAGE: &str = "docs/citations.md";

/// What stands before the tables.
const HEAD: &str = "# The articles that are cited

Every article that the program names, by its number in each edition, to lay next to the text.
A test writes this page from the table in `src/core/game/laws/articles.rs`, and fails if they differ.

How to read a cell:

- A number alone was found in the text of that edition: 1997 in Spanish without its appendices, 2009 and 2014 in Portuguese, 2018 and 2023 in English, as `Chess-Arbiter/handbook` and, for 2023, `richelbilderbeek/conquer_chess` on GitHub have them.
- A number followed by \"(2009)\" was not found: no text of that edition was at hand, and the program cites the number of 2009. All of 2005 is so.
- \"no text\": none was at hand, and nothing is cited.
- \"none\": the edition has no such article, and nothing is cited.
- \"Guidelines 1.a\" is a point of the guidelines for adjourned games at the end of the edition of 2009; a message says \"Guidelines, point 1.a\".

Each cell was compared with the texts on 2026-11-30 by a reader who had not written it.
Copies of 2018 and 2023 differ in the last number of some points, such as those of 3.7, 3.10 and 9.2; of 11.3.2, where they differ, no point is named.
";

#[test]
fn every_cell_stands_on_the_page() {
    let page = page();
    let path = in_repository(PAGE);
    if std::env::var_os("ANSAGE_BLESS").is_some() {
        std::fs::write(&path, &page).expect("the page is written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "{PAGE} is not what the table says: ANSAGE_BLESS=1 writes it"
    );
    let rows = written
        .lines()
        .filter(|it| it.starts_with("| ") && !it.starts_with("| subject"));
    assert_eq!(rows.count(), Subject::ALL.len());
}

/// What no text shows is never passed off as read: 2005 has no number of its own, and 1997 none of an appendix.
#[test]
fn what_no_text_shows_is_marked() {
    for subject in Subject::ALL {
        let of_2005 = cell(Edition::Of2005, subject);
        assert!(!matches!(of_2005, CellSource::Text(_)), "{subject:?} in 2005");
        let is_appendix =
            |it: &str| it.starts_with(|first: char| "ABCDF".contains(first)) || it.starts_with("Guidelines");
        match cell(Edition::Of1997, subject) {
            CellSource::Text(number) => assert!(!is_appendix(number), "{subject:?} in 1997: {number}"),
            CellSource::Of2009(number) => panic!("{subject:?} in 1997: {number}"),
            CellSource::NoText | CellSource::NoArticle => {}
        }
    }
}

fn page() -> String {
    let mut page = HEAD.to_owned();
    let mut part = String::new();
    for subject in Subject::ALL {
        let begins = part_of(subject);
        if begins != part {
            let years: Vec<&str> = Edition::ALL.into_iter().map(Edition::name).collect();
            let _ = writeln!(page, "\n## {begins}\n\n| subject | {} |", years.join(" | "));
            let _ = writeln!(page, "|---{}|", "|---".repeat(years.len()));
            part = begins;
        }
        let cells: Vec<String> = Edition::ALL.into_iter().map(|it| named(cell(it, subject))).collect();
        let about = subject.about().trim_end_matches('.');
        let _ = writeln!(page, "| {about} | {} |", cells.join(" | "));
    }
    page
}

fn named(cell: CellSource) -> String {
    match cell {
        CellSource::Text(number) => number.to_owned(),
        CellSource::Of2009(number) => format!("{number} (2009)"),
        CellSource::NoText => "no text".to_owned(),
        CellSource::NoArticle => "none".to_owned(),
    }
}

/// Returns the part of the newest edition in which a subject has an article.
fn part_of(subject: Subject) -> String {
    let newest = Edition::ALL.into_iter().rev().find_map(|it| match cell(it, subject) {
        CellSource::Text(number) => Some(number),
        _ => None,
    });
    let number = newest.unwrap_or_default();
    let first = number.split(['.', ',']).next().unwrap_or_default();
    match first {
        "I" | "II" | "III" => format!("Guidelines {first}"),
        "A" | "B" | "C" | "D" => format!("Appendix {first}"),
        number => format!("Article {number}"),
    }
}
