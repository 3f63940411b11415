//! The clips of a game as they lie on the disk: each one, or why it cannot be had.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::devices::sound::flac;
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

/// Does the same by the name of the file and its hash.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn read_file(folder: &Path, file: &str, sha256: &str) -> Result<Vec<i16>, ClipFault> {
    // A journal names files of its own folder; one that names another is not ours.
    if Path::new(file).file_name().and_then(|it| it.to_str()) != Some(file) {
        return Err(ClipFault::Unreadable(file.to_owned()));
    }
    let path = folder.join(file);
    let bytes = fs::read(&path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => ClipFault::Missing,
        _ => ClipFault::Unreadable(error.to_string()),
    })?;
    if sha256_of(&bytes) != sha256 {
        return Err(ClipFault::Changed);
    }
    flac::decode(bytes).map_err(|error| ClipFault::Unreadable(error.to_string()))
}

/// Returns the SHA-256 of bytes in 64 digits.
pub fn sha256_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|it| format!("{it:02x}")).collect()
}
