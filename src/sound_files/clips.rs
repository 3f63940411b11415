//! Clips of a game as they lie on the disk: each one, or why it cannot be had.

use std::io;
use std::path::Path;

use ansage_wire::{ClipSound, Extent};
use sha2::{Digest, Sha256};

use crate::flac;
use crate::recording_file::{RecordingError, read_stretch};

/// Why a clip cannot be had; the others still can.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ClipError {
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

/// Reads what is to be heard, at the speed of life: a clip by the name of its file and its hash, or a stretch of a recording.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn read_sound(folder: &Path, sound: &ClipSound) -> Result<Vec<i16>, ClipError> {
    let (from, to) = match &sound.extent {
        Extent::Clip { sha256 } => return read_file(folder, &sound.file, sha256),
        Extent::Stretch { from, to } => (*from, *to),
    };
    read_stretch(&folder.join(&sound.file), from..to).map_err(|error| match error {
        RecordingError::Unreadable(error) if error.kind() == io::ErrorKind::NotFound => ClipError::Missing,
        other => ClipError::Unreadable(other.to_string()),
    })
}

/// Reads a clip by the name of its file and its hash.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn read_file(folder: &Path, file: &str, sha256: &str) -> Result<Vec<i16>, ClipError> {
    let bytes = checked(folder, file, sha256)?;
    flac::decode(bytes).map_err(|error| ClipError::Unreadable(error.to_string()))
}

/// Returns what a file of a folder holds, if it is what was kept.
///
/// # Errors
///
/// Says why it cannot be had.
pub fn checked(folder: &Path, file: &str, sha256: &str) -> Result<Vec<u8>, ClipError> {
    // A journal names files of its own folder; one that names another is not ours.
    if Path::new(file).file_name().and_then(|it| it.to_str()) != Some(file) {
        return Err(ClipError::Unreadable(file.to_owned()));
    }
    let bytes =
        ansage_files::read(&folder.join(file), ansage_files::LARGEST_SOUND_BYTES).map_err(|error| {
            match error.kind() {
                io::ErrorKind::NotFound => ClipError::Missing,
                _ => ClipError::Unreadable(error.to_string()),
            }
        })?;
    if sha256_of(&bytes) == sha256 {
        Ok(bytes)
    } else {
        Err(ClipError::Changed)
    }
}

/// Returns the SHA-256 of bytes in 64 digits.
pub fn sha256_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|it| format!("{it:02x}")).collect()
}
