//! Two boards compared at a Braille display alone: each cell that a finger reads is compared, and what it types is the other
//! sheet and what stands on a board.

use std::collections::BTreeMap;
use std::fs;

use crate::support::braille::piece;
use crate::support::braille::{in_cells, in_literary_braille};
use crate::support::exported::judge;
use crate::support::finger::Player;
use crate::support::program::Home;
use crate::support::stands::{asked_about, piece_on};
use crate::support::wait::{wait_for, wait_until};

const COLUMNS: u16 = 40;

/// The knight went to g3 instead of f3; every other square is as after 2...Nc6.
const SPECIAL_BOARD: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/6N1/PPPP1PPP/RNBQKB1R";

const HOW_TO_KEY: &str = "Jetzt das andere Formular, Halbzug für Halbzug. ? ist unlesbar, - fehlt, eine Nummer springt zu \
    ihrem Zug, /abbrechen streicht den letzten Eintrag, Enter allein beendet das Formular.";
const HOW_TO_ANSWER: &str = "Bitte eine Figur und ihre Farbe, ihren Buchstaben (groß Weiß, klein Schwarz) oder Enter für ein \
    leeres Feld. /abbrechen beendet die Fragen.";
const COMPARED: &str = "Bretter werden verglichen.";

/// Plays 1.e4 e5 2.Sf3 Sc6.
fn play(player: &mut Player) {
    player.plays("e4", Some("Bauer Eva vier?"), "1.e4 Schwarz am Zug.");
    player.plays("e5", None, "1...e5 Weiß am Zug.");
    player.plays("Sf3", Some("Springer Felix drei?"), "2.Sf3 Schwarz am Zug.");
    player.plays("Sc6", None, "2...Sc6 Weiß am Zug.");
}

/// Reads the question that stands there, and returns its square.
#[track_caller]
fn question(player: &Player) -> String {
    let shown = player.brltty.wait_for(|it| asked_about(piece(it)).is_some());
    player.reads(&shown);
    asked_about(piece(&shown)).unwrap_or_default()
}

/// Answers a question, and waits until it does not stand there any more.
#[track_caller]
fn answers(player: &Player, square: &str, line: &str) {
    player.enters(line);
    player
        .brltty
        .wait_for(|it| !it.is_empty() && piece(it) != line && asked_about(piece(it)).is_none_or(|it| it != square));
}

#[test]
fn two_boards_are_compared_with_the_display_alone() {
    let Some(mut player) = Player::begin(COLUMNS, &[]) else {
        return;
    };
    play(&mut player);
    player.enters("/abweichung");
    player.reads_confirmed(COMPARED);
    player.acknowledges(COMPARED);
    player.acknowledges(HOW_TO_KEY);
    player.reads("Anderes Formular, 1 Weiß:");

    // The other sheet: an entry that differs is told, and was mistyped.
    player.enters("e4 e5");
    player.reads_confirmed("Anderes Formular, 2 Weiß:");
    player.enters("Sh3");
    player.acknowledges("Zug 2 Weiß: unser Formular Springer Felix drei, das andere Springer Hector drei.");
    player.reads("Anderes Formular, 2 Schwarz:");
    player.brltty.press("KEY_ESCAPE");
    player.acknowledges("Zug 2 Weiß, das andere Formular: Eintrag gestrichen.");
    player.reads("Anderes Formular, 2 Weiß:");
    player.enters("Sf3");
    player.reads_confirmed("Anderes Formular, 2 Schwarz:");
    player.enters("Sc6");
    player.reads_confirmed("Anderes Formular, 3 Weiß:");
    player.brltty.enter();
    player.acknowledges("Die Formulare stimmen in allen 4 Halbzügen überein.");
    let after = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    player.acknowledges(&format!("Stellung nach den Formularen, Weiß am Zug: {after}"));
    player.reads("Vergleich der Bretter:");

    // What no answer is comes back with a sign and a sentence, and the question behind it.
    player.enters("/brett a");
    let first = question(&player);
    player.enters("x");
    player
        .brltty
        .wait_for(|it| it.starts_with("Bitte eine Figur") && it.ends_with("⠿⠿"));
    player.acknowledges(HOW_TO_ANSWER);
    assert_eq!(question(&player), first);
    // A wrong answer is taken back.
    let wrong = piece_on(SPECIAL_BOARD, &first).map_or("wS", |_piece| "-");
    answers(&player, &first, wrong);
    player.brltty.press("KEY_BACKSPACE");
    player
        .brltty
        .wait_for(|it| asked_about(piece(it)).is_some_and(|it| it == first));

    // Piece letters, a capital for White, letters of both, and Enter alone for an empty square.
    let mut asked = 0;
    let known = loop {
        let square = question(&player);
        asked += 1;
        match (piece_on(SPECIAL_BOARD, &square), asked % 2) {
            (None, 0) => answers(&player, &square, "leer"),
            (None, _) => {
                player.brltty.enter();
                player
                    .brltty
                    .wait_for(|it| asked_about(piece(it)).is_none_or(|it| it != square));
            }
            (Some(letter), 0) => answers(&player, &square, &german(letter).to_string()),
            (Some(letter), _) => {
                let color = if letter.is_uppercase() { 'w' } else { 's' };
                answers(&player, &square, &format!("{color}{}", german(letter).to_lowercase()));
            }
        }
        let shown = player.brltty.wait_for(|it| !it.is_empty());
        if asked_about(piece(&shown)).is_none() {
            break shown;
        }
        assert!(asked < 20, "{shown}");
    };
    assert!(known.starts_with("Brett A ist nach"), "{known}");
    assert!(known.ends_with("⠒⠒"), "{known}");
    let found = format!("Brett A ist nach {asked} Fragen bekannt, wenn höchstens ein Zug falsch ausgeführt wurde.");
    player.acknowledges(&found);
    player.acknowledges("Brett A ist zu ändern:");
    player.acknowledges("Springer von Gustav drei nach Felix drei");
    player.acknowledges("Ein Versehen beim Ausführen führt zu dem, was auf Brett A steht. Möglichkeiten: 1.");
    player.acknowledges("Zug 2 Weiß, Springer Felix drei: auf Gustav drei gesetzt");
    player.reads("Vergleich der Bretter:");

    // The questions about the other board are stopped, and the game goes on.
    player.enters("/brett b");
    question(&player);
    player.brltty.press("KEY_ESCAPE");
    player.acknowledges("Brett B: Fragen beendet, dieses Brett ist nicht verglichen.");
    player.enters("/zurücksetzen");
    player.acknowledges("Der Vergleich der Bretter ist beendet.");
    player.reads("2...Sc6 Weiß am Zug.");
    player.plays("Lb5", Some("Laeufer Bella fuenf?"), "3.Lb5 Schwarz am Zug.");
    let journal = player.leaves();
    assert!(journal.contains(SPECIAL_BOARD), "{journal}");
    judge(&player.home, "e2e4 e7e5 g1f3 b8c6 f1b5");
}

/// Returns the German letter of a piece, capital for White.
fn german(letter: char) -> char {
    let pieces = "KQRBNPkqrbnp".chars().zip("KDTLSBkdtlsb".chars());
    pieces
        .into_iter()
        .find(|(it, _)| *it == letter)
        .map_or('?', |(_, it)| it)
}

/// The cells of short6 for letters, digits and signs; a capital has its sign before it.
fn short6(text: &str) -> String {
    let letters: Vec<char> = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵".chars().collect();
    let digits: Vec<char> = "⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔".chars().collect();
    let cell = |it: char| match it {
        'a'..='z' => letters[it as usize - 'a' as usize],
        '0'..='9' => digits[it as usize - '0' as usize],
        '/' => '⠌',
        '-' => '⠤',
        _ => '\u{2800}',
    };
    let cells = text.chars().flat_map(|it| {
        let sign = it.is_uppercase().then_some('⠨');
        sign.into_iter().chain([cell(it.to_ascii_lowercase())])
    });
    cells.collect()
}

/// Somebody who reads and types cells of six dots.
struct InCells {
    player: Player,
    /// The square of each question, by its cells.
    questions: BTreeMap<String, String>,
}

impl InCells {
    fn begin() -> Option<Self> {
        let first = words("Weiß am Zug.");
        let player = Player::begin_with(COLUMNS, &["--braille-table", "de-chess-short6"], &first)?;
        let square = |file: &str, rank: &str| {
            let square = format!("{file} {rank}");
            (words(&format!("Brett A: Was steht auf {square}?")), square)
        };
        let questions = FILES
            .iter()
            .flat_map(|file| RANKS.iter().map(|rank| square(file, rank)));
        Some(Self {
            player,
            questions: questions.collect(),
        })
    }

    fn enters(&self, text: &str) {
        self.player.brltty.types_dots(&short6(text));
        self.player.brltty.enter();
    }

    /// Returns the square that is asked about on the line, whatever sign stands behind it.
    fn asked(&self) -> Option<String> {
        let cells = self.player.brltty.cells();
        let line = cells.trim_end_matches(['⠒', '⠤', '⠿']).trim_end_matches('\u{2800}');
        self.questions.get(line).cloned()
    }

    /// Reads a sentence piece by piece and lets it go. Until liblouis has answered, it stands there in the display's own
    /// table, and is not read yet.
    #[track_caller]
    fn acknowledges(&self, sentence: &str) {
        let sentence = words(sentence);
        let mut rest = sentence.as_str();
        let bare = |it: &str| piece(it).trim_end_matches('\u{2800}').to_owned();
        while !rest.is_empty() {
            let is_next = |shown: &str| !bare(shown).is_empty() && rest.starts_with(&bare(shown));
            let shown = bare(&self.player.brltty.wait_for(is_next));
            let cells = self.player.brltty.cells();
            self.player.brltty.enter();
            wait_until(|| self.player.brltty.cells() != cells);
            rest = rest[shown.len()..].trim_start_matches('\u{2800}');
        }
    }

    /// Answers a question, and waits until the next one stands there, or that the board is known.
    #[track_caller]
    fn answers(&self, square: &str, text: &str) {
        self.enters(text);
        let is_known = || self.player.brltty.cells().starts_with(&words("Brett A ist nach"));
        wait_until(|| is_known() || self.asked().is_some_and(|it| it != square));
    }

    /// Answers a question with a piece alone, and reads that its colour is asked for.
    #[track_caller]
    fn is_asked_for_the_color(&self, text: &str, question: &str) {
        self.enters(text);
        let question = words(question);
        let first: String = question.chars().take(30).collect();
        wait_until(|| self.player.brltty.cells().starts_with(&first));
    }
}

/// Returns words as liblouis writes them.
fn words(text: &str) -> String {
    in_literary_braille(text, "de-g0.utb")
}

const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];

#[test]
fn squares_are_told_in_cells_of_six_dots_with_capitals_and_without() {
    let Some(at) = InCells::begin() else { return };
    at.enters("e4");
    at.player.reads(&words("Bauer Eva vier?"));
    at.player.brltty.enter();
    at.player.reads_confirmed(&format!("⠂ ⠑⠲ {}", words("Schwarz am Zug.")));
    at.enters("e5");
    at.player.reads_confirmed(&format!("⠂ ⠤ ⠑⠢ {}", words("Weiß am Zug.")));
    at.enters("/abweichung");
    at.player.reads_confirmed(&words(COMPARED));
    at.acknowledges(COMPARED);
    at.acknowledges(HOW_TO_KEY);
    at.player.reads(&words("Anderes Formular, 1 Weiß:"));
    at.enters("e4");
    at.player.reads_confirmed(&words("Anderes Formular, 1 Schwarz:"));
    at.enters("e5");
    at.player.reads_confirmed(&words("Anderes Formular, 2 Weiß:"));

    // The pawn went to e6 instead of e5.
    let board = "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR";
    at.enters("/brett a");
    let first = wait_for(|| at.asked());
    at.enters("x");
    at.player.brltty.wait_for(|it| it.ends_with("⠿⠿"));
    at.acknowledges(HOW_TO_ANSWER);
    at.player.reads(&words(&format!("Brett A: Was steht auf {first}?")));
    let (mut asked, mut without_capital) = (0, 0);
    while let Some(square) = at.asked() {
        asked += 1;
        assert!(asked < 20, "{square}");
        let Some(letter) = piece_on(board, &square) else {
            at.answers(&square, if asked % 2 == 0 { "-" } else { "leer" });
            continue;
        };
        let piece = german(letter);
        if piece.is_uppercase() && asked % 2 == 0 {
            at.answers(&square, &piece.to_string());
            continue;
        }
        // A small letter may be a capital whose sign was left out.
        without_capital += 1;
        let name = NAMES.iter().find(|it| it.starts_with(piece.to_ascii_uppercase()));
        let name = name.expect("a piece");
        let question = format!("Brett A, {square}, {name}: weiß oder schwarz?");
        at.is_asked_for_the_color(&piece.to_lowercase().to_string(), &question);
        at.answers(&square, if piece.is_uppercase() { "w" } else { "s" });
    }
    assert!(without_capital > 0, "a piece was told without its colour");
    at.acknowledges(&format!(
        "Brett A ist nach {asked} Fragen bekannt, wenn höchstens ein Zug falsch ausgeführt wurde."
    ));
    at.acknowledges("Brett A ist zu ändern:");
    at.acknowledges("Bauer von Eva sechs nach Eva fünf");
    let journal = fs::read_to_string(at.player.home.path("game.jsonl")).expect("the journal");
    assert!(journal.contains(board), "{journal}");
}

const NAMES: [&str; 6] = ["Koenig", "Dame", "Turm", "Laeufer", "Springer", "Bauer"];

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n\
    [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n";

#[test]
fn in_an_event_the_display_shows_nothing_of_the_boards_until_it_is_to_be_told() {
    let home = Home::new();
    home.file("event.toml", EVENT);
    let secret = home.draw_secret("event.toml");
    let first = "Turniermodus. Regeln von 2023,";
    let Some(mut player) = Player::begin_at(home, COLUMNS, &["--event-file", "event.toml"], first) else {
        return;
    };
    player.acknowledges(
        "Turniermodus. Regeln von 2023, Standardschach. Ansagen: das Programm. Uhr: keine. Diese Aufzeichnung ist privat und kein Beweis.",
    );
    player.is_entered("e4", "ear", "Bauer Eva vier?");
    player.is_entered("", "room", "Bauer Eva vier");
    player.is_entered("/made\ne5", "room", "Bauer Eva fuenf");
    player.is_entered("/mismatch", "room", "Schiedsrichter, bitte");
    player.acknowledges(COMPARED);
    player.acknowledges("Schiedsrichter, bitte");
    player.arbiter_enters(&format!("/arbiter AB\n{secret}"));
    player.acknowledges("Schiedsrichter AB ist am Gerät. Die Zeile ist nur zu lesen.");
    player.reads(COMPARED);

    let seen = player.brltty.watch();
    player.arbiter_enters("1. e4 e6");
    player.arbiter_enters("");
    player.arbiter_enters("/board a");
    // The finger answers nothing for the arbiter.
    let refused = format!("{COMPARED:<38}⠿⠿");
    player.brltty.types("s");
    player.reads(&refused);
    player.arbiter_enters("/cancel");
    let board = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR";
    player.arbiter_enters(&format!("/board a {board}"));
    // A key that changes nothing would be kept back by the driver, and the next one with it.
    player.brltty.types("s");
    player.reads(&refused);
    player.brltty.press("Home");
    player.reads(COMPARED);
    let may_be_seen = [COMPARED, &refused].map(|it| in_cells(it, COLUMNS.into()));
    for cells in seen.try_iter() {
        assert!(may_be_seen.contains(&cells), "{cells}");
    }

    player.is_entered("/tell", "ear", "Bauer von Eva drei nach Eva vier");
    player.acknowledges("Brett A ist zu ändern:");
    player.acknowledges("Bauer von Eva drei nach Eva vier");
    player.reads(COMPARED);
    // What it would strike is asked of the arbiter alone.
    player.is_entered(
        "/restore\nj",
        "ear",
        "Die Partie geht zurück zur Stellung nach Zug 1 Weiß. Schwarz ist am Zug.",
    );
    player.acknowledges("Die Partie geht zurück zur Stellung nach Zug 1 Weiß. Schwarz ist am Zug.");
    player.reads("e4 Schwarz am Zug.");
}
