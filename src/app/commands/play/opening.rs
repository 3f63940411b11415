//! Opens the journal and the desk of a game: a new one, or one that goes on.

use std::env;
use std::io::{IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::absolute;
use super::gap::LeftAt;
use super::go_on;
use crate::app::beside_event::check_game;
use crate::app::commands::journal::warn_of_doubts;
use crate::app::failure::{Exit, Failure, desk_failure, journal_failure};
use crate::app::printing::say_on_stderr;
use crate::app::settings::config::{Config, JournalPlace};
use crate::app::settings::local_only::keep_to_this_machine;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use crate::app::table::stopwatch::{Stopwatch, WallClock, wall_now};
use ansage_core::desk::{Conversation, Desk, DeskSettings, Effect};
use ansage_core::game::{Allowed, ArbiterKey, Event, Game, Mode, Moment, Opening, Recorded, Reopening, Role};
use ansage_core::language::Message;
use ansage_devices::recording::clips;
use ansage_devices::storage::disk::Link;
use ansage_devices::storage::{Disk, Journal, JournalError, Read, read_at_rest_on};

/// A game whose journal is open and whose devices are not.
pub(super) struct Opened {
    pub(super) config: Config,
    pub(super) words: Words,
    pub(super) desk: Box<dyn Conversation>,
    pub(super) first: Vec<Effect>,
    pub(super) journal: Journal,
    /// What the journal held before.
    pub(super) records: Vec<Recorded>,
    /// What the secret of the arbiters opens, if one was set.
    pub(super) arbiter_key: Option<ArbiterKey>,
    pub(super) stopwatch: Stopwatch,
}

pub(super) fn open(
    config: Config,
    words: Words,
    line: &PlayOptions,
    paths: &Paths,
    wall: &WallClock,
) -> Result<Opened, Failure> {
    match config.journal.clone() {
        JournalPlace::DataFolder => {
            let path = free_place(paths, wall);
            let told_path = path.display().to_string();
            if let Err(error) = paths.disk.make_own_folder(&paths.journals) {
                tracing::warn!(%error, "the folder of the journals is not made");
            }
            open_new(config, words, paths, &path, told_path).map_err(name_another_place)
        }
        JournalPlace::New(path) => {
            // Whoever mistypes a folder hears where the journal is.
            let is_there = |folder: &Path| paths.disk.state(folder, Link::Followed).is_ok();
            let folder = path.parent().filter(|folder| *folder != Path::new(""));
            let is_made = folder.is_some_and(|it| !is_there(it));
            let told_path = if is_made {
                path.display().to_string()
            } else {
                String::new()
            };
            let opened = open_new(config, words, paths, &path, told_path)?;
            if let Some(folder) = path.parent().filter(|_| is_made) {
                say_on_stderr(&opened.words.say(&Message::JournalFolderMade {
                    path: absolute(folder).display().to_string(),
                }));
            }
            Ok(opened)
        }
        JournalPlace::Resume(path) => {
            let (journal, read) = Journal::resume_on(&paths.disk, &path)?;
            let config = of_its_game(config, &path, &read, &words, paths, line)?;
            let words = words.of_game(&config.opening, line)?;
            resume(config, words, (&*paths.disk, &path), &read, || Ok(journal))
        }
        JournalPlace::ResumeInto { from, into } => {
            let read = read_at_rest_on(&*paths.disk, &from)?;
            let config = of_its_game(config, &from, &read, &words, paths, line)?;
            let words = words.of_game(&config.opening, line)?;
            resume(config, words, (&*paths.disk, &from), &read, || {
                let journal = Journal::create_on(&paths.disk, &into, &read.records)?;
                clips::bring_along(&read.records, &clips::folder_of(&from), &clips::folder_of(&into));
                Ok(journal)
            })
        }
    }
}

/// Adds to why the journal cannot be written how it is kept elsewhere: nobody chose the place.
fn name_another_place(failure: Failure) -> Failure {
    match failure.exit() {
        Exit::Device => Failure::device(Message::JournalElsewhere {
            why: failure.message().clone().into(),
        })
        .because(failure),
        _ => failure,
    }
}

/// Returns where a journal goes for which nobody chose a place.
fn free_place(paths: &Paths, wall: &WallClock) -> PathBuf {
    let when = wall.file_name();
    // Two games begun in one second are told apart by a number.
    let free = (1..100)
        .map(|number| paths.journal_name(&when, number))
        .find(|path| paths.disk.state(path, Link::Followed).is_err());
    free.unwrap_or_else(|| paths.journal_name(&when, 1))
}

/// Opens the desk before the journal: a game that cannot be played leaves no file behind.
fn open_new(
    mut config: Config,
    words: Words,
    paths: &Paths,
    path: &Path,
    told_path: String,
) -> Result<Opened, Failure> {
    let stopwatch = Stopwatch::start();
    config.opening.wall = (config.opening.mode == Mode::Event).then(wall_now);
    let settings = DeskSettings {
        journal: told_path,
        ..config.desk.clone()
    };
    let fen = config.opening.fen.as_deref();
    let (desk, first) = Desk::open(config.opening.clone(), settings, Arc::clone(&words.voices), Moment(0))
        .map_err(|error| desk_failure::opening(error, fen, &words.voices))?;
    Ok(Opened {
        desk: Box::new(desk),
        first,
        journal: Journal::create_on(&paths.disk, path, &[])?,
        records: Vec::new(),
        arbiter_key: config.opening.event.as_ref().and_then(|it| it.arbiter_key.clone()),
        stopwatch,
        config,
        words,
    })
}

/// Returns the same for the game that was read from `path`, if it may be played here.
fn of_its_game(
    config: Config,
    path: &Path,
    read: &Read,
    words: &Words,
    paths: &Paths,
    line: &PlayOptions,
) -> Result<Config, Failure> {
    let asks_for_a_clock = config.opening.role == Role::Clock;
    let config = match read.records.first().map(|it| &it.event) {
        Some(Event::Opened(opening)) if (opening.role == Role::Clock) != asks_for_a_clock => {
            let command = go_on::command(path, line, !asks_for_a_clock);
            return Err(Failure::refused(Message::TakenUpWith { command }));
        }
        Some(Event::Opened(opening)) => config.of_game(Opening::clone(opening)),
        _ => return Err(journal_failure::no_opening(path, read)),
    };
    check_keys(&config.opening)?;
    check_game(config.opening.mode, paths, words)?;
    config.check_voice()?;
    keep_to_this_machine(&config, words, |name| env::var_os(name))?;
    Ok(config)
}

/// Takes up the game that was read from a path of a disk. Its journal is asked for, or made, only when there is one to go on with.
fn resume(
    config: Config,
    words: Words,
    (disk, path): (&dyn Disk, &Path),
    read: &Read,
    journal: impl FnOnce() -> Result<Journal, JournalError>,
) -> Result<Opened, Failure> {
    let replaying = |error| desk_failure::replaying(error, path, &words.voices);
    let game = Game::replay(&read.records).map_err(|error| replaying(error.into()))?;
    let LeftAt { at, gap } = LeftAt::of(&game, read, disk, path);
    let wall = (game.mode() == Mode::Event).then(wall_now);
    let voices = Arc::clone(&words.voices);
    let (desk, first) =
        Desk::resume(&read.records, config.desk.clone(), voices, at, Reopening { gap, wall }).map_err(replaying)?;
    let journal = journal()?;
    say_what_is_wrong(read, path, &words);
    Ok(Opened {
        desk: Box::new(desk),
        first,
        journal,
        records: read.records.clone(),
        arbiter_key: game.arbiter_key().cloned(),
        stopwatch: Stopwatch::resume_after(at),
        config,
        words,
    })
}

/// What was dropped from a journal, and that it makes no sense, is said before the game goes on.
fn say_what_is_wrong(read: &Read, path: &Path, words: &Words) {
    let path = absolute(path);
    let told_path = || path.display().to_string();
    if read.torn {
        say_on_stderr(&words.say(&Message::JournalTorn { path: told_path() }));
    }
    if let Some(damage) = &read.damage {
        say_on_stderr(&words.say(&Message::JournalDamaged {
            path: told_path(),
            line: damage.line.to_string(),
        }));
    }
    warn_of_doubts(&path, &read.records, words);
}

/// A game of an event is played by somebody at a terminal: nobody knows who writes into a pipe, or reads it, and what an
/// arbiter is told could not be taken back there. A script plays with leave alone (D.1).
pub(super) fn check_keys(opening: &Opening) -> Result<(), Failure> {
    let may_be_a_script = || {
        let terms = opening.event.as_deref();
        terms.is_some_and(|it| it.allows(Allowed::Script))
    };
    let may_play = match (stdin().is_terminal(), stdout().is_terminal()) {
        (true, true) => true,
        // Whoever is at the keys is no script.
        (true, false) => false,
        (false, _) => may_be_a_script(),
    };
    match opening.mode == Mode::Event && !may_play {
        true => Err(Failure::settings(Message::EventNeedsTerminal)),
        false => Ok(()),
    }
}
