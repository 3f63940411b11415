//! `ansage games` as people and scripts use it: the files really renamed, exported and deleted, and nothing else touched.

use std::fs;
use std::time::{Duration, SystemTime};

use serde_json::Value;

use crate::support::program::{Answer, Home, OF_AN_EVENT, text, with_leave_for_a_script};

/// A home with a finished game, then one that is not finished, in the folder `games`.
fn shelf() -> Home {
    let home = Home::new();
    let lay = |name: &str, age: u64, white: &str, entries: &str| {
        let journal = home.path(&format!("games/{name}.jsonl"));
        let arguments = ["--voice", "none", "--white", white, "--black", "Bert", "--journal"];
        home.run(&[arguments.as_slice(), &[text(&journal)]].concat(), entries)
            .expect(0);
        let file = fs::File::options().append(true).open(&journal).expect("a journal");
        let written = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000 - age);
        file.set_modified(written).expect("an age");
    };
    lay("2026-11-01-180000", 2_000, "Anna", "e4\ne5\nNf3\n/result 1-0\n");
    lay("2026-11-02-180000", 1_000, "Cora", "d4\nd5\n");
    home
}

fn walk(home: &Home, entries: &str) -> Answer {
    home.run(&["games", "games", "--ask"], entries)
}

fn names(home: &Home) -> Vec<String> {
    let entries = fs::read_dir(home.path("games")).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|it| it.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    names.sort();
    names
}

#[test]
fn in_a_pipe_each_game_is_a_line_the_newest_first() {
    let home = shelf();
    home.file("games/foreign.jsonl", "{\"a\":1}\n");
    let damaged = fs::read_to_string(home.path("games/2026-11-01-180000.jsonl")).expect("a journal");
    home.file("games/damaged.jsonl", &damaged.replacen("e2e4", "d2d4", 1));
    let listed = home.run(&["games", "games"], "").expect(0);
    let lines: Vec<&str> = listed.out.lines().collect();
    assert_eq!(lines.len(), 4, "{}", listed.out);
    assert!(
        lines[0].starts_with("2026-11-02-180000: Cora against Bert, "),
        "{}",
        lines[0]
    );
    assert!(lines[0].ends_with(", not finished, 1 move."), "{}", lines[0]);
    assert!(lines[1].ends_with(", 1-0, 2 moves."), "{}", lines[1]);
    assert!(
        listed.out.contains("foreign.jsonl stays as it is: no journal."),
        "{}",
        listed.out
    );
    assert!(
        listed.out.contains("damaged.jsonl stays as it is: line "),
        "{}",
        listed.out
    );

    let printed = home.run(&["games", "games", "--json"], "").expect(0);
    let objects: Vec<Value> = printed
        .out
        .lines()
        .map(|it| serde_json::from_str(it).expect("JSON"))
        .collect();
    assert_eq!(objects.len(), 4);
    assert_eq!(objects[0]["standing"], "unfinished");
    assert_eq!(objects[1]["result"], "1-0");
    assert_eq!(objects[1]["white"], "Anna");
    let standings: Vec<&str> = objects[2..].iter().filter_map(|it| it["standing"].as_str()).collect();
    assert!(
        standings.contains(&"foreign") && standings.contains(&"damaged"),
        "{standings:?}"
    );
}

#[test]
fn a_folder_without_games_says_so_and_one_that_is_missing_is_named() {
    let home = Home::new();
    let none = home.run(&["games"], "").expect(0);
    assert!(none.out.starts_with("There is no game in "), "{}", none.out);
    home.run(&["games", "nowhere"], "").refused(4, &["nowhere"]);
}

#[test]
fn a_game_is_renamed_with_all_that_belongs_to_it() {
    let home = shelf();
    home.file("games/2026-11-02-180000.sound/0001.flac", "sound");
    let before = fs::read(home.path("games/2026-11-02-180000.jsonl")).expect("a journal");
    let answer = walk(&home, "yes\n4\n../up\n.hidden\n2026-11-01-180000\nClub night\n/quit\n").expect(0);
    for told in [
        "No file can be called ../up.",
        "No file can be called .hidden.",
        "2026-11-01-180000.jsonl",
        "The game is now called Club night.",
        "1 of 2: Cora against Bert, Club night, ",
    ] {
        assert!(answer.out.contains(told), "{told}\n{}", answer.out);
    }
    assert_eq!(
        names(&home),
        ["2026-11-01-180000.jsonl", "Club night.jsonl", "Club night.sound"]
    );
    let after = fs::read(home.path("games/Club night.jsonl")).expect("the journal");
    assert_eq!(before, after, "a record is not rewritten");
    let resumed = home
        .run(&["--voice", "none", "--resume", "games/Club night.jsonl"], "Nf3\n")
        .expect(0);
    assert_eq!(resumed.lines("room").len(), 1, "{}", resumed.out);
}

#[test]
fn a_game_is_exported_beside_the_person_and_never_over_a_file() {
    let home = shelf();
    let answer = walk(&home, "2\nyes\n3\n").expect(0);
    assert!(answer.out.contains("Written: "), "{}", answer.out);
    let read = |ending: &str| fs::read_to_string(home.path(&format!("2026-11-01-180000.{ending}"))).expect(ending);
    let pgn = home
        .run(&["export", "games/2026-11-01-180000.jsonl", "--pgn"], "")
        .expect(0);
    assert_eq!(read("pgn"), pgn.out);
    assert!(read("txt").contains("Nf3") && !read("brf").is_empty());

    fs::remove_file(home.path("2026-11-01-180000.txt")).expect("it is there");
    home.file("2026-11-01-180000.brf", "mine");
    let again = walk(&home, "2\nyes\n3\n").expect(0);
    assert!(!again.out.contains("Written: "), "{}", again.out);
    assert_eq!(read("brf"), "mine");
    assert!(!home.path("2026-11-01-180000.txt").exists(), "all or none");
}

#[test]
fn only_yes_deletes_and_only_what_is_the_games() {
    let home = shelf();
    home.file("games/2026-11-02-180000.sound/letter.txt", "mine");
    let kept = walk(&home, "yes\n5\n\nn\n").expect(0);
    assert!(kept.out.contains("The game stays."), "{}", kept.out);
    assert_eq!(names(&home).len(), 3);
    let deleted = walk(&home, "yes\n5\ny\nyes\n5\nyes\n").expect(0);
    assert_eq!(
        deleted.out.matches("The game is deleted.").count(),
        2,
        "{}",
        deleted.out
    );
    assert!(deleted.out.contains("It stays."), "{}", deleted.out);
    assert_eq!(names(&home), ["2026-11-02-180000.sound"]);
    assert!(home.path("games/2026-11-02-180000.sound/letter.txt").exists());
}

#[test]
fn a_game_that_is_open_elsewhere_or_of_an_event_is_not_deleted() {
    let home = shelf();
    let open = fs::File::open(home.path("games/2026-11-02-180000.jsonl")).expect("a journal");
    open.lock().expect("a lock");
    let answer = walk(&home, "yes\n5\nyes\n").expect(0);
    assert!(!answer.out.contains("deleted"), "{}", answer.out);
    drop(open);

    let home = Home::new();
    let event = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n";
    home.file("event.toml", &with_leave_for_a_script(event));
    home.run(&OF_AN_EVENT, "e4\n\n").expect(0);
    fs::create_dir(home.path("games")).expect("a folder");
    fs::rename(home.path("game.jsonl"), home.path("games/event.jsonl")).expect("a journal");
    let answer = walk(&home, "yes\n5\nyes\n3\n").expect(0);
    assert!(
        answer.out.contains("The game of the event is not handed in."),
        "{}",
        answer.out
    );
    assert!(!answer.out.contains("Written: "), "{}", answer.out);
    assert_eq!(names(&home), ["event.jsonl"]);
}

#[test]
fn the_list_names_how_a_game_goes_on_and_is_read() {
    let home = shelf();
    walk(&home, "yes\n1\n")
        .expect(1)
        .err
        .lines()
        .for_each(|it| assert!(it.contains("--resume games/2026-11-02-180000.jsonl"), "{it}"));
    let read = home.run(&["read", "games/2026-11-01-180000.jsonl"], "").expect(0);
    assert_eq!(read.out.lines().count(), 4, "{}", read.out);
    let json = home
        .run(&["read", "games/2026-11-01-180000.jsonl", "--json"], "")
        .expect(0);
    let game: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(game["moves"].as_array().map(Vec::len), Some(3));
}
