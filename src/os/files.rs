//! Files as a system keeps them: which file it is, when it was changed, who may look into it, and how it is opened without
//! waiting.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::side;

/// Which file it is: two names that lead to the same one have the same.
#[derive(Clone, Copy, Debug)]
pub struct FileId {
    /// Zero where the system does not know it.
    pub(crate) volume: u64,
    pub(crate) number: u64,
}

impl FileId {
    /// Returns the name of a file on a disk that the system does not keep, such as one in memory.
    pub fn numbered(number: u64) -> Self {
        Self { volume: 1, number }
    }
}

impl PartialEq for FileId {
    /// Of an open file that was renamed Wine does not know the volume.
    fn eq(&self, other: &Self) -> bool {
        let knows_no_volume = self.volume == 0 || other.volume == 0;
        self.number == other.number && (self.volume == other.volume || knows_no_volume)
    }
}

/// A moment as the system stamps a file with it. Only whether two are the same counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Stamp(pub(crate) i64, pub(crate) i64);

impl Stamp {
    /// Returns the stamp of a disk that the system does not keep; each number is a moment of its own.
    pub fn numbered(number: i64) -> Self {
        Self(number, 0)
    }
}

/// What the system knows of a file or a folder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FileState {
    /// Which it is.
    pub id: FileId,
    /// How long it is, in bytes.
    pub length: u64,
    /// True for a plain file: no folder, link, pipe or device.
    pub is_file: bool,
    /// True for a symbolic link itself.
    pub is_link: bool,
    /// True if no name leads to it any longer.
    pub is_gone: bool,
    /// When it was written to last; of a folder, when a name in it came or went last. Anybody may set it back.
    pub written: Stamp,
    /// When anything of it was changed last, its name among it, as far as the system keeps that. Nobody sets this one back.
    pub changed: Stamp,
    /// Who may do what with it, as a number; the same for all where the system tells it in another way.
    pub mode: u32,
}

/// Looks at a file that is open.
///
/// # Errors
///
/// Returns what the system said.
pub fn state(file: &File) -> io::Result<FileState> {
    side::files::state(file)
}

/// Looks at the file or folder to which a path leads.
///
/// # Errors
///
/// As [`state`].
pub fn state_at(path: &Path) -> io::Result<FileState> {
    side::files::state_at(path)
}

/// Looks at what has this name, be it a link.
///
/// # Errors
///
/// As [`state`].
pub fn state_of_name(path: &Path) -> io::Result<FileState> {
    side::files::state_of_name(path)
}

/// Fills `bytes` from a place of the file, wherever it was read last.
///
/// # Errors
///
/// Returns what the system said, or [`io::ErrorKind::UnexpectedEof`].
pub fn read_exact_at(file: &File, bytes: &mut [u8], place: u64) -> io::Result<()> {
    side::files::read_exact_at(file, bytes, place)
}

/// Writes all `bytes` at a place of the file.
///
/// # Errors
///
/// Returns what the system said.
pub fn write_all_at(file: &File, bytes: &[u8], place: u64) -> io::Result<()> {
    side::files::write_all_at(file, bytes, place)
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Waiting {
    /// As the system does it: for a pipe it waits until somebody comes to the other end.
    AsUsual,
    /// It waits for nobody.
    Never,
    /// It waits for nobody, and a link in the place of the file is not followed.
    NeverNorFollows,
}

/// Sets how a file is opened. A later call takes the place of an earlier one.
pub fn waiting(how: &mut OpenOptions, waiting: Waiting) -> &mut OpenOptions {
    side::files::waiting(how, waiting)
}

/// Lets whoever writes to a file that was opened with [`Waiting::Never`] wait for a slower reader.
///
/// # Errors
///
/// Returns what the system said.
pub fn wait_from_here_on(file: &File) -> io::Result<()> {
    side::files::wait_from_here_on(file)
}

/// Returns true for the error of a path at which there is nothing, be it that a folder on the way is none.
pub fn is_nowhere(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) || side::files::is_nowhere(error)
}

/// Returns the whole path of what is there, links followed, as people write it.
///
/// # Errors
///
/// Returns what the system said.
pub fn whole_path(path: &Path) -> io::Result<PathBuf> {
    side::files::whole_path(path)
}

/// Returns true for the error with which a pipe is not opened because nobody reads it.
pub fn is_without_reader(error: &io::Error) -> bool {
    side::files::is_without_reader(error)
}

/// Makes a file that is new its owner's alone; where the system keeps that by the folder, the folder says it.
pub fn private(how: &mut OpenOptions) -> &mut OpenOptions {
    side::files::private(how)
}

/// Lets a file that is new be read by whomever the person lets read their files.
pub fn for_all(how: &mut OpenOptions) -> &mut OpenOptions {
    side::files::for_all(how)
}

/// Makes folders that are new their owner's alone, as [`private`].
pub fn private_folder(how: &mut DirBuilder) -> &mut DirBuilder {
    side::files::private_folder(how)
}

/// Returns true for a folder that is this person's own and that nobody else may look into.
pub fn is_private_folder(folder: &Path) -> bool {
    side::files::is_private_folder(folder)
}

/// Takes from all others what they may do with a file or a folder; returns true if there was anything to take.
///
/// # Errors
///
/// Returns what the system said, as of a file of somebody else.
pub fn narrow(file: &File) -> io::Result<bool> {
    side::files::narrow(file)
}

/// Does the same with a folder.
///
/// # Errors
///
/// As [`narrow`].
pub fn narrow_folder(folder: &Path) -> io::Result<bool> {
    side::files::narrow_folder(folder)
}

/// Lets its owner into a folder who was shut out of it.
///
/// # Errors
///
/// Returns what the system said.
pub fn open_to_its_owner(folder: &Path) -> io::Result<()> {
    side::files::open_to_its_owner(folder)
}

/// Returns whether this person may make files in a folder.
///
/// # Errors
///
/// Returns what the system says if not.
pub fn may_be_written_into(folder: &Path) -> io::Result<()> {
    side::files::may_be_written_into(folder)
}

/// Lays a file or folder under a second name, as cheaply as the system does it without a privilege. Whoever writes into it
/// may write into both.
///
/// # Errors
///
/// Returns what the system said.
pub fn lay(from: &Path, to: &Path) -> io::Result<()> {
    side::files::lay(from, to)
}

/// Syncs the names in a folder, where the system does not do so by itself.
///
/// # Errors
///
/// Returns what the system said.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    side::files::sync_folder(folder)
}

/// What is at a path that is neither file nor folder.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Special {
    /// A pipe with a name.
    Pipe,
    /// A device that takes characters, such as a printer.
    Characters,
    /// Anything else.
    Other,
}

/// Tells what is at a path; `None` for a file, a folder or nothing.
pub fn special(path: &Path) -> Option<Special> {
    side::files::special(path)
}

/// Returns true if standard input comes through a pipe or a socket, so that there may be somebody behind it.
pub fn is_input_piped() -> bool {
    side::files::is_input_piped()
}

#[cfg(test)]
mod tests;
