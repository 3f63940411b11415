//! `ansage new-event` in a pipe: what is written, what stays, and that whatever is answered is laid down.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::LazyLock;

use ansage::app::settings::event_file;
use ansage::app::settings::event_file::written::{ListedBoard, written};
use ansage::app::settings::surroundings::Surroundings;
use ansage_core::desk::{EventAnswerKind, EventAnswers, EventGiven, EventQuestion};
use ansage_core::game::{Allowed, By, ClockKind, Opening, Served, TimeControl};
use ansage_core::language::back_rank::{self, AskedBackRank};
use ansage_core::language::{Message, Saying, Voices};
use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

use crate::support::program::{Home, OF_AN_EVENT};
use crate::support::{seed, size};

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

/// City championship, Leipzig, today, round 3, board 4, Anna and Clara, Black is visually impaired, two boards, 2023, 90+30, a
/// clock on the table, on the left; the usual default time, no draw before 30, nobody hears badly, nobody assists, the program announces and
/// records, usual words, it is the scoresheet, by the program, to the control.
const FIRST: &str =
    "City championship\nLeipzig\n\n3\n4\nAnna Berg\nClara Dorn\nblack\n\n\n\n\n\n\n30\n\n\nthe program\n\n\nyes\n4\n\n";

/// The leaves: all but that a script may play are left; nothing rarer; device, arbiters, now, no secret.
const SECOND: &str = "\n\n\n\nyes\n\nLaptop 7\nab A. Bauer, cd\n\n\n";

/// A king and a rook against a king.
const FEN: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

fn file(home: &Home, name: &str) -> String {
    fs::read_to_string(home.path(name)).expect("it is written")
}

#[test]
fn what_is_answered_is_written_and_opens_a_game() {
    let home = Home::new();
    let answer = home
        .run(&["new-event", "event.toml"], format!("{FIRST}{SECOND}\n"))
        .expect(0);
    assert!(!file(&home, "event.toml").contains("[secret]"), "none was drawn");
    let secret = home.draw_secret("event.toml");
    let checked = home.run(&["check-event", "event.toml"], "").expect(0);
    for line in checked.out.lines().skip(1) {
        assert!(answer.err.lines().any(|it| it == line), "{line}\n{}", answer.err);
    }
    let board = "Round 3, board 4: White Anna Berg, Black Clara Dorn.";
    assert_eq!(checked.out.lines().nth(1), Some(board), "{}", checked.out);
    assert!(answer.err.contains("needs the leave private-screen"), "{}", answer.err);
    let written = file(&home, "event.toml");
    for line in [
        "name = \"City championship\"  # Event",
        "blind = \"black\"  # Who is visually impaired",
        "initials = \"AB\"  # Initials of the arbiters",
        "announcing = \"AB\"  # The program announces",
        "scoresheet = \"AB\"  # This record is the scoresheet",
    ] {
        assert!(written.lines().any(|it| it == line), "{line}\n{written}");
    }
    let entries = format!("/arbiter AB\n{secret}\n/start\n\n/player\n/quit\n");
    let played = home.run(&OF_AN_EVENT, entries).expect(0);
    assert!(played.out.contains("White's clock"), "{}", played.out);
}

#[test]
fn what_is_rarer_is_laid_down_only_with_yes() {
    let home = Home::new();
    let leaves = "\n\n\n\nyes\n";
    // Rated, a hand may feel the board, 3-1-0, long, German and English letters, the set-up 518, set up already, 70 percent,
    // a screen reader in the earphone, a clock with a move counter, a cue for the arbiter.
    let rarer = "yes\nyes\n2\n3 1 0\nlong\nde, en\n10\nyes\n70\nyes\nyes\nyes\n";
    let end = "Laptop 7\nab A. Bauer, cd\n\n\n\n";
    let answer = home
        .run(&["new-event", "event.toml"], format!("{FIRST}{leaves}{rarer}{end}"))
        .expect(0);
    for line in [
        "Laid down, the points: 3-1-0.",
        "Style of the announcements: long.",
        "The Room is at most 70 percent loud.",
        "The player's own screen reader may speak in the earphone: allowed by AB.",
        "Laid down, the move counter: yes.",
        "The Room hears a sound and a phrase when an arbiter is needed: allowed by AB.",
        "Start position: Chess960 QNNRBBKR.",
    ] {
        assert!(answer.err.lines().any(|it| it == line), "{line}\n{}", answer.err);
    }
    let secret = home.draw_secret("event.toml");
    // The boards are set up, so that nothing is asked before the clock starts.
    let entries = format!("/arbiter AB\n{secret}\n/start\n/player\n/resign\ny\n/quit\n");
    let played = home.run(&OF_AN_EVENT, entries).expect(0);
    for words in [
        "at most 70 percent",
        "Anna Dame, Bella Springer, Cesar Springer, David Turm",
        "White's clock is running",
        "Points: White 3, Black 0",
    ] {
        assert!(played.out.contains(words), "{words}\n{}", played.out);
    }
    let written = file(&home, "event.toml");
    for line in [
        "points = \"3-1-0\"  # Points for a win, a draw and a loss",
        "chess960 = \"10\"  # Start position",
        "letters = [\"de\", \"en\"]  # Piece letters that are read, the first are written",
        "loudest = \"70\"  # Loudest in the Room, in percent",
    ] {
        assert!(written.lines().any(|it| it == line), "{line}\n{written}");
    }
}

#[test]
fn a_position_at_random_is_not_told_before_it_is_drawn() {
    let home = Home::new();
    for (position, told) in [
        (
            "chess960 = \"random\"",
            Some("Start position: Chess960, drawn when the game is opened."),
        ),
        ("chess960 = 10", Some("Start position: Chess960 QNNRBBKR.")),
        (
            "fen = \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"",
            Some("Start position: 4k3/8/8/8/8/8/8/4K2R w K - 0 1."),
        ),
        ("set-up = false", None),
    ] {
        let arbiter = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n";
        home.file("event.toml", &format!("{arbiter}[position]\n{position}\n"));
        let checked = home.run(&["check-event", "event.toml"], "").expect(0);
        let start = checked.out.lines().find(|it| it.starts_with("Start position"));
        assert_eq!(start, told, "{position}\n{}", checked.out);
    }
}

#[test]
fn a_file_with_a_secret_is_its_owners_alone() {
    let home = Home::new();
    let end = "Laptop 7\nAB\n\nyes\n\n";
    let answer = home
        .run(&["new-event", "event.toml"], format!("{FIRST}\n\n\n\n\n\n{end}"))
        .expect(0);
    assert!(!answer.err.contains("secret of the arbiters:"), "{}", answer.err);
    let mode = |name: &str| {
        let metadata = fs::metadata(home.path(name)).expect("it is written");
        metadata.permissions().mode() & 0o777
    };
    assert_eq!(mode("event.toml"), 0o600);
    home.file(
        "other.toml",
        "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n",
    );
    home.draw_secret("other.toml");
    assert_eq!(mode("other.toml"), 0o600, "one that was written by hand");
}

#[test]
fn a_file_that_is_there_stays() {
    let home = Home::new();
    home.file("event.toml", "mine\n");
    home.run(&["new-event", "event.toml"], format!("{FIRST}{SECOND}\n"))
        .refused(1, &["event.toml"]);
    home.file("round3-board4.toml", "mine\n");
    let answer = home.run(&["new-event"], format!("{FIRST}{SECOND}\n")).expect(1);
    assert!(answer.err.contains("round3-board4.toml"), "{}", answer.err);
    assert!(answer.err.contains("--from event-draft.json"), "{}", answer.err);
    for name in ["event.toml", "round3-board4.toml"] {
        assert_eq!(file(&home, name), "mine\n");
    }
}

#[test]
fn nothing_is_written_before_it_is_confirmed() {
    let home = Home::new();
    for answers in [
        "",
        "\n",
        "City\n/quit\n",
        &format!("{FIRST}{SECOND}"),
        &format!("{FIRST}{SECOND}/quit\n"),
    ] {
        home.run(&["new-event", "event.toml"], answers).expect(0);
        assert!(!home.path("event.toml").exists(), "{answers:?}");
    }
}

#[test]
fn what_was_left_is_gone_on_with() {
    let home = Home::new();
    let left = home.run(&["new-event", "event.toml"], FIRST).expect(0);
    assert!(left.err.contains("--from event-draft.json"), "{}", left.err);
    let mode = fs::metadata(home.path("event-draft.json"))
        .expect("a draft")
        .permissions()
        .mode();
    assert_eq!(mode & 0o077, 0, "a draft is for its owner alone");
    let on = ["new-event", "event.toml", "--from", "event-draft.json"];
    home.run(&on, format!("{SECOND}\n")).expect(0);
    let other = Home::new();
    other
        .run(&["new-event", "event.toml"], format!("{FIRST}{SECOND}\n"))
        .expect(0);
    let but_for_the_time = |it: &Home| {
        let file = file(it, "event.toml");
        let lines = file
            .lines()
            .filter(|it| !it.starts_with("authorised"))
            .map(str::to_owned);
        lines.collect::<Vec<_>>()
    };
    assert_eq!(but_for_the_time(&home), but_for_the_time(&other));
    home.file("other.json", "{\"kind\": \"equipment\"}");
    home.run(&["new-event", "b.toml", "--from", "other.json"], "")
        .refused(4, &["other.json"]);
}

#[test]
fn nothing_is_lost_where_nothing_can_be_written() {
    let home = Home::new();
    home.run(&["new-event", "nowhere/event.toml"], "")
        .refused(2, &["nowhere/event.toml"]);
}

#[test]
fn a_list_of_boards_makes_a_file_of_each() {
    let home = Home::new();
    home.file(
        "teams.csv",
        "\u{feff}Brett;SV Nord;SC Süd\r\n1;Anna;Bert\r\n2;Dirk;Clara\r\n",
    );
    // Event, place, date, round, match; the players of the second team are visually impaired; a blitz, supervised.
    let answers = "City\n\n\n3\n1\n2\n\n\n3\n\n\n\nyes\n\n\n\n\n\n\n\n\n\n\nLaptop\nAB\n\nyes\n\n";
    let answer = home.run(&["new-event", "--teams", "teams.csv"], answers).expect(0);
    assert!(
        answer
            .err
            .contains("Board 2: White Clara, visually impaired, Black Dirk."),
        "{}",
        answer.err
    );
    assert!(answer.out.contains("secret of the arbiters"), "{}", answer.out);
    assert!(answer.err.contains("White on odd boards"), "{}", answer.err);
    assert!(!answer.err.contains("Visually impaired:"), "{}", answer.err);
    for (name, lines) in [
        (
            "round3-board1.toml",
            ["white = \"Anna\"", "black = \"Bert\"", "blind = \"black\""],
        ),
        (
            "round3-board2.toml",
            ["white = \"Clara\"", "black = \"Dirk\"", "blind = \"white\""],
        ),
    ] {
        let written = file(&home, name);
        for line in lines {
            assert!(written.lines().any(|it| it.starts_with(line)), "{line}\n{written}");
        }
        assert!(written.contains("[secret]"), "{written}");
        home.run(&["check-event", name], "").expect(0);
    }
}

#[test]
fn a_wrong_list_is_named_by_its_lines_and_nothing_is_asked() {
    let home = Home::new();
    for (list, words) in [
        ("1;Anna;Bert\n2;Dirk\n3;;Fred\n", ["teams.csv", "2, 3"]),
        ("1;Anna;Bert\n1;Clara;Dirk\n", ["teams.csv", "line 2"]),
        ("1;Anna;Bert\nboard3;Eva Frank\n", ["teams.csv", "line 2"]),
        ("\n", ["teams.csv", "no players"]),
    ] {
        home.file("teams.csv", list);
        home.run(&["new-event", "--teams", "teams.csv"], "\n")
            .refused(3, &words);
    }
    home.run(&["new-event", "--teams", "missing.csv"], "")
        .refused(4, &["missing.csv"]);
}

fn position_at_random(random: &mut StdRng) -> String {
    const TYPED: [&str; 5] = [
        "random",
        "BQRBNKRN",
        "b q r b n k r n",
        FEN,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - -",
    ];
    match random.random() {
        true => random.random_range(0..960).to_string(),
        false => (*TYPED.choose(random).expect("one")).to_owned(),
    }
}

/// Answers everything that is asked by chance.
fn at_random(random: &mut StdRng, given: &EventGiven) -> EventAnswers {
    const TEXTS: [&str; 6] = ["Anna \"Eva\" Berg", "Łódź #2", "a\\b", "'", "yes", "[x] = 1"];
    let mut answers = EventAnswers::default();
    for question in EventQuestion::ALL {
        if !question.is_asked(&answers, given, &VOICES) {
            continue;
        }
        let choices = question.choices(&answers, given, &VOICES);
        let value = match question.kind() {
            EventAnswerKind::Choice | EventAnswerKind::YesOrNo => {
                let times = ["40/90m, G/30m, +30s", "G/60m", "G/5m", "10+5"];
                match question == EventQuestion::Time && random.random() {
                    true => (*times.choose(random).expect("one")).to_owned(),
                    false => choices.choose(random).expect("a choice").clone(),
                }
            }
            EventAnswerKind::Text => (*TEXTS.choose(random).expect("one")).to_owned(),
            EventAnswerKind::Number => random.random_range(1..=40).to_string(),
            EventAnswerKind::Minutes => format!("{}m", random.random_range(0..=60)),
            EventAnswerKind::Day => "2026-11-21".to_owned(),
            EventAnswerKind::Moment => "2026-11-21 09:05".to_owned(),
            EventAnswerKind::Initials => "AB Anna Berg, CD".to_owned(),
            EventAnswerKind::Points => {
                (*["3-1-0", "3 1 0", "1 ½ 0", "2-1.5-1/2"].choose(random).expect("one")).to_owned()
            }
            EventAnswerKind::Letters => (*["de", "en, de", "pt-BR es", "FR"].choose(random).expect("one")).to_owned(),
            EventAnswerKind::Position => position_at_random(random),
            EventAnswerKind::Percent => random.random_range(0..=100).to_string(),
        };
        let is_open = !question.must_be_answered() && choices.is_empty() && random.random_ratio(1, 4);
        let read = match question.read(&value, &answers, given, &VOICES) {
            // A rated game begins as all games do.
            Err(Message::EventContradiction { .. }) => continue,
            read => read.expect("an answer"),
        };
        answers.note(question, if is_open { String::new() } else { read });
    }
    answers
}

fn who(value: &str) -> By {
    match value {
        "assistant" => By::Assistant,
        "program" => By::Program,
        "nobody" => By::Nobody,
        _ => By::Player,
    }
}

/// Compares what a file lays down with what was answered; what was not asked is as it usually is.
fn is_laid_down(opening: &Opening, answers: &EventAnswers, given: &EventGiven, file: &str) {
    use EventQuestion as Q;
    let value = |it: Q| answers.value(it, given, &VOICES);
    let terms = opening.event.as_ref().expect("an event");
    let header = &opening.header;
    for (question, written) in [
        (Q::Event, &header.event),
        (Q::Site, &header.site),
        (Q::Round, &header.round),
        (Q::Match, &header.match_number),
        (Q::White, &header.white),
        (Q::Black, &header.black),
    ] {
        if question.is_asked(answers, given, &VOICES) {
            assert_eq!(&value(question), written, "{question:?}\n{file}");
        }
    }
    assert_eq!(opening.laws.name(), value(Q::Edition), "{file}");
    assert_eq!(opening.time, value(Q::Time).parse::<TimeControl>().ok(), "{file}");
    let clock = match value(Q::Clock).as_str() {
        "program" => ClockKind::Program,
        "none" => ClockKind::None,
        _ => ClockKind::Table,
    };
    assert_eq!(opening.clock, clock, "{file}");
    for question in Q::ALL {
        let Some(condition) = question.condition() else {
            continue;
        };
        let laid_down = terms.conditions.get(condition).unwrap_or_default();
        assert_eq!(laid_down, value(question), "{question:?}\n{file}");
    }
    assert_eq!(opening.announces, who(&value(Q::Announces)), "{file}");
    for (question, by) in [
        (Q::Executes, opening.duties.executes),
        (Q::Records, opening.duties.records),
        (Q::Presses, opening.duties.presses),
        (Q::Tells, opening.duties.tells),
        (Q::Claims, opening.duties.claims),
        (Q::Adjourns, opening.duties.adjourns),
    ] {
        if question.is_asked(answers, given, &VOICES) {
            assert_eq!(by, who(&value(question)), "{question:?}\n{file}");
        }
    }
    assert_eq!(opening.words, value(Q::Announcements), "{file}");
    let mut leaves: BTreeSet<&str> = Q::ALL
        .into_iter()
        .filter(|it| value(*it) == "yes")
        .filter_map(|it| it.leave().map(Allowed::name))
        .collect();
    leaves.extend((opening.announces == By::Program).then_some("announcing"));
    leaves.extend((opening.words != "de-fide").then_some("other-words"));
    let laid_down: BTreeSet<&str> = terms.leaves.iter().map(|it| it.what.name()).collect();
    assert_eq!(laid_down, leaves, "{file}");
    assert!(terms.leaves.iter().all(|it| it.by == "AB"), "{file}");
    let assistant = terms.assistant.as_ref().map(|it| it.name.clone()).unwrap_or_default();
    assert_eq!(assistant, value(Q::Assistant), "{file}");
    if let Some(assistant) = &terms.assistant {
        assert_eq!(assistant.provided_by.name(), value(Q::ProvidedBy), "{file}");
    }
    let style = Saying::spelled(&opening.say).style.name();
    let (say, loudest) = (value(Q::Say), value(Q::Loudest));
    assert_eq!(style, if say.is_empty() { "short" } else { &say }, "{file}");
    assert_eq!(opening.letters, answers.letters(given, &VOICES), "{file}");
    assert_eq!(terms.room_loudest, loudest.parse().ok(), "{file}");
    let position = value(Q::Position);
    assert_eq!(opening.fen.is_some(), !position.is_empty(), "{file}");
    let is_fen = position.contains('/');
    assert_eq!(opening.chess960, !position.is_empty() && !is_fen, "{file}");
    assert!(!is_fen || opening.fen.as_ref() == Some(&position), "{file}");
    if let Ok(AskedBackRank::Numbered(_, rank) | AskedBackRank::Pieces(rank)) = back_rank::read(&position, &[]) {
        assert_eq!(opening.fen, Some(rank.fen()), "{file}");
    }
    assert_eq!(event_file::draws_the_position(file), position == "random", "{file}");
    let arbiters: Vec<&str> = terms.arbiters.iter().map(|it| it.initials.as_str()).collect();
    assert_eq!(arbiters, ["AB", "CD"], "{file}");
    assert_eq!(terms.authorised.by, "AB", "{file}");
}

#[test]
fn whatever_is_answered_the_file_lays_it_down() {
    let lexicons: Vec<String> = VOICES.lexicon_tags().map(str::to_owned).collect();
    seed::cases(size::size(200, 5000), |random| {
        let teams = random.random();
        let given = EventGiven {
            now: "2026-11-21 14:30".to_owned(),
            teams,
            colours: random.random(),
            reports: (*["de", "en", "pt-BR"].choose(random).expect("one")).to_owned(),
        };
        let answers = at_random(random, &given);
        let board = ListedBoard {
            board: "2".to_owned(),
            white: "Bert".to_owned(),
            black: "Anna".to_owned(),
            first_is_white: random.random(),
        };
        let board = Some(&board).filter(|_| teams);
        let file = written(&answers, &given, board, &VOICES);
        assert_eq!(
            file,
            written(&answers, &given, board, &VOICES),
            "it is the same every time"
        );
        let surroundings = Surroundings::default();
        let opening = event_file::read_text(&file, Path::new("event.toml"), &lexicons, &given.reports, &surroundings);
        let opening = opening.unwrap_or_else(|why| panic!("{:?}\n{file}", why.message()));
        is_laid_down(&opening, &answers, &given, &file);
        let blind = answers.value(EventQuestion::Blind, &given, &VOICES);
        let served = match (blind.as_str(), board) {
            ("both", _) => Served::Both,
            ("first", Some(board)) if board.first_is_white => Served::White,
            ("second", Some(board)) if !board.first_is_white => Served::White,
            ("white", _) => Served::White,
            _ => Served::Black,
        };
        assert_eq!(opening.blind, served, "{file}");
        if let Some(board) = board {
            assert_eq!(
                (&opening.header.white, &opening.header.black),
                (&board.white, &board.black)
            );
        }
    });
}
