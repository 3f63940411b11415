//! The rules D.2.8-1 to D.2.8-8, one by one.

use serde_json::{Value, json};

use super::{FINAL, SAMPLE, found, resolve, words_of};
use crate::support::program::Home;

#[test]
fn d_2_8_1_the_first_difference_is_shown() {
    let value = found("1.e4 e5 2.Nf3 Nc6 3.Bc4", "1.e4 e5 2.Nf3 Nc6 3.Bb5", &[]);
    assert_eq!(value["agreement"], "differ");
    assert_eq!(value["last_agreed_ply"], 4);
    let difference = &value["first_difference"];
    assert_eq!((&difference["ply"], &difference["number"]), (&json!(5), &json!(3)));
    assert_eq!(difference["side"], "white");
    assert_eq!(difference["ours"]["moves"][0]["uci"], "f1c4");
    assert_eq!(difference["theirs"]["moves"][0]["san"], "Bb5");
}

#[test]
fn d_2_8_2_whose_board_changes_and_how() {
    let sheet = "1.e4 e5 2.Nf3 Nc6 3.Bb5";
    let wrong = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
    let right = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    let boards = ["--board-a", wrong, "--board-b", right, "--reports", "de"];
    let value = found(sheet, sheet, &boards);
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("agree"), &json!(5))
    );
    assert_eq!(value["first_difference"], Value::Null);
    assert_eq!(value["ambiguous"], json!([]));
    assert_eq!(value["position"], right);
    assert_eq!(value["change"], json!(["A"]));
    assert_eq!(
        words_of(&value["corrections"]["A"]),
        ["Läufer von Cesar vier nach Bella fünf"]
    );
    assert_eq!(value["corrections"]["B"], json!([]));
    assert_eq!(
        value["boards"]["A"]["differences"],
        json!([{ "square": "c4", "has": "B", "wants": null }, { "square": "b5", "has": null, "wants": "B" }])
    );
    let slips = &value["slips"]["A"];
    assert_eq!((&slips["fewest"], &slips["count"]), (&json!(1), &json!(1)));
    let slip = &slips["explanations"][0][0];
    assert_eq!(
        (&slip["ply"], &slip["kind"], &slip["to"]),
        (&json!(5), &json!("one-square-off"), &json!("c4"))
    );
    assert_eq!(value["slips"]["B"], Value::Null);

    let text = resolve(sheet, sheet, &boards).expect(0).out;
    assert_eq!(
        text.lines().collect::<Vec<_>>(),
        [
            "Die Formulare stimmen in allen 5 Halbzügen überein.",
            &format!("Stellung nach den Formularen, Schwarz am Zug: {right}"),
            "Brett A ist zu ändern:",
            "Läufer von Cesar vier nach Bella fünf",
            "Ein Versehen beim Ausführen führt zu dem, was auf Brett A steht. Möglichkeiten: 1.",
            "Zug 3 Weiß, Läufer Bella fünf: auf Cesar vier gesetzt",
            "Brett B stimmt mit dieser Stellung überein.",
        ]
    );
    // What is read out to both players is in the words that the arbiter names.
    let read_out = resolve(sheet, sheet, &[&boards[..], &["--words", "de-fide"]].concat())
        .expect(0)
        .out;
    assert!(
        read_out.contains("\nLaeufer von Cesar vier nach Bella fuenf\n"),
        "{read_out}"
    );
    let english = resolve(sheet, sheet, &[&boards[..4], &["--reports", "en"]].concat())
        .expect(0)
        .out;
    assert!(english.contains("\nBishop from c 4 to b 5\n"), "{english}");
}

#[test]
fn d_2_8_3_back_to_the_last_agreement_with_its_times() {
    let home = Home::new();
    let entries = "e4\n\n/clock\ne5\n/clock\nNf3\n\n/clock\nNc6\n/clock\nBc4\n\n/clock\n";
    let game = [
        "--voice",
        "none",
        "--journal",
        "game.jsonl",
        "--time",
        "G/90m",
        "--clock",
        "program",
    ];
    home.run(&game, entries).expect(0);
    home.file("theirs.txt", "e4 e5\nSf3 Sc6\nLb5\n");
    let arguments = ["resolve", "--ours", "game.jsonl", "--theirs", "theirs.txt", "--json"];
    let answer = home.run(&arguments, "").expect(0);
    let value: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(value["agreement"], "differ", "{value}");
    assert_eq!(
        value["position"],
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
    );
    assert_eq!(value["side_to_move"], "white");
    for side in ["white_left_ms", "black_left_ms"] {
        let left = value["times"][side].as_u64().expect("a time");
        assert!((5_300_000..=5_400_000).contains(&left), "{left}");
    }
}

#[test]
fn d_2_8_3_both_boards_go_back() {
    let at_four = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    let at_five = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
    let boards = ["--board-a", at_five, "--board-b", at_four];
    let value = found("1.e4 e5 2.Nf3 Nc6 3.Bc4", "1.e4 e5 2.Nf3 Nc6 3.Bb5", &boards);
    assert_eq!(value["change"], json!(["A"]));
    assert_eq!(
        value["slips"]["A"],
        Value::Null,
        "nothing is explained while the sheets differ"
    );
}

#[test]
fn d_2_8_4_both_boards_wrong() {
    let sheet = "1.e4 e5 2.Nf3 Nc6 3.Bb5";
    let on_c4 = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
    let on_d3 = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/3B1N2/PPPP1PPP/RNBQK2R";
    let value = found(sheet, sheet, &["--board-a", on_c4, "--board-b", on_d3]);
    assert_eq!(value["change"], json!(["A", "B"]));
    for (board, from) in [("A", "c4"), ("B", "d3")] {
        let step = &value["corrections"][board][0];
        assert_eq!(
            (&step["step"], &step["from"], &step["to"]),
            (&json!("move"), &json!(from), &json!("b5"))
        );
    }
}

#[test]
fn d_2_8_5_the_same_move_written_otherwise_is_agreement() {
    let others = [
        SAMPLE.replace("exd6e.p.", "ed6"),
        SAMPLE.replace("exd6e.p.", "exd6 e.p."),
        SAMPLE.replace(['+', 'x'], ""),
        SAMPLE
            .replace('N', "S")
            .replace('Q', "D")
            .replace('R', "T")
            .replace('B', "L"),
        SAMPLE.replace("Nf3", "Ng1f3").replace("Re8", "Rfe8"),
        SAMPLE.replace("0-0-0", "O-O-O"),
        format!("[White \"?\"]\n\n{SAMPLE} *\n"),
    ];
    for theirs in others {
        let value = found(SAMPLE, &theirs, &[]);
        assert_eq!(value["agreement"], "agree", "{theirs}: {value}");
        assert_eq!(
            (&value["last_agreed_ply"], &value["position"]),
            (&json!(21), &json!(FINAL)),
            "{theirs}"
        );
    }
}

#[test]
fn d_2_8_6_an_ambiguous_entry_is_asked_and_never_chosen() {
    let theirs = SAMPLE.replace("Nbd2", "Nd2");
    let value = found(SAMPLE, &theirs, &["--board-a", FINAL]);
    assert_eq!(value["agreement"], "undecided");
    assert_eq!(
        (&value["last_agreed_ply"], &value["first_difference"]),
        (&json!(16), &Value::Null)
    );
    assert_eq!(value["change"], Value::Null);
    let entry = &value["ambiguous"][0];
    assert_eq!(
        (&entry["ply"], &entry["sheet"], &entry["text"]),
        (&json!(17), &json!("theirs"), &json!("Nd2"))
    );
    let from: Vec<&str> = entry["candidates"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|it| it["uci"].as_str())
        .collect();
    assert_eq!(from, ["b1d2", "f3d2"]);
    assert_eq!(value["if_read_alike"]["last_agreed_ply"], 21);
    let text = resolve(SAMPLE, &theirs, &[]).expect(0).out;
    assert!(
        text.contains("move 9 White, the other sheet: Nd2 is ambiguous: Nb1-d2, Nf3-d2?"),
        "{text}"
    );

    let decided = found(SAMPLE, &theirs, &["--meant", "theirs:17=Nbd2"]);
    assert_eq!(
        (&decided["agreement"], &decided["last_agreed_ply"]),
        (&json!("agree"), &json!(21))
    );
    let other = found(SAMPLE, &theirs, &["--meant", "theirs:17=f3d2"]);
    assert_eq!(
        (&other["agreement"], &other["first_difference"]["ply"]),
        (&json!("differ"), &json!(17))
    );
}

#[test]
fn d_2_8_6_gaps_and_scribbles_are_asked_too() {
    for (theirs, why) in [
        (SAMPLE.replace("Nbd2", "?"), "illegible"),
        (SAMPLE.replace("Nbd2", "N?d2"), "illegible"),
        (SAMPLE.replace("Nbd2", "…  …").replace(" … ", " "), "missing"),
    ] {
        let value = found(SAMPLE, &theirs, &[]);
        assert_eq!(value["ambiguous"][0]["why"], why, "{theirs}: {value}");
        assert_eq!(value["last_agreed_ply"], 16, "{theirs}: {value}");
    }
}

#[test]
fn d_2_8_7_a_shorter_sheet_is_no_difference() {
    let shorter = SAMPLE.replace(" 11.Kb1(=)", "");
    let before = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R";
    let value = found(SAMPLE, &shorter, &["--board-a", FINAL, "--board-b", before]);
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("agree"), &json!(20))
    );
    assert_eq!(value["first_difference"], Value::Null);
    assert_eq!(value["tail"], json!({ "missing_on": "theirs", "count": 1, "read": 1 }));
    assert_eq!(
        value["change"],
        json!(["B"]),
        "the last move of our sheet is not executed there"
    );
    assert_eq!(value["slips"]["B"]["explanations"][0][0]["kind"], "not-executed");
    let both = found(SAMPLE, &shorter, &["--board-a", before, "--board-b", before]);
    assert_eq!(both["change"], json!([]), "both stand as the shorter sheet ends");
}

#[test]
fn d_2_8_8_nothing_is_called_likely() {
    for reports in ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"] {
        let text = resolve(
            "1.e4 e5 2.Nf3 Nc6 3.Bc4",
            "1.e4 e5 2.Nf3 Nc6 3.Bb5",
            &["--reports", reports],
        )
        .expect(0)
        .out
        .to_lowercase();
        for word in [
            "wahrscheinlich",
            "vermutlich",
            "probabl",
            "likely",
            "provável",
            "vraisemblabl",
            "devrait",
            "waarschijnlijk",
            "vermoedelijk",
            "zou moeten",
            "sollte",
            "should",
        ] {
            assert!(!text.contains(word), "{text}");
        }
        assert_eq!(text.lines().count(), 5, "{text}");
    }
}

#[test]
fn numbers_that_jump_are_named() {
    let skipped = SAMPLE
        .replace("6.exd6e.p.", "7.exd6e.p.")
        .replace("7.Bg5", "8.Bg5")
        .replace("8.Qe3+", "9.Qe3+");
    let skipped = skipped
        .replace("9.Nbd2", "10.Nbd2")
        .replace("10.0-0-0", "11.0-0-0")
        .replace("11.Kb1", "12.Kb1");
    let value = found(SAMPLE, &skipped, &[]);
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("agree"), &json!(21)),
        "{value}"
    );
    assert_eq!(value["numbers"][0]["read"], "in-order");
    let left_out = SAMPLE.replace("6.exd6e.p. Nxd6 ", "");
    let value = found(SAMPLE, &left_out, &[]);
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("undecided"), &json!(10)),
        "{value}"
    );
    assert_eq!(value["ambiguous"].as_array().map(Vec::len), Some(2));
    assert_eq!(value["numbers"][0]["read"], "by-number");
}

#[test]
fn chess960_and_promotion_are_compared_too() {
    let home = Home::new();
    let entries = "0-0\n0-0\ne4\n";
    home.run(
        &["--voice", "none", "--journal", "game.jsonl", "--chess960", "BQRBNKRN"],
        entries,
    )
    .expect(0);
    home.file("theirs", "1. O-O O-O 2. e4");
    let not_moved = "bqrbnrkn/pppppppp/8/8/4P3/8/PPPP1PPP/BQRBNK1N";
    let arguments = [
        "resolve",
        "--ours",
        "game.jsonl",
        "--theirs",
        "theirs",
        "--json",
        "--board-a",
        not_moved,
    ];
    let value: Value = serde_json::from_str(&home.run(&arguments, "").expect(0).out).expect("JSON");
    assert_eq!(
        (&value["agreement"], &value["last_agreed_ply"]),
        (&json!("agree"), &json!(3))
    );
    assert_eq!(value["change"], json!(["A"]));

    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let board = ["--fen", fen, "--board-b", "N3k3/8/8/8/8/8/8/4K3"];
    let value = found("a8D", "a8=Q", &board);
    assert_eq!(value["change"], json!(["B"]));
    let slip = &value["slips"]["B"]["explanations"][0][0];
    assert_eq!(
        (&slip["kind"], &slip["piece"]),
        (&json!("wrong-promotion"), &json!("N"))
    );
    assert_eq!(
        found("a8D", "a8", &["--fen", fen])["ambiguous"][0]["candidates"]
            .as_array()
            .map(Vec::len),
        Some(4)
    );
}
