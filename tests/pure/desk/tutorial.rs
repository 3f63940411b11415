//! The tutorial as a law: in every language, whoever keys what is asked for learns everything, and nothing is recorded.

use std::collections::BTreeSet;
use std::sync::Arc;

use ansage_core::desk::{
    Conversation as _, DeskSettings, Effect, Input, Learner, ListenSettings, Listening, Tutorial, TutorialSettings,
};
use ansage_core::game::{Moment, Opening};
use ansage_core::language::{CommandMatch, CommandWord, Message};

use crate::support::desk_harness::{VOICES, said};
use crate::support::table::{usual_opening, usual_settings};

/// No sentence is longer, as somebody hears it who cannot look back.
const LONGEST: usize = 200;

/// More is keyed in no part.
const MOST_LINES: usize = 60;

/// What was told and kept in a part that was gone through.
struct Learned {
    told: Vec<String>,
    /// The names of the lessons, and "done".
    places: Vec<String>,
    lines: usize,
}

fn opening(reports: &str, words: &str) -> Opening {
    Opening {
        words: words.to_owned(),
        letters: vec![
            reports.split('-').next().unwrap_or_default().to_owned(),
            "en".to_owned(),
        ],
        ..usual_opening()
    }
}

fn open(learner: Learner, reports: &str, words: &str, goes_on: Option<&str>) -> (Tutorial, Vec<Effect>) {
    let settings = TutorialSettings {
        learner,
        opening: opening(reports, words),
        desk: DeskSettings {
            reports: reports.to_owned(),
            room_voice: false,
            listen: ListenSettings {
                listening: Listening::Off,
                ..ListenSettings::default()
            },
            ..usual_settings()
        },
        goes_on: goes_on.map(str::to_owned),
    };
    Tutorial::open(settings, Arc::clone(&VOICES)).expect("a tutorial")
}

/// Keys what is asked for until it ends.
fn learn(learner: Learner, reports: &str, words: &str) -> Learned {
    learn_by(learner, reports, words, |tutorial, at, line| {
        tutorial.handle(at, Input::Line(line))
    })
}

/// Enters what is asked for until it ends. What is asked for stands in what was told last.
fn learn_by(
    learner: Learner,
    reports: &str,
    words: &str,
    enter: impl Fn(&mut Tutorial, Moment, String) -> Vec<Effect>,
) -> Learned {
    let (mut tutorial, mut effects) = open(learner, reports, words, None);
    let mut learned = Learned {
        told: Vec::new(),
        places: Vec::new(),
        lines: 0,
    };
    loop {
        note(&mut learned, &effects);
        if effects.contains(&Effect::Quit) {
            return learned;
        }
        let line = tutorial.asked_for();
        let place = format!(
            "{} {reports} {words}, lesson {}",
            learner.name(),
            tutorial.lesson_name()
        );
        if !line.is_empty() {
            let asked = learned.told.iter().rev().take(3).any(|it| it.contains(&line));
            assert!(asked, "{place}: nobody asks for {line:?}: {:?}", learned.told.last());
        }
        learned.lines += 1;
        assert!(learned.lines <= MOST_LINES, "{place}: {line:?} leads nowhere");
        let at = Moment(1000 * u64::try_from(learned.lines).expect("few"));
        effects = enter(&mut tutorial, at, line);
    }
}

fn note(learned: &mut Learned, effects: &[Effect]) {
    let told = said(effects).map(|it| it.written.clone());
    learned.told.extend(told);
    for effect in effects {
        match effect {
            Effect::Record(recorded) => panic!("{recorded:?} is recorded"),
            Effect::Keep(_) | Effect::TellHead => panic!("{effect:?} concerns a journal"),
            Effect::Order(order) => learned.places.push(format!("{order:?}")),
            _ => {}
        }
    }
}

#[test]
fn in_every_language_whoever_keys_what_is_asked_for_learns_everything() {
    for reports in VOICES.message_tags() {
        for learner in Learner::ALL {
            for words in ["de-fide", reports] {
                let learned = learn(learner, reports, words);
                let places: BTreeSet<&String> = learned.places.iter().collect();
                assert_eq!(
                    places.len(),
                    learned.places.len(),
                    "{learner:?} {reports}: each lesson once"
                );
                assert!(places.len() > 5, "{learner:?} {reports}: {places:?}");
                let ways_out = Message::TutorialWaysOut {
                    lesson: String::new(),
                    skip: String::new(),
                };
                let astray = [Message::TutorialAstray, ways_out].map(|it| text(reports, &it));
                assert!(
                    learned.told.iter().all(|it| !astray.contains(it)),
                    "{learner:?} {reports}: {:?}",
                    learned.told
                );
            }
        }
    }
}

#[test]
fn a_script_learns_everything_on_a_machine_that_answers_late() {
    // All its lines are in the pipe before the first is answered.
    let enter = |tutorial: &mut Tutorial, _asked: Moment, line: String| {
        let effects = tutorial.handle(Moment(0), Input::Piped(line));
        tutorial.handle(Moment(0), Input::ToldLate(Moment(5000)));
        effects
    };
    for learner in Learner::ALL {
        let learned = learn_by(learner, "en", "en", enter);
        assert!(!learned.told.contains(&text("en", &Message::AnsweredTooEarly)));
    }
}

#[test]
fn no_sentence_is_long_and_the_player_hears_them_in_ten_minutes() {
    for reports in VOICES.message_tags() {
        let told = learn(Learner::Player, reports, reports).told;
        for sentence in told.iter().flat_map(|it| it.split_inclusive(['.', '?'])) {
            assert!(sentence.chars().count() <= LONGEST, "{reports}: {sentence}");
        }
        let words = told.iter().flat_map(|it| it.split_whitespace()).count();
        // At 150 words in a minute; the rest of the ten is for the keys.
        assert!((500..1200).contains(&words), "{reports}: {words} words");
        println!("{reports}: {words} words, {} s", words * 60 / 150);
    }
}

#[test]
fn each_lesson_is_gone_on_with_by_its_name() {
    for learner in Learner::ALL {
        let (mut tutorial, _first) = open(learner, "de", "de-fide", None);
        let mut before = BTreeSet::new();
        for second in 1.. {
            let name = tutorial.lesson_name();
            assert!(before.insert(name), "{name} comes twice");
            let (again, first) = open(learner, "de", "de-fide", Some(name));
            assert_eq!(again.lesson_name(), name);
            assert!(said(&first).count() > 1, "{name} says nothing");
            let skipped = tutorial.handle(Moment(second), Input::Line("/skip".to_owned()));
            if skipped.contains(&Effect::Quit) {
                break;
            }
        }
    }
}

#[test]
fn what_is_asked_of_the_tutorial_is_no_command_of_a_game() {
    for reports in VOICES.message_tags() {
        for list in [Message::TutorialLessonWords, Message::TutorialSkipWords] {
            for word in text(reports, &list).split(", ") {
                let line = format!("/{word}");
                let found = VOICES.commands().find::<CommandWord>(&line, &[reports]);
                assert_eq!(found, CommandMatch::None, "{reports}: {line}");
            }
        }
    }
}

fn text(reports: &str, message: &Message) -> String {
    VOICES.messages(reports).expect("a language").say(message)
}
