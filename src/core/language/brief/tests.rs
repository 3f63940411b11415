//! Each page in each language and edition: only articles that are there, and one page.

use std::collections::BTreeSet;

use super::{Blanks, BriefWords, Whom, brief, letter};
use crate::game::Edition;
use crate::game::laws::Subject;
use crate::language::Voices;
use crate::language::handout::Handout;

/// A sheet of A4 has so many lines in a letter of 12 points.
const LINES_OF_A_PAGE: usize = 60;
const COLUMNS: usize = 80;

/// Returns every page in every language and edition, with its name.
fn pages(mut look: impl FnMut(&str, Edition, &Handout)) {
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon("de-fide").expect("the words of Appendix D");
    for reports in voices.message_tags() {
        let messages = voices.messages(reports).expect("its sentences");
        for edition in Edition::ALL {
            let words = BriefWords {
                voices: &voices,
                reports,
                messages,
                lexicon,
                edition,
            };
            for whom in Whom::ALL {
                let name = format!("{reports} {edition} {}", whom.name());
                look(&name, edition, &brief(whom, &words));
            }
            let letter = letter(&words, Blanks::default());
            look(&format!("{reports} {edition} letter"), edition, &letter);
        }
    }
}

#[test]
fn each_sentence_names_an_article_of_the_edition_in_force() {
    pages(|name, edition, page| {
        let articles: BTreeSet<&str> = Subject::ALL
            .iter()
            .filter_map(|it| edition.rules().article(*it))
            .collect();
        let under_headings = page.sections.iter().filter(|it| it.heading.is_some());
        let sentences: Vec<&String> = under_headings.flat_map(|it| &it.paragraphs).collect();
        assert!(sentences.len() >= 4, "{name}: {sentences:?}");
        for sentence in sentences {
            let names = |article: &&str| sentence.ends_with(&format!(" ({article})"));
            // No text of its appendices was at hand.
            let is_uncited = edition == Edition::Of1997 && !sentence.ends_with(')');
            assert!(is_uncited || articles.iter().any(names), "{name}: {sentence}");
        }
    });
}

#[test]
fn a_sentence_of_which_an_edition_says_nothing_is_left_out() {
    pages(|name, edition, page| {
        if name.starts_with("en ") && !name.ends_with("letter") {
            let is_there = edition.rules().article(Subject::Devices).is_some();
            assert_eq!(page.print().contains("by the arbiter's leave"), is_there, "{name}");
        }
    });
}

#[test]
fn each_fits_one_page() {
    pages(|name, _edition, page| {
        let printed = page.print();
        let lines = printed.lines().count();
        assert!(lines <= LINES_OF_A_PAGE, "{name}: {lines} lines\n{printed}");
        let widest = printed.lines().map(|it| it.chars().count()).max();
        assert!(widest <= Some(COLUMNS), "{name}: {widest:?}\n{printed}");
    });
}

#[test]
fn each_is_another_for_each_and_says_whom_it_is_for() {
    let mut titles = BTreeSet::new();
    pages(|name, edition, page| {
        if edition == Edition::Of2023 {
            assert!(
                titles.insert((name.split(' ').next().map(str::to_owned), page.title.clone())),
                "{name}"
            );
        }
    });
}

#[test]
fn a_letter_names_what_is_known() {
    let voices = Voices::of(ansage_texts::VOICES);
    let words = BriefWords {
        voices: &voices,
        reports: "en",
        messages: voices.messages("en").expect("English"),
        lexicon: voices.lexicon("de-fide").expect("words"),
        edition: Edition::Of2023,
    };
    let blanks = Blanks {
        event: "City championship",
        player: "Anna Berg",
        assistant: "Elsa Falk",
    };
    let printed = letter(&words, blanks).print();
    for known in ["City championship", "Anna Berg", "Elsa Falk", "D.04.12"] {
        assert!(printed.contains(known), "{known}: {printed}");
    }
}
