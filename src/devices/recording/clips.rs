//! The clips of a game as they lie on the disk: each one, or why it cannot be had.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::desk::{ClipSound, Extent};
use crate::devices::files;
use crate::devices::files::whole::{self, Readers, sync_folder};
use crate::devices::sound::flac;
use crate::devices::sound::recording_file::{RecordingFault, read_stretch};
use crate::game::{Clip, Event, Recorded};

/// Why a clip cannot be had; the others still can.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ClipFault {
    /// There is no such file.
    #[error("it is missing")]
    Missing,
    /// The file is not the one that was kept: its hash is another.
    #[error("it was changed")]
    Changed,
    /// The file cannot be read, or holds no sound of ours.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
}

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
pub fn read(folder: &Path, clip: &Clip) -> Result<Vec<i16>, ClipFault> {
    read_file(folder, &clip.file, &clip.sha256)
}

/// Reads what is to be heard, at the speed of life: a clip by the name of its file and its hash, or a stretch of a recording.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn read_sound(folder: &Path, sound: &ClipSound) -> Result<Vec<i16>, ClipFault> {
    let (from, to) = match &sound.extent {
        Extent::Clip { sha256 } => return read_file(folder, &sound.file, sha256),
        Extent::Stretch { from, to } => (*from, *to),
    };
    read_stretch(&folder.join(&sound.file), from..to).map_err(|fault| match fault {
        RecordingFault::Unreadable(error) if error.kind() == io::ErrorKind::NotFound => ClipFault::Missing,
        other => ClipFault::Unreadable(other.to_string()),
    })
}

/// Reads a clip by the name of its file and its hash.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn read_file(folder: &Path, file: &str, sha256: &str) -> Result<Vec<i16>, ClipFault> {
    let bytes = checked(folder, file, sha256)?;
    flac::decode(bytes).map_err(|error| ClipFault::Unreadable(error.to_string()))
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

fn bring(from: &Path, into: &Path, file: &str, sha256: &str) -> Result<(), ClipFault> {
    if checked(into, file, sha256).is_ok() {
        return Ok(());
    }
    let bytes = checked(from, file, sha256)?;
    let laid = files::make_private_folder(into).and_then(|()| {
        let target = into.join(file);
        fs::hard_link(from.join(file), &target).or_else(|_other_disk| copy(&bytes, &target))
    });
    laid.map_err(|error| ClipFault::Unreadable(error.to_string()))
}

/// Whoever finds the copy finds all of it; what a crash leaves of one is taken away at the next start of the recorder.
fn copy(bytes: &[u8], target: &Path) -> io::Result<()> {
    if target.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    whole::write(target, Readers::Owner, bytes)
}

/// Returns what a file of a folder holds, if it is what was kept.
fn checked(folder: &Path, file: &str, sha256: &str) -> Result<Vec<u8>, ClipFault> {
    // A journal names files of its own folder; one that names another is not ours.
    if Path::new(file).file_name().and_then(|it| it.to_str()) != Some(file) {
        return Err(ClipFault::Unreadable(file.to_owned()));
    }
    let bytes = files::read(&folder.join(file), files::LARGEST_SOUND).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => ClipFault::Missing,
        _ => ClipFault::Unreadable(error.to_string()),
    })?;
    if sha256_of(&bytes) == sha256 {
        Ok(bytes)
    } else {
        Err(ClipFault::Changed)
    }
}

/// Returns the SHA-256 of bytes in 64 digits.
pub fn sha256_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|it| format!("{it:02x}")).collect()
}

#[cfg(test)]
mod tests {
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
        assert_eq!(bring(&from, &into, "0002.flac", &kept), Err(ClipFault::Changed));
        assert_eq!(bring(&from, &into, "0003.flac", &kept), Err(ClipFault::Missing));
        fs::write(into.join("0004.flac"), "foreign").expect("a file");
        fs::write(from.join("0004.flac"), "sound").expect("a clip");
        assert!(bring(&from, &into, "0004.flac", &kept).is_err());
        assert_eq!(fs::read(into.join("0004.flac")).expect("the file"), b"foreign");
        assert!(bring(&from, &into, "../a.sound/0001.flac", &kept).is_err());
    }
}
