//! `--log`: what was noted beside the moves, and with the arbiters' secret what they typed.

use crate::app::cli::ExportOptions;
use crate::app::commands::journal_secret::JournalKeys;
use crate::app::failure::{Failure, desk_failure};
use crate::app::secret_entry::ask_for_the_secret;
use crate::app::settings::words::Words;
use ansage_core::desk::report::log::log;
use ansage_core::desk::{DeskSettings, Secret};
use ansage_core::game::Game;
use ansage_core::language::{Message, Messages, Saying};
use ansage_devices::arbiter_key::PrivateHalf;
use ansage_devices::storage::Read;

/// Writes the log. What an arbiter typed in it stays sealed without the secret, so it may be written while the game goes on.
pub(super) fn write(
    options: &ExportOptions,
    journal: &Read,
    game: &Game,
    opened: &[PrivateHalf],
    words: &Words,
    (reports, messages): (&str, &Messages),
) -> Result<String, Failure> {
    let read = |sealed: &str| opened.iter().find_map(|it| it.read(sealed));
    let settings = DeskSettings::unheard(reports.to_owned(), Saying::spelled(&game.opening().say));
    let lines = log(&journal.records, &settings, &words.voices, !opened.is_empty(), &read)
        .map_err(|error| desk_failure::replaying(error, &options.journal, &words.voices))?;
    let nothing = lines.is_empty().then(|| messages.say(&Message::LogNothing));
    let all = std::iter::once(messages.say(&Message::LogTitle))
        .chain(nothing)
        .chain(lines);
    Ok(all.map(|it| it + "\n").collect())
}

/// Opens with the secret what it opens, where that is asked for. It is asked for unless one that was entered before does.
pub(super) fn open(
    options: &ExportOptions,
    journal: &Read,
    entered: &[Secret],
    words: &Words,
) -> Result<Vec<PrivateHalf>, Failure> {
    if !options.secret {
        return Ok(Vec::new());
    }
    let keys = JournalKeys::of(&journal.records);
    let keys = keys.ok_or_else(|| Failure::refused(Message::SecretNotThere))?;
    let opened: Vec<_> = entered.iter().flat_map(|it| keys.opened_by(it)).collect();
    if !opened.is_empty() {
        return Ok(opened);
    }
    let entered = Some(ask_for_the_secret(words)?);
    match keys.open_with(entered, words, |it| keys.opened_by(it), || {})? {
        opened if opened.is_empty() => Err(Failure::refused(keys.why_wrong())),
        opened => Ok(opened),
    }
}
