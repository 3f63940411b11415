//! Packages of Debian and Ubuntu.

pub(crate) const ARCHIVE: &str = "./install.sh";
pub(crate) const VOICE: &str = "sudo apt install libespeak-ng1 espeak-ng-data";
pub(crate) const VOICE_PACKAGE: &str = "libespeak-ng1";
