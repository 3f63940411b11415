//! `ansage read` as scripts and people use it: JSON, lists, moves, flaws, exit codes.

use serde_json::Value;

use crate::support::piped::Piped;
use crate::support::program::{Home, text};

const GERMAN: &str =
    "[White \"Silva, Ana\"]\n[Black \"Meyer, Jo\"]\n\n1. e4 e5 (1... c5 2. Sf3) 2. Sf3 {gut} Sc6 1-0\n";

#[test]
fn the_moves_of_a_game_are_printed_in_the_words_of_the_person() {
    let home = Home::new();
    home.file("game.pgn", GERMAN);
    let answer = home.run(&["read", "game.pgn"], "").expect(0);
    assert_eq!(
        answer.out.lines().collect::<Vec<_>>(),
        [
            "1 White: Pawn e 4",
            "1 Black: Pawn e 5",
            "2 White: Knight f 3",
            "Comment: gut",
            "2 Black: Knight c 6",
            "1-0"
        ]
    );
    assert_eq!(answer.err, "");
    let other = home
        .run(&["read", "game.pgn", "--words", "en", "--reports", "de"], "")
        .expect(0);
    assert!(
        other.out.contains("2 Weiß: Knight f 3\nKommentar: gut\n"),
        "{}",
        other.out
    );
}

#[test]
fn a_game_is_an_object_of_json() {
    let home = Home::new();
    home.file("game.pgn", GERMAN);
    let answer = home.run(&["read", "game.pgn", "--json"], "").expect(0);
    assert_eq!(answer.out.lines().count(), 1);
    let game: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(game["letters"], "de");
    assert_eq!(game["result"], "1-0");
    assert_eq!(game["complete"], true);
    assert_eq!(game["tags"][0], serde_json::json!(["White", "Silva, Ana"]));
    assert_eq!(game["moves"][2]["san"], "Nf3");
    assert_eq!(game["moves"][2]["uci"], "g1f3");
    assert_eq!(game["moves"][2]["comments"][0], "gut");
    assert_eq!(game["moves"][1]["variations"][0]["moves"][1]["san"], "Nf3");
    assert_eq!(game["flaws"], serde_json::json!([]));
}

#[test]
fn several_games_are_listed_and_one_is_chosen() {
    let home = Home::new();
    home.file(
        "games.pgn",
        &format!("{GERMAN}\n[White \"Third\"]\n\n1. d4 d5 2. Ke9\n"),
    );
    let list = home.run(&["read", "games.pgn"], "").expect(0);
    assert_eq!(
        list.out,
        "1: Silva, Ana – Meyer, Jo, 1-0, 4 half-moves.\n2: Third – Black, *, 2 half-moves. 2 flaws.\n"
    );
    let second = home.run(&["read", "games.pgn", "--game", "2"], "").expect(0);
    assert_eq!(second.out, "1 White: Pawn d 4\n1 Black: Pawn d 5\n2 flaws.\n*\n");
    assert_eq!(
        second.err,
        "Line 8, column 13: Ke9 is no move. This line is read no further.\n\
         Line 8, column 13: the result is missing.\n"
    );
    let json = home.run(&["read", "games.pgn", "--json"], "").expect(0);
    assert_eq!(json.out.lines().count(), 2);
    home.run(&["read", "games.pgn", "--game", "3"], "")
        .refused(3, &["3", "There are 2"]);
    home.run(&["read", "games.pgn", "--game", "0", "--json"], "")
        .refused(3, &["0"]);
}

#[test]
fn a_file_that_is_written_further_is_told_move_by_move() {
    let home = Home::new();
    let write = |text: &str| home.file("live.pgn", text);
    write("[White \"A\"]\n\n1. e4 e5 2. Nf");
    let mut reading = Piped::start(home.ansage(&["read", "live.pgn", "--follow"]));
    reading.wait_for(|it| it == "1 Black: Pawn e 5");
    write("[White \"A\"]\n\n1. e4 e5 2. Nf3 ");
    reading.wait_for(|it| it == "2 White: Knight f 3");
    // Corrected by who transmits it, and then ended.
    write("[White \"A\"]\n\n1. e4 e5 2. Nc3 Nc6 ");
    reading.wait_for(|it| it == "2 Black: Knight c 6");
    std::fs::remove_file(home.path("live.pgn")).expect("it is there");
    reading.wait_for(|it| it == "The file is gone or empty. What was read stays.");
    write("[White \"A\"]\n\n1. e4 e5 2. Nc3 Nc6 1-0");
    reading.wait_for(|it| it == "1-0");
    assert_eq!(
        reading.heard,
        [
            "1 White: Pawn e 4",
            "1 Black: Pawn e 5",
            "2 White: Knight f 3",
            "The game has been changed from 2 White on.",
            "2 White: Knight c 3",
            "2 Black: Knight c 6",
            "The file is gone or empty. What was read stays.",
            "1-0",
        ]
    );
}

#[test]
fn of_several_games_one_is_followed_and_json_is_not() {
    let home = Home::new();
    home.file("games.pgn", "1. e4 *\n\n1. d4 *\n");
    home.run(&["read", "games.pgn", "--follow"], "").refused(3, &["--game"]);
    home.run(&["read", "games.pgn", "--follow", "--json"], "")
        .refused(3, &["--json"]);
}

#[test]
fn letters_may_be_restricted() {
    let home = Home::new();
    home.file("game.pgn", GERMAN);
    let answer = home.run(&["read", "game.pgn", "--letters", "en,fr"], "").expect(0);
    assert!(
        answer.err.contains("Line 4, column 30: Sf3 is no move."),
        "{}",
        answer.err
    );
    home.run(&["read", "game.pgn", "--letters", "xx"], "")
        .refused(3, &["xx"]);
}

#[test]
fn what_holds_no_game_cannot_be_read() {
    let home = Home::new();
    let file = home.file("text.pgn", "Dear Sir or Madam,\n");
    home.run(&["read", text(&file)], "").refused(4, &["text.pgn"]);
    home.run(&["read", "nowhere.pgn"], "").refused(4, &["nowhere.pgn"]);
    home.file("empty.pgn", "");
    home.run(&["read", "empty.pgn", "--json"], "")
        .refused(4, &["empty.pgn"]);
}

#[test]
fn what_our_own_comments_say_is_told_once() {
    let home = Home::new();
    home.file(
        "game.pgn",
        "1. e4 {(=) 1:20} e5 {0:47} 2. Nf3 {(=)} Nc6 {good at 1:20} *\n",
    );
    let answer = home.run(&["read", "game.pgn"], "").expect(0);
    let lines: Vec<&str> = answer.out.lines().filter(|it| !it.starts_with(['1', '2'])).collect();
    assert_eq!(
        lines,
        [
            "A draw is offered.",
            "Time noted: 1:20.",
            "Time noted: 0:47.",
            "A draw is offered.",
            "Comment: good at 1:20",
            "*"
        ]
    );
}

#[test]
fn what_we_export_is_read_back() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\ne7e5\ng1f3\n")
        .expect(0);
    home.run(&["export", "game.jsonl", "--pgn", "-o", "game.pgn"], "")
        .expect(0);
    let answer = home.run(&["read", "game.pgn", "--json"], "").expect(0);
    let game: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(game["moves"].as_array().map(Vec::len), Some(3));
    assert_eq!(game["flaws"], serde_json::json!([]));
}

#[test]
fn a_latin_file_keeps_its_names() {
    let home = Home::new();
    let path = home.file("latin.pgn", "");
    std::fs::write(path, b"[White \"M\xfcller\"]\r\n\r\n1. e4 *\r\n").expect("a file");
    let answer = home.run(&["read", "latin.pgn", "--json"], "").expect(0);
    assert!(answer.out.contains("Müller"), "{}", answer.out);
}

#[test]
fn moves_that_nobody_announces_are_told_in_the_words_of_the_reports_as_people_spell_them() {
    let home = Home::new();
    home.file("game.pgn", "1. e4 e5 2. Bb5 Nf6 *\n");
    let moves = |options: &[&str]| {
        let line = [&["read", "game.pgn"], options].concat();
        home.run(&line, "").expect(0).out.lines().nth(2).map(str::to_owned)
    };
    let is_told = |options: &[&str], told: &str| assert_eq!(moves(options).as_deref(), Some(told), "{options:?}");
    is_told(&["--reports", "de"], "2 Weiß: Läufer Bella fünf");
    is_told(&["--reports", "fr"], "2 Blancs: Fou b 5");
    // Whoever reads them out to both players names the words of the Laws.
    is_told(
        &["--reports", "de", "--words", "de-fide"],
        "2 Weiß: Laeufer Bella fuenf",
    );
    is_told(
        &["--reports", "en", "--words", "de-fide"],
        "2 White: Laeufer Bella fuenf",
    );
}
