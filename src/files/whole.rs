//! A file written as a whole or not at all: beside its place first, and renamed into it.
//!
//! The rule, for every file that is written in one go:
//!
//! * It is written under its whole name with `.new` behind it (`game.pgn.new`), in the same folder, as nothing can be
//!   renamed from one disk to another. What lies there is the rest of a crash and is removed; the file is made anew, so
//!   neither a link nor the permissions of the rest are taken over.
//! * Its content is synced before the rename, its folder after it: a power cut leaves the file of before or the new one,
//!   never an empty one under the final name. A folder that cannot be synced costs a line in the log and no file.
//! * A crash leaves the file of before as it was, and perhaps a `.new` beside it, which the next write removes. After an
//!   error that can be reported there is none: a disk that is full is no fuller for it.
//! * A private file is 0600, whatever the umask and whatever the file of before was; any other follows the umask. A
//!   symbolic link in its place is replaced, not followed.
//!
//! Not written in this way: what grows a line or half a second at a time (journals, time marks, the log, the tape once
//! it has begun), and a whole folder, which no rename puts in the place of another one (a model of a recogniser).

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use ansage_os::files as system;

use super::private;

/// What stands behind the name of a file that is not finished.
const UNFINISHED: &str = ".new";

/// Who may read a file that is written; decision 0013 says which is which.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Readers {
    /// Its owner alone: what the program keeps by itself, a person's voice, and what a secret opens.
    Owner,
    /// Whoever the umask lets: what a person asked for by name, to hand it on.
    ByUmask,
}

/// Writes a file as a whole or not at all, in place of one that is there.
///
/// # Errors
///
/// Returns what the system said; a file of before is then as it was.
pub fn write(path: &Path, readers: Readers, content: &[u8]) -> io::Result<()> {
    write_with(path, readers, |mut file| file.write_all(content))
}

/// Writes a file as [`write()`] does, with a function that writes its content.
///
/// # Errors
///
/// Returns what the system or the function said; a file of before is then as it was.
pub fn write_with(path: &Path, readers: Readers, fill: impl FnOnce(&File) -> io::Result<()>) -> io::Result<()> {
    let write = AtomicWrite::create(path, readers)?;
    fill(write.file())?;
    write.finish()
}

/// A file that is not in its place yet; dropped before [`AtomicWrite::finish`], it is removed.
#[derive(Debug)]
pub struct AtomicWrite {
    file: File,
    beside: PathBuf,
    path: PathBuf,
    is_finished: bool,
}

impl AtomicWrite {
    /// Makes an empty file beside the place it is meant for.
    ///
    /// # Errors
    ///
    /// Returns what the system said.
    pub fn create(path: &Path, readers: Readers) -> io::Result<Self> {
        let mut beside = OsString::from(path);
        beside.push(UNFINISHED);
        let beside = PathBuf::from(beside);
        match fs::remove_file(&beside) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        let mut options = private();
        if readers == Readers::ByUmask {
            system::for_all(&mut options);
        }
        Ok(Self {
            file: options.write(true).create_new(true).open(&beside)?,
            beside,
            path: path.to_owned(),
            is_finished: false,
        })
    }

    /// Returns the file, to be written to.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Puts the file in its place, once all of it is on the disk.
    ///
    /// # Errors
    ///
    /// Returns what the system said; a file of before is then as it was.
    pub fn finish(mut self) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.beside, &self.path)?;
        self.is_finished = true;
        sync_folder_of(&self.path);
        Ok(())
    }
}

impl Drop for AtomicWrite {
    fn drop(&mut self) {
        if !self.is_finished {
            let _gone_or_not = fs::remove_file(&self.beside);
        }
    }
}

/// Syncs the folder of a file: a file that is new is safe only when its name is. What cannot be synced is logged.
pub fn sync_folder_of(path: &Path) {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => sync_folder(folder),
        _ => sync_folder(Path::new(".")),
    }
}

/// Syncs a folder, and with it the names in it. What cannot be synced is logged.
pub fn sync_folder(folder: &Path) {
    if let Err(error) = system::sync_folder(folder) {
        tracing::warn!(%error, folder = %folder.display(), "a folder is not synced");
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let files = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> = files.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn a_file_takes_the_place_of_the_one_before_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.pgn");
        for content in ["a long one", "short"] {
            write(&path, Readers::Owner, content.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), content);
        }
        assert_eq!(names(folder.path()), ["game.pgn"]);
    }

    #[test]
    fn what_fails_on_the_way_leaves_the_file_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("clip.flac");
        write(&path, Readers::Owner, b"whole").unwrap();
        let full = write_with(&path, Readers::Owner, |mut file| {
            file.write_all(b"ha")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(full.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read(&path).unwrap(), b"whole");
        assert_eq!(names(folder.path()), ["clip.flac"]);
    }

    #[test]
    fn the_rest_of_a_crash_is_not_written_into() {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("a"), folder.path().join("other"));
        fs::write(&other, "of somebody").unwrap();
        symlink(&other, folder.path().join("a.new")).unwrap();
        write(&path, Readers::Owner, b"new").unwrap();
        assert_eq!(fs::read(&other).unwrap(), b"of somebody");
        fs::write(
            folder.path().join("a.new"),
            "a rest that is longer, and that others may read",
        )
        .unwrap();
        write(&path, Readers::Owner, b"newer").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"newer");
        assert_eq!(mode(&path), 0o600);
        assert_eq!(names(folder.path()), ["a", "other"]);
    }

    #[test]
    fn who_may_read_it_does_not_depend_on_the_file_before() {
        let folder = tempfile::tempdir().unwrap();
        let (path, plain) = (folder.path().join("file"), folder.path().join("plain"));
        fs::write(&plain, "").unwrap();
        write(&path, Readers::ByUmask, b"for all").unwrap();
        assert_eq!(mode(&path), mode(&plain), "as the umask has it");
        write(&path, Readers::Owner, b"for one").unwrap();
        assert_eq!(mode(&path), 0o600);
    }
}
