//! What is kept for the file of the arbiter.

use serde_json::{Value, json};

use crate::support::program::Home;

fn read(home: &Home, name: &str) -> String {
    std::fs::read_to_string(home.path(name)).expect("it is there")
}

#[test]
fn a_report_is_kept_and_never_written_over_another() {
    let home = Home::new();
    let tags =
        "[Event \"Open\"]\n[Date \"2026.05.09\"]\n[Round \"?\"]\n[White \"A. Weiss\"]\n[Black \"B. Schwarz\"]\n\n";
    home.file("ours.pgn", &format!("{tags}1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n"));
    home.file("theirs", "1. e4 e5\n2. Sf3 Sc6\n3. Lb5 ?\n");
    let board = "Weiß: König e1, Turm h1; Schwarz: König e8";
    let run = |further: &[&str]| {
        let arguments = [
            "resolve",
            "--ours",
            "ours.pgn",
            "--theirs",
            "theirs",
            "--reports",
            "de",
            "--board-a",
            board,
        ];
        home.run(&[&arguments[..], further].concat(), "")
    };
    let answer = run(&["--report", "report.txt"]).expect(0);
    assert!(answer.err.contains("Der Bericht steht in report.txt"), "{}", answer.err);
    let report = read(&home, "report.txt");
    let lines: Vec<&str> = report.lines().collect();
    for line in [
        "Weiß: A. Weiss",
        "Schwarz: B. Schwarz",
        "Turnier: Open",
        "Datum: 2026.05.09",
        "2...    Sc6                      Sc6",
        "3.      Lc4                      Lb5",
        "3...    Lc5                      ?",
        "4.      0-0",
        "Erster Unterschied: Zug 3 Weiß.",
        "Auf Brett A steht:",
        "Weiß: König Eva eins, Turm Hector eins",
        "4k3/8/8/8/8/8/8/4K2R",
        "Uhren nach der Entscheidung:",
        "Schiedsrichter: ______________________________",
    ] {
        assert!(lines.contains(&line), "{line}\n{report}");
    }
    assert!(!report.contains("Runde"), "{report}");
    assert!(report.contains(&answer.out), "{report}");

    run(&["--report", "report.txt"]).refused(1, &["report.txt"]);
    assert_eq!(read(&home, "report.txt"), report);
    run(&["--report", "report.txt", "--force", "--words", "en"]).expect(0);
    assert!(
        read(&home, "report.txt").contains("King e 1"),
        "{}",
        read(&home, "report.txt")
    );
    let answer = run(&["--report", "report.json", "--json"]).expect(0);
    assert_eq!(read(&home, "report.json"), answer.out);
    run(&["--report", "report.doc"]).refused(3, &[".txt"]);
    // What was found is told all the same.
    let answer = run(&["--report", "nowhere/none.txt"]).expect(2);
    assert!(
        answer.err.contains("none.txt") && answer.out.contains("Brett A"),
        "{}",
        answer.err
    );
    home.file("ours.txt", "1. e4\n");
    home.run(
        &[
            "resolve", "--ours", "ours.txt", "--theirs", "theirs", "--report", "ours.txt", "--force",
        ],
        "",
    )
    .refused(1, &["ours.txt"]);
    assert_eq!(read(&home, "ours.txt"), "1. e4\n");
}

/// A game in which two boards were compared and went back to the last agreement, and went on.
const AT_THE_TABLE: &str = "e4\ne5\nNf3\nNc6\nBc4\n/mismatch\n1. e4 e5 2. Nf3 Nc6 3. Bb5\n\n/board a \
                            r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R\n/restore\nBb5\na6\n";

#[test]
fn what_was_compared_at_the_table_is_reported_from_its_journal() {
    let home = Home::new();
    let play = ["--voice", "none", "--words", "en", "--journal", "game.jsonl"];
    home.run(&play, AT_THE_TABLE).expect(0);
    let found = ["resolve", "--ours", "game.jsonl", "--report", "report.txt", "--json"];
    let answer = home.run(&found, "").expect(0);
    let value: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(
        (&value["last_agreed_ply"], &value["first_difference"]["ply"]),
        (&json!(4), &json!(5)),
        "as it stood before the game went back: {value}"
    );
    assert_eq!(value["first_difference"]["theirs"]["moves"][0]["san"], "Bb5");
    assert_eq!(value["change"], json!(["A"]), "the board that was entered is judged");
    let report = std::fs::read_to_string(home.path("report.txt")).expect("a report");
    for line in [
        "The other sheet: entered at the table",
        "3.      Bc4                      Bb5",
    ] {
        assert!(
            report.lines().any(|it| it.eq_ignore_ascii_case(line)),
            "{line:?} in\n{report}"
        );
    }
}

#[test]
fn a_draw_offer_stands_on_both_sides_of_a_report() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e4\ne5 (=)\nNf3\n")
        .expect(0);
    home.file("theirs.txt", "1. e4 e5 (=)\n2. Nf3\n");
    let both = [
        "--ours",
        "game.jsonl",
        "--theirs",
        "theirs.txt",
        "--report",
        "report.txt",
    ];
    home.run(&[&["resolve"], &both[..]].concat(), "").expect(0);
    let report = std::fs::read_to_string(home.path("report.txt")).expect("a report");
    let row = report
        .lines()
        .find(|it| it.starts_with("1... "))
        .map(str::split_whitespace);
    let row: Vec<&str> = row.expect(&report).skip(1).collect();
    assert_eq!(row, ["e5", "(=)", "e5", "(=)"], "{report}");
}

#[test]
fn without_a_comparison_the_other_sheet_must_be_named() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e4\n")
        .expect(0);
    home.file("ours.txt", "1.e4 e5");
    for ours in ["game.jsonl", "ours.txt"] {
        let answer = home.run(&["resolve", "--ours", ours], "").expect(1);
        assert_eq!(
            answer.err.trim(),
            format!("No boards were compared in {ours}. Please name the other sheet with --theirs.")
        );
    }
}
