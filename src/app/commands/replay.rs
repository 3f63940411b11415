//! `replay`: what was said in a game, out of its journal.

use super::journal::{damage, read_and_warn, reports_of};
use super::json;
use crate::app::cli::ReplayOptions;
use crate::app::failure::{Failure, desk_failure, journal_failure};
use crate::app::printing::{print, print_json};
use crate::app::settings::words::Words;
use ansage_core::desk;
use ansage_core::desk::{Channel, DeskSettings, policy};
use ansage_core::game::Event;
use ansage_core::language::Saying;
use ansage_devices::terminal::prefix;

/// Prints what was said because of what is recorded, and the last position if it may be read.
pub(in crate::app) fn replay(options: &ReplayOptions) -> Result<(), Failure> {
    let words = Words::read(options.voices.as_deref(), options.reports.as_deref())?;
    let journal = read_and_warn(&options.journal, &words)?;
    let said = match journal.records.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => opening.say.clone(),
        _ => String::new(),
    };
    let reports = reports_of(&journal.records, options.reports.as_deref(), &words);
    let settings = DeskSettings::unheard(reports, Saying::spelled(&said));
    if journal.records.is_empty() {
        return Err(journal_failure::no_opening(&options.journal, &journal));
    }
    let (lines, game) = desk::retell(&journal.records, &settings, &words.voices)
        .map_err(|error| desk_failure::replaying(error, &options.journal, &words.voices))?;
    let mut text = String::new();
    // What is kept for the arbiter is nobody else's while a game of an event runs.
    let is_shown =
        |channel: Channel| channel != Channel::Arbiter || policy::may_be_read_by_all(game.mode(), game.is_over());
    let lines = lines
        .iter()
        .filter(|(channel, line)| is_shown(*channel) && !line.is_empty());
    for (channel, line) in lines {
        text += &match options.json {
            true => json::line(&json::line_said(*channel, line))?,
            false => format!("{}: {line}\n", prefix(*channel)),
        };
    }
    // As `/fen`: while a game of an event has no result nobody reads the position (P.2).
    if policy::may_be_read_by_all(game.mode(), game.is_over()) {
        let position = game.position();
        text += &match options.json {
            true => json::line(&json::last_position(position))?,
            false => format!("{}\n", position.fen()),
        };
    }
    match options.json {
        true => print_json(&text)?,
        false => print(&text)?,
    }
    damage(&options.journal, journal)
}
