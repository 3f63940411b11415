//! The disk: the journal of a game, written before anything is said and synced on a thread of its own.

pub mod chain;
pub mod follow;
pub mod journal;
pub mod mark;
pub mod read;

use std::io;
use std::path::Path;
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ansage_core::game::Recorded;
use ansage_files::whole::sync_folder_of;
use ansage_wire::Health;

pub use chain::Head;
pub use follow::{Followed, News};
pub use journal::{Journal, JournalError};
pub use mark::{Mark, read_mark};
use mark::{MarkFile, Placed};
pub use read::{DamagedLine, JournalFlaw, Read, ReadError, read, read_text};

/// How long after a failed write the next one is tried.
pub const RETRY_AFTER: Duration = Duration::from_secs(1);

/// The journal of a running game and the thread that syncs it.
#[derive(Debug)]
pub struct Storage {
    journal: Journal,
    disk: SyncSender<()>,
    /// The last time mark, until the storage thread takes it; one that came meanwhile takes its place.
    mark: Arc<Mutex<Option<Placed>>>,
    /// Ends with what the last sync came to.
    syncing: JoinHandle<io::Result<()>>,
}

impl Storage {
    /// Takes over a journal. `report` is called on the storage thread when the disk refuses a sync, and when it
    /// takes one again.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the file cannot be opened a second time or no thread can be started.
    pub fn keep(journal: Journal, report: impl Fn(Health) + Send + 'static) -> io::Result<Self> {
        let file = journal.another_handle()?;
        let path = journal.path().to_owned();
        // One place is enough: a sync that has not begun covers every line written meanwhile.
        let (disk, orders) = sync_channel(1);
        let mark = Arc::new(Mutex::new(None));
        let next_mark = Arc::clone(&mark);
        let syncing = thread::Builder::new().name("storage".to_owned()).spawn(move || {
            sync_folder_of(&path);
            let mut marks = MarkFile::beside(&path);
            let mut last = Ok(());
            for () in orders {
                let synced = file.sync_data();
                match (&last, &synced) {
                    (Err(_), Ok(())) => report(ready(&path)),
                    (Ok(()), Ok(())) => {}
                    (Err(_), Err(error)) => tracing::warn!(%error, "the journal is still not synced"),
                    (Ok(()), Err(error)) => report(lost(error)),
                }
                last = synced;
                // The line it stands behind is safe before the mark is.
                if let Some(placed) = take(&next_mark).filter(|_| last.is_ok()) {
                    marks.write(&placed);
                }
            }
            last
        })?;
        Ok(Self {
            journal,
            disk,
            mark,
            syncing,
        })
    }

    /// Writes one line; the sync begins at once, elsewhere. Returns the journal's health if it changed.
    pub fn append(&mut self, recorded: &Recorded) -> Option<Health> {
        let was_behind = self.journal.is_behind();
        let written = self.journal.append(recorded);
        self.settle(was_behind, written)
    }

    /// Tries again to write what could not be written. Returns the journal's health if it changed.
    pub fn retry(&mut self) -> Option<Health> {
        let was_behind = self.journal.is_behind();
        let written = self.journal.catch_up();
        self.settle(was_behind, written)
    }

    /// Marks that the game was looked after until now; written elsewhere, so nobody waits. Of lines that the disk has
    /// not taken a kill would leave nothing: then there is no new mark.
    pub fn mark(&self, mark: Mark) {
        if let Some(placed) = self.journal.place(mark) {
            *self.mark.lock().unwrap_or_else(PoisonError::into_inner) = Some(placed);
            self.wake_the_disk();
        }
    }

    /// Returns true if lines wait for the disk to take them.
    pub fn is_behind(&self) -> bool {
        self.journal.is_behind()
    }

    /// Returns where the journal lies.
    pub fn path(&self) -> &Path {
        self.journal.path()
    }

    /// Tries a last time to write what could not be written, syncs a last time and waits until that is done. The time
    /// mark is removed then: the journal itself tells how the game was left.
    ///
    /// # Errors
    ///
    /// Returns what the system said if lines are missing in the file, or may be after a power cut.
    pub fn close(self) -> io::Result<()> {
        let Self {
            mut journal,
            disk,
            mark,
            syncing,
        } = self;
        let written = journal.catch_up();
        take(&mark);
        // A thread that has ended cannot be told.
        let _ended = disk.send(());
        drop(disk);
        let synced = syncing.join().unwrap_or_else(|_panic| Err(io::ErrorKind::Other.into()));
        written.and(synced)?;
        mark::remove(journal.path());
        Ok(())
    }

    /// Lets the storage thread do what is to be done; it may be at it already.
    fn wake_the_disk(&self) {
        if let Err(TrySendError::Disconnected(())) = self.disk.try_send(()) {
            tracing::error!("the storage thread is gone; lines are written but not synced");
        }
    }

    fn settle(&self, was_behind: bool, written: io::Result<()>) -> Option<Health> {
        match written {
            Ok(()) => {
                self.wake_the_disk();
                was_behind.then(|| ready(self.journal.path()))
            }
            Err(error) if was_behind => {
                tracing::debug!(%error, "the journal still cannot be written");
                None
            }
            Err(error) => {
                tracing::warn!(%error, "the journal cannot be written");
                Some(lost(&error))
            }
        }
    }
}

fn take(mark: &Mutex<Option<Placed>>) -> Option<Placed> {
    mark.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn ready(path: &Path) -> Health {
    Health::Ready {
        name: path.display().to_string(),
    }
}

fn lost(error: &io::Error) -> Health {
    Health::Lost {
        why: error.to_string(),
        retry_in: RETRY_AFTER,
    }
}
