//! A file that another program writes, further or anew, looked at again and again: that works on disks of other machines
//! too, which tell nobody of a change.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ansage_os::files::{FileId, FileState, Stamp, state_at};

/// How often a file is looked at: no person sees the difference, and it costs a disk nothing.
pub const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Which file it is, how long, and when it was written to last.
#[derive(Clone, Copy, Debug, PartialEq)]
struct State {
    file: FileId,
    length: u64,
    written: Stamp,
}

impl From<FileState> for State {
    fn from(it: FileState) -> Self {
        Self {
            file: it.id,
            length: it.length,
            written: it.written,
        }
    }
}

/// A file of a name, whichever file that is.
#[derive(Debug)]
pub struct WatchedFile {
    path: PathBuf,
    largest: u64,
    /// As it was when it was looked at last; `None` where it was not there.
    seen: Option<State>,
    /// As it was when it was read last.
    read: Option<State>,
    /// True if its loss was told.
    is_lost: bool,
}

impl WatchedFile {
    /// Watches a file of at most so many bytes, which need not be there.
    pub fn at(path: &Path, largest: u64) -> Self {
        Self {
            path: path.to_owned(),
            largest,
            seen: None,
            read: None,
            is_lost: false,
        }
    }

    /// Returns the whole of it once it has changed and stands still from one look to the next, so that no half of what is
    /// being written is read; `None` where nothing is new.
    ///
    /// # Errors
    ///
    /// Returns what the system said, or why it is not read, once until it can be read again.
    pub fn look(&mut self) -> io::Result<Option<Vec<u8>>> {
        let state = match state_at(&self.path) {
            Ok(state) => State::from(state),
            // A file that gives way to another is not there for a moment.
            Err(_) if self.seen.take().is_some() => return Ok(None),
            Err(error) => {
                self.read = None;
                return self.lose(error);
            }
        };
        let stands_still = self.seen.replace(state) == Some(state);
        if !stands_still || self.read == Some(state) {
            return Ok(None);
        }
        // What changes while it is read is read again.
        self.read = Some(state);
        match crate::read(&self.path, self.largest) {
            Ok(bytes) => {
                self.is_lost = false;
                Ok(Some(bytes))
            }
            Err(error) => self.lose(error),
        }
    }

    fn lose(&mut self, error: io::Error) -> io::Result<Option<Vec<u8>>> {
        match std::mem::replace(&mut self.is_lost, true) {
            true => Ok(None),
            false => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::WatchedFile;

    #[test]
    fn a_file_is_read_when_it_stands_still_and_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.pgn");
        fs::write(&path, "1. e4").expect("a file");
        let mut file = WatchedFile::at(&path, 100);
        assert_eq!(file.look().expect("a look"), None, "it may still be written");
        assert_eq!(file.look().expect("a look").as_deref(), Some(&b"1. e4"[..]));
        assert_eq!(file.look().expect("a look"), None);
        fs::write(&path, "1. e4 e5 2.").expect("a file");
        assert_eq!(file.look().expect("a look"), None);
        fs::write(&path, "1. e4 e5 2. Nf3").expect("a file");
        assert_eq!(file.look().expect("a look"), None, "it goes on");
        assert_eq!(file.look().expect("a look").as_deref(), Some(&b"1. e4 e5 2. Nf3"[..]));
    }

    #[test]
    fn another_file_of_the_name_is_read_and_a_loss_is_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.pgn");
        let other = folder.path().join("other.pgn");
        fs::write(&path, "one").expect("a file");
        fs::write(&other, "two").expect("a file");
        let mut file = WatchedFile::at(&path, 100);
        file.look().expect("a look");
        assert!(file.look().expect("a look").is_some());
        fs::rename(&other, &path).expect("another in its place");
        file.look().expect("a look");
        assert_eq!(file.look().expect("a look").as_deref(), Some(&b"two"[..]));
        fs::remove_file(&path).expect("it is there");
        assert_eq!(file.look().expect("another may come"), None);
        assert!(file.look().is_err());
        assert_eq!(file.look().expect("it was told"), None);
        fs::write(&path, "two").expect("a file");
        file.look().expect("a look");
        assert_eq!(file.look().expect("a look").as_deref(), Some(&b"two"[..]), "it is back");
    }

    #[test]
    fn what_is_too_large_or_no_file_is_a_loss() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.pgn");
        fs::write(&path, "1. e4").expect("a file");
        let mut file = WatchedFile::at(&path, 3);
        file.look().expect("a look");
        assert!(file.look().is_err());
        assert_eq!(file.look().expect("it was told"), None);
        let mut folder = WatchedFile::at(folder.path(), 3);
        folder.look().expect("a look");
        assert!(folder.look().is_err());
    }
}
