//! Walking a game by ear.

use std::sync::Arc;
use std::time::Duration;

use crate::desk::conversation::game_viewer::{GameViewer, GameViewerSettings};
use crate::desk::{Channel, Conversation, Device, Effect, FileNews, FunctionKey, Input};
use crate::game::Moment;
use crate::language::letters::{SETS, all_of_pgn};
use crate::language::placement::PieceOrder;
use crate::language::sheet_reading::pgn::{GameSource, PgnGame, read};
use crate::language::{Saying, Voices};
use ansage_wire::Health;

const GAME: &str = "[White \"Silva, Ana\"]\n[Black \"Meyer, Jo\"]\n\n{An example} 1. e4! {[%clk 1:29:48] well\nplayed} e5 \
                    (1... c5 2. Nf3 (2. Nc3)) (1... e6 {French}) 2. Nf3 Nc6 3. Bb5 a6 {the Morphy Defence} 4. Kd9 1-0";

struct Table {
    viewer: GameViewer,
}

impl Table {
    /// Opens a game and returns the table and what is said first.
    fn open(text: &str) -> (Self, Vec<String>) {
        let games = GameSource::of_text(text.to_owned(), all_of_pgn());
        let game = games.game(0).expect("a game");
        let settings = GameViewerSettings {
            words: Some("en".into()),
            reports: "en".into(),
            saying: Saying::default(),
            letters: vec![SETS[0]],
            piece_order: PieceOrder::default(),
            ear_voice: true,
            sounds_at_the_edge: true,
        };
        let voices = Arc::new(Voices::of(ansage_texts::VOICES));
        let (viewer, first) = GameViewer::open(game, games, settings, voices).expect("words and reports are there");
        let table = Self { viewer };
        (table, said(&first))
    }

    fn enters(&mut self, line: &str) -> Vec<String> {
        said(&self.handle(Input::Line(line.into())))
    }

    fn handle(&mut self, input: Input) -> Vec<Effect> {
        self.viewer.handle(Moment(0), input)
    }

    fn prompt(&self) -> String {
        self.viewer.view().prompt
    }
}

/// What is written, on whatever channel; whatever is written in the Ear is spoken too.
fn said(effects: &[Effect]) -> Vec<String> {
    let lines = effects.iter().filter_map(|effect| match effect {
        Effect::Say(utterance) => {
            assert_eq!(utterance.spoken.is_empty(), utterance.channel == Channel::Sheet);
            assert!(matches!(utterance.channel, Channel::Ear | Channel::Sheet));
            Some(utterance.written.clone())
        }
        _ => None,
    });
    lines.collect()
}

#[test]
fn a_game_says_which_it_is_and_what_is_wrong_with_it() {
    let (table, first) = Table::open(GAME);
    assert_eq!(
        first,
        [
            "Silva, Ana – Meyer, Jo, 1-0, 6 half-moves. Enter goes on, /? lists the commands.",
            "Line 5, column 102: Kd9 is no move. This line is read no further.",
            "Comment: An example",
        ]
    );
    assert_eq!(table.prompt(), "Start: ");
}

#[test]
fn enter_goes_on_move_by_move_to_the_end() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(
        table.enters(""),
        [
            "1 White: Pawn e 4",
            "Good move.",
            "Clock 1 hour 29 minutes 48 seconds.",
            "Comment: well played"
        ]
    );
    assert_eq!(table.prompt(), "1 White: ");
    assert_eq!(
        table.enters("/next"),
        ["1 Black: Pawn e 5", "2 variations: /into 1 to /into 2."]
    );
    for _ in 0..4 {
        table.enters("");
    }
    assert_eq!(
        table.enters(""),
        [
            "End of the game. Result 1-0.",
            "Line 5, column 102: Kd9 is no move. This line is read no further."
        ]
    );
    assert_eq!(table.prompt(), "3 Black: ");
    assert_eq!(table.enters("/back"), ["3 White: Bishop b 5"]);
}

#[test]
fn nobody_goes_back_beyond_the_start() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/back"), ["Before the first move."]);
    table.enters("");
    assert_eq!(table.enters("/b"), ["Before the first move."]);
    assert_eq!(table.prompt(), "Start: ");
}

#[test]
fn a_move_is_gone_to_by_its_number() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/move 3"), ["3 White: Bishop b 5"]);
    for text in ["/move 2 b", "/move 2...", "2 black", "2b"] {
        assert_eq!(table.enters(text), ["2 Black: Knight c 6"], "{text}");
    }
    assert_eq!(table.enters("/move 17"), ["There is no move 17 in this line."]);
    assert_eq!(table.enters("/move x"), ["There is no move x in this line."]);
    assert_eq!(table.prompt(), "2 Black: ");
}

#[test]
fn a_move_or_a_word_of_a_comment_is_found() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/find Bb5"), ["3 White: Bishop b 5"]);
    assert_eq!(table.enters("knight f 3"), ["2 White: Knight f 3"]);
    assert_eq!(
        table.enters("/find morphy"),
        ["3 Black: Pawn a 6", "Comment: the Morphy Defence"]
    );
    assert_eq!(table.enters("/find Qh5"), ["Qh5 is not found."]);
    assert_eq!(table.enters("/find"), ["Find what? A move or a word of a comment."]);
    assert_eq!(table.enters("Nc6"), ["2 Black: Knight c 6"]);
}

#[test]
fn variations_are_entered_and_left() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/into"), ["There is no variation here."]);
    table.enters("/move 1 b");
    assert_eq!(table.enters("/into 3"), ["There is no variation 3 here."]);
    assert_eq!(
        table.enters("/into 2"),
        ["Variation 2 of 2.", "1 Black: Pawn e 6", "Comment: French"]
    );
    assert_eq!(table.enters(""), ["End of the variation: /out."]);
    assert_eq!(table.enters("/out")[0], "1 Black: Pawn e 5");
    table.enters("/into");
    assert_eq!(table.enters(""), ["2 White: Knight f 3", "1 variation: /into."]);
    assert_eq!(table.enters("/into"), ["Variation 1 of 1.", "2 White: Knight c 3"]);
    assert_eq!(
        table.enters("?"),
        ["Variation, 2 deep. Move 1 of 1.", "2 White: Knight c 3"]
    );
    assert_eq!(table.enters("/sheet"), ["2.Nc3"]);
    table.enters("/out");
    table.enters("/out");
    assert_eq!(table.enters("/out"), ["This is the main line."]);
}

#[test]
fn the_sheet_is_listed_from_a_move_on() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/sheet"), ["1.e4 e5", "2.Nf3 Nc6", "3.Bb5 a6"]);
    assert_eq!(table.enters("/sheet 3"), ["3.Bb5 a6"]);
    assert_eq!(table.viewer.page(Moment(0)).sheet.len(), 3);
}

#[test]
fn the_board_is_asked_about_where_we_are() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/square e4"), ["e 4 is empty."]);
    table.enters("/go 2w");
    assert_eq!(table.enters("/square e4"), ["e 4: White, Pawn."]);
    assert_eq!(table.enters("/sq Eva fünf"), ["e 5: Black, Pawn."]);
    assert_eq!(table.enters("/rank 4"), ["Rank 4: White e4."]);
    assert_eq!(table.enters("/file f"), ["File f: White Bf1 Nf3 f2, Black Bf8 f7."]);
    assert_eq!(table.enters("/pieces Springer"), ["White Nb1 Nf3, Black Nb8 Ng8."]);
    assert_eq!(table.enters("/pieces black king"), ["Black Ke8."]);
    assert_eq!(
        table.enters("/pieces")[0].matches(' ').count(),
        33,
        "two sides of sixteen"
    );
    assert_eq!(table.prompt(), "2 White: ", "nobody has moved on");
}

/// In a variation the move that it replaces was not made.
#[test]
fn the_board_of_a_variation_is_its_own() {
    let game = "1. e4 d5 2. exd5 (2. e5 f5 (2... d4 3. Nf3) 3. exf6 Nxf6) 2... Qxd5 *";
    let (mut table, _first) = Table::open(game);
    table.enters("/move 2 b");
    assert_eq!(table.enters("/captured"), ["Taken: White Pawn, Black Pawn."]);
    table.enters("/move 2 w");
    table.enters("/into");
    assert_eq!(table.enters("/captured"), ["Taken: none."]);
    assert_eq!(table.enters("/square d5"), ["d 5: Black, Pawn."]);
    table.enters("");
    table.enters("/into");
    assert_eq!(table.enters("/pieces black pawns"), ["Black a7 b7 c7 d4 e7 f7 g7 h7."]);
    table.enters("/out");
    table.enters("3w");
    assert_eq!(table.enters("/captured"), ["Taken: Black Pawn."]);
    assert_eq!(table.enters("/square f5"), ["f 5 is empty."], "taken in passing");
}

/// The last one has no names.
const THREE: &str = "[Event \"Club Open\"]\n[Date \"2024.05.??\"]\n[White \"Silva, Ana\"]\n[Black \"Meyer, Jo\"]\n\n1. e4 e5 \
                     1-0\n\n[White \"Kaya\"]\n[Black \"Müller\"]\n\n1. d4 (1. c4) *\n\n1. Nf3 d5 2. g3 *";

#[test]
fn the_games_of_a_file_are_walked_and_one_is_opened() {
    let (mut table, first) = Table::open(THREE);
    assert_eq!(
        first,
        [
            "3 games. Enter tells the next, a number opens one, /? lists the commands.",
            "1: Silva, Ana – Meyer, Jo, 1-0, 2 half-moves.",
            "Played: Club Open, 2024.05."
        ]
    );
    assert_eq!(table.prompt(), "Game 1 of 3: ");
    assert_eq!(table.enters("/back"), ["No further game."]);
    assert_eq!(table.enters(""), ["2: Kaya – Müller, *, 1 half-move."]);
    assert_eq!(table.enters(""), ["3: White – Black, *, 3 half-moves."]);
    assert_eq!(table.enters(""), ["No further game."]);
    assert_eq!(table.enters("/square e4"), ["Open a game first: its number."]);
    assert_eq!(table.enters("7"), ["There is no game 7. There are 3."]);
    assert_eq!(
        table.enters("2"),
        [
            "Kaya – Müller, *, 1 half-move. Enter goes on, /? lists the commands.",
            "/out leads back to the list."
        ]
    );
    assert_eq!(table.enters(""), ["1 White: Pawn d 4", "1 variation: /into."]);
    table.enters("/into");
    assert_eq!(
        table.enters("/out")[0],
        "1 White: Pawn d 4",
        "out of the variation first"
    );
    assert_eq!(table.enters("/out"), ["2: Kaya – Müller, *, 1 half-move."]);
    assert_eq!(table.prompt(), "Game 2 of 3: ");
    table.enters("");
    table.enters("/into");
    assert_eq!(table.prompt(), "Start: ");
    assert_eq!(table.enters("2"), ["2 White: Pawn g 3"], "a number is a move again");
}

#[test]
fn a_game_of_the_list_is_found_by_a_name() {
    let (mut table, _first) = Table::open(THREE);
    assert_eq!(table.enters("muller"), ["2: Kaya – Müller, *, 1 half-move."]);
    assert_eq!(
        table.enters("/find club"),
        [
            "1: Silva, Ana – Meyer, Jo, 1-0, 2 half-moves.",
            "Played: Club Open, 2024.05."
        ]
    );
    assert_eq!(table.enters("Carlsen"), ["Carlsen is not found."]);
    assert_eq!(
        table.enters("/find"),
        ["Find what? A word of a name, an event, a place or a date."]
    );
    assert_eq!(table.prompt(), "Game 1 of 3: ", "bad input changes nothing");
    assert_eq!(table.enters("?").len(), 2);
    assert_eq!(table.handle(Input::Line("/quit".into())), [Effect::Quit]);
}

#[test]
fn fen_and_diagram_are_those_of_the_place_where_we_are() {
    let (mut table, _first) = Table::open(GAME);
    table.enters("1b");
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let effects = table.handle(Input::Line("/fen".into()));
    let [Effect::Say(told)] = effects.as_slice() else {
        panic!("{effects:?}")
    };
    assert_eq!((told.channel, told.written.as_str()), (Channel::Sheet, fen));
    let aloud = &told.spoken[0].parts[0].text;
    assert_eq!(
        aloud,
        "The FEN is on the screen. White to move, pieces on the board: 32."
    );
    let shown = table.handle(Input::Line("/diagram".into()));
    let lines = shown.iter().map(|it| match it {
        Effect::Say(it) => (it.channel, it.spoken.is_empty(), it.written.as_str()),
        other => panic!("{other:?}"),
    });
    let lines: Vec<_> = lines.collect();
    assert_eq!(lines.len(), 10);
    assert_eq!(
        lines[0],
        (
            Channel::Ear,
            false,
            "The diagram is on the screen, White at the bottom."
        )
    );
    assert!(
        lines[1..].iter().all(|it| it.0 == Channel::Sheet && it.1),
        "no voice reads a diagram"
    );
    assert_eq!(lines[4].2, "5  . . . . p . . .");
    let black = table.enters("/diagram black");
    assert_eq!(black[0], "The diagram is on the screen, Black at the bottom.");
    assert_eq!(black[1], "1  R N B K Q B N R");
    assert_eq!(
        table.enters("/diagram green"),
        ["/diagram needs a side, White or Black."]
    );
}

/// Gives the table what stands in its file now.
fn written(table: &mut Table, text: &str) -> Vec<String> {
    let games = read(text, &all_of_pgn());
    let games = games.into_iter().map(PgnGame::still_played).collect();
    said(&table.handle(Input::File(FileNews::Games(games))))
}

#[test]
fn whoever_stands_at_the_end_is_told_each_new_move() {
    let (mut table, _first) = Table::open("[White \"A\"]\n\n1. e4 ");
    table.enters("");
    assert_eq!(written(&mut table, "[White \"A\"]\n\n1. e4 "), [""; 0]);
    assert_eq!(written(&mut table, "[White \"A\"]\n\n1. e4 e5 "), ["1 Black: Pawn e 5"]);
    assert_eq!(
        written(&mut table, "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0"),
        [
            "2 White: Knight f 3",
            "2 Black: Knight c 6",
            "End of the game. Result 1-0."
        ]
    );
    assert_eq!(table.prompt(), "2 Black: ");
}

#[test]
fn nobody_is_disturbed_elsewhere_in_the_game() {
    let (mut table, _first) = Table::open("1. e4 (1. d4 d5) 1... e5 2. Nf3 ");
    table.enters("");
    table.enters("/into");
    let longer = "1. e4 (1. d4 d5) 1... e5 2. Nf3 Nc6 ";
    assert_eq!(written(&mut table, longer), ["1 half-move has been added."]);
    let again = "1. e4 (1. d4 d5) 1... e5 2. Nf3 Nc6 3. Bb5 ";
    assert_eq!(written(&mut table, again), [""; 0], "it was said");
    assert_eq!(table.enters("")[0], "1 Black: Pawn d 5", "in the variation as before");
    table.enters("/move 3");
    table.enters("/out");
    table.enters("3w");
    let on = "1. e4 (1. d4 d5) 1... e5 2. Nf3 Nc6 3. Bb5 a6 ";
    assert_eq!(written(&mut table, on), ["3 Black: Pawn a 6"]);
    let many = "1. e4 (1. d4 d5) 1... e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 ";
    assert_eq!(written(&mut table, many), ["5 half-moves have been added."]);
    assert_eq!(table.prompt(), "3 Black: ");
}

#[test]
fn a_file_that_is_changed_replaced_or_lost_says_so_once() {
    let (mut table, _first) = Table::open("[White \"A\"]\n\n1. e4 e5 2. Nf3 ");
    table.enters("2w");
    assert_eq!(
        written(&mut table, "[White \"A\"]\n\n1. e4 e5 2. Nc3 "),
        ["The game has been changed from 2 White on.", "1 Black: Pawn e 5"]
    );
    assert_eq!(table.enters(""), ["2 White: Knight c 3"]);
    assert_eq!(
        written(&mut table, "[White \"A\"]\n\n1. e4 "),
        ["The game has become shorter.", "1 White: Pawn e 4"]
    );
    let lost = |table: &mut Table| said(&table.handle(Input::File(FileNews::Nothing)));
    assert_eq!(lost(&mut table), ["The file is gone or empty. What was read stays."]);
    assert_eq!(lost(&mut table), [""; 0]);
    assert_eq!(table.enters("?").last().map(String::as_str), Some("1 White: Pawn e 4"));
    let other = written(&mut table, "[White \"B\"]\n\n1. d4 ");
    assert_eq!(other[0], "Another game stands in the file now.");
    assert!(other[1].starts_with("B – Black"), "{other:?}");
    assert_eq!(table.prompt(), "Start: ");
}

#[test]
fn what_a_question_needs_is_asked_for_and_gives_way() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/square"), ["Which square?"]);
    assert_eq!(table.enters("d8"), ["d 8: Black, Queen."]);
    assert_eq!(table.enters("/square z9"), ["Which square?"]);
    assert_eq!(table.enters("Nf3"), ["2 White: Knight f 3"], "a move is looked for");
    assert_eq!(table.enters("/rank"), ["Which rank?"]);
    assert_eq!(table.enters("3"), ["Rank 3: White Nf3."]);
    assert_eq!(table.enters("3"), ["3 White: Bishop b 5"], "answered");
    assert_eq!(
        table.enters("/pieces unicorns"),
        ["Which pieces? For example: knights, white rooks, black."]
    );
    assert_eq!(table.enters("bishops"), ["White Bb5 Bc1, Black Bc8 Bf8."]);
}

#[test]
fn what_was_heard_is_repeated_and_spelled() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.enters("/repeat"), ["Nothing has been said yet."]);
    assert_eq!(table.enters("/spell"), ["Nothing has been said yet."]);
    let step = table.enters("");
    assert_eq!(table.enters("/repeat"), step);
    assert_eq!(table.enters("/spell"), ["P a w n, e, 4."]);
}

#[test]
fn only_commands_of_reading_are_known() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(
        table.enters("/resign"),
        ["Command /resign unknown. /? lists the commands."]
    );
    let help = table.enters("/?");
    assert!(
        help.iter()
            .any(|it| it == "/next, /n, F4: The next move; Enter alone does the same."),
        "{help:?}"
    );
    assert!(!help.iter().any(|it| it.contains("/clock")));
    let by_key = said(&table.handle(Input::Key(FunctionKey(4))));
    assert_eq!(by_key[0], "1 White: Pawn e 4");
    assert_eq!(table.handle(Input::Line("/quit".into())), [Effect::Quit]);
    assert_eq!(table.prompt(), "");
}

#[test]
fn a_key_hushes_and_a_lost_voice_is_told_once() {
    let (mut table, _first) = Table::open(GAME);
    assert_eq!(table.handle(Input::Touched), [Effect::Hush(Channel::Ear)]);
    let lost = || {
        let why = String::new();
        let retry_in = Duration::from_secs(1);
        Input::Health(Device::EarVoice, Health::Lost { why, retry_in })
    };
    assert_eq!(
        said(&table.handle(lost())),
        ["The voice in the earphone has failed. Reports come as text."]
    );
    assert_eq!(said(&table.handle(lost())), [""; 0]);
}

#[test]
fn a_game_without_names_and_moves_can_be_read_too() {
    let (mut table, first) = Table::open("*");
    assert_eq!(
        first,
        ["White – Black, *, 0 half-moves. Enter goes on, /? lists the commands."]
    );
    assert_eq!(table.enters(""), ["End of the game. Result *."]);
    assert_eq!(table.enters("/sheet"), ["No move yet."]);
}
