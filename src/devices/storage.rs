//! The disk: the journal of a game, written before anything is said, synced on a thread of its own, and looked at again and
//! again: what somebody removes or changes is written once more elsewhere.

pub mod chain;
pub mod disk;
mod elsewhere;
pub mod follow;
mod guard;
pub mod journal;
mod keeper;
pub mod mark;
pub mod read;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use ansage_core::game::{JournalFault, Recorded};
use ansage_files::FileError;
use ansage_wire::Health;

pub use chain::Head;
pub use disk::{Disk, SystemDisk};
pub use elsewhere::{continued, continued_on};
pub use follow::{Followed, News};
use guard::Depth;
pub use journal::{Journal, JournalError, is_at_rest, read_at_rest, read_at_rest_on};
use keeper::Keeper;
pub use mark::{Mark, read_mark, read_mark_on};
pub use read::{DamagedLine, JournalFlaw, Read, ReadError, read, read_on, read_text, read_with_heads};

/// How often the file is looked at, and how long after a failed write the next one is tried.
pub const LOOK_EVERY: Duration = Duration::from_secs(1);

/// So often a journal goes on in another file. A disk that answers every look with an error would fill all others.
const MOST_MOVES: usize = 8;

/// From this length on only the game has room in a journal: longer than the longest that can be read it never gets.
const NEARLY_FULL_BYTES: u64 = 48 * 1024 * 1024;

/// The journal of a running game and the thread that syncs it.
pub struct Storage {
    journal: Journal,
    keeper: Keeper,
    /// What had become of the file, if no other could take its place.
    fault: Option<JournalFault>,
    /// The files that the journal was kept in before.
    before: Vec<PathBuf>,
    /// Where it goes on if it cannot beside its file.
    folders: Vec<PathBuf>,
    is_nearly_full: bool,
    report: Arc<dyn Fn(Health) + Send + Sync>,
}

/// What there is to say about a journal.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum StorageNews {
    /// It cannot be written, or can again.
    Health(Health),
    /// It is kept in another file from here on.
    Continued {
        /// What had become of the file before.
        why: JournalFault,
        /// The file before.
        from: PathBuf,
        /// The file it is kept in now.
        to: PathBuf,
    },
    /// It is so long that only the game has room in it.
    NearlyFull,
    /// What it is sealed with behind the lines so far, because that was asked for.
    Head(Head),
}

impl Storage {
    /// Takes over a journal. Where it cannot go on in its file or beside it, it goes on in one of the `folders`, if that is
    /// the person's own. `report` is called on the storage thread when the disk refuses a sync, and when it takes one again.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the file cannot be opened a second time or no thread can be started.
    pub fn keep(
        journal: Journal,
        folders: Vec<PathBuf>,
        report: impl Fn(Health) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let report: Arc<dyn Fn(Health) + Send + Sync> = Arc::new(report);
        Ok(Self {
            keeper: Keeper::of(&journal, Arc::clone(&report))?,
            journal,
            fault: None,
            before: Vec::new(),
            folders,
            is_nearly_full: false,
            report,
        })
    }

    /// Looks at the file and writes one line; the sync begins at once, elsewhere. Returns what there is to say.
    pub fn append(&mut self, recorded: &Recorded) -> Vec<StorageNews> {
        let was_behind = self.is_behind();
        let seen = self.journal.look(Depth::LastLine);
        let mut news = match self.journal.enqueue(recorded) {
            Ok(()) => self.settle(was_behind, seen),
            Err(error) => vec![StorageNews::Health(lost(&error))],
        };
        if self.journal.size() >= NEARLY_FULL_BYTES && !self.is_nearly_full {
            self.is_nearly_full = true;
            news.push(StorageNews::NearlyFull);
        }
        news
    }

    /// Looks at the file, and tries again to write what could not be written. Returns what there is to say.
    pub fn look(&mut self) -> Vec<StorageNews> {
        let was_behind = self.is_behind();
        let seen = self.journal.look(Depth::WhatIsInDoubt);
        self.settle(was_behind, seen)
    }

    /// Marks that the game was looked after until now; written elsewhere, so nobody waits. Of lines that the disk has
    /// not taken a kill would leave nothing: then there is no new mark.
    pub fn mark(&self, mark: Mark) {
        if let Some(placed) = self.journal.place(mark).filter(|_| self.fault.is_none()) {
            self.keeper.mark(placed);
        }
    }

    /// Returns true if lines wait for a disk to take them, or stand where nobody finds them.
    pub fn is_behind(&self) -> bool {
        self.journal.is_behind() || self.fault.is_some()
    }

    /// Returns what the journal is sealed with behind every line so far, those included that no disk took yet.
    pub fn head(&self) -> StorageNews {
        StorageNews::Head(self.journal.head())
    }

    /// Returns where the journal lies.
    pub fn path(&self) -> &Path {
        self.journal.path()
    }

    /// Returns the files that the journal was kept in before, the first one first.
    pub fn before(&self) -> &[PathBuf] {
        &self.before
    }

    /// Tries a last time to write what could not be written, syncs a last time and waits until that is done. The time
    /// marks are removed then: the journal itself tells how the game was left.
    ///
    /// # Errors
    ///
    /// Returns what the system said if lines are missing in the file, or may be after a power cut.
    pub fn close(self) -> io::Result<()> {
        let Self {
            mut journal,
            keeper,
            fault,
            before,
            ..
        } = self;
        let written = match fault {
            Some(fault) => Err(io::Error::other(fault.name())),
            None => journal.catch_up(),
        };
        let synced = keeper.close();
        written.and(synced)?;
        before.iter().for_each(|it| mark::remove_on(&**journal.disk(), it));
        mark::remove_on(&**journal.disk(), journal.path());
        Ok(())
    }

    /// Writes what waits, elsewhere if need be, given what was seen of the file.
    fn settle(&mut self, was_behind: bool, seen: Result<(), JournalFault>) -> Vec<StorageNews> {
        let (why, error) = match seen {
            Ok(()) => {
                self.fault = None;
                let waits = self.journal.is_behind();
                match self.journal.catch_up() {
                    Ok(()) => {
                        if waits {
                            self.keeper.wake();
                        }
                        return self.well_again(was_behind);
                    }
                    Err(error) => (unwritable(&error), error),
                }
            }
            Err(fault) => {
                self.fault = Some(fault);
                // What cannot be looked at may still be written, and is the best there is where no other file may be begun.
                if !self.may_move()
                    && let Err(error) = self.journal.catch_up()
                {
                    tracing::debug!(%error, "the journal cannot be written either");
                }
                (Some(fault), io::Error::other(fault.name()))
            }
        };
        if let Some(continued) = why.and_then(|why| self.go_on_elsewhere(why)) {
            let mut news = self.well_again(was_behind);
            news.push(continued);
            return news;
        }
        if was_behind {
            tracing::debug!(%error, "the journal still cannot be written");
            return Vec::new();
        }
        tracing::warn!(%error, "the journal cannot be written");
        vec![StorageNews::Health(lost(&error))]
    }

    fn well_again(&self, was_behind: bool) -> Vec<StorageNews> {
        let ready = was_behind.then(|| StorageNews::Health(ready(self.journal.path())));
        ready.into_iter().collect()
    }

    fn may_move(&self) -> bool {
        self.before.len() < MOST_MOVES
    }

    /// Writes every line into another file, and goes on there.
    fn go_on_elsewhere(&mut self, why: JournalFault) -> Option<StorageNews> {
        if !self.may_move() {
            return None;
        }
        let from = self.journal.path().to_owned();
        let first = self.before.first().unwrap_or(&from).clone();
        let disk = Arc::clone(self.journal.disk());
        for path in elsewhere::places(&*disk, &first, &from, why, &self.folders) {
            if let Err(error) = self.journal.go_on_at(&path) {
                tracing::debug!(%error, path = %path.display(), "the journal does not go on here");
                continue;
            }
            match Keeper::of(&self.journal, Arc::clone(&self.report)) {
                Ok(keeper) => self.keeper = keeper,
                Err(error) => tracing::error!(%error, "the journal is written but not synced"),
            }
            self.keeper.wake();
            self.fault = None;
            self.before.push(from.clone());
            let to = path;
            tracing::warn!(why = why.name(), from = %from.display(), to = %to.display(), "the journal goes on elsewhere");
            return Some(StorageNews::Continued { why, from, to });
        }
        None
    }
}

/// Returns why lines find no room in this file; `None` where they would find none in any.
fn unwritable(error: &io::Error) -> Option<JournalFault> {
    match error.kind() {
        _ if FileError::of(error).is_some() => None,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            Some(JournalFault::Full)
        }
        _ => Some(JournalFault::Unwritable),
    }
}

fn ready(path: &Path) -> Health {
    Health::Ready {
        name: path.display().to_string(),
    }
}

fn lost(error: &io::Error) -> Health {
    Health::Lost {
        why: error.to_string(),
        retry_in: LOOK_EVERY,
    }
}

#[cfg(test)]
mod tests;
