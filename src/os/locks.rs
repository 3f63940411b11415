//! Locks of files, by which a program says to others that a file is its own. They end with their program, however it ends,
//! and never keep anybody from reading.

use std::fs::{File, TryLockError};

use crate::side;

/// Locks a file for this handle alone, without waiting.
///
/// # Errors
///
/// Returns that somebody else has locked it, or what the system said.
pub fn try_lock(file: &File) -> Result<(), TryLockError> {
    side::locks::try_lock(file)
}

/// Locks a file beside others who share it, without waiting.
///
/// # Errors
///
/// Returns that somebody has locked it for themselves, or what the system said.
pub fn try_lock_shared(file: &File) -> Result<(), TryLockError> {
    side::locks::try_lock_shared(file)
}

#[cfg(test)]
mod tests {
    use std::fs::{self, OpenOptions};
    use std::io::Write as _;
    use std::path::Path;

    use super::*;

    fn open(path: &Path) -> File {
        let mut how = OpenOptions::new();
        how.read(true).append(true).open(path).expect("a file")
    }

    #[test]
    fn a_locked_file_is_locked_to_all_others_and_can_be_read_and_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.jsonl");
        fs::write(&path, "one\n").expect("a file");
        let (mut ours, other) = (open(&path), open(&path));
        try_lock(&ours).expect("nobody else has it");
        assert!(matches!(try_lock(&other), Err(TryLockError::WouldBlock)));
        assert!(matches!(try_lock_shared(&other), Err(TryLockError::WouldBlock)));
        ours.write_all(b"two\n").expect("it is ours");
        assert_eq!(fs::read(&path).expect("anybody may read it"), b"one\ntwo\n");
        drop(ours);
        try_lock_shared(&other).expect("it ended");
        let third = open(&path);
        try_lock_shared(&third).expect("shared");
        assert!(matches!(try_lock(&open(&path)), Err(TryLockError::WouldBlock)));
    }

    #[test]
    fn what_cannot_be_written_can_be_asked_about() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.jsonl");
        fs::write(&path, "").expect("a file");
        let reader = File::open(&path).expect("a file");
        try_lock_shared(&reader).expect("nobody has it");
        drop(reader);
        let _ours = open(&path);
        try_lock(&_ours).expect("nobody has it");
        assert!(try_lock_shared(&File::open(&path).expect("a file")).is_err());
    }
}
