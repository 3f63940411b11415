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
fn find(paths: &Paths, is_a_clock: bool) -> Option<PathBuf> {
    newest_first(paths).find(|path| holds(&*paths.disk, path, is_a_clock, |game| !game.is_over()))
}

/// Returns the game that `--resume` would take up, where it was played last, its journal is whole and nobody plays it now.
pub(super) fn unfinished(paths: &Paths) -> Option<UnfinishedGame> {
    let last = newest_first(paths).find(|path| holds(&*paths.disk, path, false, |_game| true))?;
    let path = continued_on(&*paths.disk, &last, &paths.own_folders()).unwrap_or(last);
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
    let last = find(paths, is_a_clock);
    last.is_some_and(|last| continued_on(&*paths.disk, &last, &paths.own_folders()).unwrap_or(last) == journal)
}

/// Returns the journals of a folder, the one that was written last first.
fn newest_first(paths: &Paths) -> impl Iterator<Item = PathBuf> + use<> {
    let disk = &paths.disk;
    let files = disk.files_in(&paths.journals).unwrap_or_default().into_iter();
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
