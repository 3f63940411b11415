//! The thread that syncs a journal and writes its time marks: the one place that waits for the disk.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use ansage_wire::Health;

use super::disk::{DiskFile, SyncedOn};
use super::journal::Journal;
use super::mark::{MarkFile, Placed};
use super::{lost, ready};

/// Syncs the file of a journal; dropped, it syncs what is ordered already, and tells nobody any more.
pub(super) struct Keeper {
    /// The last time mark, until it is written; one that came meanwhile takes its place.
    mark: Arc<Mutex<Option<Placed>>>,
    kept: Kept,
    syncing: Syncing,
}

/// False once it is dropped: the journal is kept in another file.
struct Kept(Arc<AtomicBool>);

impl Drop for Kept {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Who does what waits for the disk.
enum Syncing {
    Thread {
        orders: SyncSender<()>,
        /// Ends with what the last sync came to.
        ended: JoinHandle<io::Result<()>>,
    },
    Caller(Mutex<Work>),
}

/// What waits for the disk.
struct Work {
    file: Box<dyn DiskFile>,
    path: PathBuf,
    marks: MarkFile,
    next_mark: Arc<Mutex<Option<Placed>>>,
    is_told: Arc<AtomicBool>,
    report: Arc<dyn Fn(Health) + Send + Sync>,
    /// What the last sync came to.
    last: io::Result<()>,
}

impl Keeper {
    /// Begins to sync the file that a journal has now.
    pub(super) fn of(journal: &Journal, report: Arc<dyn Fn(Health) + Send + Sync>) -> io::Result<Self> {
        let disk = Arc::clone(journal.disk());
        let mark = Arc::new(Mutex::new(None));
        let kept = Kept(Arc::new(AtomicBool::new(true)));
        let mut work = Work {
            file: journal.another_handle()?,
            path: journal.path().to_owned(),
            marks: MarkFile::beside(Arc::clone(&disk), journal.path()),
            next_mark: Arc::clone(&mark),
            is_told: Arc::clone(&kept.0),
            report,
            last: Ok(()),
        };
        let syncing = match disk.synced_on() {
            SyncedOn::CallingThread => {
                disk.sync_folder_of(&work.path);
                Syncing::Caller(Mutex::new(work))
            }
            SyncedOn::OwnThread => {
                // One place is enough: a sync that has not begun covers every line written meanwhile.
                let (orders, ordered) = sync_channel(1);
                let ended = thread::Builder::new().name("storage".to_owned()).spawn(move || {
                    disk.sync_folder_of(&work.path);
                    for () in ordered {
                        work.sync();
                    }
                    work.last
                })?;
                Syncing::Thread { orders, ended }
            }
        };
        Ok(Self { mark, kept, syncing })
    }

    /// Lets a mark be left after the next sync.
    pub(super) fn mark(&self, placed: Placed) {
        *self.mark.lock().unwrap_or_else(PoisonError::into_inner) = Some(placed);
        self.wake();
    }

    /// Lets what is to be done be done; a thread may be at it already.
    pub(super) fn wake(&self) {
        match &self.syncing {
            Syncing::Caller(work) => work.lock().unwrap_or_else(PoisonError::into_inner).sync(),
            Syncing::Thread { orders, .. } => {
                if let Err(TrySendError::Disconnected(())) = orders.try_send(()) {
                    tracing::error!("the storage thread is gone; lines are written but not synced");
                }
            }
        }
    }

    /// Syncs a last time, leaves no mark any more, and waits until that is done.
    pub(super) fn close(self) -> io::Result<()> {
        let Self { mark, kept, syncing } = self;
        take(&mark);
        match syncing {
            Syncing::Caller(work) => {
                let mut work = work.into_inner().unwrap_or_else(PoisonError::into_inner);
                work.sync();
                work.last
            }
            Syncing::Thread { orders, ended } => {
                // A thread that has ended cannot be told.
                let _ended = orders.send(());
                drop((kept, orders));
                ended.join().unwrap_or_else(|_panic| Err(io::ErrorKind::Other.into()))
            }
        }
    }
}

impl Work {
    fn sync(&mut self) {
        let synced = self.file.sync();
        if self.is_told.load(Ordering::Relaxed) {
            tell(&self.last, &synced, &self.path, &*self.report);
        }
        self.last = synced;
        // The line it stands behind is safe before the mark is.
        if let Some(placed) = take(&self.next_mark).filter(|_| self.last.is_ok()) {
            self.marks.write(&placed);
        }
    }
}

fn tell(last: &io::Result<()>, synced: &io::Result<()>, path: &Path, report: &dyn Fn(Health)) {
    match (last, synced) {
        (Err(_), Ok(())) => report(ready(path)),
        (Ok(()), Ok(())) => {}
        (Err(_), Err(error)) => tracing::warn!(%error, "the journal is still not synced"),
        (Ok(()), Err(error)) => report(lost(error)),
    }
}

fn take(mark: &Mutex<Option<Placed>>) -> Option<Placed> {
    mark.lock().unwrap_or_else(PoisonError::into_inner).take()
}
