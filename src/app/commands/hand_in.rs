//! `hand-in`: the games of an event for its organiser, as one PGN, one text, one Braille volume and their sound. What is
//! missing of them is told first; what was handed in stands in each journal (8.3).

mod found;
mod missing;
mod volume;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jiff::ToSpan;
use jiff::civil::Date;

use self::found::{Found, Part};
use self::volume::Volume;
use crate::app::cli::HandInOptions;
use crate::app::commands::export::sheets::make_folder;
use crate::app::commands::speaking::read_out;
use crate::app::failure::{Failure, io_failure, journal_failure};
use crate::app::printing::print;
use crate::app::settings::config;
use crate::app::settings::config::read_settings;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use ansage_core::game::{Command, Moment, Recorded};
use ansage_core::language::Message;
use ansage_devices::storage::{Journal, JournalError};
use ansage_wire::speech::SoundSettings;

/// The folder beside the journals, if no other is named.
const NAME: &str = "hand-in";

/// Hands in the games of a folder: names what is missing, writes them, and notes it in their journals.
pub(in crate::app) fn hand_in(options: &HandInOptions, paths: &Paths) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let found = found::find(options)?;
    let text = |messages: &[Message]| messages.iter().map(|it| words.say(it) + "\n").collect::<String>();
    let tell = |messages: &[Message]| print(&text(messages));
    let sound = match options.aloud {
        true => Some(sound_of(options, paths)?),
        false => None,
    };
    if !options.again && found.games.iter().all(|it| it.game.is_handed_over()) {
        return tell(&[Message::HandInAlready {
            count: found.games.len().into(),
        }]);
    }
    let folder = options.output.clone().unwrap_or_else(|| options.folder.join(NAME));
    check_empty(&folder)?;
    let to_note = journals_to_note(&found.games)?;
    make_folder(&folder)?;

    let mut told = missing::lines(&found, &words);
    told.extend(options.within.map(|days| due(&found.games, days)));
    tell(&told)?;
    if let Some(sound) = sound {
        read_out(&text(&told), sound, &words.reports);
    }
    let volume = Volume {
        games: &found.games,
        words: &words,
        page: &options.braille,
    };
    tell(&volume.write(&folder)?)?;
    note(to_note)?;

    let damaged = found
        .games
        .iter()
        .find_map(|it| Some((&it.path, it.journal.damage.as_ref()?)));
    match damaged {
        None => Ok(()),
        Some((path, damage)) => Err(journal_failure::damaged(path, damage)),
    }
}

/// Returns where something is said.
fn sound_of(options: &HandInOptions, paths: &Paths) -> Result<SoundSettings, Failure> {
    let settings = read_settings(options.settings.as_deref(), &paths.settings)?;
    Ok(config::sound_settings(&settings))
}

/// What lies in a folder already is somebody's: nothing is put among it.
fn check_empty(folder: &Path) -> Result<(), Failure> {
    let is_empty = fs::read_dir(folder).map(|mut it| it.next().is_none());
    match is_empty {
        Ok(true) => Ok(()),
        Ok(false) => Err(Failure::refused(Message::HandInFull {
            path: folder.display().to_string(),
        })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(io_failure::unwritable(folder, &error)),
    }
}

/// Opens the journals in which it is noted, before anything is written: one that cannot be is no reason to stop half-way.
fn journals_to_note(games: &[Found]) -> Result<Vec<(Journal, Vec<Recorded>)>, Failure> {
    let to_note = games.iter().filter(|it| it.journal.damage.is_none());
    let opened = to_note.filter_map(|it| {
        let noted = handed_over(it)?;
        Some(resume(it).map(|journal| (journal, noted)))
    });
    opened.collect()
}

fn resume(found: &Found) -> Result<Journal, Failure> {
    let (journal, read) = Journal::resume(&found.path)?;
    match read.head == found.journal.head {
        true => Ok(journal),
        // Somebody wrote on since it was read.
        false => Err(JournalError::InUse {
            path: found.path.clone(),
        }
        .into()),
    }
}

/// Returns the lines that say so; none of a game that is not over, or that was handed over.
fn handed_over(found: &Found) -> Option<Vec<Recorded>> {
    let at = found.journal.records.last().map_or(Moment(0), |it| it.at);
    let mut game = found.game.clone();
    let mut lines = Vec::new();
    // Whoever was at the keys when the program died is not there any more.
    let commands = [
        game.arbiter().map(|_| Command::Reopen(Default::default())),
        Some(Command::HandOver),
    ];
    for command in commands.into_iter().flatten() {
        for event in game.decide(at, command).ok()? {
            let recorded = Recorded::new(at, event);
            game.apply(&recorded);
            lines.push(recorded);
        }
    }
    Some(lines)
}

fn note(journals: Vec<(Journal, Vec<Recorded>)>) -> Result<(), Failure> {
    for (mut journal, lines) in journals {
        for line in lines {
            let written = journal.append(&line);
            written.map_err(|source| io_failure::unwritable(journal.path(), &source))?;
        }
    }
    Ok(())
}

/// Says until when the games are handed in, if so many days are given from the last one on.
fn due(games: &[Found], days: u16) -> Message {
    let last = games.iter().filter_map(Found::date).max();
    let dates = last.and_then(|it| Some((it, it.checked_add(i32::from(days).days()).ok()?)));
    let written = |it: Date| it.strftime("%Y.%m.%d").to_string();
    match dates {
        None => Message::HandInNoDate,
        Some((last, due)) => Message::HandInDue {
            date: written(last),
            due: written(due),
        },
    }
}

/// Returns a path as it is told: as it stands in the folder.
fn shown(path: &Path, folder: &Path) -> String {
    path.strip_prefix(folder).unwrap_or(path).display().to_string()
}

/// What was found in the folder.
struct Folder {
    /// The folder.
    path: PathBuf,
    /// The games, in the order of days, rounds and boards.
    games: Vec<Found>,
    /// Journals that go on in another file.
    parts: Vec<Part>,
    /// Journals of which nothing can be read.
    unread: Vec<PathBuf>,
}
