//! `ansage verify`: a journal that was sealed anew is doubted by what it says, and what says nothing of it is not called proved.

use std::fs;
use std::path::Path;

use ansage_core::language::head_words::HeadWords;
use ansage_devices::storage::{Head, read};
use sha2::{Digest, Sha256};

use crate::support::program::{Answer, Home};

/// A game of an event on the program's clock, with two arbiters who came and went, to its result.
const EVENT: &str = "tests/journals/0.1.0-event.jsonl";
const NOT_PROVED: &str = "The record is consistent. It is not proved untouched: that takes the words of the head that an \
                          arbiter noted.";

/// The lines of a journal without their seals, the header first.
#[derive(Clone)]
struct Payloads(Vec<String>);

impl Payloads {
    fn of(journal: &str) -> Self {
        let text = fs::read_to_string(journal).expect("a journal");
        let payload = |line: &str| line.split_once(",\"chain\":\"").expect("a seal").0.to_owned() + "}";
        Self(text.lines().map(payload).collect())
    }

    /// Returns the number of the first line in which this stands, counted from 1.
    #[track_caller]
    fn line(&self, text: &str) -> usize {
        1 + self.0.iter().position(|it| it.contains(text)).expect("such a line")
    }

    /// Puts something else in the place of what stands in a line.
    #[track_caller]
    fn change(&mut self, line: usize, old: &str, new: &str) {
        let text = &mut self.0[line - 1];
        assert!(text.contains(old), "{old}: {text}");
        *text = text.replace(old, new);
    }

    /// Puts a line behind another; it happens at the same moment.
    fn insert_behind(&mut self, line: usize, event: &str) {
        self.0.insert(line, format!("{{\"at\":32,{event}}}"));
    }

    /// Seals every line, as docs/journal.md says how, and as anybody can.
    fn sealed(&self) -> String {
        let mut hash = [0_u8; 32];
        let mut text = String::new();
        for payload in &self.0 {
            hash = Sha256::new().chain_update(hash).chain_update(payload).finalize().into();
            let seal: String = hash.iter().map(|it| format!("{it:02x}")).collect();
            let open = payload.strip_suffix('}').expect("an object");
            text += &format!("{open},\"chain\":\"{seal}\"}}\n");
        }
        text
    }
}

/// Returns the words of the head of a journal.
fn words_of(journal: &Path) -> String {
    let head: Head = read(journal).expect("a journal").head;
    HeadWords::of(head.bytes()).to_string()
}

fn verified(home: &Home, journal: &str, more: &[&str]) -> Answer {
    home.run(&[&["verify", journal], more].concat(), "")
}

/// Expects that a journal that was sealed anew is named for these reasons, and for no other.
#[track_caller]
fn named(payloads: &Payloads, doubts: &[(usize, &str)]) {
    let home = Home::new();
    home.file("game.jsonl", &payloads.sealed());
    // The chain says nothing: whoever does not ask for it is told in a sentence.
    let told_anyway = |it: &&(usize, &str)| it.1.contains("was authorised after");
    let count = doubts.len() - doubts.iter().filter(told_anyway).count();
    let sentence = match count {
        0 => String::new(),
        1 => "One thing in this journal makes no sense. ansage verify game.jsonl names what.\n".to_owned(),
        _ => format!("{count} things in this journal make no sense. ansage verify game.jsonl names what.\n"),
    };
    for command in [&["replay", "game.jsonl"][..], &["export", "game.jsonl", "--text"]] {
        let answer = home.run(command, "").expect(0);
        assert_eq!(answer.err, sentence, "{command:?}");
    }
    let answer = verified(&home, "game.jsonl", &[]).expect(4);
    let told: Vec<_> = answer.out.lines().filter(|it| it.starts_with("Line ")).collect();
    let expected: Vec<_> = doubts.iter().map(|(line, why)| format!("Line {line}: {why}")).collect();
    assert_eq!(told, expected);
    assert!(!answer.out.contains("consistent"), "{}", answer.out);
    assert!(answer.err.contains("nobody can rely on the record"), "{}", answer.err);
}

#[test]
fn an_honest_record_is_consistent_and_not_called_proved() {
    let home = Home::new();
    home.file("game.jsonl", &fs::read_to_string(EVENT).unwrap());
    assert_eq!(
        Payloads::of(EVENT).sealed(),
        fs::read_to_string(EVENT).unwrap(),
        "sealed as the program does"
    );
    let words = words_of(&home.path("game.jsonl"));
    let answer = verified(&home, "game.jsonl", &[]).expect(0);
    assert_eq!(answer.out, format!("Words of the head: {words}\n{NOT_PROVED}\n"));
    let german = verified(&home, "game.jsonl", &["--reports", "de"]).expect(0);
    assert!(
        german.out.starts_with(&format!("Siegelworte: {words}\n")),
        "{}",
        german.out
    );
}

#[test]
fn with_the_words_that_were_noted_it_is_the_record_or_another() {
    let home = Home::new();
    home.file("game.jsonl", &fs::read_to_string(EVENT).unwrap());
    let payloads = Payloads::of(EVENT);
    let words = words_of(&home.path("game.jsonl"));
    for noted in [
        words.clone(),
        words.to_uppercase(),
        words.replace(' ', ", "),
        words.replace(' ', "-"),
    ] {
        let answer = verified(&home, "game.jsonl", &["--head", &noted]).expect(0);
        let proved = "This is the record whose words were noted, up to its last line.\n";
        assert!(answer.out.ends_with(proved), "{noted}: {}", answer.out);
    }

    // Noted when the first arbiter came.
    let came = payloads.line("arbiter-came");
    home.file("earlier.jsonl", &Payloads(payloads.0[..came].to_vec()).sealed());
    let earlier = words_of(&home.path("earlier.jsonl"));
    let answer = verified(&home, "game.jsonl", &["--head", &earlier]).expect(0);
    let last = payloads.0.len();
    let to_there = format!("up to line {came} of {last}. What stands behind it is not proved untouched.\n");
    assert!(answer.out.ends_with(&to_there), "{}", answer.out);

    let other = HeadWords::of(&[7; 32]).to_string();
    let answer = verified(&home, "game.jsonl", &["--head", &other]).expect(4);
    assert_eq!(answer.err, "This is not the record whose words were noted.\n");
    assert!(!answer.out.contains("consistent"), "{}", answer.out);
    verified(&home, "game.jsonl", &["--head", "bafu"]).refused(3, &["eight"]);
}

/// What was left out, cut off at the end of a line or written with care makes sense; the words that were noted tell.
#[test]
fn what_makes_sense_and_is_another_record_is_found_by_the_words_alone() {
    let whole = Payloads::of(EVENT);
    let mut without_a_note = whole.clone();
    without_a_note.0.remove(whole.line("arbiter-noted") - 1);
    let mut cut = whole.clone();
    cut.0.truncate(whole.line("resigned") - 1);
    let mut another_result = whole.clone();
    another_result.change(whole.line("resigned"), "white", "black");
    another_result.change(whole.line("resulted"), "0-1", "1-0");
    for (what, payloads) in [("note", without_a_note), ("tail", cut), ("result", another_result)] {
        let home = Home::new();
        home.file("game.jsonl", &whole.sealed());
        let words = words_of(&home.path("game.jsonl"));
        home.file("other.jsonl", &payloads.sealed());
        let alone = verified(&home, "other.jsonl", &[]).expect(0);
        assert!(alone.out.ends_with(&format!("{NOT_PROVED}\n")), "{what}: {}", alone.out);
        let answer = verified(&home, "other.jsonl", &["--head", &words]).expect(4);
        assert_eq!(answer.err, "This is not the record whose words were noted.\n", "{what}");
    }
}

#[test]
fn initials_of_nobody_are_named() {
    let mut payloads = Payloads::of(EVENT);
    let line = payloads.line("started");
    payloads.change(line, "\"by\":\"AB\"", "\"by\":\"ZZ\"");
    named(&payloads, &[(line, "ZZ is no arbiter of this event.")]);

    let mut payloads = Payloads::of(EVENT);
    payloads.change(line - 1, "\"AB\"", "\"ZZ\"");
    named(
        &payloads,
        &[
            (line - 1, "ZZ is no arbiter of this event."),
            (line, "arbiter AB was not at the keys."),
            (line + 1, "arbiter AB was not at the keys."),
        ],
    );
}

#[test]
fn an_arbiter_who_was_not_at_the_keys_decided_nothing() {
    let mut payloads = Payloads::of(EVENT);
    let line = payloads.line("resigned");
    payloads.insert_behind(line - 1, r#""event":{"did":"clocks-set","white":5000},"by":"AB""#);
    named(&payloads, &[(line, "arbiter AB was not at the keys.")]);

    let mut payloads = Payloads::of(EVENT);
    payloads.insert_behind(line - 1, r#""event":{"did":"time-added","side":"white","time":600000}"#);
    let only = "only an arbiter decides this, and none was at the keys.";
    named(&payloads, &[(line, only)]);

    let mut payloads = Payloads::of(EVENT);
    let line = payloads.line("started");
    payloads.change(line, ",\"by\":\"AB\"", "");
    named(
        &payloads,
        &[(line, "an arbiter was at the keys, and the initials are missing.")],
    );
}

#[test]
fn time_that_runs_backwards_is_named() {
    let mut payloads = Payloads::of(EVENT);
    let line = payloads.line("resigned");
    payloads.change(line, "\"at\":32", "\"at\":31");
    named(&payloads, &[(line, "it happened before the line above it.")]);
}

#[test]
fn a_second_opening_is_named() {
    let mut payloads = Payloads::of(EVENT);
    let opening = payloads.0[1].clone().replace("\"at\":0", "\"at\":32");
    let line = payloads.line("resigned");
    payloads.0.insert(line - 1, opening);
    named(&payloads, &[(line, "the game is opened a second time.")]);
}

#[test]
fn a_move_behind_the_result_is_named() {
    let mut payloads = Payloads::of(EVENT);
    let last = payloads.0.len();
    payloads.insert_behind(last, r#""event":{"did":"announced","move":"d2d4"}"#);
    payloads.insert_behind(last + 1, r#""event":{"did":"made","move":"d2d4"}"#);
    payloads.insert_behind(last + 2, r#""event":{"did":"noted","text":"this may stand there"}"#);
    let behind = "the result stood, and this may not follow it.";
    named(&payloads, &[(last + 1, behind), (last + 2, behind)]);
}

#[test]
fn another_result_takes_an_arbiter() {
    let mut payloads = Payloads::of(EVENT);
    let last = payloads.0.len();
    payloads.insert_behind(last, r#""event":{"did":"resulted","outcome":"1-0"}"#);
    named(
        &payloads,
        &[(last + 1, "only an arbiter decides this, and none was at the keys.")],
    );
}

#[test]
fn a_number_beyond_measure_is_named() {
    let mut payloads = Payloads::of(EVENT);
    let line = payloads.line("started");
    let event = format!(r#""event":{{"did":"clocks-set","white":{}}},"by":"AB""#, u64::MAX);
    payloads.insert_behind(line, &event);
    let pressed = payloads.line("pressed");
    named(
        &payloads,
        &[
            (line + 1, "a number is beyond all measure."),
            (pressed, "the time is not the one that follows from the moments."),
        ],
    );
}

#[test]
fn a_time_that_does_not_follow_from_the_moments_is_named() {
    let mut payloads = Payloads::of(EVENT);
    let line = payloads.line("pressed");
    payloads.change(line, "5430000", "5430001");
    let other = "the time is not the one that follows from the moments.";
    // The record is the fact: the next press of White is reckoned from it.
    let next = payloads.line("5460000");
    named(&payloads, &[(line, other), (next, other)]);
}

#[test]
fn an_authorisation_of_another_day_is_named() {
    for at in ["1999-11-21 14:30", "2031-11-21 14:30", "2026-11-20 20:05"] {
        let mut payloads = Payloads::of(EVENT);
        payloads.change(2, "2026-11-21 14:30", at);
        let why = "this device was authorised after the opening, or more than a day before it.";
        named(&payloads, &[(2, why)]);
    }
}

#[test]
fn sound_that_is_not_as_it_was_kept_is_named() {
    let home = Home::new();
    let sound = "tests/journals/0.1.0-sound.jsonl";
    home.file("game.jsonl", &fs::read_to_string(sound).unwrap());
    let payloads = Payloads::of(sound);
    let line = payloads.line("sound-kept");
    let answer = verified(&home, "game.jsonl", &[]).expect(4);
    assert!(
        answer
            .out
            .starts_with(&format!("Line {line}: the sound 0001.flac is missing.\n")),
        "{}",
        answer.out
    );
    home.file("game.sound/0001.flac", "no sound");
    let answer = verified(&home, "game.jsonl", &[]).expect(4);
    assert!(
        answer
            .out
            .starts_with(&format!("Line {line}: the sound 0001.flac is not as it was kept.\n")),
        "{}",
        answer.out
    );
}

#[test]
fn a_line_that_was_changed_and_not_sealed_is_named_and_nothing_is_called_consistent() {
    let home = Home::new();
    let journal = fs::read_to_string(EVENT).unwrap();
    home.file(
        "game.jsonl",
        &journal.replace("\"outcome\":\"0-1\"", "\"outcome\":\"1-0\""),
    );
    let answer = verified(&home, "game.jsonl", &[]).expect(4);
    assert!(!answer.out.contains("consistent"), "{}", answer.out);
    assert!(answer.err.contains("is damaged"), "{}", answer.err);
    home.file("none.jsonl", "dear friend\n");
    verified(&home, "none.jsonl", &[]).refused(4, &["none.jsonl"]);
}

/// Whoever goes on with such a game is told before it goes on.
#[test]
fn a_game_that_goes_on_behind_what_makes_no_sense_says_so() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e4\n\n")
        .expect(0);
    let mut payloads = Payloads::of(home.path("game.jsonl").to_str().expect("text"));
    let last = payloads.0.len();
    let opened = payloads.0[1].clone();
    payloads.0.insert(last, opened);
    home.file("game.jsonl", &payloads.sealed());
    let answer = home.run(&["--resume", "game.jsonl", "--voice", "none"], "").expect(0);
    assert!(answer.err.contains("in this journal make"), "{}", answer.err);
    assert!(
        answer.err.contains("ansage verify /") && answer.err.contains("game.jsonl names what."),
        "{}",
        answer.err
    );
}
