//! One key, and what was said last letter by letter: no key does harm, and no screen discloses a draft.

use std::sync::Arc;

use ansage_core::desk::{Channel, Conversation, Desk, Input, OnScreen, Utterance};
use ansage_core::game::{Mode, Moment, Opening};
use ansage_core::language::{Letters, letters};

use crate::support::desk_harness::{DeskHarness, VOICES, said};
use crate::support::table::{usual_opening, usual_settings};

/// Languages of announcements, and of reports.
const WORDS: [&str; 9] = ["de-fide", "de", "en", "es", "es-fide", "fr", "nl", "pt-BR", "pt-PT"];
const REPORTS: [&str; 7] = ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"];

fn desk(opening: Opening, reports: &str) -> Desk {
    let mut settings = usual_settings();
    reports.clone_into(&mut settings.reports);
    DeskHarness::open_with(opening, settings, Arc::clone(&VOICES)).desk
}

/// Enters a line and returns what was said.
fn enters(desk: &mut Desk, line: &str) -> Vec<Utterance> {
    let effects = desk.handle(Moment(1), Input::Line(line.to_owned()));
    said(&effects).cloned().collect()
}

fn keys(desk: &Desk) -> String {
    desk.view().answers.iter().map(|it| it.key).collect()
}

fn in_an_event() -> Opening {
    Opening {
        mode: Mode::Event,
        ..usual_opening()
    }
}

#[test]
fn a_yes_by_one_key_begins_no_move_in_any_language() {
    // Each kind of word with which a move begins, in the words of every language, and each piece letter.
    let moves = ["Nf3", "e4", "a2a4", "h4", "b1c3", "0-0", "O-O"];
    for words in WORDS {
        let lexicon = VOICES.lexicon(words).expect("words");
        for reports in REPORTS {
            for set in letters::SETS {
                let opening = Opening {
                    words: words.to_owned(),
                    letters: vec![set.name.to_owned()],
                    ..usual_opening()
                };
                let mut desk = desk(opening, reports);
                enters(&mut desk, "/resign");
                let keys = keys(&desk);
                assert!(keys.contains('-') && keys.contains('y'), "{words} {reports}: {keys}");
                let pieces = shakmaty::Role::ALL.map(|role| set.letter(role).to_string());
                let heard = lexicon
                    .heard()
                    .filter(|(_, word)| {
                        use ansage_core::language::Word::{Castles, File, Piece, Rank};
                        matches!(word, Piece(_) | File(_) | Rank(_) | Castles(_))
                    })
                    .map(|(form, _)| form.to_owned());
                for beginning in moves.map(str::to_owned).into_iter().chain(pieces).chain(heard) {
                    let first = beginning.to_lowercase().chars().next().expect("no empty word");
                    assert!(!keys.contains(first), "{first} of {beginning:?} in {keys:?}");
                }
            }
        }
    }
}

#[test]
fn no_letter_names_two_promotion_pieces_in_any_language() {
    let promotes = |set: &Letters, letter| {
        let role = set.role(letter);
        role.filter(|it| !matches!(it, shakmaty::Role::King | shakmaty::Role::Pawn))
    };
    for letter in 'A'..='Z' {
        let mut roles: Vec<_> = letters::SETS.iter().filter_map(|set| promotes(set, letter)).collect();
        roles.dedup();
        assert!(roles.len() < 2, "{letter}: {roles:?}");
    }
}

#[test]
fn each_key_does_what_its_letter_and_enter_do() {
    let position = Opening {
        fen: Some("7k/3P4/8/8/8/8/8/K3N1N1 w - - 0 1".to_owned()),
        ..usual_opening()
    };
    let after = |question: &str, answer: &str| {
        let mut desk = desk(position.clone(), "de");
        enters(&mut desk, question);
        enters(&mut desk, answer)
    };
    for question in ["d8", "Springer f3", "/resign"] {
        let mut asked = desk(position.clone(), "de");
        enters(&mut asked, question);
        let answers = asked.view().answers;
        assert!(answers.len() > 2, "{question}: {answers:?}");
        for answer in answers.iter().filter(|it| it.key.is_alphabetic()) {
            let by_key = after(question, &answer.line);
            // A letter that is read in no language here is still a letter of the announcements or of the reports.
            let typed = after(question, &answer.key.to_string());
            assert_eq!(by_key, typed, "{question}: {answer:?}");
        }
    }
}

#[test]
fn in_an_event_the_keys_know_nothing_of_the_laws() {
    for fen in ["4r3/3P3k/8/8/8/8/8/4K3 w - - 0 1", "7k/3P4/8/8/8/8/8/K3N1N1 w - - 0 1"] {
        for question in ["d8", "Springer f3", "Turm f3", "/resign", "d7d8"] {
            let asked = |forgets: bool| {
                let opening = Opening {
                    fen: Some(fen.to_owned()),
                    ..in_an_event()
                };
                let mut desk = desk(opening, "de");
                if forgets {
                    desk.forget_the_laws();
                }
                enters(&mut desk, question);
                desk.view().answers
            };
            assert_eq!(asked(false), asked(true), "{question} in {fen}");
        }
    }
}

#[test]
fn letters_of_a_draft_stand_on_no_screen_that_others_see() {
    let mut desk = desk(in_an_event(), "de");
    let on_screen = |said: Vec<Utterance>| {
        let [only] = said.as_slice() else {
            panic!("one utterance: {said:?}");
        };
        assert_eq!(only.channel, Channel::Ear);
        only.on_screen
    };
    assert_eq!(on_screen(enters(&mut desk, "e4")), OnScreen::Masked);
    assert_eq!(on_screen(enters(&mut desk, "/repeat-ear")), OnScreen::Masked);
    let spelled = enters(&mut desk, "/spell-ear");
    assert!(spelled[0].written.starts_with("B a u e r, E v a"), "{spelled:?}");
    assert_eq!(on_screen(spelled), OnScreen::Masked);
    enters(&mut desk, "");
    // What was announced is known to both.
    assert_eq!(on_screen(enters(&mut desk, "/spell")), OnScreen::Shown);
}
