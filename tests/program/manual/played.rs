//! What a page shows is done in its own home, from its first fence to its last.

use std::collections::BTreeMap;
use std::process::Command;

use super::page::{Fence, Page, is_as_written};
use crate::support::program::{Answer, Home};
use crate::support::screen::Screen;

/// Plays a page and returns how many sessions it has.
pub(super) fn play(page: &Page) -> usize {
    let mut table = Table {
        page,
        home: Home::new(),
        screen: None,
        speaks: BTreeMap::new(),
        secret: String::new(),
    };
    let fences = page.fences();
    for fence in &fences {
        if let Fence::File(name, text) = fence {
            table.home.file_as_it_is(name, text);
        }
    }
    for fence in &fences {
        match fence {
            Fence::Session(lines) => table.session(lines),
            Fence::Console(lines) => table.console(lines),
            Fence::File(..) => {}
        }
    }
    fences.len()
}

/// Where a page is played.
struct Table<'a> {
    page: &'a Page,
    home: Home,
    screen: Option<Screen>,
    /// Which commands can be told not to speak.
    speaks: BTreeMap<String, bool>,
    /// The words that a command of the page has drawn for the arbiters.
    secret: String,
}

/// What a page types in their place.
const DRAWN: [&str; 2] = ["the four words", "die vier Wörter"];

impl Table<'_> {
    /// Plays a game at a terminal: after each line that is typed, all that stands on the page up to the next one stands at
    /// the terminal, and nothing else.
    fn session(&mut self, lines: &[&str]) {
        let (command, lines) = lines.split_first().expect("a session has lines");
        let options = command.strip_prefix("$ ansage").expect("a session begins in the shell");
        let options: Vec<&str> = options.split_whitespace().collect();
        let options = [&options[..], &["--reports", self.page.language.tag, "--voice", "none"]].concat();
        match &self.screen {
            Some(screen) => screen.open_again(&options),
            None => self.screen = Screen::open(self.home.clone(), &options, &[]),
        }
        let Some(screen) = &self.screen else { return };
        let mut done = 0;
        loop {
            let next = lines[done..].iter().position(|it| it.starts_with('>'));
            let next = next.map_or(lines.len(), |it| done + it);
            self.stands(screen, &lines[..next]);
            let Some(typed) = lines.get(next) else { break };
            match typed.strip_prefix("> ").map(|it| (it, key(it))) {
                Some((_, Some(key))) => screen.press(&[key]),
                Some((line, None)) if DRAWN.contains(&line) => screen.enters(&self.secret),
                Some((line, None)) => screen.enters(line),
                None => screen.press(&["Enter"]),
            }
            done = next + 1;
        }
        if !self.home.path("code").exists() {
            screen.press(&["C-d"]);
        }
        screen.ended();
    }

    fn stands(&self, screen: &Screen, written: &[&str]) {
        // What the program says of itself, and where the journal is, are before it; the prompt that waits is behind it.
        screen.wait(|at_terminal| {
            let mut shown = as_on_a_page(at_terminal, self.page.language.sides);
            let has_ended = self.home.path("code").exists();
            if !has_ended && shown.pop().is_none_or(|it| it != ">") {
                return false;
            }
            let shown = shown.get(2..).unwrap_or_default();
            shown.len() == written.len()
                && shown
                    .iter()
                    .zip(written)
                    .all(|(shown, written)| is_as_written(shown, unseen(written)))
        });
    }

    /// Runs the commands of a shell, each with what is typed below it, and compares all that it prints.
    fn console(&mut self, lines: &[&str]) {
        assert!(lines.first().is_some_and(|it| it.starts_with("$ ")), "{lines:?}");
        for part in lines.chunk_by(|_, next| !next.starts_with("$ ")) {
            let (command, below) = part.split_first().expect("a command");
            let (typed, written): (Vec<&str>, Vec<&str>) = below.iter().partition(|it| it.starts_with('>'));
            let typed: String = typed.iter().map(|it| it[1..].trim_start().to_owned() + "\n").collect();
            let answer = self.run(command.trim_start_matches("$ "), &typed);
            let refused = if answer.code == Some(0) {
                ""
            } else {
                answer.err.as_str()
            };
            if command.contains("--secret") {
                let words = answer.out.trim().trim_end_matches('.').rsplit_once(": ");
                self.secret = words.map(|it| it.1.to_owned()).unwrap_or_default();
            }
            let printed: Vec<&str> = answer.out.lines().chain(refused.lines()).map(str::trim_end).collect();
            assert!(
                are_as_written(&printed, &written),
                "{command} printed:\n{}\n{}",
                printed.join("\n"),
                answer.err
            );
        }
    }

    fn run(&mut self, command: &str, typed: &str) -> Answer {
        let words: Vec<&str> = command.split_whitespace().collect();
        let silent = if self.can_speak(words.get(1).copied().unwrap_or("--words")) {
            " --voice none"
        } else {
            ""
        };
        let mut shell = self.home.configured(Command::new("sh"));
        let program = std::path::Path::new(env!("CARGO_BIN_EXE_ansage"));
        let folder = program.parent().expect("a folder");
        let path = std::env::var("PATH").unwrap_or_default();
        shell
            .args(["-c", &format!("{command}{silent}")])
            .env("PATH", format!("{}:{path}", folder.display()))
            .env("LC_ALL", self.page.language.locale);
        let mut child = shell.spawn().expect("a shell");
        let mut stdin = child.stdin.take().expect("a pipe");
        // A program that refuses does not read what is entered.
        let _refused = std::io::Write::write_all(&mut stdin, typed.as_bytes());
        drop(stdin);
        Answer::of(child)
    }

    fn can_speak(&mut self, task: &str) -> bool {
        let home = &self.home;
        let asks = || {
            let help = match task.starts_with('-') {
                true => home.run(&["--help"], ""),
                false => home.run(&[task, "--help"], ""),
            };
            help.out.contains("--voice ")
        };
        *self.speaks.entry(task.to_owned()).or_insert_with(asks)
    }
}

/// Returns what stands at the terminal for what a page types: of a secret nothing is to be seen.
fn unseen(written: &str) -> &str {
    let is_drawn = written.strip_prefix("> ").is_some_and(|it| DRAWN.contains(&it));
    if is_drawn { "> •••" } else { written }
}

/// Returns what tmux calls a key that a page writes as `<F2>`.
fn key(typed: &str) -> Option<&str> {
    typed.strip_prefix('<')?.strip_suffix('>')
}

/// Returns what stands at the terminal as a page writes it: `> e4` for what was typed, `>` for Enter alone.
fn as_on_a_page(lines: &[String], sides: [&str; 2]) -> Vec<String> {
    let as_typed = |line: &str| {
        let (prompt, typed) = line.split_once(':')?;
        let (number, side) = prompt.split_once(' ')?;
        let side = side.split(" (").next()?;
        let is_prompt = number.parse::<u32>().is_ok() && sides.contains(&side);
        // "1 Black: Pawn e 6 instead of …?" is said; what is typed behind a prompt has no question mark at its end.
        let is_said = typed.ends_with('?') && typed.trim().len() > 1;
        (is_prompt && !is_said).then(|| format!("> {}", typed.trim()).trim_end().to_owned())
    };
    // A session that begins another game is told of the one that was left before it; no page need say so each time.
    let lines = lines.iter().filter(|it| !it.contains(". ansage --resume "));
    let lines = lines.map(|it| as_typed(it).unwrap_or_else(|| it.clone()));
    lines.collect()
}

/// Compares all lines; `…` alone stands for any number of them.
fn are_as_written(printed: &[&str], written: &[&str]) -> bool {
    match (printed, written) {
        (_, ["…", rest @ ..]) => (0..=printed.len()).any(|it| are_as_written(&printed[it..], rest)),
        ([line, printed @ ..], [as_written, written @ ..]) => {
            is_as_written(line, as_written) && are_as_written(printed, written)
        }
        (printed, written) => printed.is_empty() && written.is_empty(),
    }
}
