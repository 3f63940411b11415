//! The game that `--resume` takes up where no journal is named.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::failure::{Failure, io_failure};
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use ansage_core::desk::UnfinishedGame;
use ansage_core::game::{Event, Game, Mode, Role};
use ansage_core::language::Message;
use ansage_devices::storage::disk::Link;
use ansage_devices::storage::{Disk, continued_on, read_at_rest_on, read_on};

/// What stands for the last game. A file that is called so is that file.
pub(super) const LAST: &str = "last";

/// Names the journal that the game goes on in: that of the last game, where the options ask for it, and the file in which a
/// journal was continued last. Returns whether it is another one than the options name.
///
/// # Errors
///
/// Says that no game can go on.
pub(super) fn name_it(options: &mut PlayOptions, paths: &Paths) -> Result<bool, Failure> {
    let Some(named) = options.resume.as_deref() else {
        return Ok(false);
    };
    let is_last = named == Path::new(LAST) && paths.disk.state(named, Link::Followed).is_err();
    let journal = if is_last {
        let is_a_clock = options.role == Some(Role::Clock);
        find(paths, is_a_clock).ok_or_else(|| none(paths, is_a_clock))?
    } else {
        named.to_owned()
    };
    // With --journal the person has chosen these very lines, to go on with in a new file.
    let may_be_another = is_last || options.journal.is_none();
    // The file that it was continued from may be there again, or was touched since.
    let continued = continued_on(&*paths.disk, &journal, &paths.own_folders()).filter(|_| may_be_another);
    let is_another = is_last || continued.is_some();
    options.resume = Some(continued.unwrap_or(journal));
    Ok(is_another)
}

fn none(paths: &Paths, is_a_clock: bool) -> Failure {
    let folder = &paths.journals;
    match paths.disk.files_in(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return io_failure::unreadable(folder, &error),
        Ok(_) | Err(_) => {}
    }
    let path = folder.display().to_string();
    Failure::refused(match is_a_clock {
        true => Message::NoLastClock { path },
        false => Message::NoLastGame { path },
    })
}

/// Returns the journal that was written last of those whose game can go on, or of those of a clock without a game.
///
/// A file says nothing about a game that was continued in another: it may hold no move yet, and the game may be over there.
fn find(paths: &Paths, is_a_clock: bool) -> Option<PathBuf> {
    let mut last_files = newest_first(paths).map(|path| last_file_of(path, paths));
    last_files.find(|path| holds(&*paths.disk, path, is_a_clock, |game| !game.is_over()))
}

/// Returns the file in which a journal was continued last, or its own.
fn last_file_of(journal: PathBuf, paths: &Paths) -> PathBuf {
    continued_on(&*paths.disk, &journal, &paths.own_folders()).unwrap_or(journal)
}

/// Returns the game that `--resume` would take up, where it was played last, its journal is whole and nobody plays it now.
pub(super) fn unfinished(paths: &Paths) -> Option<UnfinishedGame> {
    let mut last_files = newest_first(paths).map(|path| last_file_of(path, paths));
    let path = last_files.find(|path| holds(&*paths.disk, path, false, |_game| true))?;
    let read = read_at_rest_on(&*paths.disk, &path)
        .ok()
        .filter(|it| it.damage.is_none())?;
    let game = Game::replay(&read.records).ok().filter(|it| !it.is_over())?;
    game.has_begun().then(|| UnfinishedGame {
        when: game.opening().when(),
        number: game.to_move().0,
    })
}

/// Returns true if this is the journal that `--resume` takes up without its name.
pub(super) fn is_last(journal: &Path, paths: &Paths, is_a_clock: bool) -> bool {
    find(paths, is_a_clock).is_some_and(|last| last == journal)
}

/// Returns the journals of the program's folders, the one that was written last first. The second folder has games without
/// room in the first.
fn newest_first(paths: &Paths) -> impl Iterator<Item = PathBuf> + use<> {
    let disk = &paths.disk;
    let folders = paths.own_folders().into_iter();
    let files = folders.flat_map(|folder| disk.files_in(&folder).unwrap_or_default());
    let mut journals: Vec<_> = files
        .filter(|it| it.extension().is_some_and(|it| it == "jsonl"))
        .filter(|path| disk.state(path, Link::Followed).is_ok_and(|it| it.is_file))
        .filter_map(|path| Some((disk.written(&path).ok()?, path)))
        .collect();
    journals.sort();
    journals.into_iter().rev().map(|(_when, path)| path)
}

/// Returns true if the game of a journal has begun and is one of those. A damaged one counts, and is refused later by its
/// line: an older game in its place would be a surprise.
fn holds(disk: &dyn Disk, path: &Path, is_a_clock: bool, is_one: impl Fn(&Game) -> bool) -> bool {
    let Ok(read) = read_on(disk, path) else {
        return false;
    };
    let opening = read.records.first().map(|it| &it.event);
    let is_other = matches!(opening, Some(Event::Opened(it)) if (it.role == Role::Clock) != is_a_clock);
    if is_other {
        return false;
    }
    let has_begun = |game: &Game| game.mode() == Mode::Event || game.has_begun();
    read.damage.is_some() || Game::replay(&read.records).is_ok_and(|it| is_one(&it) && has_begun(&it))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use super::*;
    use crate::app::settings::config::resolve;
    use crate::app::settings::surroundings::Surroundings;
    use ansage_core::game::{JournalFault, Moment, Outcome, Recorded};
    use ansage_devices::battery::PowerSource;
    use ansage_devices::storage::{Journal, SystemDisk};

    fn paths_in(home: &Path) -> Paths {
        Paths {
            disk: Arc::new(SystemDisk),
            settings: home.join("settings.toml"),
            asked: home.join("asked"),
            tutorial: home.join("tutorial.toml"),
            journals: home.join("data"),
            runtime: Some(home.join("run")),
            log: home.join("log"),
            buffers: home.join("buffers.toml"),
            power: PowerSource::Folder(home.join("power")),
        }
    }

    fn opened() -> Event {
        let config = resolve(PlayOptions::default(), &Surroundings::default()).expect("a game");
        Event::Opened(Box::new(config.opening))
    }

    fn continued(from: &Path) -> Event {
        Event::JournalContinued {
            why: JournalFault::Unwritable,
            from: from.display().to_string(),
            to: String::new(),
        }
    }

    fn announced() -> Event {
        Event::Announced {
            m: "e2e4".parse().expect("a move"),
            said: None,
            offer: false,
        }
    }

    fn write(path: &Path, events: &[Event]) {
        let lines = events.iter().map(|event| Recorded::new(Moment(0), event.clone()));
        let lines: Vec<_> = lines.collect();
        Journal::create_from(path, &lines).expect("a journal");
    }

    fn last(paths: &Paths) -> Option<PathBuf> {
        let mut options = PlayOptions {
            resume: Some(LAST.into()),
            ..PlayOptions::default()
        };
        name_it(&mut options, paths).ok()?;
        options.resume
    }

    #[test]
    fn the_last_game_is_found_though_its_first_file_holds_none_of_it() {
        let home = tempfile::tempdir().expect("a folder");
        let paths = paths_in(home.path());
        let (first, last_file) = (
            home.path().join("data/game.jsonl"),
            home.path().join("run/game-2.jsonl"),
        );
        write(&first, &[]);
        write(&last_file, &[opened(), continued(&first), announced()]);
        assert_eq!(last(&paths), Some(last_file.clone()));
        fs::remove_file(first).expect("it was there");
        assert_eq!(last(&paths), Some(last_file));
    }

    #[test]
    fn a_game_that_ended_in_another_file_does_not_go_on_in_its_first() {
        let home = tempfile::tempdir().expect("a folder");
        let paths = paths_in(home.path());
        let first = home.path().join("data/game.jsonl");
        write(&first, &[opened(), announced()]);
        assert_eq!(last(&paths), Some(first.clone()));
        let over = Event::Resulted {
            outcome: Outcome::WhiteWins,
        };
        let last_file = home.path().join("run/game-2.jsonl");
        write(&last_file, &[opened(), announced(), continued(&first), over]);
        assert_eq!(last(&paths), None);
    }
}
