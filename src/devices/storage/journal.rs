//! Writing the journal: one line, one write, before anything later is done.

use std::fs::TryLockError;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

use super::chain::Head;
use super::disk::{Access, Disk, DiskFile, Lock, SystemDisk};
use super::guard::{Depth, Guard};
use super::mark::{self, Mark, Placed};
use super::read::{DamagedLine, LARGEST_MIB, Read, ReadError, read_bytes, read_on, read_text};
use ansage_core::game::{JournalFault, Recorded};
use ansage_files::FileError;

/// The journal's form; a program refuses a higher one.
pub(super) const FORM: u32 = 1;

/// Why a journal cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// A new journal never replaces a file.
    #[error("{} exists already", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// Another program has it open.
    #[error("{} is open in another program", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The system refused.
    #[error("{} cannot be written: {source}", path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It cannot be read, so it cannot be continued.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// Lines behind a damaged one would be lost to every later reading.
    #[error("line {} of {} is damaged: {}", damage.line, path.display(), damage.flaw)]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The place.
        damage: DamagedLine,
    },
}

/// A journal open for writing; no other program can open it so meanwhile.
#[derive(Debug)]
pub struct Journal {
    disk: Arc<dyn Disk>,
    file: Box<dyn DiskFile>,
    path: PathBuf,
    head: Head,
    /// Every line, also those that the disk has not taken yet.
    text: Vec<u8>,
    /// Bytes of whole lines in the file.
    length: u64,
    /// True if something else may stand behind them: a line cut short, which is cut off before the next is written.
    is_ragged: bool,
    guard: Guard,
}

#[derive(Serialize)]
struct Header<'a> {
    journal: u32,
    program: &'a str,
}

impl Journal {
    /// Creates a journal at `path`; folders on the way are made.
    ///
    /// # Errors
    ///
    /// Returns [`JournalError::Exists`] rather than touch a file that is there, and [`JournalError::Unwritable`].
    pub fn create(path: &Path) -> Result<Self, JournalError> {
        Self::create_on(&system(), path, &[])
    }

    /// Creates a journal at `path` that begins with the lines of another one, e.g. those before its damage.
    ///
    /// # Errors
    ///
    /// As [`Journal::create`].
    pub fn create_from(path: &Path, records: &[Recorded]) -> Result<Self, JournalError> {
        Self::create_on(&system(), path, records)
    }

    /// Creates a journal on this disk, as [`Journal::create_from`].
    ///
    /// # Errors
    ///
    /// As [`Journal::create`].
    pub fn create_on(disk: &Arc<dyn Disk>, path: &Path, records: &[Recorded]) -> Result<Self, JournalError> {
        let unwritable = |source| JournalError::Unwritable {
            path: path.to_owned(),
            source,
        };
        if let Some(folder) = path.parent() {
            disk.make_folder(folder).map_err(unwritable)?;
        }
        let file = match disk.open(path, Access::AppendNew) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(JournalError::Exists { path: path.to_owned() });
            }
            Err(error) => return Err(unwritable(error)),
        };
        lock(&*file, path)?;
        mark::remove_on(&**disk, path);
        let mut journal = Self {
            disk: Arc::clone(disk),
            file,
            path: path.to_owned(),
            head: Head::default(),
            text: Vec::new(),
            length: 0,
            is_ragged: false,
            guard: Guard::of(Arc::clone(disk), path),
        };
        journal
            .enqueue_header()
            .and_then(|()| journal.catch_up())
            .map_err(unwritable)?;
        for recorded in records {
            journal.append(recorded).map_err(unwritable)?;
        }
        Ok(journal)
    }

    /// Opens the journal at `path` to go on behind its last line. The file stays as it is until the next line is
    /// written; a torn one is cut off then.
    ///
    /// # Errors
    ///
    /// Returns [`JournalError::InUse`], [`JournalError::Unreadable`], [`JournalError::Damaged`] or
    /// [`JournalError::Unwritable`].
    pub fn resume(path: &Path) -> Result<(Self, Read), JournalError> {
        Self::resume_on(&system(), path)
    }

    /// Opens a journal of this disk, as [`Journal::resume`].
    ///
    /// # Errors
    ///
    /// As [`Journal::resume`].
    pub fn resume_on(disk: &Arc<dyn Disk>, path: &Path) -> Result<(Self, Read), JournalError> {
        let unwritable = |source| JournalError::Unwritable {
            path: path.to_owned(),
            source,
        };
        // Read first: a file that is missing or no journal is said to be so, not to be unwritable.
        read_on(&**disk, path)?;
        let file = disk.open(path, Access::Append).map_err(unwritable)?;
        lock(&*file, path)?;
        // Read again under the lock: until now another program may have been writing.
        let mut text = read_bytes(&**disk, path)?;
        let read = read_text(&text, path)?;
        if let Some(damage) = read.damage.clone() {
            let path = path.to_owned();
            return Err(JournalError::Damaged { path, damage });
        }
        text.truncate(usize::try_from(read.length).unwrap_or(usize::MAX));
        let mut journal = Self {
            guard: Guard::of(Arc::clone(disk), path),
            disk: Arc::clone(disk),
            file,
            path: path.to_owned(),
            head: read.head,
            text,
            length: read.length,
            is_ragged: read.torn,
        };
        if read.length == 0 {
            journal.enqueue_header().map_err(unwritable)?;
        }
        Ok((journal, read))
    }

    /// Creates a file at `path` that holds every line of this journal, and goes on writing there.
    ///
    /// # Errors
    ///
    /// Returns what the system said; then nothing is left at `path`, unless something else was there before, and the journal
    /// is written where it was.
    pub(super) fn go_on_at(&mut self, path: &Path) -> io::Result<()> {
        let file = self.disk.open(path, Access::AppendNew)?;
        let taken = file
            .lock(Lock::Alone)
            .or_else(|error| match error {
                TryLockError::WouldBlock => Err(io::ErrorKind::ResourceBusy.into()),
                TryLockError::Error(_) => Ok(()),
            })
            .and_then(|()| write_all(&*file, &self.text));
        if let Err(error) = taken {
            let _gone_or_not = self.disk.remove(path);
            return Err(error);
        }
        mark::remove_on(&*self.disk, path);
        self.guard = Guard::of(Arc::clone(&self.disk), path);
        self.guard.note(&*file);
        self.file = file;
        path.clone_into(&mut self.path);
        self.length = self.text.len() as u64;
        self.is_ragged = false;
        Ok(())
    }

    /// Writes one line.
    ///
    /// # Errors
    ///
    /// Returns what the system said; the line is kept in memory and written before any later one.
    pub fn append(&mut self, recorded: &Recorded) -> io::Result<()> {
        self.enqueue(recorded)?;
        self.catch_up()
    }

    /// Writes the lines that could not be written yet, unless nobody could read the journal then.
    ///
    /// # Errors
    ///
    /// Returns what the system said, or [`FileError::TooLarge`]; nothing is lost.
    pub fn catch_up(&mut self) -> io::Result<()> {
        while let Some(line) = first_line(&self.text, self.length) {
            let length = self.length + line.len() as u64;
            if length > LARGEST_MIB * 1024 * 1024 {
                return Err(FileError::TooLarge { mib: LARGEST_MIB }.into());
            }
            if self.is_ragged {
                self.file.set_length(self.length)?;
            }
            if let Err(error) = write_whole(&*self.file, line) {
                // A disk that takes no line may not take this either; then it is done before the next line.
                self.is_ragged = self.file.set_length(self.length).is_err();
                self.guard.note(&*self.file);
                return Err(error);
            }
            self.is_ragged = false;
            self.length = length;
            self.guard.note(&*self.file);
        }
        Ok(())
    }

    /// Compares the file with what was written to it.
    ///
    /// # Errors
    ///
    /// Returns what has become of it.
    pub(super) fn look(&mut self, depth: Depth) -> Result<(), JournalFault> {
        let (written, _waiting) = split_at(&self.text, self.length);
        self.guard.look(&*self.file, &self.path, written, self.is_ragged, depth)
    }

    /// Returns true if lines wait for the disk to take them.
    pub fn is_behind(&self) -> bool {
        self.length < self.text.len() as u64
    }

    /// Returns how many bytes all lines have, also those that wait.
    pub(super) fn size(&self) -> u64 {
        self.text.len() as u64
    }

    /// Returns where the journal lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the head of the hash chain, which seals every line appended so far.
    pub fn head(&self) -> Head {
        self.head
    }

    /// Puts a time mark behind the last line; `None` while lines wait.
    pub(super) fn place(&self, mark: Mark) -> Option<Placed> {
        (!self.is_behind()).then_some(Placed {
            mark,
            length: self.length,
            head: self.head,
        })
    }

    /// Opens the file once more, for syncing it on another thread.
    pub(super) fn another_handle(&self) -> io::Result<Box<dyn DiskFile>> {
        self.file.another()
    }

    /// Returns the disk on which the journal lies.
    pub fn disk(&self) -> &Arc<dyn Disk> {
        &self.disk
    }

    fn enqueue_header(&mut self) -> io::Result<()> {
        self.enqueue(&Header {
            journal: FORM,
            program: concat!("ansage ", env!("CARGO_PKG_VERSION")),
        })
    }

    /// Lets a line wait until it is written.
    pub(super) fn enqueue(&mut self, payload: &impl Serialize) -> io::Result<()> {
        let payload = serde_json::to_string(payload)?;
        self.text.extend_from_slice(self.head.seal(&payload).as_bytes());
        Ok(())
    }
}

/// Returns what is written, and what waits.
fn split_at(text: &[u8], length: u64) -> (&[u8], &[u8]) {
    text.split_at(usize::try_from(length).unwrap_or(usize::MAX).min(text.len()))
}

/// Returns the first line that waits, newline included.
fn first_line(text: &[u8], length: u64) -> Option<&[u8]> {
    let (_written, waiting) = split_at(text, length);
    waiting.split_inclusive(|byte| *byte == b'\n').next()
}

/// Reads a journal that no program is writing: a game that is being played is continued nowhere else.
///
/// # Errors
///
/// Returns [`JournalError::InUse`], [`JournalError::Unreadable`] or [`JournalError::Unwritable`].
pub fn read_at_rest(path: &Path) -> Result<Read, JournalError> {
    read_at_rest_on(&SystemDisk, path)
}

/// Reads a journal of this disk, as [`read_at_rest`].
///
/// # Errors
///
/// As [`read_at_rest`].
pub fn read_at_rest_on(disk: &dyn Disk, path: &Path) -> Result<Read, JournalError> {
    let read = read_on(disk, path)?;
    let file = disk
        .open(path, Access::Read)
        .map_err(|source| JournalError::Unwritable {
            path: path.to_owned(),
            source,
        })?;
    match file.lock(Lock::Shared) {
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse { path: path.to_owned() }),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(read),
    }
}

/// Returns true for a journal that is there and that no program is writing.
pub fn is_at_rest(path: &Path) -> bool {
    let file = SystemDisk.open(path, Access::Read);
    file.is_ok_and(|it| it.lock(Lock::Shared).is_ok())
}

fn system() -> Arc<dyn Disk> {
    Arc::new(SystemDisk)
}

fn lock(file: &dyn DiskFile, path: &Path) -> Result<(), JournalError> {
    match file.lock(Lock::Alone) {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse { path: path.to_owned() }),
        // Some network file systems know no locks; a game there is better than none.
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "the journal cannot be locked against other programs");
            Ok(())
        }
    }
}

/// Hands the line to the system in one write.
fn write_whole(file: &dyn DiskFile, line: &[u8]) -> io::Result<()> {
    if write_once(file, line)? < line.len() {
        return Err(io::ErrorKind::StorageFull.into());
    }
    Ok(())
}

/// Writes all lines, in as many pieces as the system takes them.
fn write_all(file: &dyn DiskFile, lines: &[u8]) -> io::Result<()> {
    let mut rest = lines;
    while !rest.is_empty() {
        match write_once(file, rest)? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            written => rest = &rest[written..],
        }
    }
    Ok(())
}

fn write_once(file: &dyn DiskFile, bytes: &[u8]) -> io::Result<usize> {
    loop {
        match file.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => return other,
        }
    }
}

#[cfg(test)]
mod tests;
