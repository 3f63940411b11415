//! A file of somebody else, named by mistake or by a link, is not quoted by the sentence that says that it cannot be read.

use std::fs;

use crate::support::program::Home;

/// As such files are: a line of passwords, and one with a sign of equality.
const FOREIGN: &str = "root:$y$j9T$marzipan:19000:0:99999:7:::\nPASSWORD=marzipan nougat\n";
/// One whose first line already has the sign.
const WITH_A_SIGN: &str = "SOME_KEY = marzipan nougat\n";

#[test]
fn no_reader_quotes_what_it_cannot_read() {
    for text in [FOREIGN, WITH_A_SIGN] {
        let home = Home::new();
        for name in [
            "own.toml",
            "tables/mine.utb",
            "words/de/lexicon.toml",
            "more/en/messages.ftl",
            "other/commands.toml",
            "game.jsonl",
            "bank/bank.toml",
            "sheet.pef",
            "sound.wav",
        ] {
            home.file(name, text);
        }
        home.file("tables/other.utb", "include part.uti\n");
        std::os::unix::fs::symlink(home.path("game.jsonl"), home.path("tables/part.uti")).expect("a link");
        let lines: [&[&str]; 15] = [
            &["--settings", "own.toml", "--voice", "none"],
            &["doctor", "--settings", "own.toml"],
            &["check-event", "own.toml"],
            &["--event-file", "own.toml", "--voice", "none"],
            &["braille", "--tables", "tables", "--table", "mine", "a"],
            &["braille", "--tables", "tables", "--table", "other", "a"],
            &["--voices", "words", "--voice", "none"],
            &["--voices", "more", "--voice", "none"],
            &["--voices", "other", "--voice", "none"],
            &["--resume", "game.jsonl", "--voice", "none"],
            &["replay", "game.jsonl"],
            &["export", "game.jsonl", "--pgn"],
            &["voices", "check", "bank"],
            &["read", "sheet.pef"],
            &["listen", "--wav", "sound.wav"],
        ];
        for line in lines {
            let answer = home.run(line, "");
            let told = format!("{}{}", answer.out, answer.err);
            assert!(!told.is_empty(), "{line:?} says nothing");
            assert!(!told.to_lowercase().contains("marzipan"), "{line:?}: {told}");
        }
        let log = fs::read_to_string(home.path("state/ansage/ansage.log")).expect("the log");
        assert!(!log.to_lowercase().contains("marzipan"), "{log}");
    }
}

#[test]
fn a_value_that_is_of_the_wrong_kind_is_not_quoted() {
    let home = Home::new();
    home.file("own.toml", "own-voice = \"marzipan\"\n");
    home.file("words/de/lexicon.toml", "[knight]\nheard = \"marzipan\"\n");
    for line in [["--settings", "own.toml"], ["--voices", "words"]] {
        let answer = home.run(&[&line[..], &["--voice", "none"]].concat(), "");
        assert_ne!(answer.code, Some(0), "{line:?}");
        assert!(!answer.err.contains("marzipan"), "{}", answer.err);
    }
}
