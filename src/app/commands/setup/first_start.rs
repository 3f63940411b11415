//! The first start: a person at a terminal who never set anything is asked for the settings, once, before a game.

use std::env;
use std::fs;
use std::path::Path;

use clap::Parser;

use super::ask_and_keep;
use crate::app::cli::{CommandLine, Task};
use crate::app::failure::Failure;
use crate::app::settings::paths::Paths;
use crate::app::table::face::is_piped;

/// Asks for the settings if this is the first start; returns whether it was.
///
/// Who names an option or has played knows what they want, and a script is asked nothing. Where it cannot be kept that
/// somebody was asked, nobody is: they would be each time.
pub(in crate::app) fn ask_once(paths: &Paths) -> Result<bool, Failure> {
    let is_bare = env::args_os().len() == 1;
    if !is_bare || is_piped() || !is_new_here(paths) || !note_that_it_was_asked(&paths.asked) {
        return Ok(false);
    }
    let line = CommandLine::try_parse_from(["ansage", "setup"]).ok();
    let Some(Task::Setup(options)) = line.and_then(|it| it.task) else {
        return Ok(false);
    };
    ask_and_keep(&options, true, paths).map(|()| true)
}

/// Returns true if there are neither settings nor games, and nobody was asked.
fn is_new_here(paths: &Paths) -> bool {
    let has_games = fs::read_dir(&paths.journals).is_ok_and(|mut it| {
        it.any(|entry| entry.is_ok_and(|entry| entry.path().extension().is_some_and(|it| it == "jsonl")))
    });
    !paths.settings.exists() && !paths.asked.exists() && !has_games
}

fn note_that_it_was_asked(place: &Path) -> bool {
    let folder = place.parent().map_or(Ok(()), ansage_files::make_private_folder);
    folder.and_then(|()| ansage_files::write_private(place, b"")).is_ok()
}
