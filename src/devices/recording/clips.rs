//! The clips that a journal names, and where they lie.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ansage_core::game::{Clip, Event, Recorded};
use ansage_files::whole::{self, Readers, sync_folder};
use ansage_sound_files::clips::{ClipError, checked, read_file};

/// Returns the folder in which the sound of a game lies: `GAME.sound` beside `GAME.jsonl`.
pub fn folder_of(journal: &Path) -> PathBuf {
    journal.with_extension("sound")
}

/// Returns the clips of a journal in the order in which they were kept.
pub fn clips_of(journal: &[Recorded]) -> impl Iterator<Item = &Clip> {
    journal.iter().filter_map(|it| match &it.event {
        Event::SoundKept(clip) => Some(&**clip),
        _ => None,
    })
}

/// Reads a clip: samples of 16 kHz, once the hash of the file is what the journal says.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn read(folder: &Path, clip: &Clip) -> Result<Vec<i16>, ClipError> {
    read_file(folder, &clip.file, &clip.sha256)
}

/// Returns a clip as the file it was kept in, once its hash is what the journal says.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn bytes(folder: &Path, clip: &Clip) -> Result<Vec<u8>, ClipError> {
    checked(folder, &clip.file, &clip.sha256)
}

/// Lets the clips of a journal lie in another folder too: as the same files where the disk can do that, as copies elsewhere.
/// What cannot be had, or is not what was kept, stays behind, and whoever looks for it finds it missing; nothing that lies
/// there already is written over.
pub fn bring_along(journal: &[Recorded], from: &Path, into: &Path) {
    for clip in clips_of(journal) {
        if let Err(fault) = bring(from, into, &clip.file, &clip.sha256) {
            tracing::warn!(%fault, file = clip.file, "a clip does not come along");
        }
    }
    // A hard link is a new name, too.
    if into.is_dir() {
        sync_folder(into);
    }
}

fn bring(from: &Path, into: &Path, file: &str, sha256: &str) -> Result<(), ClipError> {
    if checked(into, file, sha256).is_ok() {
        return Ok(());
    }
    let bytes = checked(from, file, sha256)?;
    let laid = ansage_files::make_private_folder(into).and_then(|()| {
        let target = into.join(file);
        fs::hard_link(from.join(file), &target).or_else(|_other_disk| copy(&bytes, &target))
    });
    laid.map_err(|error| ClipError::Unreadable(error.to_string()))
}

/// Whoever finds the copy finds all of it; what a crash leaves of one is taken away at the next start of the recorder.
fn copy(bytes: &[u8], target: &Path) -> io::Result<()> {
    if target.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    whole::write(target, Readers::Owner, bytes)
}

#[cfg(test)]
mod tests {
    use ansage_sound_files::clips::sha256_of;

    use super::*;

    #[test]
    fn what_cannot_be_the_same_file_is_a_copy_and_nothing_is_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let target = folder.path().join("0001.flac");
        copy(b"sound", &target).expect("a copy");
        assert_eq!(fs::read(&target).expect("the copy"), b"sound");
        let again = copy(b"another", &target).expect_err("it lies there");
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
    }

    #[test]
    fn a_clip_comes_along_once_and_only_as_it_was_kept() {
        let home = tempfile::tempdir().expect("a folder");
        let (from, into) = (home.path().join("a.sound"), home.path().join("b.sound"));
        fs::create_dir(&from).expect("a folder");
        fs::write(from.join("0001.flac"), "sound").expect("a clip");
        let kept = sha256_of(b"sound");
        for _twice in 0..2 {
            assert_eq!(bring(&from, &into, "0001.flac", &kept), Ok(()));
        }
        assert_eq!(fs::read(into.join("0001.flac")).expect("the clip"), b"sound");
        fs::write(from.join("0002.flac"), "changed").expect("a clip");
        assert_eq!(bring(&from, &into, "0002.flac", &kept), Err(ClipError::Changed));
        assert_eq!(bring(&from, &into, "0003.flac", &kept), Err(ClipError::Missing));
        fs::write(into.join("0004.flac"), "foreign").expect("a file");
        fs::write(from.join("0004.flac"), "sound").expect("a clip");
        assert!(bring(&from, &into, "0004.flac", &kept).is_err());
        assert_eq!(fs::read(into.join("0004.flac")).expect("the file"), b"foreign");
        assert!(bring(&from, &into, "../a.sound/0001.flac", &kept).is_err());
    }
}
