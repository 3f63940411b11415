//! Writing the journal: one line, one write, before anything later is done.

use std::collections::VecDeque;
use std::fs::{File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::chain::Head;
use super::mark::{self, Mark, Placed};
use super::read::{DamagedLine, Read, ReadError, read};
use ansage_core::game::Recorded;

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
    file: File,
    path: PathBuf,
    head: Head,
    /// Bytes of whole lines in the file.
    length: u64,
    /// True if something else may stand behind them: a line cut short, which is cut off before the next is written.
    is_ragged: bool,
    /// Lines that the disk has not taken yet.
    waiting: VecDeque<String>,
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
        Self::begin(path, &[])
    }

    /// Creates a journal at `path` that begins with the lines of another one, e.g. those before its damage.
    ///
    /// # Errors
    ///
    /// As [`Journal::create`].
    pub fn create_from(path: &Path, records: &[Recorded]) -> Result<Self, JournalError> {
        Self::begin(path, records)
    }

    /// Opens the journal at `path` to go on behind its last line. The file stays as it is until the next line is
    /// written; a torn one is cut off then.
    ///
    /// # Errors
    ///
    /// Returns [`JournalError::InUse`], [`JournalError::Unreadable`], [`JournalError::Damaged`] or
    /// [`JournalError::Unwritable`].
    pub fn resume(path: &Path) -> Result<(Self, Read), JournalError> {
        let unwritable = |source| JournalError::Unwritable {
            path: path.to_owned(),
            source,
        };
        // Read first: a file that is missing or no journal is said to be so, not to be unwritable.
        read(path)?;
        let file = ansage_files::open_to_append(path).map_err(unwritable)?;
        lock(&file, path)?;
        // Read again under the lock: until now another program may have been writing.
        let read = read(path)?;
        if let Some(damage) = read.damage.clone() {
            let path = path.to_owned();
            return Err(JournalError::Damaged { path, damage });
        }
        let mut journal = Self {
            file,
            path: path.to_owned(),
            head: read.head,
            length: read.length,
            is_ragged: read.torn,
            waiting: VecDeque::new(),
        };
        if read.length == 0 {
            journal.enqueue_header().map_err(unwritable)?;
        }
        Ok((journal, read))
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

    /// Writes the lines that could not be written yet.
    ///
    /// # Errors
    ///
    /// Returns what the system said; nothing is lost.
    pub fn catch_up(&mut self) -> io::Result<()> {
        while let Some(line) = self.waiting.front() {
            if self.is_ragged {
                self.file.set_len(self.length)?;
            }
            if let Err(error) = write_whole(&mut self.file, line) {
                // A disk that takes no line may not take this either; then it is done before the next line.
                self.is_ragged = self.file.set_len(self.length).is_err();
                return Err(error);
            }
            self.is_ragged = false;
            self.length += line.len() as u64;
            self.waiting.pop_front();
        }
        Ok(())
    }

    /// Returns true if lines wait for the disk to take them.
    pub fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
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
    pub(super) fn another_handle(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    fn begin(path: &Path, records: &[Recorded]) -> Result<Self, JournalError> {
        let unwritable = |source| JournalError::Unwritable {
            path: path.to_owned(),
            source,
        };
        if let Some(folder) = path.parent() {
            ansage_files::make_private_folder(folder).map_err(unwritable)?;
        }
        let file = match ansage_files::private().append(true).create_new(true).open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(JournalError::Exists { path: path.to_owned() });
            }
            Err(error) => return Err(unwritable(error)),
        };
        lock(&file, path)?;
        mark::remove(path);
        let mut journal = Self {
            file,
            path: path.to_owned(),
            head: Head::default(),
            length: 0,
            is_ragged: false,
            waiting: VecDeque::new(),
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

    fn enqueue_header(&mut self) -> io::Result<()> {
        self.enqueue(&Header {
            journal: FORM,
            program: concat!("ansage ", env!("CARGO_PKG_VERSION")),
        })
    }

    fn enqueue(&mut self, payload: &impl Serialize) -> io::Result<()> {
        let payload = serde_json::to_string(payload)?;
        let line = self.head.seal(&payload);
        self.waiting.push_back(line);
        Ok(())
    }
}

fn lock(file: &File, path: &Path) -> Result<(), JournalError> {
    match file.try_lock() {
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
fn write_whole(file: &mut File, line: &str) -> io::Result<()> {
    let written = loop {
        match file.write(line.as_bytes()) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            other => break other?,
        }
    };
    if written < line.len() {
        return Err(io::ErrorKind::StorageFull.into());
    }
    Ok(())
}

#[cfg(test)]
mod tests;
