//! `flock`, which nobody is bound by who does not ask for it.

use std::fs::{File, TryLockError};

pub(crate) fn try_lock(file: &File) -> Result<(), TryLockError> {
    file.try_lock()
}

pub(crate) fn try_lock_shared(file: &File) -> Result<(), TryLockError> {
    file.try_lock_shared()
}
