//! Who could have written a program.

use std::io;
use std::path::{Path, PathBuf};

use crate::side;

/// Returns the file itself, or a folder on the way to it, where somebody else than this person and the system's own people
/// could have written, or laid another in its place; `None` where nobody could. Links do not matter.
///
/// # Errors
///
/// Returns what the system said.
pub fn open_to_others(file: &Path) -> io::Result<Option<PathBuf>> {
    side::ownership::open_to_others(file)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_program_that_is_not_there_is_nobodys() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(open_to_others(&folder.path().join("none")).is_err());
        let file = folder.path().join("helper");
        fs::write(&file, "").expect("a file");
        assert!(open_to_others(&file).is_ok());
    }
}
