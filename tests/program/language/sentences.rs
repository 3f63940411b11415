//! Sentences and what follows from them: `tests/phrases/spoken.txt`, and the report of one.

use std::fs;

use ansage::app::commands::json::heard::{Decided, HeardMeaning};
use ansage_core::game::{Board, Move, Position};
use ansage_core::language::Sight;
use ansage_core::language::listen::{Asked, Heard, Meaning, Outcome, Thresholds, decide, readings};

use crate::support::heard_words::{DE_FIDE, HeardWords};

#[test]
fn spoken_sentences() {
    let text = fs::read_to_string("tests/phrases/spoken.txt").expect("the table");
    let (mut words, mut sight) = (HeardWords::named("de-fide"), Sight::Legal);
    let (mut wrong, mut lines) = (Vec::new(), 0);
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        match line {
            "" => continue,
            "sight legal" => sight = Sight::Legal,
            "sight movement" => sight = Sight::Movement,
            _ if line.starts_with('#') => continue,
            _ => match line.strip_prefix("words ") {
                Some(tag) => words = HeardWords::named(tag),
                None => {
                    lines += 1;
                    let (asked, expected) = line.rsplit_once("=>").expect("an arrow before what follows");
                    let outcome = told(asked.trim(), &words, sight);
                    if outcome != expected.trim() {
                        wrong.push(format!("spoken.txt:{}: {line}\n    {outcome}", number + 1));
                    }
                }
            },
        }
    }
    assert!(lines >= 60, "only {lines} lines");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Tells what follows from `position | heard`, or from `position | question ?? heard`.
fn told(asked: &str, words: &HeardWords, sight: Sight) -> String {
    let (place, heard) = asked.split_once('|').expect("position | heard");
    let position = position_of(place.trim());
    let (question, heard) = heard
        .split_once("??")
        .map_or((None, heard), |(one, two)| (Some(one.trim()), two));
    let candidates: Vec<Move> = question
        .filter(|it| !matches!(*it, "yes or no" | "of weight"))
        .map(|it| it.split(' ').map(|m| m.parse().expect("a move")).collect())
        .unwrap_or_default();
    let open = match question {
        None => Asked::Nothing,
        Some("yes or no") => Asked::YesOrNo,
        Some("of weight") => Asked::OfWeight,
        Some(_) => Asked::Which(&candidates),
    };
    let name = |it: &Meaning| {
        let told = HeardMeaning::of(it);
        let offer = if told.offer { " and a draw" } else { "" };
        let named = told.m.map(|it| it.to_string()).or(told.square);
        let named = named
            .or(told.command.map(|it| format!("/{it}")))
            .or(told.answer.map(str::to_owned));
        named.unwrap_or_default() + offer
    };
    match words.decided(heard.trim(), &position, sight, &open) {
        Outcome::Clear(meaning) => name(&meaning),
        Outcome::Ask(question) => {
            let meanings: Vec<String> = question.meanings.iter().map(name).collect();
            format!("ask {}: {}?", meanings.join(" "), question.apart.join(", "))
        }
        Outcome::Nothing(why) => why.name().to_owned(),
    }
}

fn position_of(text: &str) -> Position {
    if text == "start" {
        return Position::start();
    }
    match text.strip_prefix("after ") {
        Some(moves) => moves.split(' ').fold(Position::start(), |position, it| {
            position.after(it.parse().expect("a move"))
        }),
        None => Position::of(Board::from_fen(text, false).unwrap_or_else(|_error| panic!("{text} is no position"))),
    }
}

#[test]
fn what_was_heard_is_reported_as_json() {
    let position = Position::start();
    let report = |text: &str| {
        let (heard, hearing, asked) = (Heard::of(text), DE_FIDE.hearing(), Asked::Nothing);
        let read = readings(&heard, &hearing, &position, Sight::Legal, &asked);
        let outcome = decide(&heard, &read, &hearing, &position, &asked, &Thresholds::default());
        serde_json::to_value(Decided::of(&heard, &read, &outcome)).expect("plain data")
    };
    let clear = report("springer felix drei");
    assert_eq!((&clear["decision"], &clear["move"]), (&"clear".into(), &"g1f3".into()));
    assert_eq!(clear["heard"][0]["word"], "springer");
    let first = serde_json::json!({ "move": "g1f3", "cost": 0.0, "said": "Springer Felix drei", "words_used": 3 });
    assert_eq!(clear["readings"][0], first);
    let ask = report("remis");
    assert_eq!((&ask["decision"], &ask["asks"][0]), (&"ask".into(), &"Remis".into()));
    assert_eq!(ask["between"][0]["command"], "offer");
    let nothing = report("");
    assert_eq!(
        (&nothing["decision"], &nothing["why"]),
        (&"nothing".into(), &"silence".into())
    );
}
