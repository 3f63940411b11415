//! What a game came to, in every form of it: points, annulment, signatures (Articles 7, 8.7, 10, 12.9).

use crate::support::program::{Home, OF_AN_EVENT, SECRET, with_leave_for_a_script};

const FILE: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n";

fn played(laws: &str, lines: &str) -> Home {
    let home = Home::new();
    let file = with_leave_for_a_script(&format!("{FILE}[laws]\n{laws}"));
    home.file("event.toml", &file);
    home.run(
        &OF_AN_EVENT,
        format!("e4\n\n/made\ne5\n/done\n/arbiter AB\n{SECRET}\n{lines}"),
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

/// G.6: where no arbiter was, the claim that ended the game stands in every form with its position, both times and whether it
/// was checked, for an arbiter who decides later.
#[test]
fn a_claim_that_ended_the_game_is_written_for_an_arbiter() {
    let home = Home::new();
    let game = [
        "--journal",
        "game.jsonl",
        "--voice",
        "none",
        "--laws",
        "2014",
        "--reports",
        "en",
    ];
    let clock = ["--clock", "program", "--time", "G/30m"];
    let entries = "/setup finish yes\ne4\n\ne5\n\n/set white 1:30 black 6:00\n/claim finish 1\ny\n\n";
    let command: Vec<&str> = game.into_iter().chain(clock).collect();
    home.run(&command, entries).expect(0);
    stand_at_both_ends(&home, "Result: open, an arbiter decides\n");
    let position = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let text = exported(&home, &["--text"]);
    for told in [
        "White claims a draw: the opponent cannot win by normal means.",
        "Black 6 minutes.",
        "the opponent has checked it.",
        position,
        "White: Ke1 Qd1 Ra1 Rh1 Bc1 Bf1 Nb1 Ng1",
    ] {
        assert!(text.replace('\n', " ").contains(told), "{told}: {text}");
    }
    let pgn = exported(&home, &["--pgn"]);
    let pgn = pgn.replace('\n', " ");
    for told in [
        "[Result \"*\"]",
        "[Termination \"adjudication\"]",
        "{(claim) White: cannot-win;",
        position,
    ] {
        assert!(pgn.contains(told), "{told}: {pgn}");
    }
    let json: serde_json::Value = serde_json::from_str(&exported(&home, &["--json"])).expect("JSON");
    assert_eq!(json["result"], serde_json::Value::Null);
    assert_eq!(json["left_claim"]["ground"], "cannot-win");
    assert_eq!(
        (&json["left_claim"]["checked"], &json["left_claim"]["fen"]),
        (&true.into(), &position.into())
    );
    let summary = exported(&home, &["--summary", "--text"]);
    assert!(summary.contains("Result: open, an arbiter decides\n"), "{summary}");
    let log = exported(&home, &["--log"]);
    assert!(log.contains("The game ends with the claim"), "{log}");
    let back = read_back(&home);
    assert!(back.contains("Result: open"), "{back}");
}
