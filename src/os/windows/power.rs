//! One call tells all.

use windows_sys::Win32::System::Power::{GetSystemPowerStatus, SYSTEM_POWER_STATUS};

use crate::power::Supply;

pub(crate) const FOLDER: Option<&str> = None;

/// No battery, in the flags of the call.
const NO_BATTERY: u8 = 128;
/// What the call tells of what it does not know.
const UNKNOWN: u8 = 255;
const ON_BATTERY: u8 = 0;

pub(crate) fn asked() -> Option<Supply> {
    let mut told = SYSTEM_POWER_STATUS::default();
    // SAFETY: what is written lives until the call returns.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_told = unsafe { GetSystemPowerStatus(&raw mut told) };
    let is_known = is_told != 0 && told.BatteryFlag != UNKNOWN && told.BatteryFlag & NO_BATTERY == 0;
    (is_known && told.BatteryLifePercent <= 100).then_some(Supply {
        percent: told.BatteryLifePercent,
        has_mains: told.ACLineStatus != ON_BATTERY,
    })
}
