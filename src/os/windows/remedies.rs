//! The archive holds everything.

pub(crate) const ARCHIVE: &str = "powershell -ExecutionPolicy Bypass -File install.ps1";
pub(crate) const VOICE: &str = ARCHIVE;
pub(crate) const VOICE_PACKAGE: &str = "eSpeak NG";
