//! A whole game at a Braille display alone: what a finger reads is compared cell by cell, and every sentence for the Ear
//! stands there until it was acknowledged.

#![expect(clippy::print_stdout, reason = "a test says why it was skipped")]

#[path = "../support/braille.rs"]
#[expect(dead_code, reason = "tests/devices/braille.rs needs more of it")]
mod brltty;
#[path = "../support/program.rs"]
#[expect(dead_code, reason = "tests/cli.rs needs more of it")]
mod program;
#[path = "../support/wait.rs"]
mod wait;

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdin};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use brltty::{Brltty, in_literary_braille};
use program::Home;
use wait::wait_until;

/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(30);

/// The sample game of Appendix C but for its last move: what is typed, what is asked about White's moves, and the line of the present after it.
const SAMPLE: [(&str, Option<&str>, &str); 20] = [
    ("e4", Some("Bauer Eva vier?"), "1.e4 Schwarz am Zug."),
    ("e5", None, "1...e5 Weiß am Zug."),
    ("Sf3", Some("Springer Felix drei?"), "2.Sf3 Schwarz am Zug."),
    ("Sf6", None, "2...Sf6 Weiß am Zug."),
    ("d4", Some("Bauer David vier?"), "3.d4 Schwarz am Zug."),
    ("exd4", None, "3...exd4 Weiß am Zug."),
    ("e5", Some("Bauer Eva fuenf?"), "4.e5 Schwarz am Zug."),
    ("Se4", None, "4...Se4 Weiß am Zug."),
    ("Dxd4", Some("Dame David vier?"), "5.Dxd4 Schwarz am Zug."),
    ("d5", None, "5...d5 Weiß am Zug."),
    ("exd6", Some("Bauer Eva David sechs?"), "6.exd6e.p. Schwarz am Zug."),
    ("Sxd6", None, "6...Sxd6 Weiß am Zug."),
    ("Lg5", Some("Laeufer Gustav fuenf?"), "7.Lg5 Schwarz am Zug."),
    ("Sc6", None, "7...Sc6 Weiß am Zug."),
    ("De3", Some("Dame Eva drei?"), "8.De3+ Schwarz am Zug."),
    ("Le7", None, "8...Le7 Weiß am Zug."),
    ("Sbd2", Some("Springer Bella David zwei?"), "9.Sbd2 Schwarz am Zug."),
    ("0-0", None, "9...0-0 Weiß am Zug."),
    ("0-0-0", Some("Lange Rochade?"), "10.0-0-0 Schwarz am Zug."),
    ("Te8", None, "10...Te8 Weiß am Zug."),
];

/// The same moves in the cells of the German table of six dots.
const CELLS: [&str; 20] = [
    "⠑⠲",
    "⠑⠢",
    "⠨⠎⠋⠒",
    "⠨⠎⠋⠖",
    "⠙⠲",
    "⠑⠭⠙⠲",
    "⠑⠢",
    "⠨⠎⠑⠲",
    "⠨⠙⠭⠙⠲",
    "⠙⠢",
    "⠑⠭⠙⠖⠑⠏",
    "⠨⠎⠭⠙⠖",
    "⠨⠇⠛⠢",
    "⠨⠎⠉⠖",
    "⠨⠙⠑⠒⠬",
    "⠨⠇⠑⠶",
    "⠨⠎⠃⠙⠆",
    "⠴⠤⠴",
    "⠴⠤⠴⠤⠴",
    "⠨⠞⠑⠦",
];
const NUMBERS: [&str; 10] = ["⠂", "⠆", "⠒", "⠲", "⠢", "⠖", "⠶", "⠦", "⠔", "⠂⠴"];

/// A person with nothing but a Braille display.
struct Player {
    brltty: Brltty,
    home: Home,
    program: Child,
    /// Kept open: nobody types there.
    _keyboard: ChildStdin,
    printed: Arc<Mutex<Vec<String>>>,
    /// Every sentence that stood until it was acknowledged.
    acknowledged: Vec<String>,
}

impl Player {
    fn begin(columns: u16, arguments: &[&str]) -> Option<Self> {
        Self::begin_with(columns, arguments, "Weiß am Zug.")
    }

    fn begin_with(columns: u16, arguments: &[&str], first: &str) -> Option<Self> {
        let brltty = Brltty::start(columns)?;
        let display = format!("--braille-display={}", brltty.host());
        let usual = [
            "--voice",
            "none",
            "--reports",
            "de",
            "--letters",
            "de",
            "--journal",
            "game.jsonl",
            &display,
        ];
        let home = Home::new();
        let mut program = home
            .ansage(&[&usual[..], arguments].concat())
            .env_remove("WINDOWPATH")
            .spawn()
            .expect("the program");
        let printed = Arc::new(Mutex::new(Vec::new()));
        let (output, lines) = (
            BufReader::new(program.stdout.take().expect("a pipe")),
            Arc::clone(&printed),
        );
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                lines.lock().expect("no reader has failed").push(line);
            }
        });
        // Before that keys are the screen reader's.
        brltty.reads(first);
        Some(Self {
            _keyboard: program.stdin.take().expect("a pipe"),
            brltty,
            home,
            program,
            printed,
            acknowledged: Vec::new(),
        })
    }

    /// Types a line and Enter.
    fn enters(&self, line: &str) {
        self.brltty.types(line);
        self.brltty.enter();
    }

    #[track_caller]
    fn reads(&self, text: &str) {
        self.brltty.reads(text);
    }

    /// Reads a line of the present with the sign that what was entered is kept.
    #[track_caller]
    fn reads_confirmed(&self, text: &str) {
        self.brltty.reads(&format!("{text:<38}⠒⠒"));
    }

    /// Reads a sentence of the Ear, piece by piece where it is longer than the display, and lets it go.
    #[track_caller]
    fn acknowledges(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() {
            let is_next = |shown: &str| !piece(shown).is_empty() && rest.starts_with(piece(shown));
            let shown = self.brltty.wait_for(is_next);
            self.reads(&shown);
            self.brltty.enter();
            rest = rest[piece(&shown).len()..].trim_start();
        }
        self.acknowledged.push(text.to_owned());
    }

    #[track_caller]
    fn plays(&mut self, typed: &str, question: Option<&str>, then: &str) {
        self.enters(typed);
        if let Some(question) = question {
            self.acknowledges(question);
        }
        self.reads_confirmed(then);
    }

    /// Returns the lines that were printed for a channel.
    fn printed(&self, channel: &str) -> Vec<String> {
        let prefix = format!("{channel}: ");
        let printed = self.printed.lock().expect("no reader has failed");
        printed
            .iter()
            .filter_map(|it| it.strip_prefix(&prefix))
            .map(str::to_owned)
            .collect()
    }

    /// Leaves the game and returns its journal.
    #[track_caller]
    fn leaves(mut self) -> String {
        self.enters("/quit");
        wait_until(DEADLINE, || self.program.try_wait().expect("it is ours").is_some());
        fs::read_to_string(self.home.path("game.jsonl")).expect("the journal")
    }
}

/// Returns what stands before a sign at the end of the display.
fn piece(shown: &str) -> &str {
    shown.trim_end_matches(['⠒', '⠤', '⠿']).trim_end()
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[test]
fn a_whole_game_is_played_with_the_display_alone() {
    let Some(mut player) = Player::begin(40, &[]) else {
        return;
    };
    for (typed, question, then) in SAMPLE {
        player.plays(typed, question, then);
        if typed == "Sc6" {
            // The screen reader crashes in the middle of it.
            player.brltty.kill();
            player.brltty.start_again();
            player.acknowledges("Die Braillezeile ist ausgefallen. Die Partie geht weiter.");
            player.acknowledges("Die Braillezeile ist da.");
            player.reads("7...Sc6 Weiß am Zug.");
        }
    }
    // What is said in the room beside a move stands there too.
    player.enters("Kb1 (=)");
    player.acknowledges("Koenig Bella eins?");
    player.acknowledges("Ich biete Remis");
    player.reads("11.Kb1(=) Schwarz am Zug.");
    player.enters("?");
    player.acknowledges("Weiß 11 Züge, Schwarz 10 Züge.");
    player.reads("11.Kb1(=) Schwarz am Zug.");
    // What is not understood stands there, with the sign for it, until it was read.
    player.enters("Sz9");
    let refused = player.brltty.wait_for(|it| it.ends_with("⠿⠿"));
    assert!(refused.starts_with("Sz9 nicht verstanden."), "{refused}");
    let sentence = player.printed("ear").pop().expect("it was told");
    player.acknowledges(&sentence);
    player.reads("11.Kb1(=) Schwarz am Zug.");

    // Nothing was told that did not stand there until it was acknowledged.
    let told = player.printed("ear");
    let of_the_ear = |it: &&String| it.as_str() != "Ich biete Remis";
    let acknowledged: Vec<_> = player.acknowledged.iter().filter(of_the_ear).collect();
    assert_eq!(told.iter().collect::<Vec<_>>(), acknowledged);
    let journal = player.leaves();
    assert_eq!(journal.matches("\"announced\"").count(), 11, "{journal}");
    assert_eq!(journal.matches("\"repeated\"").count(), 10, "{journal}");
}

#[test]
fn a_game_is_played_in_the_cells_of_six_dots() {
    let words = |text: &str| in_literary_braille(text, "de-g0.utb");
    let first = words("Weiß am Zug.");
    let Some(player) = Player::begin_with(40, &["--braille-table", "de-chess-short6"], &first) else {
        return;
    };
    for (index, (cells, (_, question, _))) in CELLS.into_iter().zip(SAMPLE).enumerate() {
        player.brltty.types_dots(cells);
        player.brltty.enter();
        if let Some(question) = question {
            player.reads(&words(question));
            player.brltty.enter();
        }
        let number = NUMBERS[index / 2];
        player.reads_confirmed(&match index % 2 {
            0 => format!("{number} {cells} {}", words("Schwarz am Zug.")),
            _ => format!("{number} ⠤ {cells} {first}"),
        });
    }
    player.brltty.press("LnUp");
    player.reads("⠂⠴ ⠴⠤⠴⠤⠴ ⠨⠞⠑⠦");
    player.brltty.press("route 10");
    player.reads(&words("10... Turm Eva acht"));
    player.brltty.press("Home");
    player.reads(&format!("⠂⠴ ⠤ ⠨⠞⠑⠦ {first}"));
}

#[test]
fn the_sheet_is_walked_and_a_move_on_it_is_opened_by_its_routing_key() {
    let Some(mut player) = Player::begin(40, &[]) else {
        return;
    };
    for (typed, question, then) in &SAMPLE[..4] {
        player.plays(typed, *question, then);
    }
    player.brltty.press("LnUp");
    player.reads("2.Sf3 Sf6");
    player.brltty.press("LnUp");
    player.reads("1.e4 e5");
    player.brltty.press("LnDn");
    player.reads("2.Sf3 Sf6");
    player.brltty.press("route 7");
    player.reads("2... Springer Felix sechs");
    // Enter leads back and confirms nothing.
    player.brltty.enter();
    player.reads("2...Sf6 Weiß am Zug.");
    player.brltty.press("route 1");
    player.reads("2... Springer Felix sechs");
    player.brltty.press("Home");
    player.reads("2...Sf6 Weiß am Zug.");
    // What was told is read again, back and forth.
    player.brltty.press("FwinLt");
    player.reads("2... Springer Felix sechs");
    player.brltty.press("FwinRt");
    player.reads("2...Sf6 Weiß am Zug.");
    assert_eq!(player.printed("sheet").len(), 2, "each opening of a move is told");
    player.leaves();
}

#[test]
fn where_no_screen_reader_runs_one_sentence_says_so_and_the_game_goes_on() {
    let home = Home::new();
    let usual = ["--voice", "none", "--reports", "en", "--journal"];
    let asked = home
        .run(
            &[&usual[..], &["a.jsonl", "--braille-display=127.0.0.1:61"]].concat(),
            "e4\ne5\n",
        )
        .expect(0);
    let not_asked = home.run(&[&usual[..], &["b.jsonl"]].concat(), "e4\ne5\n").expect(0);
    assert_eq!(asked.lines("room"), not_asked.lines("room"));
    // A pipe may have ended before anybody has looked for a display.
    let said: Vec<_> = asked.out.lines().filter(|it| !not_asked.out.contains(it)).collect();
    let sentences = ["ear: No Braille display: BRLTTY is not running."];
    assert!(said.is_empty() || said == sentences, "{said:?}");
}
