//! `help`: where to begin, a theme or a command of a game, or a task of the program.

use std::iter;

use clap::CommandFactory as _;

use crate::app::cli::wording::Wording;
use crate::app::cli::{CommandLine, HelpOptions};
use crate::app::failure::Failure;
use crate::app::printing::print;
use crate::app::settings::words::Words;
use ansage_core::game::Mode;
use ansage_core::language::misspelling::nearest;
use ansage_core::language::{Help, Message, help};

/// How help is asked for before a game.
const COMMAND: &str = "ansage help";

/// Prints the help about what was asked for.
pub(in crate::app) fn help(options: &HelpOptions) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let topic = options.topic.join(" ");
    let topic = topic.trim_start_matches('/');
    if topic.is_empty() {
        return print(&where_to_begin(&words));
    }
    // A word may be both: the clock of a game, and the clock without one.
    let of_a_game = Help::asked(topic, &words.voices, &words.reports).map(|it| of_a_game(it, &words));
    let of_a_task = of_a_task(&options.topic, &words);
    let found: Vec<String> = of_a_game.into_iter().chain(of_a_task).collect();
    match found.is_empty() {
        true => Err(Failure::settings(unknown(topic, &words))),
        false => print(&found.join("\n")),
    }
}

fn where_to_begin(words: &Words) -> String {
    let themes = match help::themes(&words.voices, &words.reports) {
        Message::HelpThemes { themes, all, .. } => Message::HelpThemes {
            command: COMMAND.to_owned(),
            themes,
            all,
        },
        other => other,
    };
    let said = [
        Message::HelpProgram,
        Message::HelpBegin,
        themes,
        Message::HelpTasks,
        Message::ClockNotApproved,
    ];
    said.iter().map(|it| format!("{}\n", words.say(it))).collect()
}

/// Returns the commands of a game that were asked for, one a line.
fn of_a_game(asked: Help, words: &Words) -> String {
    let about_the_clock = asked.tells_of_the_clock(true).then_some(Message::ClockNotApproved);
    let lines = asked.commands(Mode::Free, |_all| true, &words.voices, &words.reports);
    let lines = lines.iter().map(|(ways, does)| format!("{ways}: {}", words.say(does)));
    let before = about_the_clock.iter().map(|it| words.say(it));
    before.chain(lines).map(|it| it + "\n").collect()
}

/// Returns what `--help` says of a task; `None` if it is none.
fn of_a_task(task: &[String], words: &Words) -> Option<String> {
    let mut command = CommandLine::command();
    for name in task {
        command = command.find_subcommand(name)?.clone();
    }
    let command = CommandLine::command();
    let command = match Wording::read(&words.voices, &words.reports) {
        Ok(wording) if wording.is_translated() => wording.of_a_terminal(command),
        Ok(_) | Err(_) => command,
    };
    let line = iter::once("ansage").chain(task.iter().map(String::as_str));
    let answer = command.try_get_matches_from(line.chain(["--help"])).err()?;
    Some(answer.render().to_string())
}

/// Says that there is no help about that, and what is spelled nearly so.
fn unknown(topic: &str, words: &Words) -> Message {
    let text = topic.to_owned();
    let command = CommandLine::command();
    let tasks = command.get_subcommands().map(|it| it.get_name().to_owned());
    let of_a_game = help::words(&words.voices, &words.reports, |_all| true);
    let all: Vec<String> = tasks.chain(of_a_game).collect();
    match nearest(topic, all.iter().map(|it| (it.as_str(), it))) {
        Some(near) => Message::HelpUnknownNearest {
            text,
            command: COMMAND.to_owned(),
            near: near.clone(),
        },
        None => Message::HelpUnknown { text },
    }
}
