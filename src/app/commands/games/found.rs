//! The journals of a folder, the newest first, and what else lies among them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::app::failure::{Failure, io_failure};
use ansage_core::desk::ListedGame;
use ansage_core::game::{Game, Mode};
use ansage_core::language::Message;
use ansage_devices::storage::{Read, ReadError, continued, read};

/// How journals end.
const ENDING: &str = "jsonl";

/// What was found in a folder.
pub(in crate::app::commands) struct Folder {
    pub(in crate::app::commands) path: PathBuf,
    /// Its games, the newest first.
    pub(in crate::app::commands) games: Vec<Found>,
    /// What is left as it is.
    pub(in crate::app::commands) left_out: Vec<LeftOut>,
}

/// A game that was found.
pub(in crate::app::commands) struct Found {
    pub(in crate::app::commands) path: PathBuf,
    pub(in crate::app::commands) listed: ListedGame,
    pub(in crate::app::commands) mode: Mode,
}

/// A file that is named and never touched.
pub(in crate::app::commands) struct LeftOut {
    pub(in crate::app::commands) path: PathBuf,
    pub(in crate::app::commands) why: Why,
}

/// Why it is left as it is.
pub(in crate::app::commands) enum Why {
    /// It is no journal.
    Foreign,
    /// It cannot be read.
    Unreadable,
    /// This line is damaged.
    Damaged(usize),
    /// It goes on in this file.
    Continued(PathBuf),
}

impl Why {
    /// Returns its name, as scripts have it.
    pub(in crate::app::commands) fn name(&self) -> &'static str {
        match self {
            Why::Foreign => "foreign",
            Why::Unreadable => "unreadable",
            Why::Damaged(_) => "damaged",
            Why::Continued(_) => "continued",
        }
    }
}

impl LeftOut {
    /// Returns what is said of it.
    pub(in crate::app::commands) fn message(&self) -> Message {
        let file = self
            .path
            .file_name()
            .map(|it| it.display().to_string())
            .unwrap_or_default();
        match &self.why {
            Why::Damaged(line) => Message::GamesLeftOutDamaged {
                file,
                line: line.to_string(),
            },
            Why::Continued(path) => Message::GamesLeftOutContinued { file, to: name(path) },
            Why::Foreign | Why::Unreadable => Message::GamesLeftOut {
                file,
                kept: self.why.name().to_owned(),
            },
        }
    }
}

/// Finds the games of a folder. One that nobody has made yet holds none; one that was named is there.
///
/// # Errors
///
/// Says that the folder cannot be read.
pub(super) fn find(path: &Path, is_named: bool) -> Result<Folder, Failure> {
    let mut folder = Folder {
        path: path.to_owned(),
        games: Vec::new(),
        left_out: Vec::new(),
    };
    let entries = match fs::read_dir(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound && !is_named => return Ok(folder),
        entries => entries.map_err(|it| io_failure::unreadable(path, &it))?,
    };
    let files = entries
        .flatten()
        .map(|it| it.path())
        .filter(|it| is_called_a_journal(it));
    let mut files: Vec<PathBuf> = files.collect();
    files.sort_by_cached_key(|it| (it.metadata().and_then(|it| it.modified()).ok(), it.clone()));
    for path in files.into_iter().rev() {
        match look_into(&path) {
            Ok(found) => folder.games.push(found),
            Err(why) => folder.left_out.push(LeftOut { path, why }),
        }
    }
    Ok(folder)
}

fn is_called_a_journal(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == ENDING) && path.is_file()
}

fn look_into(path: &Path) -> Result<Found, Why> {
    let lines = match read(path) {
        Ok(lines) => lines,
        Err(ReadError::Unreadable { .. }) => return Err(Why::Unreadable),
        Err(ReadError::NotAJournal { .. } | ReadError::Newer { .. }) => return Err(Why::Foreign),
    };
    let game = whole(&lines)?;
    if let Some(to) = continued(path, &[]) {
        return Err(Why::Continued(to));
    }
    let name = name(path);
    // The program's own names are the time at which a game was begun.
    let is_named = name.contains(|it: char| !it.is_ascii_digit() && it != '-');
    Ok(Found {
        path: path.to_owned(),
        listed: ListedGame::of(&game, &name, is_named),
        mode: game.mode(),
    })
}

/// Returns the game of a journal that is whole.
fn whole(lines: &Read) -> Result<Game, Why> {
    match &lines.damage {
        Some(damage) => Err(Why::Damaged(damage.line)),
        None => Game::replay(&lines.records).map_err(|_no_game| Why::Foreign),
    }
}

/// Returns what a journal is called: its file without the ending.
pub(super) fn name(path: &Path) -> String {
    path.file_stem().map(|it| it.display().to_string()).unwrap_or_default()
}
