//! Where a journal goes on when its file is not what it was, or takes no more.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use super::disk::{Disk, Link, SystemDisk};
use super::read::read_on;
use ansage_core::game::{Event, JournalFault, Recorded};

/// How many names are tried in a folder.
const NAMES: u32 = 1_000;

/// Returns files that are not there and may take the journal, the best first: beside the file it is kept in now, unless that
/// disk takes no more, then in the `folders`, as far as nobody else may look into them. Their names are that of the `first`
/// file with a number.
pub(super) fn places<'a>(
    disk: &'a dyn Disk,
    first: &'a Path,
    now: &Path,
    why: JournalFault,
    folders: &'a [PathBuf],
) -> impl Iterator<Item = PathBuf> + use<'a> {
    let takes_no_more = matches!(why, JournalFault::Full | JournalFault::Unwritable);
    let beside = now.parent().filter(|_| !takes_no_more).map(Path::to_owned);
    let own = folders.iter().filter(|it| {
        if let Err(error) = disk.make_own_folder(it) {
            tracing::debug!(%error, folder = %it.display(), "the folder is not made");
        }
        disk.is_private_folder(it)
    });
    let folders = beside.into_iter().chain(own.cloned());
    folders.filter_map(move |folder| {
        let names = (2..NAMES).map(|number| folder.join(numbered(first, number)));
        names.into_iter().find(|it| disk.state(it, Link::Itself).is_err())
    })
}

/// So often a journal is looked for under another number.
const LOOKED_FOR: u32 = 9;

/// Returns where the journal at `path` was continued last, if it was: next to it or in one of the `folders`.
pub fn continued(path: &Path, folders: &[PathBuf]) -> Option<PathBuf> {
    continued_on(&SystemDisk, path, folders)
}

/// Returns where on this disk a journal was continued last, as [`continued`].
pub fn continued_on(disk: &dyn Disk, path: &Path, folders: &[PathBuf]) -> Option<PathBuf> {
    let firsts = first_files(path);
    let folders: Vec<_> = path
        .parent()
        .into_iter()
        .chain(folders.iter().map(PathBuf::as_path))
        .collect();
    let names = firsts
        .iter()
        .flat_map(|first| (2..=LOOKED_FOR).map(|number| numbered(first, number)));
    let places = names.flat_map(|name| folders.iter().map(move |folder| folder.join(&name)));
    let is_there = |place: &PathBuf| place != path && disk.state(place, Link::Itself).is_ok();
    let there: Vec<_> = places.filter(is_there).collect();
    if there.is_empty() {
        return None;
    }
    // Empty if it is gone.
    let before = read_on(disk, path).map(|it| it.records).unwrap_or_default();
    let continued = there.into_iter().filter_map(|place| {
        let records = read_on(disk, &place).ok()?.records;
        let is_same_game = before.is_empty() || before.first() == records.first();
        let goes_on = is_same_game && records.len() > before.len() && goes_on_from(path, &records);
        goes_on.then_some((records.len(), place))
    });
    continued.max_by_key(|(length, _)| *length).map(|(_, place)| place)
}

/// Returns the names of files in which a journal may have been begun that is kept at `path` now: that of the file itself and, if
/// it has a number of ours, that without it.
fn first_files(path: &Path) -> Vec<PathBuf> {
    let stem = path
        .file_stem()
        .and_then(OsStr::to_str)
        .and_then(|it| it.rsplit_once('-'));
    let is_ours = |number: &str| number.parse().is_ok_and(|it| (2..=LOOKED_FOR).contains(&it));
    let begun = stem.filter(|(_, number)| is_ours(number)).map(|(stem, _)| {
        let mut name = OsString::from(stem);
        if let Some(extension) = path.extension() {
            name.push(".");
            name.push(extension);
        }
        name.into()
    });
    std::iter::once(path.to_owned()).chain(begun).collect()
}

/// Returns true if these lines say that the journal was kept at `path` before.
fn goes_on_from(path: &Path, records: &[Recorded]) -> bool {
    records.iter().any(|it| match &it.event {
        Event::JournalContinued { from, .. } => Path::new(from).file_name() == path.file_name(),
        _ => false,
    })
}

/// `GAME-2.jsonl` of `GAME.jsonl`.
fn numbered(first: &Path, number: u32) -> PathBuf {
    let mut name = first.file_stem().map_or_else(OsString::new, OsString::from);
    name.push(format!("-{number}"));
    if let Some(extension) = first.extension() {
        name.push(".");
        name.push(extension);
    }
    name.into()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::Journal;
    use super::*;
    use ansage_core::game::Moment;

    #[cfg(unix)]
    fn folder_of(mode: u32) -> tempfile::TempDir {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("its mode");
        folder
    }

    /// Whose it is hangs on where it lies: the folder of temporary files is a person's own.
    #[cfg(windows)]
    fn folder_of(_mode: u32) -> tempfile::TempDir {
        tempfile::tempdir().expect("a folder")
    }

    #[test]
    fn beside_it_comes_first_unless_the_disk_takes_no_more() {
        let (game, own) = (folder_of(0o755), folder_of(0o700));
        let first = game.path().join("game.jsonl");
        let folders = [own.path().to_owned()];
        let names = |why| places(&SystemDisk, &first, &first, why, &folders).collect::<Vec<_>>();
        let (beside, away) = (game.path().join("game-2.jsonl"), own.path().join("game-2.jsonl"));
        assert_eq!(names(JournalFault::Removed), [beside.clone(), away.clone()]);
        assert_eq!(names(JournalFault::Full), [away]);
        fs::write(&beside, "of somebody").expect("a file");
        assert_eq!(names(JournalFault::Cut)[0], game.path().join("game-3.jsonl"));
    }

    #[test]
    fn a_journal_is_found_where_it_was_continued_last() {
        let (game, own) = (folder_of(0o755), folder_of(0o700));
        let first = game.path().join("game.jsonl");
        let continued_at = |place: &Path, before: &[&str]| {
            let mut journal = Journal::create(place).expect("a journal");
            for from in before {
                let event = Event::JournalContinued {
                    why: JournalFault::Removed,
                    from: format!("/elsewhere/{from}"),
                    to: String::new(),
                };
                journal.append(&Recorded::new(Moment(0), event)).expect("a write");
            }
        };
        let folders = [own.path().to_owned()];
        assert_eq!(continued(&first, &folders), None);
        continued_at(&game.path().join("game-2.jsonl"), &["other.jsonl"]);
        assert_eq!(continued(&first, &folders), None, "another game has such a name");
        continued_at(&game.path().join("game-3.jsonl"), &["game.jsonl"]);
        assert_eq!(continued(&first, &folders), Some(game.path().join("game-3.jsonl")));
        continued_at(&own.path().join("game-2.jsonl"), &["game.jsonl", "game-3.jsonl"]);
        assert_eq!(continued(&first, &folders), Some(own.path().join("game-2.jsonl")));
        let second = game.path().join("game-3.jsonl");
        assert_eq!(continued(&second, &folders), Some(own.path().join("game-2.jsonl")));
        assert_eq!(continued(&own.path().join("game-2.jsonl"), &folders), None);
    }

    #[test]
    fn a_game_of_another_folder_that_has_the_same_name_is_another() {
        let (game, own) = (folder_of(0o755), folder_of(0o700));
        let first = game.path().join("game.jsonl");
        let opened = |at| Recorded::new(Moment(at), Event::Started);
        let mut journal = Journal::create(&first).expect("a journal");
        journal.append(&opened(1)).expect("a write");
        let folders = [own.path().to_owned()];
        for (number, at) in [(2, 7), (3, 1)] {
            let place = own.path().join(format!("game-{number}.jsonl"));
            let mut journal = Journal::create(&place).expect("a journal");
            let event = Event::JournalContinued {
                why: JournalFault::Full,
                from: "/somewhere/game.jsonl".to_owned(),
                to: String::new(),
            };
            for recorded in [opened(at), Recorded::new(Moment(at), event)] {
                journal.append(&recorded).expect("a write");
            }
            let expected = (at == 1).then_some(place);
            assert_eq!(continued(&first, &folders), expected);
        }
        for _ in 0..2 {
            journal.append(&opened(1)).expect("a write");
        }
        assert_eq!(continued(&first, &folders), None, "it has gone on here since");
    }

    #[test]
    fn a_folder_that_cannot_be_made_ones_own_takes_no_journal() {
        let own = folder_of(0o700);
        let file = own.path().join("a-file");
        fs::write(&file, "").expect("a file");
        let folders = [file, PathBuf::from("/proc/ansage")];
        let first = own.path().join("game");
        assert_eq!(
            places(&SystemDisk, &first, &first, JournalFault::Full, &folders).count(),
            0
        );
        let made = [own.path().join("data/ansage")];
        let names: Vec<_> = places(&SystemDisk, &first, &first, JournalFault::Full, &made).collect();
        assert_eq!(names, [made[0].join("game-2")]);
        assert!(ansage_files::is_private_folder(&made[0]));
    }
}
