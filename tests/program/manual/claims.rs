//! What a page names exists: commands of a game, commands of the program with their options, and what the program says.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use ansage_core::language::commands::{CommandMatch, CommandSet, CommandWord, ReadingWord};
use ansage_core::language::voices::Voices;

use super::page::{Fence, Page, is_as_written};
use crate::support::program::Home;

/// Checks a page, and says all that is wrong on it.
pub(super) fn check(page: &Page) {
    let prose = page.prose();
    let mut wrong: Vec<String> = spans(&prose).filter_map(|it| flaw(page, it)).collect();
    let sayings = sayings(page);
    let unsaid = quotes(&prose).filter(|it| !sayings.iter().any(|saying| is_as_written(it, saying)));
    wrong.extend(unsaid.map(|it| format!("the program does not say {it:?}")));
    assert!(wrong.is_empty(), "{}/{}: {wrong:#?}", page.language.tag, page.name);
}

/// Returns what is marked as typed.
fn spans(prose: &str) -> impl Iterator<Item = &str> {
    prose.split('`').skip(1).step_by(2)
}

/// Returns why something that is typed cannot be, if it cannot.
fn flaw(page: &Page, typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    match words.as_slice() {
        ["ansage", rest @ ..] => {
            let task = rest.first().filter(|it| !it.starts_with('-')).copied();
            let help = help_of(task.unwrap_or_default());
            let Some(help) = help else {
                return Some(format!("there is no {typed:?}"));
            };
            let unknown = rest.iter().find(|it| it.starts_with('-') && !has_option(&help, it))?;
            Some(format!("{typed:?}: no option {unknown}"))
        }
        [option, ..] if option.starts_with("--") => {
            let named = page.text.split("ansage ").skip(1);
            let named = named.filter_map(|it| it.split(|sign: char| !sign.is_ascii_lowercase() && sign != '-').next());
            let mut tasks = named.filter(|it| !it.starts_with('-')).chain([""]);
            let is_there = tasks.any(|it| help_of(it).is_some_and(|help| has_option(&help, option)));
            (!is_there).then(|| format!("no option {option}"))
        }
        [command, ..] if command.starts_with('/') && !command[1..].contains('/') => {
            let is_one = is_command::<CommandWord>(page, command) || is_command::<ReadingWord>(page, command);
            (!is_one).then(|| format!("no command {command}"))
        }
        _ => None,
    }
}

fn is_command<C: CommandSet>(page: &Page, command: &str) -> bool {
    let found = voices().commands().find::<C>(command, &[page.language.tag]);
    matches!(found, CommandMatch::One(..))
}

fn voices() -> &'static Voices {
    static VOICES: OnceLock<Voices> = OnceLock::new();
    VOICES.get_or_init(|| Voices::of(ansage_texts::VOICES))
}

fn has_option(help: &str, option: &str) -> bool {
    let option = option.split('=').next().unwrap_or(option);
    let is_option = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    help.split(|it| !is_option(it)).any(|it| it == option)
}

/// Returns what the program says about the options of one of its commands, or of a game.
fn help_of(task: &str) -> Option<String> {
    thread_local! {
        static KNOWN: std::cell::RefCell<BTreeMap<String, Option<String>>> = const { std::cell::RefCell::new(BTreeMap::new()) };
    }
    let ask = || {
        let answer = match task {
            "" => Home::new().run(&["--help"], ""),
            task => Home::new().run(&[task, "--help"], ""),
        };
        (answer.code == Some(0)).then_some(answer.out)
    };
    KNOWN.with_borrow_mut(|known| known.entry(task.to_owned()).or_insert_with(ask).clone())
}

/// Returns the sentences in the quotation marks of either language.
fn quotes(prose: &str) -> impl Iterator<Item = String> {
    let english = prose.split('“').skip(1).filter_map(|it| Some(it.split_once('”')?.0));
    let german = prose.split('„').skip(1).filter_map(|it| Some(it.split_once('“')?.0));
    let quoted = english.chain(german).filter(|it| it.ends_with(['.', '?', '!']));
    quoted.map(|it| it.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns what the program can say in the language of a page, with `…` for what it fills in.
fn sayings(page: &Page) -> Vec<String> {
    let file = format!("voices/{}/messages.ftl", page.language.tag);
    let file = std::fs::read_to_string(file).expect("the messages");
    let shown = page.fences().into_iter().flat_map(|it| match it {
        Fence::Session(lines) | Fence::Console(lines) => lines.into_iter().map(str::to_owned).collect(),
        Fence::File(..) => Vec::new(),
    });
    // A line of which only a part is shown says nothing of its words.
    let shown = shown.filter(|it| !it.contains('…'));
    messages(&file).chain(shown).collect()
}

/// Returns the messages of a file of Fluent as far as their words go: what stands in braces is filled in.
fn messages(file: &str) -> impl Iterator<Item = String> {
    let begins = |line: &str| line.starts_with(|it: char| it.is_ascii_lowercase());
    let lines: Vec<&str> = file
        .lines()
        .filter(|it| !it.starts_with('#') && !it.is_empty())
        .collect();
    let messages = lines.chunk_by(|_, next| !begins(next));
    let texts = messages.map(|lines| {
        let text = lines.iter().map(|it| it.trim()).collect::<Vec<_>>().join(" ");
        let text = text
            .split_once(" = ")
            .map(|(_, text)| text.to_owned())
            .unwrap_or_default();
        let mut depth = 0;
        let mut words = String::new();
        for sign in text.chars() {
            match sign {
                '{' if depth == 0 => {
                    depth = 1;
                    words.push('…');
                }
                '{' => depth += 1,
                '}' => depth -= 1,
                _ if depth == 0 => words.push(sign),
                _ => {}
            }
        }
        words
    });
    let has_words = |it: &String| it.chars().filter(|it| it.is_alphabetic()).count() > 5;
    texts.filter(has_words).collect::<Vec<_>>().into_iter()
}

#[test]
fn a_sentence_that_nobody_says_is_found() {
    let page = &Page::all(&super::LANGUAGES[0])[0];
    let sayings = sayings(page);
    let says = |it: &str| sayings.iter().any(|saying| is_as_written(it, saying));
    assert!(says("The clocks are stopped."));
    assert!(!says("The clocks have stopped."));
    assert!(flaw(page, "/nonsense").is_some() && flaw(page, "/sheet 3").is_none());
    assert!(flaw(page, "ansage games --loudly").is_some() && flaw(page, "ansage games").is_none());
    assert!(flaw(page, "ansage dances").is_some() && flaw(page, "--time 5+3").is_none());
}
