//! One hand at a real terminal: a game on the number pad alone, answers by one key, and what is pasted.

use super::GERMAN;
use crate::support::program::Home;
use crate::support::screen::Screen;

/// A person who reads every line of the screen below the first.
struct Reader {
    screen: Screen,
    read: Vec<String>,
}

impl Reader {
    fn begin(arguments: &[&str]) -> Option<Self> {
        let screen = Screen::open(Home::new(), &[&GERMAN[..], arguments].concat(), &[])?;
        let mut reader = Self {
            screen,
            read: vec![String::new()],
        };
        reader.reads(&["1 Weiß: "]);
        Some(reader)
    }

    /// Types characters, which stand on no line of their own.
    #[track_caller]
    fn types(&mut self, text: &str, then: &[&str]) {
        self.screen.types(text);
        self.reads(then);
    }

    /// Presses a key.
    #[track_caller]
    fn presses(&mut self, key: &str, then: &[&str]) {
        self.screen.press(&[key]);
        self.reads(then);
    }

    /// Reads what has come in place of the last line and below.
    #[track_caller]
    fn reads(&mut self, lines: &[&str]) {
        self.read.pop();
        self.read.extend(lines.iter().map(|it| (*it).to_owned()));
        let expected: Vec<_> = self.read.iter().map(|it| it.trim_end()).collect();
        self.screen.wait(|lines| lines.iter().skip(1).eq(&expected));
    }
}

#[test]
fn a_game_is_played_on_the_number_pad_alone() {
    let position = "8/3P4/1k6/8/8/8/8/4K2R w K - 0 1";
    let Some(mut at) = Reader::begin(&["--keypad", "yes", "--fen", position]) else {
        return;
    };
    // The wrong move, dropped when it is read back.
    at.types("5152", &["1 Weiß: 5152", "Koenig Eva zwei?", "1 Weiß: "]);
    at.types("-", &["1 Weiß: -", "Verworfen.", "1 Weiß: "]);
    // A slip, put right in the line, and one dropped with the point.
    at.types("518", &["1 Weiß: 518"]);
    at.presses("BSpace", &["1 Weiß: 51"]);
    at.types(".", &["1 Weiß: "]);
    at.types("5171", &["1 Weiß: 5171", "Kurze Rochade?", "1 Weiß: "]);
    at.presses("Enter", &["1 Weiß: ", "Saal: Kurze Rochade", "1 Schwarz: "]);
    at.types("2637", &["1 Schwarz: 2637", "Saal: Koenig Cesar sieben", "2 Weiß: "]);
    // F7: done on the own board.
    at.types("9", &["2 Weiß: 9"]);
    at.types("7", &["2 Weiß: "]);
    at.types("4748", &["2 Weiß: 4748", "Umwandlung in welche Figur?", "2 Weiß: "]);
    at.types("1", &["2 Weiß: 1", "Bauer David acht Dame?", "2 Weiß: "]);
    at.types("4", &["2 Weiß: 4"]);
    at.presses("BSpace", &["2 Weiß: "]);
    at.presses("Enter", &["2 Weiß: ", "Saal: Bauer David acht Dame", "2 Schwarz: "]);
    at.types(".", &["Bauer David acht Dame?", "2 Schwarz: "]);
    at.types("*", &["Weiß 2 Züge, Schwarz 1 Zug.", "2 Schwarz: "]);
    at.types("99", &["1.0-0 Kc7", "2.d8D+", "2 Schwarz: "]);
    at.types("+", &["Diese Partie hat keine Uhr.", "2 Schwarz: "]);
    at.types("3748", &["2 Schwarz: 3748", "Saal: Koenig David acht", "3 Weiß: "]);
    // A number for a command is no move.
    at.types("/sheet 1254", &["3 Weiß: /sheet 1254"]);
    at.presses("Escape", &["3 Weiß: "]);
    at.screen.press(&["C-d"]);
    assert_eq!(at.screen.ended().0, 0);
    let pgn = at
        .screen
        .home()
        .run(&["export", "game.jsonl", "--pgn"], "")
        .expect(0)
        .out;
    assert!(pgn.contains("1. O-O Kc7 2. d8=Q+ Kxd8"), "{pgn}");
}

#[test]
fn one_key_answers_and_escape_drops() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    at.types("/auf", &["1 Weiß: /auf"]);
    at.presses(
        "Enter",
        &["1 Weiß: /auf", "Weiß gibt auf? j bestätigt.", "1 Weiß (/aufgeben?): "],
    );
    at.presses("Escape", &["Verworfen.", "1 Weiß: "]);
    // Words are gone over, deleted and put back.
    at.types("springer felix", &["1 Weiß: springer felix"]);
    at.presses("C-w", &["1 Weiß: springer "]);
    at.presses("M-b", &["1 Weiß: springer "]);
    at.presses("M-d", &["1 Weiß:  "]);
    at.presses("C-y", &["1 Weiß: springer "]);
    at.presses("Escape", &["1 Weiß: "]);
    at.presses("Up", &["1 Weiß: /auf"]);
    at.presses(
        "Enter",
        &["1 Weiß: /auf", "Weiß gibt auf? j bestätigt.", "1 Weiß (/aufgeben?): "],
    );
    at.types(
        "j",
        &[
            "1 Weiß (/aufgeben?): j",
            "Saal: Ich gebe auf",
            "Ergebnis: Schwarz gewinnt, 0-1.",
            "1 Weiß: ",
        ],
    );
}

#[test]
fn several_pasted_lines_are_not_several_moves() {
    let Some(mut at) = Reader::begin(&[]) else { return };
    at.screen.tmux(&["set-buffer", "--", "e4\ne5\nsf3\n"]);
    at.screen.tmux(&["paste-buffer", "-p"]);
    at.reads(&["Nur die erste Zeile ist übernommen. Enter gibt sie ein.", "1 Weiß: e4"]);
    at.presses("Enter", &["1 Weiß: e4", "Bauer Eva vier?", "1 Weiß: "]);
    at.screen.press(&["C-d"]);
    let (code, raw) = at.screen.ended();
    assert_eq!(code, 0);
    let marks = |sign: &str| raw.matches(sign).count();
    assert_eq!(
        (marks("\u{1b}[?2004h"), marks("\u{1b}[?2004l")),
        (1, 1),
        "asked for and given back"
    );
}
