//! A request to the system, which shows it to whoever asks why the machine stays awake (`powercfg /requests`).

use std::io;
use std::os::windows::io::{AsRawHandle as _, FromRawHandle as _, OwnedHandle};

use windows_sys::Win32::Foundation::INVALID_HANDLE_VALUE;
use windows_sys::Win32::System::Power::{
    POWER_REQUEST_TYPE, PowerCreateRequest, PowerRequestDisplayRequired, PowerRequestSystemRequired, PowerSetRequest,
};
use windows_sys::Win32::System::SystemServices::POWER_REQUEST_CONTEXT_VERSION;
use windows_sys::Win32::System::Threading::{POWER_REQUEST_CONTEXT_SIMPLE_STRING, REASON_CONTEXT, REASON_CONTEXT_0};

use crate::inhibitor::LockState;

pub(crate) const PROGRAMS: &[&str] = &[];

/// A machine whose screen is locked for want of a key takes no keys of a game either.
const WHAT_STAYS_ON: [POWER_REQUEST_TYPE; 2] = [PowerRequestSystemRequired, PowerRequestDisplayRequired];

#[derive(Debug)]
pub(crate) struct Inhibitor {
    /// Closed, it is given back. `None` where it was refused.
    _request: Option<OwnedHandle>,
}

impl Inhibitor {
    pub(crate) fn acquire(why: &str, report: impl Fn(LockState)) -> io::Result<Self> {
        let request = requested(why);
        report(match &request {
            Ok(_) => LockState::Held,
            Err(error) => LockState::Refused(error.to_string()),
        });
        Ok(Self { _request: request.ok() })
    }
}

fn requested(why: &str) -> io::Result<OwnedHandle> {
    let mut why: Vec<u16> = why.encode_utf16().chain([0]).collect();
    let context = REASON_CONTEXT {
        Version: POWER_REQUEST_CONTEXT_VERSION,
        Flags: POWER_REQUEST_CONTEXT_SIMPLE_STRING,
        Reason: REASON_CONTEXT_0 {
            SimpleReasonString: why.as_mut_ptr(),
        },
    };
    // SAFETY: the context and its text, which ends with a zero, live until the call returns; the handle is ours from then on.
    #[expect(unsafe_code, reason = "a call of the system")]
    let request = unsafe {
        let handle = PowerCreateRequest(&raw const context);
        if handle == INVALID_HANDLE_VALUE || handle.is_null() {
            return Err(io::Error::last_os_error());
        }
        OwnedHandle::from_raw_handle(handle)
    };
    for what in WHAT_STAYS_ON {
        // SAFETY: the handle is open.
        #[expect(unsafe_code, reason = "a call of the system")]
        let is_set = unsafe { PowerSetRequest(request.as_raw_handle(), what) };
        if is_set == 0 {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(request)
}
