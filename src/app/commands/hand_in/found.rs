//! The journals of a folder, and which of them are games to be handed in.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use jiff::civil::Date;

use super::Folder;
use crate::app::cli::HandInOptions;
use crate::app::failure::{Failure, io_failure};
use ansage_core::desk::report::policy;
use ansage_core::game::{Game, Header, Sight};
use ansage_core::language::Message;
use ansage_devices::storage::{JournalError, Read, is_at_rest, read};

/// How a journal begins.
const JOURNAL: &[u8] = b"{\"journal\":";

/// A game whose journal was found.
pub(super) struct Found {
    /// Where the journal lies.
    pub(super) path: PathBuf,
    pub(super) journal: Read,
    pub(super) game: Game,
}

/// A journal that goes on in another file: every line of it stands there too.
pub(super) struct Part {
    /// Where it lies.
    pub(super) path: PathBuf,
    /// Where it goes on.
    pub(super) goes_on: PathBuf,
}

impl Found {
    pub(super) fn header(&self) -> &Header {
        &self.game.opening().header
    }

    /// Returns the day of the game, if its header says it.
    pub(super) fn date(&self) -> Option<Date> {
        self.header().date.trim().replace('.', "-").parse().ok()
    }

    /// Returns the number of its round, if it is one.
    pub(super) fn round(&self) -> Option<u32> {
        self.header().round.trim().parse().ok()
    }

    /// Returns who plays whom.
    pub(super) fn players(&self) -> String {
        let names = [self.header().white.trim(), self.header().black.trim()];
        names.map(|it| if it.is_empty() { "?" } else { it }).join(" - ")
    }

    fn is_asked_for(&self, options: &HandInOptions) -> bool {
        let header = self.header();
        let is = |asked: &str, names: &[&String]| {
            let asked = asked.trim().to_lowercase();
            names.iter().any(|it| it.trim().to_lowercase() == asked)
        };
        let of_event = options.event.as_ref().is_none_or(|it| is(it, &[&header.event]));
        let of_player = options
            .player
            .as_ref()
            .is_none_or(|it| is(it, &[&header.white, &header.black]));
        !self.game.is_a_clock() && of_event && of_player
    }
}

/// Finds the games of a folder that were asked for, each once.
///
/// # Errors
///
/// Returns what is said where one of them goes on, where there is none, or where the folder cannot be read.
pub(super) fn find(options: &HandInOptions) -> Result<Folder, Failure> {
    let path = &options.folder;
    let mut folder = Folder {
        path: path.clone(),
        games: Vec::new(),
        parts: Vec::new(),
        unread: Vec::new(),
    };
    let mut found = Vec::new();
    for path in journals(path)? {
        match open(&path) {
            None => folder.unread.push(path),
            Some(it) if it.is_asked_for(options) => found.push(it),
            Some(_) => {}
        }
    }
    for index in 0..found.len() {
        match goes_on(&found, index) {
            Some(goes_on) => folder.parts.push(Part {
                path: found[index].path.clone(),
                goes_on,
            }),
            None => check_over(&found[index])?,
        }
    }
    found.retain(|it| folder.parts.iter().all(|part| part.path != it.path));
    // Of a damaged one nothing is told before the result, and that cannot be read.
    let (games, damaged): (Vec<_>, Vec<_>) = found.into_iter().partition(|it| sight(&it.game) != Sight::Movement);
    folder.unread.extend(damaged.into_iter().map(|it| it.path));
    folder.games = games;
    folder.games.sort_by_cached_key(|it| {
        let board = it.header().board.trim().parse::<u32>().ok();
        (it.date(), it.round(), board, it.path.clone())
    });
    match folder.games.is_empty() {
        true => Err(Failure::unreadable(Message::HandInNothing {
            path: path.display().to_string(),
        })),
        false => Ok(folder),
    }
}

/// A game of an event is nobody's before its result, and one that is being played nobody's but the players'.
fn check_over(found: &Found) -> Result<(), Failure> {
    if !is_at_rest(&found.path) {
        let path = found.path.clone();
        return Err(JournalError::InUse { path }.into());
    }
    match found.journal.damage.is_none() && sight(&found.game) == Sight::Movement {
        true => Err(Failure::refused(Message::HandInRuns {
            path: found.path.display().to_string(),
        })),
        false => Ok(()),
    }
}

fn sight(game: &Game) -> Sight {
    policy::sight_of_export(game.mode(), game.is_over())
}

/// Returns the file in which every line of a journal stands too, and more; of two that are the same the first stays.
fn goes_on(found: &[Found], index: usize) -> Option<PathBuf> {
    let lines = &found[index].journal.records;
    let others = found.iter().enumerate().filter(|(other, _)| *other != index);
    let mut longer = others.filter(|(other, it)| {
        let theirs = &it.journal.records;
        theirs.starts_with(lines) && (theirs.len() > lines.len() || *other < index)
    });
    longer.next().map(|(_, it)| it.path.clone())
}

/// Returns the journals of a folder and of the folders in it.
fn journals(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |source| io_failure::unreadable(folder, &source);
    let mut files = Vec::new();
    let mut folders = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        match path.is_dir() {
            true => folders.push(path),
            false => files.push(path),
        }
    }
    for within in folders {
        // What somebody else keeps to themselves is none of ours.
        let entries = fs::read_dir(within).into_iter().flatten().flatten();
        files.extend(entries.map(|it| it.path()).filter(|it| !it.is_dir()));
    }
    files.retain(|it| is_journal(it));
    files.sort();
    Ok(files)
}

fn is_journal(path: &Path) -> bool {
    let mut beginning = [0; JOURNAL.len()];
    ansage_files::open(path).is_ok_and(|mut it| it.read_exact(&mut beginning).is_ok()) && beginning == JOURNAL
}

fn open(path: &Path) -> Option<Found> {
    let journal = read(path).ok()?;
    let game = Game::replay(&journal.records).ok()?;
    Some(Found {
        path: path.to_owned(),
        journal,
        game,
    })
}
