//! The disk as far as a journal needs it: every call of it can fail, so a test can have each of them fail in its turn.

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ansage_files::whole;
use ansage_os::files as system;
use ansage_os::files::FileState;
use ansage_os::locks;

/// How a file is opened.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Access {
    /// To be read, a plain file that is there.
    Read,
    /// To be read, and written at its end, a plain file that is there.
    Append,
    /// The same with a new file that is its owner's alone; one that is there is an error.
    AppendNew,
    /// To be written from its beginning, without what it held; it is made if it is not there.
    Overwrite,
}

/// What is looked at under a path that is a symbolic link.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Link {
    /// What it leads to.
    Followed,
    /// The link itself.
    Itself,
}

/// Who may lock a file as well.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Lock {
    /// No other handle.
    Alone,
    /// All that share it.
    Shared,
}

/// The thread that syncs a disk.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SyncedOn {
    /// One of its own.
    OwnThread,
    /// The one that asks for it: the disk keeps no caller waiting, and its calls come in one order.
    CallingThread,
}

/// A disk with the folders and files of journals. Each call returns what the system said if it fails.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Opens a file.
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>>;

    /// Reads a plain file of at most so many bytes; a longer one is [`ansage_files::FileError::TooLarge`].
    fn read(&self, path: &Path, largest: u64) -> io::Result<Vec<u8>>;

    /// Looks at what has this path.
    fn state(&self, path: &Path, link: Link) -> io::Result<FileState>;

    /// Returns when a file was written last, by the clock on the wall.
    fn written(&self, path: &Path) -> io::Result<SystemTime>;

    /// Returns the paths in a folder, in any order.
    fn files_in(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Makes a folder and those on the way to it; new ones are their owner's alone.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Makes a folder of ours: one that is there is its owner's alone from now on.
    fn make_own_folder(&self, folder: &Path) -> io::Result<()>;

    /// Returns true for a folder of this person into which no one else may look.
    fn is_private_folder(&self, folder: &Path) -> bool;

    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Gives a file another name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Syncs the names in the folder of a file; a failure is logged and has no other consequence.
    fn sync_folder_of(&self, path: &Path);

    /// Returns the thread that syncs it.
    fn synced_on(&self) -> SyncedOn {
        SyncedOn::OwnThread
    }
}

/// An open file; its locks end when it is dropped.
pub trait DiskFile: fmt::Debug + Send {
    /// Hands bytes over in one call, at the end of a file that is open to append; returns how many were taken.
    fn write(&self, bytes: &[u8]) -> io::Result<usize>;

    /// Writes all bytes at a place.
    fn write_at(&self, bytes: &[u8], place: u64) -> io::Result<()>;

    /// Fills `bytes` from a place; a file that ends before is [`io::ErrorKind::UnexpectedEof`].
    fn read_at(&self, bytes: &mut [u8], place: u64) -> io::Result<()>;

    /// Cuts the file to a length.
    fn set_length(&self, length: u64) -> io::Result<()>;

    /// Looks at the file itself, whatever its name is now.
    fn state(&self) -> io::Result<FileState>;

    /// Returns once the disk has the content.
    fn sync(&self) -> io::Result<()>;

    /// Locks the file without waiting.
    ///
    /// # Errors
    ///
    /// Returns that another handle has locked it, or what the system said.
    fn lock(&self, lock: Lock) -> Result<(), TryLockError>;

    /// Returns another handle of the file.
    fn another(&self) -> io::Result<Box<dyn DiskFile>>;
}

/// The files of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDisk;

impl Disk for SystemDisk {
    fn open(&self, path: &Path, access: Access) -> io::Result<Box<dyn DiskFile>> {
        let file = match access {
            Access::Read => ansage_files::open(path),
            Access::Append => ansage_files::open_to_append(path),
            Access::AppendNew => ansage_files::create_to_append(path),
            Access::Overwrite => ansage_files::create_private(path),
        }?;
        Ok(Box::new(file))
    }

    fn read(&self, path: &Path, largest: u64) -> io::Result<Vec<u8>> {
        ansage_files::read(path, largest)
    }

    fn state(&self, path: &Path, link: Link) -> io::Result<FileState> {
        match link {
            Link::Followed => system::state_at(path),
            Link::Itself => system::state_of_name(path),
        }
    }

    fn written(&self, path: &Path) -> io::Result<SystemTime> {
        path.metadata()?.modified()
    }

    fn files_in(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        Ok(fs::read_dir(folder)?.flatten().map(|it| it.path()).collect())
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        ansage_files::make_private_folder(folder)
    }

    fn make_own_folder(&self, folder: &Path) -> io::Result<()> {
        ansage_files::make_own_folder(folder)
    }

    fn is_private_folder(&self, folder: &Path) -> bool {
        ansage_files::is_private_folder(folder)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn sync_folder_of(&self, path: &Path) {
        whole::sync_folder_of(path);
    }
}

impl DiskFile for File {
    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        let mut file = self;
        io::Write::write(&mut file, bytes)
    }

    fn write_at(&self, bytes: &[u8], place: u64) -> io::Result<()> {
        system::write_all_at(self, bytes, place)
    }

    fn read_at(&self, bytes: &mut [u8], place: u64) -> io::Result<()> {
        system::read_exact_at(self, bytes, place)
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn state(&self) -> io::Result<FileState> {
        system::state(self)
    }

    fn sync(&self) -> io::Result<()> {
        self.sync_data()
    }

    fn lock(&self, lock: Lock) -> Result<(), TryLockError> {
        match lock {
            Lock::Alone => locks::try_lock(self),
            Lock::Shared => locks::try_lock_shared(self),
        }
    }

    fn another(&self) -> io::Result<Box<dyn DiskFile>> {
        Ok(Box::new(self.try_clone()?))
    }
}
