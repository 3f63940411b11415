//! `--log`: what was noted beside the moves, and with the arbiters' secret what they typed.

use crate::app::cli::ExportOptions;
use crate::app::failure::{Failure, desk_failure};
use crate::app::secret_entry::ask_for_the_secret;
use crate::app::settings::words::Words;
use ansage_core::desk::DeskSettings;
use ansage_core::desk::report::log::log;
use ansage_core::game::{ArbiterKey, Event, Game, Recorded};
use ansage_core::language::{Message, Messages, Saying};
use ansage_devices::arbiter_key::PrivateHalf;
use ansage_devices::storage::Read;

/// Writes the log. What an arbiter typed in it stays sealed without the secret, so it may be written while the game goes on.
pub(super) fn write(
    options: &ExportOptions,
    journal: &Read,
    game: &Game,
    words: &Words,
    (reports, messages): (&str, &Messages),
) -> Result<String, Failure> {
    let opened = match options.secret {
        true => open(&journal.records, words)?,
        false => Vec::new(),
    };
    let read = |sealed: &str| opened.iter().find_map(|it| it.read(sealed));
    let settings = DeskSettings::unheard(reports.to_owned(), Saying::spelled(&game.opening().say));
    let lines = log(&journal.records, &settings, &words.voices, &read)
        .map_err(|error| desk_failure::replaying(error, &options.journal, &words.voices))?;
    let nothing = lines.is_empty().then(|| messages.say(&Message::LogNothing));
    let all = std::iter::once(messages.say(&Message::LogTitle))
        .chain(nothing)
        .chain(lines);
    Ok(all.map(|it| it + "\n").collect())
}

/// Opens with the secret what it opens: a secret that was set later opens what was sealed since then.
fn open(journal: &[Recorded], words: &Words) -> Result<Vec<PrivateHalf>, Failure> {
    let keys = keys_of(journal);
    if keys.is_empty() {
        return Err(Failure::refused(Message::SecretNotThere));
    }
    let secret = ask_for_the_secret(words)?;
    let opened: Vec<_> = keys
        .into_iter()
        .filter_map(|it| PrivateHalf::open(it, &secret))
        .collect();
    match opened.is_empty() {
        true => Err(Failure::refused(Message::SecretNotRight)),
        false => Ok(opened),
    }
}

fn keys_of(journal: &[Recorded]) -> Vec<&ArbiterKey> {
    let keys = journal.iter().filter_map(|it| match &it.event {
        Event::Opened(opening) => opening.event.as_deref()?.arbiter_key.as_ref(),
        Event::SecretSet { key } => Some(key.as_ref()),
        _ => None,
    });
    keys.collect()
}
