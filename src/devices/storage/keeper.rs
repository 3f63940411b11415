//! The thread that syncs a journal and writes its time marks: the one place that waits for the disk.

use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use ansage_files::whole::sync_folder_of;
use ansage_wire::Health;

use super::journal::Journal;
use super::mark::{MarkFile, Placed};
use super::{lost, ready};

/// Syncs the file of a journal; dropped, it syncs what is ordered already, and tells nobody any more.
pub(super) struct Keeper {
    disk: SyncSender<()>,
    /// The last time mark, until the thread takes it; one that came meanwhile takes its place.
    mark: Arc<Mutex<Option<Placed>>>,
    /// False when the journal is kept in another file.
    is_kept: Arc<AtomicBool>,
    /// Ends with what the last sync came to.
    syncing: Option<JoinHandle<io::Result<()>>>,
}

impl Keeper {
    /// Begins to sync the file that a journal has now.
    pub(super) fn of(journal: &Journal, report: Arc<dyn Fn(Health) + Send + Sync>) -> io::Result<Self> {
        let file = journal.another_handle()?;
        let path = journal.path().to_owned();
        // One place is enough: a sync that has not begun covers every line written meanwhile.
        let (disk, orders) = sync_channel(1);
        let mark = Arc::new(Mutex::new(None));
        let next_mark = Arc::clone(&mark);
        let is_kept = Arc::new(AtomicBool::new(true));
        let is_told = Arc::clone(&is_kept);
        let syncing = thread::Builder::new().name("storage".to_owned()).spawn(move || {
            sync_folder_of(&path);
            let mut marks = MarkFile::beside(&path);
            let mut last = Ok(());
            for () in orders {
                let synced = file.sync_data();
                if is_told.load(Ordering::Relaxed) {
                    tell(&last, &synced, &path, &*report);
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
            disk,
            mark,
            is_kept,
            syncing: Some(syncing),
        })
    }

    /// Lets the thread leave a mark.
    pub(super) fn mark(&self, placed: Placed) {
        *self.mark.lock().unwrap_or_else(PoisonError::into_inner) = Some(placed);
        self.wake();
    }

    /// Lets the thread do what is to be done; it may be at it already.
    pub(super) fn wake(&self) {
        if let Err(TrySendError::Disconnected(())) = self.disk.try_send(()) {
            tracing::error!("the storage thread is gone; lines are written but not synced");
        }
    }

    /// Syncs a last time, leaves no mark any more, and waits until that is done.
    pub(super) fn close(mut self) -> io::Result<()> {
        take(&self.mark);
        // A thread that has ended cannot be told.
        let _ended = self.disk.send(());
        let syncing = self.syncing.take();
        drop(self);
        let ended = syncing.map(|it| it.join().unwrap_or_else(|_panic| Err(io::ErrorKind::Other.into())));
        ended.unwrap_or(Ok(()))
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.is_kept.store(false, Ordering::Relaxed);
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
