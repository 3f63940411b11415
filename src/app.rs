//! The wiring: command line, settings, stopwatch, the loop.

mod beside_event;
pub mod cli;
pub mod commands;
mod event_programs;
pub mod failure;
pub mod logging;
mod printing;
mod recogniser;
mod secret_entry;
pub mod settings;
pub mod table;
mod wrapping;

use std::env;
use std::ffi::OsString;
use std::iter;
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use ansage_core::language::VoiceTexts;
use ansage_os::pipes::start_no_more;
use cli::{CommandLine, Task, parser};
use commands::setup::first_start;
use commands::{
    about, announce, bank, braille, brief, check_event, clock, doctor, equipment, export, games, glossary, hand_in,
    help, learn_my_voice, listen, manual, new_event, play, play_back, read, reconstruct, record, replay, resolve,
    screen, setup, tutorial, understand, verify,
};
use failure::{Exit, Failure};
use printing::{print_help, say_on_stderr, tell_of_panics};
use settings::paths::Paths;
use settings::words;

/// Does what the command line asks for, with the texts that come with the program, and returns its exit code.
pub fn run(texts: VoiceTexts) -> ExitCode {
    words::take_texts(texts);
    tell_of_panics();
    let line = match CommandLine::try_parse_from(arguments()) {
        Ok(line) => line,
        Err(error) => return answer_of_the_parser(&error).into(),
    };
    let paths = Paths::find();
    let exit = match perform(line, &paths) {
        Ok(()) => Exit::Done,
        Err(failure) => {
            tracing::info!(trouble = %failure, "ended");
            tell(&failure);
            failure.exit()
        }
    };
    start_no_more();
    exit.into()
}

fn tell(failure: &Failure) {
    if !failure.is_told() {
        let sentence = words::of_message(failure.message(), failure.reports());
        say_on_stderr(&sentence.unwrap_or_else(|| failure.to_string()));
    }
}

fn perform(line: CommandLine, paths: &Paths) -> Result<(), Failure> {
    let secrets = beside_event::check(line.task.as_ref(), paths)?;
    match line.task {
        None if first_start::ask_once(paths)? => Ok(()),
        None => play::play(line.play, paths),
        Some(Task::Play(task)) => match &task.file {
            Some(file) => play_back::play_back(file, &task, paths),
            None => play::play(task.play, paths),
        },
        Some(Task::Clock(options)) => {
            clock::keep_time(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Record(options)) => {
            record::record(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Help(options)) => {
            help::help(&options).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Manual(options)) => {
            manual::manual(&options).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Announce(options)) => announce::announce(&options),
        Some(Task::Understand(options)) => understand::understand(&options),
        Some(Task::Glossary(options)) => glossary::glossary(&options),
        Some(Task::Brief(options)) => {
            brief::brief(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Export(options)) => {
            export::export(&options, &secrets).map_err(|it| it.in_language(options.reports.clone()))
        }
        Some(Task::HandIn(options)) => {
            hand_in::hand_in(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Replay(options)) => replay::replay(&options).map_err(|it| it.in_language(options.reports.clone())),
        Some(Task::CheckEvent(options)) => {
            check_event::check(&options).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::NewEvent(options)) => {
            new_event::ask(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Games(options)) => {
            games::games(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Equipment(options)) => {
            equipment::look(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Setup(options)) => {
            setup::ask(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Verify(options)) => {
            verify::verify(&options).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::About(options)) => {
            about::about(&options).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Screen(options)) => {
            screen::screen(&options, paths).map_err(|it| it.in_language(options.reports.clone()))
        }
        Some(Task::Doctor(options)) => {
            doctor::examine(&options, paths).map_err(|it| it.in_language(options.reports.clone()))
        }
        Some(Task::Read(options)) => read::read(&options, paths),
        Some(Task::Resolve(options)) => {
            resolve::resolve(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Reconstruct(options)) => {
            reconstruct::reconstruct(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::LearnMyVoice(options)) => {
            learn_my_voice::learn(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Voices(options)) => {
            let reports = options.task.reporting().reports.clone();
            bank::perform(&options.task, paths).map_err(|it| it.in_language(reports))
        }
        Some(Task::Braille(options)) => {
            braille::braille(&options).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Tutorial(options)) => {
            tutorial::teach(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
        Some(Task::Listen(options)) => {
            listen::listen(&options, paths).map_err(|it| it.in_language(options.reporting.reports.clone()))
        }
    }
}

/// Help and version are answers; all else that the parser says is a bad option.
fn answer_of_the_parser(error: &clap::Error) -> Exit {
    let arguments: Vec<String> = env::args_os().map(|it| it.to_string_lossy().into_owned()).collect();
    match parser::refusal(error, &arguments) {
        Some(sentence) => say_on_stderr(&sentence),
        // Only these hold nothing but our own words, and they may have colors.
        None if is_answer(error) => {
            let own = parser::help(error, &arguments);
            print_help(own.as_ref().unwrap_or(error));
        }
        None => say_on_stderr(error.render().to_string().trim_end()),
    }
    if is_answer(error) { Exit::Done } else { Exit::Settings }
}

fn is_answer(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion)
}

/// Returns the command line, with our own name before it: help shows that name, whatever the program was called by.
fn arguments() -> impl Iterator<Item = OsString> {
    iter::once("ansage".into()).chain(env::args_os().skip(1))
}
