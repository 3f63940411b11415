//! `--summary`: what players and arbiter sign, in print or in Braille.

use super::{in_form, sight};
use crate::app::cli::ExportOptions;
use crate::app::commands::braille::pages;
use crate::app::commands::check_event::laid_down;
use crate::app::failure::{Failure, desk_failure};
use crate::app::settings::words::Words;
use ansage_core::desk::{DeskSettings, retell};
use ansage_core::game::{Game, Mode, Sight};
use ansage_core::language::braille::{Pages, Tables};
use ansage_core::language::head_words::HeadWords;
use ansage_core::language::summary::Summary;
use ansage_core::language::{Letters, Message, Messages, Saying, letters};
use ansage_devices::storage::Read;

/// Writes the summary. What was noted for the arbiter stands in it, so a game of an event must be over.
pub(super) fn write(
    options: &ExportOptions,
    journal: &Read,
    game: &Game,
    words: &Words,
    (reports, messages): (&str, &Messages),
) -> Result<String, Failure> {
    if sight(game) == Sight::Movement {
        return Err(Failure::refused(Message::EventGameRuns));
    }
    let terms = match game.mode() {
        Mode::Event => laid_down(game.opening(), &|it| messages.say(it)),
        Mode::Free => Vec::new(),
    };
    let settings = DeskSettings::unheard(reports.to_owned(), Saying::spelled(&game.opening().say));
    let notes = retell::notes(&journal.records, &settings, &words.voices)
        .map_err(|error| desk_failure::replaying(error, &options.journal, &words.voices))?;
    let summary = Summary {
        game,
        journal: &journal.records,
        terms: &terms,
        notes: &notes,
        head: HeadWords::of(journal.head.bytes()),
        messages,
    };
    if options.form.is_braille() {
        let pages = pages(options, &summary, reports, words)?;
        in_form(options, &pages, &game.scoresheet(), reports)
    } else {
        Ok(summary.print())
    }
}

fn pages(options: &ExportOptions, summary: &Summary<'_>, reports: &str, words: &Words) -> Result<Pages, Failure> {
    let of_language = || Letters::named(reports.split('-').next().unwrap_or_default());
    let letters = of_language().unwrap_or(letters::SETS[0]);
    let usual = |tables: &Tables| tables.short6_of(letters.name);
    pages::laid_out(
        &options.braille,
        usual,
        &summary.title(),
        words,
        |writer, _profile, _title| Ok(summary.lines().iter().map(|it| writer.sentence(it)).collect()),
    )
}
