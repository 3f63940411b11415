//! Who may look into a file hangs on its folder: what lies below a person's profile is theirs, the system's and the
//! administrators', and so are the program's own files.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::mem::size_of;
use std::os::windows::fs::{FileExt as _, OpenOptionsExt as _};
use std::os::windows::io::AsRawHandle as _;
use std::path::{Path, PathBuf};

use windows_sys::Win32::Foundation::ERROR_PIPE_BUSY;
use windows_sys::Win32::Storage::FileSystem::{
    BY_HANDLE_FILE_INFORMATION, FILE_ATTRIBUTE_DIRECTORY, FILE_ATTRIBUTE_REPARSE_POINT, FILE_BASIC_INFO,
    FILE_FLAG_BACKUP_SEMANTICS, FILE_FLAG_OPEN_REPARSE_POINT, FILE_READ_ATTRIBUTES, FILE_STANDARD_INFO, FILE_TYPE_PIPE,
    FileBasicInfo, FileStandardInfo, GetFileInformationByHandle, GetFileInformationByHandleEx, GetFileType,
};

use super::ownership::is_of_this_person_by_place;
use crate::files::{FileId, FileState, Special, Stamp, Waiting};

/// How the names of devices and of pipes begin.
const DEVICES: &str = r"\\.\";
const PIPES: &str = r"\\.\pipe\";
/// What no file may be called in any folder, with or without something behind a dot.
const NAMES_OF_DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "COM", "LPT"];

pub(crate) fn state(file: &File) -> io::Result<FileState> {
    let mut told = BY_HANDLE_FILE_INFORMATION::default();
    // SAFETY: the handle is open as long as the file is borrowed, and what is written lives until the call returns.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_told = unsafe { GetFileInformationByHandle(file.as_raw_handle(), &raw mut told) };
    if is_told == 0 {
        return Err(io::Error::last_os_error());
    }
    let (basic, standard) = (basic_of(file), standard_of(file));
    let whole = |high: u32, low: u32| u64::from(high) << 32 | u64::from(low);
    let written = whole(told.ftLastWriteTime.dwHighDateTime, told.ftLastWriteTime.dwLowDateTime);
    Ok(FileState {
        id: FileId {
            volume: told.dwVolumeSerialNumber.into(),
            number: whole(told.nFileIndexHigh, told.nFileIndexLow),
        },
        length: whole(told.nFileSizeHigh, told.nFileSizeLow),
        is_file: told.dwFileAttributes & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT) == 0,
        is_link: told.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT != 0,
        is_gone: told.nNumberOfLinks == 0 || standard.is_ok_and(|it| it.DeletePending),
        written: Stamp(written.cast_signed(), 0),
        changed: Stamp(basic.map_or(0, |it| it.ChangeTime), 0),
        mode: 0,
    })
}

pub(crate) fn state_at(path: &Path) -> io::Result<FileState> {
    state(&to_be_looked_at(FILE_FLAG_BACKUP_SEMANTICS).open(path)?)
}

pub(crate) fn state_of_name(path: &Path) -> io::Result<FileState> {
    state(&to_be_looked_at(FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT).open(path)?)
}

/// Opens what may be a folder, to look at it alone.
fn to_be_looked_at(flags: u32) -> OpenOptions {
    let mut how = OpenOptions::new();
    how.access_mode(FILE_READ_ATTRIBUTES).custom_flags(flags);
    how
}

fn basic_of(file: &File) -> io::Result<FILE_BASIC_INFO> {
    let mut told = FILE_BASIC_INFO::default();
    // SAFETY: as in `state`; the size is that of what is written.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_told = unsafe {
        let size = size_of::<FILE_BASIC_INFO>() as u32;
        GetFileInformationByHandleEx(file.as_raw_handle(), FileBasicInfo, (&raw mut told).cast(), size)
    };
    if is_told == 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(told)
    }
}

fn standard_of(file: &File) -> io::Result<FILE_STANDARD_INFO> {
    let mut told = FILE_STANDARD_INFO::default();
    // SAFETY: as in `basic_of`.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_told = unsafe {
        let size = size_of::<FILE_STANDARD_INFO>() as u32;
        GetFileInformationByHandleEx(file.as_raw_handle(), FileStandardInfo, (&raw mut told).cast(), size)
    };
    if is_told == 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(told)
    }
}

pub(crate) fn read_exact_at(file: &File, mut bytes: &mut [u8], mut place: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.seek_read(bytes, place) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(length) => {
                bytes = &mut bytes[length..];
                place += length as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

pub(crate) fn write_all_at(file: &File, mut bytes: &[u8], mut place: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match file.seek_write(bytes, place) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(length) => {
                bytes = &bytes[length..];
                place += length as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Nothing waits here: a pipe that nobody serves is not opened.
pub(crate) fn waiting(how: &mut OpenOptions, waiting: Waiting) -> &mut OpenOptions {
    how.custom_flags(match waiting {
        Waiting::AsUsual | Waiting::Never => 0,
        Waiting::NeverNorFollows => FILE_FLAG_OPEN_REPARSE_POINT,
    })
}

pub(crate) fn wait_from_here_on(_file: &File) -> io::Result<()> {
    Ok(())
}

/// Wine says so of a path below a file.
pub(crate) fn is_nowhere(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::InvalidFilename
}

/// Without the sign of a path that no program looks at, which nobody wants to hear.
pub(crate) fn whole_path(path: &Path) -> io::Result<PathBuf> {
    dunce::canonicalize(path)
}

pub(crate) fn is_without_reader(error: &io::Error) -> bool {
    error.raw_os_error() == Some(ERROR_PIPE_BUSY.cast_signed())
}

pub(crate) fn private(how: &mut OpenOptions) -> &mut OpenOptions {
    how
}

pub(crate) fn for_all(how: &mut OpenOptions) -> &mut OpenOptions {
    how
}

pub(crate) fn private_folder(how: &mut DirBuilder) -> &mut DirBuilder {
    how
}

pub(crate) fn is_private_folder(folder: &Path) -> bool {
    folder.is_dir() && is_of_this_person_by_place(folder)
}

pub(crate) fn narrow(_file: &File) -> io::Result<bool> {
    Ok(false)
}

pub(crate) fn narrow_folder(_folder: &Path) -> io::Result<bool> {
    Ok(false)
}

pub(crate) fn open_to_its_owner(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// Tries it: who may is told in lists of many lines, which a share may overrule.
pub(crate) fn may_be_written_into(folder: &Path) -> io::Result<()> {
    let trial = folder.join(format!("ansage-{}.trial", std::process::id()));
    drop(File::create_new(&trial)?);
    fs::remove_file(&trial)
}

/// A link takes a privilege here that nobody has, a second name of a file does not.
pub(crate) fn lay(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        return fs::hard_link(from, to).or_else(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => Err(error),
            // Another disk, or one without such names.
            _ => fs::copy(from, to).map(drop),
        });
    }
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let name = entry?.file_name();
        lay(&from.join(&name), &to.join(&name))?;
    }
    Ok(())
}

/// The system keeps names in a journal of its own.
pub(crate) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

pub(crate) fn special(path: &Path) -> Option<Special> {
    let text = path.to_string_lossy().replace('/', r"\");
    let name = path.file_stem()?.to_string_lossy().to_uppercase();
    let bare = name.trim_end_matches(|it: char| it.is_ascii_digit());
    let is_device = text.starts_with(DEVICES) || NAMES_OF_DEVICES.contains(&bare);
    match () {
        () if text.to_lowercase().starts_with(PIPES) => Some(Special::Pipe),
        () if is_device => Some(Special::Characters),
        () => None,
    }
}

pub(crate) fn is_input_piped() -> bool {
    // SAFETY: the handle is that of the standard input, which stays open.
    #[expect(unsafe_code, reason = "a call of the system")]
    let kind = unsafe { GetFileType(io::stdin().as_raw_handle()) };
    kind == FILE_TYPE_PIPE
}
