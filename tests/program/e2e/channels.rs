//! Who is told what by which channel, and in whose words: roles, the Ear as text, settings, a voice folder of one's own.

use std::fs;

use crate::support::program::{Answer, Home};

const ENTRIES: &str = "e4\ne5\n?\n/repeat\nNf3\n";
const TIME: &str = "White 1 move, Black 1 move.";
const LAST_POSITION: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

/// A game played to a script of what was spoken.
struct Played {
    answer: Answer,
    said: String,
    last_position: String,
}

fn play(home: &Home, options: &[&str]) -> Played {
    let voice = ["--voice", "script:said.txt", "--journal", "game.jsonl"];
    let answer = home.run(&[&voice, options].concat(), ENTRIES).expect(0);
    let replayed = home.run(&["replay", "game.jsonl"], "").expect(0).out;
    Played {
        answer,
        said: fs::read_to_string(home.path("said.txt")).expect("the script"),
        last_position: replayed.lines().last().expect("a FEN").to_owned(),
    }
}

#[test]
fn every_utterance_is_written_to_the_script_as_it_is_pronounced() {
    let played = play(&Home::new(), &[]);
    assert_eq!(
        played.said,
        "room: Bauer Eva vier\nroom: Bauer Eva fünf\near: White 1 move, Black 1 move.\nroom: Bauer Eva fünf\n\
         room: Springer Felix drei\n"
    );
    let room = [
        "Bauer Eva vier",
        "Bauer Eva fuenf",
        "Bauer Eva fuenf",
        "Springer Felix drei",
    ];
    assert_eq!(played.answer.lines("room"), room);
    assert_eq!(played.last_position, LAST_POSITION);
}

#[test]
fn an_ear_that_is_text_is_written_and_never_spoken() {
    let played = play(&Home::new(), &["--ear", "text"]);
    assert!(played.answer.lines("ear").contains(&TIME), "{}", played.answer.out);
    assert_eq!(
        played.said.lines().filter(|it| !it.starts_with("room: ")).count(),
        0,
        "{}",
        played.said
    );
    assert_eq!(played.said.lines().count(), 4, "{}", played.said);
}

#[test]
fn a_recorder_says_nothing_in_the_room() {
    let played = play(&Home::new(), &["--role", "recorder"]);
    let room: [&str; 0] = [];
    assert_eq!(played.answer.lines("room"), room);
    assert!(!played.said.contains("room: "), "{}", played.said);
    assert!(
        played.answer.lines("ear").contains(&"Springer Felix drei"),
        "{}",
        played.answer.out
    );
    assert_eq!(played.last_position, LAST_POSITION, "it is recorded all the same");
}

#[test]
fn against_an_opponent_who_does_not_hear_nothing_is_said_aloud_and_the_screen_tells_it() {
    let home = Home::new();
    let played = play(&home, &["--room", "none"]);
    assert!(!played.said.contains("room: "), "{}", played.said);
    let own = [
        "Bauer Eva vier",
        "Bauer Eva fünf",
        TIME,
        "Bauer Eva fünf",
        "Springer Felix drei",
    ];
    let in_the_ear: Vec<_> = played.said.lines().filter_map(|it| it.strip_prefix("ear: ")).collect();
    assert!(
        in_the_ear.ends_with(&own),
        "what the opponent reads is heard by the one served: {in_the_ear:?}"
    );
    let screen = home.run(&["screen", "--journal", "game.jsonl", "--once"], "").expect(0);
    assert!(screen.out.contains("Springer Felix drei"), "{}", screen.out);
    assert_eq!(played.last_position, LAST_POSITION, "it is recorded all the same");
}

#[test]
fn an_assistant_enters_both_sides_and_both_are_announced() {
    for blind in ["white", "black", "both"] {
        let played = play(&Home::new(), &["--role", "assistant", "--blind", blind]);
        let room = [
            "Bauer Eva vier",
            "Bauer Eva fuenf",
            "Bauer Eva fuenf",
            "Springer Felix drei",
        ];
        assert_eq!(played.answer.lines("room"), room, "{blind}");
        assert_eq!(played.last_position, LAST_POSITION);
    }
}

#[test]
fn what_is_set_in_the_file_is_what_is_heard() {
    let home = Home::new();
    let settings = "words = \"en\"\nreports = \"es\"\nletters = \"en\"\nsay = \"coordinates\"\near = \"text\"\n";
    home.file("config/ansage/settings.toml", settings);
    let set = play(&home, &[]);
    let home = Home::new();
    let options = "--words en --reports es --letters en --say coordinates --ear text";
    let asked = play(&home, &options.split(' ').collect::<Vec<_>>());
    assert_eq!(set.said, asked.said);
    let without_path = |answer: &Answer| -> Vec<String> {
        let lines = answer.out.lines().filter(|it| !it.contains("game.jsonl"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(without_path(&set.answer), without_path(&asked.answer));
    assert!(!set.said.contains("Bauer"), "{}", set.said);

    let home = Home::new();
    home.file("config/ansage/settings.toml", settings);
    let german = play(&home, &["--words", "de-fide", "--say", "short"]);
    assert!(german.said.contains("room: Springer Felix drei\n"), "{}", german.said);
}

#[test]
fn a_word_of_ones_own_is_announced_and_understood() {
    let home = Home::new();
    home.file(
        "mine/de-fide/lexicon.toml",
        "[knight]\nwritten = \"Rössl\"\nspoken = \"Rössel\"\nheard = [\"Gaul\"]\n",
    );
    let options = [
        "--voice",
        "script:said.txt",
        "--voices",
        "mine",
        "--journal",
        "game.jsonl",
    ];
    let answer = home
        .run(&options, "roessl felix drei\nGaul felix sechs\nSpringer c3\n")
        .expect(0);
    assert_eq!(answer.lines("room"), ["Rössl Felix drei", "Rössl Felix sechs"]);
    let said = fs::read_to_string(home.path("said.txt")).expect("the script");
    assert!(said.contains("room: Rössel Felix drei\n"), "{said}");
}

#[test]
fn a_damaged_voice_folder_is_refused_with_its_file_and_key() {
    let damages = [
        ("de-fide/lexicon.toml", "[horse]\nwritten = \"Pferd\"\n", "horse"),
        ("de-fide/lexicon.toml", "[knight]\nwritten = \"Turm\"\n", "Turm"),
        ("de-fide/lexicon.toml", "[knight]\nspoken = \"Ross\"\n", "knight"),
        ("de-fide/lexicon.toml", "[knight\n", "lexicon.toml"),
        ("en/messages.ftl", "read-back = { $mvoe }?\n", "read-back"),
        ("en/messages.ftl", "read-bakc = { $move }?\n", "read-bakc"),
        ("en/messages.ftl", "read-back = { $move\n", "read-back"),
        ("commands.toml", "[jump]\nen = { short = \"jj\" }\n", "jump"),
        ("xx/lexicon.toml", "language = \"xx\"\n", "xx/lexicon.toml"),
    ];
    for (file, text, key) in damages {
        let home = Home::new();
        home.file(&format!("mine/{file}"), text);
        home.run(&["--voices", "mine", "--voice", "none"], "e4\n")
            .refused(4, &[file, key]);
        assert_eq!(home.journals().len(), 0, "no game was begun");
    }
}
