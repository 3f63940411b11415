//! Games, and what is wrong with them.

use std::time::Duration;

use super::{GameSource, read};
use crate::game::scoresheet::{self, SheetMove};
use crate::game::{Board, Header, Outcome, Scoresheet};
use crate::language::letters::all_of_pgn;
use crate::language::sheet_reading::SheetFlawKind;
use crate::language::sheet_reading::pgn::{LetterSet, PgnGame, spoken};
use shakmaty::Role;

fn german() -> LetterSet {
    set("de", "KDTLS")
}

fn set(name: &'static str, letters: &str) -> LetterSet {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    LetterSet {
        name,
        letters: letters.chars().zip(roles).collect(),
        is_small: false,
    }
}

fn games(text: &str) -> Vec<PgnGame> {
    read(text, &[LetterSet::english(), german()])
}

fn game(text: &str) -> PgnGame {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn moves(game: &PgnGame) -> String {
    game.moves
        .iter()
        .map(|it| it.m.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The flaws of a game as `kind line:column text`.
fn flaws(game: &PgnGame) -> Vec<String> {
    let flaw = |it: &crate::language::sheet_reading::SheetFlaw| {
        format!("{} {}:{} {}", it.kind.key(), it.line, it.column, it.text)
    };
    game.flaws.iter().map(|it| flaw(it).trim_end().to_owned()).collect()
}

#[test]
fn every_flaw_is_named_at_its_place() {
    for (text, expected, read) in [
        ("[White Ana]\ne4 *", "bad-tag 1:1 [White Ana]", "e2e4"),
        ("[White\"Ana\"]\ne4 *", "unusual-tag 1:1 White", "e2e4"),
        ("[White \"A\"]\n[White \"B\"]\ne4 *", "second-tag 2:1 White", "e2e4"),
        ("[FEN \"nowhere\"]\n\ne4 *", "bad-fen 3:1 nowhere", ""),
        ("[Variant \"Atomic\"]\n\ne4 *", "other-variant 3:1 Atomic", ""),
        ("e4 e5 foo Nf3 *", "unreadable 1:7 foo", "e2e4 e7e5"),
        ("e4 e5\nNg6 Nc6 *", "illegal-move 2:1 Ng6", "e2e4 e7e5"),
        ("d4 d5 Nf3 e5 Nd2 *", "ambiguous-move 1:14 Nd2", "d2d4 d7d5 g1f3 e7e5"),
        (
            "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\na8 *",
            "missing-promotion 3:1 a8",
            "",
        ),
        ("e4 -- d4 *", "null-move 1:4 --", "e2e4"),
        ("1. e4 2. e5 *", "move-number 1:7 2.", "e2e4 e7e5"),
        ("1. e4 1. e5 *", "move-number 1:7 1.", "e2e4 e7e5"),
        ("1. e4 e5 2. 1-0", "missing-move 1:10 2.", "e2e4 e7e5"),
        ("e4 {a {b} c} e5 *", "nested-comment 1:4 a {b} c", "e2e4 e7e5"),
        ("e4 } e5 *", "stray-brace 1:4 }", "e2e4 e7e5"),
        ("(d4) e4 *", "stray-parenthesis 1:1 (", "e2e4"),
        ("e4 ) e5 *", "stray-parenthesis 1:4 )", "e2e4 e7e5"),
        ("$1 e4 *", "stray-sign 1:1 $1", "e2e4"),
        ("e4 (d4 1-0) e5 *", "result-in-variation 1:8 1-0", "e2e4 e7e5"),
        ("[Result \"1-0\"]\n\ne4 0-1", "result-differs 3:4 0-1", "e2e4"),
        ("e4 ½-½", "unusual-result 1:4 ½-½", "e2e4"),
        ("e4 e5", "missing-result 1:4", "e2e4 e7e5"),
        ("1. e4 e5\n\nNf3 *", "empty-line 3:1 Nf3", "e2e4 e7e5 g1f3"),
        ("exd4 *", "illegal-move 1:1 exd4", ""),
        ("e4 e5 Nxf3 *", "capture-sign 1:7 Nxf3", "e2e4 e7e5 g1f3"),
        ("e4 d5 e4-d5 *", "capture-sign 1:7 e4-d5", "e2e4 d7d5 e4d5"),
        ("e4+ *", "check-sign 1:1 e4+", "e2e4"),
        (
            "e4 e5 Qh5 Nc6 Qxf7# *",
            "mate-sign 1:15 Qxf7#",
            "e2e4 e7e5 d1h5 b8c6 h5f7",
        ),
        ("e4 d5 exd5e.p. *", "en-passant-sign 1:7 exd5e.p.", "e2e4 d7d5 e4d5"),
        ("e4 d5 exd5 e.p. *", "en-passant-sign 1:12 e.p.", "e2e4 d7d5 e4d5"),
    ] {
        let game = game(text);
        assert_eq!(flaws(&game), [expected], "{text}");
        assert_eq!(moves(&game), read, "{text}");
        assert_eq!(game.complete, !game.flaws.iter().any(|it| it.kind.stops()), "{text}");
    }
}

#[test]
fn what_has_no_end_is_named_and_the_rest_is_read() {
    let comment = game("e4 {no end e5 *");
    assert_eq!(
        flaws(&comment),
        ["unclosed-comment 1:4 no end e5 *", "missing-result 1:4"]
    );
    assert!(!comment.complete);
    let variation = game("e4 (d4 d5 *");
    assert!(
        flaws(&variation).contains(&"unclosed-variation 1:11".to_owned()),
        "{:?}",
        flaws(&variation)
    );
    assert_eq!(variation.moves[0].variations[0].moves.len(), 2);
    assert!(!variation.complete);
}

#[test]
fn a_flaw_in_a_variation_does_not_stop_the_main_line() {
    let game = game("1. e4 (1. d4 d5 2. Qh9 Nf6) 1... e5 2. Nf3 *");
    assert_eq!(moves(&game), "e2e4 e7e5 g1f3");
    assert_eq!(flaws(&game), ["unreadable 1:20 Qh9"]);
    assert_eq!(game.moves[0].variations[0].moves.len(), 2);
    assert!(game.complete);
}

#[test]
fn variations_nest_and_begin_where_they_stand() {
    let game = game("1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) (1... e6) 2. Nf3 *");
    assert_eq!(flaws(&game), [""; 0]);
    let variations = &game.moves[1].variations;
    assert_eq!(variations.len(), 2);
    assert_eq!(variations[0].moves.len(), 3);
    assert_eq!(variations[0].moves[1].variations[0].moves.len(), 2);
}

#[test]
fn variations_are_read_so_deep_and_no_deeper() {
    let game = game(&("e4 ".to_owned() + &"(e4 ".repeat(100_000)));
    let deep = game.flaws.iter().filter(|it| it.kind == SheetFlawKind::TooDeep).count();
    assert_eq!(deep, 1);
}

#[test]
fn a_word_that_never_ends_is_named_and_the_moves_before_it_are_read() {
    for sign in ["*", "!?", "+", ".", "e.p.", "x"] {
        let game = game(&format!("1. e4 e5{} Nf3 *", sign.repeat(100_000)));
        assert_eq!(moves(&game), "e2e4", "{sign}");
        assert_eq!(game.flaws.len(), 1, "{sign}");
        assert_eq!(
            (game.flaws[0].kind, game.flaws[0].column),
            (SheetFlawKind::Unreadable, 7)
        );
    }
}

#[test]
fn tags_without_number_are_all_kept() {
    const MANY: usize = 100_000;
    let tags: String = (0..MANY).map(|it| format!("[T{it} \"v\"]\n")).collect();
    let game = game(&format!("{tags}[T7 \"again\"]\n\n1. e4 *"));
    assert_eq!(game.tags.len(), MANY + 1);
    assert_eq!(flaws(&game), [format!("second-tag {}:1 T7", MANY + 1)]);
    assert_eq!(game.tag("T7"), Some("again"));
}

#[test]
fn moves_are_counted_no_further_than_there_are_numbers() {
    let last = u32::MAX;
    let game = game(&format!(
        "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 {last}\"]\n\nKe2 Ke7 Ke3 *"
    ));
    assert_eq!(moves(&game), "e1e2 e8e7 e2e3");
}

#[test]
fn the_letters_are_found_and_never_guessed() {
    let german = game("1. e4 e5 2. Sf3 Sc6 3. Lb5 *");
    assert_eq!(
        (german.letters, moves(&german).as_str()),
        ("de", "e2e4 e7e5 g1f3 b8c6 f1b5")
    );
    // In one language the bishop goes there, in the other the knight.
    let start = "[FEN \"4k3/8/8/8/8/8/3B4/1N2K3 w - - 0 1\"]\n\n";
    let sets = [set("one", "KQRMY"), set("other", "KQRYM")];
    let ambiguous = read(&format!("{start}Mc3 *"), &sets);
    assert_eq!(flaws(&ambiguous[0]), ["letters-ambiguous 3:1 one, other"]);
    assert_eq!(moves(&ambiguous[0]), "d2c3");
    let clear = read(&format!("{start}Ma3 *"), &sets);
    assert_eq!((clear[0].letters, clear[0].flaws.len()), ("other", 0));
    let none = game("1. Zf3 *");
    assert_eq!(flaws(&none), ["unreadable 1:4 Zf3"]);
}

#[test]
fn games_end_where_they_end() {
    assert_eq!(games("").len(), 0);
    assert_eq!(games("e4 *\n\nd4 *").len(), 2);
    assert_eq!(games("1. e4 e5\n\n1. d4 d5").len(), 2);
    assert_eq!(games("[Event \"a\"]\n\n[Event \"b\"]\n\ne4 *").len(), 2);
    assert_eq!(games("[Event \"a\"]\n\n{intro}\n\n1. e4 *").len(), 1);
    let behind = games("e4 1-0 d4 *");
    assert_eq!(behind.len(), 2);
    assert_eq!(flaws(&behind[1]), ["after-result 1:8 d4"]);
    let last = game("e4 1-0 {Black resigned}\n\n{the end}");
    assert_eq!(spoken(&last.moves[0].comments), "Black resigned the end");
}

#[test]
fn numbers_may_stand_in_any_form() {
    for text in [
        "1. e4 e5 2. Nf3 *",
        "1.e4 1...e5 2.Nf3 *",
        "1 . e4 1 ... e5 2 Nf3 *",
        "1. e4 1. ... e5 2. Nf3 *",
        "1 e4 e5 2 Nf3*",
        "e4 e5 Nf3 *",
        "1. e4 … e5 2. Nf3 *",
        "1.e4 1…e5 2.Nf3 2. *",
    ] {
        let game = game(text);
        assert_eq!(flaws(&game), [""; 0], "{text}");
        assert_eq!(moves(&game), "e2e4 e7e5 g1f3", "{text}");
    }
}

#[test]
fn coordinates_and_castling_by_squares_are_read() {
    let game = game("e2e4 e7-e5 Ng1-f3 Nb8c6 Bf1-c4 Bf8-c5 e1g1 d7-d6 Rf1-e1 *");
    assert_eq!(flaws(&game), [""; 0]);
    assert_eq!(moves(&game), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 d7d6 f1e1");
}

#[test]
fn chess960_is_read_with_its_rooks() {
    for variant in ["Chess960", "Fischerandom", "fischer random"] {
        let text = format!(
            "[Variant \"{variant}\"]\n[FEN \"bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w GCgc - 0 1\"]\n\n1. O-O *"
        );
        let game = game(&text);
        assert_eq!((moves(&game).as_str(), game.flaws.len()), ("f1g1", 0));
        assert!(game.start.is_chess960());
    }
}

#[test]
fn a_position_no_game_can_have_is_taken_as_it_stands() {
    let game = game("[FEN \"8/8/8/8/8/8/8/R7 w - - 0 1\"]\n\nRa8 *");
    assert_eq!(flaws(&game), ["impossible-position 3:1 8/8/8/8/8/8/8/R7 w - - 0 1"]);
    assert_eq!(moves(&game), "a1a8");
}

#[test]
fn what_is_written_at_a_move_stays_with_it() {
    let game = game("{before} 1. e4! {[%clk 1:29:48.5] good [%eval 0.3] } $14 (=) ; and more\n e5 *");
    let first = &game.moves[0];
    assert_eq!(spoken(&game.comments), "before");
    assert_eq!(first.words(), "good and more");
    assert_eq!(first.nags, [1, 14]);
    assert_eq!(first.clk, Some(Duration::from_millis(5_388_500)));
    assert!(first.offer);
    assert_eq!((game.moves[1].line, game.moves[1].column), (2, 2));
}

#[test]
fn our_own_export_is_read_back() {
    let moves = "e2e4 d7d5 f1b5 a7a6 b5e8 d8e8";
    let mut sheet = Scoresheet {
        header: Header {
            white: "Ana \"B\"".into(),
            black: "Jo".into(),
            ..Header::default()
        },
        time: None,
        start: Board::start(),
        entries: moves
            .split_whitespace()
            .map(|it| SheetMove::of(it.parse().expect("a move")))
            .collect(),
        dashes: Vec::new(),
        numbered: Vec::new(),
        intended: None,
        offered: false,
        claimed: false,
        sealed: false,
        annulled: false,
        left_claim: None,
        points: None,
        outcome: Some(Outcome::BothLose),
        resigned: None,
        signed: Vec::new(),
        replaced_after: None,
        offer_sign: scoresheet::OFFER,
    };
    sheet.entries[0].left = Some(Duration::from_secs(5388));
    sheet.entries[1].noted_left = Some(Duration::from_secs(47 * 60));
    sheet.entries[1].offer = true;
    sheet.entries[0].filled = true;
    sheet.entries[1].filled = true;
    let back = game(&crate::game::pgn::export(&sheet));
    // What follows an illegal move is in a comment, which is said.
    assert_eq!(flaws(&back).len(), 1);
    assert_eq!(back.flaws[0].kind, SheetFlawKind::MovesInComment);
    assert_eq!(back.moves[2].words(), "2... a7-a6 3. Bb5xe8 Qd8xe8");
    // What follows an illegal move stays a comment.
    sheet.entries.truncate(3);
    assert_eq!(back.scoresheet(), sheet);
}

/// The beginning and the end of a game are not plain in any of them.
const TEXTS: [&str; 10] = [
    "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 *\n",
    "1. e4 e5 1-0 1. d4 d5 0-1",
    "1. e4 e5 *\n\n{of the first}\n\n[White \"B\"]\n\n1. c4 *",
    "1. e4 e5 *\n\n[no tag]\n\n{of the first}\n[no tag]\n{too}",
    "{alone}\n\n1. e4 *",
    "[White \"A\"]\n{before}\n[White \"B\"]\n\n1. Sf3 d5 1/2-1/2",
    "1. e4 e5\n\n1. d4 d5\n\n1. c4 c5 $1 $2 (1... e5) *",
    "1. e4 {[%clk 1:00:00] never closed\n\n[White \"B\"]\n\n1. d4 d5 2. Nf9 *",
    "1. e4 e5\n[no tag] 2. Nf3 *\n\n; of the first\n",
    "\u{feff}[Event \"x\"] [White \"y\"]\n1-0\n1-0\n\n1-0\n",
];

#[test]
fn a_game_read_when_it_is_asked_for_is_the_one_of_the_whole_text() {
    for text in TEXTS {
        let whole = read(text, &all_of_pgn());
        let source = GameSource::of_text(text.to_owned(), all_of_pgn());
        let in_turn: Vec<_> = source.games().map(|(_at, it)| it).collect();
        assert_eq!(in_turn, whole, "{text}");
        assert_eq!(source.count(), whole.len(), "{text}");
        for (index, game) in whole.iter().enumerate().rev() {
            assert_eq!(source.game(index).as_ref(), Some(game), "{text}: {index}");
            let white = game.tags.iter().filter(|(name, _value)| name == "White");
            let white: Vec<String> = white.map(|(_name, value)| value.clone()).collect();
            assert_eq!(source.tags(index, &["White"]), white, "{text}: {index}");
        }
        assert_eq!(source.game(whole.len()), None, "{text}");
    }
}

#[test]
fn of_a_game_that_is_played_no_result_is_missing() {
    let source = GameSource::of_text("1. e4 e5".to_owned(), all_of_pgn());
    let lacks = |source: &GameSource| {
        let game = source.game(0).expect("a game");
        game.flaws.iter().any(|it| it.kind == SheetFlawKind::MissingResult)
    };
    assert!(lacks(&source));
    assert!(!lacks(&source.still_played()));
}
