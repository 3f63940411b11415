//! A variable says what it is.

use std::env;

pub(crate) const MARKS_PASTE: bool = true;

pub(crate) fn is_dumb() -> bool {
    env::var_os("TERM").is_none()
}

pub(crate) fn name() -> String {
    env::var("TERM").unwrap_or_default()
}

pub(crate) fn tells_releases() -> bool {
    false
}
