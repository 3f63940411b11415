//! What a game came to, in every form of it: points, annulment, signatures (Articles 7, 8.7, 10, 12.9).

use crate::support::program::{Home, OF_AN_EVENT, with_leave_for_a_script};

const FILE: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n";

fn played(laws: &str, lines: &str) -> Home {
    let home = Home::new();
    let file = with_leave_for_a_script(&format!("{FILE}[laws]\n{laws}"));
    home.file("event.toml", &file);
    home.run(
        &OF_AN_EVENT,
        format!("e4\n\n/made\ne5\n/done\n/arbiter AB\nten letters\n{lines}"),
    )
    .expect(0);
    home
}

/// Returns the Braille of a game, read back as text.
fn read_back(home: &Home) -> String {
    let braille = exported(home, &["--unicode-braille"]);
    home.run(&["braille", "--back"], braille).expect(0).out
}

/// The head of the sheet and its foot say the same.
#[track_caller]
fn stand_at_both_ends(home: &Home, lines: &str) {
    let text = exported(home, &["--text"]);
    assert_eq!(text.matches(lines).count(), 2, "{text}");
}

fn exported(home: &Home, form: &[&str]) -> String {
    let command: Vec<&str> = ["export", "game.jsonl"].iter().chain(form).copied().collect();
    home.run(&command, "").expect(0).out
}

#[test]
fn other_points_stand_beside_the_result_in_every_form() {
    let home = played("points = \"3-1-0\"\n", "/result 1-0\ny\n");
    stand_at_both_ends(&home, "Result: 1-0\nPoints: White 3, Black 0\n");
    let summary = exported(&home, &["--summary", "--text"]);
    assert!(summary.contains("Result: 1-0\nPoints: White 3, Black 0\n"), "{summary}");
    assert!(summary.contains("Laid down, the points: 3-1-0.\n"), "{summary}");
    let log = exported(&home, &["--log"]);
    assert!(log.contains("Points: White 3, Black 0. Article 10.1."), "{log}");
    let pgn = exported(&home, &["--pgn"]);
    for tag in ["[Result \"1-0\"]", "[WhiteScore \"3\"]", "[BlackScore \"0\"]"] {
        assert!(pgn.contains(tag), "{tag}: {pgn}");
    }
    let json: serde_json::Value = serde_json::from_str(&exported(&home, &["--json"])).expect("JSON");
    assert_eq!(json["points"], serde_json::json!({"white": 3.0, "black": 0.0}));
    let back = read_back(&home);
    // In that code a comma is read as a semicolon.
    assert!(back.contains("Points: White 3; Black 0"), "{back}");
}

#[test]
fn penalties_of_points_are_in_the_score() {
    let home = played(
        "edition = 2014\n",
        "/penalty black 11.5 points-to-opponent 1\n/result ½\ny\n/penalty black 11.5 points-from-offender ½\n",
    );
    stand_at_both_ends(&home, "Result: ½-½\nPoints: White 1, Black 0\n");
    let log = exported(&home, &["--log"]);
    for told in [
        "Points: White 1, Black ½. Article 12.9.",
        "Points: White 1, Black 0. Article 12.9.",
    ] {
        assert!(log.contains(told), "{told}: {log}");
    }
    let pgn = exported(&home, &["--pgn"]);
    assert!(
        pgn.contains("[BlackScore \"0\"]") && pgn.contains("[Result \"1/2-1/2\"]"),
        "{pgn}"
    );
}

#[test]
fn a_result_that_says_it_by_itself_has_no_points_beside_it() {
    let home = played("edition = 2014\n", "/result ½\ny\n");
    for form in [&["--text"][..], &["--log"], &["--pgn"], &["--json"]] {
        let written = exported(&home, form).to_lowercase();
        assert!(
            !written.contains("points") && !written.contains("whitescore"),
            "{written}"
        );
    }
}

#[test]
fn half_a_point_behind_whole_ones_is_read_in_braille() {
    let home = played(
        "points = \"3-1-0\"\nedition = 2014\n",
        "/penalty black 11.5 points-to-opponent 1½\n/result ½\ny\n",
    );
    for form in ["--brf", "--unicode-braille"] {
        let command = ["export", "game.jsonl", form];
        let run = home.run(&command, "").expect(0);
        assert_eq!(run.err, "", "{form}");
    }
    let braille = exported(&home, &["--unicode-braille"]);
    let back = home.run(&["braille", "--back"], braille.clone()).expect(0).out;
    assert!(back.contains("Points: White 2.5; Black 1"), "{back}");
    home.file("sheet.txt", &braille);
    let read = home.run(&["read", "sheet.txt"], "").expect(0).out;
    assert!(read.ends_with("1/2-1/2\n"), "{read}");
}

/// 7.2.1: a game that is annulled is over; its record stays, says so in every form, and has no result.
#[test]
fn an_annulled_game_is_written_as_one() {
    let home = played("", "/irregularity start\ny\n");
    stand_at_both_ends(&home, "Result: none, the game is annulled\n");
    let pgn = exported(&home, &["--pgn"]);
    for part in [
        "[Result \"*\"]",
        "[Termination \"abandoned\"]",
        "1. e4 e5 {(annulled)} *",
    ] {
        assert!(pgn.contains(part), "{part}: {pgn}");
    }
    let summary = exported(&home, &["--summary", "--text"]);
    assert!(summary.contains("annulled"), "{summary}");
    let json: serde_json::Value = serde_json::from_str(&exported(&home, &["--json"])).expect("JSON");
    assert_eq!(
        (&json["annulled"], &json["result"]),
        (&true.into(), &serde_json::Value::Null)
    );
    let log = exported(&home, &["--log"]);
    assert!(log.contains("The game is annulled."), "{log}");
    let back = read_back(&home);
    assert!(back.contains("annulled"), "{back}");
}

/// 8.7: who signed at the program stands above the lines for pen and paper.
#[test]
fn who_signed_at_the_program_stands_on_paper() {
    let home = played("", "/result 1-0\ny\n/sign white\ny\n");
    for form in [&["--text"][..], &["--summary", "--text"]] {
        let text = exported(&home, form);
        assert!(
            text.contains("Signatures:\nSigned at the program: White\nWhite: ____"),
            "{text}"
        );
    }
    let back = read_back(&home);
    assert!(back.contains("Signed at the program: White"), "{back}");
}
