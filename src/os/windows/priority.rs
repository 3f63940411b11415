//! The class above the usual one, for the whole process: that of sound itself is for drivers.

use windows_sys::Win32::System::Threading::{GetCurrentProcess, HIGH_PRIORITY_CLASS, SetPriorityClass};

/// Lets the threads of this process have their turn before others, as the sound servers do; if the
/// person may not have that, nothing changes.
pub fn come_first() {
    // SAFETY: the handle of the process itself is always one.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_set = unsafe { SetPriorityClass(GetCurrentProcess(), HIGH_PRIORITY_CLASS) } != 0;
    if !is_set {
        tracing::debug!("sound has its turn like everything else");
    }
}
