//! The event file as an arbiter writes it: what it lays down, what it refuses, and a game played under it.

mod refusals;

use std::fs;
use std::io::Write as _;
use std::path::Path;

use ansage::app::settings::config::resolve_event;
use ansage::app::settings::event_file;
use ansage::app::settings::options::{EarBy, PlayOptions};
use ansage::app::settings::surroundings::Surroundings;
use ansage::app::table::stopwatch::WallClock;
use ansage_core::game::{Allowed, Opening, Role};
use ansage_core::language::MessageId;
use serde_json::{Value, json};

use crate::support::program::{Answer, Home, OF_AN_EVENT, SECRET, SECRET_TABLE, laid_down, with_leave_for_a_script};

/// The shortest file there is.
const SHORTEST: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n";

/// Plays these entries under this file.
fn played(home: &Home, file: &str, options: &[&str], entries: &str) -> Answer {
    home.file("event.toml", &with_leave_for_a_script(file));
    home.run(&[&OF_AN_EVENT, options].concat(), entries)
}

/// Returns what the journal of this home was opened with.
fn opening(home: &Home) -> Value {
    let journal = fs::read_to_string(home.path("game.jsonl")).expect("the journal");
    let first = journal.lines().nth(1).expect("the opening");
    let mut recorded: Value = serde_json::from_str(first).expect("JSON");
    assert_eq!(recorded["event"]["did"].take(), "opened", "{first}");
    let leaves = recorded["event"]["event"]["leaves"].as_array_mut().expect("leaves");
    leaves.retain(|it| it["what"] != "script");
    let terms = recorded["event"]["event"].as_object_mut().expect("terms");
    let public = terms["arbiter-key"]["public"].as_str().expect("a secret").to_owned();
    if SECRET_TABLE.contains(&public) {
        terms.remove("arbiter-key");
    }
    let event = recorded["event"].as_object_mut().expect("an opening");
    assert!(event.remove("wall").is_some(), "an event keeps account of its time");
    recorded["event"].take()
}

fn opening_of(file: &str) -> Value {
    let home = Home::new();
    played(&home, file, &[], "").expect(0);
    opening(&home)
}

/// Expects a refusal that names the file, this line, and these words; no journal is left behind.
#[track_caller]
fn refused(file: &str, line: Option<usize>, words: &[&str]) {
    let home = Home::new();
    let place = match line {
        Some(line) => format!("event.toml, line {line}: "),
        None => "event.toml: ".to_owned(),
    };
    played(&home, file, &[], "e4\n").refused(3, &[&[place.as_str()], words].concat());
    assert!(!home.path("game.jsonl").exists());
}

/// Expects a refusal of what is written behind the shortest file, at a line counted from there.
#[track_caller]
fn refused_more(more: &str, line: usize, words: &[&str]) {
    refused(&format!("{SHORTEST}{more}"), Some(3 + line), words);
}

#[test]
fn the_shortest_file_opens_a_game_as_the_laws_have_it() {
    let opening = opening_of(SHORTEST);
    for (key, value) in [
        ("mode", json!("event")),
        ("laws", json!("2023")),
        ("blind", json!("white")),
        ("role", json!("player")),
        ("announces", json!("player")),
        ("illegal", json!("record")),
        ("clock", json!("table")),
        ("start", json!("on-word")),
        ("words", json!("de-fide")),
        ("letters", json!(["en"])),
        ("duties", Value::Null),
        ("time", Value::Null),
        ("fen", Value::Null),
        ("say", json!("short")),
    ] {
        assert_eq!(opening[key], value, "{key}: {opening}");
    }
    let terms = json!({
        "authorised": {"by": "AB", "at": "2026-11-21 14:30"},
        "arbiters": [{"initials": "AB", "name": ""}],
        "leaves": [],
    });
    assert_eq!(opening["event"], terms);
    assert!(!opening["opened"].as_str().expect("a date").is_empty());
    assert!(!opening["header"]["date"].as_str().expect("a date").is_empty());
}

/// The documented file holds every key there is, and the journal what it says.
#[test]
fn the_documented_example_is_laid_down_key_by_key() {
    let page = fs::read_to_string("docs/event-file.md").expect("the page");
    let examples: Vec<&str> = page
        .split("```toml\n")
        .skip(1)
        .filter_map(|it| it.split("```").next())
        .collect();
    let [shortest, whole] = examples[..] else {
        panic!("two examples");
    };
    assert_eq!(shortest, SHORTEST);
    let laid_down: toml::Table = whole.parse().expect("TOML");
    let half = |key: &str| &laid_down["secret"][key];
    let opening = opening_of(whole);
    let expected = json!({
        "did": null, "mode": "event", "laws": "2023", "blind": "white", "role": "player", "announces": "program",
        "duties": {
            "executes": "assistant", "records": "program", "presses": "player", "tells": "program",
            "claims": "player", "adjourns": "player",
        },
        "illegal": "record", "clock": "program", "time": "40/90m, G/30m, +30s", "increment-first": true, "start": "on-word",
        "event": {
            "authorised": {"by": "AB", "at": "2026-11-21 14:30"},
            "arbiters": [{"initials": "AB", "name": "A. Bauer"}, {"initials": "CD", "name": "C. Dietz"}],
            "assistant": {"name": "Elsa Falk", "accepted-by": "CD", "provided-by": "organiser"},
            "leaves": [
                {"what": "scoresheet", "by": "AB"}, {"what": "announcing", "by": "AB"},
                {"what": "time-left", "by": "AB"}, {"what": "private-screen", "by": "AB"},
                {"what": "other-words", "by": "CD"}, {"what": "open-listening", "by": "AB"},
                {"what": "board-reading", "by": "AB"}, {"what": "reminders", "by": "AB"},
                {"what": "sealed-here", "by": "AB"}, {"what": "screen-reader", "by": "AB"},
                {"what": "arbiter-cue", "by": "AB"},
            ],
            "room-loudest": 70,
            "preset": { "name": "City league", "source": "its rules of 2026", "read": "all of them" },
            "conditions": {
                "device": "Laptop 7", "default-time": "30m", "clock-side": "left", "first-increment": "after",
                "supervised": "yes", "finish": "no", "no-draw-before": "30", "two-hands": "penalise", "rated": "yes",
                "two-boards": "yes", "medium": "braille", "hearing-impaired": "no", "score-duty": "to-the-control",
                "points": "3-1-0", "adjustment": "5m", "set-up": "yes", "move-counter": "yes",
            },
            "arbiter-key": { "public": half("public"), "private": half("private") },
        },
        "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "words": "de-fide", "say": "short", "reports": "en", "letters": ["en", "de"],
        "header": {
            "event": "City championship", "site": "Leipzig", "date": "2026.11.21", "round": "3", "match": "2",
            "board": "4", "white": "Anna Berg", "black": "Clara Dorn",
        },
        "opened": opening["opened"], "version": env!("CARGO_PKG_VERSION"),
    });
    assert_eq!(opening, expected);
}

#[test]
fn each_key_can_say_something_else() {
    let opening = opening_of(
        "[[arbiter]]\ninitials = \"ab\"\n[[arbiter]]\ninitials = \"Cd\"\nauthorised = 2026-11-21 09:00:00\n\
         [players]\nblind = \"black\"\n[event]\ndate = 2026-11-22\n[laws]\nedition = 2014\n[clock]\nkind = \"none\"\n\
         [duties]\nexecutes = \"nobody\"\nrecords = \"assistant\"\npresses = \"assistant\"\ntells = \"nobody\"\n\
         claims = \"assistant\"\nadjourns = \"assistant\"\nannounces = \"assistant\"\n\
         [assistant]\nname = \"Elsa\"\naccepted-by = \"CD\"\nat-the-keys = true\n\
         [words]\nannouncements = \"es\"\nsay = \"long\"\nletters = \"de\"\n[allowed]\nother-words = \"aB\"\n",
    );
    for (key, value) in [
        ("blind", json!("black")),
        ("role", json!("assistant")),
        ("announces", json!("assistant")),
        ("clock", json!("none")),
        ("start", Value::Null),
        ("words", json!("es")),
        ("say", json!("long")),
        ("letters", json!(["de"])),
    ] {
        assert_eq!(opening[key], value, "{key}");
    }
    let duties = json!({
        "executes": "nobody", "records": "assistant", "presses": "assistant", "tells": "nobody",
        "claims": "assistant", "adjourns": "assistant",
    });
    assert_eq!(opening["duties"], duties);
    assert_eq!(
        opening["event"]["authorised"],
        json!({"by": "CD", "at": "2026-11-21 09:00"})
    );
    assert_eq!(opening["event"]["leaves"], json!([{"what": "other-words", "by": "AB"}]));
    assert_eq!(opening["header"]["date"], "2026.11.22");
}

#[test]
fn an_assistant_is_accepted_by_an_arbiter_of_the_event() {
    refused_more("\n[assistant]\nname = \"Elsa\"\n", 2, &["accepted-by = "]);
    refused_more("\n[assistant]\naccepted-by = \"AB\"\n", 2, &["name is missing"]);
    refused_more(
        "[assistant]\nname = \"Elsa\"\naccepted-by = \"XY\"\n",
        3,
        &["[arbiter]", "XY"],
    );
}

/// D.2.10: without an assistant of the visually impaired player the opponent may have one, for the duties a and b.
#[test]
fn the_opponents_assistant_has_two_duties_and_asks_nothing() {
    let elsa = "[assistant]\nname = \"Elsa\"\naccepted-by = \"AB\"\n";
    refused_more(&format!("{elsa}of = \"organiser\"\n"), 4, &["player, opponent"]);
    refused_more(
        &format!("{elsa}provided-by = \"rich\"\n"),
        4,
        &["player, opponent, organiser"],
    );
    let hers = format!("{elsa}of = \"opponent\"\nprovided-by = \"opponent\"\nat-the-keys = true\n");
    for duty in ["records", "presses", "tells", "claims", "adjourns"] {
        let duty = format!("{duty} = \"assistant\"");
        refused_more(
            &format!("{hers}[duties]\n{duty}\n"),
            8,
            &[&duty, "announces and executes"],
        );
    }
    let home = Home::new();
    let both = "[duties]\nannounces = \"assistant\"\nexecutes = \"assistant\"\n";
    let told = played(&home, &format!("{SHORTEST}{hers}{both}"), &[], "?\n").expect(0);
    assert_eq!(told.lines("ear")[1..], ["Time and moves are told to the player alone."]);
    let assistant = json!({"name": "Elsa", "accepted-by": "AB", "of": "opponent", "provided-by": "opponent"});
    assert_eq!(opening(&home)["event"]["assistant"], assistant);
}

#[test]
fn what_the_file_decides_is_no_option_of_the_command_line() {
    let home = Home::new();
    for option in [
        ["--blind", "white"],
        ["--white", "Anna"],
        ["--black", "Anna"],
        ["--say", "short"],
        ["--say-pawn", "yes"],
        ["--say-takes", "no"],
        ["--say-check", "no"],
        ["--diagram", "yes"],
        ["--words", "de-fide"],
        ["--letters", "en"],
        ["--announces", "player"],
        ["--illegal", "record"],
        ["--laws", "2018"],
        ["--clock", "table"],
        ["--time", "G/5m"],
        ["--fen", "8/8/8/8/8/8/8/8 w - - 0 1"],
        ["--event-name", "Cup"],
        ["--site", "Leipzig"],
        ["--date", "2026-11-21"],
        ["--round", "1"],
        ["--match", "1"],
        ["--board", "1"],
        ["--role", "assistant"],
        ["--role", "recorder"],
    ] {
        played(&home, SHORTEST, &option, "").refused(3, &["event file", option[0]]);
    }
    assert!(!home.path("game.jsonl").exists());
}

#[test]
fn settings_of_ones_own_give_way_to_the_file() {
    let alone = opening_of(SHORTEST);
    let home = Home::new();
    let settings = "blind = \"black\"\nwhite = \"Anna\"\nblack = \"Bella\"\nsay = \"long\"\nsay-pawn = \"no\"\n\
        say-takes = \"yes\"\nsay-check = \"yes\"\nwords = \"es\"\nletters = \"fr\"\nannounces = \"program\"\n\
        illegal = \"ask\"\nclock = \"program\"\ntime = \"G/5m\"\nfen = \"8/8/8/8/8/8/8/8 w - - 0 1\"\n\
        event-name = \"Cup\"\nsite = \"Leipzig\"\ndate = \"2020-01-01\"\nround = \"1\"\nmatch = \"1\"\nboard = \"1\"\n\
        role = \"recorder\"\nreports = \"de\"\n";
    home.file("config/ansage/settings.toml", settings);
    played(&home, SHORTEST, &[], "").expect(0);
    let mut under_settings = opening(&home);
    assert_eq!(under_settings["reports"], "de", "reports are one's own");
    assert_eq!(
        under_settings["letters"],
        json!(["de", "en"]),
        "and so are their letters"
    );
    for own in ["reports", "letters"] {
        under_settings[own] = alone[own].clone();
    }
    under_settings["opened"] = alone["opened"].clone();
    under_settings["header"]["date"] = alone["header"]["date"].clone();
    assert_eq!(under_settings, alone);
}

#[test]
fn an_assistant_who_was_accepted_may_take_the_keys() {
    let home = Home::new();
    let file = format!("{SHORTEST}[assistant]\nname = \"Elsa\"\naccepted-by = \"AB\"\n");
    played(&home, &file, &["--role", "recorder"], "").refused(3, &["--role"]);
    played(&home, &file, &["--role", "assistant"], "").expect(0);
    assert_eq!(opening(&home)["role"], "assistant");
    let home = Home::new();
    let file = format!("{file}at-the-keys = true\n");
    played(&home, &file, &["--role", "player"], "").refused(3, &["--role"]);
    played(&home, &file, &["--role", "assistant"], "").expect(0);
}

#[test]
fn a_game_of_an_event_is_played_left_and_taken_up_again() {
    let home = Home::new();
    let file = format!(
        "{SHORTEST}[clock]\nkind = \"program\"\ntime = \"G/30m\"\n[duties]\nannounces = \"program\"\n\
         [allowed]\nannouncing = \"AB\"\nscoresheet = \"AB\"\n"
    );
    let entries = &format!("e4\n/arbiter AB\n{SECRET}\n/start\n/player\ne4\n\n/made\n/clock\ne5\n/clock\n");
    let first = played(&home, &laid_down(&file), &[], entries).expect(0);
    let told = first.lines("ear");
    assert_eq!(
        told[0],
        "Event mode. Laws of 2023, rapid chess. Announcements: the program. Clock: the program's. This record is the scoresheet.",
        "{}",
        first.out
    );
    assert!(told[1].contains("not started"), "{}", first.out);
    assert_eq!(first.lines("room"), ["Bauer Eva vier", "Bauer Eva fuenf"]);

    let again = ["--resume", "game.jsonl", "--voice", "none"];
    home.run(&[&again[..], &["--event-file", "event.toml"]].concat(), "")
        .refused(3, &["--event-file", "--resume"]);
    let second = home.run(&again, "Ng1f3\n\n/time\n").expect(0);
    assert_eq!(
        second.lines("room"),
        ["Springer Gustav eins Felix drei"],
        "{}",
        second.out
    );
    // While the game runs PGN would tell of check and of illegal moves.
    home.run(&["export", "game.jsonl", "--pgn"], "").refused(1, &["--text"]);
    let sheet = home.run(&["export", "game.jsonl", "--text"], "").expect(0).out;
    assert!(sheet.contains("e4") && sheet.contains("e5"), "{sheet}");
    home.run(&again, "/result 1-0\ny\n").expect(0);
    let pgn = home.run(&["export", "game.jsonl", "--pgn"], "").expect(0).out;
    assert!(pgn.contains("1. e4") && pgn.contains("1-0"), "{pgn}");
}

/// C.0-2: without leave the record is a private log, which is said and not refused.
#[test]
fn a_record_without_leave_is_told_to_be_a_private_log() {
    let told = |file: &str| {
        let home = Home::new();
        let answer = played(&home, file, &[], "").expect(0);
        answer.lines("ear")[0].to_owned()
    };
    let log = "This record is a private log, no evidence.";
    assert_eq!(
        told(SHORTEST),
        format!("Event mode. Laws of 2023, standard chess. Announcements: the player. Clock: on the table. {log}")
    );
    let allowed = format!("{SHORTEST}[allowed]\nscoresheet = \"AB\"\n");
    assert!(told(&allowed).ends_with("This record is the scoresheet."));
    let kept_by_hand = format!("{allowed}[duties]\nrecords = \"player\"\n");
    assert!(told(&kept_by_hand).ends_with(log));
}

/// D.1: the words of Appendix D are replaced with leave and not otherwise, whoever names the folder of others.
#[test]
fn other_words_of_ones_own_need_the_leave_for_them() {
    let announces = "[duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\n";
    let open = format!("{SHORTEST}{announces}");
    let allowed = format!("{open}other-words = \"AB\"\n");
    let said = |answer: Answer| answer.expect(0).lines("room").join(", ");
    let home = Home::new();
    let words = fs::read_to_string("voices/de-fide/lexicon.toml").expect("the words");
    home.file("mine/de-fide/lexicon.toml", &words.replace("Eva", "Emil"));

    let line = ["--voices", "mine"];
    played(&home, &open, &line, "e4\n\n").refused(3, &["--voices", "other-words"]);
    assert_eq!(said(played(&home, &allowed, &line, "e4\n\n")), "Bauer Emil vier");
    let again = ["--resume", "game.jsonl", "--voice", "none", "--voices", "mine"];
    assert_eq!(said(home.run(&again, "/made\ne5\n")), "Bauer Emil fuenf");

    home.file("config/ansage/settings.toml", "voices = \"mine\"\n");
    fs::remove_file(home.path("game.jsonl")).expect("it is ours");
    assert_eq!(said(played(&home, &open, &[], "e4\n\n")), "Bauer Eva vier");
    home.run(&again, "").refused(3, &["--voices", "other-words"]);
    let again = &again[..4];
    assert_eq!(said(home.run(again, "/made\ne5\n")), "Bauer Eva fuenf");
}

/// F1: what writes and reads at a pipe is not known, so a game is neither begun nor taken up there without leave.
#[test]
fn a_pipe_plays_no_event_without_leave() {
    let home = Home::new();
    home.file("event.toml", SHORTEST);
    home.run(&OF_AN_EVENT, "e4\n").refused(3, &["at a terminal", "script"]);
    assert!(!home.path("game.jsonl").exists());
    let earlier = fs::read_to_string("tests/journals/0.1.0-event.jsonl").expect("a journal");
    home.file("earlier.jsonl", &earlier);
    home.run(&["--resume", "earlier.jsonl", "--voice", "none"], "")
        .refused(3, &["at a terminal", "script"]);
}

/// F4: `check-event --secret` writes for all boards what one secret opens; the initials alone open nothing.
#[test]
fn the_secret_of_an_event_file_opens_the_keys() {
    let home = Home::new();
    home.file_as_it_is("event.toml", &with_leave_for_a_script(&laid_down(SHORTEST)));
    home.file_as_it_is("other.toml", &format!("# board 2\n{SHORTEST}"));
    let drawn = home
        .run(&["check-event", "--secret", "event.toml", "other.toml"], "")
        .expect(0)
        .out;
    let (_, words) = drawn.trim().trim_end_matches('.').split_once(": ").expect("words");
    assert_eq!(words.split(' ').count(), 4, "{drawn}");
    let other = fs::read_to_string(home.path("other.toml")).expect("the file");
    assert!(
        other.starts_with("# board 2\n") && other.contains("[secret]\npublic = \"age1"),
        "{other}"
    );
    // Four letters of a word may well be letters of the key, so whole words are looked for.
    let parts: Vec<&str> = other.split(|letter: char| !letter.is_alphanumeric()).collect();
    assert!(!words.split(' ').any(|word| parts.contains(&word)), "{other}");
    home.run(&["check-event", "event.toml", "other.toml"], "").expect(0);
    let entries = format!("/arbiter AB\nwrong words\n/arbiter AB\n{words}\n/start\n/player\n");
    home.run(&OF_AN_EVENT, entries).expect(0);
    let journal = fs::read_to_string(home.path("game.jsonl")).expect("the journal");
    let did: Vec<Value> = journal
        .lines()
        .skip(1)
        .map(|it| serde_json::from_str::<Value>(it).expect("JSON")["event"]["did"].take())
        .collect();
    let expected = ["opened", "arbiter-noted", "arbiter-came", "started", "arbiter-left"];
    assert_eq!(did, expected, "{journal}");
    assert!(!journal.contains(words), "{journal}");
}

/// Whoever draws one twice would keep the arbiters out who wrote down the first.
#[test]
fn a_secret_that_stands_in_a_file_is_not_replaced_by_mistake() {
    let home = Home::new();
    home.file_as_it_is("event.toml", SHORTEST);
    home.file_as_it_is("other.toml", SHORTEST);
    home.draw_secret("event.toml");
    let read = |file: &str| fs::read_to_string(home.path(file)).expect("the file");
    let noted = read("event.toml")
        .replace("[secret]\n", "# the words are in the safe\n[secret] # of the hall\n")
        .replace("\nprivate", " # for everybody\n# by its arbiters\nprivate");
    let noted = format!("# board 1\n{noted}\n# loud enough\n[room]\nloudest = 70 # percent\n# the end\n");
    home.file("event.toml", &noted);
    home.run(&["check-event", "--secret", "other.toml", "event.toml"], "yes\n")
        .refused(1, &["event.toml", "--replace-secret"]);
    assert_eq!(
        (read("event.toml"), read("other.toml").as_str()),
        (noted.clone(), SHORTEST)
    );
    let replaced = [
        "check-event",
        "--secret",
        "--replace-secret",
        "other.toml",
        "event.toml",
    ];
    home.run(&replaced, "").expect(0);
    let again = read("event.toml");
    assert_ne!(again, noted);
    let but_the_halves = |text: &str| -> Vec<String> {
        let is_half = |it: &str| it.starts_with("public") || it.starts_with("private");
        let kept = text.lines().map(|it| match it.split('"').collect::<Vec<_>>()[..] {
            [name, _half, behind] if is_half(it) => format!("{name}{behind}"),
            _ => it.to_owned(),
        });
        kept.collect()
    };
    assert_eq!(but_the_halves(&again), but_the_halves(&noted));
    assert!(read("other.toml").contains("[secret]"));
    home.run(&["check-event", "--replace-secret", "event.toml"], "")
        .expect(3);
}

/// Nobody knows who reads what is shown past somebody at the keys: a game is neither begun nor taken up there.
#[test]
fn keys_at_a_terminal_and_a_screen_that_is_none_are_no_script() {
    let home = Home::new();
    played(&home, SHORTEST, &[], "").expect(0);
    home.run(&["--voice", "none", "--journal", "free.jsonl"], "").expect(0);
    let event = ["--event-file", "event.toml", "--voice", "none"];
    let resumed = ["--resume", "game.jsonl", "--voice", "none"];
    for options in [&event, &resumed] {
        at_keys(&home, options).refused(3, &["at a terminal"]);
    }
    at_keys(&home, &["--resume", "free.jsonl", "--voice", "none"]).expect(0);
    assert!(home.journals().is_empty());
}

/// Runs the program with a terminal's keys and without its screen; nothing is typed but the end.
fn at_keys(home: &Home, options: &[&str]) -> Answer {
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&keys).expect("ours");
    unlockpt(&keys).expect("ours");
    let name = ptsname(&keys, Vec::new()).expect("a name").into_string().expect("text");
    let terminal = fs::File::options()
        .read(true)
        .write(true)
        .open(name)
        .expect("a terminal");
    let child = home.ansage(options).stdin(terminal).spawn().expect("the program");
    fs::File::from(keys).write_all(b"\x04").expect("the end of all entries");
    Answer::of(child)
}

#[test]
fn an_event_needs_its_file_and_a_file_that_is_there() {
    let home = Home::new();
    home.run(&["--event"], "").refused(3, &["--event-file"]);
    home.run(&["--event-file", "nothing.toml"], "")
        .refused(4, &["nothing.toml"]);
    home.file("event.toml", &with_leave_for_a_script(SHORTEST));
    home.run(&["--event", "--event-file", "event.toml", "--voice", "none"], "")
        .expect(0);
}

/// Returns the opening of a file, as somebody at a terminal gets it.
fn at_a_terminal(file: &str) -> (Opening, Surroundings) {
    let home = Home::new();
    let surroundings = Surroundings {
        reports: vec!["en".to_owned()],
        ..Surroundings::default()
    };
    let path = home.file("event.toml", file);
    let opening = event_file::read(&path, &["de-fide".to_owned()], "de", &surroundings).expect("a file");
    (opening, surroundings)
}

#[test]
fn at_a_terminal_the_read_back_must_reach_somebody() {
    let private = format!("{SHORTEST}[allowed]\nprivate-screen = \"AB\"\n");
    let earphone = PlayOptions {
        ear_device: Some("phones".to_owned()),
        ..PlayOptions::default()
    };
    let text = PlayOptions {
        ear: Some(EarBy::Text),
        ..earphone.clone()
    };
    let mute = PlayOptions {
        voice: Some("none".to_owned()),
        ..earphone.clone()
    };
    for options in [&PlayOptions::default(), &text, &mute] {
        let (opening, mut surroundings) = at_a_terminal(SHORTEST);
        let refused = resolve_event(options.clone(), opening.clone(), &surroundings).expect_err("nobody hears it");
        assert!(refused.message().id() == MessageId::ReadBackReachesNobody, "{refused}");
        surroundings.is_piped = true;
        resolve_event(options.clone(), opening, &surroundings).expect("a pipe reads everything");
        let (opening, surroundings) = at_a_terminal(&private);
        resolve_event(options.clone(), opening, &surroundings).expect("it may be read");
    }
    let (opening, surroundings) = at_a_terminal(SHORTEST);
    let config = resolve_event(earphone, opening, &surroundings).expect("it is heard");
    assert!(config.desk.ear_voice && !config.desk.ear_in_room);
    assert!(!config.desk.room_voice, "the player announces, the program does not");
    assert_eq!(config.opening.role, Role::Player);
    assert_eq!(config.opening.letters, ["de", "en"]);
    assert!(!config.opening.event.expect("terms").allows(Allowed::PrivateScreen));
}

#[test]
fn the_documentation_names_every_key() {
    let page = fs::read_to_string("docs/event-file.md").expect("the page");
    let form = fs::read_to_string(Path::new("src/app/settings/event_file/form.rs")).expect("the form");
    let parts = form
        .split("parts! {\n")
        .nth(1)
        .expect("the parts")
        .split("\n}\n")
        .next()
        .expect("an end");
    let keys: Vec<String> = parts
        .lines()
        .filter_map(|it| it.split_once(" { ")?.1.strip_suffix(" }"))
        .flat_map(|it| it.split(", "))
        .map(|it| it.trim_start_matches("r#").replace('_', "-"))
        .collect();
    assert!(keys.len() > 25, "{keys:?}");
    for key in keys {
        assert!(page.contains(&format!("\n{key} = ")), "{key} is not documented");
    }
}

#[test]
fn a_file_is_checked_before_the_round_and_told_in_words() {
    let home = Home::new();
    let file = format!(
        "{SHORTEST}[clock]\nkind = \"program\"\ntime = \"G/30m, +30s\"\n[duties]\nannounces = \"assistant\"\n\
         tells = \"nobody\"\n[assistant]\nname = \"Elsa\"\naccepted-by = \"AB\"\n[allowed]\ntime-left = \"AB\"\n"
    );
    home.file("event.toml", &file);
    let told = home.run(&["check-event", "event.toml"], "").expect(0).out;
    let expected = "event.toml can be used.\n\
        This device is authorised by AB, 2026-11-21 14:30.\n\
        Event mode. Laws of 2023, standard chess. Announcements: the assistant. Clock: the program's. This record is a private log, no evidence.\n\
        Visually impaired: White.\n\
        Time control: G/30m, +30s.\n\
        Words of the announcements: German after Appendix D. Piece letters: English.\n\
        Assistant: Elsa, accepted by AB.\n\
        Moves on the other board: the player.\n\
        Scoresheet: the program.\n\
        Clock: the player.\n\
        Time and moves on request: nobody.\n\
        Claim when the opponent's flag falls: the player.\n\
        Adjournment: the player.\n\
        Time left is told on request: allowed by AB.\n\
        Before the clock starts, to be laid down: the approved device, the side of the clock.\n\
        Only this device is approved; another one on the person loses.\n\
        The game opens only where an earphone (--ear-device or settings) or a Braille display is named; otherwise it needs the leave private-screen.\n\
        The authorisation does not hold now: it does from its time on for a day, and the arbiter of a game opened now is \
        told so.\n";
    assert_eq!(told, expected);
    home.file("event.toml", "[arbiter]\n");
    home.run(&["check-event", "event.toml"], "")
        .refused(3, &["event.toml: ", "initials is missing"]);
    home.run(&["check-event", "nothing.toml"], "")
        .refused(4, &["nothing.toml"]);
}

/// What is read back must reach the player alone, on this machine.
#[test]
fn a_file_without_a_private_screen_says_what_a_game_needs_to_open() {
    let home = Home::new();
    for (more, is_told) in [("", true), ("[allowed]\nprivate-screen = \"AB\"\n", false)] {
        home.file("event.toml", &format!("{SHORTEST}{more}"));
        let told = home.run(&["check-event", "event.toml"], "").expect(0).out;
        assert_eq!(told.contains("opens only where an earphone"), is_told, "{told}");
    }
}

/// A word of the arbiter holds for a day; who opens a game later, or before it, finds that on the record (P.5).
#[test]
fn an_arbiter_is_told_of_a_device_that_was_authorised_on_another_day() {
    let now = WallClock::now().date_and_time();
    let today = now[..16].to_owned();
    for (at, is_told) in [
        ("1999-11-21 14:30", true),
        ("2199-11-21 14:30", true),
        (today.as_str(), false),
    ] {
        let home = Home::new();
        let file = SHORTEST.replace("2026-11-21 14:30", at);
        played(&home, &file, &[], "/resign\ny\n").expect(0);
        let answer = home.run(&["replay", "game.jsonl"], "").expect(0);
        let told = answer.lines("arbiter");
        let told: Vec<_> = told.iter().filter(|it| it.contains("authorised")).collect();
        assert_eq!(told.len(), usize::from(is_told), "{at}: {}", answer.out);
        assert!(told.iter().all(|it| it.contains(at)), "{told:?}");
        let json = home.run(&["export", "game.jsonl", "--json"], "").expect(0).out;
        assert_eq!(json.contains("authorised-another-day"), is_told, "{at}: {json}");
        let checked = home.run(&["check-event", "event.toml"], "").expect(0).out;
        assert_eq!(checked.contains("does not hold now"), is_told, "{at}: {checked}");
    }
}

/// What follows from the moves is worked out for whoever reads the record of a game that is over.
#[test]
fn a_replay_of_an_event_that_is_over_names_the_illegal_move() {
    let home = Home::new();
    let file = format!("{SHORTEST}[clock]\nkind = \"none\"\n");
    let entries = "e2e5\n\n/made\n/resign\ny\n";
    played(&home, &file, &[], entries).expect(0);
    let answer = home.run(&["replay", "game.jsonl"], "").expect(0);
    let told = answer.lines("arbiter");
    assert!(
        told.contains(&"Possible illegal move: 1.e2e5. In its place: e2 is to move. Article 7.5.1."),
        "{}",
        answer.out
    );
}

/// A keyboard in a pipe is a player's keyboard too: mate, illegal moves and the arbiter's settings are not told there.
#[test]
fn an_event_in_a_pipe_prints_nothing_of_the_arbiters() {
    let home = Home::new();
    let file = format!(
        "{SHORTEST}[duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\n[clock]\nkind = \"program\"\ntime = \"G/30m\"\n"
    );
    // No pawn goes so far: an illegal move, announced, made and pressed.
    let entries = &format!(
        "/arbiter AB\n{SECRET}\n/start\n/player\ne2e5\n\n/made\n/press\ne7e5\n/arbiter AB\n{SECRET}\n/set white 0:10\n/note ours\n"
    );
    let answer = played(&home, &laid_down(&file), &[], entries).expect(0);
    assert!(!answer.lines("room").is_empty(), "the game is played: {}", answer.out);
    assert_eq!(answer.lines("arbiter"), [""; 0], "{}", answer.out);
    let kept = fs::read_to_string(home.path("game.jsonl")).unwrap();
    assert!(
        kept.contains("e2e5") && !kept.contains("illegal-move"),
        "nothing is written of it: {kept}"
    );
}

/// A file made after the rules of a federation authorises nothing, and says how much of them could be read.
#[test]
fn a_preset_is_used_once_an_arbiter_has_filled_it_in() {
    let home = Home::new();
    let mut count = 0;
    for entry in fs::read_dir("docs/event-files").expect("a folder").flatten() {
        let preset = fs::read_to_string(entry.path()).expect("a file");
        home.file("event.toml", &preset);
        home.run(&["check-event", "event.toml"], "").refused(3, &["initials"]);
        let filled = preset
            .replace("initials = \"\"", "initials = \"AB\"")
            .replace("authorised = \"\"", "authorised = \"2026-11-21 14:30\"")
            .replace("accepted-by = \"\"", "accepted-by = \"AB\"")
            .replace("scoresheet = \"\"", "scoresheet = \"AB\"")
            .replace("name = \"\"", "name = \"Laptop 7\"");
        home.file("event.toml", &filled);
        let told = home.run(&["check-event", "event.toml"], "").expect(0).out;
        assert!(told.contains("Preset ") && told.contains("; read was "), "{told}");
        assert!(told.contains("to be laid down: the side of the clock"), "{told}");
        count += 1;
    }
    assert_eq!(count, 2);
}

#[test]
fn what_is_laid_down_is_told_with_what_is_missing_and_what_is_said_of_devices() {
    let home = Home::new();
    let told = |file: &str| {
        home.file("event.toml", file);
        home.run(&["check-event", "event.toml"], "").expect(0).out
    };
    let short = told(SHORTEST);
    assert!(
        short.contains("to be laid down: the approved device, the side of the clock.\n"),
        "{short}"
    );
    assert!(
        short.contains("Only this device is approved; another one on the person loses.\n"),
        "{short}"
    );
    let of_2014 = told(&format!("{SHORTEST}[laws]\nedition = 2014\n[clock]\ntime = \"15m\"\n"));
    let missing = "the default time, the side of the clock, supervision, a quickplay finish.\n";
    assert!(of_2014.contains(missing), "{of_2014}");
    let whole = told(&format!(
        "{SHORTEST}[device]\nname = \"Laptop 7\"\n[players]\ntwo-boards = true\n[clock]\nside = \"left\"\n\
         first-increment = \"before\"\n[laws]\nno-draw-before = 30\nrated = true\ntwo-hands = \"pegs-excepted\"\npoints = \"1-0.5-0\"\n\
         [record]\nmedium = \"braille\"\n"
    ));
    for line in [
        "Laid down, the approved device: Laptop 7.",
        "Laid down, the side of the clock: left.",
        "Laid down, the first increment: before.",
        "Laid down, no draw before move: 30.",
        "Laid down, two hands: pegs-excepted.",
        "Laid down, rated: yes.",
        "Laid down, the points: 1-½-0.",
        "Laid down, two boards: yes.",
        "Laid down, the record: Braille.",
    ] {
        assert!(whole.contains(line), "{line} is missing in\n{whole}");
    }
    assert!(!whole.contains("to be laid down"), "{whole}");
}
