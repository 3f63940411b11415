//! A disk in memory that counts its calls, and has one of them or all from there on fail.
//!
//! Whatever a program has handed over with a write survives its end, as in the cache of a system: an [`Image`] is what the
//! next program finds. Locks and handles end with the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs::TryLockError;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};
use std::time::{Duration, SystemTime};

use crate::app::table::stopwatch::wall_now;
use ansage_devices::storage::Disk;
use ansage_devices::storage::disk::{Access, DiskFile, Link, Lock, SyncedOn};
use ansage_files::FileError;
use ansage_os::files::{FileId, FileState, Stamp};

use super::fault::{Call, Error, Extent, Fault};

/// When a disk is changed for the first time, long enough ago for a second to each change.
static FIRST_CHANGE: LazyLock<SystemTime> =
    LazyLock::new(|| SystemTime::UNIX_EPOCH + Duration::from_millis(wall_now()) - Duration::from_secs(100_000));

/// The disk. Copies are the same disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct MemoryDisk(Arc<Mutex<State>>);

/// What a disk held at some moment.
#[derive(Clone, Default)]
pub(crate) struct Image {
    names: BTreeMap<PathBuf, u64>,
    folders: BTreeSet<PathBuf>,
    nodes: BTreeMap<u64, Node>,
    /// Grows with each change.
    time: i64,
}

#[derive(Clone, Default)]
struct Node {
    content: Vec<u8>,
    changed: i64,
}

#[derive(Debug, Default)]
struct State {
    image: Image,
    calls: Vec<Call>,
    fault: Option<Fault>,
    /// The call that failed first.
    failed: Option<(Call, PathBuf)>,
    /// Which handles have locked a file, and whether for themselves.
    locks: BTreeMap<u64, Vec<(u64, Lock)>>,
    handles: u64,
}

impl Image {
    /// Returns a disk with this folder.
    pub(crate) fn with(folder: &Path) -> Self {
        Self {
            folders: folder.ancestors().map(Path::to_owned).collect(),
            ..Self::default()
        }
    }

    /// Returns the same number for the same journals, written in the same order.
    pub(crate) fn sum(&self) -> u64 {
        let journals = self
            .names
            .iter()
            .filter(|(path, _)| path.extension().is_some_and(|it| it == "jsonl"));
        let mut journals: Vec<_> = journals.map(|(path, number)| (&self.nodes[number], path)).collect();
        journals.sort_by_key(|(node, _)| node.changed);
        let mut sum = DefaultHasher::new();
        for (node, path) in journals {
            (path, &node.content).hash(&mut sum);
        }
        sum.finish()
    }
}

impl fmt::Debug for Image {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (path, number) in &self.names {
            let text = self.nodes.get(number).map(|it| String::from_utf8_lossy(&it.content));
            writeln!(f, "{}\n{}", path.display(), text.unwrap_or_default())?;
        }
        Ok(())
    }
}

impl MemoryDisk {
    /// Returns a well disk that holds this.
    pub(crate) fn holding(image: Image) -> Self {
        Self(Arc::new(Mutex::new(State {
            image,
            ..State::default()
        })))
    }

    /// Has a call fail that is still to come.
    pub(crate) fn fail(&self, fault: Fault) {
        self.lock().fault = Some(fault);
    }

    /// Returns what it holds now, as a program finds it that is started after this one was killed.
    pub(crate) fn image(&self) -> Image {
        self.lock().image.clone()
    }

    /// Returns all calls that there were.
    pub(crate) fn log(&self) -> Vec<Call> {
        self.lock().calls.clone()
    }

    /// Returns the call that failed first, and of which file.
    pub(crate) fn failed(&self) -> Option<(Call, PathBuf)> {
        self.lock().failed.clone()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("a disk of one test")
    }

    /// Counts a call, and has it fail if that is its lot.
    fn call(&self, call: Call, path: &Path) -> Result<MutexGuard<'_, State>, (Error, MutexGuard<'_, State>)> {
        let mut state = self.lock();
        state.calls.push(call);
        match state.fault_of(call, path) {
            Some(error) => Err((error, state)),
            None => Ok(state),
        }
    }

    fn plainly(&self, call: Call, path: &Path) -> io::Result<MutexGuard<'_, State>> {
        self.call(call, path).map_err(|(error, _state)| error.said())
    }

    fn handle(&self, number: u64, path: &Path, is_at_end: bool) -> Box<dyn DiskFile> {
        let mut state = self.lock();
        state.handles += 1;
        Box::new(MemoryFile {
            disk: self.clone(),
            number,
            handle: state.handles,
            path: path.to_owned(),
            is_at_end,
        })
    }
}

impl State {
    fn fault_of(&mut self, call: Call, path: &Path) -> Option<Error> {
        let fault = self.fault?;
        if self.calls.len() == fault.call {
            self.failed = Some((call, path.to_owned()));
            return Some(fault.error);
        }
        let (first, place) = self.failed.as_ref()?;
        let is_here = folder_of(place) == folder_of(path);
        let fails = match fault.extent {
            Extent::Once => false,
            Extent::Kind => call == *first,
            Extent::KindHere => call == *first && is_here,
            Extent::All => true,
            Extent::AllHere => is_here,
        };
        // A call that writes nothing cannot stop in the middle.
        let writes = matches!(call, Call::Write | Call::WriteAt);
        let error = match fault.error {
            Error::Short | Error::Torn if !writes => Error::Device,
            other => other,
        };
        fails.then_some(error)
    }

    fn node(&mut self, number: u64) -> &mut Node {
        self.image
            .nodes
            .get_mut(&number)
            .expect("files are kept while they are open")
    }

    fn touch(&mut self, number: u64) -> &mut Node {
        self.image.time += 1;
        let changed = self.image.time;
        let node = self.node(number);
        node.changed = changed;
        node
    }

    fn make(&mut self, path: &Path) -> u64 {
        self.image.time += 1;
        let (number, changed) = (self.image.time.unsigned_abs(), self.image.time);
        self.image.names.insert(path.to_owned(), number);
        let node = Node {
            content: Vec::new(),
            changed,
        };
        self.image.nodes.insert(number, node);
        number
    }

    fn number(&self, path: &Path) -> io::Result<u64> {
        let number = self.image.names.get(path).copied();
        number.ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn state_of(&mut self, number: u64) -> FileState {
        let is_gone = !self.image.names.values().any(|it| *it == number);
        let node = self.node(number);
        let stamp = Stamp::numbered(node.changed);
        FileState {
            id: FileId::numbered(number),
            length: node.content.len() as u64,
            is_file: true,
            is_link: false,
            is_gone,
            written: stamp,
            changed: stamp,
            mode: 0o600,
        }
    }

    fn put(&mut self, number: u64, bytes: &[u8], place: usize) {
        let content = &mut self.touch(number).content;
        let end = place + bytes.len();
        content.resize(content.len().max(end), 0);
        content[place..end].copy_from_slice(bytes);
    }
}

/// Returns the outermost folder: each is a disk of its own.
fn folder_of(path: &Path) -> PathBuf {
    path.components().take(2).collect()
}

impl Disk for MemoryDisk {
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>> {
        let (call, is_at_end) = match access {
            Access::Read => (Call::OpenToRead, false),
            Access::Append => (Call::OpenToAppend, true),
            Access::AppendNew => (Call::Create, true),
            Access::Overwrite => (Call::Overwrite, false),
        };
        let mut state = self.plainly(call, path)?;
        let has_folder = path.parent().is_some_and(|it| state.image.folders.contains(it));
        let number = match (access, state.number(path)) {
            (Access::AppendNew, Ok(_)) => return Err(io::ErrorKind::AlreadyExists.into()),
            (Access::AppendNew | Access::Overwrite, Err(_)) if has_folder => state.make(path),
            (Access::Overwrite, Ok(number)) => {
                state.touch(number).content.clear();
                number
            }
            (_, there) => there?,
        };
        drop(state);
        Ok(self.handle(number, path, is_at_end))
    }

    fn read(&self, path: &Path, largest: u64) -> io::Result<Vec<u8>> {
        let mut state = self.plainly(Call::Read, path)?;
        let number = state.number(path)?;
        let content = state.node(number).content.clone();
        if content.len() as u64 > largest {
            return Err(FileError::TooLarge { mib: largest >> 20 }.into());
        }
        Ok(content)
    }

    fn state(&self, path: &Path, _link: Link) -> io::Result<FileState> {
        let mut state = self.plainly(Call::Look, path)?;
        if state.image.folders.contains(path) {
            return Ok(FileState {
                id: FileId::numbered(0),
                length: 0,
                is_file: false,
                is_link: false,
                is_gone: false,
                written: Stamp::numbered(0),
                changed: Stamp::numbered(0),
                mode: 0o700,
            });
        }
        let number = state.number(path)?;
        Ok(state.state_of(number))
    }

    fn written(&self, path: &Path) -> io::Result<SystemTime> {
        let mut state = self.plainly(Call::Look, path)?;
        let number = state.number(path)?;
        let seconds = state.node(number).changed.unsigned_abs();
        Ok(*FIRST_CHANGE + Duration::from_secs(seconds))
    }

    fn files_in(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let state = self.plainly(Call::ListFolder, folder)?;
        if !state.image.folders.contains(folder) {
            return Err(io::ErrorKind::NotFound.into());
        }
        let names = state.image.names.keys().filter(|it| it.parent() == Some(folder));
        Ok(names.cloned().collect())
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.plainly(Call::MakeFolder, folder)?;
        state.image.folders.extend(folder.ancestors().map(Path::to_owned));
        Ok(())
    }

    fn make_own_folder(&self, folder: &Path) -> io::Result<()> {
        self.make_folder(folder)
    }

    fn is_private_folder(&self, folder: &Path) -> bool {
        let state = self.plainly(Call::IsPrivate, folder);
        state.is_ok_and(|it| it.image.folders.contains(folder))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.plainly(Call::Remove, path)?;
        let number = state.image.names.remove(path);
        number.map(|_| ()).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.plainly(Call::Rename, from)?;
        let number = state.number(from)?;
        state.image.names.remove(from);
        state.image.names.insert(to.to_owned(), number);
        Ok(())
    }

    fn sync_folder_of(&self, path: &Path) {
        let _synced_or_not = self.plainly(Call::SyncFolder, path);
    }

    fn synced_on(&self) -> SyncedOn {
        SyncedOn::CallingThread
    }
}

/// An open file of it.
struct MemoryFile {
    disk: MemoryDisk,
    number: u64,
    handle: u64,
    path: PathBuf,
    is_at_end: bool,
}

impl MemoryFile {
    /// Writes all or half of it; returns how much.
    fn put(&self, call: Call, bytes: &[u8], place: Option<u64>) -> io::Result<usize> {
        let (mut state, error) = match self.disk.call(call, &self.path) {
            Ok(state) => (state, None),
            Err((error, state)) => (state, Some(error)),
        };
        let written = match error {
            None => bytes,
            Some(Error::Short | Error::Torn) => &bytes[..bytes.len() / 2],
            Some(_) => &[],
        };
        let end = state.node(self.number).content.len();
        let place = place.map_or(end, |it| usize::try_from(it).expect("small"));
        if !written.is_empty() {
            state.put(self.number, written, place);
        }
        match error {
            None => Ok(written.len()),
            Some(Error::Short) if call == Call::Write => Ok(written.len()),
            Some(error) => Err(error.said()),
        }
    }
}

impl DiskFile for MemoryFile {
    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        assert!(self.is_at_end, "only a file that is open to append is written so");
        self.put(Call::Write, bytes, None)
    }

    fn write_at(&self, bytes: &[u8], place: u64) -> io::Result<()> {
        self.put(Call::WriteAt, bytes, Some(place)).map(|_| ())
    }

    fn read_at(&self, bytes: &mut [u8], place: u64) -> io::Result<()> {
        let mut state = self.disk.plainly(Call::ReadAt, &self.path)?;
        let place = usize::try_from(place).expect("small");
        let content = &state.node(self.number).content;
        let there = content.get(place..place + bytes.len());
        bytes.copy_from_slice(there.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        let mut state = self.disk.plainly(Call::SetLength, &self.path)?;
        let length = usize::try_from(length).expect("small");
        state.touch(self.number).content.resize(length, 0);
        Ok(())
    }

    fn state(&self) -> io::Result<FileState> {
        let mut state = self.disk.plainly(Call::LookAtFile, &self.path)?;
        Ok(state.state_of(self.number))
    }

    fn sync(&self) -> io::Result<()> {
        self.disk.plainly(Call::Sync, &self.path).map(|_| ())
    }

    fn lock(&self, lock: Lock) -> Result<(), TryLockError> {
        let mut state = self.disk.plainly(Call::Lock, &self.path).map_err(TryLockError::Error)?;
        let locks = state.locks.entry(self.number).or_default();
        let stops = |it: &&(u64, Lock)| it.0 != self.handle && (lock == Lock::Alone || it.1 == Lock::Alone);
        if locks.iter().find(stops).is_some() {
            return Err(TryLockError::WouldBlock);
        }
        locks.push((self.handle, lock));
        Ok(())
    }

    fn another(&self) -> io::Result<Box<dyn DiskFile>> {
        drop(self.disk.plainly(Call::Another, &self.path)?);
        Ok(self.disk.handle(self.number, &self.path, self.is_at_end))
    }
}

impl Drop for MemoryFile {
    fn drop(&mut self) {
        // What panics holds the disk, perhaps.
        if let Ok(mut state) = self.disk.0.lock() {
            state
                .locks
                .entry(self.number)
                .or_default()
                .retain(|it| it.0 != self.handle);
        }
    }
}

impl fmt::Debug for MemoryFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())
    }
}
