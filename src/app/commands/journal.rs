//! The journal that a command reads: what is wrong with it is told, and what stands before that is served.

use std::path::Path;

use crate::app::failure::{Failure, journal_failure};
use crate::app::printing::say_on_stderr;
use crate::app::settings::words::Words;
use ansage_core::game::{Event, Recorded};
use ansage_core::language::Message;
use ansage_devices::storage::{Head, Read, read, read_with_heads};

/// Reads a journal and says at once if its last line was cut short.
pub(super) fn read_and_warn(path: &Path, words: &Words) -> Result<Read, Failure> {
    let journal = read(path)?;
    warn(path, &journal, words);
    Ok(journal)
}

/// Reads a journal with the head behind each of its lines, and says at once if the last one was cut short.
pub(super) fn read_with_heads_and_warn(path: &Path, words: &Words) -> Result<(Read, Vec<Head>), Failure> {
    let (journal, heads) = read_with_heads(path)?;
    warn(path, &journal, words);
    Ok((journal, heads))
}

fn warn(path: &Path, journal: &Read, words: &Words) {
    if journal.torn {
        let message = Message::JournalTorn {
            path: path.display().to_string(),
        };
        say_on_stderr(&words.say(&message));
    }
}

/// What stood before a damaged line has been served; the damage is said last, where it is not overlooked.
pub(super) fn damage(path: &Path, journal: Read) -> Result<(), Failure> {
    match journal.damage {
        None => Ok(()),
        Some(damage) => Err(journal_failure::damaged(path, &damage)),
    }
}

/// Returns the language of the reports about a game: the one asked for, else that of the game.
pub(super) fn reports_of(journal: &[Recorded], asked: Option<&str>, words: &Words) -> String {
    let of_game = match journal.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) => Some(opening.reports.clone()),
        _ => None,
    };
    let kept = of_game.filter(|it| asked.is_none() && words.voices.messages(it).is_some());
    kept.unwrap_or_else(|| words.reports.clone())
}
