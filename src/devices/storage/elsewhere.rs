//! Where a journal goes on when its file is not what it was, or takes no more.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use ansage_core::game::JournalFault;

/// How many names are tried in a folder.
const NAMES: u32 = 1_000;

/// Returns files that are not there and may take the journal, the best first: beside the file it is kept in now, unless that
/// disk takes no more, then in the `folders`, as far as nobody else may look into them. Their names are that of the `first`
/// file with a number.
pub(super) fn places<'a>(
    first: &'a Path,
    now: &Path,
    why: JournalFault,
    folders: &'a [PathBuf],
) -> impl Iterator<Item = PathBuf> + use<'a> {
    let takes_no_more = matches!(why, JournalFault::Full | JournalFault::Unwritable);
    let beside = now.parent().filter(|_| !takes_no_more).map(Path::to_owned);
    let own = folders.iter().filter(|it| {
        if let Err(error) = ansage_files::make_own_folder(it) {
            tracing::debug!(%error, folder = %it.display(), "the folder is not made");
        }
        ansage_files::is_private_folder(it)
    });
    let folders = beside.into_iter().chain(own.cloned());
    folders.filter_map(move |folder| {
        let names = (2..NAMES).map(|number| folder.join(numbered(first, number)));
        names.into_iter().find(|it| it.symlink_metadata().is_err())
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
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn folder_of(mode: u32) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), Permissions::from_mode(mode)).expect("its mode");
        folder
    }

    #[test]
    fn beside_it_comes_first_unless_the_disk_takes_no_more() {
        let (game, own) = (folder_of(0o755), folder_of(0o700));
        let first = game.path().join("game.jsonl");
        let folders = [own.path().to_owned()];
        let names = |why| places(&first, &first, why, &folders).collect::<Vec<_>>();
        let (beside, away) = (game.path().join("game-2.jsonl"), own.path().join("game-2.jsonl"));
        assert_eq!(names(JournalFault::Removed), [beside.clone(), away.clone()]);
        assert_eq!(names(JournalFault::Full), [away]);
        fs::write(&beside, "of somebody").expect("a file");
        assert_eq!(names(JournalFault::Cut)[0], game.path().join("game-3.jsonl"));
    }

    #[test]
    fn a_folder_that_cannot_be_made_ones_own_takes_no_journal() {
        let own = folder_of(0o700);
        let file = own.path().join("a-file");
        fs::write(&file, "").expect("a file");
        let folders = [file, PathBuf::from("/proc/ansage")];
        let first = own.path().join("game");
        assert_eq!(places(&first, &first, JournalFault::Full, &folders).count(), 0);
        let made = [own.path().join("data/ansage")];
        let names: Vec<_> = places(&first, &first, JournalFault::Full, &made).collect();
        assert_eq!(names, [made[0].join("game-2")]);
        assert!(ansage_files::is_private_folder(&made[0]));
    }
}
