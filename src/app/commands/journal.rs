//! The journal that a command reads: what is wrong with it is told, and what stands before that is served.

use std::path::Path;

use crate::app::failure::{Failure, journal_failure};
use crate::app::printing::say_on_stderr;
use crate::app::settings::words::Words;
use ansage_core::game::sense::{Doubt, doubts};
use ansage_core::game::{Event, Recorded};
use ansage_core::language::Message;
use ansage_devices::storage::{Head, Read, read, read_with_heads};

/// Reads a journal and says at once if its last line was cut short, or if what it says makes no sense.
pub(super) fn read_and_warn(path: &Path, words: &Words) -> Result<Read, Failure> {
    let journal = read(path)?;
    warn(path, &journal, words);
    warn_of_doubts(path, &journal.records, words);
    Ok(journal)
}

/// Says how much of a journal makes no sense: it was sealed anew by somebody, or is of another program, and `verify` names
/// it. What the arbiter is told anyway, that the word for the device is of another day, is left out.
pub(super) fn warn_of_doubts(path: &Path, journal: &[Recorded], words: &Words) {
    let doubts = doubts(journal).into_iter();
    let count = doubts.filter(|(_, it)| *it != Doubt::AuthorisedAnotherDay).count();
    if count > 0 {
        let message = Message::JournalDoubts {
            path: path.display().to_string(),
            number: u32::try_from(count).unwrap_or(u32::MAX).into(),
        };
        say_on_stderr(&words.say(&message));
    }
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
