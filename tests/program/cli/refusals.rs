//! What is refused: in which words and with which exit code (docs/settings.md).

use std::fs;
use std::io::{Read as _, Write as _};
use std::thread;

use super::START;
use crate::support::program::{Answer, Home};

#[test]
fn a_file_that_exists_is_refused() {
    let home = Home::new();
    home.file("letter.txt", "dear friend");
    home.run(&["--journal", "letter.txt"], "e2e4\n")
        .refused(1, &["letter.txt"]);
    assert_eq!(
        fs::read_to_string(home.path("letter.txt")).expect("the file"),
        "dear friend"
    );
}

#[test]
fn a_journal_in_use_is_refused() {
    let home = Home::new();
    let mut child = home
        .ansage(&["--voice", "none", "--journal", "game.jsonl"])
        .spawn()
        .expect("the program");
    child
        .stdin
        .as_mut()
        .expect("a pipe")
        .write_all(b"e2e4\n")
        .expect("entered");
    let mut byte = [0];
    child
        .stdout
        .as_mut()
        .expect("a pipe")
        .read_exact(&mut byte)
        .expect("it plays");
    home.run(&["--resume", "game.jsonl"], "").refused(1, &["game.jsonl"]);
    drop(child.stdin.take());
    Answer::of(child).expect(0);
    home.run(&["--voice", "none", "--resume", "game.jsonl"], "").expect(0);
}

#[test]
fn bad_options_say_what_is_wrong_and_exit_with_3() {
    let home = Home::new();
    home.run(&["--event"], "").refused(3, &["event"]);
    home.run(&["--clock", "program"], "").refused(3, &["--time"]);
    home.run(&["--words", "xx"], "").refused(3, &["xx", "de-fide"]);
    home.run(&["--reports", "xx"], "").refused(3, &["xx", "pt-BR"]);
    home.run(&["--letters", "en,xx"], "").refused(3, &["xx", "nl"]);
    home.run(&["--fen", "nonsense"], "").refused(3, &["nonsense"]);
    home.run(&["--voice", "opera"], "").refused(3, &["opera"]);
    for (bad, named) in [
        (&["--nonsense"][..], &["--nonsense"][..]),
        (&["--rol", "player"], &["--rol", "--role"]),
        (&["--role", "king"], &["--role", "king", "assistant"]),
        (&["--role"], &["--role"]),
        (&["--laws", "2010"], &["2010", "1997, 2005, 2009, 2014, 2018 and 2023"]),
        (&["--laws", "2017"], &["use 2018"]),
        (&["--time", "soon"], &["soon", "5+3", "40/90m, G/30m, +30s"]),
        (&["--time", "+30s"], &["+30s", "5+3", "G/5m, +3s"]),
        (&["--time", "40/90m"], &["40/90m, G/30m"]),
        (&["--time", "G/90m, 40/90m"], &["40/90m, G/30m"]),
        (&["--time", "G/5m, +5s, d5s"], &["one increment", "40/90m, G/30m, +30s"]),
        (&["--time", "G/5m, d5m"], &["60"]),
        (&["--room-rate", "5"], &["--room-rate", "80"]),
        (&["--ear-pitch", "-101"], &["--ear-pitch", "-100"]),
        (&["--ear-voice", "auto"], &["--ear-voice", "own"]),
        (&["--own-voice", "Anna"], &["--own-voice", "de=rhvoice/Anna"]),
        (&["nonsense"], &["nonsense"]),
        (&["announce", "--fen", START], &["--move"]),
        (&["announce", "--fen", START, "--move", "e2"], &["--move", "e2"]),
        (&["export", "game.jsonl"], &["--pgn"]),
        (&["--plain", "--white", "A", "--white", "B"], &["--white"]),
    ] {
        home.run(bad, "").refused(3, named);
    }
    for (beside, named) in [
        (["--ear-device", "phones"], "--ear-device"),
        (["--room", "speakers:left"], "--room"),
        (["--room-voice", "builtin"], "--room-voice"),
        (["--ear-voice", "own"], "--ear-voice"),
    ] {
        home.run(&[&["--voice", "system"], &beside[..]].concat(), "")
            .refused(3, &["--voice system", named]);
    }
    for alone in ["--room-voice", "--ear-voice"] {
        home.run(&[alone, "system"], "").refused(3, &[alone, "builtin", "own"]);
    }
    // Here a screen reader reads the terminal.
    home.run(&["--voice", "screen-reader"], "")
        .refused(3, &["--voice screen-reader", "--ear text"]);
    let far = home.run(&["--foo"], "").expect(3);
    assert_eq!(far.err, "There is no option --foo. --help lists them.\n");
    home.run(&["--time", "soon", "--reports", "de"], "")
        .refused(3, &["Bedenkzeit: Keine heißt soon."]);
    assert_eq!(home.journals().len(), 0, "a game that cannot be played leaves no file");
}

#[test]
fn a_device_asked_for_that_cannot_be_used_exits_with_2() {
    let home = Home::new();
    home.run(&["--voice", "script:no/such/folder/script"], "")
        .refused(2, &["no/such/folder/script"]);
    home.file("file", "");
    home.run(&["--journal", "file/game.jsonl"], "")
        .refused(2, &["file/game.jsonl"]);
}

#[test]
fn a_file_that_cannot_be_read_exits_with_4() {
    let home = Home::new();
    home.file("letter.txt", "dear friend\n");
    for task in [&["replay"][..], &["export", "--pgn"], &["--resume"]] {
        home.run(&[task, &["nothing.jsonl"]].concat(), "")
            .refused(4, &["nothing.jsonl"]);
        home.run(&[task, &["letter.txt"]].concat(), "")
            .refused(4, &["letter.txt"]);
    }
    home.run(&["--settings", "nothing.toml"], "")
        .refused(4, &["nothing.toml"]);
    home.run(&["--voices", "nothing"], "").refused(4, &["nothing"]);
}

#[test]
fn why_a_file_cannot_be_read_is_told_in_the_language_of_the_reports() {
    let home = Home::new();
    fs::create_dir(home.path("folder")).expect("a folder");
    let told = |arguments: &[&str], code| {
        home.run(&[arguments, &["--reports", "de"]].concat(), "")
            .expect(code)
            .err
    };
    assert_eq!(
        told(&["--resume", "nix"], 4),
        "nix ist nicht lesbar: nicht vorhanden.\n"
    );
    assert_eq!(
        told(&["read", "folder"], 4),
        "folder ist keine Datei, sondern ein Ordner, eine Pipe oder ein Gerät.\n"
    );
    assert_eq!(
        told(&["--voice", "script:folder"], 2),
        "folder ist nicht schreibbar: es ist ein Ordner.\n"
    );
}

#[test]
fn a_file_that_holds_no_game_is_left_as_it_is() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\n")
        .expect(0);
    let game = fs::read_to_string(home.path("game.jsonl")).expect("the journal");
    let header = game.lines().next().expect("a header");
    for (name, holds) in [
        ("empty", ""),
        ("torn", "{\"journal\":1,\"pr"),
        ("header", &format!("{header}\n")),
    ] {
        home.file(name, holds);
        home.run(&["--voice", "none", "--resume", name], "e2e4\n")
            .refused(4, &[name]);
        home.run(
            &["--voice", "none", "--resume", name, "--journal", "new.jsonl"],
            "e2e4\n",
        )
        .refused(4, &[name]);
        assert_eq!(fs::read_to_string(home.path(name)).expect("the file"), holds);
        assert!(!home.path("new.jsonl").exists(), "no game, no journal");
    }
}

#[test]
fn an_unknown_settings_key_is_refused_with_file_line_and_key() {
    let home = Home::new();
    home.file(
        "config/ansage/settings.toml",
        "# mine\nvoice = \"none\"\nwrods = \"de\"\n",
    );
    home.run(&[], "e2e4\n").refused(3, &["settings.toml", "3", "wrods"]);
    assert_eq!(home.journals().len(), 0);
}

#[test]
fn a_time_control_of_the_settings_is_refused_in_the_language_of_the_reports() {
    let home = Home::new();
    home.file("config/ansage/settings.toml", "reports = \"de\"\ntime = \"soon\"\n");
    let told = home.run(&["--reports", "de"], "").expect(3).err;
    assert!(
        told.ends_with(
            "settings.toml, Zeile 2: Bedenkzeit: Keine heißt soon. Es gibt classical, adjourned, rapid, blitz, play-off, \
             armageddon; oder sie wird geschrieben wie 5+3 oder wie 40/90m, G/30m, +30s. \
             ansage setup beginnt neu und behält die alte Datei.\n"
        ),
        "{told}"
    );
    home.file("config/ansage/settings.toml", "time = \"5+3\"\n");
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\n")
        .expect(0);
    let journal = fs::read_to_string(home.path("game.jsonl")).expect("the journal");
    assert!(journal.contains("\"G/5m, +3s\""), "kept in one form: {journal}");
}

#[test]
fn errors_are_told_in_the_language_of_the_reports() {
    let home = Home::new();
    let told = |arguments: &[&str], locale: &str| {
        let mut command = home.ansage(arguments);
        let answer = Answer::of(command.env("LC_ALL", locale).spawn().expect("the program")).expect(3);
        answer.err
    };
    let english = told(&["--event"], "C");
    let german = told(&["--event"], "de_AT.UTF-8");
    assert_ne!(english, german);
    assert_eq!(told(&["--event", "--reports", "de"], "C"), german);
    home.file("config/ansage/settings.toml", "reports = \"de\"\n");
    assert_eq!(told(&["--event"], "C"), german);
}

/// Options whose value is none.
const OPTIONS: [&[&str]; 14] = [
    &["--ear-volume", "300"],
    &["--ear-rate", "fast"],
    &["--ear-pitch", "900"],
    &["--earcons", "foo"],
    &["--talk-key", "q"],
    &["--own-voice", "foo"],
    &["--plain=perhaps"],
    &["--date", "foo"],
    &["learn-my-voice", "--rounds", "99"],
    &["voices", "build", "x", "--loudness", "5"],
    &["resolve", "--ours", "a", "--theirs", "b", "--meant", "foo"],
    &["braille", "--fen", "x", "--rank", "9"],
    &["braille", "--fen", "x", "--file", "z"],
    &["read", "x", "--game", "foo"],
];

/// Lines of the settings whose value is none.
const SETTINGS: [&str; 14] = [
    "ear-volume = 300",
    "ear-volume = \"foo\"",
    "say = \"foo\"",
    "say = true",
    "say = short",
    "words = 3",
    "date = \"x\"",
    "say = \"short\"\nsay = \"long\"",
    "plain = 5",
    "letters = 5",
    "chess960 = 3.5",
    "own-voice = 3",
    "earcons = 3",
    "say",
];

/// What is said of each, in a language.
fn told_of_values(language: &str) -> Vec<String> {
    let home = Home::new();
    let reports = ["--reports", language];
    let mut told: Vec<String> = OPTIONS
        .iter()
        .map(|line| home.run(&[line, &reports[..]].concat(), "").expect(3).err)
        .collect();
    for line in SETTINGS {
        home.file("s.toml", &format!("{line}\n"));
        told.push(
            home.run(&[&["--settings", "s.toml"], &reports[..]].concat(), "")
                .expect(3)
                .err,
        );
        let event = home.run(&[&["check-event", "s.toml"], &reports[..]].concat(), "");
        assert!(
            !event.err.contains("expected") || line == "say",
            "{language}: {}",
            event.err
        );
    }
    told
}

#[test]
fn what_belongs_in_the_place_of_a_value_is_said_in_the_language_of_the_reports() {
    let languages = ["en", "de", "es", "fr", "nl", "pt-BR", "pt-PT"];
    let all: Vec<Vec<String>> = thread::scope(|scope| {
        let telling = languages.map(|it| scope.spawn(move || told_of_values(it)));
        telling.into_iter().map(|it| it.join().expect("sentences")).collect()
    });
    let mut english = Vec::new();
    for (language, told) in languages.into_iter().zip(all) {
        for (sentence, in_english) in told.iter().zip(&english) {
            assert_ne!(sentence, in_english, "{language}");
            // What the reader of TOML says may be quoted, not what we say.
            let ours = sentence.split(" (").next().unwrap_or_default();
            for word in ["expected", "invalid", "needed", "wanted", "unknown"] {
                assert!(!ours.contains(word), "{language}: {sentence}");
            }
        }
        if english.is_empty() {
            english = told;
        } else if language == "de" {
            assert_eq!(
                told[0],
                "--ear-volume 300 geht nicht: gebraucht wird eine Zahl von 0 bis 100.\n"
            );
            assert_eq!(
                told[OPTIONS.len()],
                "Einstellungen s.toml, Zeile 1: ear-volume: gebraucht wird eine Zahl von 0 bis 100.\n"
            );
            assert_eq!(
                told.last().map(String::as_str),
                Some("Einstellungen s.toml, Zeile 1: das ist nicht zu lesen (key with no value, expected `=`).\n")
            );
        }
    }
}

#[test]
fn what_is_missing_or_too_much_is_named_in_the_language_of_the_reports() {
    let home = Home::new();
    home.file("song.ogg", "OggS");
    let told = |code, arguments: &[&str]| {
        let arguments = [arguments, &["--reports", "de"]].concat();
        home.run(&arguments, "").expect(code).err.trim().to_owned()
    };
    assert_eq!(told(3, &["record"]), "Ein Ordner fehlt.");
    assert_eq!(told(3, &["replay"]), "Eine Datei fehlt.");
    assert_eq!(told(3, &["reconstruct"]), "Eine Datei oder ein Ordner fehlt.");
    assert_eq!(
        told(3, &["export", "--pgn"]),
        "Ein Protokoll fehlt. ansage games nennt die Partien."
    );
    assert_eq!(
        told(3, &["reconstruct", "a.flac", "b.wav"]),
        "b.wav ist eine Angabe zu viel. --help nennt, was dazugehört."
    );
    let one_of = told(3, &["export", "game.jsonl"]);
    assert!(
        one_of.starts_with("Eine dieser Optionen fehlt: --text, --log, "),
        "{one_of}"
    );
    assert!(one_of.contains("--large-print, --brf, --pef, "), "{one_of}");
    assert_eq!(
        told(3, &["brief"]),
        "Für wen? ansage brief mit opponent, arbiter, assistant, organiser oder letter."
    );
    assert_eq!(
        told(3, &["15+10"]),
        "Es gibt keine Aufgabe 15+10. Als Bedenkzeit: ansage --time 15+10"
    );
    assert_eq!(
        told(3, &["nonsense"]),
        "Es gibt keine Aufgabe nonsense. --help nennt sie."
    );
    assert_eq!(
        told(3, &["reconstruct", "a.flac", "--quick"]),
        "Es gibt keine Option --quick. --help nennt sie."
    );
    assert_eq!(
        told(4, &["play", "song.ogg"]),
        "song.ogg ist weder ein Protokoll noch eine Tondatei, die abgespielt werden kann: WAV, FLAC oder MP3."
    );
}

#[test]
fn a_file_of_words_that_is_no_text_is_named() {
    let home = Home::new();
    home.file("words/vv/lexicon.toml", "");
    fs::write(home.path("words/vv/lexicon.toml"), b"written = \"L\xe4ufer\"\n").expect("a file");
    home.run(&["--voices", "words"], "e2e4\n")
        .refused(4, &["words/vv/lexicon.toml"]);
}
