//! What a person types to get what is missing, in the words of their system.

use crate::side::remedies as side;

/// Installs the archive, typed in its folder.
pub const ARCHIVE: &str = side::ARCHIVE;

/// Brings the built-in voice and its languages.
pub const VOICE: &str = side::VOICE;

/// What the built-in voice is called where software is installed.
pub const VOICE_PACKAGE: &str = side::VOICE_PACKAGE;
