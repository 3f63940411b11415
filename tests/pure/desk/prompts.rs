//! A prompt does what it says: whatever a question offers is typed, and something comes of it.
//!
//! The stories under `tests/scenarios` bring the desk to each question; from there each answer is typed that the words of the
//! prompt offer, in English and in German.

mod offers;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use ansage_core::desk::QUESTIONS;
use ansage_core::game::{ArbiterNote, Edition, Event, Recorded};

use self::offers::{Offer, example, listed, named};
use super::scenarios::all_scripts;
use super::scenarios::scenario::{Midway, Under, editions_of, is_without_a_game, reports_of};

/// The languages in which prompts are read here.
const LANGUAGES: [&str; 2] = ["en", "de"];

/// What is said, in these languages, of an answer that is none.
const NOT_TAKEN: [&str; 14] = [
    " not understood",
    " nicht verstanden",
    " unknown",
    " unbekannt",
    "No question is open",
    "Keine Frage ist offen",
    "No question to cancel",
    "A time such as",
    "Eine Zeit wie",
    "Nothing to",
    "Nichts zu",
    "is needed",
    "are needed",
    "Needed:",
];

/// Questions that are answered before a story sees them, and why that is enough here.
const ELSEWHERE: [(&str, &str); 4] = [
    (
        "ArbitersSecret",
        "the stories enter it where it is asked for; `arbiters_secret` is about it",
    ),
    ("CopySecret", "the same"),
    (
        "SecretSetter",
        "an event of the stories has a secret; `arbiters_secret` is about it",
    ),
    (
        "OtherSheet",
        "its answers are those of a sheet that is read; `mismatch` is about it",
    ),
];

/// What is promised of an answer that changes nothing.
const DROPS: [&str; 6] = [
    "drops it",
    "drops the question",
    "leaves it",
    "lässt es",
    "lässt ihn",
    "verwirft die Frage",
];

/// What is said of a question that is dropped.
const DROPPED: [&str; 2] = ["Dropped.", "Verworfen."];

/// Of how many prompts of a question that names moves or squares each answer is typed.
const OF_MOVES: usize = 8;

/// A question that a story asks.
struct Asked {
    script: PathBuf,
    edition: Edition,
    language: &'static str,
    /// Behind how many steps.
    steps: usize,
    question: &'static str,
    prompt: String,
}

impl Asked {
    /// Returns the desk at the question, each time from the beginning of the story.
    fn again(&self) -> Midway {
        let under = Under {
            reports: self.language,
            ..Under::the_laws_of(self.edition)
        };
        Midway::of(&self.script, &under, self.steps).expect("it was played before")
    }

    /// Returns what the prompt offers: what it names, what it lists, and an answer of the kind that it asks for.
    fn offers(&self) -> Vec<Offer> {
        let mut offers = named(&self.prompt);
        let lists = [
            "WhichMove",
            "WhichLetter",
            "WhichCastling",
            "Meant",
            "Argument",
            "FinishGround",
            "Penalise",
        ];
        if offers.is_empty() && lists.contains(&self.question) {
            offers.extend(listed(&self.prompt));
        }
        if offers.is_empty() && self.question != "OtherSheet" {
            offers.extend(example(self.question, &self.prompt, self.language));
        }
        offers
    }

    /// Returns what is wrong with what an answer led to, if anything is.
    fn amiss(&self, offer: &Offer) -> Option<String> {
        let mut desk = self.again();
        let written = desk.types(&offer.line);
        let told = &desk.told;
        if let Some(line) = told.iter().find(|it| NOT_TAKEN.iter().any(|words| it.contains(words))) {
            return Some(format!("is not taken: {line}"));
        }
        let asks_again = written.is_empty() && told.iter().any(|it| it.ends_with(&self.prompt));
        if asks_again {
            return Some("is only asked again".to_owned());
        }
        if written.is_empty() && told.is_empty() && desk.asked() == Some(self.question) {
            return Some("does nothing".to_owned());
        }
        let is_open = desk.asked() == Some(self.question);
        if DROPS.iter().any(|it| offer.promise.starts_with(it)) {
            let drops = written.is_empty() && !is_open;
            return (!drops).then(|| format!("drops nothing, and writes {written:?}"));
        }
        if offer.line == "-" && is_open {
            return Some("is asked as before".to_owned());
        }
        let is_dropped = || told.iter().all(|it| DROPPED.iter().any(|words| it.ends_with(words)));
        let is_lost = written.is_empty() && desk.asked().is_none() && is_dropped();
        let ends = self.question == "BeginAnother";
        (is_lost && !ends).then(|| format!("comes to nothing: {told:?}"))
    }
}

#[test]
fn every_answer_that_a_prompt_offers_is_taken() {
    let mut failures = String::new();
    let mut seen = BTreeSet::new();
    let is_elsewhere = |question: &str| ELSEWHERE.iter().any(|it| it.0 == question);
    for asked in all_questions() {
        seen.insert(asked.question);
        let offers = asked.offers();
        if offers.is_empty() && !is_elsewhere(asked.question) {
            let _ = writeln!(failures, "{}: {:?} offers nothing", asked.question, asked.prompt);
        }
        for offer in offers {
            if let Some(amiss) = asked.amiss(&offer) {
                let place = format!("{} after {} steps", asked.script.display(), asked.steps);
                let (line, prompt) = (&offer.line, &asked.prompt);
                let _ = writeln!(
                    failures,
                    "{}: {prompt:?}\n    {line:?} {amiss}\n    {place}",
                    asked.question
                );
            }
        }
    }
    let unseen: Vec<_> = QUESTIONS
        .iter()
        .filter(|it| !seen.contains(**it) && !is_elsewhere(it))
        .collect();
    assert!(unseen.is_empty(), "questions that no story asks: {unseen:?}");
    assert!(failures.is_empty(), "{failures}");
}

/// A dash, the word for no, Escape, another command and the coming of an arbiter leave the same record.
#[test]
fn a_dash_means_what_leaving_the_question_means() {
    let mut failures = String::new();
    let mut found = 0;
    for asked in all_questions() {
        if !asked.offers().iter().any(|it| it.line == "-") {
            continue;
        }
        found += 1;
        let no = if asked.language == "de" { "nein" } else { "no" };
        let dash = without_comings(asked.again().types("-"));
        for other in ["n", no, "/cancel", "/complain it is loud", "/arbiter AB"] {
            let mut desk = asked.again();
            let left = without_comings(desk.types(other));
            if left != dash {
                let place = format!("{} after {} steps", asked.script.display(), asked.steps);
                let _ = writeln!(
                    failures,
                    "{}: {:?}\n    - writes {dash:?}\n    {other} writes {left:?}\n    {place}",
                    asked.question, asked.prompt
                );
            }
        }
    }
    assert!(found > 0, "no prompt offers a dash");
    assert!(failures.is_empty(), "{failures}");
}

/// Returns what was recorded beside what the other command itself records.
fn without_comings(written: Vec<Recorded>) -> Vec<Event> {
    let of_another = |it: &Event| {
        matches!(
            it,
            Event::ArbiterCame { .. }
                | Event::ArbiterNoted {
                    note: ArbiterNote::Asks { .. }
                }
        )
    };
    written
        .into_iter()
        .map(|it| it.event)
        .filter(|it| !of_another(it))
        .collect()
}

/// Returns the questions that the stories ask, each in the words of a prompt once: names, squares and numbers apart.
fn all_questions() -> Vec<Asked> {
    let mut seen = BTreeSet::new();
    let mut all: Vec<Asked> = Vec::new();
    for script in all_scripts().into_iter().filter(|it| !is_without_a_game(it)) {
        let edition = editions_of(&script).expect("editions").pop().unwrap_or_default();
        let named = reports_of(&script);
        let languages = LANGUAGES.into_iter();
        for language in languages.filter(|it| named.as_ref().is_none_or(|named| named == it)) {
            let under = Under {
                reports: language,
                ..Under::the_laws_of(edition)
            };
            let mut before = None;
            Midway::each(&script, &under, |midway, step| {
                let was_asked = std::mem::replace(&mut before, midway.asked());
                let Some((question, prompt)) = midway.asked().zip(prompt_of(&midway.told)) else {
                    return Some(midway);
                };
                // While a question is open other things are told, too.
                let is_asked = was_asked != Some(question) && question != "Argument";
                let is_prompt = is_asked || prompt.contains('?');
                let is_enough = names_moves(question)
                    && all
                        .iter()
                        .filter(|it| (it.question, it.language) == (question, language))
                        .count()
                        >= OF_MOVES;
                if is_prompt && !is_enough && seen.insert((question, language, shape_of(prompt))) {
                    all.push(Asked {
                        script: script.clone(),
                        edition,
                        language,
                        steps: step + 1,
                        question,
                        prompt: prompt.to_owned(),
                    });
                }
                Some(midway)
            });
        }
    }
    all
}

/// Returns true for a question that is asked in other words of each move or square.
fn names_moves(question: &str) -> bool {
    matches!(
        question,
        "ReadBack" | "BoardSquare" | "Illegal" | "WhichMove" | "OtherSheet" | "Rewrite" | "TakeBack" | "MeantMove"
    )
}

/// Returns what was told last to the one at the keys.
fn prompt_of(told: &[String]) -> Option<&str> {
    let to_the_keys = |it: &&String| it.starts_with("ear ") || it.starts_with("arbiter ");
    let last = told.iter().rev().find(to_the_keys)?;
    last.split_once(' ').map(|it| it.1.trim())
}

/// Returns a prompt without what differs from game to game.
fn shape_of(prompt: &str) -> String {
    let is_word = |it: &&str| !it.chars().any(|c| c.is_ascii_digit());
    prompt.split(' ').filter(is_word).collect::<Vec<_>>().join(" ")
}
