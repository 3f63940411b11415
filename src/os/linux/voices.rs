//! A Linux has the voices that somebody installs, and Orca reads the terminal.

/// None that is always there.
pub(crate) const OF_THE_SYSTEM: bool = false;
/// They read what stands there.
pub(crate) const SCREEN_READERS_TAKE_WORDS: bool = false;
