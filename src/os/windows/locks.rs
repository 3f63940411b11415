//! Here a locked byte can be neither read nor written by others, so one is locked at which no file ever arrives.

use std::fs::{File, TryLockError};
use std::io;
use std::os::windows::io::AsRawHandle as _;

use windows_sys::Win32::Foundation::{ERROR_IO_PENDING, ERROR_LOCK_VIOLATION};
use windows_sys::Win32::Storage::FileSystem::{
    LOCK_FILE_FLAGS, LOCKFILE_EXCLUSIVE_LOCK, LOCKFILE_FAIL_IMMEDIATELY, LockFileEx,
};
use windows_sys::Win32::System::IO::{OVERLAPPED, OVERLAPPED_0, OVERLAPPED_0_0};

/// The upper half of the place of the byte: behind half of all that a file can hold.
const FAR_BEHIND_THE_END: u32 = 0x4000_0000;

pub(crate) fn try_lock(file: &File) -> Result<(), TryLockError> {
    lock(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY)
}

pub(crate) fn try_lock_shared(file: &File) -> Result<(), TryLockError> {
    lock(file, LOCKFILE_FAIL_IMMEDIATELY)
}

fn lock(file: &File, how: LOCK_FILE_FLAGS) -> Result<(), TryLockError> {
    let mut place = OVERLAPPED {
        Anonymous: OVERLAPPED_0 {
            Anonymous: OVERLAPPED_0_0 {
                Offset: 0,
                OffsetHigh: FAR_BEHIND_THE_END,
            },
        },
        ..OVERLAPPED::default()
    };
    // SAFETY: the handle is open as long as the file is borrowed, and the place lives until the call returns, which it does
    // at once, since the file was not opened for overlapped work.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_locked = unsafe { LockFileEx(file.as_raw_handle(), how, 0, 1, 0, &raw mut place) };
    if is_locked != 0 {
        return Ok(());
    }
    let error = io::Error::last_os_error();
    let is_of_others = |code: i32| [ERROR_LOCK_VIOLATION, ERROR_IO_PENDING].contains(&code.cast_unsigned());
    match error.raw_os_error() {
        Some(code) if is_of_others(code) => Err(TryLockError::WouldBlock),
        _ => Err(TryLockError::Error(error)),
    }
}
