//! `ansage resolve` as an arbiter and scripts use it: the rules D.2.8-1 to D.2.8-8, one by one.

#[path = "support/program.rs"]
#[expect(dead_code, reason = "other tests need more of it")]
mod program;

use program::{Answer, Home};
use serde_json::{Value, json};

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
        ["Laeufer von Cesar vier nach Bella fuenf"]
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
            "Laeufer von Cesar vier nach Bella fuenf",
            "Ein Versehen beim Ausführen führt zu dem, was auf Brett A steht. Möglichkeiten: 1.",
            "Zug 3 Weiß, Laeufer Bella fuenf: auf Cesar vier gesetzt",
            "Brett B stimmt mit dieser Stellung überein.",
        ]
    );
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
        text.contains("move 9 White, the other sheet: Nd2 is ambiguous: Sb1-d2, Sf3-d2?"),
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

#[test]
fn a_board_is_given_in_words_by_ranks_or_in_a_file() {
    let sheet = "1.e4 e5 2.Nf3 Nc6 3.Bb5";
    let list = "Weiß: König Eva eins, Dame David eins, Türme Anna eins, Hector eins, Läufer Cesar eins, Cesar vier, \
                Springer Bella eins, Felix drei, Bauern Anna zwei, Bella zwei, Cesar zwei, David zwei, Eva vier, Felix \
                zwei, Gustav zwei, Hector zwei; Schwarz: Ke8, Dd8, Ta8 h8, Lc8 f8, Sc6 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7";
    let ranks = "8: r1bqkbnr\n7: pppp1ppp\n6: 2n5\n5: 4p3\n4: 2B1P3\n3: 5N2\n2: PPPP1PPP\n1: RNBQK2R\n";
    let english = "White: Kd1";
    let home = Home::new();
    home.file("ours", sheet);
    home.file("theirs", sheet);
    home.file("board.txt", ranks);
    for (board, fen) in [
        (list, "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R"),
        ("@board.txt", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R"),
        (english, "8/8/8/8/8/8/8/3K4"),
    ] {
        let arguments = [
            "resolve",
            "--ours",
            "ours",
            "--theirs",
            "theirs",
            "--json",
            "--board-a",
            board,
        ];
        let answer = home.run(&arguments, "").expect(0);
        let value: Value = serde_json::from_str(&answer.out).expect("JSON");
        assert_eq!(value["boards"]["A"]["fen"], fen);
        assert_eq!(value["change"], json!(["A"]));
    }
}

#[test]
fn what_is_not_understood_of_a_board_is_said_in_one_sentence() {
    for (board, reports, told) in [
        ("Weiß: Trum a1", "de", "Brett A: Trum nicht verstanden."),
        ("Weiß: Kg1, Dg1", "de", "Brett A: Das Feld g1 ist zweimal genannt."),
        ("White: Kg1, Qg1", "en", "Board A: Square g1 is named twice."),
        ("Reihe acht: leer", "es", "Tablero A: Falta la fila 7."),
        ("Kg1", "pt-BR", "Tabuleiro A: De que cor é Kg1?"),
        ("Kg1", "pt-PT", "Tabuleiro A: De que cor é Kg1?"),
        ("Blancs: Roi, Dame d1", "fr", "Échiquier A: Sur quelle case est Roi?"),
        ("Wit: Koning g1, Dame g1", "nl", "Bord A: Veld g1 is twee keer genoemd."),
    ] {
        resolve("1.e4", "1.e4", &["--board-a", board, "--reports", reports]).refused(3, &[told]);
    }
    resolve("1.e4", "1.e4", &["--board-b", "@nowhere"]).refused(4, &["nowhere"]);
}

#[test]
fn an_impossible_board_is_taken_and_named() {
    let value = found(
        "1.e4",
        "1.e4",
        &["--board-a", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/PNBQKBKR"],
    );
    assert_eq!(
        value["boards"]["A"]["flaws"],
        json!(["too-many-kings", "pawns-on-back-rank", "too-much-material"])
    );
    assert_eq!(value["change"], json!(["A"]));
    let text = resolve("1.e4", "1.e4", &["--board-a", "8/8/8/8/8/8/8/8", "--reports", "de"])
        .expect(0)
        .out;
    assert!(text.contains("das Brett ist leer"), "{text}");
    assert!(text.contains("auch zwei Versehen"), "{text}");
}

#[test]
fn what_is_named_pgn_is_read_as_pgn_though_it_has_no_tags() {
    // On paper "Bc4" may be a bishop's move or, for bishop's pawn, a pawn's.
    let home = Home::new();
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *\n";
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
fn a_board_that_was_not_given_is_asked_for() {
    let sheet = "1.e4 e5 2.Nf3 Nc6 3.Bb5";
    let board = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
    let right = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";
    let further = ["--board-b", right, "--ask", "--json", "--reports", "de"];
    // Whoever answers does not know what will be asked: each run tells the next question.
    let mut answers = String::new();
    for _ in 0..64 {
        let answer = resolve_with(sheet, sheet, &further, &answers).expect(0);
        let value: Value = serde_json::from_str(&answer.out).expect("JSON");
        if value["boards"]["A"] != Value::Null {
            assert_eq!(value["boards"]["A"]["fen"], board);
            assert_eq!(value["change"], json!(["A"]));
            assert!(answers.lines().count() <= 12, "{answers}");
            return;
        }
        assert!(answer.err.contains("Fragen beendet"), "{}", answer.err);
        let mut questions = answer
            .err
            .lines()
            .filter_map(|it| it.strip_prefix("Brett A: Was steht auf "));
        let asked = questions.next_back().expect("a question").trim_end_matches('?');
        answers += &format!("{}\n", stands(board, asked));
    }
    panic!("more than 64 questions");
}

/// Returns in words what stands on a square that was named in words.
fn stands(placement: &str, square: &str) -> String {
    let files = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    let ranks = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];
    let (file, rank) = square.split_once(' ').expect("a file and a rank");
    let file = files.iter().position(|it| *it == file).expect("a file");
    let rank = ranks.iter().position(|it| *it == rank).expect("a rank");
    let row = placement.split('/').nth(7 - rank).expect("eight ranks");
    let row: String = row
        .chars()
        .map(|it| it.to_digit(10).map_or(it.to_string(), |it| ".".repeat(it as usize)))
        .collect();
    let piece = row.chars().nth(file).expect("eight files");
    let name = match piece.to_ascii_lowercase() {
        'k' => "König",
        'q' => "Dame",
        'r' => "T",
        'b' => "Läufer",
        'n' => "Springer",
        'p' => "Bauer",
        _ => return ["", "leer"][file % 2].to_owned(),
    };
    match (name, piece.is_uppercase()) {
        ("T", true) => "T".to_owned(),
        ("T", false) => "t".to_owned(),
        (name, true) => format!("{name} weiß"),
        (name, false) => format!("schwarzer {name}"),
    }
}

#[test]
fn questions_can_be_stopped_and_answers_corrected() {
    let answer = resolve_with("1.e4", "1.e4", &["--ask"], "what?\n/stop\n/stop\n").expect(0);
    assert!(answer.err.contains("Please a piece and its colour"), "{}", answer.err);
    assert_eq!(answer.err.matches("questions ended").count(), 2, "{}", answer.err);
    assert!(!answer.out.contains("Board"), "{}", answer.out);
}

#[test]
fn a_whole_board_may_be_the_answer_to_a_question() {
    let answers =
        "weißer Bauer Eva vier\nWeiß: Kg1, Tf1, a2; Schwarz: Ke8\nWeiß: Kg1, Ta1; Schwarz: Ke8\n4k3/8/8/8/8/8/8/4K3\n";
    let answer = resolve_with("1.e4", "1.e4", &["--ask", "--json", "--reports", "de"], answers).expect(0);
    let value: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(value["boards"]["A"]["fen"], "4k3/8/8/8/8/8/8/R5K1");
    assert_eq!(value["boards"]["B"]["fen"], "4k3/8/8/8/8/8/8/4K3");
    // One square is no board, and the second answer may mean a rook or a pawn.
    assert!(answer.err.contains("Bitte eine Figur und ihre Farbe"), "{}", answer.err);
    assert!(
        answer.err.contains("Brett A: Welche Figur steht auf a2?"),
        "{}",
        answer.err
    );
    assert_eq!(answer.err.matches("ist ganz bekannt").count(), 2, "{}", answer.err);
}

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
        "Weiß: Koenig Eva eins, Turm Hector eins",
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
        "3.      Lc4                      Bb5",
    ] {
        assert!(
            report.lines().any(|it| it.eq_ignore_ascii_case(line)),
            "{line:?} in\n{report}"
        );
    }
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
