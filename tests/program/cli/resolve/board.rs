//! Boards given in words, by ranks, in a file, or by answers to questions.

use serde_json::{Value, json};

use super::{found, resolve, resolve_with};
use crate::support::program::Home;

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
    assert!(text.contains("keines der üblichen Versehen"), "{text}");
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
    let ranks = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
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
