//! Permissions are bits of each file, and a device is a file.

use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::fs::{
    DirBuilderExt as _, FileExt as _, FileTypeExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
    symlink,
};
use std::path::{Path, PathBuf};

use rustix::fs::{Access, OFlags, access, fcntl_getfl, fcntl_setfl};
use rustix::io::Errno;

use crate::files::{FileId, FileState, Special, Stamp, Waiting};

/// What only its owner may read and write.
const PRIVATE_FILE: u32 = 0o600;
const PRIVATE_FOLDER: u32 = 0o700;
/// What the umask takes from.
const BEFORE_UMASK: u32 = 0o666;
/// What all but the owner may do.
const OF_OTHERS: u32 = 0o077;

pub(crate) fn state(file: &File) -> io::Result<FileState> {
    file.metadata().map(|it| state_of(&it))
}

pub(crate) fn state_at(path: &Path) -> io::Result<FileState> {
    fs::metadata(path).map(|it| state_of(&it))
}

pub(crate) fn state_of_name(path: &Path) -> io::Result<FileState> {
    fs::symlink_metadata(path).map(|it| state_of(&it))
}

fn state_of(it: &Metadata) -> FileState {
    FileState {
        id: FileId {
            volume: it.dev(),
            number: it.ino(),
        },
        length: it.len(),
        is_file: it.is_file(),
        is_link: it.is_symlink(),
        is_gone: it.nlink() == 0,
        written: Stamp(it.mtime(), it.mtime_nsec()),
        changed: Stamp(it.ctime(), it.ctime_nsec()),
        mode: it.mode(),
    }
}

pub(crate) fn read_exact_at(file: &File, bytes: &mut [u8], place: u64) -> io::Result<()> {
    file.read_exact_at(bytes, place)
}

pub(crate) fn write_all_at(file: &File, bytes: &[u8], place: u64) -> io::Result<()> {
    file.write_all_at(bytes, place)
}

pub(crate) fn waiting(how: &mut OpenOptions, waiting: Waiting) -> &mut OpenOptions {
    let never = OFlags::NONBLOCK | OFlags::NOCTTY;
    let flags = match waiting {
        Waiting::AsUsual => OFlags::empty(),
        Waiting::Never => never,
        Waiting::NeverNorFollows => never | OFlags::NOFOLLOW,
    };
    how.custom_flags(flags.bits().cast_signed())
}

pub(crate) fn wait_from_here_on(file: &File) -> io::Result<()> {
    let flags = fcntl_getfl(file)?;
    fcntl_setfl(file, flags - OFlags::NONBLOCK)?;
    Ok(())
}

/// The kinds tell it all.
pub(crate) fn is_nowhere(_error: &io::Error) -> bool {
    false
}

pub(crate) fn whole_path(path: &Path) -> io::Result<PathBuf> {
    fs::canonicalize(path)
}

pub(crate) fn is_without_reader(error: &io::Error) -> bool {
    Errno::from_io_error(error) == Some(Errno::NXIO)
}

pub(crate) fn private(how: &mut OpenOptions) -> &mut OpenOptions {
    how.mode(PRIVATE_FILE)
}

pub(crate) fn for_all(how: &mut OpenOptions) -> &mut OpenOptions {
    how.mode(BEFORE_UMASK)
}

pub(crate) fn private_folder(how: &mut DirBuilder) -> &mut DirBuilder {
    how.mode(PRIVATE_FOLDER)
}

pub(crate) fn is_private_folder(folder: &Path) -> bool {
    fs::metadata(folder).is_ok_and(|it| {
        let is_own = it.uid() == rustix::process::geteuid().as_raw();
        it.is_dir() && is_own && it.permissions().mode() & OF_OTHERS == 0
    })
}

pub(crate) fn narrow(file: &File) -> io::Result<bool> {
    let it = file.metadata()?;
    let mode = it.permissions().mode() & 0o7777;
    let own = mode & !OF_OTHERS;
    if !(it.is_file() || it.is_dir()) || own == mode {
        return Ok(false);
    }
    file.set_permissions(Permissions::from_mode(own)).map(|()| true)
}

pub(crate) fn narrow_folder(folder: &Path) -> io::Result<bool> {
    narrow(&File::open(folder)?)
}

pub(crate) fn open_to_its_owner(folder: &Path) -> io::Result<()> {
    if fs::metadata(folder).is_ok_and(|it| it.mode() & PRIVATE_FOLDER != PRIVATE_FOLDER) {
        fs::set_permissions(folder, Permissions::from_mode(PRIVATE_FOLDER))?;
    }
    Ok(())
}

pub(crate) fn may_be_written_into(folder: &Path) -> io::Result<()> {
    access(folder, Access::WRITE_OK | Access::EXEC_OK).map_err(io::Error::from)
}

pub(crate) fn lay(from: &Path, to: &Path) -> io::Result<()> {
    symlink(from, to)
}

pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

pub(crate) fn special(path: &Path) -> Option<Special> {
    let kind = fs::metadata(path).ok()?.file_type();
    let is_special = !(kind.is_file() || kind.is_dir());
    is_special.then(|| match () {
        () if kind.is_fifo() => Special::Pipe,
        () if kind.is_char_device() => Special::Characters,
        () => Special::Other,
    })
}

pub(crate) fn is_input_piped() -> bool {
    let input = io::stdin();
    let kind = || {
        let file = File::from(input.as_fd().try_clone_to_owned()?);
        Ok::<_, io::Error>(file.metadata()?.file_type())
    };
    kind().is_ok_and(|it| it.is_fifo() || it.is_socket())
}
