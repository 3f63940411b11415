//! A person with nothing but a Braille display: the program plays in a pipe, and what is read and typed is read and typed at
//! the virtual display of a real BRLTTY.

use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, ChildStdin};
use std::sync::{Arc, Mutex};
use std::thread;

use super::braille::{Brltty, piece};
use super::program::Home;
use super::wait::wait_until;

/// A person with nothing but a Braille display.
pub(crate) struct Player {
    pub(crate) brltty: Brltty,
    pub(crate) home: Home,
    program: Child,
    /// Kept open; the person does not type there.
    keyboard: ChildStdin,
    printed: Arc<Mutex<Vec<String>>>,
    /// How many times a note was waited for.
    notes: usize,
    /// Every sentence that stood until it was acknowledged.
    pub(crate) acknowledged: Vec<String>,
}

impl Player {
    pub(crate) fn begin(columns: u16, arguments: &[&str]) -> Option<Self> {
        Self::begin_with(columns, arguments, "Weiß am Zug.")
    }

    pub(crate) fn begin_with(columns: u16, arguments: &[&str], first: &str) -> Option<Self> {
        let arguments = [&["--letters", "de"], arguments].concat();
        Self::begin_at(Home::new(), columns, &arguments, first)
    }

    /// Begins in a home of its own, and waits until the display shows its first line.
    pub(crate) fn begin_at(home: Home, columns: u16, arguments: &[&str], first: &str) -> Option<Self> {
        Some(Self::begin_on(Brltty::start(columns)?, home, arguments, first))
    }

    /// Does the same on a display that is there.
    pub(crate) fn begin_on(brltty: Brltty, home: Home, arguments: &[&str], first: &str) -> Self {
        let display = format!("--braille-display={}", brltty.host());
        let usual = [
            "--voice",
            "none",
            "--reports",
            "de",
            "--journal",
            "game.jsonl",
            &display,
        ];
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
        Self {
            keyboard: program.stdin.take().expect("a pipe"),
            brltty,
            home,
            program,
            printed,
            notes: 0,
            acknowledged: Vec::new(),
        }
    }

    /// Returns the process of the program.
    pub(crate) fn pid(&self) -> u32 {
        self.program.id()
    }

    /// Types a line and Enter.
    #[track_caller]
    pub(crate) fn enters(&self, line: &str) {
        self.brltty.types(line);
        self.brltty.enter();
    }

    #[track_caller]
    pub(crate) fn reads(&self, text: &str) {
        self.brltty.reads(text);
    }

    /// Waits until the display begins with something, and has shown all of it; the sign behind it may change meanwhile.
    #[track_caller]
    pub(crate) fn finds(&self, beginning: &str) {
        self.brltty.reads_what(|it| it.starts_with(beginning));
    }

    /// Reads a line of the present with the sign that what was entered is kept.
    #[track_caller]
    pub(crate) fn reads_confirmed(&self, text: &str) {
        self.brltty.reads(&format!("{text:<38}⠒⠒"));
    }

    /// Reads a sentence of the Ear, piece by piece where it is longer than the display, and lets it go.
    #[track_caller]
    pub(crate) fn acknowledges(&mut self, text: &str) {
        acknowledge(&self.brltty, text);
        self.acknowledged.push(text.to_owned());
    }

    /// Reads piece by piece what waits, from the first of these words on, lets each piece go, and has read them all
    /// when the line of the present comes.
    #[track_caller]
    pub(crate) fn reads_on(&self, words: &[&str], present: &str) {
        let display = &self.brltty;
        let mut read = String::new();
        let first = words.first().copied().unwrap_or(present);
        let mut shown = display.wait_for(|it| !piece(it).is_empty() && first.starts_with(piece(it)));
        while !shown.starts_with(present) {
            let words = piece(&shown).to_owned();
            display.reads_whatever_waits(&words);
            read = format!("{read} {words}");
            display.enter();
            shown = display.wait_for(|it| !piece(it).is_empty() && piece(it) != words);
        }
        display.reads_whatever_waits(piece(&shown));
        for words in words {
            assert!(read.contains(words), "{words:?} is not in {read:?}");
        }
    }

    #[track_caller]
    pub(crate) fn plays(&mut self, typed: &str, question: Option<&str>, then: &str) {
        self.enters(typed);
        if let Some(question) = question {
            self.acknowledges(question);
        }
        self.reads_confirmed(then);
    }

    /// Returns the lines that were printed for a channel.
    pub(crate) fn printed(&self, channel: &str) -> Vec<String> {
        let prefix = format!("{channel}: ");
        let printed = self.printed.lock().expect("no reader has failed");
        printed
            .iter()
            .filter_map(|it| it.strip_prefix(&prefix))
            .map(str::to_owned)
            .collect()
    }

    /// Somebody else enters a line at the keyboard, and it is answered with a line of a channel.
    #[track_caller]
    pub(crate) fn is_entered(&mut self, line: &str, channel: &str, answer: &str) {
        let before = self.printed(channel).len();
        writeln!(self.keyboard, "{line}").expect("it reads");
        wait_until(|| {
            let printed = self.printed(channel);
            printed
                .get(before..)
                .is_some_and(|it| it.iter().any(|it| it.starts_with(answer)))
        });
    }

    /// The arbiter enters something at the keyboard, whose answer no pipe shows; it has been taken once a note behind it stands
    /// in the journal.
    #[track_caller]
    pub(crate) fn arbiter_enters(&mut self, line: &str) {
        self.notes += 1;
        let note = format!("taken {}", self.notes);
        let path = self.home.path("game.jsonl");
        let journal = || fs::read_to_string(&path).unwrap_or_default();
        // What an arbiter at the keys notes is sealed.
        let sealed = |journal: &str| journal.matches("\"sealed-note\"").count();
        let before = sealed(&journal());
        writeln!(self.keyboard, "{line}\n/note {note}").expect("it reads");
        wait_until(|| {
            let journal = journal();
            journal.contains(&note) || sealed(&journal) > before
        });
    }

    /// Leaves the game and returns its journal.
    #[track_caller]
    pub(crate) fn leaves(&mut self) -> String {
        self.enters("/quit");
        self.has_ended()
    }

    /// Waits until the program has ended and returns its journal.
    #[track_caller]
    pub(crate) fn has_ended(&mut self) -> String {
        wait_until(|| self.program.try_wait().expect("it is ours").is_some());
        fs::read_to_string(self.home.path("game.jsonl")).expect("the journal")
    }
}

/// Reads a sentence, piece by piece where it is longer than the display, and lets it go.
#[track_caller]
pub(crate) fn acknowledge(brltty: &Brltty, text: &str) {
    let mut rest = text;
    while !rest.is_empty() {
        let is_next = |shown: &str| !piece(shown).is_empty() && rest.starts_with(piece(shown));
        let shown = brltty.wait_for(is_next);
        brltty.reads(&shown);
        let cells = brltty.cells();
        brltty.enter();
        // The driver keeps a key that comes before it has shown what the one before did.
        wait_until(|| brltty.cells() != cells);
        rest = rest[piece(&shown).len()..].trim_start();
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
