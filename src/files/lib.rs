//! Files of the disk: opened without waiting, read up to a limit, and what the program keeps is its person's alone; what
//! is written in one go is written [`whole`].

pub mod installed;
pub mod model_folder;
pub mod watched;
pub mod whole;

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use ansage_os::files as system;
use ansage_os::files::Waiting;
use sha2::{Digest as _, Sha256};

/// The largest text: settings, an event file, a sheet, a table, words. In bytes.
pub const LARGEST_TEXT_BYTES: u64 = 4 * MIB;
/// The largest sheet in Braille, in bytes: a hundred times the longest game.
pub const LARGEST_SHEET_BYTES: u64 = MIB;
/// The largest database of games, in bytes.
pub const LARGEST_GAMES_BYTES: u64 = 64 * MIB;
/// The largest clip, in bytes.
pub const LARGEST_SOUND_BYTES: u64 = 512 * MIB;
/// The largest list or net of a recogniser, in bytes.
pub const LARGEST_MODEL_BYTES: u64 = 512 * MIB;

const MIB: u64 = 1024 * 1024;

/// Why a file is not read though the system would let it be.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub enum FileError {
    /// A folder, a pipe or a device: it may have no end, or wait for somebody.
    #[error("not a plain file")]
    NotPlain,
    /// It is larger than anything of its kind.
    #[error("larger than {mib} MiB")]
    TooLarge {
        /// The limit.
        mib: u64,
    },
}

impl FileError {
    /// Returns the reason of ours in an error, if there is one.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<FileError> for io::Error {
    fn from(why: FileError) -> Self {
        io::Error::new(io::ErrorKind::InvalidInput, why)
    }
}

/// Opens a plain file for reading, and nothing else: a pipe would be waited for without end, and a device has none.
///
/// # Errors
///
/// Returns what the system said, or [`FileError::NotPlain`].
pub fn open(path: &Path) -> io::Result<File> {
    open_plain(path, OpenOptions::new().read(true))
}

/// Opens a plain file that is there, to write behind its end and to read what was written; if others could read it, now they
/// cannot.
///
/// # Errors
///
/// As [`open`].
pub fn open_to_append(path: &Path) -> io::Result<File> {
    let file = open_plain(path, OpenOptions::new().read(true).append(true))?;
    narrow(&file, path);
    Ok(file)
}

/// Makes a new file that is its owner's alone, to write behind its end and to read what was written.
///
/// # Errors
///
/// Returns what the system said, also where something is there.
pub fn create_to_append(path: &Path) -> io::Result<File> {
    private().read(true).append(true).create_new(true).open(path)
}

fn open_plain(path: &Path, how: &mut OpenOptions) -> io::Result<File> {
    // Some devices do something when they are opened.
    if !fs::metadata(path)?.is_file() {
        return Err(FileError::NotPlain.into());
    }
    let file = system::waiting(how, Waiting::Never).open(path)?;
    // It may have become something else meanwhile.
    match file.metadata()?.is_file() {
        true => Ok(file),
        false => Err(FileError::NotPlain.into()),
    }
}

/// Writes into what is there and is no plain file, a device or a pipe that somebody reads, and waits for nobody to come
/// and read it.
///
/// # Errors
///
/// Returns what the system said, or [`FileError::NotPlain`] for a pipe that nobody reads.
pub fn write_into(path: &Path, content: &[u8]) -> io::Result<()> {
    let opened = system::waiting(OpenOptions::new().write(true), Waiting::Never).open(path);
    let mut file = opened.map_err(|error| match system::is_without_reader(&error) {
        true => FileError::NotPlain.into(),
        false => error,
    })?;
    // Whoever reads it may be slower than what is written.
    system::wait_from_here_on(&file)?;
    file.write_all(content)
}

/// Reads a plain file of at most so many bytes.
///
/// # Errors
///
/// Returns what the system said, or why the file is not read ([`FileError`]).
pub fn read(path: &Path, largest: u64) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    let length = file.metadata()?.len();
    if length > largest {
        return Err(too_large(largest));
    }
    // A vector that grows would be twice as large in the end. The length may change while it is read.
    let mut bytes = Vec::with_capacity(usize::try_from(length + 1).unwrap_or_default());
    fill_up_to(&mut bytes, file, largest)?;
    Ok(bytes)
}

/// Reads a plain file of text of at most [`LARGEST_TEXT_BYTES`].
///
/// # Errors
///
/// As [`read`]; text that is not UTF-8 is [`io::ErrorKind::InvalidData`].
pub fn read_text(path: &Path) -> io::Result<String> {
    text(read(path, LARGEST_TEXT_BYTES)?)
}

/// Returns the SHA-256 of a plain file, in hexadecimal digits.
///
/// # Errors
///
/// As [`open`].
pub fn sum(path: &Path) -> io::Result<String> {
    let (mut file, mut sum, mut piece) = (open(path)?, Sha256::new(), [0; 1 << 16]);
    loop {
        match file.read(&mut piece)? {
            0 => break,
            length => sum.update(&piece[..length]),
        }
    }
    Ok(sum.finalize().iter().map(|it| format!("{it:02x}")).collect())
}

/// Reads text of at most [`LARGEST_TEXT_BYTES`] from somewhere else, e.g. standard input.
///
/// # Errors
///
/// As [`read_text`].
pub fn read_text_from(input: impl io::Read) -> io::Result<String> {
    text(up_to(input, LARGEST_TEXT_BYTES)?)
}

fn text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.utf8_error()))
}

fn up_to(input: impl io::Read, largest: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    fill_up_to(&mut bytes, input, largest)?;
    Ok(bytes)
}

fn fill_up_to(bytes: &mut Vec<u8>, input: impl io::Read, largest: u64) -> io::Result<()> {
    input.take(largest + 1).read_to_end(bytes)?;
    match bytes.len() as u64 > largest {
        true => Err(too_large(largest)),
        false => Ok(()),
    }
}

fn too_large(largest: u64) -> io::Error {
    FileError::TooLarge { mib: largest / MIB }.into()
}

/// Returns options with which a new file is its owner's alone, whatever the umask.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    system::private(&mut options);
    options
}

/// Makes a file that is its owner's alone, in place of what it held. A pipe that nobody reads is not waited for.
///
/// # Errors
///
/// Returns what the system said.
pub fn create_private(path: &Path) -> io::Result<File> {
    let mut how = private();
    how.write(true).create(true).truncate(true);
    let file = system::waiting(&mut how, Waiting::Never).open(path)?;
    narrow(&file, path);
    Ok(file)
}

/// Opens a plain file that is its owner's alone, to write behind whatever it holds; it is made if it is not there.
///
/// # Errors
///
/// Returns what the system said, or [`FileError::NotPlain`].
pub fn append_private(path: &Path) -> io::Result<File> {
    match create_to_append(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => open_to_append(path),
        made => made,
    }
}

/// Opens the same, or a pipe or a device that somebody named: for a pipe it waits until somebody reads.
///
/// # Errors
///
/// Returns what the system said.
pub fn append_private_or_wait(path: &Path) -> io::Result<File> {
    let file = private().append(true).create(true).open(path)?;
    narrow(&file, path);
    Ok(file)
}

/// Writes a file that is its owner's alone, in place of what it held.
///
/// # Errors
///
/// Returns what the system said.
pub fn write_private(path: &Path, content: &[u8]) -> io::Result<()> {
    create_private(path)?.write_all(content)
}

/// Makes a folder and those on the way to it; the ones that were not there are their owner's alone.
///
/// # Errors
///
/// Returns what the system said, and of a file in its place that it is no folder.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    let made = system::private_folder(DirBuilder::new().recursive(true)).create(folder);
    made.map_err(|error| match error.kind() {
        // One that is there is made without a word.
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    })
}

/// Makes a folder of ours, as [`make_private_folder`]; if it was there and others could look into it, now they cannot.
///
/// # Errors
///
/// Returns what the system said.
pub fn make_own_folder(folder: &Path) -> io::Result<()> {
    make_private_folder(folder)?;
    // Without a home of ours it is the folder in which the program was started.
    if !["", "."].iter().any(|it| folder.as_os_str() == *it) {
        log_narrowed(system::narrow_folder(folder), folder);
    }
    Ok(())
}

/// Returns true for a folder that is this person's own and that nobody else may look into.
pub fn is_private_folder(folder: &Path) -> bool {
    system::is_private_folder(folder)
}

/// Takes from all others what they may do with a file or a folder. One of somebody else stays as it is.
pub fn narrow(file: &File, path: &Path) {
    log_narrowed(system::narrow(file), path);
}

fn log_narrowed(narrowed: io::Result<bool>, path: &Path) {
    match narrowed {
        Ok(false) => {}
        Ok(true) => tracing::info!(path = %path.display(), "others can no longer read it"),
        Err(error) => tracing::warn!(%error, path = %path.display(), "others can read it still"),
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests;
