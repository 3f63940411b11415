//! What the machine lives on.

use crate::side;

/// The folder in which the system tells it, file by file; `None` where it is [asked].
pub const FOLDER: Option<&str> = side::power::FOLDER;

/// What is left and whether it is being used up.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Supply {
    /// What is left in all batteries, in per cent.
    pub percent: u8,
    /// True if the machine lives on the mains.
    pub has_mains: bool,
}

/// Asks the system; `None` where it has no battery, or nobody knows.
pub fn asked() -> Option<Supply> {
    side::power::asked()
}
