//! `ansage resolve` as an arbiter and scripts use it.

mod board;
mod report;
mod verdict;

use serde_json::{Value, json};

use crate::support::program::{Answer, Home, with_leave_for_a_script};

const SAMPLE: &str = "1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 \
                      10.0-0-0 Re8 11.Kb1(=)";
const FINAL: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

/// Runs the program on two sheets.
fn resolve(ours: &str, theirs: &str, further: &[&str]) -> Answer {
    resolve_with(ours, theirs, further, "")
}

fn resolve_with(ours: &str, theirs: &str, further: &[&str], answers: &str) -> Answer {
    let home = Home::new();
    home.file("ours", ours);
    home.file("theirs", theirs);
    let arguments = [&["resolve", "--ours", "ours", "--theirs", "theirs"], further].concat();
    home.run(&arguments, answers)
}

#[track_caller]
fn found(ours: &str, theirs: &str, further: &[&str]) -> Value {
    let arguments = [further, &["--json"]].concat();
    let answer = resolve(ours, theirs, &arguments).expect(0);
    serde_json::from_str(&answer.out).expect("JSON")
}

fn words_of(steps: &Value) -> Vec<&str> {
    let steps = steps.as_array().expect("a list").iter();
    steps.map(|it| it["words"].as_str().expect("words")).collect()
}

#[test]
fn what_is_named_pgn_is_read_as_pgn_though_it_has_no_tags() {
    // On paper "Bc4" may be a bishop's move or, for bishop's pawn, a pawn's.
    let home = Home::new();
    let moves = "1. e4 e5 2. Bc4 Bc5 *\n";
    for (name, undecided) in [("theirs.txt", true), ("theirs.pgn", false)] {
        home.file("ours.pgn", moves);
        home.file(name, moves);
        let arguments = ["resolve", "--ours", "ours.pgn", "--theirs", name, "--json"];
        let answer = home.run(&arguments, "").expect(0);
        let value: Value = serde_json::from_str(&answer.out).unwrap();
        assert_eq!(value["ambiguous"] != json!([]), undecided, "{name}: {value}");
    }
}

#[test]
fn each_sheet_is_read_in_the_letters_of_its_own_moves() {
    // Knights are N: no pawn is meant by B, and nothing is asked. The other sheet is German, and its B would be one.
    let english = "1. e4 e5\n2. Nf3 Nc6\n3. Bc4 Bc5\n";
    let german = "1. e4 e5\n2. Sf3 Sc6\n3. Lc4 Lc5\n";
    for (ours, theirs) in [(english, german), (german, english), (english, english)] {
        let value = found(ours, theirs, &[]);
        assert_eq!(value["ambiguous"], json!([]), "{value}");
        assert_eq!(
            (&value["agreement"], &value["last_agreed_ply"]),
            (&json!("agree"), &json!(6))
        );
    }
}

#[test]
fn a_sheet_in_braille_without_capitals_and_without_a_head_is_read_in_its_letters() {
    let home = Home::new();
    home.file("ours.txt", "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Bxc6 dxc6\n");
    for (name, cells) in [
        ("de.brf", "1 E4 E5\n2 SF3 SC6\n3 LB5 A6\n4 LXC6 DXC6\n"),
        ("en.brf", "1 E4 E5\n2 NF3 NC6\n3 BB5 A6\n4 BXC6 DXC6\n"),
        ("fr.brf", "1 E4 E5\n2 CF3 CC6\n3 FB5 A6\n4 FXC6 DXC6\n"),
    ] {
        home.file(name, cells);
        let arguments = ["resolve", "--ours", "ours.txt", "--theirs", name, "--json"];
        let value: Value = serde_json::from_str(&home.run(&arguments, "").expect(0).out).expect("JSON");
        // What may be a pawn's capture or the queen's in German is the pawn's here: no queen can go there.
        assert_eq!(
            (&value["agreement"], &value["last_agreed_ply"], &value["ambiguous"]),
            (&json!("agree"), &json!(8), &json!([])),
            "{name}: {value}"
        );
    }
}

#[test]
fn a_printed_form_is_read_without_its_head_and_foot() {
    let home = Home::new();
    let moves = "e4\ne5\nNf3\nNf6\nd4\nexd4\n".to_owned();
    let play = [
        "--voice",
        "none",
        "--words",
        "en",
        "--journal",
        "game.jsonl",
        "--white",
        "Anna",
    ];
    home.run(&play, &moves).expect(0);
    home.run(&["export", "game.jsonl", "--text", "-o", "form.txt"], "")
        .expect(0);
    let arguments = ["resolve", "--ours", "game.jsonl", "--theirs", "form.txt", "--json"];
    let value: Value = serde_json::from_str(&home.run(&arguments, "").expect(0).out).expect("JSON");
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("agree"), &json!(6)),
        "{value}"
    );
    assert_eq!((&value["ambiguous"], &value["numbers"]), (&json!([]), &json!([])));
}

#[test]
fn what_stands_behind_a_result_is_read_all_the_same() {
    let value = found("1.e4 e5 2.Nf3 Nc6", "1. e4 e5 1-0\n2. Nf3 Nc6\n", &[]);
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("agree"), &json!(4)),
        "{value}"
    );
    assert_eq!(value["flaws"][0]["kind"], "result-among-moves");
    let value = found("1.e4 e5 2.Nf3 Nc6", "1. e4 e5 2. N(3 Nc6\n", &[]);
    assert_eq!(
        value["agreement"], "undecided",
        "a bracket that is never closed is no comment: {value}"
    );
}

#[test]
fn pgn_that_breaks_off_says_where() {
    let pgn = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {good";
    let answer = resolve("1.e4 e5 2.Nf3 Nc6 3.Bb5", pgn, &["--json"]).expect(0);
    assert!(
        answer
            .err
            .contains("theirs: Line 4, column 28: the comment has no end."),
        "{}",
        answer.err
    );
    let value: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("agree"), &json!(5))
    );

    let pgn = "[White \"A\"]\n\n1. e4 e5 2. Nx3 Nc6 3. Bb5 *\n";
    let answer = resolve("1.e4 e5 2.Nf3 Nc6 3.Bb5", pgn, &["--json"]).expect(0);
    assert!(
        answer.err.contains("Line 3, column 13: Nx3 is no move."),
        "{}",
        answer.err
    );
    let value: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("undecided"), &json!(2))
    );
    assert_eq!(value["if_read_alike"]["last_agreed_ply"], 5, "what follows is compared");
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    resolve("1.e4", "1.e4", &["--board-a", "no board"]).refused(3, &["no board"]);
    resolve("1.e4", "1.e4", &["--meant", "theirs:9=e4"]).refused(3, &["9"]);
    resolve("1.e4", "1.e4", &["--meant", "nonsense"]).refused(3, &["--meant"]);
    resolve("", "1.e4", &[]).refused(4, &["ours"]);
    resolve("1.e4", "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n", &[]).refused(4, &["theirs"]);
    let other = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n";
    resolve("[White \"A\"]\n\n1. e4 *\n", other, &[]).refused(1, &["different positions"]);
    resolve("[FEN \"x\"]\n\n1. e4 *\n", "1.e4", &[]).refused(4, &["ours"]);
    let home = Home::new();
    home.file("ours", "1.e4");
    home.run(&["resolve", "--ours", "ours", "--theirs", "nowhere"], "")
        .refused(4, &["nowhere"]);
}

#[test]
fn words_that_are_not_those_of_the_move_are_named() {
    let home = Home::new();
    let file = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[players]\nblind = \"white\"\n\
                [duties]\nannounces = \"program\"\n[clock]\nkind = \"none\"\n[allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n";
    home.file("event.toml", &with_leave_for_a_script(file));
    let line = "--event-file event.toml --voice none --listen off --journal game.jsonl";
    let line: Vec<&str> = line.split(' ').collect();
    home.run(&line, "Bg1f3\n\n/made\n/quit\n");
    home.file("theirs.txt", "1. Nf3\n");
    let told = home.run(
        &[
            "resolve",
            "--ours",
            "game.jsonl",
            "--theirs",
            "theirs.txt",
            "--words",
            "en",
        ],
        "",
    );
    let told = told.expect(0).out;
    assert!(told.contains("The sheets agree"), "{told}");
    assert!(
        told.contains("Entered: 1.Bg1f3. On the program's board that is 1.Nf3."),
        "{told}"
    );
    let files = ["resolve", "--ours", "game.jsonl", "--theirs", "theirs.txt", "--json"];
    let object: serde_json::Value = serde_json::from_str(&home.run(&files, "").expect(0).out).expect("an object");
    let words = &object["other_words"];
    assert_eq!(
        (&words[0]["sheet"], &words[0]["ply"]),
        (&"ours".into(), &1.into()),
        "{words}"
    );
    assert_eq!(words[0]["made"], "1.Nf3", "{words}");
}
