//! Chess960 and given start positions from the command line to the replay of the journal.

use serde_json::Value;

use crate::support::program::{self, Home};

const SET_UP: &str = "Anna Laeufer, Bella Dame, Cesar Turm, David Laeufer, Eva Springer, Felix Koenig, Gustav Turm, \
                      Hector Springer";

fn start_fen(home: &Home) -> String {
    let printed = home.run(&["export", "game.jsonl", "--json"], "").expect(0).out;
    let record: Value = serde_json::from_str(&printed).expect("one JSON object");
    assert_eq!(record["chess960"], true);
    record["start_fen"].as_str().expect("a FEN").to_owned()
}

fn play(home: &Home, chess960: &str, entries: &str) -> program::Answer {
    let arguments = ["--voice", "none", "--journal", "game.jsonl", "--chess960", chess960];
    home.run(&arguments, entries).expect(0)
}

#[test]
fn f_2_2_a_game_is_set_up_played_replayed_and_exported() {
    let home = Home::new();
    let told = play(&home, "BQRBNKRN", "0-0\n0-0\ne4\n");
    assert_eq!(
        told.lines("room"),
        [SET_UP, SET_UP, "Kurze Rochade", "Kurze Rochade", "Bauer Eva vier"]
    );

    let replayed = home.run(&["replay", "game.jsonl"], "").expect(0);
    assert_eq!(replayed.lines("room"), told.lines("room"), "the replay tells the same");
    let fen = "bqrbnrkn/pppppppp/8/8/4P3/8/PPPP1PPP/BQRBNRKN b - - 0 2";
    assert_eq!(replayed.out.lines().last(), Some(fen));
    let exported = home.run(&["export", "game.jsonl", "--pgn"], "").expect(0).out;
    assert!(exported.contains("[Variant \"Chess960\"]"), "{exported}");
    assert!(exported.contains("1. O-O O-O 2. e4 *"), "{exported}");

    let resumed = home.run(&["--voice", "none", "--resume", "game.jsonl"], "").expect(0);
    assert_eq!(resumed.lines("room").len(), 0, "it is read once: {}", resumed.out);
}

#[test]
fn f_2_1_by_number_by_chance_or_as_the_dice_fell() {
    let home = Home::new();
    play(&home, "518", "");
    assert_eq!(
        start_fen(&home),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    let home = Home::new();
    play(&home, "0", "");
    assert_eq!(
        start_fen(&home),
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
    );
    let home = Home::new();
    play(&home, "random", "");
    let by_chance = start_fen(&home);
    let rank = by_chance
        .split(['/', ' '])
        .nth(7)
        .expect("White's back rank")
        .to_owned();
    let home = Home::new();
    play(&home, &rank, "");
    assert_eq!(start_fen(&home), by_chance, "what chance chose is lawful as dice too");
}

#[test]
fn it_may_stand_in_the_settings_as_a_number_or_a_word() {
    for value in ["518", "\"518\"", "\"RNBQKBNR\""] {
        let home = Home::new();
        home.file("my.toml", &format!("chess960 = {value}\n"));
        let arguments = ["--voice", "none", "--journal", "game.jsonl", "--settings", "my.toml"];
        home.run(&arguments, "").expect(0);
        assert_eq!(
            start_fen(&home),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        );
    }
}

#[test]
fn f_2_1_a_refusal_names_the_rule_and_leaves_no_journal() {
    for (chess960, words) in [
        ("RKBNBRNQ", "bishops must stand on squares of different colours"),
        ("KRBBQNRN", "king must stand between the rooks"),
        ("QQRBNKRN", "one king, one queen, two rooks"),
        ("960", "0 to 959"),
        ("chance", "0 to 959"),
    ] {
        let home = Home::new();
        let arguments = ["--voice", "none", "--journal", "game.jsonl", "--chess960", chess960];
        home.run(&arguments, "").refused(3, &[chess960, words]);
        assert!(!home.path("game.jsonl").exists());
    }
}

#[test]
fn two_start_positions_are_refused() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    Home::new()
        .run(&["--voice", "none", "--chess960", "518", "--fen", fen], "")
        .refused(3, &["--chess960 and --fen"]);
}

#[test]
fn a_position_no_game_comes_to_is_named_once_and_played() {
    let home = Home::new();
    let arguments = [
        "--voice",
        "none",
        "--journal",
        "game.jsonl",
        "--fen",
        "8/8/8/8/8/8/8/R7 w - - 0 1",
    ];
    let told = home.run(&arguments, "Ra5\n").expect(0);
    assert_eq!(
        told.lines("ear")[0],
        "No game comes to this position: a king is missing."
    );
    assert_eq!(told.lines("room"), ["Turm Anna fuenf"]);
    let resumed = home.run(&["--voice", "none", "--resume", "game.jsonl"], "").expect(0);
    assert!(!resumed.out.contains("a king is missing"), "{}", resumed.out);
}

#[test]
fn what_is_no_fen_at_all_is_refused() {
    Home::new()
        .run(&["--voice", "none", "--fen", "nothing"], "")
        .refused(3, &["nothing"]);
}
