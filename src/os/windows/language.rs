//! A list of languages in the settings of the system, the best first.

use windows_sys::Win32::Globalization::{GetUserPreferredUILanguages, MUI_LANGUAGE_NAME};

/// Longer than any list, in characters.
const LONGEST: usize = 4096;

pub(crate) fn locale() -> Option<String> {
    let mut list = vec![0; LONGEST];
    let (mut count, mut length) = (0, LONGEST as u32);
    // SAFETY: the list is as long as is said, and all that is written to lives until the call returns.
    #[expect(unsafe_code, reason = "a call of the system")]
    let is_told =
        unsafe { GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &raw mut count, list.as_mut_ptr(), &raw mut length) };
    let first = list.split(|it| *it == 0).next()?;
    (is_told != 0 && count > 0 && !first.is_empty()).then(|| String::from_utf16_lossy(first))
}
