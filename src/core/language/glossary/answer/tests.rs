//! Every language has every term, and nothing that means several things is guessed.

use std::collections::BTreeMap;

use super::{Glossary, Term};
use crate::language::{Voices, spellings};

fn told(reports: &str, word: &str) -> String {
    let voices = Voices::of(ansage_texts::VOICES);
    let message = Glossary::new(&voices, reports, "/glossary").look_up(word);
    voices.messages(reports).expect("a language").say(&message)
}

#[test]
fn c06_10_f_every_language_has_every_term_and_finds_it_by_every_name() {
    let voices = Voices::of(ansage_texts::VOICES);
    for language in voices.message_tags() {
        let glossary = Glossary::new(&voices, language, "/glossary");
        for term in Term::ALL {
            let forms = glossary.forms(term, language);
            assert!(!forms.is_empty(), "{language} lacks {}", term.key());
            for form in forms {
                for spelling in spellings(&form.written) {
                    let found = glossary.found(&spelling);
                    assert!(found.iter().any(|it| it.term == term), "{language} {spelling}");
                }
            }
        }
    }
}

#[test]
fn every_meaning_of_a_word_is_told() {
    let voices = Voices::of(ansage_texts::VOICES);
    let mut meanings: BTreeMap<String, Vec<Term>> = BTreeMap::new();
    for language in voices.message_tags() {
        let glossary = Glossary::new(&voices, language, "/glossary");
        for name in glossary.all_names(language) {
            for spelling in spellings(&name.phrase.written) {
                let terms = meanings.entry(spelling).or_default();
                if !terms.contains(&name.term) {
                    terms.push(name.term);
                }
            }
        }
    }
    let several: Vec<_> = meanings.iter().filter(|(_, terms)| terms.len() > 1).collect();
    assert!(several.iter().any(|(spelling, _)| *spelling == "schach"), "{several:?}");
    for (spelling, terms) in several {
        for language in voices.message_tags() {
            let found = Glossary::new(&voices, language, "/glossary").found(spelling);
            assert_eq!(found.len(), terms.len(), "{spelling}: {terms:?}");
        }
    }
}

#[test]
fn a_word_is_found_in_every_usual_spelling() {
    for spelled in ["Läufer", "Laeufer", "läufer", "LAEUFER", "Laufer", "  laeufer "] {
        assert_eq!(told("en", spelled), "Läufer: bishop, alfil, fou, loper, bispo.");
    }
    assert_eq!(told("de", "bispo"), "bispo: Läufer, bishop, alfil, fou, loper.");
    assert_eq!(told("en", "peao"), "peão: pawn, Bauer, peón, pion.");
}
