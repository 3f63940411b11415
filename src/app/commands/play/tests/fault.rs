//! The calls of a disk, and how one of them fails.

use std::io;

/// What a call does to the disk.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Call {
    OpenToRead,
    OpenToAppend,
    Create,
    Overwrite,
    Read,
    ReadAt,
    Write,
    WriteAt,
    SetLength,
    Look,
    LookAtFile,
    ListFolder,
    MakeFolder,
    IsPrivate,
    Remove,
    Rename,
    SyncFolder,
    Sync,
    Lock,
    Another,
}

/// How a call fails.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Error {
    /// EIO: the device gave no answer.
    Device,
    /// ENOSPC.
    Full,
    /// EROFS: the system has taken the disk away from writers.
    ReadOnly,
    /// Half of what is written reaches the disk, and the call says so.
    Short,
    /// Half of what is written reaches the disk, and the call says EIO.
    Torn,
}

/// Which calls fail after the first one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Extent {
    /// None.
    Once,
    /// All of its kind.
    Kind,
    /// All of its kind in its folder.
    KindHere,
    /// All.
    All,
    /// All in its folder: its disk is gone, and others are not.
    AllHere,
}

impl Extent {
    pub(crate) const ALL: [Self; 5] = [Self::Once, Self::All, Self::Kind, Self::AllHere, Self::KindHere];
}

/// A call that fails.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    /// Its number, counted from 1.
    pub(crate) call: usize,
    pub(crate) error: Error,
    pub(crate) extent: Extent,
}

impl Error {
    /// Returns the errors that a call may end with.
    pub(crate) fn of(call: Call) -> &'static [Self] {
        match call {
            Call::Write | Call::WriteAt => &[Self::Device, Self::Full, Self::ReadOnly, Self::Short, Self::Torn],
            Call::OpenToAppend
            | Call::Create
            | Call::Overwrite
            | Call::SetLength
            | Call::MakeFolder
            | Call::Remove
            | Call::Rename
            | Call::Sync => &[Self::Device, Self::Full, Self::ReadOnly],
            Call::OpenToRead
            | Call::Read
            | Call::ReadAt
            | Call::Look
            | Call::LookAtFile
            | Call::ListFolder
            | Call::IsPrivate
            | Call::SyncFolder
            | Call::Lock
            | Call::Another => &[Self::Device],
        }
    }

    /// Returns what the system says.
    pub(crate) fn said(self) -> io::Error {
        match self {
            Self::Device | Self::Torn => io::Error::other("input/output error"),
            Self::Full | Self::Short => io::ErrorKind::StorageFull.into(),
            Self::ReadOnly => io::ErrorKind::ReadOnlyFilesystem.into(),
        }
    }
}
