//! `--log`: what was noted beside the moves, and with the arbiters' secret what they typed.

use crate::app::cli::ExportOptions;
use crate::app::failure::{Failure, desk_failure};
use crate::app::secret_entry::{ask_again, ask_for_the_secret};
use crate::app::settings::words::Words;
use ansage_core::desk::report::log::log;
use ansage_core::desk::{DeskSettings, Secret};
use ansage_core::game::{ArbiterKey, Event, Game, Recorded};
use ansage_core::language::{Message, Messages, Saying};
use ansage_devices::arbiter_key::PrivateHalf;
use ansage_devices::storage::Read;

/// How many of the keys in a journal are tried at most: each takes a tenth of a second, and somebody may have written many.
const MOST_KEYS: usize = 16;

/// How many wrong secrets are taken.
const MOST_WRONG: usize = 3;

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
    let lines = log(&journal.records, &settings, &words.voices, &read)
        .map_err(|error| desk_failure::replaying(error, &options.journal, &words.voices))?;
    let nothing = lines.is_empty().then(|| messages.say(&Message::LogNothing));
    let all = std::iter::once(messages.say(&Message::LogTitle))
        .chain(nothing)
        .chain(lines);
    Ok(all.map(|it| it + "\n").collect())
}

/// Opens with the secret what it opens, where that is asked for: a secret that was set later opens what was sealed since
/// then. It is asked for unless one that was entered before does.
pub(super) fn open(
    options: &ExportOptions,
    journal: &Read,
    entered: &[Secret],
    words: &Words,
) -> Result<Vec<PrivateHalf>, Failure> {
    if !options.secret {
        return Ok(Vec::new());
    }
    let all = keys_of(&journal.records);
    if all.is_empty() {
        return Err(Failure::refused(Message::SecretNotThere));
    }
    let keys = those_tried(&all);
    let opened_by =
        |secret: &Secret| -> Vec<_> { keys.iter().filter_map(|it| PrivateHalf::open(it, secret)).collect() };
    let opened: Vec<_> = entered.iter().flat_map(opened_by).collect();
    if !opened.is_empty() {
        return Ok(opened);
    }
    let wrong = || match keys.len() < all.len() {
        true => Message::SecretAmongMany {
            count: all.len().into(),
            tried: keys.len().into(),
        },
        false => Message::SecretNotRight,
    };
    let mut entered = Some(ask_for_the_secret(words)?);
    let mut wrong_ones = 0;
    while let Some(secret) = entered {
        let opened = opened_by(&secret);
        if !opened.is_empty() {
            return Ok(opened);
        }
        wrong_ones += 1;
        entered = match wrong_ones < MOST_WRONG {
            true => ask_again(&wrong(), words)?,
            false => None,
        };
    }
    Err(Failure::refused(wrong()))
}

/// Returns the keys that are tried: of too many the first ones and the last ones.
fn those_tried<'a>(all: &[&'a ArbiterKey]) -> Vec<&'a ArbiterKey> {
    let left_out = all.len().saturating_sub(MOST_KEYS);
    let first = if left_out == 0 { all.len() } else { MOST_KEYS / 2 };
    let (first, rest) = all.split_at(first);
    [first, &rest[left_out.min(rest.len())..]].concat()
}

fn keys_of(journal: &[Recorded]) -> Vec<&ArbiterKey> {
    let keys = journal.iter().filter_map(|it| match &it.event {
        Event::Opened(opening) => opening.event.as_deref()?.arbiter_key.as_ref(),
        Event::SecretSet { key } => Some(key.as_ref()),
        _ => None,
    });
    keys.collect()
}
