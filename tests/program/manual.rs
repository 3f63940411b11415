//! The pages of the manual are true: every session is played in a terminal, and prints what the page says; each page is the
//! twin of one in the other language.

use std::collections::BTreeSet;
use std::fs;

use crate::support::program::Home;
use crate::support::screen::Screen;

/// The languages, each with what a prompt calls the sides.
const LANGUAGES: [(&str, [&str; 2]); 2] = [("en", ["White", "Black"]), ("de", ["Weiß", "Schwarz"])];

fn folder(language: &str) -> String {
    format!("docs/manual/{language}")
}

/// Returns the names of the pages of a language.
fn pages(language: &str) -> BTreeSet<String> {
    let files = fs::read_dir(folder(language)).expect("there is a manual");
    let names = files.map(|it| it.expect("a file").file_name().into_string().expect("a name"));
    names.collect()
}

fn read(language: &str, page: &str) -> String {
    fs::read_to_string(format!("{}/{page}", folder(language))).expect("it is readable")
}

/// Returns the lines of each session of a page.
fn sessions(text: &str) -> Vec<Vec<&str>> {
    let behind = text.split("```session\n").skip(1);
    let inside = behind.map(|it| it.split("```").next().unwrap_or(it));
    inside.map(|it| it.lines().collect()).collect()
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
    let lines = lines.iter().map(|it| as_typed(it).unwrap_or_else(|| it.clone()));
    lines.collect()
}

/// Plays a session from its line for the shell on: after each line that is typed, all that stands on the page up to the
/// next one stands at the terminal, and nothing else.
fn play(language: &str, sides: [&str; 2], page: &str, session: &[&str]) {
    let (command, lines) = session.split_first().expect("a session has lines");
    let options = command.strip_prefix("$ ansage").expect("a session begins in the shell");
    let options: Vec<&str> = options.split_whitespace().collect();
    let own = ["--reports", language, "--voice", "none"];
    let Some(screen) = Screen::open(Home::new(), &[&options[..], &own].concat(), &[]) else {
        return;
    };
    // What the program says of itself, and where the journal is, are before it; the prompt that waits is behind it.
    let stands = |expected: &[&str]| {
        screen.wait(|at_terminal| {
            let shown = as_on_a_page(at_terminal, sides);
            shown.len() == expected.len() + 3
                && shown[2..].starts_with(&to_owned(expected))
                && shown.last().is_some_and(|it| it == ">")
        });
    };
    let mut done = 0;
    while done < lines.len() {
        let next = lines[done..]
            .iter()
            .position(|it| it.starts_with('>'))
            .map_or(lines.len(), |it| done + it);
        stands(&lines[..next]);
        let Some(typed) = lines.get(next) else { break };
        match typed.strip_prefix("> ") {
            Some(line) => screen.enters(line),
            None => screen.press(&["Enter"]),
        }
        done = next + 1;
        if done == lines.len() {
            stands(lines);
        }
    }
    println!("{language}/{page}: {} lines", session.len());
}

fn to_owned(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|it| (*it).to_owned()).collect()
}

#[test]
fn every_session_of_the_manual_is_played_as_written() {
    let mut played = 0;
    for (language, sides) in LANGUAGES {
        for page in pages(language) {
            let text = read(language, &page);
            for session in sessions(&text) {
                play(language, sides, &page, &session);
                played += 1;
            }
        }
    }
    assert!(played >= 8, "only {played} sessions");
}

#[test]
fn each_page_has_a_twin_with_as_many_steps_and_sessions() {
    let [english, german] = LANGUAGES.map(|(it, _)| pages(it));
    assert_eq!(english, german);
    for page in english {
        let shape = |language| {
            let text = read(language, &page);
            let steps = text.lines().filter(|it| {
                it.split_once(". ")
                    .is_some_and(|(number, _)| number.parse::<u32>().is_ok())
            });
            let lines: Vec<usize> = sessions(&text).iter().map(Vec::len).collect();
            (steps.count(), lines, text.matches("\n## ").count())
        };
        assert_eq!(shape("en"), shape("de"), "{page}");
    }
}
