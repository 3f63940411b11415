//! Newcomers: settings, the tutorial and a first game, done by three people of whom each has one way to know what is asked:
//! one only hears, one only feels, one has a screen reader that reads the lines of the terminal. They key what they are asked
//! for and nothing else. The proof of the packages lets them begin where the program was just installed.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::support::braille::{Brltty, piece};
use crate::support::program::Home;
use crate::support::screen::Screen;
use crate::support::wait::wait_until;

/// What the screen reader shows when no program has the display.
const ELSEWHERE: &str = "no screen";

/// The sign that more waits.
const MORE: &str = "⠤⠤";

/// The questions of the settings as they begin, and what these people answer.
const SETTINGS: [(&str, &str); 9] = [
    ("Language of the messages?", "1"),
    ("Wer liest Ihnen vor?", ""),
    ("Wie schnell?", ""),
    ("Figurenbuchstaben?", ""),
    ("Wörter der Ansagen?", "1"),
    ("Uhr?", "1"),
    ("Sprechtaste?", "1"),
    ("Braillezeile?", ""),
    ("Enter schreibt das", ""),
];

/// A first game: what was told last, in the words of a pipe or a terminal, and what is keyed then.
const GAME: [(&str, &str); 14] = [
    ("Weiß am Zug.", "e4"),
    ("Schwarz am Zug.", "e5"),
    ("e5 Weiß am Zug.", RESULT),
    ("1-0? ", "j"),
    ("1-0.", QUIT),
    ("ear: Protokoll: ", "e4"),
    ("etwa e4", "e4"),
    ("Bauer Eva vier?", ""),
    ("room: Bauer Eva vier", "e5"),
    ("Saal: Bauer Eva vier", "e5"),
    ("room: Bauer Eva fuenf", RESULT),
    ("Saal: Bauer Eva fuenf", RESULT),
    ("1-0? ", "j"),
    ("gewinnt, 1-0.", QUIT),
];
const RESULT: &str = "/ergebnis 1-0";
const QUIT: &str = "/beenden";

/// How the program is called.
pub(crate) struct Called {
    program: PathBuf,
    /// What stands before its own arguments.
    before: Vec<String>,
    home: Home,
}

impl Called {
    fn here() -> Self {
        Self::by(Path::new(env!("CARGO_BIN_EXE_ansage")), Vec::new())
    }

    /// Calls it through a program that takes these arguments first.
    pub(crate) fn by(program: &Path, before: Vec<String>) -> Self {
        Self {
            program: program.to_owned(),
            before,
            home: Home::new(),
        }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.home.configured(Command::new(&self.program));
        command.args(&self.before).args(arguments).env_remove("WINDOWPATH");
        command
    }

    fn with<'a>(&'a self, arguments: &[&'a str]) -> Vec<&'a str> {
        let before = self.before.iter().map(String::as_str);
        before.chain(arguments.iter().copied()).collect()
    }
}

/// Somebody with one way to know what is asked.
trait Newcomer {
    fn starts(&mut self, arguments: &[&str]);

    /// Reads on until that is enough, and returns all since the last entry.
    fn reads(&mut self, is_enough: &dyn Fn(&str) -> bool) -> String;

    fn keys(&mut self, line: &str);
}

/// Does what is asked until the end is told or the game is left, and returns how many entries that took.
fn follow(newcomer: &mut dyn Newcomer, answer: impl Fn(&str) -> Option<String>, end: &str) -> usize {
    let mut entries = 0;
    loop {
        let told = newcomer.reads(&|told| told.contains(end) || answer(told).is_some());
        if told.contains(end) {
            return entries;
        }
        let line = answer(&told).expect("something is asked");
        println!("{told}\n> {line}");
        newcomer.keys(&line);
        entries += 1;
        if line == QUIT {
            return entries;
        }
        assert!(entries < 60, "it leads nowhere: {told}");
    }
}

/// Returns what is answered to the question of the settings that was told last, once it was told to its end.
fn answer_about_settings(told: &str) -> Option<String> {
    let asked = SETTINGS
        .iter()
        .filter_map(|(question, answer)| Some((told.rfind(question)?, answer)));
    let (at, answer) = asked.max_by_key(|(at, _)| *at)?;
    // What Enter keeps stands at its end.
    let (_, kept) = told[at..].rsplit_once("Enter")?;
    let of_a_path = |it: &str| it.contains('/') || it.starts_with("toml");
    let is_whole = kept.split_whitespace().any(|it| it.ends_with('.') && !of_a_path(it));
    is_whole.then(|| (*answer).to_owned())
}

/// Returns what a lesson asks for: "Bitte e4 und Enter", or Enter alone.
fn asked_by_a_lesson(told: &str) -> Option<String> {
    let asked = told
        .split("Bitte ")
        .skip(1)
        .filter_map(|it| match it.starts_with("Enter.") {
            true => Some(String::new()),
            false => Some(it.split_once(" und Enter")?.0.to_owned()),
        });
    // At a display the question stands behind what says how it is answered.
    let read_back = told.trim_end().ends_with("drei?").then(String::new);
    asked.last().or(read_back)
}

/// Returns what follows what was told last.
fn asked_in_a_game(told: &str) -> Option<String> {
    let known = GAME.iter().filter(|(words, _)| told.contains(words));
    let end_of = |words: &str| told.rfind(words).map(|at| at + words.len());
    let (_, line) = known.max_by_key(|(words, _)| (end_of(words), words.len()))?;
    Some((*line).to_owned())
}

/// Answers the questions of the settings and goes through the tutorial.
fn learns(newcomer: &mut dyn Newcomer, name: &str, setup: &[&str]) {
    newcomer.starts(setup);
    // The end of the last sentence: the driver of the display may bring a key late, by which its first piece is passed.
    let settings = follow(newcomer, answer_about_settings, "übt eine.");
    newcomer.starts(&["tutorial", "--voice", "none"]);
    let lessons = follow(newcomer, asked_by_a_lesson, "Das war alles.");
    assert!(lessons > 20, "{name}: {lessons} in the tutorial");
    println!("{name}: {settings} entries for the settings, {lessons} in the tutorial");
}

/// Plays a first game to its result.
fn plays(newcomer: &mut dyn Newcomer, name: &str) {
    newcomer.starts(&["--voice", "none"]);
    let game = follow(newcomer, asked_in_a_game, "nobody tells the end");
    println!("{name}: {game} entries in the game");
}

/// Only hears: what is said in the Room and in the Ear, as the pipe has it.
struct Hearing {
    called: Called,
    program: Option<(Child, ChildStdin)>,
    heard: Arc<Mutex<String>>,
}

impl Newcomer for Hearing {
    fn starts(&mut self, arguments: &[&str]) {
        self.ends();
        let mut program = self.called.command(arguments).spawn().expect("the program");
        let heard = Arc::new(Mutex::new(String::new()));
        let (output, lines) = (
            BufReader::new(program.stdout.take().expect("a pipe")),
            Arc::clone(&heard),
        );
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                *lines.lock().expect("no reader has failed") += &(line + "\n");
            }
        });
        let keyboard = program.stdin.take().expect("a pipe");
        (self.program, self.heard) = (Some((program, keyboard)), heard);
    }

    fn reads(&mut self, is_enough: &dyn Fn(&str) -> bool) -> String {
        let heard = || self.heard.lock().expect("no reader has failed").clone();
        let _shown = ShownOnPanic(&heard);
        wait_until(|| is_enough(&heard()));
        heard()
    }

    fn keys(&mut self, line: &str) {
        self.heard.lock().expect("no reader has failed").clear();
        let (_, keyboard) = self.program.as_mut().expect("it runs");
        writeln!(keyboard, "{line}").expect("it reads");
    }
}

/// What a person knows when nothing more comes.
struct ShownOnPanic<'a>(&'a dyn Fn() -> String);

impl Drop for ShownOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            println!("and then: {}", (self.0)());
        }
    }
}

impl Hearing {
    fn at(called: Called) -> Self {
        Self {
            called,
            program: None,
            heard: Arc::default(),
        }
    }

    fn ends(&mut self) {
        if let Some((mut program, keyboard)) = self.program.take() {
            drop(keyboard);
            program.wait().expect("an end");
        }
    }
}

impl Drop for Hearing {
    fn drop(&mut self) {
        if let Some((program, _)) = &mut self.program {
            let _ = program.kill();
            let _ = program.wait();
        }
    }
}

/// Only feels: the pipe is nothing to this person, who reads and types at the display.
struct Feeling {
    pipe: Hearing,
    display: Brltty,
    /// What stood there when something was entered last.
    last: String,
    felt: String,
    typed: String,
    pans: bool,
    /// True in a game, where each sentence is let go.
    plays: bool,
    has_keyed_enter: bool,
}

impl Feeling {
    /// Returns true if Enter, which was asked for, let go of the sentence that asked, and the line of the present came: Enter
    /// again is for the game.
    fn only_let_go(&mut self, words: &str) -> bool {
        let is_present = words.starts_with(|it: char| it.is_ascii_digit()) && self.felt == words;
        is_present && std::mem::take(&mut self.has_keyed_enter)
    }
}

impl Newcomer for Feeling {
    fn starts(&mut self, arguments: &[&str]) {
        self.pipe.ends();
        // What stands there still is of the program before.
        let before = self.display.text();
        let display = format!("--braille-display={}", self.display.host());
        self.pipe.starts(&[arguments, &[&display]].concat());
        self.pans = arguments == ["setup"];
        self.plays = !["setup", "tutorial"].contains(&arguments[0]);
        self.felt.clear();
        self.last = before;
    }

    fn reads(&mut self, is_enough: &dyn Fn(&str) -> bool) -> String {
        loop {
            let last = self.last.clone();
            let felt = self.felt.clone();
            let _shown = ShownOnPanic(&|| felt.clone());
            let is_new = |it: &str| it != last && piece(it) != self.typed && it != ELSEWHERE;
            let shown = self.display.reads_what(is_new);
            let words = piece(&shown).to_owned();
            if piece(&last) != words {
                self.felt = format!("{} {words}", self.felt).trim_start().to_owned();
            }
            self.last.clone_from(&shown);
            if is_enough(&self.felt) {
                return self.felt.clone();
            }
            // What waits is let come; of a question of the settings that is too long the rest is read. The driver keeps a key
            // behind one that changes nothing, so there is none where nothing is cut.
            // The sign that an entry is kept stands where that sign would.
            let is_told = (shown != words || self.plays && !words.ends_with("am Zug."))
                && !words.starts_with(|it: char| it.is_ascii_digit());
            if is_told || shown.ends_with(MORE) || self.only_let_go(&words) {
                self.display.enter();
            } else if self.pans && !words.starts_with("Notiert") {
                self.display.press("FWINRT");
            }
        }
    }

    fn keys(&mut self, line: &str) {
        self.felt.clear();
        for (at, sign) in line.char_indices() {
            let before = self.display.cells();
            self.display.press(&format!("PassChar {}", u32::from(sign)));
            wait_until(|| self.display.cells() != before);
            // The sign that more waits may come at the same time.
            self.display
                .wait_for(|it| piece(it) == line[..at + sign.len_utf8()].trim_end());
        }
        if line.is_empty() {
            // What was told is let go first.
            while self.display.text().ends_with(MORE) {
                let shown = self.display.text();
                self.display.enter();
                self.display.wait_for(|it| it != shown);
            }
        }
        self.has_keyed_enter = line.is_empty();
        self.typed = line.to_owned();
        self.last = self.display.text();
        self.display.enter();
    }
}

/// Has a screen reader that reads what is new in the terminal.
struct Reading {
    called: Called,
    screen: Option<Screen>,
    /// How many lines were there at the last entry.
    known: usize,
}

impl Newcomer for Reading {
    fn starts(&mut self, arguments: &[&str]) {
        let arguments = self.called.with(arguments);
        match &self.screen {
            Some(screen) => {
                screen.ended();
                screen.open_again(&arguments);
            }
            None => {
                let home = self.called.home.clone();
                self.screen = Screen::open_program(&self.called.program, home, &arguments, &[]);
            }
        }
        self.known = 0;
    }

    fn reads(&mut self, is_enough: &dyn Fn(&str) -> bool) -> String {
        let screen = self.screen.as_ref().expect("it was opened");
        let new = |lines: &[String]| lines.get(self.known..).unwrap_or_default().join("\n");
        let mut told = String::new();
        screen.wait(|lines| {
            told = new(lines);
            is_enough(&told)
        });
        told
    }

    fn keys(&mut self, line: &str) {
        let screen = self.screen.as_ref().expect("it was opened");
        self.known = screen.lines().len();
        screen.enters(line);
    }
}

/// Learns and plays by ear alone.
pub(crate) fn by_ear(called: Called) {
    let mut newcomer = Hearing::at(called);
    learns(&mut newcomer, "by ear", &["setup", "--ear", "text"]);
    plays(&mut newcomer, "by ear");
}

/// Learns and plays by finger alone, where there is a virtual display.
pub(crate) fn by_finger(called: Called) {
    let Some(display) = Brltty::start(40) else { return };
    let mut newcomer = Feeling {
        pipe: Hearing::at(called),
        display,
        last: String::new(),
        felt: String::new(),
        typed: String::new(),
        pans: false,
        plays: false,
        has_keyed_enter: false,
    };
    learns(&mut newcomer, "by finger", &["setup"]);
    plays(&mut newcomer, "by finger");
}

/// Learns and plays with a screen reader, where there is a terminal.
pub(crate) fn by_screen_reader(called: Called) {
    let mut newcomer = Reading {
        called,
        screen: None,
        known: 0,
    };
    // The first start asks by itself.
    newcomer.starts(&[]);
    if newcomer.screen.is_none() {
        return;
    }
    newcomer.keys("/quit");
    learns(&mut newcomer, "by screen reader", &["setup"]);
    plays(&mut newcomer, "by screen reader");
}

#[test]
fn who_only_hears_learns_and_plays() {
    by_ear(Called::here());
}

#[test]
fn who_only_feels_learns_and_plays() {
    by_finger(Called::here());
}

#[test]
fn who_has_a_screen_reader_learns_and_plays() {
    by_screen_reader(Called::here());
}
