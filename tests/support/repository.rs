//! Where the files of the repository are: tests of a crate start in the folder of that crate.

use std::path::{Path, PathBuf};

/// Returns the path of a file or folder, given from the top of the repository on.
pub(crate) fn in_repository(path: &str) -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The program's own package is the top itself.
    let top = package.ancestors().find(|it| it.join("tests/runner.rs").exists());
    top.expect("the repository is around every crate").join(path)
}
